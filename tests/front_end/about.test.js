import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { opened, state } from "./page.js";

const PAGE = `<main id="main"><section id="prompt"></section>
  <div id="house" data-about="house" aria-label="House"></div><div id="card" data-about="card"></div></main>
  <div id="tip" data-texts="/about" hidden></div><div id="live"></div>`;
const at = (id) => document.getElementById(id);

let about, now;

beforeEach(async () => {
  vi.useFakeTimers();
  vi.stubGlobal("fetch", async () => ({
    ok: true,
    json: async () => ({ house: "A house counts.", card: "A card pays." }),
  }));
  delete document.documentElement.dataset.unexplained;
  about = await opened(PAGE, "about");
  now = await state();
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pointed = (id, x = 0, y = 0) => about.explainPointed({ pointerType: "mouse", clientX: x, clientY: y }, at(id));
const pressed = (id, x = 0, y = 0) => about.beginPress({ pointerType: "mouse", clientX: x, clientY: y }, at(id));
const after = (time) => vi.advanceTimersByTimeAsync(time);

test("a thing explains itself when the mouse has rested on it for a while", async () => {
  pointed("house");
  await after(700);
  expect(at("tip").hidden).toBe(true);
  await after(200);
  expect(at("tip").hidden).toBe(false);
  expect(at("tip").textContent).toBe("HouseA house counts.");
});

test("after a click nothing is explained until the mouse has left the place", async () => {
  pressed("house", 10, 10);
  pointed("card", 12, 10);
  await after(2000);
  expect(at("tip").hidden).toBe(true);
  pointed("card", 90, 10);
  await after(900);
  expect(at("tip").hidden).toBe(false);
});

test("nothing is explained while a tile is turned", async () => {
  at("card").dataset.turns = "first";
  now.choice.spot = at("card");
  pointed("house");
  await after(2000);
  expect(at("tip").hidden).toBe(true);
});

test("who wants no explanations under the mouse gets none", async () => {
  document.documentElement.dataset.unexplained = "";
  pointed("house");
  await after(2000);
  expect(at("tip").hidden).toBe(true);
});
