// Choosing a move on the board: a spot with one legal move takes it, one with several asks which, one without tells why.
// On a touch screen the first tap selects and the button takes.

import { choose, closeNote } from "./why.js";

const touch = matchMedia("(pointer: coarse)");
let selected = null;
let acts = null;

// acts: words, makeMove(move), tellWhy(spot, move)
export function listenToPicking(given) {
  acts = given;
}

function movesOf(spot) {
  return (spot.dataset.moves ?? "").split(";").filter(Boolean);
}

function legalMoves() {
  return new Map([...document.querySelectorAll("#moves [data-move]")].map((button) => [button.dataset.move, button.textContent]));
}

export function pick(spot) {
  const legal = legalMoves();
  const possible = movesOf(spot).filter((move) => legal.has(move));
  if (possible.length === 0) return acts.tellWhy(spot, movesOf(spot)[0]);
  if (possible.length > 1) return choose(spot, acts.words, possible, (move) => legal.get(move), acts.makeMove);
  if (touch.matches && selected !== spot) return select(spot, possible[0], legal.get(possible[0]));
  return acts.makeMove(possible[0]);
}

// With the keyboard nothing is selected first.
export function take(spot) {
  const legal = legalMoves();
  const possible = movesOf(spot).filter((move) => legal.has(move));
  if (possible.length === 1) return acts.makeMove(possible[0]);
  return pick(spot);
}

// What is selected, so that it stays so when the page is drawn anew without anything having happened.
export function chosen() {
  const button = document.getElementById("commit");
  return selected?.id ? { id: selected.id, move: button.dataset.move, label: button.textContent.trim() } : null;
}

export function select(spot, move = null, label = "") {
  selected?.classList.remove("chosen");
  selected = spot;
  const button = document.getElementById("commit");
  if (!button) return;
  button.hidden = spot === null;
  if (spot) {
    spot.classList.add("chosen");
    button.dataset.move = move;
    button.querySelector("span").textContent = label;
  } else {
    delete button.dataset.move;
  }
}

export function letGo() {
  closeNote();
  select(null);
}
