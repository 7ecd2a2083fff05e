// Choosing a move on the board: a spot with one legal move makes it, one with several asks which, and one without
// explains why. What can be undone is not confirmed. Only where a mouse would see the effect of a move beforehand, the first
// tap of a finger shows it, and the button makes the move. Clicking a spot with `data-turns` again selects its next move
// (with `data-turns="one"`, its only one).

import { offerWays, partsOf, payBeside, suggestWay, takeWay, togglePart } from "./compose.js";
import { write } from "./dom.js";
import { lead, leadNowhere, within } from "./leading.js";
import { legalAt, movesOf } from "./moves.js";
import { afterAnother, hold, holds, letHeldGo, withSequels } from "./sequels.js";
import { page } from "./state.js";
import { choose, closeNote } from "./why.js";

const touch = matchMedia("(pointer: coarse)");
const TURNING = ".spot.lit[data-turns]:not([data-turns=one])";

export function startPicking() {
  offerWays();
  selectFirst();
}

/** @type {(move: string) => unknown} */
export const makeMove = (move) => page.acts.makeMove?.(move);

// ---------------------------------------------------------------- picking a spot

/** @type {(spot: HTMLElement) => unknown} */
export function pick(spot) {
  if (partsOf(spot)) return compose(spot);
  if (holds(spot)) return chooseFirst(spot);
  const offered = legalAt(spot);
  if (offered.length === 0) return pickSequel(spot);
  if (within(offered).length === 0) leadNowhere();
  const possible = within(offered);
  if (spot.dataset.turns) return goOn(spot, possible, 1);
  if (possible.length > 1 && lead(spot, possible)) return select(null);
  if (touch.matches && page.choice.spot !== spot && shownMoveOf(spot)) return select(spot, possible[0]);
  return makeOneOf(spot, withSequels(possible));
}

/** @type {(spot: HTMLElement, moves: string[]) => unknown} */
const makeOneOf = (spot, moves) => (moves.length > 1 ? choose(spot, moves, makeMove) : makeMove(moves[0]));

// A card that is chosen before what it pays for. Its own move, if it has one, goes to the button.
/** @type {(spot: HTMLElement) => void} */
function chooseFirst(spot) {
  select(null);
  closeNote();
  const own = hold(spot);
  if (own) offerInstead(own);
}

/** @type {(spot: HTMLElement) => unknown} */
function pickSequel(spot) {
  const moves = afterAnother(spot);
  return moves.length ? makeOneOf(spot, moves) : page.acts.tellWhy?.(spot, movesOf(spot)[0]);
}

// Cards that make a move together: the button makes it. Without a sum that is due the move is made once no more cards could
// be added.
/** @type {(spot: HTMLElement) => unknown} */
function compose(spot) {
  const { move, more } = togglePart(spot);
  if (!move) return select(null);
  const due = "due" in (partsOf(spot)?.dataset ?? {});
  return due || touch.matches || more ? select(spot, move) : makeMove(move);
}

// With the keyboard no selection step is needed.
/** @type {(spot: HTMLElement) => unknown} */
export function take(spot) {
  if (partsOf(spot)) return pick(spot);
  if (spot === page.choice.spot) return takeSelected();
  const possible = legalAt(spot);
  if (possible.length && spot.dataset.turns) return makeMove(possible[0]);
  return pick(spot);
}

// Returns whether something was selected.
export function takeSelected() {
  const { move } = page.choice;
  if (move) makeMove(move);
  return Boolean(move);
}

// Selects the move this many positions after the selected one, regardless of its spot.
/** @type {(spot: HTMLElement, possible: string[], step: number) => void} */
function goOn(spot, possible, step) {
  const at = possible.indexOf(page.choice.move ?? "");
  select(spot, at < 0 ? possible[0] : possible[(at + step + possible.length) % possible.length]);
}

// The next orientation of a tile, or with -1 the previous one.
/** @type {(element: Element | null | undefined, step?: number) => void} */
export function turn(element, step = 1) {
  const { spot: selected } = page.choice;
  const spot = selected?.matches(TURNING) ? selected : (element?.closest(TURNING) ?? document.querySelector(TURNING));
  if (spot) goOn(spot, legalAt(spot), step);
}

