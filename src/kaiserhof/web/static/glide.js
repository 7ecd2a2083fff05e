// Pieces that have moved glide from where they were; new ones come from the panel of their player.

import { quickness, still } from "./motion.js";

const DURATION = 520;

/** @typedef {Map<string, DOMRect | null>} Places */

/** @type {(root: HTMLElement) => Places} */
export function rememberPlaces(root) {
  /** @type {Places} */
  const places = new Map();
  for (const piece of root.querySelectorAll(".piece[id]")) {
    const box = piece.getBoundingClientRect();
    places.set(piece.id, box.width ? box : null); // what was not in sight comes from nowhere
  }
  return places;
}

// Returns how many have moved or come, also to where nobody sees them now.
/** @type {(root: HTMLElement, places: Places) => number} */
export function glide(root, places) {
  /** @type {[HTMLElement, number, number][]} */
  const moved = [];
  let unseen = 0;
  for (const piece of root.querySelectorAll(".piece[id]")) {
    const from = places.has(piece.id) ? places.get(piece.id) : sourceOf(piece);
    if (!from) continue;
    const to = piece.getBoundingClientRect();
    if (!to.width) {
      if (!places.has(piece.id)) unseen += 1;
      continue;
    }
    const dx = from.x + from.width / 2 - to.x - to.width / 2;
    const dy = from.y + from.height / 2 - to.y - to.height / 2;
    if (Math.abs(dx) < 1 && Math.abs(dy) < 1) continue;
    moved.push([piece, dx * unitOf(piece), dy * unitOf(piece)]);
  }
  // Only after all places are known: whatever begins to move has the page laid out once more for the next question.
  if (!still()) for (const [piece, dx, dy] of moved) slide(piece, dx, dy, places.has(piece.id));
  return moved.length + unseen;
}

/** @type {(piece: HTMLElement) => DOMRect | undefined} */
function sourceOf(piece) {
  return document.getElementById(piece.dataset.from ?? "")?.getBoundingClientRect();
}

// Inside a drawing a pixel of the screen is not a unit: it is scaled by the drawing's own size.
/** @type {(piece: Element) => number} */
function unitOf(piece) {
  const drawing = piece instanceof SVGElement ? piece.ownerSVGElement : null;
  return drawing ? drawing.viewBox.baseVal.width / drawing.getBoundingClientRect().width : 1;
}

/** @type {(piece: HTMLElement, dx: number, dy: number, known: boolean) => void} */
function slide(piece, dx, dy, known) {
  const base = piece.getAttribute("transform");
  const settle = base ? base.replace(/translate\(([-\d.]+)[ ,]+([-\d.]+)\)/, "translate($1px, $2px)") : "none";
  const start = `translate(${dx}px, ${dy}px) ${settle === "none" ? "" : settle}`;
  const timing = { duration: DURATION * quickness(), easing: "cubic-bezier(.3,.7,.2,1)" };
  piece.animate(
    [
      { transform: start, opacity: known ? 1 : 0.4 },
      { transform: settle, opacity: 1 },
    ],
    timing,
  );
  // On its way it covers others: a tap is for what can be chosen below it.
  if (!piece.closest(".lit")) piece.animate({ pointerEvents: ["none", "none"] }, timing);
}
