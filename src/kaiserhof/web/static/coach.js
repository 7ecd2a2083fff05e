// A coach for the first turns of a first game: a line of what this is for, and a few sensible moves that are brighter on
// the board than the others. One tap sends it away for good.

import { openTab } from "./chat.js";
import { part } from "./dom.js";
import { flag } from "./flags.js";
import { form } from "./form.js";
import { makeMove } from "./picking.js";
import { page } from "./state.js";
import { words } from "./words.js";

/** @import { Coaching } from "../wire" */

const box = () => document.getElementById("coach");

// After every update; `called` if the person has called the coach by the menu.
/** @type {(called?: boolean) => Promise<void>} */
export async function coach(called = false) {
  const { number, turn, legal } = page.position;
  if (!turn || !legal.size) return silence();
  const { coach: now } = page;
  if (number === now.asked && !called) return show(now.said);
  if (!now.on && !called) return;
  now.asked = number;
  try {
    const answer = await fetch(`/t/${words.table}/coach${called ? "?asked=true" : ""}`, {
      headers: { accept: "application/json" },
    });
    /** @type {Coaching} */
    const told = await answer.json();
    if (!answer.ok || number !== page.position.number) return;
    now.on = told.on;
    now.said = told;
    show(told);
  } catch {
    silence();
  }
}

function silence() {
  box()?.setAttribute("hidden", "");
  if (document.querySelector("#tab-coach:checked")) openTab("tab-log");
  document.querySelector(".coach-line")?.remove();
  document.getElementById("main")?.classList.remove("coached");
  flag([]);
}

/** @type {(told: Coaching | null) => void} */
function show(told) {
  const here = box();
  if (!here || !told?.on) return silence();
  // What somebody has missed comes first.
  const free = document.querySelector("#talk:has(#tab-log:checked):has(#since[hidden])");
  if (here.hidden && free && form() !== "narrow") openTab("tab-coach");
  here.hidden = false;
  document.getElementById("main")?.classList.toggle("coached", told.moves.length > 0);
  here.querySelector(".coach-says")?.replaceChildren(told.text);
  if (form() === "narrow") sayInPrompt(told);
  here.querySelector("ol")?.replaceChildren(...told.moves.map(item));
  flag(told.moves.map(({ move }, place) => ({ move, kind: "good", sign: String(place + 1) })));
}

// On a phone the log is out of sight, so the coach speaks beside the question: in two lines, which a tap opens, because a
// longer text would cover what is lit.
/** @type {(told: Coaching) => void} */
function sayInPrompt({ text }) {
  document.querySelector(".coach-line")?.remove();
  const line = part("div", "", "coach-line");
  const said = part("details");
  said.appendChild(part("summary")).append(part("span", text));
  const off = part("button", document.getElementById("coach-off")?.textContent ?? "", "btn btn-plain btn-small");
  off.type = "button";
  off.addEventListener("click", sendAway);
  line.append(said, off);
  document.querySelector(".prompt-words")?.append(line);
}

/** @type {(each: Coaching["moves"][number]) => HTMLElement} */
function item({ move, label, why }) {
  const made = part("li");
  made.dataset.move = move; // lights its place on the board while it is pointed at
  const take = part("button", "", "coach-move");
  take.type = "button";
  take.append(part("b", label), part("small", why));
  take.addEventListener("click", () => makeMove(move));
  made.append(take);
  return made;
}

function sendAway() {
  page.coach.on = false;
  page.coach.said = null;
  silence();
  fetch(`/t/${words.table}/coach`, { method: "POST", body: new URLSearchParams({ coach: "no" }) }).catch(() => {});
}

// The button that sends it away, and the one in the menu that calls it.
/** @type {(target: Element) => boolean} */
export function useCoach(target) {
  if (target.closest("#coach-off")) {
    sendAway();
    return true;
  }
  if (!target.closest("#coach-call")) return false;
  const menu = /** @type {HTMLDialogElement | null} */ (document.getElementById("menu"));
  menu?.close();
  coach(true);
  return true;
}
