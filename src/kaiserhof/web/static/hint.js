// A hint for the player to move: a bot's best moves, how good they are and why. Each can be played at once.

import { part } from "./dom.js";
import { boxesOf, drawing, drawn, shapeOf } from "./drawing.js";
import { badge } from "./flags.js";
import { movesOf } from "./moves.js";
import { makeMove } from "./picking.js";
import { address, comes } from "./sending.js";
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
    const answer = await fetch(`${address}/hint`, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "application/json" },
      body: JSON.stringify({ number: seen }),
    });
    const told = await answer.json();
    if (told.number > seen) await comes(seen); // the log notes the hint; drawn later, that would close the note
    if (page.position.number > (told.number ?? seen)) return;
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
  markPlaces(moves);
  list.querySelector("button")?.focus({ preventScroll: true });
}

// Numbers the places of the proposed moves on the board, as long as the note is there.
/** @type {(moves: Hints["moves"]) => void} */
function markPlaces(moves) {
  const svg = drawing();
  if (!svg?.getClientRects().length) return;
  const spots = [...svg.querySelectorAll("[data-moves]")];
  const group = drawn("g", { class: "hint-marks", "aria-hidden": "true" });
  moves.forEach(({ move }, place) => {
    const spot = spots.find((each) => movesOf(each).includes(move));
    if (!spot) return;
    const [{ x, y, width, height }] = boxesOf(svg, [shapeOf(spot)]);
    group.append(badge(svg, "good", String(place + 1), x + width / 2, y + height / 2));
  });
  svg.append(group);
}
