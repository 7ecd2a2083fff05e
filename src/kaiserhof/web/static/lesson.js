// A lesson or a puzzle: instructions that point at things on the real board. The URL holds the place, so that people can
// go back. The server remembers how far they have come.

import "./page.js";
import { choosing } from "./choosing.js";
import { the } from "./dom.js";
import { bind } from "./events.js";
import { flag } from "./flags.js";
import { form } from "./form.js";
import { entering, keysOf } from "./keys.js";
import { light } from "./light.js";
import { listMoves } from "./moves.js";
import { startNear } from "./near.js";
import { arrangePanes } from "./panes.js";
import { letGo, pick, selectFirst, startPicking, take, takeSelected, turn } from "./picking.js";
import { startRules } from "./rules.js";
import { comeBackTo, dataOf, drawAnew, main, parsed } from "./stage.js";
import { page } from "./state.js";
import { sentence, toast } from "./toast.js";
import { openViewOf, startViews } from "./views.js";
import { explain } from "./why.js";
import { words } from "./words.js";
import { applyZoom } from "./zoom.js";

const live = the("live");

// ---------------------------------------------------------------- showing

/** @type {(query: URLSearchParams, remember?: boolean) => Promise<void>} */
async function show(query, remember = true) {
  const request = new AbortController();
  page.request = request;
  live.setAttribute("aria-busy", "true");
  try {
    const answer = await fetch(`${words.base}/view?${query}&form=${form()}`, {
      method: live.dataset.method,
      headers: { accept: "text/html" },
      signal: request.signal,
    });
    const text = await answer.text();
    if (page.request !== request) return;
    const fresh = answer.ok && parsed(text);
    if (!fresh) return toast(sentence(text, words.lost));
    const before = page.position.lesson.here;
    letGo();
    drawAnew(live, [[main(), fresh]], dataOf(fresh));
    selectFirst();
    point();
    flagMoves();
    const { here } = page.position.lesson;
    comeBackTo(here);
    if (here !== before && remember) history.pushState(null, "", here);
    if (here !== before) keep();
  } catch (error) {
    if (/** @type {Error} */ (error).name !== "AbortError") toast(words.lost);
  } finally {
    live.removeAttribute("aria-busy");
  }
}

// Draws a ring around the things a text mentions: an element by its id, or all with this explanation key. Scrolls the
// first into view where the board or the cards are larger than the screen.
function point() {
  /** @type {HTMLElement[]} */
  const things = [];
  for (const old of document.querySelectorAll(".pointed")) old.classList.remove("pointed");
  for (const name of page.position.lesson.point.split(" ").filter(Boolean)) {
    const named = document.getElementById(name);
    things.push(...(named ? [named] : document.querySelectorAll(`#main [data-about~="${CSS.escape(name)}"]`)));
  }
  for (const thing of things) thing.classList.add("pointed");
  openViewOf(things[0]);
  things[0]?.scrollIntoView({ block: "nearest", inline: "center" });
}

// A tick where the move was right, and crosses where others were tried.
function flagMoves() {
  const { right, wrong } = page.position.lesson;
  const tried = wrong.split(";").filter(Boolean);
  flag([
    ...tried.map((move) => ({ move, kind: /** @type {const} */ ("wrong"), sign: "✕" })),
    ...(right ? [{ move: right, kind: /** @type {const} */ ("right"), sign: "✓" }] : []),
  ]);
}

// Nothing waits for this: without it, people only have to find their place themselves. What is sent is kept anyway.
function keep() {
  if (live.dataset.method !== "GET") return;
  fetch(`${words.base}/kept`, { method: "POST", body: here(), keepalive: true }).catch(() => {});
}

// ---------------------------------------------------------------- doing

// This place, or what a move leads to.
/** @type {(move?: Record<string, string>) => URLSearchParams} */
function here(move = {}) {
  const { number, lesson } = page.position;
  return new URLSearchParams({ step: String(number), did: lesson.did, ...move });
}

page.acts = {
  makeMove: (move) => show(here({ move })),
  async tellWhy(spot, move) {
    const answer = await fetch(`${words.base}/why?${here({ move })}`, { headers: { accept: "application/json" } });
    if (answer.ok) explain(spot, await answer.json());
  },
  redraw: () => show(here()),
};

/** @type {(event: Event, target: Element) => void} */
function click(event, target) {
  if (!live.contains(target)) return undefined;
  const button = target.closest("button, a");
  if (button instanceof HTMLAnchorElement && "go" in button.dataset) {
    event.preventDefault();
    return void show(new URL(button.href).searchParams);
  }
  if (button?.dataset.move) return void page.acts.makeMove?.(button.dataset.move);
  if (target.closest(".line, .view-tabs, .part-chips, [data-zoom], summary, form")) return undefined;
  const spot = target.closest("[data-moves]");
  return void (spot ? pick(spot) : letGo());
}

const keydown = keysOf({
  take: entering((element) => {
    const spot = element?.closest("[data-moves]");
    if (spot) take(spot);
    else if (!takeSelected()) document.querySelector("#on.btn-main")?.click();
    return true;
  }),
  turn: () => turn(document.activeElement),
  escape: letGo,
  undo: () => document.getElementById("back")?.click(),
});

addEventListener("popstate", () => show(new URL(location.href).searchParams, false));
light();
listMoves();
bind({ choosing, click, keydown });
startPicking();
startRules();
arrangePanes();
startViews();
applyZoom();
startNear();
point();
flagMoves();
if (page.position.form !== form()) show(here());
document.body.classList.add("ready");
