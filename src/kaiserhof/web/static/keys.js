// Keyboard shortcuts of a table. KEYS holds all of them: the key and the name of its action. The list under "?" is made
// from it.

import { part } from "./dom.js";

/** @typedef {"walk" | "explain" | "take" | "escape" | "undo" | "call" | "turn" | "next" | "stands" | "sound" | "menu" | "rules" | "keys"} Name */
/** @typedef {{ does: Name, keys: string[], shift?: boolean, shown: string }} Key */
/** @typedef {(event: KeyboardEvent, target: Element) => unknown} Action */
/** @typedef {Partial<Record<Name, Action>>} Actions */

const ARROWS = ["ArrowLeft", "ArrowRight", "ArrowUp", "ArrowDown"];
/** @type {Key[]} */
export const KEYS = [
  { does: "walk", keys: ARROWS, shown: "← → ↑ ↓" },
  { does: "explain", keys: ARROWS, shift: true, shown: "⇧ ← → ↑ ↓" },
  { does: "take", keys: ["Enter", " "], shown: "Enter" },
  { does: "escape", keys: ["Escape"], shown: "Esc" },
  { does: "undo", keys: ["u", "U"], shown: "U" },
  { does: "call", keys: ["g", "G"], shown: "G" },
  { does: "turn", keys: ["r", "R"], shown: "R" },
  { does: "next", keys: ["n", "N"], shown: "N" },
  { does: "stands", keys: ["s", "S"], shown: "S" },
  { does: "sound", keys: ["v", "V"], shown: "V" },
  { does: "menu", keys: ["m", "M"], shown: "M" },
  { does: "rules", keys: ["b", "B"], shown: "B" },
  { does: "keys", keys: ["?"], shown: "?" },
];

/** @type {() => HTMLElement[]} */
function litTargets() {
  return [...document.querySelectorAll("#board .spot.lit, #cards .spot.lit, #prompt-do [data-move]")];
}

/** @type {() => HTMLElement[]} */
function askable() {
  const things = [...document.querySelectorAll("#main [data-about]")].filter((thing) => thing.getClientRects().length);
  for (const thing of things) if (!thing.hasAttribute("tabindex")) thing.setAttribute("tabindex", "-1");
  return things;
}

/** @type {(event: KeyboardEvent) => boolean} */
const isPlain = ({ ctrlKey, metaKey, altKey }) => !(ctrlKey || metaKey || altKey);

// Lists these actions under "?", and returns their handler. A page has some of them; walking and explaining work everywhere.
/** @type {(actions: Actions) => (event: KeyboardEvent, target: Element) => boolean} */
export function keysOf(actions) {
  const all = { walk, explain, ...actions };
  listKeys(all);
  return (event, target) => {
    if (!isPlain(event) || target.closest("input, select, textarea, dialog")) return false;
    const found = KEYS.find(
      ({ keys, shift, does }) =>
        keys.includes(event.key) && all[does] && (!ARROWS.includes(event.key) || Boolean(shift) === event.shiftKey),
    );
    if (found) all[found.does]?.(event, target);
    return Boolean(found);
  };
}

// What Enter and Space do: they belong to a button that has the focus, unless it is a spot. `enter` gets what has the
// focus and returns whether it did something.
/** @type {(enter: (element: Element | null) => boolean) => Action} */
export const entering = (enter) => (event, target) => {
  if (isFree(target) && enter(document.activeElement)) event.preventDefault();
};

/** @type {(target: Element) => boolean} */
const isFree = (target) => !target.closest("button, a, summary, label") || Boolean(target.closest(".spot"));

/** @type {(does: Name, event: KeyboardEvent) => boolean} */
export function isKey(does, event) {
  return isPlain(event) && Boolean(KEYS.find((entry) => entry.does === does)?.keys.includes(event.key));
}

// The list under "?": what this page supports, in the order of KEYS.
/** @type {(actions: Actions) => void} */
function listKeys(actions) {
  const box = document.getElementById("keys");
  const list = box?.querySelector("dl");
  if (!list) return;
  const words = JSON.parse(box?.dataset.words ?? "{}");
  /** @type {Actions} */
  const all = { rules: () => {}, ...actions };
  for (const { does, shown } of KEYS.filter(({ does }) => all[does])) {
    list.appendChild(part("dt")).append(part("kbd", shown));
    list.append(part("dd", words[does]));
  }
}

// ---------------------------------------------------------------- walking

/** @type {Action} */
const walk = (event, target) => go(event, target, litTargets());
/** @type {Action} */
const explain = (event, target) => go(event, target, askable());

/** @type {(event: KeyboardEvent, target: Element, targets: HTMLElement[]) => void} */
function go(event, target, targets) {
  if (target.closest("[role=log], #chat .log-list, .board-text") && !target.closest(".spot")) return;
  const next = neighbour(document.activeElement, event.key, targets);
  if (!next) return;
  next.focus({ preventScroll: true });
  event.preventDefault();
}

/** @type {Record<string, [number, number]>} */
const WAYS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

// The next in this direction.
/** @type {(from: Element | null, key: string, targets: HTMLElement[]) => HTMLElement | null} */
function neighbour(from, key, targets) {
  const at = targets.indexOf(/** @type {HTMLElement} */ (from));
  if (!from || at < 0) return targets[0] ?? null;
  /** @type {(element: Element) => [number, number]} */
  const middle = (element) => {
    const box = element.getBoundingClientRect();
    return [box.x + box.width / 2, box.y + box.height / 2];
  };
  const [x, y] = middle(from);
  const [dx, dy] = WAYS[key];
  /** @type {HTMLElement | null} */
  let best = null;
  let least = Infinity;
  for (const target of targets) {
    const [tx, ty] = middle(target);
    const ahead = (tx - x) * dx + (ty - y) * dy;
    if (target === from || ahead <= 1) continue;
    const aside = Math.abs((tx - x) * dy) + Math.abs((ty - y) * dx);
    const cost = ahead + 2.2 * aside;
    if (cost < least) [best, least] = [target, cost];
  }
  // At the edge continue with the next in order, so that everything can be reached.
  const step = dx + dy > 0 ? 1 : targets.length - 1;
  return best ?? targets[(at + step) % targets.length];
}
