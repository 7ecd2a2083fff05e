// Turning a tile on the board by dragging it round, or by buttons with `data-turn-by` (1: to the next of its moves, -1:
// to the previous). Each orientation is drawn as a ghost, whose `data-angle` is its angle. A tile with rotational
// symmetry has a `data-period` in degrees.

import { select, turn } from "./picking.js";
import { page } from "./state.js";

/** @typedef {{ angle: number, move: string, period: number }} Way */

const LEAST = 14; // degrees

/** @type {(a: number, b: number, period?: number) => number} */
const apart = (a, b, period = 360) => Math.abs(((((a - b) % period) + 1.5 * period) % period) - period / 2);

/** @type {() => Way[]} */
function ways() {
  return [...document.querySelectorAll(".ghost[data-angle]")].map(({ dataset }) => {
    return { angle: Number(dataset.angle), move: dataset.ghost ?? "", period: Number(dataset.period ?? 360) };
  });
}

// The direction of the pointer as seen from the centre of the tile.
/** @type {(spot: Element, event: PointerEvent) => number} */
function direction(spot, event) {
  const box = spot.getBoundingClientRect();
  return (Math.atan2(event.clientY - box.y - box.height / 2, event.clientX - box.x - box.width / 2) * 180) / Math.PI;
}

// A finger that takes a tile does not pan the board.
/** @type {(event: PointerEvent, target: Element) => boolean} */
export function beginTurn(event, target) {
  const spot = target.closest("#pieces .spot.lit[data-turns]");
  if (!spot || !event.isPrimary) return false;
  const selected = ways().find(({ move }) => move === page.choice.move) ?? ways()[0];
  if (!selected) return false;
  page.gesture.turn = { spot, id: event.pointerId, first: direction(spot, event), angle: selected.angle };
  return true;
}

/** @type {(event: PointerEvent) => void} */
export function dragTurn(event) {
  const { gesture } = page;
  const held = gesture.turn;
  if (!held || event.pointerId !== held.id) return;
  const turned = direction(held.spot, event) - held.first;
  if (gesture.taken !== "turn" && apart(turned, 0) < LEAST) return;
  gesture.taken = "turn";
  /** @type {(way: Way) => number} */
  const far = ({ angle, period }) => apart(angle, held.angle + turned, period);
  const [{ move }] = ways().sort((a, b) => far(a) - far(b));
  if (move !== page.choice.move) select(/** @type {HTMLElement} */ (held.spot), move);
}

export function endTurn() {
  page.gesture.turn = null;
}

// A button beside a tile.
/** @type {(event: Event, target: Element) => boolean} */
export function turnBy(event, target) {
  const button = target.closest("[data-turn-by]");
  if (!button) return false;
  event.preventDefault();
  turn(null, Number(button.dataset.turnBy));
  return true;
}
