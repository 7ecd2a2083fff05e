// A table: keeps the page as the server says it is, and sends what the person does.

import { clearParts, keepParts, partsOf, togglePart } from "./compose.js";
import { glide, rememberPlaces } from "./glide.js";
import { listenToKeys } from "./keys.js";
import { morph } from "./morph.js";
import { listenToSoundButton, play } from "./sound.js";
import { choose, closeNote, explain } from "./why.js";
import { applyZoom, listenToZoom } from "./zoom.js";

const live = document.getElementById("live");
const words = live.dataset;
const address = `/t/${words.table}`;
const touch = matchMedia("(pointer: coarse)");
let selected = null;
let sending = Promise.resolve();
let looked = -1;
let shownPane = "cards";

const main = () => document.getElementById("main");
const number = () => Number(main().dataset.number);

// ---------------------------------------------------------------- showing

// The log only grows: an answer that comes later than a newer view of the stream is old and says nothing.
function show(html) {
  const fresh = new DOMParser().parseFromString(html, "text/html").getElementById("main");
  if (!fresh || Number(fresh.dataset.number) < number()) return;
  const wasTurn = main().dataset.turn;
  const tab = document.querySelector("[name=talk]:checked")?.id;
  const places = rememberPlaces(live);
  const focus = document.activeElement?.closest("[data-moves], [data-move]")?.dataset;
  const same = Number(fresh.dataset.number) === number();
  const kept = same ? chosen() : null;
  if (!kept) closeNote();
  select(null);
  morph(main(), fresh);
  if (same) keepParts();
  else clearParts();
  if (kept) select(document.getElementById(kept.id), kept.move, kept.label);
  if (tab) document.getElementById(tab).checked = true;
  const moved = glide(live, places);
  if (moved) play("place");
  document.title = main().dataset.title;
  document.getElementById("facts").textContent = main().dataset.facts;
  if (main().dataset.turn === "yes" && wasTurn !== "yes") yourTurn();
  restoreFocus(focus);
  invite();
  applyZoom();
  sayLooked();
}

function restoreFocus(data) {
  if (!data || document.activeElement?.closest("[data-moves], [data-move]")) return;
  const key = data.moves ? `[data-moves="${CSS.escape(data.moves)}"]` : `[data-move="${CSS.escape(data.move)}"]`;
  document.querySelector(key)?.focus({ preventScroll: true });
}

function yourTurn() {
  play("turn");
  if (document.hidden && "Notification" in window && Notification.permission === "granted") {
    new Notification(words.notice, { body: document.title, tag: words.table });
  }
}

function toast(text) {
  const box = document.getElementById("toast");
  box.textContent = text;
  box.hidden = false;
  clearTimeout(toast.timer);
  toast.timer = setTimeout(() => { box.hidden = true; }, 4000);
}

// ---------------------------------------------------------------- sending

// One after the other, each for the table as it was when the person acted: of a double click the second says nothing.
function send(what, data) {
  const seen = number();
  sending = sending.then(() => (seen === number() ? post(what, { number: seen, ...data }) : null));
  return sending;
}

async function post(what, data) {
  live.setAttribute("aria-busy", "true");
  try {
    const answer = await fetch(`${address}/${what}`, {
      method: "POST",
      headers: { "content-type": "application/json", accept: "text/html" },
      body: JSON.stringify(data),
    });
    const text = await answer.text();
    if (answer.ok || answer.status === 409) show(text);
    else toast(sentence(text));
  } catch {
    toast(words.lost);
  } finally {
    live.removeAttribute("aria-busy");
  }
}

function sentence(text) {
  const page = new DOMParser().parseFromString(text, "text/html");
  return page.querySelector(".page-head p")?.textContent ?? words.lost;
}

const makeMove = (move) => send("move", { move });

async function tellWhy(spot, move) {
  const answer = await fetch(`${address}/why?move=${encodeURIComponent(move)}`, { headers: { accept: "application/json" } });
  if (answer.ok) explain(spot, words, await answer.json());
}

// ---------------------------------------------------------------- choosing

function movesOf(spot) {
  return (spot.dataset.moves ?? "").split(";").filter(Boolean);
}

function legalMoves() {
  return new Map([...document.querySelectorAll("#moves [data-move]")].map((button) => [button.dataset.move, button.textContent]));
}

function pick(spot) {
  const legal = legalMoves();
  if (partsOf(spot)) return compose(spot, legal);
  const possible = movesOf(spot).filter((move) => legal.has(move));
  if (possible.length === 0) return tellWhy(spot, movesOf(spot)[0]);
  if (possible.length > 1) return choose(spot, words, possible, (move) => legal.get(move), makeMove);
  if (touch.matches && selected !== spot) return select(spot, possible[0], legal.get(possible[0]));
  return makeMove(possible[0]);
}

