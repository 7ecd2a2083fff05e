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

/** @type {(tab: "tab-chat" | "tab-coach" | "tab-log") => void} */
export function openTab(tab) {
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
  const { phrase, mute, block } = button?.dataset ?? {};
  if (phrase) sayPhrase(phrase);
  if (button && mute)
    page.acts.post?.("mute", {
      message: Number(mute),
      everywhere: "everywhere" in button.dataset,
      hear: "hear" in button.dataset,
    });
  if (button && block) page.acts.post?.("block", { message: Number(block) });
  if (button && "quote" in button.dataset) quote();
  if (button && "unquote" in button.dataset) {
    page.chat.quoted = null;
    showQuote();
  }
  const menu = target.closest(".mute summary")?.parentElement?.querySelector(".mute-menu");
  if (menu) requestAnimationFrame(() => menu.scrollIntoView({ block: "nearest" }));
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

// A visitor without a name is asked for one, and what they have written stays.
const unknown = () => !document.documentElement.hasAttribute("data-known");

/** @type {() => string | null} */
function nameToSay() {
  if (!unknown()) return "";
  /** @type {HTMLInputElement} */
  const field = the("say-name");
  if (field.value.trim()) return field.value.trim();
  the("say-name-box").hidden = false;
  field.focus();
  return null;
}

// The server knows the visitor from now on, and the stream is that of their person.
function nowKnown() {
  if (!unknown()) return;
  document.documentElement.setAttribute("data-known", "");
  the("say-name-box").hidden = true;
  page.acts.redraw?.();
}

// Sends what is written. If that is refused, it stands in the field again.
export async function say() {
  /** @type {HTMLInputElement} */
  const field = the("say-text");
  const text = field.value.trim();
  const name = text ? nameToSay() : null;
  if (name === null) return;
  const { quoted } = page.chat;
  const data = toSay(text);
  field.value = "";
  if (await page.acts.post?.("say", name ? { ...data, name } : data)) return nowKnown();
  field.value ||= text;
  page.chat.quoted ??= quoted;
  showQuote();
}

/** @type {(phrase: string) => Promise<void>} */
async function sayPhrase(phrase) {
  const name = nameToSay();
  if (name !== null && (await page.acts.post?.("say", name ? { phrase, name } : { phrase }))) nowKnown();
}

// `words.read` is how many messages this person has read on any device.
export function startChat() {
  page.chat.read = Number(words.read);
  arrangeChat();
}
