// Flags on the board: signs beside the places of some moves, such as the numbers of a coach's moves, the tick of the move
// that was right, and crosses where others were tried.

import { boxesOf, drawing, drawn, shapeOf } from "./drawing.js";
import { movesOf } from "./moves.js";

/** @typedef {"good" | "right" | "wrong"} Kind */
/** @typedef {{ move: string, kind: Kind, sign: string }} Flag */

const SIZE = 0.016; // of the drawing's width

// Replaces all flags. A spot that stays good keeps its class, so that it is not styled again.
/** @type {(flags: Flag[]) => void} */
export function flag(flags) {
  for (const old of document.querySelectorAll(".flags")) old.remove();
  const svg = drawing();
  const spots = [...document.querySelectorAll("#board [data-moves], #cards [data-moves]")];
  const group = drawn("g", { class: "flags", "aria-hidden": "true" });
  for (const spot of spots) {
    const its = flags.filter(({ move }) => movesOf(spot).includes(move));
    const isGood = its.some(({ kind }) => kind === "good");
    spot.classList.toggle("good", isGood);
    const [box] = its.length && svg?.contains(spot) ? boxesOf(svg, [shapeOf(spot)]) : [];
    if (svg && box) group.append(...its.map(({ kind, sign }) => badge(svg, kind, sign, box.x + box.width, box.y)));
  }
  if (flags.length) svg?.append(group);
}

// A sign on a disc.
/** @type {(svg: SVGSVGElement, kind: Kind, sign: string, x: number, y: number) => Element} */
export function badge(svg, kind, sign, x, y) {
  const radius = svg.viewBox.baseVal.width * SIZE;
  const made = drawn("g", { class: `flag ${kind}`, transform: `translate(${x} ${y})` });
  const text = drawn("text", { y: radius * 0.36, "font-size": radius * 1.1 });
  text.textContent = sign;
  made.append(drawn("circle", { r: radius }), text);
  return made;
}
