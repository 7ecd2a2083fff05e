// What a coach says, shown: a line of what this turn is for, and a few moves with their places on the board. Loaded when
// the coach speaks for the first time.

import { part } from "./dom.js";

/** @import { Coaching } from "../wire" */
/** @import { Flag } from "./flags.js" */
/**
 * @typedef {object} House
 * @property {() => boolean} narrow
 * @property {(tab: "tab-coach" | "tab-log") => void} openTab
 * @property {(move: string) => void} makeMove
 * @property {(flags: Flag[]) => void} flag
 */

export class CoachLine {
  /** @param {House} house */
  constructor(house) {
    this.house = house;
  }

  get box() {
    return document.getElementById("coach");
  }

  silence() {
    this.box?.setAttribute("hidden", "");
    if (document.querySelector("#tab-coach:checked")) this.house.openTab("tab-log");
    document.querySelector(".coach-line")?.remove();
    document.getElementById("main")?.classList.remove("coached");
    this.house.flag([]);
  }

  /** @param {Coaching} told */
  show(told) {
    const here = this.box;
    if (!here) return;
    // What somebody has missed comes first.
    const free = document.querySelector("#talk:has(#tab-log:checked):has(#since[hidden])");
    const narrow = this.house.narrow();
    if (here.hidden && free && !narrow) this.house.openTab("tab-coach");
    here.hidden = false;
    document.getElementById("main")?.classList.toggle("coached", told.moves.length > 0);
    here.querySelector(".coach-says")?.replaceChildren(told.text);
    if (narrow) sayInPrompt(told);
    here.querySelector("ol")?.replaceChildren(...told.moves.map((each) => this.item(each)));
    this.house.flag(told.moves.map(({ move }, place) => ({ move, kind: "good", sign: String(place + 1) })));
  }

  /** @param {Coaching["moves"][number]} each */
  item({ move, label, why }) {
    const made = part("li");
    made.dataset.move = move; // lights its place on the board while it is pointed at
    const take = part("button", "", "coach-move");
    take.type = "button";
    take.append(part("b", label), part("small", why));
    take.addEventListener("click", () => this.house.makeMove(move));
    made.append(take);
    return made;
  }
}

// On a phone the log is out of sight, so the coach speaks beside the question: in two lines, which a tap opens, because a
// longer text would cover what is lit. Its button does what that of the log does.
/** @type {(told: Coaching) => void} */
function sayInPrompt({ text }) {
  document.querySelector(".coach-line")?.remove();
  const line = part("div", "", "coach-line");
  const said = part("details");
  said.appendChild(part("summary")).append(part("span", text));
  const off = part("button", document.getElementById("coach-off")?.textContent ?? "", "btn btn-plain btn-small");
  off.type = "button";
  off.dataset.coach = "off";
  line.append(said, off);
  document.querySelector(".prompt-words")?.append(line);
}
