// Small notes beside the board: why a move is not possible, or which of several moves is meant.

import { part } from "./dom.js";
import { labelOf } from "./moves.js";
import { page } from "./state.js";
import { words } from "./words.js";

/** @import { Why } from "../wire" */

export function closeNote() {
  page.note?.remove();
  page.note = null;
  document.querySelector(".hint-marks")?.remove();
}

// Positions the note at once, so that a tap never meets it in the wrong place.
/** @type {(near: Element, ...content: Element[]) => HTMLElement} */
function note(near, ...content) {
  closeNote();
  const made = part("aside", "", "why");
  made.setAttribute("role", "note");
  const close = part("button", "×", "close");
  close.type = "button";
  close.setAttribute("aria-label", words.close);
  close.addEventListener("click", closeNote);
  made.append(close, ...content);
  document.body.append(made);
  place(made, near);
  page.note = made;
  return made;
}

// Below the spot where there is room, and not over a prompt that is there, as on a phone; otherwise above it.
/** @type {(box: HTMLElement, near: Element) => void} */
function place(box, near) {
  const spot = near.getBoundingClientRect();
  const width = box.offsetWidth;
  const height = box.offsetHeight;
  const left = Math.min(Math.max(8, spot.x + spot.width / 2 - width / 2), innerWidth - width - 8);
  const prompt = document.getElementById("prompt")?.getBoundingClientRect();
  const inTheWay = prompt && prompt.top >= spot.bottom && prompt.left < left + width && left < prompt.right;
  const below = spot.bottom + 12 + height < (inTheWay ? prompt.top : innerHeight);
  const top = below ? spot.bottom + 12 : Math.max(8, spot.top - height - 12);
  box.style.left = `${left}px`;
  box.style.top = `${top}px`;
}

// A note with controls: these elements; the first is its title.
/** @type {(near: Element, ...elements: HTMLElement[]) => void} */
export function noteWith(near, ...elements) {
  const box = note(near, ...elements);
  box.setAttribute("role", "region");
  box.setAttribute("aria-label", elements[0].textContent ?? "");
}

/** @type {(near: Element, answer: Why) => void} */
export function explain(near, answer) {
  /** @type {HTMLElement[]} */
  const content = [part("h3", words.whyTitle.replace("%", answer.title)), part("p", answer.sentence)];
  if (answer.detail) content.push(part("p", answer.detail));
  if (answer.source) content.push(part("p", `${words.rule}: ${answer.source}`, "source"));
  if (answer.rule) {
    const more = part("button", words.more, "btn btn-small");
    more.type = "button";
    more.dataset.rules = `rule-${answer.rule}`;
    content.push(more);
  }
  note(near, ...content);
}

/** @type {(near: Element, moves: string[], take: (move: string) => unknown) => void} */
export function choose(near, moves, take) {
  const list = part("div", "", "choices");
  for (const move of moves) {
    const button = part("button", labelOf(move), "btn btn-small");
    button.type = "button";
    button.addEventListener("click", () => {
      closeNote();
      take(move);
    });
    list.append(button);
  }
  note(near, part("h3", words.choose), list);
  list.querySelector("button")?.focus();
}
