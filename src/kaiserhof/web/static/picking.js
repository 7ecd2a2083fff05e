// Choosing a move on the board: a spot with one legal move makes it, one with several asks which, and one without
// explains why. On a touch screen the first tap selects and the button confirms. Clicking a spot with `data-turns`
// again selects its next move (with `data-turns="one"`, its only one). The effect of the selected move is shown.

import { offerWays, partsOf, takeWay, togglePart } from "./compose.js";
import { lead, leadNowhere, within } from "./leading.js";
import { choose, closeNote } from "./why.js";
import { write } from "./dom.js";

/** @import { NoteWords } from "./why.js" */
/** @import { WayWords } from "./compose.js" */
/** @typedef {Map<string, string>} Legal What the legal moves are called, by their texts. */
/**
 * @typedef {object} Acts
 * @property {NoteWords & WayWords} words
 * @property {(move: string) => void} makeMove
 * @property {(spot: HTMLElement, move: string) => void} tellWhy
 */

const touch = matchMedia("(pointer: coarse)");
/** @type {HTMLElement | null} */
let selected = null;
/** @type {Acts} */
let acts;

/** @type {(given: Acts) => void} */
export function listenToPicking(given) {
  acts = given;
  for (const kind of ["pointerover", "focusin"]) document.addEventListener(kind, preview);
  document.addEventListener("click", (event) => elementOf(event)?.closest("[data-open]") && leadNowhere());
  document.addEventListener("click", pickWay, true);
  offerWays([...legalMoves().keys()], acts.words);
  selectFirst();
}

/** @type {(event: Event) => Element | null} */
const elementOf = ({ target }) => (target instanceof Element ? target : null);

// After an update.
export function arrangeParts() {
  offerWays([...legalMoves().keys()]);
}

/** @param {Event} event */
function pickWay(event) {
  const button = elementOf(event)?.closest("[data-way]");
  if (!button) return;
  event.stopPropagation();
  const legal = legalMoves();
  const { spot, move } = takeWay(button, [...legal.keys()]);
  if (move) select(spot, move, legal.get(move));
}

// In a spot's moves, * stands for every verb of the spots around it.
/** @type {(spot: HTMLElement) => string[]} */
export function movesOf(spot) {
  const verbs = spot.closest("[data-verbs]")?.dataset.verbs?.split(";") ?? [];
  const moves = (spot.dataset.moves ?? "").split(";").filter(Boolean);
  return moves.flatMap((move) => (move.startsWith("* ") ? verbs.map((verb) => verb + move.slice(1)) : [move]));
}

/** @type {() => Legal} */
function legalMoves() {
  const buttons = [...document.querySelectorAll("#moves [data-move]")];
  return new Map(buttons.map((button) => [button.dataset.move ?? "", button.textContent]));
}

// The legal moves of a spot.
/** @type {(spot: HTMLElement) => string[]} */
export function legalAt(spot) {
  const legal = legalMoves();
  return movesOf(spot).filter((move) => legal.has(move));
}

/** @type {(move: string) => void} */
export const makeMove = (move) => acts.makeMove(move);

// Shows the effect of this spot's move while the pointer is on it.
/** @type {(spot: HTMLElement | null, move?: string | null) => void} */
export function showAt(spot, move = null) {
  if (!selected)
    showGhost(
      spot
        ? (move ?? movesOf(spot).find((each) => document.querySelector(`[data-ghost="${CSS.escape(each)}"]`)))
        : null,
    );
}

/** @type {(spot: HTMLElement) => void} */
export function pick(spot) {
  const legal = legalMoves();
  if (partsOf(spot)) return compose(spot, legal);
  const offered = movesOf(spot).filter((move) => legal.has(move));
  if (offered.length === 0) return acts.tellWhy(spot, movesOf(spot)[0]);
  if (within(offered).length === 0) leadNowhere();
  const possible = within(offered);
  if (spot.dataset.turns) return goOn(spot, possible, legal, 1);
  if (possible.length > 1 && lead(spot, possible, movesOf)) return select(null);
  if (possible.length > 1) return choose(spot, acts.words, possible, (move) => legal.get(move) ?? "", acts.makeMove);
  if (touch.matches && selected !== spot) return select(spot, possible[0], legal.get(possible[0]));
  return acts.makeMove(possible[0]);
}

