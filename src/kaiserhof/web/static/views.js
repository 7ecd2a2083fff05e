// On a phone the regions of a picture are views with tabs, one open at a time. The page opens the view with the
// question; a tab shows how many spots in its view are lit, and a dot if it has changed since it was last open.

import { part } from "./dom.js";
import { page } from "./state.js";

/** @type {WeakMap<Element, string>} */
const filled = new WeakMap(); // what stands in a row of chips

const views = () => [...document.querySelectorAll("#board > .view")];
const tabs = () => [...document.querySelectorAll(".view-tabs [data-open]")];
/** @type {(view: Element) => string} */
const nameOf = (view) => view.id.slice("view-".length);
/** @type {(view: Element) => number} */
const lit = (view) => view.querySelectorAll(".spot.lit").length;

// Opens a view. Returns a function that scrolls a part of it into view, which requires a layout.
/** @type {(name: string, part?: string) => () => void} */
function turnTo(name, part = "") {
  page.views.open = name;
  page.views.changed.delete(name);
  for (const view of views()) view.classList.toggle("open", nameOf(view) === name);
  const opened = show();
  return () => {
    if (opened) bringInSight(opened);
    if (part) document.getElementById(`part-${part}`)?.scrollIntoView({ block: "nearest", inline: "center" });
  };
}

/** @type {(name: string, part?: string) => void} */
export function openView(name, part = "") {
  const bring = turnTo(name, part);
  bring();
}

// Opens the view that contains an element.
/** @type {(element: Element | null | undefined) => void} */
export function openViewOf(element) {
  const view = element?.closest("#board > .view");
  if (view) openView(nameOf(view));
}

// Notes which views are about to change, based on the regions that do.
/** @type {(elements: HTMLElement[]) => void} */
export function noteChanges(elements) {
  for (const element of elements) {
    const view = element.closest("#board > .view");
    if (view && nameOf(view) !== page.views.open) page.views.changed.add(nameOf(view));
  }
}

// After an update: opens the view with the current question. A view that a person has opened stays open until the next
// question. Returns a function that scrolls the question into view.
export function showViews() {
  const { number, turn, form, asked } = page.position;
  const names = views().map(nameOf);
  const question = turn ? `${form} ${number} ${asked}` : "";
  const fresh = question && question !== page.views.question;
  page.views.question = question;
  if (fresh && names.includes(asked[0])) return turnTo(...asked);
  const here = views().find((view) => nameOf(view) === page.views.open);
  const needed = fresh && !(here && lit(here)) ? views().find(lit) : null;
  const bring = turnTo(needed ? nameOf(needed) : here ? page.views.open : (names[0] ?? ""));
  return () => {
    bring();
    if (fresh)
      document
        .querySelector("#board > section.view.open .spot.lit")
        ?.scrollIntoView({ block: "nearest", inline: "nearest" });
  };
}

// Returns the tab that was not open before.
function show() {
  const { open, changed } = page.views;
  const opened = tabs().find((tab) => tab.dataset.open === open && tab.ariaPressed !== "true");
  for (const tab of tabs()) {
    const name = tab.dataset.open ?? "";
    const view = document.getElementById(`view-${name}`);
    tab.setAttribute("aria-pressed", String(name === open));
    tab.classList.toggle("changed", changed.has(name));
    tab.dataset.lit = String((view && lit(view)) || "");
  }
  for (const row of document.querySelectorAll("[data-parts-of]")) fill(row);
  return opened;
}

// Scrolls a tab into view in its row.
/** @param {HTMLElement} tab */
function bringInSight(tab) {
  const scrolled = /** @type {HTMLElement} */ (tab.parentElement);
  const [box, row] = [tab.getBoundingClientRect(), scrolled.getBoundingClientRect()];
  if (box.right > row.right) scrolled.scrollLeft += box.right - row.right + 20;
  else if (box.left < row.left) scrolled.scrollLeft += box.left - row.left - 20;
}

// The chips that name the parts of a view.
/** @param {HTMLElement} row */
function fill(row) {
  const parts = page.position.parts.filter(([region]) => region === row.dataset.partsOf);
  const key = JSON.stringify(parts);
  if (row.childElementCount === parts.length && filled.get(row) === key) return;
  filled.set(row, key);
  row.replaceChildren(
    ...parts.map(([, id, name, summary]) => {
      const chip = part("button");
      chip.type = "button";
      chip.dataset.show = id;
      chip.append(part("b", name), part("small", summary));
      return chip;
    }),
  );
}

export function startViews() {
  const bring = showViews();
  bring();
}

// A tab or a chip.
/** @type {(event: Event, target: Element) => void} */
export function pickView(_, target) {
  const tab = target.closest("[data-open]");
  if (tab) openView(tab.dataset.open ?? "");
  const chip = target.closest(".part-chips [data-show]");
  if (chip) openView(page.views.open, chip.dataset.show);
}
