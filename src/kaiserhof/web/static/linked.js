// Links texts with places: pointing at a line of the log, a move or a hint lights its places on the board and dims the
// rest; pointing at a place marks its lines. The latest turns stay marked on the board.

import { movesOf } from "./picking.js";

const MARKED = 3;
const MARGIN = 0.004;
const LATEST = 3;
const LEAST = 8; // pixels
const NAME = 13; // pixels
let pointed = null; // what lights places at the moment

const drawing = () => document.getElementById("pieces");

// ---------------------------------------------------------------- places

// The box of a spot, without the glow around it.
function shapeOf(id) {
  const spot = document.getElementById(id);
  const shape = spot?.querySelector(".hit") ?? spot;
  return shape?.getClientRects().length ? shape : null;
}

// A box in drawing units, independent of the zoom.
function boxOf(shape) {
  const svg = drawing();
  const frame = svg.getBoundingClientRect();
  const scale = svg.viewBox.baseVal.width / frame.width;
  const box = shape.getBoundingClientRect();
  const margin = svg.viewBox.baseVal.width * MARGIN;
  return {
    x: (box.x - frame.x) * scale - margin,
    y: (box.y - frame.y) * scale - margin,
    width: box.width * scale + 2 * margin,
    height: box.height * scale + 2 * margin,
  };
}

const idsOf = (thing) => thing.dataset.places?.split(" ") ?? [];

// The elements for ids or moves.
function shapesOf(thing) {
  const ids = idsOf(thing);
  const move = thing.dataset.move;
  const spots = move
    ? [...document.querySelectorAll("#board [data-moves], #cards [data-moves]")].filter((spot) =>
        movesOf(spot).includes(move),
      )
    : [];
  return [...ids.map(shapeOf), ...spots.map((spot) => spot.querySelector(".hit") ?? spot)].filter(Boolean);
}

// Parts of the drawing have no element; they are boxes in drawing units.
function partBoxesOf(thing) {
  const ids = idsOf(thing).filter((id) => id.startsWith("part-"));
  const parts = ids.length ? JSON.parse(document.getElementById("main").dataset.parts || "[]") : [];
  const drawn = parts.filter(([, id, , , box]) => box && ids.includes(`part-${id}`));
  return drawn.map(([, , , , [x, y, width, height]]) => ({ x, y, width, height }));
}

// ---------------------------------------------------------------- from a line to the board

function dimAround(thing) {
  undim();
  pointed = thing;
  const shapes = shapesOf(thing);
  const svg = drawing();
  const drawn = shapes.filter((shape) => svg?.contains(shape));
  for (const shape of shapes) if (!drawn.includes(shape)) shape.classList.add("pointed-at");
  const boxes = [...drawn.map(boxOf), ...(svg ? partBoxesOf(thing) : [])];
  if (!boxes.length) return;
  const { width, height } = svg.viewBox.baseVal;
  const holes = boxes.map(({ x, y, width: w, height: h }) => `M${x} ${y}h${w}v${h}h${-w}z`).join("");
  const group = make("g", {
    class: `linked seat-${thing.dataset.seat ?? document.getElementById("main").dataset.me}`,
    "aria-hidden": "true",
  });
  group.append(
    make("path", { class: "veil", "fill-rule": "evenodd", d: `M0 0h${width}v${height}h${-width}z${holes}` }),
  );
  for (const box of boxes) group.append(make("rect", { class: "around", ...box, rx: width * 0.006 }));
  for (const [place, shape] of drawn.entries()) group.append(...nameOf(shape, boxes[place]));
  svg.append(group);
}

// Writes the name that the log and hints use above the place, or below it at the upper edge.
function nameOf(shape, { x, y, width, height }) {
  const { name } = shape.closest("[data-name]")?.dataset ?? {};
  if (!name) return [];
  const size = (NAME * drawing().viewBox.baseVal.width) / drawing().getBoundingClientRect().width;
  const text = make("text", {
    x: x + width / 2,
    y: y > 1.4 * size ? y - 0.35 * size : y + height + 1.1 * size,
    "font-size": size,
  });
  text.textContent = name;
  return [text];
}

function undim() {
  pointed = null;
  for (const old of document.querySelectorAll(".linked")) old.remove();
  for (const old of document.querySelectorAll(".pointed-at")) old.classList.remove("pointed-at");
}

// ---------------------------------------------------------------- from the board to the lines

// The lines of events at a place, latest first.
function linesAt(id) {
  return [...document.querySelectorAll("#log .turn[data-places]")]
    .filter((line) => line.dataset.places.split(" ").includes(id))
    .reverse();
}

