// Updates the part of a page that changes: elements stay, pieces glide, and what was open stays open.

import { keepAbout } from "./about.js";
import { countChat, readChat } from "./chat.js";
import { clearParts, keepParts, offerWays } from "./compose.js";
import { write } from "./dom.js";
import { glide, rememberPlaces } from "./glide.js";
import { light, unlight } from "./light.js";
import { markLastTurns } from "./linked.js";
import { arrangeLog, logEnds, scrollLog, takeMarkOut } from "./log.js";
import { morph } from "./morph.js";
import { bringCardsInSight, showPanes } from "./panes.js";
import { goNear } from "./near.js";
import { listMoves } from "./moves.js";
import { happenings, playBack, stepAt } from "./playback.js";
import { showAll, stageNews } from "./scenes.js";
import { page, positionOf } from "./state.js";
import { showSteps, takeStepsOut } from "./steps.js";
import { noteChanges, showViews } from "./views.js";
import { applyZoom, tellOnce } from "./zoom.js";

/** @import { Change } from "./patch.js" */
/** @import { Data } from "./state.js" */

export const main = () => /** @type {HTMLElement} */ (document.getElementById("main"));

/** @type {(html: string) => HTMLElement | null} */
export function parsed(html) {
  return new DOMParser().parseFromString(html, "text/html").getElementById("main");
}

// The position that a whole page comes with.
/** @type {(whole: HTMLElement) => Data} */
export const dataOf = (whole) => /** @type {Data} */ (/** @type {unknown} */ ({ ...whole.dataset }));

// `data` is what the page should know; `first` runs beforehand. Measures everything up front, then writes, and measures
// new positions only at the end, so that the browser computes the layout once. Returns how many pieces have moved.
/** @type {(root: HTMLElement, changes: Change[], data: Data, first?: () => void) => number} */
export function drawAnew(root, changes, data, first = () => {}) {
  const before = remembered(root);
  first();
  const changing = changes.map(([old]) => old);
  unlight(changing);
  takeStepsOut();
  takeMarkOut();
  showAll();
  noteChanges(/** @type {HTMLElement[]} */ (changing));
  for (const [old, fresh] of changes) morph(old, fresh);
  Object.assign(main().dataset, data);
  page.position = positionOf({ form: main().dataset.form, ...data });
  const bringViewInSight = arrange(before);
  if (before.toEnd) scrollLog();
  readChat();
  bringCardsInSight();
  bringViewInSight();
  const moved = page.position.form === before.form ? glide(root, before.places) : 0;
  const news = happenings().filter((line) => !before.told.has(line.id));
  playBack(news.map(stepAt), before.places);
  restoreFocus(before.focus);
  tellOnce(() => {
    applyZoom();
    markLastTurns();
    goNear(news.map((line) => line.dataset.place ?? "").reverse());
  });
  keepAbout();
  stageNews();
  return moved;
}

/** @typedef {ReturnType<typeof remembered>} Remembered */

// State to keep or compare when the page is updated.
/** @param {HTMLElement} root */
function remembered(root) {
  const { number, form } = page.position;
  return {
    places: rememberPlaces(root),
    toEnd: logEnds(),
    tab: document.querySelector("[name=talk]:checked")?.id,
    told: new Set(happenings().map((line) => line.id)),
    focus: document.activeElement?.closest("[data-moves], [data-move]")?.dataset,
    number,
    form,
  };
}

// Adds what the page adds to the server's markup. Returns a function that scrolls the question into view.
/** @type {(before: Remembered) => () => void} */
function arrange({ number, tab }) {
  light();
  listMoves();
  if (page.position.number === number) keepParts();
  else clearParts();
  offerWays();
  const kept = /** @type {HTMLInputElement | null} */ (tab ? document.getElementById(tab) : null);
  if (kept) kept.checked = true;
  arrangeLog();
  countChat();
  const { title, facts } = page.position;
  if (document.title !== title) document.title = title;
  write(document.getElementById("facts"), facts);
  showSteps();
  showPanes();
  return showViews();
}

/** @type {(data: DOMStringMap | undefined) => void} */
function restoreFocus(data) {
  if (!data || document.activeElement?.closest("[data-moves], [data-move]")) return;
  const { moves, move = "" } = data;
  const key = moves ? `[data-moves="${CSS.escape(moves)}"]` : `[data-move="${CSS.escape(move)}"]`;
  document.querySelector(key)?.focus({ preventScroll: true });
}

// Returns to this place after a change of language or theme.
/** @type {(place: string) => void} */
export function comeBackTo(place) {
  /** @type {NodeListOf<HTMLInputElement>} */
  const fields = document.querySelectorAll("input[name=back]");
  for (const field of fields) field.value = place;
}
