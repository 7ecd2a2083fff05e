// Links texts with places: pointing at a line of the log, a move or a hint lights its places on the board and dims the
// rest; pointing at a place marks its lines. The latest turns stay marked on the board.

import { boxesOf, drawing, drawn, shapeOf, unitOf } from "./drawing.js";
import { movesOf } from "./moves.js";
import { page } from "./state.js";

/** @import { Box } from "./drawing.js" */
/** @import { Point } from "./state.js" */

const MARKED = 3;
const MARGIN = 0.004;
const LATEST = 3;
const LEAST = 8; // pixels
const NAME = 13; // pixels

// ---------------------------------------------------------------- places

// Boxes with a margin, without the glow around a spot.
/** @type {(svg: SVGSVGElement, shapes: Element[]) => Box[]} */
function boxesAround(svg, shapes) {
  const margin = svg.viewBox.baseVal.width * MARGIN;
  return boxesOf(svg, shapes).map(({ x, y, width, height }) => {
    return { x: x - margin, y: y - margin, width: width + 2 * margin, height: height + 2 * margin };
  });
}

/** @type {(thing: HTMLElement) => string[]} */
const idsOf = (thing) => thing.dataset.places?.split(" ") ?? [];

// The visible elements for ids or moves.
/** @type {(thing: HTMLElement) => Element[]} */
function shapesOf(thing) {
  const { move } = thing.dataset;
  const named = idsOf(thing).flatMap((id) => document.getElementById(id) ?? []);
  const seen = named.map(shapeOf).filter((shape) => shape.getClientRects().length);
  const spots = move ? [...document.querySelectorAll("#board [data-moves], #cards [data-moves]")] : [];
  return [...seen, ...spots.filter((spot) => movesOf(spot).includes(move ?? "")).map(shapeOf)];
}

// Parts of the drawing have no element; they are boxes in drawing units.
/** @type {(thing: HTMLElement) => Box[]} */
function partBoxesOf(thing) {
  const ids = idsOf(thing);
  return page.position.parts.flatMap(([, id, , , box]) => {
    if (!box || !ids.includes(`part-${id}`)) return [];
    const [x, y, width, height] = box;
    return [{ x, y, width, height }];
  });
}

// ---------------------------------------------------------------- from a line to the board

/** @type {(thing: HTMLElement) => void} */
function dimAround(thing) {
  undim();
  page.log.pointed = thing;
  const svg = drawing();
  const shapes = shapesOf(thing);
  const inside = shapes.filter((shape) => svg?.contains(shape));
  for (const shape of shapes) if (!inside.includes(shape)) shape.classList.add("pointed-at");
  const boxes = svg ? [...boxesAround(svg, inside), ...partBoxesOf(thing)] : [];
  if (!svg || !boxes.length) return;
  const { width, height } = svg.viewBox.baseVal;
  const holes = boxes.map(({ x, y, width: w, height: h }) => `M${x} ${y}h${w}v${h}h${-w}z`).join("");
  const group = drawn("g", {
    class: `linked seat-${thing.dataset.seat ?? page.position.me}`,
    "aria-hidden": "true",
  });
  group.append(
    drawn("path", { class: "veil", "fill-rule": "evenodd", d: `M0 0h${width}v${height}h${-width}z${holes}` }),
  );
  for (const box of boxes) group.append(drawn("rect", { class: "around", ...box, rx: width * 0.006 }));
  for (const [place, shape] of inside.entries()) group.append(...nameOf(svg, shape, boxes[place]));
  svg.append(group);
}

// Writes the name that the log and hints use above the place, or below it at the upper edge.
/** @type {(svg: SVGSVGElement, shape: Element, box: Box) => Element[]} */
function nameOf(svg, shape, { x, y, width, height }) {
  const { name } = shape.closest("[data-name]")?.dataset ?? {};
  if (!name) return [];
  const size = NAME * unitOf(svg);
  const text = drawn("text", {
    x: x + width / 2,
    y: y > 1.4 * size ? y - 0.35 * size : y + height + 1.1 * size,
    "font-size": size,
  });
  text.textContent = name;
  return [text];
}

function undim() {
  page.log.pointed = null;
  for (const old of document.querySelectorAll(".linked")) old.remove();
  for (const old of document.querySelectorAll(".pointed-at")) old.classList.remove("pointed-at");
}

// ---------------------------------------------------------------- from the board to the lines

// The lines of events at a place, latest first.
/** @type {(id: string) => HTMLElement[]} */
function linesAt(id) {
  return [...document.querySelectorAll("#log .turn[data-places]")].filter((line) => idsOf(line).includes(id)).reverse();
}

/** @type {(spot: Element | null) => void} */
function markLines(spot) {
  for (const old of document.querySelectorAll("#log .named")) old.classList.remove("named");
  const found = spot ? linesAt(spot.id) : [];
  for (const line of found) line.classList.add("named");
  if (found[0]?.offsetParent) found[0].scrollIntoView({ block: "nearest" });
}

