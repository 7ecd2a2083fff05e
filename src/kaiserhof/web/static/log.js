// The log: opens at its end, folds rounds, and shows where this person stopped reading. Events they watched are not
// new; events while the page was hidden or closed are, until they play.

import { part, the, write } from "./dom.js";
import { page } from "./state.js";
import { words } from "./words.js";

const NEAR = 40;
const PATIENCE = 1500;
const FEW = 6;
const TABS = ".line [data-sheet=talk]";

const box = () => document.getElementById("log");
const lines = () => [...document.querySelectorAll("#log .turn")];

// The lines that this person has not seen.
export function missedLines() {
  const { away } = page.log;
  if (!away) return [];
  return lines().filter(({ dataset }) => Number(dataset.number) >= away.from && Number(dataset.number) < away.to);
}

// ---------------------------------------------------------------- before and after an update

// Whether the log is scrolled to its end; a hidden one is.
export function logEnds() {
  const pane = box();
  return pane ? pane.scrollHeight - pane.scrollTop - pane.clientHeight < NEAR : false;
}

// Removes what the server does not know.
export function takeMarkOut() {
  for (const mark of document.querySelectorAll("#log .here")) mark.remove();
}

export function arrangeLog() {
  if (!box() || !page.acts.look) return;
  arrangeLines(missedLines());
  look();
}

export function scrollLog() {
  const pane = box();
  if (pane) pane.scrollTop = pane.scrollHeight;
}

/** @type {(where: { toEnd: boolean }) => void} */
function arrangeAnew({ toEnd }) {
  takeMarkOut();
  arrangeLog();
  if (toEnd) scrollLog();
}

/** @type {(missed: HTMLElement[]) => void} */
function arrangeLines(missed) {
  for (const line of lines()) line.classList.toggle("new", missed.includes(line));
  if (missed.length) missed[0].before(hereMark());
  showSince(missed);
  fold(new Set(missed));
  for (const button of document.querySelectorAll("[data-log]")) {
    button.setAttribute(
      "aria-pressed",
      String(button.dataset.log === "points" ? page.log.pointsOnly : page.log.allOpen),
    );
  }
  badge(TABS, page.log.reached ? 0 : missed.length, "log-count");
}

function hereMark() {
  const { hereUntil: until = "", here } = the("since").dataset;
  const at = page.log.away?.at;
  return part("li", at ? until.replace("%", clock(at)) : here, "here");
}

/** @type {(seconds: number) => string} */
function clock(seconds) {
  const then = new Date(seconds * 1000);
  const today = new Date().toDateString() === then.toDateString();
  const lang = document.documentElement.lang;
  return then.toLocaleString(lang, today ? { timeStyle: "short" } : { dateStyle: "short", timeStyle: "short" });
}

/** @type {(missed: HTMLElement[]) => void} */
function showSince(missed) {
  const note = the("since");
  note.hidden = !missed.length;
  if (!missed.length) return;
  write(note.querySelector("b"), (note.dataset.turns ?? "").replace("%", String(missed.length)));
  const [, start] = missed[0].id.split("-");
  note.querySelector("a")?.setAttribute("href", `/t/${words.table}/replay?at=${start}&play=1`);
}

// Shows a number beside the name of a tab, if there is something to count.
/** @type {(tabs: string, count: number, name: string) => void} */
export function badge(tabs, count, name) {
  for (const tab of document.querySelectorAll(tabs)) {
    tab.querySelector(`.${name}`)?.remove();
    if (count) tab.append(part("span", String(count), `count new ${name}`));
  }
}

// Only the last rounds and those with something new are open, until somebody opens or closes one.
/** @type {(missed: Set<HTMLElement>) => void} */
function fold(missed) {
  let shown = 0;
  for (const heading of [...document.querySelectorAll("#log .round")].reverse()) {
    /** @type {HTMLElement[]} */
    const own = [];
    for (let next = after(heading); next && !next.matches(".round"); next = after(next)) own.push(next);
    const open = page.log.toggled.get(heading.id) ?? (shown < FEW || own.some((line) => missed.has(line)));
    shown += own.length;
    heading.querySelector(".fold")?.setAttribute("aria-expanded", String(open));
    for (const line of own)
      line.hidden = !open || (page.log.pointsOnly && line.matches(".turn") && !line.querySelector(".gain"));
  }
}

