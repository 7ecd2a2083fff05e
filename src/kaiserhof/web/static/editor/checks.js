// The server's response about the board: its problems and where they are, its picture, and its file. Checks nothing
// itself.

const PAUSE = 350;

export class Checks {
  constructor(address, doc, told) {
    Object.assign(this, {
      address,
      doc,
      told,
      problems: [],
      text: "",
      picture: "",
      number: 0,
      timer: null,
      players: "",
      about: null,
    });
    doc.onChange(() => this.soon());
  }

  soon() {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.ask(), PAUSE);
  }

  // The current file of the board, or nothing if the server cannot be reached.
  async file() {
    if (this.about !== this.doc.last) await this.ask();
    return this.about === this.doc.last ? this.text : "";
  }

  async ask() {
    clearTimeout(this.timer);
    const number = (this.number += 1);
    const about = this.doc.last;
    let answer = null;
    try {
      const response = await fetch(`${this.address}/check?players=${this.players}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(this.doc.data),
      });
      if (response.status === 429) {
        this.timer = setTimeout(() => this.ask(), 4 * PAUSE);
        return;
      }
      answer = await response.json();
    } catch {
      this.told({ away: true });
      return;
    }
    if (number !== this.number) return;
    this.about = about;
    this.problems = answer.problems || [{ place: [], sentence: answer.sentence }];
    this.text = answer.text || "";
    if (this.picture) URL.revokeObjectURL(this.picture);
    this.picture = answer.picture ? URL.createObjectURL(new Blob([answer.picture], { type: "image/svg+xml" })) : "";
    this.told({ players: answer.players || [] });
  }
}
