// How much animation a person wants, by the system setting and their preferences. Pieces that have moved glide from their
// old position; new ones come from the panel of their player.

const DURATION = 520;
const reduced = matchMedia("(prefers-reduced-motion: reduce)");
const chosen = () => document.documentElement.dataset.motion;

export const still = () => reduced.matches || chosen() === "none";
export const quickness = () => (chosen() === "short" ? 0.4 : 1);

/** @typedef {Map<string, DOMRect | null>} Places */

/** @type {(root: HTMLElement) => Places} */
export function rememberPlaces(root) {
  /** @type {Places} */
  const places = new Map();
  for (const piece of root.querySelectorAll(".piece[id]")) {
    const box = piece.getBoundingClientRect();
    places.set(piece.id, box.width ? box : null); // pieces that were not visible have no start position
  }
  return places;
}

// Returns how many have moved or appeared, including invisible ones.
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
  // Measures all positions first: an animation that has started forces another layout for the next measurement.
  if (!still()) for (const [piece, dx, dy] of moved) slide(piece, dx, dy, places.has(piece.id));
  return moved.length + unseen;
}

/** @type {(piece: HTMLElement) => DOMRect | undefined} */
function sourceOf(piece) {
  return document.getElementById(piece.dataset.from ?? "")?.getBoundingClientRect();
}

// Inside a drawing, screen pixels are not units, so distances are scaled by the drawing's own size.
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
  // While moving it covers other spots; taps go through to them.
  if (!piece.closest(".lit")) piece.animate({ pointerEvents: ["none", "none"] }, timing);
}
