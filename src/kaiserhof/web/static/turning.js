// Turning a tile on the board by dragging it round, or by buttons with `data-turn-by` (1: to the next of its moves, -1:
// to the previous). Each orientation is drawn as a ghost, whose `data-angle` is its angle. A tile with rotational
// symmetry has a `data-period` in degrees.

import { chosen, selectMove, turn } from "./picking.js";

const LEAST = 14;
let held = null;
let dragged = false;

const apart = (a, b, period = 360) => Math.abs(((((a - b) % period) + 1.5 * period) % period) - period / 2);

function ways() {
  return [...document.querySelectorAll(".ghost[data-angle]")].map(({ dataset }) => {
    return { angle: Number(dataset.angle), move: dataset.ghost, period: Number(dataset.period ?? 360) };
  });
}

// The direction of the pointer as seen from the centre of the tile.
function direction(spot, event) {
  const box = spot.getBoundingClientRect();
  return (Math.atan2(event.clientY - box.y - box.height / 2, event.clientX - box.x - box.width / 2) * 180) / Math.PI;
}

function take(event) {
  dragged = false;
  const spot = event.target.closest?.("#pieces .spot.lit[data-turns]");
  if (!spot || !event.isPrimary) return;
  const selected = ways().find(({ move }) => move === chosen()?.move) ?? ways()[0];
  if (selected) held = { spot, id: event.pointerId, first: direction(spot, event), angle: selected.angle };
}

function drag(event) {
  if (event.pointerId !== held?.id) return;
  const turned = direction(held.spot, event) - held.first;
  if (!dragged && apart(turned, 0) < LEAST) return;
  dragged = true;
  const wanted = held.angle + turned;
  const far = ({ angle, period }) => apart(angle, wanted, period);
  const [{ move }] = ways().sort((a, b) => far(a) - far(b));
  if (move !== chosen()?.move) selectMove(held.spot, move);
}

// Listens before all others: a finger that turns a tile must not pan the board, and lifting it is no click.
export function listenToTurning(root) {
  root.addEventListener(
    "pointerdown",
    (event) => {
      take(event);
      if (held) event.stopPropagation();
    },
    true,
  );
  addEventListener("pointermove", drag);
  for (const kind of ["pointerup", "pointercancel"])
    addEventListener(kind, () => {
      held = null;
    });
  root.addEventListener(
    "click",
    (event) => {
      if (dragged) event.stopPropagation();
      dragged = false;
      press(event);
    },
    true,
  );
  root.addEventListener(
    "keydown",
    (event) => {
      if (event.key === "Enter" || event.key === " ") press(event);
    },
    true,
  );
}

function press(event) {
  const button = event.target.closest?.("[data-turn-by]");
  if (!button) return;
  event.preventDefault();
  event.stopPropagation();
  turn(null, Number(button.dataset.turnBy));
}
