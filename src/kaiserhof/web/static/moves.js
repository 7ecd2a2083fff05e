// Moves: those that belong to a spot, and the list of all legal ones beside the board.

import { part } from "./dom.js";
import { page } from "./state.js";

/** @type {WeakMap<Element, string>} */
const listed = new WeakMap(); // what stands in a list

// In a spot's moves, * stands for every verb of the spots around it.
/** @type {(spot: HTMLElement) => string[]} */
export function movesOf(spot) {
  const verbs = spot.closest("[data-verbs]")?.dataset.verbs?.split(";") ?? [];
  const moves = (spot.dataset.moves ?? "").split(";").filter(Boolean);
  return moves.flatMap((move) => (move.startsWith("* ") ? verbs.map((verb) => verb + move.slice(1)) : [move]));
}

// The legal moves of a spot.
/** @type {(spot: HTMLElement) => string[]} */
export const legalAt = (spot) => movesOf(spot).filter((move) => page.position.legal.has(move));

// What a move, perhaps with a sequel, is called.
/** @type {(move: string) => string} */
export function labelOf(move) {
  const { legal, sequels } = page.position;
  const [first, sequel = ""] = move.split(";");
  return [legal.get(first), sequels.get(sequel)].filter(Boolean).join(" · ");
}

// After an update.
export function listMoves() {
  const moves = [...page.position.legal];
  const key = JSON.stringify(moves);
  for (const list of document.querySelectorAll(".moves-list")) {
    if (list.childElementCount && listed.get(list) === key) continue;
    listed.set(list, key);
    list.replaceChildren(...moves.map(([move, label]) => item(move, label)));
    if (!moves.length && list.dataset.none) list.append(part("li", list.dataset.none, "quiet"));
  }
}

/** @type {(move: string, label: string) => HTMLElement} */
function item(move, label) {
  const made = part("li");
  const button = made.appendChild(part("button", label, "btn btn-small"));
  button.type = "button";
  button.dataset.move = move;
  return made;
}
