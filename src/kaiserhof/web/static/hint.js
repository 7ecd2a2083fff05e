// A hint for the player to move: a bot's best moves, how good they are and why. Each can be played at once.

import { part } from "./dom.js";
import { makeMove } from "./picking.js";
import { page } from "./state.js";
import { toast } from "./toast.js";
import { closeNote, noteWith } from "./why.js";
import { words } from "./words.js";

/** @import { Hints } from "../wire" */

/** @type {(button: HTMLElement) => Promise<void>} */
export async function askForHint(button) {
  if (button.getAttribute("aria-busy") === "true") return;
  const seen = page.position.number;
  button.setAttribute("aria-busy", "true");
  try {
    const answer = await fetch(`/t/${words.table}/hint`, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify({ number: seen }),
    });
    const told = await answer.json();
    if (seen !== page.position.number) return;
    if (answer.ok) show(document.getElementById("hint") ?? button, told);
    else toast(told.message);
  } catch {
    toast(words.lost);
  } finally {
    document.getElementById("hint")?.removeAttribute("aria-busy");
  }
}

/** @type {(button: HTMLElement, hints: Hints) => void} */
function show(button, { title, moves }) {
  const list = part("ol", "", "advice");
  for (const each of moves) {
    const item = part("li");
    item.dataset.move = each.move; // lights its place on the board while it is pointed at
    const take = part("button", each.label, "btn btn-small");
    take.type = "button";
    take.addEventListener("click", () => {
      closeNote();
      makeMove(each.move);
    });
    const points = each.points === null ? "" : words.points.replace("%", String(each.points));
    item.append(
      take,
      part("span", words.percent.replace("%", String(each.chance)), "chance num"),
      part("p", [each.why, points].filter(Boolean).join(" ")),
    );
    list.append(item);
  }
  noteWith(button, part("h2", title), list, part("p", words.hintNote, "source"));
  list.querySelector("button")?.focus({ preventScroll: true });
}
