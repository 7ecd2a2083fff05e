// Two moves with one click. A legal move may have sequels: what the same person may do right after it, such as paying
// for a piece. Both are sent together, so that others see nothing in between, and learn nothing from a pause.
//
// - A card with data-holds is chosen by a click: then only what it helps to pay for stays lit, and a click there makes the
//   move and pays with the card. What the card is good for by itself becomes the button beside the prompt.
// - A move with one sequel takes it along; a move with several asks which.
// - A spot whose only moves are sequels of a move without a spot, such as a card to draw, makes both.

import { part } from "./dom.js";
import { legalAt, movesOf } from "./moves.js";
import { page } from "./state.js";
import { noteWith } from "./why.js";
import { words } from "./words.js";

/** @type {(spot: HTMLElement) => string[]} */
export const sequelsAt = (spot) => movesOf(spot).filter((move) => page.position.sequels.has(move));

/** @type {(move: string) => string[]} */
const after = (move) => page.position.after.get(move) ?? [];

/** @type {(move: string, sequel: string) => string} */
const joined = (move, sequel) => `${move};${sequel}`;

// The legal moves with this sequel.
/** @type {(sequel: string) => string[]} */
const before = (sequel) => [...page.position.legal.keys()].filter((move) => after(move).includes(sequel));

// ---------------------------------------------------------------- cards that are chosen first

/** @type {(spot: HTMLElement) => boolean} */
export const holds = (spot) => "holds" in spot.dataset && page.position.sequels.size > 0 && legalOrSequel(spot);

/** @type {(spot: HTMLElement) => boolean} */
const legalOrSequel = (spot) => legalAt(spot).length + sequelsAt(spot).length > 0;

// Chooses a card, or lets it go. Returns the card's own move, for the button.
/** @type {(spot: HTMLElement) => string | null} */
export function hold(spot) {
  if (page.choice.held?.spot === spot) return letHeldGo();
  letHeldGo();
  const pays = new Set(sequelsAt(spot));
  page.choice.held = { spot, pays };
  spot.classList.add("chosen");
  spot.setAttribute("aria-pressed", "true");
  for (const other of document.querySelectorAll(".spot.lit"))
    other.classList.toggle("aside", other !== spot && !("holds" in other.dataset) && !paidBy(other, pays));
  return legalAt(spot)[0] ?? null;
}

/** @type {(spot: HTMLElement, pays: Set<string>) => boolean} */
const paidBy = (spot, pays) => legalAt(spot).some((move) => after(move).some((sequel) => pays.has(sequel)));

export function letHeldGo() {
  const { held } = page.choice;
  if (!held) return null;
  page.choice.held = null;
  held.spot.classList.remove("chosen");
  held.spot.removeAttribute("aria-pressed");
  for (const spot of document.querySelectorAll(".spot.aside")) spot.classList.remove("aside");
  return null;
}

// ---------------------------------------------------------------- moves with their sequels

// The ways to make these moves with their sequels; with those of the chosen card only, if it has any there.
/** @type {(moves: string[]) => string[]} */
export function withSequels(moves) {
  const { held } = page.choice;
  const paid = moves.flatMap((move) =>
    after(move)
      .filter((sequel) => held?.pays.has(sequel))
      .map((sequel) => joined(move, sequel)),
  );
  if (paid.length) return paid;
  return moves.flatMap((move) => {
    const sequels = after(move);
    return sequels.length ? sequels.map((sequel) => joined(move, sequel)) : [move];
  });
}

// The moves of a spot that can be made with the move before them: those before which nothing else is to be chosen.
/** @type {(spot: HTMLElement) => string[]} */
export function afterAnother(spot) {
  return sequelsAt(spot).flatMap((sequel) => {
    const moves = before(sequel);
    return moves.length === 1 ? [joined(moves[0], sequel)] : [];
  });
}

// Spots with no legal move now that can be chosen all the same.
/** @type {() => HTMLElement[]} */
export function reachable() {
  if (!page.position.sequels.size) return [];
  return [...document.querySelectorAll("[data-moves]")].filter((spot) => holds(spot) || afterAnother(spot).length > 0);
}

// A move takes its only sequel along.
/** @type {(move: string) => string} */
export const completed = (move) => (after(move).length === 1 ? joined(move, after(move)[0]) : move);

// ---------------------------------------------------------------- before something is lost

// Asks once whether to give up what a move leaves unused. Returns whether it has to be asked.
/** @type {(move: string, near: Element, take: () => unknown) => boolean} */
export function asksFirst(move, near, take) {
  const unused = page.position.unused.get(move.split(";")[0]);
  if (!unused) return false;
  const button = part("button", page.position.legal.get(move), "btn btn-small");
  button.type = "button";
  button.addEventListener("click", take);
  const choices = part("div", "", "choices");
  choices.append(button);
  noteWith(near, part("h3", words.unused.replace("%", unused)), choices);
  button.focus({ preventScroll: true });
  return true;
}
