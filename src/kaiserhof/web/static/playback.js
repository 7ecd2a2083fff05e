// Plays back events of the log on the board: where they happened, which piece arrived, who gained or lost points.

import { quickness, still } from "./glide.js";

import { missedLines } from "./log.js";

const STEP = 480;
const STAY = 4000;
let timers = [];
let shownUntil = 0; // when everything in the queue will have been shown

// The events at one place, oldest first.
export function happenings() {
  return [...document.querySelectorAll("#log [data-place]")];
}

// Plays what this person has missed, or else the last turn with a place. Calling it again while it plays skips the
// rest.
export function playAgain() {
  if (Date.now() < shownUntil) {
    skip();
    return;
  }
  const missed = missedLines();
  const turns = missed.length ? missed : [...document.querySelectorAll("#log .turn[data-places]")].slice(-1);
  const steps = turns.flatMap(stepsOf);
  playBack(steps, new Map());
  shownUntil = still() ? 0 : Date.now() + STEP * quickness() * steps.length;
}

// Plays a turn step by step if its steps have places of their own, otherwise as a whole.
function stepsOf(turn) {
  const steps = [...turn.querySelectorAll("[data-place]")];
  if (steps.length) return steps;
  const places = turn.dataset.places?.split(" ") ?? [];
  const gain = turn.querySelector(".gain:only-child")?.textContent.replace("\u2212", "-");
  return places
    .slice(-1)
    .map((place) => ({ dataset: { place, seat: turn.dataset.seat, gain: Number(gain) || undefined } }));
}

export function playBack(lines, places) {
  const drawing = document.getElementById("pieces");
  if (!lines.length || !drawing) return;
  skip();
  const marks = drawing.appendChild(element("g", { class: "happened", "aria-hidden": "true" }));
  const step = still() ? 0 : STEP * quickness();
  lines.forEach((line, number) => {
    timers.push(setTimeout(() => mark(marks, line), step * number));
  });
  timers.push(setTimeout(skip, step * lines.length + STAY));
  if (step) sail(drawing, lines, places);
}

export function skip() {
  shownUntil = 0;
  timers.forEach(clearTimeout);
  timers = [];
  for (const old of document.querySelectorAll(".happened")) old.remove();
}

// In drawing units, independent of the zoom.
function inside(drawing, box) {
  const frame = drawing.getBoundingClientRect();
  const scale = drawing.viewBox.baseVal.width / frame.width;
  return [(box.x + box.width / 2 - frame.x) * scale, (box.y + box.height / 2 - frame.y) * scale];
}

function placeOf(drawing, line) {
  const target = document.getElementById(line.dataset.place);
  // On a phone a view other than the board may be open; then nothing has a place.
  return target && drawing.getClientRects().length ? inside(drawing, target.getBoundingClientRect()) : null;
}

function mark(marks, line) {
  const drawing = marks.ownerSVGElement;
  const place = drawing && placeOf(drawing, line);
  if (!place) return;
  const size = drawing.viewBox.baseVal.width / 76;
  const { seat, gain } = line.dataset;
  // The outer group holds the position: animating the inner one overrides a transform attribute.
  const placed = element("g", { transform: `translate(${place[0]} ${place[1]})` });
  const group = placed.appendChild(element("g", { class: seat ? `mark seat-${seat}` : "mark" }));
  if (gain) {
    group.append(
      element("rect", { x: -1.7 * size, y: -0.85 * size, width: 3.4 * size, height: 1.7 * size, rx: 0.85 * size }),
      element("use", { href: `#face-${seat}`, x: -1.6 * size, y: -0.75 * size, width: 1.5 * size, height: 1.5 * size }),
    );
    const figures = element("text", { x: 0.72 * size, y: 0.36 * size, "font-size": size * 1.05 });
    figures.textContent = gain > 0 ? `+${gain}` : `\u2212${-gain}`;
    group.append(figures);
  } else {
    group.append(element("circle", { r: 0.4 * size }));
  }
  marks.append(placed);
}

// Moves the piece from place to place instead of straight to the last one.
function sail(drawing, lines, places) {
  const piece = document.getElementById(lines[0].dataset.piece);
  if (!piece || lines.some((line) => line.dataset.piece !== piece.id)) return;
  const from = places.get(piece.id);
  const way = [
    ...(from ? [inside(drawing, from)] : []),
    ...lines.map((line) => placeOf(drawing, line)).filter(Boolean),
  ];
  if (way.length < 2) return;
  const frames = way.map(([x, y]) => ({ transform: `translate(${x}px, ${y}px)` }));
  piece.animate(frames, { duration: STEP * quickness() * (way.length - 1), easing: "linear" });
}

function element(name, attributes) {
  const made = document.createElementNS(document.getElementById("pieces").namespaceURI, name);
  for (const [key, value] of Object.entries(attributes)) made.setAttribute(key, value);
  return made;
}
