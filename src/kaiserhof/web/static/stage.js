// Draws the changing part of a page anew: elements stay, pieces glide, and what was open stays open.

import { keepAbout } from "./about.js";
import { arrangeChat } from "./chat.js";
import { clearParts, keepParts } from "./compose.js";
import { glide, rememberPlaces } from "./glide.js";
import { light, unlight } from "./light.js";
import { markLastTurns } from "./linked.js";
import { arrangeLog, keepLog } from "./log.js";
import { morph } from "./morph.js";
import { showPanes } from "./panes.js";
import { goNear } from "./near.js";
import { happenings, playBack } from "./playback.js";
import { arrangeParts } from "./picking.js";
import { showSteps, takeStepsOut } from "./steps.js";
import { noteChanges, showViews } from "./views.js";
import { applyZoom } from "./zoom.js";

export const main = () => document.getElementById("main");

export function parsed(html) {
  return new DOMParser().parseFromString(html, "text/html").getElementById("main");
}

// Each change is what stands in the page and what it becomes; data is what the page is to know. Returns how many pieces
// have moved.
export function drawAnew(root, changes, data = {}) {
  const tab = document.querySelector("[name=talk]:checked")?.id;
  const places = rememberPlaces(root);
  const told = new Set(happenings().map((line) => line.id));
  const focus = document.activeElement?.closest("[data-moves], [data-move]")?.dataset;
  const { number: before, form } = main().dataset;
  const toEnd = keepLog();
  unlight();
  takeStepsOut();
  noteChanges(changes.map(([old]) => old));
  for (const [old, fresh] of changes) morph(old, fresh);
  Object.assign(main().dataset, data);
  light();
  if (main().dataset.number === before) keepParts();
  else clearParts();
  arrangeParts();
  const kept = tab ? document.getElementById(tab) : null;
  if (kept) kept.checked = true;
  arrangeLog(toEnd); // before anything asks where something is: the page is laid out once for both
  const moved = main().dataset.form === form ? glide(root, places) : 0;
  const news = happenings().filter((line) => !told.has(line.id));
  playBack(news, places);
  document.title = main().dataset.title;
  const facts = document.getElementById("facts");
  if (facts) facts.textContent = main().dataset.facts;
  restoreFocus(focus);
  showPanes();
  showViews();
  applyZoom();
  arrangeChat();
  markLastTurns();
  showSteps();
  goNear(news.map((line) => line.dataset.place).reverse());
  keepAbout();
  return moved;
}

function restoreFocus(data) {
  if (!data || document.activeElement?.closest("[data-moves], [data-move]")) return;
  const key = data.moves ? `[data-moves="${CSS.escape(data.moves)}"]` : `[data-move="${CSS.escape(data.move)}"]`;
  document.querySelector(key)?.focus({ preventScroll: true });
}

// Whoever changes the language or the theme comes back to this place.
export function comeBackTo(place) {
  for (const field of document.querySelectorAll("input[name=back]")) field.value = place;
}
