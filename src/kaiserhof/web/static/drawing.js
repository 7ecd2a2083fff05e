// The board's drawing, and places in it, in its own units: these do not depend on the zoom.

import { part } from "./dom.js";

/** @typedef {{ x: number, y: number, width: number, height: number }} Box */

export const drawing = () => /** @type {SVGSVGElement | null} */ (document.querySelector("svg#pieces"));

const space = () => document.querySelector("svg")?.namespaceURI ?? null;

// A new element of a drawing.
/** @type {(name: string, attributes: Record<string, string | number>) => SVGElement} */
export function drawn(name, attributes) {
  const made = /** @type {SVGElement} */ (document.createElementNS(space(), name));
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, String(value));
  return made;
}

// How many units a pixel of the screen is.
/** @type {(svg: SVGSVGElement) => number} */
export const unitOf = (svg) => svg.viewBox.baseVal.width / svg.getBoundingClientRect().width;

// The part of a spot that is tapped, without the glow around it.
/** @type {(spot: Element) => Element} */
export const shapeOf = (spot) => spot.querySelector(".hit") ?? spot;

/** @type {(svg: SVGSVGElement, shapes: (Element | DOMRect)[]) => Box[]} */
export function boxesOf(svg, shapes) {
  const frame = svg.getBoundingClientRect();
  const unit = unitOf(svg);
  return shapes.map((shape) => {
    const { x, y, width, height } = shape instanceof Element ? shape.getBoundingClientRect() : shape;
    return { x: (x - frame.x) * unit, y: (y - frame.y) * unit, width: width * unit, height: height * unit };
  });
}

// A seat's sign, and what is said of the seat.
/** @type {(seat: number, ...content: (string | Element)[]) => HTMLElement} */
export function ofSeat(seat, ...content) {
  const made = part("span", "", `stand-seat seat-${seat}`);
  const face = drawn("svg", { class: "stand-face", "aria-hidden": "true" });
  face.append(drawn("use", { href: `#face-${seat}` }));
  made.append(face, ...content);
  return made;
}