function markLines(spot) {
  for (const old of document.querySelectorAll("#log .named")) old.classList.remove("named");
  const found = spot ? linesAt(spot.id) : [];
  for (const line of found) line.classList.add("named");
  if (found[0]?.offsetParent) found[0].scrollIntoView({ block: "nearest" });
}

// What is added to the explanation of a place: its latest lines.
export function toldAt(thing) {
  const spot = thing.closest("[id^=spot-]");
  return spot
    ? linesAt(spot.id)
        .slice(0, LATEST)
        .map((line) => line.querySelector(".what").textContent)
    : [];
}

// ---------------------------------------------------------------- the last turns

// The latest turns and paths; the highest number is the newest.
export function markLastTurns() {
  if (pointed && !pointed.isConnected) undim();
  for (const old of document.querySelectorAll(".last-turns")) old.remove();
  const svg = drawing();
  const latest = [...document.querySelectorAll("#log .turn[data-places]:is([data-seat], [data-way])")].slice(-MARKED);
  if (!svg?.getClientRects().length || !latest.length) return;
  const group = make("g", { class: "last-turns", "aria-hidden": "true" });
  const { width } = svg.viewBox.baseVal;
  const size = Math.max(width / 100, (LEAST * width) / svg.parentElement.offsetWidth);
  const taken = [];
  const numbers = make("g", {});
  latest.forEach((line, place) => {
    const shapes = shapesOf(line).filter((shape) => svg.contains(shape));
    if (!shapes.length) return;
    const newest = place === latest.length - 1;
    const look = { class: `${newest ? "newest" : "earlier"} seat-${line.dataset.seat ?? "court"}` };
    const boxes = shapes.map(boxOf);
    const around = group.appendChild(make("g", look));
    const way = line.dataset.way ? boxes.slice(-line.dataset.way) : [];
    for (const box of boxes.slice(0, boxes.length - way.length))
      around.append(make("rect", { class: "around", ...box, rx: size * 0.6 }));
    if (way.length) around.append(...drawWay(way, size));
    const at = corner(boxes.at(-1), size, taken, svg.viewBox.baseVal);
    numbers
      .appendChild(make("g", look))
      .append(make("circle", { cx: at.x, cy: at.y, r: size }), number(place + 1, at, size));
  });
  group.append(numbers);
  svg.append(group);
}

const middle = (box) => ({ x: box.x + box.width / 2, y: box.y + box.height / 2 });
const touch = (a, b) => a.x <= b.x + b.width && b.x <= a.x + a.width && a.y <= b.y + b.height && b.y <= a.y + a.height;

// Draws the path of a piece as one line, interrupted where the drawing is folded.
function drawWay(boxes, size) {
  const steps = boxes.map((box, place) => {
    const { x, y } = middle(box);
    return `${place > 0 && touch(boxes[place - 1], box) ? "L" : "M"}${x} ${y}`;
  });
  const way = steps.join("");
  const { x, y } = middle(boxes[0]);
  return [
    make("path", { class: "way-edge", d: way }),
    make("path", { class: "way-line", d: way }),
    make("circle", { class: "way-begins", cx: x, cy: y, r: size * 0.8 }),
  ];
}

// Draws the number at the upper right corner of the place, or beside a number that is already there.
function corner(box, size, taken, { width, height }) {
  const at = { x: Math.min(box.x + box.width, width - size), y: Math.min(Math.max(box.y, size), height - size) };
  while (taken.some((other) => Math.hypot(other.x - at.x, other.y - at.y) < 2 * size)) at.x -= 2.1 * size;
  taken.push(at);
  return at;
}

function number(value, at, size) {
  const text = make("text", { x: at.x, y: at.y + size * 0.5, "font-size": size * 1.4 });
  text.textContent = value;
  return text;
}

function make(name, attributes) {
  const made = document.createElementNS(drawing().namespaceURI, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}

// ---------------------------------------------------------------- listening

export function listenToLinks() {
  const saying = (event) => event.target.closest?.("#main [data-places], #moves [data-move], .why [data-move]");
  const place = (event) => event.target.closest?.("#board [id^=spot-]");
  const show = (event) => {
    if (event.target.closest?.("[data-sheet]")) return; // lights under an open sheet show once it is closed
    const thing = saying(event);
    if (thing) dimAround(thing);
    else undim();
    markLines(place(event));
  };
  document.addEventListener("pointerover", (event) => {
    if (event.pointerType !== "touch") show(event);
  });
  document.addEventListener("focusin", show);
  document.addEventListener("keydown", (event) => {
    if (event.key === "Escape") undim();
  });
  // On a touch screen a tap on a line lights its places, a tap on a place marks its lines, and a tap elsewhere ends it.
  document.addEventListener("click", show);
}
