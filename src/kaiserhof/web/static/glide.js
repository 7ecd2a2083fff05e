// Pieces that have moved glide from where they were; new ones come from the panel of their player.

import { quickness, still } from "./motion.js";

const DURATION = 520;

export function rememberPlaces(root) {
  const places = new Map();
  for (const piece of root.querySelectorAll(".piece[id]")) {
    const box = piece.getBoundingClientRect();
    if (box.width) places.set(piece.id, box); // what is not in sight comes from nowhere
  }
  return places;
}

export function glide(root, places) {
  let moved = 0;
  for (const piece of root.querySelectorAll(".piece[id]")) {
    const from = places.get(piece.id) ?? sourceOf(piece);
    if (!from) continue;
    const to = piece.getBoundingClientRect();
    if (!to.width) continue;
    const dx = from.x + from.width / 2 - to.x - to.width / 2;
    const dy = from.y + from.height / 2 - to.y - to.height / 2;
    if (Math.abs(dx) < 1 && Math.abs(dy) < 1) continue;
    moved += 1;
    if (!still()) slide(piece, dx, dy, places.has(piece.id));
  }
  return moved;
}

function sourceOf(piece) {
  return document.getElementById(piece.dataset.from ?? "")?.getBoundingClientRect();
}

function slide(piece, dx, dy, known) {
  // Inside a drawing a pixel of the screen is not a unit: scale by the drawing's own size.
  const drawing = piece.ownerSVGElement;
  const scale = drawing ? drawing.viewBox.baseVal.width / drawing.getBoundingClientRect().width : 1;
  const base = piece.getAttribute("transform");
  const settle = base ? base.replace(/translate\(([-\d.]+)[ ,]+([-\d.]+)\)/, "translate($1px, $2px)") : "none";
  const start = `translate(${dx * scale}px, ${dy * scale}px) ${settle === "none" ? "" : settle}`;
  piece.animate(
    [{ transform: start, opacity: known ? 1 : 0.4 }, { transform: settle, opacity: 1 }],
    { duration: DURATION * quickness(), easing: "cubic-bezier(.3,.7,.2,1)" },
  );
}
