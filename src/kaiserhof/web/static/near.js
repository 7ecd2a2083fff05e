// On a phone the page zooms to where something is asked or happens, and back. Where spots are too small for a finger, a
// tap first targets the part of the board around them. A small map shows the visible part of the board.

import { part } from "./dom.js";
import { boxesOf, drawing, drawn, shapeOf } from "./drawing.js";
import { form } from "./form.js";
import { page } from "./state.js";
import {
  applyZoom,
  board,
  fitsWhole,
  frameOf,
  showAll,
  showPlace,
  tellOnce,
  whenMoved,
  windowShown,
  zoom,
} from "./zoom.js";

/** @import { Box } from "./drawing.js" */
/** @typedef {Box & { about?: string, turns?: string }} Lit A lit spot. */
/** @typedef {{ id: string, name: string, shape?: string, box: Box, lit: Lit[] }} LitPart */
/** @typedef {{ svg: SVGSVGElement, inner: HTMLElement, frame: HTMLElement, width: number, height: number }} Scene */

const FINGER = 44;

// The board if it is visible, with the size of the drawing in its own units.
/** @type {() => Scene | null} */
function sceneNow() {
  const [svg, inner] = [drawing(), board()];
  if (!svg || !inner?.offsetWidth) return null;
  const { width, height } = svg.viewBox.baseVal;
  return { svg, inner, frame: frameOf(inner), width, height };
}

// ---------------------------------------------------------------- what is lit, in units of the drawing

/** @type {(scene: Scene) => Lit[]} */
function litBoxes({ svg }) {
  const spots = [...svg.querySelectorAll(".spot.lit")];
  const boxes = boxesOf(svg, spots.map(shapeOf));
  return spots
    .map(({ dataset: { about, turns } }, place) => ({ ...boxes[place], about, turns }))
    .filter((box) => box.width);
}

// The buttons beside the lit spots.
/** @type {(scene: Scene) => Box[]} */
const buttonBoxes = ({ svg }) => boxesOf(svg, [...svg.querySelectorAll("[data-turn-by]")]);

/** @type {(boxes: Box[]) => Box} */
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
/** @type {(scene: Scene, boxes: Box[]) => number} */
function scaleFor({ width, inner }, boxes) {
  const unit = width / inner.offsetWidth;
  const smallest = Math.min(...boxes.map((box) => Math.min(box.width, box.height)));
  return (FINGER * unit) / smallest;
}

/** @type {(boxes: Lit[]) => LitPart[]} */
function partsWith(boxes) {
  /** @type {LitPart[]} */
  const found = page.position.parts.flatMap(([, id, name, , box, shape]) => {
    if (!box) return [];
    const [x, y, width, height] = box;
    return [{ id, name, shape, box: { x, y, width, height }, lit: [] }];
  });
  for (const box of boxes) {
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const home = found.filter((each) => holds(each.box, x, y)).sort((a, b) => away(a.box, x, y) - away(b.box, x, y))[0];
    if (!home) return [];
    home.lit.push(box);
  }
  return found.filter((each) => each.lit.length);
}

/** @type {(box: Box, x: number, y: number) => boolean} */
const holds = (box, x, y) =>
  x >= box.x - 1 && y >= box.y - 1 && x <= box.x + box.width + 1 && y <= box.y + box.height + 1;
/** @type {(box: Box, x: number, y: number) => number} */
const away = (box, x, y) => Math.hypot(x - box.x - box.width / 2, y - box.y - box.height / 2);

// ---------------------------------------------------------------- going there

// How much of the drawing the frame shows at a scale.
/** @type {(scene: Scene, scale: number) => { width: number, height: number }} */
function room({ width, inner, frame }, scale) {
  const unit = width / (inner.offsetWidth * scale);
  return { width: frame.clientWidth * unit, height: frame.clientHeight * unit };
}

// Zooms no closer than a finger needs, unless there is room for it.
/** @type {(scene: Scene, box: Box, scale: number) => void} */
function goTo(scene, box, scale) {
  const { width, height } = room(scene, 1);
  const fits = Math.min(width / (box.width * 1.15), height / (box.height * 1.15));
  goToMiddle(scene, box, Math.max(1, scale, Math.min(fits, scale * 1.6)));
}

/** @type {(scene: Scene, box: Box, scale: number) => void} */
function goToMiddle({ width, height }, box, scale) {
  showPlace((box.x + box.width / 2) / width, (box.y + box.height / 2) / height, scale);
}

