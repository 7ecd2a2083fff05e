// Moves made of several cards: each card is one character of the move's text, in ascending order. The cards lie in an
// element with data-compose (the verb) and data-sum (the text of the sum, with % for the number). With data-due (a
// number) the page offers the sets of cards that are worth exactly that. A table's page chooses the one with the fewest
// cards beforehand, and if it is wide the button that makes the move stands beside the cards.

import { part, write } from "./dom.js";
import { form } from "./form.js";
import { page } from "./state.js";
import { words } from "./words.js";

const FEW = 4;

/** @type {(spot: HTMLElement) => HTMLElement | null} */
export const partsOf = (spot) =>
  spot.dataset.part && spot.classList.contains("lit") ? spot.closest("[data-compose]") : null;

/** @type {(box: HTMLElement) => string[]} */
const setsOf = (box) =>
  [...page.position.legal.keys()]
    .filter((move) => move.startsWith(`${box.dataset.compose} `))
    .map((move) => move.split(" ")[1]);

export function clearParts() {
  page.choice.cards = new Set();
  for (const card of document.querySelectorAll("[data-part]")) {
    card.classList.remove("chosen", "off");
    card.removeAttribute("aria-pressed");
  }
}

/** @type {(box: HTMLElement) => HTMLElement[]} */
const cards = (box) => [...box.querySelectorAll("[data-part]")];
/** @type {(box: HTMLElement) => HTMLElement[]} */
const chosen = (box) => cards(box).filter((card) => page.choice.cards.has(card.id));
/** @type {(parts: HTMLElement[]) => string} */
const written = (parts) =>
  parts
    .map((card) => card.dataset.part)
    .sort()
    .join("");

// Selects or deselects a card. Returns the move that the selected cards make, if any, and whether more cards could be
// added. If only one move is possible, any of its cards selects all of them.
/** @typedef {{ move: string | null, more: boolean }} Made */

/** @type {(spot: HTMLElement) => Made} */
export function togglePart(spot) {
  const box = partsOf(spot);
  if (!box) return { move: null, more: true };
  const { choice } = page;
  const sets = setsOf(box);
  if (sets.length === 1) choice.cards = cardsOf(box, sets[0]);
  else if (choice.cards.has(spot.id)) choice.cards.delete(spot.id);
  else if (fits(written([...chosen(box), spot]), sets)) choice.cards.add(spot.id);
  else if (chosen(box).length) choice.cards = new Set([spot.id]);
  return made(box, sets);
}

// Selects the cards of an offered set. Returns one of them, and the move.
/** @type {(button: HTMLElement) => { spot: HTMLElement, move: string | null }} */
export function takeWay(button) {
  const box = /** @type {HTMLElement} */ (button.closest(".exact-ways")?.previousElementSibling);
  page.choice.cards = cardsOf(box, button.dataset.way ?? "");
  return { spot: chosen(box)[0], move: made(box, setsOf(box)).move };
}

/** @type {(box: HTMLElement, sets: string[]) => Made} */
function made(box, sets) {
  show(box, sets);
  const text = written(chosen(box));
  if (!sets.includes(text)) return { move: null, more: true };
  const more = sets.some((set) => set.length > text.length && fits(text, [set]));
  return { move: `${box.dataset.compose} ${text}`, more };
}

// The ids of the cards in a set.
/** @type {(box: HTMLElement, set: string) => Set<string>} */
function cardsOf(box, set) {
  /** @type {Set<string>} */
  const found = new Set();
  for (const part of set) {
    const card = cards(box).find((each) => each.dataset.part === part && !found.has(each.id));
    if (card) found.add(card.id);
  }
  return found;
}

// Restores the selected cards after an update.
export function keepParts() {
  const box = document.querySelector("[data-compose]");
  if (box) show(box, null);
}

