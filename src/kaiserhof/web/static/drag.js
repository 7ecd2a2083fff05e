// Dragging things to the board. A spot with `data-drag` is picked up by its move and dropped on its target; a supply
// with `data-drop` (a verb) makes that move at the spot where it is dropped. The spot below shows the effect of the
// move.

import { legalAt, makeMove, showAt, take } from "./picking.js";

const FAR = 10;
const PATIENCE = 1500;
let held = null;

function source(event) {
  const thing = event.target.closest?.("[data-drag].lit, [data-drop]");
  if (
    !thing ||
    !event.isPrimary ||
    document.getElementById("main").dataset.turn !== "yes" ||
    !document.getElementById("pieces")
  )
    return;
  if (!thing.dataset.drop && legalAt(thing).length !== 1) return;
  held = { thing, id: event.pointerId, x: event.clientX, y: event.clientY, float: null, over: null };
}

function begin() {
  const drawn = held.thing.querySelector("svg");
  const box = drawn.getBoundingClientRect();
  const size = Math.max(44, box.width);
  held.float = Object.assign(document.createElement("div"), { className: "dragged" });
  held.float.append(drawn.cloneNode(true));
  held.float.classList.add(
    ...[...(held.thing.closest("[class*=seat-]")?.classList ?? [])].filter((name) => name.startsWith("seat-")),
  );
  held.float.style.width = `${size}px`;
  held.float.style.height = `${(size * box.height) / box.width}px`;
  document.body.append(held.float);
  held.verb = held.thing.dataset.drop ?? "";
  if (!held.verb) makeMove(legalAt(held.thing)[0]);
}

const spotAt = (x, y) => document.elementFromPoint(x, y)?.closest("#pieces .spot.lit") ?? null;
const moveOf = (spot, verb) => (spot && verb ? legalAt(spot).find((move) => move.split(" ")[0] === verb) : null);

function drag(event) {
  if (event.pointerId !== held?.id) return;
  if (!held.float && Math.hypot(event.clientX - held.x, event.clientY - held.y) < FAR) return;
  if (!held.float) begin();
  held.float.style.left = `${event.clientX}px`;
  held.float.style.top = `${event.clientY}px`;
  const spot = spotAt(event.clientX, event.clientY);
  const over = held.verb && !moveOf(spot, held.verb) ? null : spot;
  if (over === held.over) return;
  held.over?.classList.remove("over");
  over?.classList.add("over");
  held.over = over;
  showAt(over, moveOf(over, held.verb));
}

async function drop(event) {
  if (event.pointerId !== held?.id) return;
  const { float, verb, over, thing } = held;
  held = null;
  if (!float) return;
  float.remove();
  over?.classList.remove("over");
  const quiet = (click) => click.stopPropagation(); // a drag is not a click
  addEventListener("click", quiet, true);
  setTimeout(() => removeEventListener("click", quiet, true), 50);
  showAt(null);
  if (event.type === "pointercancel") return;
  if (verb) {
    const move = moveOf(over, verb);
    if (move) makeMove(move);
    return;
  }
  if (thing.isConnected && legalAt(thing).length) await drawn();
  const spot = spotAt(event.clientX, event.clientY);
  if (spot) take(spot);
}

// The thing has been picked up: wait until the page shows where it may be dropped.
function drawn() {
  return new Promise((resolve) => {
    document.getElementById("live").addEventListener("drawn", resolve, { once: true });
    setTimeout(resolve, PATIENCE);
  });
}

export function listenToDrag() {
  document.addEventListener("pointerdown", source);
  addEventListener("pointermove", drag);
  for (const kind of ["pointerup", "pointercancel"]) addEventListener(kind, drop);
}
