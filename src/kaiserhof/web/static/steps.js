// On a phone, a strip below the board shows the last turn if it goes through several places, such as a voyage: a chip
// for each step with its number, and the points gained or lost. The log says the same in words.

import { form } from "./form.js";

const LEAST = 2;
const MOST = 7;

/** @type {(name: string, text?: string, css?: string) => HTMLElement} */
const make = (name, text = "", css = "") =>
  Object.assign(document.createElement(name), { textContent: text, className: css });

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
  const strip = make("ol", "", "steps");
  strip.setAttribute("aria-hidden", "true");
  steps.forEach((step, place) => {
    if (place >= steps.length - MOST) strip.append(chip(step, place + 1));
  });
  cards.prepend(strip);
}

/** @type {(step: HTMLElement, number: number) => HTMLElement} */
function chip({ dataset: { seat, gain } }, number) {
  const made = make("li", "", gain ? `seat-${seat}` : "");
  made.append(make("small", String(number)));
  if (!gain) return made;
  const space = document.querySelector("svg")?.namespaceURI ?? null;
  const svg = document.createElementNS(space, "svg");
  const use = svg.appendChild(document.createElementNS(space, "use"));
  use.setAttribute("href", `#face-${seat}`);
  made.append(svg, make("b", Number(gain) > 0 ? `+${gain}` : gain.replace("-", "\u2212")));
  return made;
}
