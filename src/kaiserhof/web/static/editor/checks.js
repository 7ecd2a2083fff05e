// The server's response about the board: its problems and where they are, its picture, and its file. Checks nothing
// itself.

/** @import { BoardProblem, CheckedBoard } from "../../wire" */
/** @import { Document } from "./document.js" */
/** @typedef {{ away?: boolean, players?: number[] }} News Whether the server is out of reach, and how many may play. */

const PAUSE = 350;

export class Checks {
  /** @type {BoardProblem[]} */
  problems = [];
  /** @type {BoardProblem[]} */
  doubts = [];
  text = "";
  picture = "";
  players = "";
  number = 0;
  /** @type {ReturnType<typeof setTimeout> | undefined} */
  timer;
  /** @type {string | null} */
  about = null;

  /**
   * @param {string} address
   * @param {Document} doc
   * @param {(news: News) => void} told
   */
  constructor(address, doc, told) {
    this.address = address;
    this.doc = doc;
    this.told = told;
    doc.onChange(() => this.about !== doc.last && this.soon(PAUSE));
  }

  /** @param {number} pause */
  soon(pause) {
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.ask(), pause);
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
    /** @type {CheckedBoard | { sentence: string }} */
    let answer;
    try {
      const response = await fetch(`${this.address}/check?players=${this.players}`, {
        method: "POST",
        headers: { "content-type": "application/json" },
        body: JSON.stringify(this.doc.data),
      });
      if (response.status === 429) {
        this.soon(4 * PAUSE);
        return;
      }
      answer = await response.json();
    } catch {
      this.told({ away: true });
      this.soon(8 * PAUSE);
      return;
    }
    if (number !== this.number) return;
    const { problems, doubts, text, picture, players } =
      "problems" in answer
        ? answer
        : {
            problems: [{ id: "", place: [], sentence: answer.sentence }],
            doubts: [],
            text: "",
            picture: "",
            players: [],
          };
    Object.assign(this, { about, problems, doubts, text });
    if (this.picture) URL.revokeObjectURL(this.picture);
    this.picture = picture && URL.createObjectURL(new Blob([picture], { type: "image/svg+xml" }));
    this.told({ players });
  }
}
