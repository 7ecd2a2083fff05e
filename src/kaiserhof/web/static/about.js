// Explanations: anything with `data-about` explains itself on hover, keyboard focus and long press. The texts are
// loaded once, from a file that the browser caches. An explanation keeps out of the way: after a click none comes until the
// pointer has left the place, none while a tile is turned, and none over the prompt or what is lit. Who wants none under the
// pointer at all says so among the preferences.

import { part } from "./dom.js";
import { toldAt } from "./linked.js";
import { platesAt, sayStands, standsNow } from "./standing.js";
import { page } from "./state.js";

/** @import { AsItStands } from "../wire" */
/** @import { Point } from "./state.js" */
/** @typedef {Record<string, string>} Texts */

const WAIT = 800;
const PRESS = 520;
const FAR = 8;
const GAP = 10;
const LEFT = 30; // the pointer has left the place of a click

const tip = () => document.getElementById("tip");

/** @type {() => Promise<Texts>} */
function load() {
  page.about.texts ??= fetch(tip()?.dataset.texts ?? "")
    .then((answer) => (answer.ok ? answer.json() : {}))
    .catch(() => ({}));
  return page.about.texts;
}

// ---------------------------------------------------------------- what is meant

// Pieces let clicks through, so the browser does not report them; they are found by position.
/** @type {(element: HTMLElement, at: Point) => HTMLElement[]} */
function thingsAt(element, { x, y }) {
  const found = [element];
  const around = element.closest("svg") ?? document.elementFromPoint(x, y)?.closest("#pieces");
  for (const piece of around?.querySelectorAll(".piece[data-about]") ?? []) {
    const box = piece.getBoundingClientRect();
    if (piece !== element && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom) found.unshift(piece);
  }
  return found;
}

/** @type {(thing: HTMLElement) => string} */
function label(thing) {
  return (
    thing.dataset.label ?? thing.getAttribute("aria-label") ?? thing.querySelector(":scope > title")?.textContent ?? ""
  );
}

// ---------------------------------------------------------------- showing

// Explains the thing at this position, unless the pointer has moved on once the texts have loaded. The page may have
// been updated meanwhile.
/** @type {(thing: HTMLElement, at: Point) => Promise<void>} */
async function explain(thing, at) {
  const question = page.about.asked;
  const [known, stands] = await Promise.all([load(), standsNow()]);
  const now = thing.isConnected ? thing : document.elementFromPoint(at.x, at.y)?.closest("[data-about]");
  if (!now || question !== page.about.asked) return;
  page.about.meant = now;
  show(thingsAt(now, at), now, known, stands);
}

/** @type {(things: HTMLElement[], owner: Element, known: Texts, stands: AsItStands | null) => void} */
function show(things, owner, known, stands) {
  const { about, gesture } = page;
  const box = tip();
  if (!box) return;
  const said = new Set();
  box.replaceChildren();
  /** @type {(thing: HTMLElement) => string[]} */
  const keysOf = (thing) => (thing.dataset.about ?? "").split(/\s+/).filter((key) => known[key]);
  const told = things.find((thing) => keysOf(thing).length);
  if (told) {
    const title = label(told);
    if (title) box.append(part("p", title, "tip-name"));
    for (const key of keysOf(told)) {
      said.add(key);
      box.append(part("p", known[key]));
    }
  }
  const plates = platesAt(things, stands);
  sayStands(box, plates, !told);
  const lines = toldAt(things[things.length - 1]);
  for (const line of lines) box.append(part("p", line, "tip-line"));
  if (!said.size && !plates.length && !lines.length) return;
  if (gesture.taken === "press") enlarge(box, things[0]);
  box.hidden = false;
  about.shown = things[0];
  const clear = place(box, things[0].getBoundingClientRect());
  if (!clear && about.byPointer) {
    hideAbout();
    return;
  }
  about.described?.removeAttribute("aria-describedby");
  about.described = owner;
  owner.setAttribute("aria-describedby", "tip");
}

// Shows a large version of a pressed card.
/** @type {(box: HTMLElement, thing: HTMLElement) => void} */
function enlarge(box, thing) {
  const picture = thing.matches("button") ? thing.querySelector("svg") : null;
  if (!picture) return;
  const { width, height } = picture.getBoundingClientRect();
  const large = /** @type {Element} */ (picture.cloneNode(true));
  large.setAttribute(
    "class",
    ["tip-picture", ...[...thing.classList].filter((name) => name.startsWith("seat-"))].join(" "),
  );
  const scale = Math.min(2.4, (0.6 * innerWidth) / width, (0.4 * innerHeight) / height);
  large.setAttribute("width", String(width * scale));
  large.setAttribute("height", String(height * scale));
  box.prepend(large);
}

