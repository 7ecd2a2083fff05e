// What scenes are made of: symbols of the page, boxes, and where things lie in the window.

import { part } from "./dom.js";
import { drawn } from "./drawing.js";

export const narrow = () => innerWidth <= 600;
/** @type {(points: number) => string} */
export const signed = (points) => (points < 0 ? `\u2212${-points}` : `+${points}`);

// A picture of the sprite.
/** @type {(id: string, css?: string) => SVGElement} */
export function picture(id, css = "") {
  const source = document.getElementById(id);
  const box = source?.getAttribute("viewBox");
  const made = drawn("svg", { class: css, viewBox: box ?? "0 0 24 24", "aria-hidden": "true" });
  const use = drawn("use", { href: `#${id}` });
  if (box) {
    const [x, y, width, height] = box.split(/[ ,]+/);
    for (const [name, value] of Object.entries({ x, y, width, height })) use.setAttribute(name, value);
  }
  made.append(use);
  if (!box) queueMicrotask(() => fitBox(made));
  return made;
}

// A group without a box of its own is drawn as large as it is.
/** @param {SVGElement} made */
function fitBox(made) {
  const use = /** @type {SVGGraphicsElement | null} */ (made.firstElementChild);
  if (!made.isConnected || !use?.getBBox) return;
  const { x, y, width, height } = use.getBBox();
  if (width && height) made.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
}

/** @type {(seat: number) => SVGElement} */
export const face = (seat) => picture(`face-${seat}`, `sign seat-${seat}`);

/** @type {(tag: "div" | "span" | "ol" | "li" | "p" | "b" | "i" | "section" | "header" | "small", css: string, ...inside: (Node | string)[]) => HTMLElement} */
export function box(tag, css, ...inside) {
  const made = part(tag, "", css);
  made.append(...inside);
  return made;
}

/** @type {(id: string) => DOMRect | undefined} */
export function placeOf(id) {
  const found = document.getElementById(id);
  const area = (found?.querySelector(".hit") ?? found)?.getBoundingClientRect();
  return area?.width ? area : undefined;
}

// The part of the window that shows the board.
export function room() {
  const board = document.getElementById("board");
  const view = [...(board?.querySelectorAll(".board-frame, .view") ?? [])].find((each) => each.getClientRects().length);
  return (view ?? board ?? document.body).getBoundingClientRect();
}
