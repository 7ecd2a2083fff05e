// Zooms and pans the board by buttons, Ctrl and wheel, touch (pinch, drag, double tap) and on behalf of the page. The
// board never leaves its frame; if it is smaller than the frame, it is centred.

import { still } from "./glide.js";

const MOST = 5;
const NEAR = 2.2;
const STILL = 0.02; // pixels per millisecond
const view = { scale: 1, x: 0, y: 0 };
const listeners = [];
let held = null; // a pending notification
let byHand = false;
let gliding = 0;
let framed = [0, 0];

export const board = () => document.getElementById("zoomed");
export const zoom = () => view.scale;
// Whether a person has moved the board since the page did.
export const movedByHand = () => byHand;

// `act` is called whenever the visible part of the board changes.
export function whenMoved(act) {
  listeners.push(act);
}

// ---------------------------------------------------------------- where the board lies

function sizes() {
  const [inner, frame] = [board(), board().parentElement];
  return {
    frame,
    wide: frame.clientWidth,
    high: frame.clientHeight,
    width: inner.offsetWidth,
    height: inner.offsetHeight,
  };
}

const within = (room, size, place) => (size <= room ? (room - size) / 2 : Math.min(0, Math.max(room - size, place)));

function least({ wide, high, width, height }) {
  return Math.min(1, wide / width, high / height);
}

// The page may redraw the board, and its size may change with the window.
const watching = new ResizeObserver(() => applyZoom());
let watched = null;

function watch() {
  if (watched === board()) return;
  watching.disconnect();
  watched = board();
  watching.observe(watched);
  watching.observe(watched.parentElement);
}

// Applies the aspect ratio of another drawing at once; its style sheet loads later.
let ratio = "";

function keepRatio() {
  const { width, height } = board().parentElement.dataset;
  if (ratio === `${width}/${height}`) return;
  ratio = `${width}/${height}`;
  const { documentElement: root } = document; // setting one recomputes the styles of the whole page
  if (getComputedStyle(root).getPropertyValue("--ratio") !== ratio) root.style.setProperty("--ratio", ratio);
}

export function applyZoom() {
  if (!board()) return;
  keepRatio();
  watch();
  const size = sizes();
  if (!size.width || !size.wide) return;
  if (framed[0] && (framed[0] !== size.wide || framed[1] !== size.high)) keepMiddle(size);
  framed = [size.wide, size.high, size.width, size.height];
  view.scale = Math.min(MOST, Math.max(least(size), view.scale));
  view.x = within(size.wide, size.width * view.scale, view.x);
  view.y = within(size.high, size.height * view.scale, view.y);
  const moved = view.scale !== 1 || view.x || view.y;
  board().style.transform = moved ? `translate(${view.x}px, ${view.y}px) scale(${view.scale})` : "";
  size.frame.classList.toggle("zoomed", isLarger(size));
  tell();
}

function tell() {
  if (held) held.moved = true;
  else for (const act of listeners) act();
}

// Notifies once, however often `act` moves the board.
export function tellOnce(act) {
  held = { moved: false };
  act();
  const { moved } = held;
  held = null;
  if (moved) tell();
}

const isLarger = ({ wide, high, width, height }) =>
  width * view.scale > wide * 1.04 || height * view.scale > high * 1.04;

// Keeps the centre when the window is resized or rotated.
function keepMiddle({ wide, high, width, height }) {
  const [oldWide, oldHigh, oldWidth, oldHeight] = framed;
  const across = (oldWide / 2 - view.x) / (oldWidth * view.scale);
  const down = (oldHigh / 2 - view.y) / (oldHeight * view.scale);
  view.x = wide / 2 - across * width * view.scale;
  view.y = high / 2 - down * height * view.scale;
}

// The visible part of the board as fractions; null if all of it is visible.
export function windowShown() {
  if (!board()) return null;
  const size = sizes();
  if (!size.width || !isLarger(size)) return null;
  const [width, height] = [size.width * view.scale, size.height * view.scale];
  const [left, top] = [Math.max(0, -view.x / width), Math.max(0, -view.y / height)];
  return { left, top, width: Math.min(1, size.wide / width), height: Math.min(1, size.high / height) };
}

// ---------------------------------------------------------------- moving it

function zoomAt(factor, clientX, clientY) {
  const size = sizes();
  const frame = size.frame.getBoundingClientRect();
  const [px, py] = [clientX - frame.x, clientY - frame.y];
  const scale = Math.min(MOST, Math.max(least(size), view.scale * factor));
  view.x = px - ((px - view.x) * scale) / view.scale;
  view.y = py - ((py - view.y) * scale) / view.scale;
  view.scale = scale;
  applyZoom();
}

// Centres the place at these fractions, at a scale.
export function showPlace(across, down, scale = view.scale, { slowly = true } = {}) {
  if (!board()) return;
  const size = sizes();
  if (!size.width) return;
  cancelAnimationFrame(gliding);
  view.scale = Math.min(MOST, Math.max(least(size), scale));
  view.x = size.wide / 2 - across * size.width * view.scale;
  view.y = size.high / 2 - down * size.height * view.scale;
  byHand = false;
  board().classList.toggle("going", slowly && !still());
  applyZoom();
}