const after = (/** @type {Element} */ line) => /** @type {HTMLElement | null} */ (line.nextElementSibling);

// ---------------------------------------------------------------- what has been seen

// Whether the end of the log is visible.
function atEnd() {
  const pane = box();
  return Boolean(pane?.offsetParent) && !document.hidden && logEnds();
}

// A person who sees the end of the log for a moment has read it; from then on everything that happens in view counts as
// read.
function look() {
  const { log } = page;
  clearTimeout(log.waiting);
  if (document.hidden) return;
  log.waiting = setTimeout(() => {
    if (!log.reached && !atEnd()) return;
    log.reached = true;
    badge(TABS, 0, "log-count");
    page.acts.look?.(page.position.number);
  }, PATIENCE);
}

// A person who plays is up to date.
export function nothingMissed() {
  if (!page.log.away) return;
  page.log.away = null;
  page.log.reached = true;
  arrangeAnew({ toEnd: true });
}

// Events in view count as read, even if the page is closed right afterwards.
export function leaveLog() {
  clearTimeout(page.log.waiting);
  if (page.log.reached) page.acts.look?.(page.position.number);
}

// The page is hidden, or visible again.
export function comeAndGo() {
  if (!box()) return;
  const { log } = page;
  const { number } = page.position;
  if (document.hidden) {
    log.left = { number, at: Date.now() / 1000 };
    leaveLog();
  } else if (log.left && number > log.left.number) {
    log.away =
      log.reached || !log.away ? { from: log.left.number, to: number, at: log.left.at } : { ...log.away, to: number };
    log.reached = false;
    arrangeAnew({ toEnd: true });
  } else {
    look();
  }
}

// ---------------------------------------------------------------- keys and clicks

// Moves through the lines as in a list.
/** @type {(event: KeyboardEvent, target: Element) => void} */
export function walkLog(event, target) {
  if (!target.closest("#log") || (event.key !== "ArrowDown" && event.key !== "ArrowUp")) return;
  const heads = [...document.querySelectorAll("#log :is(.head, .fold, .round a)")].filter((head) => head.offsetParent);
  const at = heads.indexOf(/** @type {HTMLElement} */ (document.activeElement));
  if (at < 0 && event.key === "ArrowDown") return;
  const next = at < 0 ? heads.at(-1) : heads[at + (event.key === "ArrowDown" ? 1 : -1)];
  if (!next) return;
  next.focus();
  event.preventDefault();
}

// Opens or closes a round, or all; or shows only points.
/** @type {(event: Event, target: Element) => void} */
export function useLog(_, target) {
  const { log } = page;
  const heading = target.closest("#log .fold");
  const tool = target.closest("[data-log]");
  if (heading?.parentElement) {
    log.toggled.set(heading.parentElement.id, heading.getAttribute("aria-expanded") !== "true");
  } else if (tool?.dataset.log === "points") {
    log.pointsOnly = !log.pointsOnly;
  } else if (tool) {
    log.allOpen = !log.allOpen;
    for (const details of document.querySelectorAll("#log details")) details.toggleAttribute("open", log.allOpen);
  } else return;
  arrangeAnew({ toEnd: tool?.dataset.log === "points" });
}

/** @type {(event: Event) => void} */
export function scrolledLog({ target }) {
  if (target === box()) look();
}

// `words.seen` is how far this person had read on any device, `words.seenAt` at what time (seconds).
export function startLog() {
  if (words.seen) {
    page.log.away = { from: Number(words.seen), to: page.position.number, at: Number(words.seenAt) };
    if (missedLines().length) page.log.reached = false;
    else page.log.away = null;
  }
  arrangeLog();
  scrollLog();
}

// Scrolls a log that becomes visible to its end.
export function showEnd() {
  const pane = box();
  if (!pane?.offsetParent) return;
  pane.scrollTop = pane.scrollHeight;
  if (page.acts.look) look();
}
