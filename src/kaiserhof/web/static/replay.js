// Replays a game by buttons, keys, slider or automatically. Every position has a URL.

import "./page.js";
import { listenToAbout } from "./about.js";
import { form, listenToForm } from "./form.js";
import { light } from "./light.js";
import { listenToLinks, markLastTurns } from "./linked.js";
import { showEnd } from "./log.js";
import { listenToNear } from "./near.js";
import { listenToPanes } from "./panes.js";
import { listenToDrawer } from "./rules.js";
import { comeBackTo, drawAnew, main, parsed } from "./stage.js";
import { toast } from "./toast.js";
import { listenToViews } from "./views.js";
import { listenToZoom } from "./zoom.js";

const live = document.getElementById("live");
const { address } = live.dataset;
const KEPT = 80;
const frames = new Map();
let playing = 0;
let wanted = 0;
let speed = 900;

const at = () => Number(main().dataset.number);
const length = () => Number(main().dataset.length);
const seat = () => main().dataset.seat;
const link = (number, eyes = seat()) => `?at=${number}&seat=${encodeURIComponent(eyes)}`;

// ---------------------------------------------------------------- positions

function frame(number, eyes) {
  const key = `${link(number, eyes)}&form=${form()}`;
  if (!frames.has(key)) {
    if (frames.size > KEPT) frames.delete(frames.keys().next().value);
    const coming = fetch(`${address}/frame${key}`, { headers: { accept: "text/html" } }).then((answer) => {
      if (!answer.ok) throw new Error(String(answer.status));
      return answer.text();
    });
    coming.catch(() => frames.delete(key));
    frames.set(key, coming);
  }
  return frames.get(key);
}

async function go(number, eyes = seat()) {
  const target = Math.min(Math.max(0, number), length());
  wanted = target;
  try {
    const html = await frame(target, eyes);
    if (wanted !== target) return; // a later position has been requested meanwhile
    const fresh = parsed(html);
    if (!fresh) return;
    drawAnew(live, [[main(), fresh]]);
    document.getElementById("at").value = target;
    showPlaying();
    history.replaceState(null, "", address + link(target, eyes));
    comeBackTo(address + link(target, eyes));
    if (target < length()) frame(target + 1, eyes).catch(() => {});
  } catch {
    stop();
    toast(live.dataset.lost);
  }
}

// ---------------------------------------------------------------- by itself

function showPlaying() {
  const button = document.getElementById("play");
  button.setAttribute("aria-pressed", playing ? "true" : "false");
  button.querySelector("use").setAttribute("href", playing ? "#i-pause" : "#i-play");
  document.getElementById("speed").value = String(speed);
}

function stop() {
  clearTimeout(playing);
  playing = 0;
  showPlaying();
}

async function playOn() {
  if (at() >= length()) return stop();
  await go(at() + 1);
  if (playing) playing = setTimeout(playOn, speed);
  return null;
}

function toggle() {
  if (playing) return stop();
  playing = 1;
  showPlaying();
  return at() >= length()
    ? go(0).then(() => {
        playing = setTimeout(playOn, speed);
      })
    : playOn();
}

// ---------------------------------------------------------------- listening

live.addEventListener("click", (event) => {
  const step = event.target.closest("[data-at]");
  if (step) {
    event.preventDefault();
    stop();
    return go(Number(step.dataset.at));
  }
  const button = event.target.closest("button");
  if (button?.id === "play") return toggle();
  if (button?.id === "copy") return copyLink();
  return null;
});

live.addEventListener("input", (event) => {
  if (event.target.id !== "at") return;
  stop();
  go(Number(event.target.value));
});

live.addEventListener("change", (event) => {
  if (event.target.id === "speed") speed = Number(event.target.value);
  if (event.target.id === "eyes") go(at(), event.target.value);
});

const STEPS = {
  ArrowLeft: () => at() - 1,
  ArrowRight: () => at() + 1,
  Home: () => 0,
  End: () => length(),
  PageUp: () => Number(document.getElementById("turn-back").dataset.at),
  PageDown: () => Number(document.getElementById("turn-on").dataset.at),
};

document.addEventListener("keydown", (event) => {
  if (event.ctrlKey || event.metaKey || event.altKey || event.target.closest("input, select, textarea, dialog")) return;
  if (event.key === " " && !event.target.closest("button, a, summary")) {
    event.preventDefault();
    toggle();
  } else if (STEPS[event.key]) {
    event.preventDefault();
    stop();
    go(STEPS[event.key]());
  }
});

async function copyLink() {
  try {
    await navigator.clipboard.writeText(location.href);
    toast(live.dataset.copied);
  } catch {
    toast(location.href);
  }
}

light();
listenToAbout();
listenToDrawer();
listenToPanes(live);
listenToViews(live);
listenToForm(() => go(at()));
listenToZoom(document);
listenToNear(live);
listenToLinks();
markLastTurns();
showEnd();
wanted = at();
if (main().dataset.form !== form()) go(at());
if (at() < length()) frame(at() + 1, seat()).catch(() => {});
document.body.classList.add("ready");
if (new URLSearchParams(location.search).has("play") && at() < length()) toggle();
