// Explanations: anything with `data-about` explains itself on hover, keyboard focus and long press. The texts are
// loaded once, from a file that the browser caches.

import { toldAt } from "./linked.js";

const WAIT = 380;
const PRESS = 520;
const GAP = 10;
let texts = null;
let timer = 0;
let waiting = null;
let meant = null; // what is, or is about to be, explained
let shown = null;
let described = null;
let asked = 0;
let swallow = false;

const tip = () => document.getElementById("tip");

function load() {
  texts ??= fetch(tip().dataset.texts)
    .then((answer) => (answer.ok ? answer.json() : {}))
    .catch(() => ({}));
  return texts;
}

// ---------------------------------------------------------------- what is meant

// Pieces let clicks through, so the browser does not report them; they are found by position.
function thingsAt(element, x, y) {
  const found = element ? [element] : [];
  const drawing = element?.closest("svg") ?? document.elementFromPoint(x, y)?.closest("#pieces");
  for (const piece of drawing?.querySelectorAll(".piece[data-about]") ?? []) {
    const box = piece.getBoundingClientRect();
    if (piece !== element && x >= box.left && x <= box.right && y >= box.top && y <= box.bottom) found.unshift(piece);
  }
  return found;
}

function label(thing) {
  return (
    thing.dataset.label ?? thing.getAttribute("aria-label") ?? thing.querySelector(":scope > title")?.textContent ?? ""
  );
}

// ---------------------------------------------------------------- showing

// Explains the thing at this position, unless the pointer has moved on once the texts have loaded. The page may have
// been updated meanwhile.
async function explain(thing, { x, y }) {
  const question = asked;
  const known = await load();
  const now = thing.isConnected ? thing : document.elementFromPoint(x, y)?.closest("[data-about]");
  if (!now || question !== asked) return;
  meant = now;
  show(thingsAt(now, x, y), now, known);
}

function show(things, owner, known) {
  const box = tip();
  const said = new Set();
  box.replaceChildren();
  for (const thing of things) {
    const keys = thing.dataset.about.split(/\s+/).filter((key) => known[key] && !said.has(key));
    const title = label(thing);
    if (title && keys.length) box.append(part("p", title, "tip-name"));
    for (const key of keys) {
      said.add(key);
      box.append(part("p", known[key]));
    }
  }
  const lines = toldAt(things.at(-1));
  for (const line of lines) box.append(part("p", line, "tip-line"));
  if (!said.size && !lines.length) return;
  if (swallow) enlarge(box, things[0]);
  box.hidden = false;
  shown = things[0];
  place(box, things[0].getBoundingClientRect());
  described?.removeAttribute("aria-describedby");
  described = owner;
  owner.setAttribute("aria-describedby", "tip");
}

// Shows a large version of a pressed card.
function enlarge(box, thing) {
  const drawn = thing.matches("button") ? thing.querySelector("svg") : null;
  if (!drawn) return;
  const { width, height } = drawn.getBoundingClientRect();
  const large = drawn.cloneNode(true);
  large.setAttribute(
    "class",
    ["tip-picture", ...[...thing.classList].filter((name) => name.startsWith("seat-"))].join(" "),
  );
  const scale = Math.min(2.4, (0.6 * innerWidth) / width, (0.4 * innerHeight) / height);
  large.setAttribute("width", width * scale);
  large.setAttribute("height", height * scale);
  box.prepend(large);
}

function part(tag, text, name = "") {
  const element = document.createElement(tag);
  element.textContent = text;
  if (name) element.className = name;
  return element;
}