// Cards that make a move together: the move is made once they do; on a touch screen, or if more cards could be added,
// only when the button is pressed.
/** @type {(spot: HTMLElement, legal: Legal) => void} */
function compose(spot, legal) {
  const { move, more } = togglePart(spot, [...legal.keys()]);
  if (!move) return select(null);
  return touch.matches || more ? select(spot, move, legal.get(move)) : acts.makeMove(move);
}

// With the keyboard no selection step is needed.
/** @type {(spot: HTMLElement) => unknown} */
export function take(spot) {
  if (partsOf(spot)) return pick(spot);
  const legal = legalMoves();
  const possible = movesOf(spot).filter((move) => legal.has(move));
  if (spot === selected) return takeSelected();
  if (possible.length === 1 || (possible.length && spot.dataset.turns)) return acts.makeMove(possible[0]);
  return pick(spot);
}

// Returns whether something was selected.
export function takeSelected() {
  const move = chosen()?.move;
  if (move) acts.makeMove(move);
  return Boolean(move);
}

// Selects the move this many positions after the selected one, regardless of its spot.
/** @type {(spot: HTMLElement, possible: string[], legal: Legal, step: number) => void} */
function goOn(spot, possible, legal, step) {
  const at = possible.indexOf(chosen()?.move ?? "");
  const next = at < 0 ? possible[0] : possible[(at + step + possible.length) % possible.length];
  select(spot, next, legal.get(next));
}

/** @type {(spot: HTMLElement, move: string) => void} */
export function selectMove(spot, move) {
  select(spot, move, legalMoves().get(move));
}

const TURNING = ".spot.lit[data-turns]:not([data-turns=one])";

// The next orientation of a tile, or with -1 the previous one.
/** @type {(element: Element | null | undefined, step?: number) => void} */
export function turn(element, step = 1) {
  const spot = selected?.matches(TURNING) ? selected : (element?.closest(TURNING) ?? document.querySelector(TURNING));
  if (!spot) return;
  const legal = legalMoves();
  goOn(
    spot,
    movesOf(spot).filter((move) => legal.has(move)),
    legal,
    step,
  );
}

// Selects a tile that needs only an orientation at once.
export function selectFirst() {
  const spot = document.querySelector(".spot.lit[data-turns=first]");
  if (spot && !selected) pick(spot);
}

// The selection, which survives an update without new events.
export function chosen() {
  const button = document.getElementById("commit");
  return selected?.id && button
    ? { id: selected.id, move: button.dataset.move, label: button.textContent.trim() }
    : null;
}

/** @type {(spot: HTMLElement | null, move?: string | null, label?: string) => void} */
export function select(spot, move = null, label = "") {
  selected?.classList.remove("chosen");
  selected = spot;
  showGhost(move);
  const button = document.getElementById("commit");
  if (!button) return;
  button.hidden = spot === null;
  if (spot && move) {
    spot.classList.add("chosen");
    button.dataset.move = move;
    const ghost = document.querySelector(`[data-ghost="${CSS.escape(move)}"]`);
    write(button.querySelector("span"), ghost?.dataset.label ?? label);
  } else {
    delete button.dataset.move;
  }
}

/** @type {(move?: string | null) => void} */
function showGhost(move) {
  for (const ghost of document.querySelectorAll("[data-ghost]"))
    ghost.classList.toggle("shown", ghost.dataset.ghost === move);
  for (const spot of document.querySelectorAll(".spot[data-turns=one]"))
    spot.classList.toggle("picked", spot.dataset.moves === move);
}

// Also shows the effect of a move while its spot is under the pointer.
/** @param {Event} event */
function preview(event) {
  if (selected) return;
  const spot = elementOf(event)?.closest(".spot.lit");
  const ghosts = new Set([...document.querySelectorAll("[data-ghost]")].map((ghost) => ghost.dataset.ghost));
  showGhost(spot && !spot.dataset.turns ? movesOf(spot).find((move) => ghosts.has(move)) : null);
}

export function letGo() {
  leadNowhere();
  closeNote();
  select(null);
}
