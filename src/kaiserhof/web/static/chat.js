// The chat: unread messages, quotes, ready phrases, and muted people.

import { badge } from "./log.js";
import { write } from "./dom.js";

const PATIENCE = 1200;
let read = 0;
let quoted = null;
let waiting = 0;
let acts = null;

const list = () => document.querySelector("#chat [data-region=chat]");
const messages = () => [...document.querySelectorAll("#chat .said")];
const next = () => Math.max(-1, ...messages().map((line) => Number(line.dataset.number))) + 1;
const unread = () => messages().filter((line) => !line.matches(".mine") && Number(line.dataset.number) >= read);

// After an update: counts messages of others since then.
export function countChat() {
  if (!acts) return;
  for (const time of document.querySelectorAll("#chat time")) {
    write(
      time,
      new Date(time.dataset.at * 1000).toLocaleTimeString(document.documentElement.lang, { timeStyle: "short" }),
    );
  }
  const news = document.body.classList.contains("no-chat") ? [] : unread();
  for (const line of messages()) line.classList.toggle("new", news.includes(line));
  badge(".tabs label:has(#tab-chat), .line [data-sheet=talk], #menu-open", news.length, "chat-count");
  showQuote();
}

// Marks messages as read if they are visible.
export function readChat() {
  const box = list();
  if (!acts || document.hidden || !box?.offsetParent) return;
  box.scrollTop = box.scrollHeight;
  clearTimeout(waiting);
  if (next() > read) waiting = setTimeout(readAll, PATIENCE);
}

export function arrangeChat() {
  countChat();
  readChat();
}

function readAll() {
  if (document.hidden || !list()?.offsetParent) return;
  read = next();
  acts.read(read);
  arrangeChat();
}

function showQuote() {
  const note = document.getElementById("quoting");
  note.hidden = !quoted;
  note.querySelector("span").textContent = quoted?.text ?? "";
}

// The line to quote: the last one pointed at, or the newest.
function quote() {
  const line = quote.line?.isConnected ? quote.line : [...document.querySelectorAll("#log .turn")].at(-1);
  if (!line) return;
  quoted = { id: line.id.slice(2), text: line.querySelector(".what").textContent };
  document.getElementById("tab-chat").checked = true;
  arrangeChat();
  document.getElementById("say-text").focus();
}

function click(event) {
  const line = event.target.closest("#log .turn");
  if (line) quote.line = line;
  const button = event.target.closest("button");
  const { phrase, mute } = button?.dataset ?? {};
  if (phrase) acts.post("say", { phrase });
  if (mute)
    acts.post("mute", {
      message: Number(mute),
      everywhere: "everywhere" in button.dataset,
      hear: "hear" in button.dataset,
    });
  if (button && "quote" in button.dataset) quote();
  if (button && "unquote" in button.dataset) {
    quoted = null;
    showQuote();
  }
  const link = event.target.closest("a.quote");
  if (link) {
    event.preventDefault();
    document.getElementById("tab-log").checked = true;
    const told = document.querySelector(`${link.getAttribute("href")} .head`);
    told?.scrollIntoView({ block: "center" });
    told?.focus();
  }
}

// The message to send: the text, and the line it is about.
export function toSay(text) {
  const data = quoted ? { text, quote: quoted.id } : { text };
  quoted = null;
  showQuote();
  return data;
}

// given: post(what, data), read(number); readBefore is how many messages this person has read on any device
export function listenToChat(root, given, readBefore) {
  acts = given;
  read = Number(readBefore);
  root.addEventListener("click", click);
  root.addEventListener("focusin", (event) => {
    quote.line = event.target.closest("#log .turn") ?? quote.line;
  });
  root.addEventListener("change", (event) => {
    if (event.target.name === "talk") arrangeChat();
  });
  document.addEventListener("visibilitychange", arrangeChat);
  arrangeChat();
}
