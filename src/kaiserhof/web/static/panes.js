// Where there is no room beside the board, the log and the players are sheets that slide over it, one at a time.

import { arrangeChat } from "./chat.js";
import { write } from "./dom.js";
import { form } from "./form.js";
import { showEnd } from "./log.js";
import { page } from "./state.js";

// After an update: reopens the sheet that was open, and shows the last event in the line.
export function showPanes() {
  for (const button of document.querySelectorAll("[data-sheet]")) {
    const name = button.dataset.sheet ?? "";
    const open = name === page.views.sheet;
    button.setAttribute("aria-expanded", String(open));
    document.getElementById(name)?.classList.toggle("shown", open);
  }
  write(
    document.querySelector(".line .told"),
    [...document.querySelectorAll("#log .turn .what")].at(-1)?.textContent ?? "",
  );
  scrolling.disconnect();
  for (const part of document.querySelectorAll(SCROLLS))
    for (const each of [part, ...part.children]) scrolling.observe(each);
}

const SCROLLS = "#cards, #players, #players > ul, #board > section.view, .teacher-text";

// Makes scrolling areas focusable for the keyboard, even if only their size or content changes.
const scrolling = new ResizeObserver((sizes) => {
  for (const part of new Set(sizes.map(({ target }) => target.closest(SCROLLS)))) {
    if (!part) continue;
    if (part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1) part.tabIndex = 0;
    else part.removeAttribute("tabindex");
  }
});

const EDGE = 8; // the glow around lit elements extends beyond them

// The lit elements among scrolling cards.
export function bringCardsInSight() {
  const cards = document.getElementById("cards");
  const lit = cards?.querySelector(".lit");
  if (!cards || !lit || cards.scrollHeight <= cards.clientHeight + 1) return;
  const [box, frame] = [lit.getBoundingClientRect(), cards.getBoundingClientRect()];
  if (box.bottom > frame.bottom) cards.scrollTop += box.bottom - frame.bottom + 24;
  else if (box.top < frame.top + EDGE) cards.scrollTop += box.top - frame.top - 24;
}

export function arrangePanes() {
  showPanes();
  bringCardsInSight();
}

export function closePane() {
  const was = page.views.sheet;
  page.views.sheet = "";
  if (was) arrangePanes();
  return Boolean(was);
}

// Opens or closes a sheet, or the tools that have no room in the bar.
/** @type {(event: Event, target: Element) => void} */
export function pickPane(_, target) {
  const more = target.closest("#more");
  more?.setAttribute("aria-expanded", String(document.body.classList.toggle("with-more")));
  // The strip of players opens it, too.
  const strip = form() === "narrow" && target.closest("#players") ? "players" : "";
  const name = target.closest("[data-sheet]")?.dataset.sheet ?? strip;
  if (!name) return;
  page.views.sheet = page.views.sheet === name ? "" : name;
  arrangePanes();
  showEnd();
  arrangeChat();
}
