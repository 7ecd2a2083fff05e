// The log: opens at its end, folds rounds, and shows where this person stopped reading. Events they watched are not
// new; events while the page was hidden or closed are, until they play.

const NEAR = 40;
const PATIENCE = 1500;
const FEW = 6;
const TABS = ".line [data-sheet=talk]";
const toggled = new Map();
let away = null; // events during an absence: from which act number to which, and when the person was last here
let reached = true;
let waiting = 0;
let pointsOnly = false;
let allOpen = false;
let acts = null;

const box = () => document.getElementById("log");
const lines = () => [...document.querySelectorAll("#log .turn")];
const numberOf = (line) => Number(line.dataset.number);
const number = () => Number(document.getElementById("main").dataset.number);

// The lines that this person has not seen.
export function missedLines() {
  return away ? lines().filter((line) => numberOf(line) >= away.from && numberOf(line) < away.to) : [];
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
  if (!box() || !acts) return;
  arrangeLines(missedLines());
  look();
}

export function scrollLog() {
  const pane = box();
  if (pane) pane.scrollTop = pane.scrollHeight;
}

function arrangeAnew({ toEnd }) {
  takeMarkOut();
  arrangeLog();
  if (toEnd) scrollLog();
}

function arrangeLines(missed) {
  for (const line of lines()) line.classList.toggle("new", missed.includes(line));
  if (missed.length) missed[0].before(hereMark());
  showSince(missed);
  fold(new Set(missed));
  for (const button of document.querySelectorAll("[data-log]")) {
    button.setAttribute("aria-pressed", String(button.dataset.log === "points" ? pointsOnly : allOpen));
  }
  badge(TABS, reached ? 0 : missed.length, "log-count");
}

function hereMark() {
  const { hereUntil: until, here } = document.getElementById("since").dataset;
  const mark = document.createElement("li");
  mark.className = "here";
  mark.textContent = away.at ? until.replace("%", clock(away.at)) : here;
  return mark;
}

function clock(seconds) {
  const then = new Date(seconds * 1000);
  const today = new Date().toDateString() === then.toDateString();
  const lang = document.documentElement.lang;
  return then.toLocaleString(lang, today ? { timeStyle: "short" } : { dateStyle: "short", timeStyle: "short" });
}

function showSince(missed) {
  const note = document.getElementById("since");
  note.hidden = !missed.length;
  if (!missed.length) return;
  note.querySelector("b").textContent = note.dataset.turns.replace("%", missed.length);
  const [, start] = missed[0].id.split("-");
  note.querySelector("a").href = `${acts.address}/replay?at=${start}&play=1`;
}

// Shows a number beside the name of a tab, if there is something to count.
export function badge(tabs, count, name) {
  for (const tab of document.querySelectorAll(tabs)) {
    tab.querySelector(`.${name}`)?.remove();
    if (!count) continue;
    const mark = document.createElement("span");
    mark.className = `count new ${name}`;
    mark.textContent = count;
    tab.append(mark);
  }
}

// Only the last rounds and those with something new are open, until somebody opens or closes one.
function fold(missed) {
  let shown = 0;
  for (const heading of [...document.querySelectorAll("#log .round")].reverse()) {
    const own = [];
    for (let next = heading.nextElementSibling; next && !next.matches(".round"); next = next.nextElementSibling)
      own.push(next);
    const open = toggled.get(heading.id) ?? (shown < FEW || own.some((line) => missed.has(line)));
    shown += own.length;
    heading.querySelector(".fold")?.setAttribute("aria-expanded", String(open));
    for (const line of own)
      line.hidden = !open || (pointsOnly && line.matches(".turn") && !line.querySelector(".gain"));
  }
}

// ---------------------------------------------------------------- what has been seen

// Whether the end of the log is visible.
function atEnd() {
  const pane = box();
  return (
    Boolean(pane?.offsetParent) && !document.hidden && pane.scrollHeight - pane.scrollTop - pane.clientHeight < NEAR
  );
}

// A person who sees the end of the log for a moment has read it; from then on everything that happens in view counts as
// read.
function look() {
  clearTimeout(waiting);
  if (document.hidden) return;
  waiting = setTimeout(() => {
    if (!reached && !atEnd()) return;
    reached = true;
    badge(TABS, 0, "log-count");
    acts.look(number());
  }, PATIENCE);
}

// A person who plays is up to date.
export function nothingMissed() {
  if (!away) return;
  away = null;
  reached = true;
  arrangeAnew({ toEnd: true });
}

// Events in view count as read, even if the page is closed right afterwards.
function leave() {
  clearTimeout(waiting);
  if (reached) acts.look(number());
}

function comeAndGo() {
  if (document.hidden) {
    comeAndGo.left = { number: number(), at: Date.now() / 1000 };
    leave();
    return;
  }
  const left = comeAndGo.left;
  if (left && number() > left.number) {
    if (reached) away = { from: left.number, to: number(), at: left.at };
    else away.to = number();
    reached = false;
    arrangeAnew({ toEnd: true });
  } else {
    look();
  }
}

// ---------------------------------------------------------------- keys and clicks

// Moves through the lines as in a list.
function walk(event) {
  if (event.key !== "ArrowDown" && event.key !== "ArrowUp") return;
  const heads = [...box().querySelectorAll(".head, .fold, .round a")].filter((head) => head.offsetParent);
  const at = heads.indexOf(document.activeElement);
  if (at < 0 && event.key === "ArrowDown") return;
  const next = at < 0 ? heads.at(-1) : heads[at + (event.key === "ArrowDown" ? 1 : -1)];
  if (!next) return;
  next.focus();
  event.preventDefault();
}

function click(event) {
  const heading = event.target.closest("#log .fold");
  if (heading) {
    toggled.set(heading.parentElement.id, heading.getAttribute("aria-expanded") !== "true");
  } else {
    const tool = event.target.closest("[data-log]");
    if (!tool) return;
    if (tool.dataset.log === "points") {
      pointsOnly = !pointsOnly;
    } else {
      allOpen = !allOpen;
      for (const details of document.querySelectorAll("#log details")) details.open = allOpen;
    }
  }
  arrangeAnew({ toEnd: false });
}

// given: address, look(number); seen is how far this person had read on any device, and at what time (seconds)
export function listenToLog(root, given, { seen, seenAt }) {
  acts = given;
  if (seen !== "") {
    away = { from: Number(seen), to: number(), at: Number(seenAt) };
    if (missedLines().length) reached = false;
    else away = null;
  }
  root.addEventListener("click", click);
  root.addEventListener("keydown", (event) => {
    if (event.target.closest("#log")) walk(event);
  });
  root.addEventListener("change", (event) => {
    if (event.target.name === "talk") showEnd();
  });
  document.addEventListener(
    "scroll",
    (event) => {
      if (event.target === box()) look();
    },
    { capture: true, passive: true },
  );
  document.addEventListener("visibilitychange", comeAndGo);
  addEventListener("pagehide", leave);
  arrangeLog();
  scrollLog();
}

// Scrolls a log that becomes visible to its end.
export function showEnd() {
  const pane = box();
  if (!pane?.offsetParent) return;
  pane.scrollTop = pane.scrollHeight;
  if (acts) look();
}
