import { afterEach, expect, test, vi } from "vitest";
import { load, opened, state } from "./page.js";

const turn = (number) => `<li class="turn" id="line-${number}" data-number="${number}"></li>`;
const round = (name, ...numbers) =>
  `<li class="round" id="round-${name}"><button class="fold" aria-expanded="true"></button></li>${numbers.map(turn).join("")}`;
const PAGE = `<main id="main" data-number="12">
  <div class="line"><button data-sheet="talk"></button></div>
  <p id="since" data-turns="% new turns" data-here-until="Here until %" data-here="You were here" hidden><b></b><a></a></p>
  <ol id="log">${round(1, 1, 2, 3, 4)}${round(2, 5, 6, 7, 8)}${round(3, 9, 10, 11)}</ol>
  <button data-log="points"></button></main>`;

let page, acts, unbind;

const shown = () => [...document.querySelectorAll(".turn:not([hidden])")].map((line) => Number(line.dataset.number));
const marked = () => [...document.querySelectorAll(".turn.new")].map((line) => Number(line.dataset.number));

afterEach(() => unbind());

async function listen(seen = "", seenAt = "0") {
  const live = `<div id="live" data-table="x" data-seen="${seen}" data-seen-at="${seenAt}"></div>`;
  page = await opened(PAGE + live, "log");
  acts = { look: vi.fn() };
  (await state()).acts = acts;
  const [{ bind }, { talking }] = [await load("events"), await load("talking")];
  unbind = bind({ talking, click() {} });
  page.startLog();
}

test("only the last rounds are open", async () => {
  await listen();
  expect(shown()).toEqual([5, 6, 7, 8, 9, 10, 11]);
});

test("a round that a person opens stays open", async () => {
  await listen();
  document.querySelector("#round-1 .fold").click();
  page.arrangeLog();
  expect(shown()).toEqual([1, 2, 3, 4, 5, 6, 7, 8, 9, 10, 11]);
  document.querySelector("#round-3 .fold").click();
  expect(shown()).toEqual([1, 2, 3, 4, 5, 6, 7, 8]);
});

test("what this person has missed is marked, counted and open", async () => {
  await listen("4");
  expect(marked()).toEqual([4, 5, 6, 7, 8, 9, 10, 11]);
  expect(shown()).toContain(4);
  expect(document.querySelector(".here").nextElementSibling.id).toBe("line-4");
  expect(document.querySelector("#since b").textContent).toBe("8 new turns");
  expect(document.querySelector("#since a").getAttribute("href")).toBe("/t/x/replay?at=4&play=1");
  expect(document.querySelector(".count").textContent).toBe("8");
});

test("who has seen everything has missed nothing", async () => {
  await listen("12");
  expect(marked()).toEqual([]);
  expect(document.getElementById("since").hidden).toBe(true);
  expect(document.querySelector(".here")).toBeNull();
});

test("a player is up to date", async () => {
  await listen("9");
  page.nothingMissed();
  expect(marked()).toEqual([]);
  expect(document.querySelector(".count")).toBeNull();
});

test("what is new is looked at after a moment, and not before", async () => {
  vi.useFakeTimers();
  await listen("12");
  vi.advanceTimersByTime(1499);
  expect(acts.look).not.toHaveBeenCalled();
  vi.advanceTimersByTime(1);
  expect(acts.look).toHaveBeenCalledExactlyOnceWith(12);
  vi.useRealTimers();
});

test("lines without points can be left out", async () => {
  await listen();
  document.getElementById("line-10").innerHTML = `<b class="gain">3</b>`;
  document.querySelector("[data-log=points]").click();
  expect(shown()).toEqual([10]);
});
