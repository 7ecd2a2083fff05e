// Choosing a move on the board: a spot with one legal move takes it, one with several asks which, one without tells why.
// On a touch screen the first tap selects and the button takes. A spot with `data-turns` is gone through by clicking it
// again: each click selects its next move (with `data-turns="one"`: its only one). What the selected move would bring is
// shown.

import { offerWays, partsOf, takeWay, togglePart } from "./compose.js";
import { lead, leadNowhere, within } from "./leading.js";
import { choose, closeNote } from "./why.js";

const touch = matchMedia("(pointer: coarse)");
let selected = null;
let acts = null;

// acts: words, makeMove(move), tellWhy(spot, move)
export function listenToPicking(given) {
  acts = given;
  for (const kind of ["pointerover", "focusin"]) document.addEventListener(kind, preview);
  document.addEventListener("click", (event) => event.target.closest("[data-open]") && leadNowhere());
  document.addEventListener("click", pickWay, true);
  offerWays([...legalMoves().keys()], acts.words);
  selectFirst();
}

// After the page was drawn anew.
export function arrangeParts() {
  offerWays([...legalMoves().keys()]);
}

function pickWay(event) {
  const button = event.target.closest("[data-way]");
  if (!button) return;
  event.stopPropagation();
  const legal = legalMoves();
  const { spot, move } = takeWay(button, [...legal.keys()]);
  select(spot, move, legal.get(move));
}

// In a spot's moves * stands for every verb of the spots around it.
export function movesOf(spot) {
  const verbs = spot.closest("[data-verbs]")?.dataset.verbs.split(";") ?? [];
  const moves = (spot.dataset.moves ?? "").split(";").filter(Boolean);
  return moves.flatMap((move) => (move.startsWith("* ") ? verbs.map((verb) => verb + move.slice(1)) : [move]));
}

function legalMoves() {
  return new Map(
    [...document.querySelectorAll("#moves [data-move]")].map((button) => [button.dataset.move, button.textContent]),
  );
}

// The legal moves of a spot.
export function legalAt(spot) {
  const legal = legalMoves();
  return movesOf(spot).filter((move) => legal.has(move));
}

export const makeMove = (move) => acts.makeMove(move);

// Shows what a move of this spot would bring, while it is pointed at.
export function showAt(spot, move = null) {
  if (!selected)
    showGhost(
      spot
        ? (move ?? movesOf(spot).find((each) => document.querySelector(`[data-ghost="${CSS.escape(each)}"]`)))
        : null,
    );
}

export function pick(spot) {
  const legal = legalMoves();
  if (partsOf(spot)) return compose(spot, legal);
  const offered = movesOf(spot).filter((move) => legal.has(move));
  if (offered.length === 0) return acts.tellWhy(spot, movesOf(spot)[0]);
  if (within(offered).length === 0) leadNowhere();
  const possible = within(offered);
  if (spot.dataset.turns) return goOn(spot, possible, legal, 1);
  if (possible.length > 1 && lead(spot, possible, movesOf)) return select(null);
  if (possible.length > 1) return choose(spot, acts.words, possible, (move) => legal.get(move), acts.makeMove);
  if (touch.matches && selected !== spot) return select(spot, possible[0], legal.get(possible[0]));
  return acts.makeMove(possible[0]);
}

// Cards that make a move together: once they do, it is made; on a touch screen, or if more cards could be added, after a
// press of the button.
function compose(spot, legal) {
  const { move, more } = togglePart(spot, [...legal.keys()]);
  if (!move) return select(null);
  return touch.matches || more ? select(spot, move, legal.get(move)) : acts.makeMove(move);
}

// With the keyboard nothing is selected first.
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

// Selects the move so many places after the one that is selected now, whichever spot that was selected in.
function goOn(spot, possible, legal, step) {
  const at = possible.indexOf(chosen()?.move);
  const next = at < 0 ? possible[0] : possible[(at + step + possible.length) % possible.length];
  select(spot, next, legal.get(next));
}

export function selectMove(spot, move) {
  select(spot, move, legalMoves().get(move));
}

const TURNING = ".spot.lit[data-turns]:not([data-turns=one])";

// The next way in which something can lie, or with -1 the one before.
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

// A tile that has only to be turned is selected at once.
export function selectFirst() {
  const spot = document.querySelector(".spot.lit[data-turns=first]");
  if (spot && !selected) pick(spot);
}

// What is selected, so that it stays so when the page is drawn anew without anything having happened.
export function chosen() {
  const button = document.getElementById("commit");
  return selected?.id ? { id: selected.id, move: button.dataset.move, label: button.textContent.trim() } : null;
}

export function select(spot, move = null, label = "") {
  selected?.classList.remove("chosen");
  selected = spot;
  showGhost(move);
  const button = document.getElementById("commit");
  if (!button) return;
  button.hidden = spot === null;
  if (spot) {
    spot.classList.add("chosen");
    button.dataset.move = move;
    button.querySelector("span").textContent =
      document.querySelector(`[data-ghost="${CSS.escape(move)}"]`)?.dataset.label ?? label;
  } else {
    delete button.dataset.move;
  }
}

function showGhost(move) {
  for (const ghost of document.querySelectorAll("[data-ghost]"))
    ghost.classList.toggle("shown", ghost.dataset.ghost === move);
  for (const spot of document.querySelectorAll(".spot[data-turns=one]"))
    spot.classList.toggle("picked", spot.dataset.moves === move);
}

// What a move would bring is also seen while its spot is pointed at.
function preview(event) {
  if (selected) return;
  const spot = event.target.closest?.(".spot.lit");
  const ghosts = new Set([...document.querySelectorAll("[data-ghost]")].map((ghost) => ghost.dataset.ghost));
  showGhost(spot && !spot.dataset.turns ? movesOf(spot).find((move) => ghosts.has(move)) : null);
}

export function letGo() {
  leadNowhere();
  closeNote();
  select(null);
}