export function showAll() {
  cancelAnimationFrame(gliding);
  Object.assign(view, { scale: board()?.offsetWidth ? least(sizes()) : 1, x: 0, y: 0 });
  byHand = false;
  board()?.classList.toggle("going", !still());
  applyZoom();
}

// Whether the whole board fits its frame at normal size.
export const fitsWhole = () => least(sizes()) > 0.95;

// Toggles between close-up and the whole board. A board larger than its frame is a close-up even at normal size.
function toggleAt(x, y) {
  board().classList.toggle("going", !still());
  if (view.scale > 1.2 * least(sizes())) showAll();
  else zoomAt((fitsWhole() ? NEAR : 1) / view.scale, x, y);
  byHand = true;
}

export function listenToZoom(root) {
  root.addEventListener("click", (event) => {
    const button = event.target.closest("[data-zoom]");
    if (!button || !board()) return;
    const frame = board().parentElement.getBoundingClientRect();
    const [x, y] = [frame.x + frame.width / 2, frame.y + frame.height / 2];
    const kind = button.dataset.zoom;
    if (kind === "fit") showAll();
    else if (kind === "toggle") toggleAt(x, y);
    else zoomAt(kind === "in" ? 1.5 : 1 / 1.5, x, y);
  });
  root.addEventListener(
    "wheel",
    (event) => {
      if (!event.ctrlKey || !event.target.closest("#zoomed")) return;
      event.preventDefault();
      board().classList.remove("going");
      byHand = true;
      zoomAt(event.deltaY < 0 ? 1.15 : 1 / 1.15, event.clientX, event.clientY);
    },
    { passive: false },
  );
  fingers(root);
  applyZoom();
}

// ---------------------------------------------------------------- fingers

const FAR = 8;
const TWICE = 300;

function fingers(root) {
  const down = new Map();
  let apart = 0;
  let speed = [0, 0];
  let started = null;
  let tapped = { time: 0, x: 0, y: 0 };
  let swallow = false;

  root.addEventListener("pointerdown", (event) => {
    swallow = false; // no click follows a drag by touch
    if (!event.target.closest("#zoomed") || event.target.closest("[data-drag], .turns.chosen")) return;
    cancelAnimationFrame(gliding);
    board().classList.remove("going");
    down.set(event.pointerId, event);
    started = { x: event.clientX, y: event.clientY, moved: down.size > 1 };
    speed = [0, 0];
    if (down.size === 2) apart = distance(down);
  });
  root.addEventListener("pointermove", (event) => {
    const before = down.get(event.pointerId);
    if (!before) return;
    if (!started.moved && Math.hypot(event.clientX - started.x, event.clientY - started.y) < FAR) return;
    started.moved = true;
    down.set(event.pointerId, event);
    if (down.size === 2) {
      const now = distance(down);
      const [a, b] = [...down.values()];
      byHand = true;
      if (apart) zoomAt(now / apart, (a.clientX + b.clientX) / 2, (a.clientY + b.clientY) / 2);
      apart = now;
    } else if (down.size === 1 && windowShown()) {
      const [dx, dy] = [event.clientX - before.clientX, event.clientY - before.clientY];
      const time = Math.max(1, event.timeStamp - before.timeStamp);
      speed = [0.6 * speed[0] + (0.4 * dx) / time, 0.6 * speed[1] + (0.4 * dy) / time];
      view.x += dx;
      view.y += dy;
      byHand = true;
      swallow = true;
      applyZoom();
    }
  });
  addEventListener("pointerup", (event) => {
    const mine = down.delete(event.pointerId);
    apart = 0;
    if (!mine) return;
    if (started.moved && !down.size) glideOn(speed);
    if (!started.moved && event.pointerType === "touch") twice(event);
  });
  addEventListener("pointercancel", (event) => {
    down.delete(event.pointerId);
    apart = 0;
  });
  // A drag is not a click.
  root.addEventListener(
    "click",
    (event) => {
      if (!swallow || !event.target.closest("#zoomed")) return;
      swallow = false;
      event.stopPropagation();
      event.preventDefault();
    },
    true,
  );

  function twice(event) {
    const near = Math.hypot(event.clientX - tapped.x, event.clientY - tapped.y) < 30;
    const quick = event.timeStamp - tapped.time < TWICE;
    tapped = { time: event.timeStamp, x: event.clientX, y: event.clientY };
    if (!near || !quick || event.target.closest(".spot.lit, .part-target")) return;
    tapped.time = 0;
    toggleAt(event.clientX, event.clientY);
  }
}

// After a drag the board keeps moving for a moment, and stops at its edge.
function glideOn([vx, vy]) {
  if (still()) return;
  let last = performance.now();
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
    if (Math.hypot(vx, vy) > STILL) gliding = requestAnimationFrame(step);
  };
  gliding = requestAnimationFrame(step);
}

function distance(down) {
  const [a, b] = [...down.values()];
  return Math.hypot(a.clientX - b.clientX, a.clientY - b.clientY);
}