// Places the explanation above, below or beside the thing, or over the log, never over the thing or the prompt, where it
// covers the fewest lit spots. Returns whether it covers none of them.
/** @type {(box: HTMLElement, thing: DOMRect) => boolean} */
function place(box, thing) {
  const [width, height] = [box.offsetWidth, box.offsetHeight];
  const across = Math.min(Math.max(8, thing.x + thing.width / 2 - width / 2), innerWidth - width - 8);
  const down = Math.min(Math.max(8, thing.y + thing.height / 2 - height / 2), innerHeight - height - 8);
  /** @type {[number, number][]} */
  const places = [
    [across, thing.top - height - GAP],
    [across, thing.bottom + GAP],
    [thing.right + GAP, down],
    [thing.left - width - GAP, down],
  ];
  const log = document.getElementById("talk")?.getBoundingClientRect();
  if (log?.width) places.push([log.left + GAP, innerHeight - height - GAP]);
  /** @type {(place: [number, number]) => boolean} */
  const fits = ([x, y]) => x >= 4 && y >= 4 && x + width <= innerWidth - 4 && y + height <= innerHeight - 4;
  const boxes = [...document.querySelectorAll("#prompt, .spot.lit, [data-turn-by]")].map((each) =>
    each.getBoundingClientRect(),
  );
  const kept = boxes.filter((each) => each.width && !(each.x === thing.x && each.y === thing.y));
  /** @type {(place: [number, number]) => number} */
  const over = ([x, y]) =>
    kept.filter((each) => each.left < x + width && each.right > x && each.top < y + height && each.bottom > y).length;
  const possible = places.filter(fits).sort((a, b) => over(a) - over(b));
  const [left, top] = possible[0] ?? places[thing.top > innerHeight / 2 ? 0 : 1];
  box.style.left = `${left}px`;
  box.style.top = `${top}px`;
  return over([left, top]) === 0;
}

// The mouse rests on something.
/** @type {(thing: HTMLElement) => void} */
function wait(thing) {
  const { about } = page;
  about.byPointer = true;
  about.waiting = about.meant = thing;
  about.timer = setTimeout(() => {
    about.waiting = null;
    explain(thing, page.gesture.last);
  }, WAIT);
}

export function hideAbout() {
  const { about } = page;
  clearTimeout(about.timer);
  clearTimeout(page.gesture.press);
  about.asked += 1;
  about.described?.removeAttribute("aria-describedby");
  about.waiting = about.meant = about.described = about.shown = null;
  const box = tip();
  if (box) box.hidden = true;
}

// After an update the explained thing may be gone.
export function keepAbout() {
  if (page.about.shown && !page.about.shown.isConnected) hideAbout();
}

// ---------------------------------------------------------------- the mouse and the keyboard

/** @type {(event: PointerEvent, target: Element) => void} */
export function explainPointed(event, target) {
  if (event.pointerType === "touch") return;
  const { about, choice } = page;
  const thing = target.closest("[data-about]");
  if (thing && thing === about.described) return;
  hideAbout();
  if (about.clicked && Math.hypot(event.clientX - about.clicked.x, event.clientY - about.clicked.y) < LEFT) return;
  about.clicked = null;
  const unwanted = "unexplained" in document.documentElement.dataset || choice.spot?.dataset.turns;
  if (thing && !unwanted) wait(thing);
}

/** @type {(event: FocusEvent, target: Element) => void} */
export function explainFocused(_, target) {
  const { about } = page;
  const thing = target.closest("[data-about]");
  if (!thing || !target.matches(":focus-visible")) return;
  clearTimeout(about.timer);
  about.byPointer = false;
  about.meant = thing;
  const question = about.asked;
  about.timer = setTimeout(async () => {
    const [known, stands] = await Promise.all([load(), standsNow()]);
    if (thing.isConnected && question === about.asked) show([thing], target, known, stands);
  }, WAIT);
}

// Explains the thing under the mouse once scrolling has stopped.
/** @type {(event: Event) => void} */
export function scrolledAbout({ target }) {
  const { meant, waiting } = page.about;
  if (!(target instanceof Node) || !target.contains(meant)) return;
  hideAbout();
  if (waiting) wait(waiting);
}

/** @type {(event: KeyboardEvent) => void} */
export function keyHidesAbout(event) {
  if (!event.key.startsWith("Arrow") && event.key !== "Shift") hideAbout();
}

// ---------------------------------------------------------------- a long press

/** @type {(event: PointerEvent, target: Element) => void} */
export function beginPress(event, target) {
  const { gesture } = page;
  hideAbout();
  if (event.pointerType !== "touch") {
    page.about.clicked = { x: event.clientX, y: event.clientY };
    return;
  }
  page.about.byPointer = false;
  const at = { x: event.clientX, y: event.clientY };
  gesture.last = at;
  gesture.down = { ...at, at: event.timeStamp };
  const thing = target.closest("[data-about]");
  if (!thing) return;
  page.about.meant = thing;
  gesture.press = setTimeout(() => {
    gesture.taken = "press"; // it explains and does nothing else
    explain(thing, gesture.last);
  }, PRESS);
}

/** @type {(event: PointerEvent) => void} */
export function movePress(event) {
  const { gesture } = page;
  gesture.last = { x: event.clientX, y: event.clientY };
  const far = Math.hypot(event.clientX - gesture.down.x, event.clientY - gesture.down.y) > FAR;
  if (event.pointerType === "touch" && far) clearTimeout(gesture.press);
}

/** @type {(event: PointerEvent) => void} */
export function endPress(event) {
  const { gesture } = page;
  clearTimeout(gesture.press);
  if (gesture.taken !== "press" || event.timeStamp - gesture.down.at >= PRESS) return;
  gesture.taken = ""; // a short press that a busy page receives late
  hideAbout();
}
