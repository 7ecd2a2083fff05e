// Small notes beside the board: why a move is not possible, or which of several moves is meant.

import { part } from "./dom.js";

/** @import { Why } from "../wire" */
/** @typedef {Record<"close" | "whyTitle" | "rule" | "more" | "choose", string>} NoteWords */

/** @type {HTMLElement | null} */
let open = null;

export function closeNote() {
  open?.remove();
  open = null;
}

// Positions the note at once, so that a tap never meets it in the wrong place.
/** @type {(near: Element, words: NoteWords, ...content: Element[]) => HTMLElement} */
function note(near, words, ...content) {
  closeNote();
  open = document.createElement("aside");
  open.className = "why";
  open.setAttribute("role", "note");
  const close = document.createElement("button");
  close.type = "button";
  close.className = "close";
  close.textContent = "×";
  close.setAttribute("aria-label", words.close);
  close.addEventListener("click", closeNote);
  open.append(close, ...content);
  document.body.append(open);
  place(open, near);
  return open;
}

/** @type {(box: HTMLElement, near: Element) => void} */
function place(box, near) {
  const spot = near.getBoundingClientRect();
  const width = box.offsetWidth;
  const height = box.offsetHeight;
  const below = spot.bottom + 12 + height < innerHeight;
  const top = below ? spot.bottom + 12 : Math.max(8, spot.top - height - 12);
  const left = Math.min(Math.max(8, spot.x + spot.width / 2 - width / 2), innerWidth - width - 8);
  box.style.left = `${left}px`;
  box.style.top = `${top}px`;
}

// A note with controls: these elements; the first is its title.
/** @type {(near: Element, words: NoteWords, ...elements: HTMLElement[]) => { close: () => void }} */
export function noteWith(near, words, ...elements) {
  const box = note(near, words, ...elements);
  box.setAttribute("role", "region");
  box.setAttribute("aria-label", elements[0].textContent ?? "");
  return { close: closeNote };
}

/** @type {(near: Element, words: NoteWords, answer: Why) => void} */
export function explain(near, words, answer) {
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
  note(near, words, ...content);
}

/** @typedef {(move: string) => void} Take */

/** @type {(near: Element, words: NoteWords, moves: string[], label: (move: string) => string, take: Take) => void} */
export function choose(near, words, moves, label, take) {
  const list = document.createElement("div");
  list.className = "choices";
  for (const move of moves) {
    const button = part("button", label(move), "btn btn-small");
    button.type = "button";
    button.addEventListener("click", () => {
      closeNote();
      take(move);
    });
    list.append(button);
  }
  note(near, words, part("h3", words.choose), list);
  list.querySelector("button")?.focus();
}