// Brings places of the drawing into sight, as near as they fit, unless a person has moved the board. Returns whether it
// moves.
/** @type {(ids: string[]) => boolean} */
export function bringInSight(ids) {
  const scene = form() === "narrow" && !page.zoom.byHand ? sceneNow() : null;
  const shapes = ids.map((id) => document.getElementById(id)).filter((each) => scene?.svg.contains(each));
  if (!scene || !shapes.length) return false;
  const box = around(boxesOf(scene.svg, /** @type {Element[]} */ (shapes).map(shapeOf)));
  const { width, height } = room(scene, 1);
  const fits = Math.min(width / (box.width * 1.15), height / (box.height * 1.15));
  if (fits >= page.zoom.scale && fitsWhole()) return false;
  goToMiddle(scene, box, Math.min(fits, page.zoom.scale));
  return true;
}

// After an update. `places` are the ids of elements where something has just happened.
/** @type {(places?: string[]) => void} */
export function goNear(places = []) {
  const scene = form() === "narrow" ? sceneNow() : null;
  if (!scene) return clear();
  const { number, turn, form: shown } = page.position;
  const question = turn ? `${shown} ${number}` : "";
  const boxes = litBoxes(scene);
  const fresh = question !== page.zoom.question;
  page.zoom.question = question;
  if (fresh && boxes.length) goToQuestion(scene, boxes);
  else if (fresh && !page.zoom.byHand && fitsWhole()) showAll();
  if (!boxes.length) follow(scene, places);
}

// Back to what is asked, unless a person has moved the board.
export function goBack() {
  if (page.zoom.byHand) return;
  page.zoom.question = "";
  goNear();
}

/** @type {(scene: Scene, boxes: Lit[]) => void} */
function goToQuestion(scene, boxes) {
  const scale = scaleFor(scene, boxes);
  const whole = around([...boxes, ...buttonBoxes(scene)]);
  const { width, height } = room(scene, Math.max(1, scale));
  const fits = whole.width <= width && whole.height <= height;
  if (fits || partsWith(boxes).length === 1) goTo(scene, whole, scale);
  else if (fitsWhole()) showAll();
  else goToMost(scene, boxes, Math.max(1, scale));
}

// Not all fit into the frame: goes to where most are, or stays if about as many are already visible. A turnable tile
// counts more than all others.
/** @type {(scene: Scene, boxes: Lit[], scale: number) => void} */
function goToMost(scene, boxes, scale) {
  const { width, height } = room(scene, scale);
  /** @type {(x: number, y: number) => number} */
  const inside = (x, y) =>
    boxes
      .filter((box) => {
        return box.x >= x && box.y >= y && box.x + box.width <= x + width && box.y + box.height <= y + height;
      })
      .reduce((sum, box) => sum + (box.turns ? 3 * boxes.length : 1), 0);
  const windows = boxes.map((box) => {
    const x = Math.max(0, Math.min(scene.width - width, box.x + (box.width - width) / 2));
    const y = Math.max(0, Math.min(scene.height - height, box.y + (box.height - height) / 2));
    return { x, y, width, height, count: inside(x, y) };
  });
  const best = windows.reduce((one, other) => (other.count > one.count ? other : one));
  const here = windowShown();
  const stays = here && zoom() === scale && 2 * inside(here.left * scene.width, here.top * scene.height) >= best.count;
  if (!stays) goToMiddle(scene, best, scale);
}

// Scrolls the place of an event into view if the board is larger than its frame.
/** @type {(scene: Scene, places: string[]) => void} */
function follow({ svg, width, height }, places) {
  const shown = windowShown();
  const spot = places.map((id) => document.getElementById(id)).find((each) => svg.contains(each) && each);
  if (!shown || !spot || page.zoom.byHand) return;
  const [box] = boxesOf(svg, [shapeOf(spot)]);
  const [x, y] = [(box.x + box.width / 2) / width, (box.y + box.height / 2) / height];
  const inside = x > shown.left && x < shown.left + shown.width && y > shown.top && y < shown.top + shown.height;
  if (!inside) showPlace(x, y);
}

// The places of the last turn in the log.
function latestPlaces() {
  const told = [...document.querySelectorAll("#log .turn[data-places]")].at(-1);
  return told?.dataset.places?.split(" ").reverse() ?? [];
}

// ---------------------------------------------------------------- parts as targets

function clear() {
  for (const old of document.querySelectorAll(".part-targets")) old.remove();
}

