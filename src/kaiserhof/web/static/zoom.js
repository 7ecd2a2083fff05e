// Zooms and pans the board by buttons, Ctrl and wheel, touch (pinch, drag, double tap) and on behalf of the page. The
// board never leaves its frame; if it is smaller than the frame, it is centred.

import { still } from "./glide.js";
import { page } from "./state.js";

const MOST = 5;
const NEAR = 2.2;
const STILL = 0.02; // pixels per millisecond
const FAR = 8;
const TWICE = 300;
const view = page.zoom;
/** @type {(() => void)[]} */
const listeners = [];

/** @typedef {{ frame: HTMLElement, wide: number, high: number, width: number, height: number }} Sizes Of frame and board. */

export const board = () => document.getElementById("zoomed");
export const zoom = () => view.scale;

// `act` is called whenever the visible part of the board changes.
/** @type {(act: () => void) => void} */
export function whenMoved(act) {
  listeners.push(act);
}

// ---------------------------------------------------------------- where the board lies

/** @type {(inner: HTMLElement) => HTMLElement} */
export const frameOf = (inner) => inner.parentElement ?? inner;

/** @type {(inner: HTMLElement) => Sizes} */
function sizes(inner) {
  const frame = frameOf(inner);
  return {
    frame,
    wide: frame.clientWidth,
    high: frame.clientHeight,
    width: inner.offsetWidth,
    height: inner.offsetHeight,
  };
}

/** @type {(room: number, size: number, place: number) => number} */
const within = (room, size, place) => (size <= room ? (room - size) / 2 : Math.min(0, Math.max(room - size, place)));

/** @type {(size: Sizes) => number} */
function least({ wide, high, width, height }) {
  return Math.min(1, wide / width, high / height);
}

// The page may redraw the board, and its size may change with the window.
const watching = new ResizeObserver(() => applyZoom());

/** @type {(inner: HTMLElement) => void} */
function watch(inner) {
  if (view.watched === inner) return;
  watching.disconnect();
  view.watched = inner;
  watching.observe(inner);
  watching.observe(frameOf(inner));
}

// Applies the aspect ratio of another drawing at once; its style sheet loads later.
/** @type {(inner: HTMLElement) => void} */
function keepRatio(inner) {
  const { width, height } = frameOf(inner).dataset;
  const ratio = `${width}/${height}`;
  if (view.ratio === ratio) return;
  view.ratio = ratio;
  const { documentElement: root } = document; // setting one recomputes the styles of the whole page
  if (getComputedStyle(root).getPropertyValue("--ratio") !== ratio) root.style.setProperty("--ratio", ratio);
}

export function applyZoom() {
  const inner = board();
  if (!inner) return;
  keepRatio(inner);
  watch(inner);
  const size = sizes(inner);
  if (!size.width || !size.wide) return;
  const [wide, high] = view.framed;
  if (wide && (wide !== size.wide || high !== size.high)) keepMiddle(size);
  view.framed = [size.wide, size.high, size.width, size.height];
  view.scale = Math.min(MOST, Math.max(least(size), view.scale));
  view.x = within(size.wide, size.width * view.scale, view.x);
  view.y = within(size.high, size.height * view.scale, view.y);
  const moved = view.scale !== 1 || view.x || view.y;
  inner.style.transform = moved ? `translate(${view.x}px, ${view.y}px) scale(${view.scale})` : "";
  size.frame.classList.toggle("zoomed", isLarger(size));
  tell();
}

function tell() {
  if (view.held) view.held.moved = true;
  else for (const act of listeners) act();
}

// Notifies once, however often `act` moves the board.
/** @type {(act: () => void) => void} */
export function tellOnce(act) {
  const held = { moved: false };
  view.held = held;
  act();
  view.held = null;
  if (held.moved) tell();
}

/** @type {(size: Sizes) => boolean} */
const isLarger = ({ wide, high, width, height }) =>
  width * view.scale > wide * 1.04 || height * view.scale > high * 1.04;

