// On a phone, a strip below the board shows the last turn if it goes through several places, such as a voyage: a chip
// for each step with its number, and the points gained or lost. The log says the same in words.

import { part } from "./dom.js";
import { drawn } from "./drawing.js";
import { form } from "./form.js";

const LEAST = 2;
const MOST = 7;

// Before an update: removes the strip, which the server does not know.
export function takeStepsOut() {
  for (const old of document.querySelectorAll(".steps")) old.remove();
}

// After an update.
export function showSteps() {
  takeStepsOut();
  const turn = [...document.querySelectorAll("#log .turn")].at(-1);
  const steps = [...(turn?.querySelectorAll("[data-place]") ?? [])];
  const cards = document.getElementById("cards");
  if (form() !== "narrow" || !cards || steps.length < LEAST || !steps.some((step) => step.dataset.gain)) return;
  const strip = part("ol", "", "steps");
  strip.setAttribute("aria-hidden", "true");
  steps.forEach((step, place) => {
    if (place >= steps.length - MOST) strip.append(chip(step, place + 1));
  });
  cards.prepend(strip);
}

/** @type {(step: HTMLElement, number: number) => HTMLElement} */
function chip({ dataset: { seat, gain } }, number) {
  const made = part("li", "", gain ? `seat-${seat}` : "");
  made.append(part("small", String(number)));
  if (!gain) return made;
  const svg = drawn("svg", {});
  svg.append(drawn("use", { href: `#face-${seat}` }));
  made.append(svg, part("b", Number(gain) > 0 ? `+${gain}` : gain.replace("-", "\u2212")));
  return made;
}