/** @type {(scene: Scene, boxes: Lit[]) => void} */
function showTargets(scene, boxes) {
  clear();
  if (!boxes.length || zoom() >= 0.95 * scaleFor(scene, boxes)) return;
  const parts = partsWith(boxes);
  if (parts.length < 2) return;
  const layer = drawn("g", { class: "part-targets" });
  for (const each of parts) layer.append(targetFor(each));
  scene.svg.append(layer);
}

/** @type {(part: LitPart) => Element} */
function targetFor({ id, name, shape, box, lit }) {
  const { x, y, width, height } = box;
  const made = drawn("g", {
    class: "part-target",
    role: "button",
    tabindex: "0",
    "aria-label": `${name} (${lit.length})`,
    "data-near": id,
    "data-about": lit[0].about ?? "",
  });
  made.append(shape ? drawn("use", { href: `#${shape}` }) : drawn("rect", { x, y, width, height, rx: 14 }));
  return made;
}

// A tap on a part shows it enlarged.
/** @type {(event: Event, target: Element) => boolean} */
export function pickPart(event, target) {
  const near = target.closest("[data-near]");
  const scene = near && sceneNow();
  const picked = scene && partsWith(litBoxes(scene)).find(({ id }) => id === near.dataset.near);
  if (!picked) return false;
  event.preventDefault();
  goTo(scene, around([picked.box, ...picked.lit]), scaleFor(scene, picked.lit));
  clear();
  scene.svg.querySelector(".spot.lit")?.focus({ preventScroll: true });
  return true;
}

export function startNear() {
  whenMoved(() => {
    const scene = sceneNow();
    const boxes = scene ? litBoxes(scene) : [];
    showMap(scene, boxes);
    if (scene && form() === "narrow") showTargets(scene, boxes);
  });
  tellOnce(() => {
    applyZoom();
    goNear(latestPlaces());
  });
}

// ---------------------------------------------------------------- the small map

/** @type {(scene: Scene | null, boxes: Lit[]) => void} */
function showMap(scene, boxes) {
  const shown = windowShown();
  const known = document.getElementById("small-map");
  if (!shown || !scene) return known?.remove();
  const map = known ?? newMap(scene.inner);
  if (map.parentElement !== scene.frame) scene.frame.append(map);
  for (const [side, share] of Object.entries(shown))
    map.querySelector(".shown-window")?.style.setProperty(side, `${100 * share}%`);
  return keepClear(scene, map, shown, boxes);
}

/** @type {(inner: HTMLElement) => HTMLElement} */
function newMap(inner) {
  const map = part("div");
  map.id = "small-map";
  map.setAttribute("aria-hidden", "true");
  /** @type {NodeListOf<HTMLImageElement>} */
  const images = inner.querySelectorAll("img.base");
  map.append(...[...images].map(copyOf), part("i", "", "shown-window"));
  return map;
}

// The image of the other theme loads lazily: `loading` must be set before `src`, or it loads at once.
/** @type {(image: HTMLImageElement) => HTMLElement} */
function copyOf({ className, loading, src }) {
  return Object.assign(document.createElement("img"), { className, loading, alt: "", src });
}

const CORNERS = ["low right", "low left", "high right", "high left"];
const EDGE = 8;

// Puts the map into the corner where it covers the fewest lit spots; it stays as long as it covers none.
/** @type {(scene: Scene, map: HTMLElement, shown: { left: number, top: number, width: number }, boxes: Lit[]) => void} */
function keepClear(scene, map, shown, boxes) {
  const { frame } = scene;
  const unit = (shown.width * scene.width) / frame.clientWidth;
  const [width, height] = [map.offsetWidth * unit, map.offsetHeight * unit];
  const lit = [...boxes, ...(boxes.length ? buttonBoxes(scene) : [])];
  /** @type {(corner: string) => number} */
  const covered = (corner) => {
    const x =
      shown.left * scene.width +
      (corner.endsWith("left") ? EDGE * unit : frame.clientWidth * unit - EDGE * unit - width);
    const y =
      shown.top * scene.height +
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

/** @type {(event: PointerEvent, target: Element) => void} */
export function takeMap(event, target) {
  const map = event.type === "pointerdown" || event.buttons ? target.closest("#small-map") : null;
  if (!map) return;
  event.preventDefault();
  const box = map.getBoundingClientRect();
  showPlace((event.clientX - box.x) / box.width, (event.clientY - box.y) / box.height, zoom(), { slowly: false });
}