// What is added to the explanation of a place: its latest lines.
/** @type {(thing: Element) => string[]} */
export function toldAt(thing) {
  const spot = thing.closest("[id^=spot-]");
  return spot
    ? linesAt(spot.id)
        .slice(0, LATEST)
        .map((line) => line.querySelector(".what")?.textContent ?? "")
    : [];
}

// ---------------------------------------------------------------- the last turns

// The latest turns and paths; the highest number is the newest.
export function markLastTurns() {
  if (page.log.pointed && !page.log.pointed.isConnected) undim();
  for (const old of document.querySelectorAll(".last-turns")) old.remove();
  const svg = drawing();
  const latest = [...document.querySelectorAll("#log .turn[data-places]:is([data-seat], [data-way])")].slice(-MARKED);
  if (!svg?.getClientRects().length || !latest.length) return;
  const group = drawn("g", { class: "last-turns", "aria-hidden": "true" });
  const { width } = svg.viewBox.baseVal;
  const size = Math.max(width / 100, (LEAST * width) / (svg.parentElement?.offsetWidth ?? 1));
  const printed = boxesOf(svg, [...svg.querySelectorAll("circle[role=img]")]);
  /** @type {Point[]} */
  const taken = printed.map(middle);
  const numbers = drawn("g", {});
  latest.forEach((line, place) => {
    const shapes = shapesOf(line).filter((shape) => svg.contains(shape));
    if (!shapes.length) return;
    const newest = place === latest.length - 1;
    const look = { class: `${newest ? "newest" : "earlier"} seat-${line.dataset.seat ?? "court"}` };
    const boxes = boxesAround(svg, shapes);
    const around = group.appendChild(drawn("g", look));
    const way = line.dataset.way ? boxes.slice(-Number(line.dataset.way)) : [];
    for (const box of boxes.slice(0, boxes.length - way.length))
      around.append(drawn("rect", { class: "around", ...box, rx: size * 0.6 }));
    if (way.length) around.append(...drawWay(way, size));
    const at = corner(boxes[boxes.length - 1], size, taken, svg.viewBox.baseVal);
    numbers
      .appendChild(drawn("g", look))
      .append(
        drawn("rect", { class: "flag", x: at.x - size, y: at.y - size, width: 2 * size, height: 2 * size }),
        number(place + 1, at, size),
      );
  });
  group.append(numbers);
  svg.append(group);
}

/** @type {(box: Box) => Point} */
const middle = (box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
/** @type {(a: Box, b: Box) => boolean} */
const touch = (a, b) => a.x <= b.x + b.width && b.x <= a.x + a.width && a.y <= b.y + b.height && b.y <= a.y + a.height;

// Draws the path of a piece as one line, interrupted where the drawing is folded.
/** @type {(boxes: Box[], size: number) => Element[]} */
function drawWay(boxes, size) {
  const steps = boxes.map((box, place) => {
    const { x, y } = middle(box);
    return `${place > 0 && touch(boxes[place - 1], box) ? "L" : "M"}${x} ${y}`;
  });
  const way = steps.join("");
  const { x, y } = middle(boxes[0]);
  return [
    drawn("path", { class: "way-edge", d: way }),
    drawn("path", { class: "way-line", d: way }),
    drawn("circle", { class: "way-begins", cx: x, cy: y, r: size * 0.8 }),
  ];
}

// Draws the number at the upper right corner of the place, or beside a number that is already there. It stands in a square,
// so that nobody takes it for a number that is printed on the board.
/** @type {(box: Box, size: number, taken: Point[], view: { width: number, height: number }) => Point} */
function corner(box, size, taken, { width, height }) {
  const at = { x: Math.min(box.x + box.width, width - size), y: Math.min(Math.max(box.y, size), height - size) };
  while (taken.some((other) => Math.hypot(other.x - at.x, other.y - at.y) < 2 * size)) at.x -= 2.1 * size;
  taken.push(at);
  return at;
}

/** @type {(value: number, at: Point, size: number) => Element} */
function number(value, at, size) {
  const text = drawn("text", { x: at.x, y: at.y + size * 0.5, "font-size": size * 1.4 });
  text.textContent = String(value);
  return text;
}

// ---------------------------------------------------------------- events

// What is pointed at, focused or tapped: a line lights its places, a place marks its lines, and anything else ends it.
/** @type {(event: Event, target: Element) => void} */
function showLinks(_, target) {
  if (target.closest("[data-sheet]")) return; // lights under an open sheet show once it is closed
  const thing = target.closest("#main [data-places], #moves [data-move], .why [data-move]");
  if (thing) dimAround(thing);
  else undim();
  markLines(target.closest("#board [id^=spot-]"));
}

/** @type {(event: KeyboardEvent) => void} */
function endLinks(event) {
  if (event.key === "Escape") undim();
}

/** @type {(event: PointerEvent, target: Element) => void} */
function showPointed(event, target) {
  if (event.pointerType !== "touch") showLinks(event, target);
}

export const linking = { showLinks, showPointed, endLinks };
