// Games that bots play on the board: they show that a game ends, and where points come from.

import { element } from "./form.js";
import { post } from "./keeper.js";

/** @import { TrialGame } from "../../wire" */
/** @import { Document } from "./document.js" */

const GAMES = 5;

export class Trial {
  /**
   * @param {HTMLElement} box
   * @param {string} address
   * @param {Document} doc
   * @param {Record<string, string>} said
   */
  constructor(box, address, doc, said) {
    this.box = box;
    this.address = address;
    this.doc = doc;
    this.said = said;
  }

  /** @param {string} players */
  async play(players) {
    const bar = element("progress", { max: String(GAMES), value: "0", "aria-label": this.said["trial-running"] });
    const line = element("p", { role: "status" }, this.said["trial-running"]);
    this.box.replaceChildren(line, bar);
    /** @type {TrialGame[]} */
    const games = [];
    for (let number = 1; number <= GAMES; number += 1) {
      const way = `${this.address}/trial?players=${players}&number=${number}`;
      const answer = await post(way, JSON.stringify(this.doc.data));
      if (!answer?.ok) {
        line.textContent = answer ? (await answer.json()).sentence : this.said.away;
        bar.remove();
        return;
      }
      games.push(await answer.json());
      bar.value = number;
    }
    bar.remove();
    this.show(line, games);
  }

  /**
   * @param {HTMLElement} line
   * @param {TrialGame[]} games
   */
  show(line, games) {
    const ended = games.filter((game) => game.ended);
    line.textContent = ended.length === games.length ? this.said["trial-ended"] : this.said["trial-endless"];
    /** @type {Map<string, number>} */
    const points = new Map();
    for (const { lines } of ended)
      for (const each of lines) points.set(each.label, (points.get(each.label) ?? 0) + each.points);
    const rows = [...points].map(([label, sum]) => {
      const row = element("tr");
      row.append(element("th", { scope: "row" }, label), element("td", { class: "num" }, share(sum, ended.length)));
      return row;
    });
    const table = element("table", { class: "trial-points" });
    table.append(element("caption", {}, this.said["trial-points"]), ...rows);
    const scores = games.map(({ scores: all }) => all.join(" – ")).join(" · ");
    this.box.append(element("p", { class: "small" }, `${this.said["trial-scores"]} ${scores}`), table);
  }
}

/** @type {(sum: number, count: number) => string} */
const share = (sum, count) => (sum / count).toLocaleString(document.documentElement.lang, { maximumFractionDigits: 1 });