// Keeps the centre when the window is resized or rotated.
/** @type {(size: Sizes) => void} */
function keepMiddle({ wide, high, width, height }) {
  const [oldWide, oldHigh, oldWidth, oldHeight] = view.framed;
  const across = (oldWide / 2 - view.x) / (oldWidth * view.scale);
  const down = (oldHigh / 2 - view.y) / (oldHeight * view.scale);
  view.x = wide / 2 - across * width * view.scale;
  view.y = high / 2 - down * height * view.scale;
}

// The visible part of the board as fractions; null if all of it is visible.
export function windowShown() {
  const inner = board();
  const size = inner && sizes(inner);
  if (!size?.width || !isLarger(size)) return null;
  const [width, height] = [size.width * view.scale, size.height * view.scale];
  const [left, top] = [Math.max(0, -view.x / width), Math.max(0, -view.y / height)];
  return { left, top, width: Math.min(1, size.wide / width), height: Math.min(1, size.high / height) };
}

// ---------------------------------------------------------------- moving it

/** @type {(factor: number, clientX: number, clientY: number) => void} */
function zoomAt(factor, clientX, clientY) {
  const inner = board();
  if (!inner) return;
  const size = sizes(inner);
  const frame = size.frame.getBoundingClientRect();
  const [px, py] = [clientX - frame.x, clientY - frame.y];
  const scale = Math.min(MOST, Math.max(least(size), view.scale * factor));
  view.x = px - ((px - view.x) * scale) / view.scale;
  view.y = py - ((py - view.y) * scale) / view.scale;
  view.scale = scale;
  applyZoom();
}

// Centres the place at these fractions, at a scale.
/** @type {(across: number, down: number, scale?: number, how?: { slowly?: boolean }) => void} */
export function showPlace(across, down, scale = view.scale, { slowly = true } = {}) {
  const inner = board();
  if (!inner) return;
  const size = sizes(inner);
  if (!size.width) return;
  cancelAnimationFrame(view.gliding);
  view.scale = Math.min(MOST, Math.max(least(size), scale));
  view.x = size.wide / 2 - across * size.width * view.scale;
  view.y = size.high / 2 - down * size.height * view.scale;
  view.byHand = false;
  inner.classList.toggle("going", slowly && !still());
  applyZoom();
}

export function showAll() {
  const inner = board();
  cancelAnimationFrame(view.gliding);
  Object.assign(view, { scale: inner?.offsetWidth ? least(sizes(inner)) : 1, x: 0, y: 0 });
  view.byHand = false;
  inner?.classList.toggle("going", !still());
  applyZoom();
}

// Whether the whole board fits its frame at normal size.
export function fitsWhole() {
  const inner = board();
  return !inner || least(sizes(inner)) > 0.95;
}

// Toggles between close-up and the whole board. A board larger than its frame is a close-up even at normal size.
/** @type {(x: number, y: number) => void} */
function toggleAt(x, y) {
  const inner = board();
  if (!inner) return;
  inner.classList.toggle("going", !still());
  if (view.scale > 1.2 * least(sizes(inner))) showAll();
  else zoomAt((fitsWhole() ? NEAR : 1) / view.scale, x, y);
  view.byHand = true;
}

// ---------------------------------------------------------------- buttons and the wheel

/** @type {(event: Event, target: Element) => void} */
export function useZoom(_, target) {
  const kind = target.closest("[data-zoom]")?.dataset.zoom;
  const inner = board();
  if (!kind || !inner) return;
  const frame = frameOf(inner).getBoundingClientRect();
  const [x, y] = [frame.x + frame.width / 2, frame.y + frame.height / 2];
  if (kind === "fit") showAll();
  else if (kind === "toggle") toggleAt(x, y);
  else zoomAt(kind === "in" ? 1.5 : 1 / 1.5, x, y);
}

/** @type {(event: WheelEvent, target: Element) => boolean} */
export function wheelZooms(event, target) {
  if (!event.ctrlKey || !target.closest("#zoomed")) return false;
  event.preventDefault();
  board()?.classList.remove("going");
  view.byHand = true;
  zoomAt(event.deltaY < 0 ? 1.15 : 1 / 1.15, event.clientX, event.clientY);
  return true;
}

