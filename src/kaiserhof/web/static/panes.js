// Where there is no room beside the board, the log and the players are sheets that slide over it, one at a time.

import { form } from "./form.js";
import { arrangeChat } from "./chat.js";
import { showEnd } from "./log.js";
import { write } from "./dom.js";

let shown = "";

// After an update: reopens the sheet that was open, and shows the last event in the line.
export function showPanes() {
  for (const button of document.querySelectorAll("[data-sheet]")) {
    const name = button.dataset.sheet;
    button.setAttribute("aria-expanded", String(name === shown));
    document.getElementById(name)?.classList.toggle("shown", name === shown);
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
  for (const part of new Set(sizes.map(({ target }) => target.closest(SCROLLS)).filter(Boolean))) {
    if (part.scrollHeight > part.clientHeight + 1 || part.scrollWidth > part.clientWidth + 1) part.tabIndex = 0;
    else part.removeAttribute("tabindex");
  }
});

const EDGE = 8; // the glow around lit elements extends beyond them

// The lit elements among scrolling cards.
export function bringCardsInSight() {
  const cards = document.getElementById("cards");
  const lit = cards?.querySelector(".lit");
  if (!lit || cards.scrollHeight <= cards.clientHeight + 1) return;
  const [box, frame] = [lit.getBoundingClientRect(), cards.getBoundingClientRect()];
  if (box.bottom > frame.bottom) cards.scrollTop += box.bottom - frame.bottom + 24;
  else if (box.top < frame.top + EDGE) cards.scrollTop += box.top - frame.top - 24;
}

function arrangePanes() {
  showPanes();
  bringCardsInSight();
}

export function closePane() {
  const was = shown;
  shown = "";
  if (was) arrangePanes();
  return Boolean(was);
}

export function listenToPanes(root) {
  root.addEventListener("click", (event) => {
    const button = event.target.closest("[data-sheet]");
    // The strip of players opens it, too.
    const name = button?.dataset.sheet ?? (form() === "narrow" && event.target.closest("#players") ? "players" : "");
    if (!name) return;
    shown = shown === name ? "" : name;
    arrangePanes();
    showEnd();
    arrangeChat();
  });
  const more = document.getElementById("more");
  more?.addEventListener("click", () =>
    more.setAttribute("aria-expanded", String(document.body.classList.toggle("with-more"))),
  );
  addEventListener("resize", arrangePanes);
  arrangePanes();
}
