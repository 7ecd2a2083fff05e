// A lesson or a puzzle: instructions that point at things on the real board. The URL holds the progress, so that people
// can go back and return later.

import "./page.js";
import { listenToAbout } from "./about.js";
import { listenToKeys } from "./keys.js";
import { form, listenToForm } from "./form.js";
import { light } from "./light.js";
import { listenToNear } from "./near.js";
import { listenToPanes } from "./panes.js";
import { letGo, listenToPicking, pick, selectFirst, take, takeSelected, turn } from "./picking.js";
import { listenToDrawer } from "./rules.js";
import { comeBackTo, drawAnew, main, parsed } from "./stage.js";
import { sentence, toast } from "./toast.js";
import { listenToTurning } from "./turning.js";
import { listenToViews, openViewOf } from "./views.js";
import { explain } from "./why.js";
import { listenToZoom } from "./zoom.js";

const live = document.getElementById("live");
const words = live.dataset;
const base = words.base;
let coming = null;

// ---------------------------------------------------------------- showing

async function show(query, remember = true) {
  const mine = (coming = new AbortController());
  live.setAttribute("aria-busy", "true");
  try {
    const answer = await fetch(`${base}/view?${query}&form=${form()}`, {
      headers: { accept: "text/html" },
      signal: mine.signal,
    });
    const text = await answer.text();
    if (coming !== mine) return;
    if (!answer.ok) return toast(sentence(text, words.lost));
    letGo();
    const fresh = parsed(text);
    const went = fresh.dataset.here !== main().dataset.here;
    drawAnew(live, [[main(), fresh]]);
    selectFirst();
    point();
    comeBackTo(main().dataset.here);
    if (went && remember) history.pushState(null, "", main().dataset.here);
  } catch (error) {
    if (error.name !== "AbortError") toast(words.lost);
  } finally {
    live.removeAttribute("aria-busy");
  }
}

// Draws a ring around the things a text mentions: an element by its id, or all with this explanation key. Scrolls the
// first into view where the board or the cards are larger than the screen.
function point() {
  let first = null;
  for (const old of document.querySelectorAll(".pointed")) old.classList.remove("pointed");
  for (const name of main().dataset.point.split(" ").filter(Boolean)) {
    const named = document.getElementById(name);
    const things = named ? [named] : document.querySelectorAll(`#main [data-about~="${CSS.escape(name)}"]`);
    for (const thing of things) thing.classList.add("pointed");
    first ??= things[0];
  }
  openViewOf(first);
  first?.scrollIntoView({ block: "nearest", inline: "center" });
}

// ---------------------------------------------------------------- doing

const here = () => new URLSearchParams({ step: main().dataset.number, did: main().dataset.did });

function makeMove(move) {
  const query = here();
  query.set("move", move);
  return show(query);
}

async function tellWhy(spot, move) {
  const query = here();
  query.set("move", move);
  const answer = await fetch(`${base}/why?${query}`, { headers: { accept: "application/json" } });
  if (answer.ok) explain(spot, words, await answer.json());
}

light();
listenToPicking({ words, makeMove, tellWhy });

live.addEventListener("click", (event) => {
  const button = event.target.closest("button, a");
  if (button?.hasAttribute("data-go")) {
    event.preventDefault();
    return show(new URL(button.href).searchParams);
  }
  if (button?.dataset.move) return makeMove(button.dataset.move);
  if (event.target.closest(".line, .view-tabs, .part-chips, [data-zoom], summary, form")) return null;
  const spot = event.target.closest("[data-moves]");
  return spot ? pick(spot) : letGo();
});

addEventListener("popstate", () => show(new URL(location.href).searchParams, false));

listenToKeys({
  enter(element) {
    const spot = element?.closest("[data-moves]");
    if (spot) take(spot);
    else if (!takeSelected())
      document.getElementById("on")?.matches(".btn-main") && document.getElementById("on").click();
    return true;
  },
  turn: () => turn(document.activeElement),
  escape: letGo,
  undo() {
    document.getElementById("back")?.click();
  },
});

listenToAbout();
listenToDrawer();
listenToPanes(live);
listenToViews(live);
listenToForm(() => show(here()));
listenToTurning(document);
listenToZoom(document);
listenToNear(live);
point();
if (main().dataset.form !== form()) show(here());
document.body.classList.add("ready");