// ---------------------------------------------------------------- fingers

/** @type {(event: PointerEvent, target: Element) => void} */
export function beginPan(event, target) {
  const { gesture } = page;
  if (!target.closest("#zoomed") || target.closest("[data-drag], .turns.chosen")) return;
  cancelAnimationFrame(view.gliding);
  board()?.classList.remove("going");
  gesture.fingers.set(event.pointerId, event);
  gesture.from = { x: event.clientX, y: event.clientY };
  gesture.moved = gesture.fingers.size > 1;
  gesture.speed = [0, 0];
  if (gesture.fingers.size === 2) gesture.apart = distance();
}

/** @type {(event: PointerEvent) => void} */
export function pan(event) {
  const { gesture } = page;
  const { fingers, from } = gesture;
  const before = fingers.get(event.pointerId);
  if (!before) return;
  if (!gesture.moved && Math.hypot(event.clientX - from.x, event.clientY - from.y) < FAR) return;
  gesture.moved = true;
  fingers.set(event.pointerId, event);
  if (fingers.size === 2) pinch();
  else if (fingers.size === 1 && windowShown()) drag(before, event);
}

function pinch() {
  const { gesture } = page;
  const now = distance();
  const [a, b] = [...gesture.fingers.values()];
  view.byHand = true;
  if (gesture.apart) zoomAt(now / gesture.apart, (a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2);
  gesture.apart = now;
}

/** @type {(before: PointerEvent, event: PointerEvent) => void} */
function drag(before, event) {
  const { gesture } = page;
  const [dx, dy] = [event.clientX - before.clientX, event.clientY - before.clientY];
  const time = Math.max(1, event.timeStamp - before.timeStamp);
  gesture.speed = [0.6 * gesture.speed[0] + (0.4 * dx) / time, 0.6 * gesture.speed[1] + (0.4 * dy) / time];
  view.x += dx;
  view.y += dy;
  view.byHand = true;
  gesture.taken = "pan";
  applyZoom();
}

/** @type {(event: PointerEvent, target: Element) => void} */
export function endPan(event, target) {
  const { gesture } = page;
  const mine = gesture.fingers.delete(event.pointerId);
  gesture.apart = 0;
  if (!mine || event.type === "pointercancel") return;
  if (gesture.moved && !gesture.fingers.size) glideOn(gesture.speed);
  if (!gesture.moved && event.pointerType === "touch") tap(event, target);
}

/** @type {(event: PointerEvent, target: Element) => void} */
function tap(event, target) {
  const { tapped } = page.gesture;
  const at = { x: event.clientX, y: event.clientY };
  const near = Math.hypot(at.x - tapped.x, at.y - tapped.y) < 30;
  const twice = near && event.timeStamp - tapped.at < TWICE && !target.closest(".spot.lit, .part-target");
  page.gesture.tapped = { ...at, at: twice ? 0 : event.timeStamp };
  if (twice) toggleAt(at.x, at.y);
}

// After a drag the board keeps moving for a moment, and stops at its edge.
/** @type {(speed: [number, number]) => void} */
function glideOn([vx, vy]) {
  if (still()) return;
  let last = performance.now();
  /** @type {(now: number) => void} */
  const step = (now) => {
    const time = Math.min(40, now - last);
    last = now;
    const [x, y] = [view.x, view.y];
    view.x += vx * time;
    view.y += vy * time;
    applyZoom();
    if (Math.abs(view.x - x) < 0.01) vx = 0;
    if (Math.abs(view.y - y) < 0.01) vy = 0;
    const slower = 0.995 ** time;
    [vx, vy] = [vx * slower, vy * slower];
    if (Math.hypot(vx, vy) > STILL) view.gliding = requestAnimationFrame(step);
  };
  view.gliding = requestAnimationFrame(step);
}

// Between two fingers.
function distance() {
  const [a, b] = [...page.gesture.fingers.values()];
  return Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
}