// Places the explanation above, below or beside the thing, never over it, where it covers the fewest selectable spots.
function place(box, thing) {
  const [width, height] = [box.offsetWidth, box.offsetHeight];
  const across = Math.min(Math.max(8, thing.x + thing.width / 2 - width / 2), innerWidth - width - 8);
  const down = Math.min(Math.max(8, thing.y + thing.height / 2 - height / 2), innerHeight - height - 8);
  const places = [
    [across, thing.top - height - GAP],
    [across, thing.bottom + GAP],
    [thing.right + GAP, down],
    [thing.left - width - GAP, down],
  ];
  const fits = ([x, y]) => x >= 4 && y >= 4 && x + width <= innerWidth - 4 && y + height <= innerHeight - 4;
  const lit = [...document.querySelectorAll("#pieces .spot.lit")].map((spot) => spot.getBoundingClientRect());
  const over = ([x, y]) =>
    lit.filter((spot) => spot.left < x + width && spot.right > x && spot.top < y + height && spot.bottom > y).length;
  const possible = places.filter(fits).sort((a, b) => over(a) - over(b));
  const [left, top] = possible[0] ?? places[thing.top > innerHeight / 2 ? 0 : 1];
  box.style.left = `${left}px`;
  box.style.top = `${top}px`;
}

// The mouse rests on something.
function wait(thing) {
  waiting = meant = thing;
  timer = setTimeout(() => {
    waiting = null;
    explain(thing, last);
  }, WAIT);
}

function hideAbout() {
  clearTimeout(timer);
  asked += 1;
  waiting = null;
  meant = null;
  described?.removeAttribute("aria-describedby");
  described = null;
  shown = null;
  if (tip()) tip().hidden = true;
}

// After an update the explained thing may be gone.
export function keepAbout() {
  if (shown && !shown.isConnected) hideAbout();
}

// ---------------------------------------------------------------- listening

export function listenToAbout() {
  if (!tip()) return;
  document.addEventListener("pointerover", (event) => {
    if (event.pointerType === "touch") return;
    const thing = event.target.closest?.("[data-about]");
    if (thing && thing === described) return;
    hideAbout();
    if (thing) wait(thing);
  });
  document.addEventListener(
    "pointermove",
    (event) => {
      last = { x: event.clientX, y: event.clientY };
    },
    { passive: true },
  );
  document.addEventListener("pointerdown", (event) => {
    hideAbout();
    swallow = false;
    if (event.pointerType !== "touch") return;
    const thing = event.target.closest?.("[data-about]");
    last = { x: event.clientX, y: event.clientY };
    pressed = { ...last, at: event.timeStamp };
    if (!thing) return;
    meant = thing;
    timer = setTimeout(() => {
      swallow = true;
      explain(thing, last);
    }, PRESS);
  });
  for (const kind of ["pointerup", "pointercancel"]) {
    document.addEventListener(kind, (event) => {
      clearTimeout(timer);
      if (swallow && event.timeStamp - pressed.at < PRESS) {
        // a short press that a busy page receives late
        swallow = false;
        hideAbout();
      }
    });
  }
  document.addEventListener(
    "pointermove",
    (event) => {
      if (event.pointerType === "touch" && Math.hypot(event.clientX - pressed.x, event.clientY - pressed.y) > 8)
        clearTimeout(timer);
    },
    { passive: true },
  );
  // A long press explains and does nothing else.
  document.addEventListener(
    "click",
    (event) => {
      if (!swallow) return;
      swallow = false;
      event.preventDefault();
      event.stopPropagation();
    },
    true,
  );
  document.addEventListener("contextmenu", (event) => {
    if (swallow) event.preventDefault();
  });
  document.addEventListener("focusin", (event) => {
    const thing = event.target.closest?.("[data-about]");
    if (!thing || !event.target.matches(":focus-visible")) return;
    clearTimeout(timer);
    meant = thing;
    const question = asked;
    timer = setTimeout(async () => {
      const known = await load();
      if (thing.isConnected && question === asked) show([thing], event.target, known);
    }, WAIT);
  });
  document.addEventListener("focusout", hideAbout);
  // Explains the thing under the mouse once scrolling has stopped.
  document.addEventListener(
    "scroll",
    (event) => {
      if (!event.target.contains(meant)) return;
      const met = waiting;
      hideAbout();
      if (met) wait(met);
    },
    { passive: true, capture: true },
  );
  document.addEventListener(
    "keydown",
    (event) => {
      if (!event.key.startsWith("Arrow") && event.key !== "Shift") hideAbout();
    },
    true,
  );
}

let last = { x: 0, y: 0 };
let pressed = { ...last, at: 0 };
