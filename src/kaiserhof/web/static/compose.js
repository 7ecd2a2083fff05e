// Moves made of several cards: each card is one character of the move's text, in ascending order. The cards lie in an
// element with data-compose (the verb) and data-sum (the text of the sum, with % for the number). With data-due (a
// number) the page offers the sets of cards that are worth exactly that.

import { write } from "./dom.js";

const FEW = 4;
/** @typedef {{ exact: string, keeps: string }} WayWords */

/** @type {Set<string>} */
let picked = new Set();
/** @type {WayWords} */
let words = { exact: "", keeps: "" };

/** @type {(spot: HTMLElement) => HTMLElement | null} */
export const partsOf = (spot) =>
  spot.dataset.part && spot.classList.contains("lit") ? spot.closest("[data-compose]") : null;

/** @type {(box: HTMLElement, legal: string[]) => string[]} */
const setsOf = (box, legal) =>
  legal.filter((move) => move.startsWith(`${box.dataset.compose} `)).map((move) => move.split(" ")[1]);

export function clearParts() {
  picked = new Set();
  for (const card of document.querySelectorAll("[data-part]")) {
    card.classList.remove("chosen", "off");
    card.removeAttribute("aria-pressed");
  }
}

/** @type {(box: HTMLElement) => HTMLElement[]} */
const cards = (box) => [...box.querySelectorAll("[data-part]")];
/** @type {(box: HTMLElement) => HTMLElement[]} */
const chosen = (box) => cards(box).filter((card) => picked.has(card.id));
/** @type {(parts: HTMLElement[]) => string} */
const written = (parts) =>
  parts
    .map((card) => card.dataset.part)
    .sort()
    .join("");

// Selects or deselects a card. Returns the move that the selected cards make, if any, and whether more cards could be
// added. If only one move is possible, any of its cards selects all of them.
/** @typedef {{ move: string | null, more: boolean }} Made */

/** @type {(spot: HTMLElement, legal: string[]) => Made} */
export function togglePart(spot, legal) {
  const box = partsOf(spot);
  if (!box) return { move: null, more: true };
  const sets = setsOf(box, legal);
  if (sets.length === 1) picked = cardsOf(box, sets[0]);
  else if (picked.has(spot.id)) picked.delete(spot.id);
  else if (fits(written([...chosen(box), spot]), sets)) picked.add(spot.id);
  else if (chosen(box).length) picked = new Set([spot.id]);
  return made(box, sets);
}

// Selects the cards of an offered set. Returns one of them, and the move.
/** @type {(button: HTMLElement, legal: string[]) => { spot: HTMLElement, move: string | null }} */
export function takeWay(button, legal) {
  const box = /** @type {HTMLElement} */ (button.closest(".exact-ways")?.previousElementSibling);
  picked = cardsOf(box, button.dataset.way ?? "");
  return { spot: chosen(box)[0], move: made(box, setsOf(box, legal)).move };
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
    card.classList.toggle("chosen", picked.has(card.id));
    card.setAttribute("aria-pressed", String(picked.has(card.id)));
    card.classList.toggle("off", sets !== null && !picked.has(card.id) && !fits(written([...up, card]), sets));
  }
  const output = document.querySelector(".sum");
  write(output, (box.dataset.sum ?? "").replace("%", String(worth(up))));
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

// After an update: the sets of cards that are worth exactly what is due, fewest cards first.
/** @type {(legal: string[], given?: WayWords) => void} */
export function offerWays(legal, given = words) {
  words = given;
  for (const old of document.querySelectorAll(".exact-ways")) old.remove();
  const box = document.querySelector("[data-compose][data-due]");
  if (!box) return;
  const sets = setsOf(box, legal);
  const ways = sets
    .filter((set) => worth(cardsIn(box, set)) === Number(box.dataset.due))
    .sort((a, b) => a.length - b.length);
  if (sets.length < 2 || !ways.length) return;
  const row = Object.assign(document.createElement("div"), { className: "exact-ways" });
  row.append(Object.assign(document.createElement("span"), { className: "label", textContent: words.exact }));
  row.append(...ways.slice(0, FEW).map((set) => wayButton(box, set)));
  box.after(row);
  show(box, null);
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
  const button = Object.assign(document.createElement("button"), { type: "button" });
  button.dataset.way = set;
  button.append(Object.assign(document.createElement("b"), { textContent: listed(used, " + ") }));
  if (rest.length)
    button.append(
      Object.assign(document.createElement("small"), { textContent: words.keeps.replace("%", listed(rest, " ")) }),
    );
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
