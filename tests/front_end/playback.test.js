import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { opened } from "./page.js";

const step = (place, more = "") => `<p data-place="${place}" data-seat="1"${more}></p>`;
const PAGE = `<main id="main"><svg id="pieces" viewBox="0 0 760 760"><g id="a"></g><g id="b"></g></svg>
  <ol id="log"><li class="turn" data-places="a b">${step("a")}${step("b", ' data-gain="-4"')}</li>
  <li class="turn" id="last" data-seat="0" data-places="a"><b class="gain">+3</b></li></ol></main>`;
const marks = () =>
  [...document.querySelectorAll(".happened > g")].map((mark) => [mark.getAttribute("transform"), mark.textContent]);

let playback;

beforeEach(async () => {
  vi.useFakeTimers();
  playback = await opened(PAGE, "playback");
  for (const [id, box] of Object.entries({ pieces: [0, 0, 760, 760], a: [10, 10, 20, 20], b: [100, 200, 20, 20] })) {
    document.getElementById(id).getBoundingClientRect = () => new DOMRect(...box);
    document.getElementById(id).getClientRects = () => [new DOMRect(...box)];
  }
});

afterEach(() => vi.useRealTimers());

function play(lines) {
  playback.playBack(lines.map(playback.stepAt), new Map());
  vi.advanceTimersByTime(1);
}

test("events are marked where they happened, one after the other, with what was gained or lost", () => {
  play(playback.happenings());
  expect(marks()).toEqual([["translate(20 20)", ""]]);
  vi.advanceTimersByTime(480);
  expect(marks()).toEqual([
    ["translate(20 20)", ""],
    ["translate(110 210)", "−4"],
  ]);
  vi.advanceTimersByTime(5000);
  expect(marks()).toEqual([]);
});

test("the last turn can be played again, and skipped", () => {
  playback.playAgain();
  vi.advanceTimersByTime(1);
  expect(marks()).toEqual([["translate(20 20)", "+3"]]);
  playback.playAgain();
  expect(marks()).toEqual([]);
});

test("what has no place on the board is passed over", () => {
  document.getElementById("a").remove();
  play(playback.happenings());
  expect(marks()).toEqual([]);
});
