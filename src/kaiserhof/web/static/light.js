// Lights the spots where something can be done, as listed in the position's marks. A mark is the id of a spot that is
// lit as drawn; or its id, lit, moves, label (or the number of the move with the same text), and turns.

import { reachable } from "./sequels.js";
import { page } from "./state.js";

/** @typedef {{ lit: number, own: string, label: string, turns: string, dear: number, me: string }} Wanted */

/** @type {Map<Element, { key: string, classes: string[], attributes: [string, string | null][] }>} */
const marked = new Map(); // spots with their marks and their previous attributes

// Before these parts are updated: restores them as the server drew them, unlit. Spots elsewhere keep their light,
// because removing and adding it would recompute their styles.
/** @type {(parts: Node[]) => void} */
export function unlight(parts) {
  for (const spot of marked.keys()) if (parts.some((part) => part.contains(spot))) unmark(spot);
}

export function light() {
  const { marks, me, legal } = page.position;
  const labels = [...legal.values()];
  /** @type {Map<Element, Wanted>} */
  const told = new Map();
  for (const mark of marks) {
    const [id, lit = 1, own = "", label = "", turns = "", dear = 0] = typeof mark === "string" ? [mark] : mark;
    const spot = document.getElementById(id);
    if (spot) told.set(spot, { lit, own, label: typeof label === "number" ? labels[label] : label, turns, dear, me });
  }
  for (const spot of reachable())
    if (!told.has(spot)) told.set(spot, { lit: 1, own: "", label: "", turns: "", dear: 0, me });
  for (const [spot, { key }] of marked) if (key !== keyOf(told.get(spot))) unmark(spot);
  for (const [spot, wanted] of told) if (!marked.has(spot)) mark(spot, wanted);
}

/** @type {(told?: Wanted) => string} */
const keyOf = (told) => JSON.stringify(told);

/** @type {(spot: Element, told: Wanted) => void} */
function mark(spot, told) {
  const { lit, own, label, turns, dear, me } = told;
  const classes = [
    "spot",
    ...(lit ? ["lit", `seat-${me}`] : []),
    ...(turns ? ["turns"] : []),
    ...(dear ? ["dear"] : []),
  ];
  /** @type {Record<string, string>} */
  const wanted = { ...(label && { "aria-label": label }), ...(turns && { "data-turns": turns }) };
  if (own)
    Object.assign(wanted, { "data-moves": own }, spot.localName === "button" ? {} : { role: "button", tabindex: "-1" });
  marked.set(spot, {
    key: keyOf(told),
    classes: classes.filter((name) => !spot.classList.contains(name)),
    attributes: Object.keys(wanted).map((name) => [name, spot.getAttribute(name)]),
  });
  spot.classList.add(...classes);
  for (const [name, value] of Object.entries(wanted)) spot.setAttribute(name, value);
}

/** @type {(spot: Element) => void} */
function unmark(spot) {
  const { classes, attributes } = marked.get(spot) ?? { classes: [], attributes: [] };
  marked.delete(spot);
  spot.classList.remove(...classes);
  if (!spot.classList.length) spot.removeAttribute("class");
  for (const [name, value] of attributes) {
    if (value === null) spot.removeAttribute(name);
    else spot.setAttribute(name, value);
  }
}
