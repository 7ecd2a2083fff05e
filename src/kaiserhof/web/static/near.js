// On a phone the page zooms to where something is asked or happens, and back. Where spots are too small for a finger, a
// tap first targets the part of the board around them. A small map shows the visible part of the board.

import { form } from "./form.js";
import { board, fitsWhole, movedByHand, tellOnce, whenMoved, windowShown, zoom } from "./zoom.js";
import { applyZoom, showAll, showPlace } from "./zoom.js";

const FINGER = 44;
let asked = "";

const drawing = () => document.getElementById("pieces");
const make = (name, attributes) => {
  const made = document.createElementNS(drawing().namespaceURI, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
};

// ---------------------------------------------------------------- what is lit, in units of the drawing

// Boxes in drawing units, independent of the zoom.
function boxesOf(shapes) {
  const frame = drawing().getBoundingClientRect();
  const unit = drawing().viewBox.baseVal.width / frame.width;
  return shapes.map((shape) => {
    const box = shape.getBoundingClientRect();
    return {
      x: (box.x - frame.x) * unit,
      y: (box.y - frame.y) * unit,
      width: box.width * unit,
      height: box.height * unit,
    };
  });
}

const shapeOf = (spot) => spot.querySelector(".hit") ?? spot;

function litBoxes() {
  const spots = [...drawing().querySelectorAll(".spot.lit")];
  const boxes = boxesOf(spots.map(shapeOf));
  return spots
    .map(({ dataset: { about, turns } }, place) => ({ ...boxes[place], about, turns }))
    .filter((box) => box.width);
}

// The buttons beside the lit spots.
const buttonBoxes = () => boxesOf([...drawing().querySelectorAll("[data-turn-by]")]);

function around(boxes) {
  const [left, top] = [Math.min(...boxes.map((box) => box.x)), Math.min(...boxes.map((box) => box.y))];
  return {
    x: left,
    y: top,
    width: Math.max(...boxes.map((box) => box.x + box.width)) - left,
    height: Math.max(...boxes.map((box) => box.y + box.height)) - top,
  };
}

// The scale at which the smallest of these is as large as a fingertip.
function scaleFor(boxes) {
  const unit = drawing().viewBox.baseVal.width / board().offsetWidth;
  const smallest = Math.min(...boxes.map((box) => Math.min(box.width, box.height)));
  return (FINGER * unit) / smallest;
}

function partsWith(boxes) {
  const parts = JSON.parse(document.getElementById("main").dataset.parts || "[]").filter((part) => part[4]);
  const found = parts.map(([, id, name, , [x, y, width, height], shape]) => ({
    id,
    name,
    shape,
    box: { x, y, width, height },
    lit: [],
  }));
  for (const box of boxes) {
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const home = found.filter((part) => holds(part.box, x, y)).sort((a, b) => away(a.box, x, y) - away(b.box, x, y))[0];
    if (!home) return [];
    home.lit.push(box);
  }
  return found.filter((part) => part.lit.length);
}

const holds = (box, x, y) =>
  x >= box.x - 1 && y >= box.y - 1 && x <= box.x + box.width + 1 && y <= box.y + box.height + 1;
const away = (box, x, y) => Math.hypot(x - box.x - box.width / 2, y - box.y - box.height / 2);

// ---------------------------------------------------------------- going there

// How much of the drawing the frame shows at a scale.
function room(scale) {
  const unit = drawing().viewBox.baseVal.width / (board().offsetWidth * scale);
  return { width: board().parentElement.clientWidth * unit, height: board().parentElement.clientHeight * unit };
}

// Zooms no closer than a finger needs, unless there is room for it.
function goTo(box, scale) {
  const { width, height } = room(1);
  const fits = Math.min(width / (box.width * 1.15), height / (box.height * 1.15));
  goToMiddle(box, Math.max(1, scale, Math.min(fits, scale * 1.6)));
}

function goToMiddle(box, scale) {
  const size = drawing().viewBox.baseVal;
  showPlace((box.x + box.width / 2) / size.width, (box.y + box.height / 2) / size.height, scale);
}

// After an update. `places` are the ids of elements where something has just happened.
export function goNear(places = []) {
  if (!board() || !drawing() || form() !== "narrow" || !board().offsetWidth) {
    clear();
    return;
  }
  const { number, turn, form: drawn } = document.getElementById("main").dataset;
  const question = turn === "yes" ? `${drawn} ${number}` : "";
  const boxes = litBoxes();
  const fresh = question !== asked;
  asked = question;
  if (fresh && boxes.length) goToQuestion(boxes);
  else if (fresh && !movedByHand() && fitsWhole()) showAll();
  if (!boxes.length) follow(places);
}

function goToQuestion(boxes) {
  const scale = scaleFor(boxes);
  const whole = around([...boxes, ...buttonBoxes()]);
  const { width, height } = room(Math.max(1, scale));
  if ((whole.width <= width && whole.height <= height) || partsWith(boxes).length === 1) return goTo(whole, scale);
  return fitsWhole() ? showAll() : goToMost(boxes, Math.max(1, scale));
}

// Not all fit into the frame: goes to where most are, or stays if about as many are already visible. A turnable tile
// counts more than all others.
function goToMost(boxes, scale) {
  const { width, height } = room(scale);
  const size = drawing().viewBox.baseVal;
  const inside = (x, y) =>
    boxes
      .filter((box) => {
        return box.x >= x && box.y >= y && box.x + box.width <= x + width && box.y + box.height <= y + height;
      })
      .reduce((sum, box) => sum + (box.turns ? 3 * boxes.length : 1), 0);
  const windows = boxes.map((box) => {
    const x = Math.max(0, Math.min(size.width - width, box.x + (box.width - width) / 2));
    const y = Math.max(0, Math.min(size.height - height, box.y + (box.height - height) / 2));
    return { x, y, width, height, count: inside(x, y) };
  });
  const best = windows.reduce((one, other) => (other.count > one.count ? other : one));
  const here = windowShown();
  const stays = here && zoom() === scale && 2 * inside(here.left * size.width, here.top * size.height) >= best.count;
  if (!stays) goToMiddle(best, scale);
}

// Scrolls the place of an event into view if the board is larger than its frame.
function follow(places) {
  const shown = windowShown();
  const spot = places.map((id) => document.getElementById(id)).find((each) => each && drawing().contains(each));
  if (!shown || !spot || movedByHand()) return;
  const size = drawing().viewBox.baseVal;
  const [box] = boxesOf([shapeOf(spot)]);
  const [x, y] = [(box.x + box.width / 2) / size.width, (box.y + box.height / 2) / size.height];
  const inside = x > shown.left && x < shown.left + shown.width && y > shown.top && y < shown.top + shown.height;
  if (!inside) showPlace(x, y);
}

// The places of the last turn in the log.
function latestPlaces() {
  const told = [...document.querySelectorAll("#log .turn[data-places]")].at(-1);
  return told ? told.dataset.places.split(" ").reverse() : [];
}

// ---------------------------------------------------------------- parts as targets

function clear() {
  for (const old of document.querySelectorAll(".part-targets")) old.remove();
}

function showTargets(boxes) {
  clear();
  if (!boxes.length || zoom() >= 0.95 * scaleFor(boxes)) return;
  const parts = partsWith(boxes);
  if (parts.length < 2) return;
  const layer = make("g", { class: "part-targets" });
  for (const part of parts) layer.append(target(part));
  drawing().append(layer);
}

function target(part) {
  const { x, y, width, height } = part.box;
  const made = make("g", {
    class: "part-target",
    role: "button",
    tabindex: "0",
    "aria-label": `${part.name} (${part.lit.length})`,
    "data-near": part.id,
    "data-about": part.lit[0].about,
  });
  made.append(part.shape ? make("use", { href: `#${part.shape}` }) : make("rect", { x, y, width, height, rx: 14 }));
  const size = drawing().viewBox.baseVal.width / board().offsetWidth;
  const badge = make("g", {
    class: "badge-count",
    transform: `translate(${x + width / 2} ${y + height / 2}) scale(${size})`,
  });
  const count = make("text", { y: 5 });
  count.textContent = part.lit.length;
  badge.append(make("circle", { r: 13 }), count);
  made.append(badge);
  return made;
}

export function listenToNear(root) {
  const go = (event) => {
    const near = event.target.closest?.("[data-near]");
    const part = near && partsWith(litBoxes()).find((each) => each.id === near.dataset.near);
    if (!part) return;
    event.stopPropagation();
    event.preventDefault();
    goTo(around([part.box, ...part.lit]), scaleFor(part.lit));
    clear();
    drawing().querySelector(".spot.lit")?.focus({ preventScroll: true });
  };
  root.addEventListener("click", go, true);
  root.addEventListener(
    "keydown",
    (event) => {
      if (event.key === "Enter" || event.key === " ") go(event);
    },
    true,
  );
  whenMoved(() => {
    const boxes = drawing() && board().offsetWidth ? litBoxes() : [];
    showMap(boxes);
    if (form() === "narrow") showTargets(boxes);
  });
  root.addEventListener("pointerdown", takeMap);
  root.addEventListener("pointermove", (event) => {
    if (event.buttons) takeMap(event);
  });
  tellOnce(() => {
    applyZoom();
    goNear(latestPlaces());
  });
}

// ---------------------------------------------------------------- the small map

function showMap(boxes) {
  const shown = windowShown();
  let map = document.getElementById("small-map");
  if (!shown || !board().parentElement) return map?.remove();
  if (!map) {
    map = Object.assign(document.createElement("div"), { id: "small-map" });
    map.setAttribute("aria-hidden", "true");
    map.append(
      ...[...board().querySelectorAll("img.base")].map(copyOf),
      Object.assign(document.createElement("i"), { className: "shown-window" }),
    );
  }
  if (map.parentElement !== board().parentElement) board().parentElement.append(map);
  const { style } = map.querySelector(".shown-window");
  for (const side of ["left", "top", "width", "height"]) style[side] = `${100 * shown[side]}%`;
  return keepClear(map, shown, boxes);
}

// The image of the other theme loads lazily: `loading` must be set before `src`, or it loads at once.
function copyOf({ className, loading, src }) {
  return Object.assign(document.createElement("img"), { className, loading, alt: "", src });
}

const CORNERS = ["low right", "low left", "high right", "high left"];
const EDGE = 8;

// Puts the map into the corner where it covers the fewest lit spots; it stays as long as it covers none.
function keepClear(map, shown, boxes) {
  const size = drawing().viewBox.baseVal;
  const frame = board().parentElement;
  const unit = (shown.width * size.width) / frame.clientWidth;
  const [width, height] = [map.offsetWidth * unit, map.offsetHeight * unit];
  const lit = [...boxes, ...(boxes.length ? buttonBoxes() : [])];
  const covered = (corner) => {
    const x =
      shown.left * size.width +
      (corner.endsWith("left") ? EDGE * unit : frame.clientWidth * unit - EDGE * unit - width);
    const y =
      shown.top * size.height +
      (corner.startsWith("high") ? EDGE * unit : frame.clientHeight * unit - EDGE * unit - height);
    const met = lit.filter(
      (box) => box.x < x + width && box.x + box.width > x && box.y < y + height && box.y + box.height > y,
    );
    const hit = met.filter((box) => holds({ x, y, width, height }, box.x + box.width / 2, box.y + box.height / 2));
    return met.length + lit.length * hit.length;
  };
  const corners = map.dataset.corner ? [map.dataset.corner, ...CORNERS] : CORNERS;
  const counts = corners.map(covered);
  map.dataset.corner = corners[counts.indexOf(Math.min(...counts))];
}

function takeMap(event) {
  const map = event.target.closest?.("#small-map");
  if (!map) return;
  event.preventDefault();
  const box = map.getBoundingClientRect();
  showPlace((event.clientX - box.x) / box.width, (event.clientY - box.y) / box.height, zoom(), { slowly: false });
}
