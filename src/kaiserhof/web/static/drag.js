// Dragging things to the board. A spot with `data-drag` is picked up by its move and dropped on its target; a supply
// with `data-drop` (a verb) makes that move at the spot where it is dropped. The spot below shows the effect of the
// move.

import { part } from "./dom.js";
import { drawing } from "./drawing.js";
import { legalAt } from "./moves.js";
import { makeMove, showAt, take } from "./picking.js";
import { page } from "./state.js";

/** @import { Drag } from "./state.js" */

const FAR = 10;
const SMALLEST = 44;
const PATIENCE = 1500;

/** @type {(event: PointerEvent, target: Element) => void} */
function beginDrag(event, target) {
  const thing = target.closest("[data-drag].lit, [data-drop]");
  if (!thing || !event.isPrimary || !page.position.turn || !drawing()) return;
  const verb = thing.dataset.drop ?? "";
  if (!verb && legalAt(thing).length !== 1) return;
  const from = { x: event.clientX, y: event.clientY };
  page.gesture.drag = { thing, id: event.pointerId, from, float: null, over: null, verb };
}

// What follows the pointer. A thing that is picked up by a move makes it.
/** @type {(held: Drag) => HTMLElement} */
function floated({ thing, verb }) {
  const picture = thing.querySelector("svg") ?? thing;
  const box = picture.getBoundingClientRect();
  const size = Math.max(SMALLEST, box.width);
  const seats = [...(thing.closest("[class*=seat-]")?.classList ?? [])].filter((name) => name.startsWith("seat-"));
  const float = part("div", "", ["dragged", ...seats].join(" "));
  float.append(picture.cloneNode(true));
  float.style.width = `${size}px`;
  float.style.height = `${(size * box.height) / box.width}px`;
  document.body.append(float);
  if (!verb) makeMove(legalAt(thing)[0]);
  return float;
}

/** @type {(event: PointerEvent) => HTMLElement | null} */
const spotAt = ({ clientX, clientY }) =>
  document.elementFromPoint(clientX, clientY)?.closest("#pieces .spot.lit") ?? null;

// The spot's move with this verb.
/** @type {(spot: HTMLElement | null, verb: string) => string | null} */
const moveOf = (spot, verb) => (spot && verb && legalAt(spot).find((move) => move.split(" ")[0] === verb)) || null;

/** @type {(event: PointerEvent) => void} */
function drag(event) {
  const held = page.gesture.drag;
  if (!held || event.pointerId !== held.id) return;
  if (!held.float && Math.hypot(event.clientX - held.from.x, event.clientY - held.from.y) < FAR) return;
  page.gesture.taken = "drag";
  held.float ??= floated(held);
  held.float.style.left = `${event.clientX}px`;
  held.float.style.top = `${event.clientY}px`;
  const spot = spotAt(event);
  const over = held.verb && !moveOf(spot, held.verb) ? null : spot;
  if (over === held.over) return;
  held.over?.classList.remove("over");
  over?.classList.add("over");
  held.over = over;
  showAt(over, moveOf(over, held.verb));
}

/** @type {(event: PointerEvent) => void} */
function drop(event) {
  const held = page.gesture.drag;
  if (!held || event.pointerId !== held.id) return;
  page.gesture.drag = null;
  if (!held.float) return;
  held.float.remove();
  held.over?.classList.remove("over");
  showAt(null);
  if (event.type === "pointercancel") return;
  const move = moveOf(held.over, held.verb);
  if (move) makeMove(move);
  else if (!held.verb) putDown(held.thing, event);
}

/** @type {(thing: HTMLElement, event: PointerEvent) => Promise<void>} */
async function putDown(thing, event) {
  if (thing.isConnected && legalAt(thing).length) await drawnAgain();
  const spot = spotAt(event);
  if (spot) take(spot);
}

// The thing has been picked up: wait until the page shows where it may be dropped.
function drawnAgain() {
  return new Promise((resolve) => {
    document.getElementById("live")?.addEventListener("drawn", resolve, { once: true });
    setTimeout(resolve, PATIENCE);
  });
}

export const dragging = { beginDrag, drag, drop };
