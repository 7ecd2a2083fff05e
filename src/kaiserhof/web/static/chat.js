// The chat: unread messages, quotes, ready phrases, and muted people.

import { the, write } from "./dom.js";
import { badge } from "./log.js";
import { page } from "./state.js";
import { words } from "./words.js";

const PATIENCE = 1200;

const list = () => document.querySelector("#chat [data-region=chat]");
const messages = () => [...document.querySelectorAll("#chat .said")];
const next = () => Math.max(-1, ...messages().map((line) => Number(line.dataset.number))) + 1;
const unread = () =>
  messages().filter((line) => !line.matches(".mine") && Number(line.dataset.number) >= page.chat.read);

// After an update: counts messages of others since then.
export function countChat() {
  if (!page.acts.read) return;
  for (const time of document.querySelectorAll("#chat time")) {
    const at = new Date(Number(time.dataset.at) * 1000);
    write(time, at.toLocaleTimeString(document.documentElement.lang, { timeStyle: "short" }));
  }
  const news = document.body.classList.contains("no-chat") ? [] : unread();
  for (const line of messages()) line.classList.toggle("new", news.includes(line));
  badge(".tabs label:has(#tab-chat), .line [data-sheet=talk], #menu-open", news.length, "chat-count");
  showQuote();
}

// Marks messages as read if they are visible.
export function readChat() {
  const box = list();
  if (!page.acts.read || document.hidden || !box?.offsetParent) return;
  box.scrollTop = box.scrollHeight;
  clearTimeout(page.chat.waiting);
  if (next() > page.chat.read) page.chat.waiting = setTimeout(readAll, PATIENCE);
}

export function arrangeChat() {
  countChat();
  readChat();
}

function readAll() {
  if (document.hidden || !list()?.offsetParent) return;
  page.chat.read = next();
  page.acts.read?.(page.chat.read);
  arrangeChat();
}

function showQuote() {
  const note = the("quoting");
  const { quoted } = page.chat;
  note.hidden = !quoted;
  write(note.querySelector("span"), quoted?.text ?? "");
}

/** @type {(tab: "tab-chat" | "tab-log") => void} */
function openTab(tab) {
  /** @type {HTMLInputElement} */
  const radio = the(tab);
  radio.checked = true;
}

// The line to quote: the last one pointed at, or the newest.
function quote() {
  const pointed = page.chat.line;
  const line = pointed?.isConnected ? pointed : [...document.querySelectorAll("#log .turn")].at(-1);
  if (!line) return;
  page.chat.quoted = { id: line.id.slice(2), text: line.querySelector(".what")?.textContent ?? "" };
  openTab("tab-chat");
  arrangeChat();
  the("say-text").focus();
}

// The line of the log that a message may quote.
/** @type {(event: Event, target: Element) => void} */
export function noteLine(_, target) {
  page.chat.line = target.closest("#log .turn") ?? page.chat.line;
}

/** @type {(event: Event, target: Element) => void} */
export function useChat(event, target) {
  noteLine(event, target);
  const button = target.closest("button");
  const { phrase, mute } = button?.dataset ?? {};
  if (phrase) page.acts.post?.("say", { phrase });
  if (button && mute)
    page.acts.post?.("mute", {
      message: Number(mute),
      everywhere: "everywhere" in button.dataset,
      hear: "hear" in button.dataset,
    });
  if (button && "quote" in button.dataset) quote();
  if (button && "unquote" in button.dataset) {
    page.chat.quoted = null;
    showQuote();
  }
  const link = target.closest("a.quote");
  if (link) {
    event.preventDefault();
    openTab("tab-log");
    const told = document.querySelector(`${link.getAttribute("href")} .head`);
    told?.scrollIntoView({ block: "center" });
    told?.focus();
  }
}

// The message to send: the text, and the line it is about.
/** @type {(text: string) => { text: string, quote?: string }} */
export function toSay(text) {
  const { quoted } = page.chat;
  const data = quoted ? { text, quote: quoted.id } : { text };
  page.chat.quoted = null;
  showQuote();
  return data;
}

// `words.read` is how many messages this person has read on any device.
export function startChat() {
  page.chat.read = Number(words.read);
  arrangeChat();
}
