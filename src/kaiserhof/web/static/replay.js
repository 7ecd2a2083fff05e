// Replays a game turn by turn: by buttons, keys, slider or by itself. A film shows only the highlights, one after the
// other. Every position has a URL.

import "./page.js";
import { the } from "./dom.js";
import { bind } from "./events.js";
import { form } from "./form.js";
import { light } from "./light.js";
import { linking, markLastTurns } from "./linked.js";
import { showEnd } from "./log.js";
import { startNear } from "./near.js";
import { arrangePanes } from "./panes.js";
import { startRules } from "./rules.js";
import { comeBackTo, dataOf, drawAnew, main, parsed } from "./stage.js";
import { page } from "./state.js";
import { toast } from "./toast.js";
import { startViews } from "./views.js";
import { words } from "./words.js";
import { applyZoom } from "./zoom.js";

const live = the("live");
const { address } = words;
const KEPT = 80;
const BEFORE = 900;
const AFTER = 900;
/** @type {Map<string, Promise<string>>} */
const frames = new Map();
const { film } = page;

const at = () => page.position.number;
const length = () => Number(page.position.replay.length);
const seat = () => page.position.replay.seat;
const stops = () => page.position.replay.stops.split(" ").map(Number);
const isFilm = () => page.position.replay.film === "yes";
const link = (number = 0, eyes = seat()) =>
  `?at=${number}&seat=${encodeURIComponent(eyes)}${isFilm() ? "&film=1" : ""}`;
const next = () => stops().find((stop) => stop > at());

// ---------------------------------------------------------------- positions

/** @type {(number: number, eyes: string) => Promise<string>} */
function frame(number, eyes) {
  const key = `${link(number, eyes)}&form=${form()}`;
  const known = frames.get(key);
  if (known) return known;
  const [oldest] = frames.keys();
  if (frames.size > KEPT) frames.delete(oldest);
  const coming = fetch(`${address}/frame${key}`, { headers: { accept: "text/html" } }).then((answer) => {
    if (!answer.ok) throw new Error(String(answer.status));
    return answer.text();
  });
  coming.catch(() => frames.delete(key));
  frames.set(key, coming);
  return coming;
}

/** @type {(number: number, eyes?: string) => Promise<void>} */
async function go(number, eyes = seat()) {
  const target = Math.min(Math.max(0, number), length());
  film.wanted = target;
  try {
    const html = await frame(target, eyes);
    const fresh = film.wanted === target && parsed(html); // unless a later position has been requested meanwhile
    if (!fresh) return;
    drawAnew(live, [[main(), fresh]], dataOf(fresh));
    /** @type {HTMLInputElement} */
    const slider = the("at");
    slider.value = slider.defaultValue;
    showPlaying();
    history.replaceState(null, "", address + link(target, eyes));
    comeBackTo(address + link(target, eyes));
    prepare();
  } catch {
    stop();
    toast(words.lost);
  }
}

// Fetches what comes next beforehand.
function prepare() {
  const to = next();
  if (to !== undefined) frame(isFilm() && at() < to - 1 ? to - 1 : to, seat()).catch(() => {});
}

// ---------------------------------------------------------------- by itself

function showPlaying() {
  const button = the("play");
  button.setAttribute("aria-pressed", String(film.playing));
  button.querySelector("use")?.setAttribute("href", film.playing ? "#i-pause" : "#i-play");
  /** @type {HTMLSelectElement} */
  const speed = the("speed");
  speed.value = String(film.pause);
}

function stop() {
  clearTimeout(film.timer);
  film.playing = false;
  showPlaying();
}

async function playOn() {
  const to = next();
  if (to === undefined) return stop();
  if (isFilm() && at() < to - 1) {
    await go(to - 1); // a moment of a film begins with the position before it
    await rest(BEFORE);
    if (!film.playing) return undefined;
  }
  const { told } = page.scenes;
  await go(to);
  if (page.position.scenes.some((scene) => scene.at > told) && !document.hidden) await played();
  if (film.playing) film.timer = setTimeout(playOn, isFilm() ? AFTER : film.pause);
  return undefined;
}

const rest = (ms = 0) => new Promise((goOn) => setTimeout(goOn, ms));
const played = () => new Promise((goOn) => document.addEventListener("scenes-over", goOn, { once: true }));

async function toggle() {
  if (film.playing) return stop();
  film.playing = true;
  showPlaying();
  if (at() >= length()) await go(Number(the("first").dataset.at));
  return playOn();
}

// ---------------------------------------------------------------- events

page.acts = { redraw: () => go(at()) };

// A place is chosen by hand.
/** @type {(number: number) => void} */
function jump(number) {
  stop();
  page.scenes.director?.skip();
  go(number);
}

/** @type {(event: Event, target: Element) => void} */
function click(event, target) {
  /** @type {HTMLDialogElement | null} */
  const playOn = document.querySelector("#play-on");
  if (target.closest("#play-on-open")) return playOn?.showModal();
  if (target.closest("#play-on-close")) return playOn?.close();
  const step = target.closest("[data-at]");
  if (step && live.contains(step)) {
    event.preventDefault();
    jump(Number(step.dataset.at));
  } else if (target.closest("#play")) toggle();
  else if (target.closest("#copy")) copyLink();
}

/** @type {(event: Event, target: Element) => void} */
function slide(_, target) {
  if (target instanceof HTMLInputElement && target.id === "at") jump(stops()[Number(target.value)]);
}

/** @type {(event: Event, target: Element) => void} */
function choose(_, target) {
  if (!(target instanceof HTMLSelectElement)) return;
  if (target.id === "speed") film.pause = Number(target.value);
  if (target.id === "eyes") go(at(), target.value);
}

/** @type {Record<string, string>} */
const STEPS = {
  ArrowLeft: "turn-back",
  ArrowRight: "turn-on",
  "Shift ArrowLeft": "back",
  "Shift ArrowRight": "on",
  Home: "first",
  End: "last",
};

/** @type {(event: KeyboardEvent, target: Element) => boolean} */
function keydown(event, target) {
  if (event.ctrlKey || event.metaKey || event.altKey || target.closest("input, select, textarea, dialog")) return false;
  const plays = event.key === " " && !target.closest("button, a, summary");
  const step = STEPS[`${event.shiftKey ? "Shift " : ""}${event.key}`];
  if (!plays && !step) return false;
  event.preventDefault();
  if (plays) toggle();
  else jump(Number(the(step).dataset.at));
  return true;
}

async function copyLink() {
  const shared = isFilm() ? `${location.origin}${address}?film=1&play=1` : location.href;
  try {
    await navigator.clipboard.writeText(shared);
    toast(words.copied);
  } catch {
    toast(shared);
  }
}

light();
bind({ linking, click, keydown, input: [slide], change: [choose] });
startRules();
arrangePanes();
startViews();
applyZoom();
startNear();
markLastTurns();
showEnd();
film.wanted = at();
if (page.position.form !== form()) go(at());
prepare();
document.body.classList.add("ready");
if (new URLSearchParams(location.search).has("play") && next() !== undefined) toggle();
