import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { load, opened, state } from "./page.js";

const said = (number, css = "") => `<li class="said ${css}" data-number="${number}"><time data-at="0"></time></li>`;
const PAGE = `<div class="tabs"><label><input type="radio" id="tab-log" name="talk" checked></label>
    <label><input type="radio" id="tab-chat" name="talk"></label></div>
  <ol id="log"><li class="turn" id="t-3-0"><p class="what">Axel builds</p></li><li class="turn" id="t-4-0"><p class="what">Eva sails</p></li></ol>
  <section id="chat"><ol data-region="chat">${said(0)}${said(1, "mine")}${said(2)}${said(3)}</ol>
    <p id="quoting" hidden><span></span></p><div id="say-name-box" hidden><input id="say-name"></div><input id="say-text">
    <button data-phrase="hello"></button><button data-mute="2" data-everywhere></button><button data-block="3"></button><button data-quote></button>
    <button data-unquote></button></section>
  <div id="live" data-read="1"></div>`;
const at = (id) => document.getElementById(id);
const button = (name) => document.querySelector(`[data-${name}]`);
const unread = () => [...document.querySelectorAll(".said.new")].map((line) => Number(line.dataset.number));

let chat, acts, unbind;

beforeEach(async () => {
  vi.useFakeTimers();
  document.documentElement.lang = "en";
  document.documentElement.setAttribute("data-known", "");
  chat = await opened(PAGE, "chat");
  acts = { read: vi.fn(), post: vi.fn() };
  (await state()).acts = acts;
  const [{ bind }, { talking }] = [await load("events"), await load("talking")];
  unbind = bind({ talking, click() {} });
});

afterEach(() => {
  unbind();
  vi.useRealTimers();
});

// happy-dom lays nothing out.
function visible(shown) {
  const list = document.querySelector("[data-region=chat]");
  Object.defineProperty(list, "offsetParent", { value: shown ? document.body : null, configurable: true });
}

test("messages of others since the last reading are counted", () => {
  visible(false);
  chat.startChat();
  expect(unread()).toEqual([2, 3]);
  expect(document.querySelector(".chat-count").textContent).toBe("2");
});

test("messages that are visible for a moment are read", () => {
  visible(true);
  chat.startChat();
  vi.advanceTimersByTime(1199);
  expect(acts.read).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(acts.read).toHaveBeenCalledExactlyOnceWith(4);
  expect(unread()).toEqual([]);
  expect(document.querySelector(".chat-count")).toBeNull();
});

test("ready phrases are sent, and people muted, by one click", () => {
  button("phrase").click();
  button("mute").click();
  button("block").click();
  expect(acts.post.mock.calls).toEqual([
    ["say", { phrase: "hello" }],
    ["mute", { message: 2, everywhere: true, hear: false }],
    ["block", { message: 3 }],
  ]);
});

test("what was refused stands in the field again, with its quote", async () => {
  acts.post.mockResolvedValue(false);
  button("quote").click();
  at("say-text").value = "hello";
  await chat.say();
  expect(at("say-text").value).toBe("hello");
  expect(at("quoting").textContent).toBe("Eva sails");
  acts.post.mockResolvedValue(true);
  await chat.say();
  expect(at("say-text").value).toBe("");
  expect(acts.post).toHaveBeenLastCalledWith("say", { text: "hello", quote: "4-0" });
});

test("somebody unknown is asked for a name, and what they have written stays", async () => {
  document.documentElement.removeAttribute("data-known");
  acts.post.mockResolvedValue(true);
  acts.redraw = vi.fn();
  at("say-text").value = "hello";
  await chat.say();
  expect(acts.post).not.toHaveBeenCalled();
  expect([at("say-name-box").hidden, at("say-text").value]).toEqual([false, "hello"]);
  at("say-name").value = "Eve";
  await chat.say();
  expect(acts.post).toHaveBeenLastCalledWith("say", { text: "hello", name: "Eve" });
  expect(at("say-name-box").hidden).toBe(true);
  expect(acts.redraw).toHaveBeenCalledOnce();
  at("say-text").value = "again";
  await chat.say();
  expect(acts.post).toHaveBeenLastCalledWith("say", { text: "again" });
});

test("a message can quote a line of the log: the one pointed at, or the newest", () => {
  chat.startChat();
  button("quote").click();
  expect(at("quoting").textContent).toBe("Eva sails");
  document.querySelector("#t-3-0 .what").click();
  button("quote").click();
  expect(at("tab-chat").checked).toBe(true);
  expect(chat.toSay("Why?")).toEqual({ text: "Why?", quote: "3-0" });
  expect(at("quoting").hidden).toBe(true);
  expect(chat.toSay("Oh.")).toEqual({ text: "Oh." });
});

test("a quote can be taken back", () => {
  button("quote").click();
  button("unquote").click();
  expect(chat.toSay("Oh.")).toEqual({ text: "Oh." });
});