// Selects a tile that needs only an orientation at once, and cards that pay what is due.
export function selectFirst() {
  const way = page.choice.spot ? null : suggestWay();
  if (way?.move) select(way.spot, way.move);
  const spot = document.querySelector(".spot.lit[data-turns=first]");
  if (spot && !page.choice.spot) pick(spot);
}

export function letGo() {
  leadNowhere();
  letHeldGo();
  closeNote();
  select(null);
}

// ---------------------------------------------------------------- showing what is selected

/** @type {(spot: HTMLElement | null, move?: string | null) => void} */
export function select(spot, move = null) {
  const { choice } = page;
  if (choice.spot && !partsOf(choice.spot)) choice.spot.classList.remove("chosen");
  choice.spot = spot;
  choice.move = spot && move;
  showGhost(choice.move);
  payBeside(spot, move, page.position.legal.get(move ?? "") ?? "");
  const button = document.getElementById("commit");
  if (!button) return;
  button.hidden = spot === null || Boolean(document.querySelector(".pay-now"));
  button.classList.add("btn-main");
  if (spot && move) {
    spot.classList.add("chosen");
    button.dataset.move = move;
    const ghost = document.querySelector(`[data-ghost="${CSS.escape(move)}"]`);
    write(button.querySelector("span"), ghost?.dataset.label ?? page.position.legal.get(move) ?? "");
  } else {
    delete button.dataset.move;
  }
}

// Offers a chosen card's own move at the button, more quietly: it is not what a card is chosen for.
/** @type {(move: string) => void} */
function offerInstead(move) {
  const button = document.getElementById("commit");
  if (!button) return;
  button.hidden = false;
  button.classList.remove("btn-main");
  button.dataset.move = move;
  write(button.querySelector("span"), page.position.legal.get(move) ?? "");
}

// Keeps a card chosen after an update in which nothing has happened in the game.
export function holdOn() {
  const { held } = page.choice;
  if (!held) return;
  if (!held.spot.isConnected) {
    letHeldGo();
    return;
  }
  held.spot.classList.add("chosen");
  const [own] = legalAt(held.spot);
  if (own) offerInstead(own);
}

// Selects the same again after an update in which nothing has happened in the game.
/** @type {(before: { id: string, move: string } | null) => void} */
export function selectAgain(before) {
  const spot = before && document.getElementById(before.id);
  if (spot) select(spot, before.move);
}

// What is selected, so that it can be selected again.
export function selection() {
  const { spot, move } = page.choice;
  return spot?.id && move ? { id: spot.id, move } : null;
}

/** @type {(move?: string | null) => void} */
function showGhost(move) {
  for (const ghost of document.querySelectorAll("[data-ghost]"))
    ghost.classList.toggle("shown", ghost.dataset.ghost === move);
  for (const spot of document.querySelectorAll(".spot[data-turns=one]"))
    spot.classList.toggle("picked", spot.dataset.moves === move);
}

// The first move of a spot whose effect can be shown.
/** @type {(spot: HTMLElement) => string | undefined} */
function shownMoveOf(spot) {
  const ghosts = new Set([...document.querySelectorAll("[data-ghost]")].map((ghost) => ghost.dataset.ghost));
  return movesOf(spot).find((move) => ghosts.has(move));
}

// Shows the effect of this spot's move while a thing is dragged over it.
/** @type {(spot: HTMLElement | null, move?: string | null) => void} */
export function showAt(spot, move = null) {
  if (!page.choice.spot) showGhost(spot && (move ?? shownMoveOf(spot)));
}

// ---------------------------------------------------------------- events

// Also shows the effect of a move while its spot is under the pointer.
/** @type {(event: Event, target: Element) => void} */
export function preview(_, target) {
  if (page.choice.spot) return undefined;
  const prospect = target.closest(".prospect");
  if (prospect) return showGhost(prospect.dataset.move);
  const spot = target.closest(".spot.lit");
  showGhost(spot && !spot.dataset.turns ? shownMoveOf(spot) : null);
}

// An offered set of cards is chosen.
/** @type {(event: Event, target: Element) => boolean} */
export function pickWay(_, target) {
  const button = target.closest(".exact-ways [data-way]");
  if (!button) return false;
  const { spot, move } = takeWay(button);
  if (move) select(spot, move);
  return true;
}