/** @type {(box: HTMLElement, sets: string[] | null) => void} */
function show(box, sets) {
  const up = chosen(box);
  for (const card of cards(box)) {
    const taken = page.choice.cards.has(card.id);
    card.classList.toggle("chosen", taken);
    card.setAttribute("aria-pressed", String(taken));
    card.classList.toggle("off", sets !== null && !taken && !fits(written([...up, card]), sets));
  }
  const output = document.querySelector(".sum");
  write(output, (box.dataset.sum ?? "").replace("%", String(worth(up))));
  output?.classList.toggle("exact", worth(up) === Number(box.dataset.due));
  for (const way of document.querySelectorAll("[data-way]"))
    way.setAttribute("aria-pressed", String(way.dataset.way === written(up)));
}

/** @type {(parts: HTMLElement[]) => number} */
const worth = (parts) => parts.reduce((total, card) => total + Number(card.dataset.worth), 0);
/** @type {(parts: HTMLElement[], between: string) => string} */
const listed = (parts, between) =>
  parts
    .map((card) => Number(card.dataset.worth))
    .sort((a, b) => b - a)
    .join(between);

// ---------------------------------------------------------------- ways that need no change

/** @type {() => HTMLElement | null} */
const payBox = () => document.querySelector("[data-compose][data-due]");

// The sets of cards that are worth exactly what is due, fewest cards first.
/** @type {(box: HTMLElement, sets: string[]) => string[]} */
const exactWays = (box, sets) =>
  sets.filter((set) => worth(cardsIn(box, set)) === Number(box.dataset.due)).sort((a, b) => a.length - b.length);

// At a table: chooses the only set, or the first that is worth exactly what is due, as long as no card is chosen. Returns one
// of its cards, and the move. A lesson leaves it to the learner.
/** @type {() => { spot: HTMLElement, move: string | null } | null} */
export function suggestWay() {
  const box = payBox();
  const sets = box ? setsOf(box) : [];
  const way = box && (sets.length === 1 ? sets[0] : exactWays(box, sets)[0]);
  if (!way || !words.table || page.choice.cards.size) return null;
  page.choice.cards = cardsOf(box, way);
  return { spot: chosen(box)[0], move: made(box, sets).move };
}

// After an update.
export function offerWays() {
  for (const old of document.querySelectorAll(".exact-ways, .pay-now")) old.remove();
  const box = payBox();
  if (!box) return;
  const sets = setsOf(box);
  const ways = exactWays(box, sets);
  if (sets.length < 2 || !ways.length) return;
  const row = part("div", "", "exact-ways");
  row.append(part("span", words.exact, "label"), ...ways.slice(0, FEW).map((set) => wayButton(box, set)));
  box.after(row);
  show(box, null);
}

// The button beside the cards: it makes this move, or is gone.
/** @type {(spot: HTMLElement | null, move: string | null, label: string) => void} */
export function payBeside(spot, move, label) {
  const box = spot && partsOf(spot);
  const known = document.querySelector(".pay-now");
  const beside = words.table && form() !== "narrow";
  if (!box || !("due" in box.dataset) || !move || !beside) return known?.remove();
  const button = known ?? part("button", "", "btn btn-main pay-now");
  write(button, label);
  /** @type {HTMLButtonElement} */ (button).type = "button";
  /** @type {HTMLElement} */ (button).dataset.move = move;
  if (!known) box.after(button);
  return undefined;
}

/** @type {(box: HTMLElement, set: string) => HTMLElement[]} */
const cardsIn = (box, set) => {
  const ids = cardsOf(box, set);
  return cards(box).filter((card) => ids.has(card.id));
};

/** @type {(box: HTMLElement, set: string) => HTMLElement} */
function wayButton(box, set) {
  const used = cardsIn(box, set);
  const rest = cards(box).filter((card) => !used.includes(card));
  const button = part("button");
  button.type = "button";
  button.dataset.way = set;
  button.append(part("b", listed(used, " + ")));
  if (rest.length) button.append(part("small", words.keeps.replace("%", listed(rest, " "))));
  return button;
}

// Whether these parts are among those of one of the sets.
/** @type {(parts: string, sets: string[]) => boolean} */
function fits(parts, sets) {
  return sets.some((set) => {
    const rest = [...set];
    return [...parts].every((part) => {
      const place = rest.indexOf(part);
      if (place < 0) return false;
      rest.splice(place, 1);
      return true;
    });
  });
}
