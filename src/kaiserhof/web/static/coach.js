// A coach for the first turns of a first game: a line of what this is for, and a few sensible moves that are brighter on
// the board than the others. One tap sends it away for good. What shows its words is loaded with the first of them.

import { openTab } from "./chat.js";
import { flag } from "./flags.js";
import { form } from "./form.js";
import { makeMove } from "./picking.js";
import { page } from "./state.js";
import { words } from "./words.js";

/** @import { Coaching } from "../wire" */
/** @typedef {import("./coach_line.js").CoachLine} CoachLine */

/** @type {() => Promise<CoachLine>} */
async function line() {
  const { CoachLine } = await import(new URL("coach_line.js", import.meta.url).href);
  page.coach.line ??= new CoachLine({ narrow: () => form() === "narrow", openTab, makeMove, flag });
  return /** @type {CoachLine} */ (page.coach.line);
}

// After every update; `called` if the person has called the coach by the menu.
/** @type {(called?: boolean) => Promise<void>} */
export async function coach(called = false) {
  const { number, turn, legal } = page.position;
  if (!turn || !legal.size) return page.coach.line?.silence();
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
    if (told.on) await line();
    if (!answer.ok || number !== page.position.number) return;
    now.on = told.on;
    now.said = told;
    show(told);
  } catch {
    show(null);
  }
}

/** @type {(told: Coaching | null) => void} */
function show(told) {
  if (told?.on) page.coach.line?.show(told);
  else page.coach.line?.silence();
}

function sendAway() {
  page.coach.on = false;
  page.coach.said = null;
  show(null);
  fetch(`/t/${words.table}/coach`, { method: "POST", body: new URLSearchParams({ coach: "no" }) }).catch(() => {});
}

// The buttons that send it away, and the one in the menu that calls it.
/** @type {(target: Element) => boolean} */
export function useCoach(target) {
  if (target.closest("#coach-off, [data-coach]")) {
    sendAway();
    return true;
  }
  if (!target.closest("#coach-call")) return false;
  const menu = /** @type {HTMLDialogElement | null} */ (document.getElementById("menu"));
  menu?.close();
  coach(true);
  return true;
}
