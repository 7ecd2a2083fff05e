// Plays back events of the log on the board: where they happened, which piece arrived, who gained or lost points.

import { boxesOf, drawing, drawn } from "./drawing.js";
import { quickness, still } from "./glide.js";
import { missedLines } from "./log.js";
import { page } from "./state.js";

/** @import { Places } from "./glide.js" */
/** @typedef {{ place?: string, seat?: string, gain?: string, piece?: string }} Step Where something happened, and what. */

const STEP = 480;
const STAY = 4000;

// The events at one place, oldest first.
export function happenings() {
  return [...document.querySelectorAll("#log [data-place]")];
}

// Plays what this person has missed, or else the last turn with a place. Calling it again while it plays skips the
// rest.
export function playAgain() {
  if (Date.now() < page.playback.until) return skip();
  const missed = missedLines();
  const turns = missed.length ? missed : [...document.querySelectorAll("#log .turn[data-places]")].slice(-1);
  const steps = turns.flatMap(stepsOf);
  playBack(steps, new Map());
  page.playback.until = still() ? 0 : Date.now() + STEP * quickness() * steps.length;
}

// Plays a turn step by step if its steps have places of their own, otherwise as a whole.
/** @type {(turn: HTMLElement) => Step[]} */
function stepsOf(turn) {
  const steps = [...turn.querySelectorAll("[data-place]")].map(stepAt);
  if (steps.length) return steps;
  const places = turn.dataset.places?.split(" ") ?? [];
  const gain = turn.querySelector(".gain:only-child")?.textContent.replace("\u2212", "-");
  return places.slice(-1).map((place) => ({ place, seat: turn.dataset.seat, gain: Number(gain) ? gain : "" }));
}

/** @type {(line: HTMLElement) => Step} */
export const stepAt = ({ dataset: { place, seat, gain, piece } }) => ({ place, seat, gain, piece });

/** @type {(steps: Step[], places: Places) => void} */
export function playBack(steps, places) {
  const svg = drawing();
  if (!steps.length || !svg) return;
  skip();
  const { timers } = page.playback;
  const marks = svg.appendChild(drawn("g", { class: "happened", "aria-hidden": "true" }));
  const pause = still() ? 0 : STEP * quickness();
  steps.forEach((step, number) => {
    timers.push(setTimeout(() => mark(marks, step), pause * number));
  });
  timers.push(setTimeout(skip, pause * steps.length + STAY));
  if (pause) sail(svg, steps, places);
}

export function skip() {
  page.playback.timers.forEach(clearTimeout);
  page.playback = { timers: [], until: 0 };
  for (const old of document.querySelectorAll(".happened")) old.remove();
}

/** @type {(svg: SVGSVGElement, at: Element | DOMRect) => [x: number, y: number]} */
function middleOf(svg, at) {
  const [{ x, y, width, height }] = boxesOf(svg, [at]);
  return [x + width / 2, y + height / 2];
}

/** @type {(svg: SVGSVGElement, step: Step) => [x: number, y: number] | null} */
function placeOf(svg, { place = "" }) {
  const target = document.getElementById(place);
  // On a phone a view other than the board may be open; then nothing has a place.
  return target && svg.getClientRects().length ? middleOf(svg, target) : null;
}

/** @type {(marks: SVGElement, step: Step) => void} */
function mark(marks, step) {
  const svg = marks.ownerSVGElement;
  const place = svg && placeOf(svg, step);
  if (!place) return;
  const size = svg.viewBox.baseVal.width / 76;
  const { seat } = step;
  const gain = Number(step.gain);
  // The outer group holds the position: animating the inner one overrides a transform attribute.
  const placed = drawn("g", { transform: `translate(${place[0]} ${place[1]})` });
  const group = placed.appendChild(drawn("g", { class: seat ? `mark seat-${seat}` : "mark" }));
  if (gain) {
    group.append(
      drawn("rect", { x: -1.7 * size, y: -0.85 * size, width: 3.4 * size, height: 1.7 * size, rx: 0.85 * size }),
      drawn("use", { href: `#face-${seat}`, x: -1.6 * size, y: -0.75 * size, width: 1.5 * size, height: 1.5 * size }),
    );
    const figures = drawn("text", { x: 0.72 * size, y: 0.36 * size, "font-size": size * 1.05 });
    figures.textContent = gain > 0 ? `+${gain}` : `\u2212${-gain}`;
    group.append(figures);
  } else {
    group.append(drawn("circle", { r: 0.4 * size }));
  }
  marks.append(placed);
}

// Moves the piece from place to place instead of straight to the last one.
/** @type {(svg: SVGSVGElement, steps: Step[], places: Places) => void} */
function sail(svg, steps, places) {
  const piece = document.getElementById(steps[0].piece ?? "");
  if (!piece || steps.some((step) => step.piece !== piece.id)) return;
  const from = places.get(piece.id);
  const way = [from ? middleOf(svg, from) : null, ...steps.map((step) => placeOf(svg, step))].filter(
    (at) => at !== null,
  );
  if (way.length < 2) return;
  const frames = way.map(([x, y]) => ({ transform: `translate(${x}px, ${y}px)` }));
  piece.animate(frames, { duration: STEP * quickness() * (way.length - 1), easing: "linear" });
}