// Cards that make a move together: once they do, it is made, on a touch screen after a press of the button.
function compose(spot, legal) {
  const move = togglePart(spot, [...legal.keys()]);
  if (!move) return select(null);
  return touch.matches ? select(spot, move, legal.get(move)) : makeMove(move);
}

// What is selected, so that it stays so when the page is drawn anew without anything having happened.
function chosen() {
  const button = document.getElementById("commit");
  return selected?.id ? { id: selected.id, move: button.dataset.move, label: button.textContent.trim() } : null;
}

function select(spot, move = null, label = "") {
  selected?.classList.remove("chosen");
  selected = spot;
  const button = document.getElementById("commit");
  if (!button) return;
  button.hidden = spot === null;
  if (spot) {
    spot.classList.add("chosen");
    button.dataset.move = move;
    button.querySelector("span").textContent = label;
  } else {
    delete button.dataset.move;
  }
}

live.addEventListener("click", (event) => {
  const button = event.target.closest("button, a");
  if (button?.id === "undo") return send("undo", {});
  if (button?.id === "confirm") return send("confirm", {});
  if (button?.id === "copy") return copyLink();
  if (button?.id === "notify") return askToNotify();
  if (button?.id === "menu-close") return document.getElementById("menu").close();
  if (button?.dataset.move) return makeMove(button.dataset.move);
  const tab = event.target.closest(".pane-tabs [data-pane]");
  if (tab) {
    event.preventDefault();
    return showPane(tab.dataset.pane);
  }
  const spot = event.target.closest("[data-moves]");
  if (spot) return pick(spot);
  closeNote();
  return select(null);
});

live.addEventListener("submit", (event) => {
  if (event.target.id !== "say") return;
  event.preventDefault();
  const field = document.getElementById("say-text");
  if (field.value.trim()) post("say", { text: field.value });
  field.value = "";
});

document.getElementById("menu-open")?.addEventListener("click", () => document.getElementById("menu").showModal());

listenToKeys({
  enter(element) {
    const spot = element?.closest("[data-moves]");
    const ending = document.getElementById("confirm");
    if (spot && !(ending && !spot.classList.contains("lit"))) {
      const legal = legalMoves();
      const possible = movesOf(spot).filter((move) => legal.has(move));
      if (possible.length === 1 && !partsOf(spot)) makeMove(possible[0]);
      else pick(spot);
      return true;
    }
    if (ending) send("confirm", {});
    return Boolean(ending);
  },
  escape() {
    closeNote();
    select(null);
  },
  undo() {
    if (document.getElementById("undo")) send("undo", {});
  },
});

// ---------------------------------------------------------------- around the table

function showPane(name) {
  for (const part of document.querySelectorAll(".pane-part")) part.classList.toggle("shown", part.id === name);
  for (const tab of document.querySelectorAll(".pane-tabs [data-pane]")) tab.classList.toggle("current", tab.dataset.pane === name);
  shownPane = name;
}

function invite() {
  const field = document.getElementById("invite");
  if (field && !field.value) field.value = location.origin + field.dataset.link;
  showPane(shownPane);
}

async function copyLink() {
  const field = document.getElementById("invite");
  field.select();
  try {
    await navigator.clipboard.writeText(field.value);
  } catch {
    document.execCommand("copy");
  }
  toast(words.copied);
}

function askToNotify() {
  if ("Notification" in window) Notification.requestPermission();
}

const CHAT = "kaiserhof-chat-off";
live.addEventListener("change", (event) => {
  if (event.target.id === "chat-off") {
    localStorage.setItem(CHAT, event.target.checked ? "yes" : "no");
    document.body.classList.toggle("no-chat", event.target.checked);
  }
});
document.body.classList.toggle("no-chat", localStorage.getItem(CHAT) === "yes");

function sayLooked() {
  if (document.hidden || number() === looked) return;
  clearTimeout(sayLooked.timer);
  sayLooked.timer = setTimeout(() => {
    looked = number();
    fetch(`${address}/look`, {
      method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ number: looked }),
    }).catch(() => { looked = -1; });
  }, 2500);
}
document.addEventListener("visibilitychange", sayLooked);

// ---------------------------------------------------------------- live

function listen() {
  const stream = new EventSource(`${address}/stream`);
  let lost = false;
  stream.addEventListener("view", (event) => {
    if (lost) toast(words.found);
    lost = false;
    document.body.classList.remove("offline");
    show(event.data);
  });
  stream.addEventListener("gone", () => { stream.close(); location.assign("/"); });
  stream.addEventListener("error", () => {
    lost = true;
    document.body.classList.add("offline");
    toast(words.lost);
  });
}

listenToSoundButton();
listenToZoom(document);
invite();
sayLooked();
listen();
