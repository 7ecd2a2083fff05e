import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { opened } from "./page.js";

const NOW = 1_000_000;
const page = (clock) => `<div class="bar"></div><main id="main" data-me="0" data-status="playing" data-owner="yes">
  <ul><li class="player" id="seat-0"><span class="plain-name">Anna</span><span class="clock" data-clock="0"></span></li>
  <li class="player turn" id="seat-1"><span class="plain-name">Bernd</span><span class="clock" data-clock="1"></span>
    <span class="presence" data-presence="1"><span class="presence-word"></span></span></li></ul></main>
  <div id="meeting-words" data-here="here" data-away="away" data-gone="gone" data-elsewhere="elsewhere" data-clock="${clock}"
    data-low="60" data-up="time up" data-resting="on holiday" data-since="%w for %t"></div>
  <form id="await" hidden><input type="hidden" name="seat"><b class="await-name"></b>
    <span class="presence"><span class="presence-word"></span></span>
    <button class="for-owner"></button><button type="button" id="await-wait"></button></form>`;
const time = (seat) => document.querySelector(`[data-clock="${seat}"]`);
const missed = () => !document.getElementById("await").hidden;

let meeting;

async function openedWith(clock) {
  document.documentElement.lang = "en";
  meeting = await opened(page(clock), "meeting");
  meeting.startMeeting();
}

function told(seen, times) {
  meeting.meet({ now: NOW, seats: [null, seen], ...(times && { times }) });
}

beforeEach(() => {
  vi.useFakeTimers({ now: NOW * 1000 });
});

afterEach(() => {
  vi.useRealTimers();
});

test("a time that runs goes down by itself and is low near its end", async () => {
  await openedWith("live");
  told({ state: "here", since: NOW, page: "table" }, [{ left: 300 }, { left: 300, until: NOW + 61, up: false }]);
  expect([time(0).textContent, time(1).textContent]).toEqual(["5:00", "1:01"]);
  expect([...time(1).classList]).toEqual(["clock", "runs"]);
  vi.advanceTimersByTime(2000);
  expect([time(0).textContent, time(1).textContent]).toEqual(["5:00", "0:59"]);
  expect([...time(1).classList]).toEqual(["clock", "runs", "low"]);
});

test("the server's clock counts, however wrong this one is", async () => {
  await openedWith("live");
  vi.setSystemTime(0);
  told({ state: "here", since: NOW, page: "table" }, [{ left: 0 }, { left: 0, until: NOW + 90, up: false }]);
  expect(time(1).textContent).toBe("1:30");
});

test("a time that is up or rests says so", async () => {
  await openedWith("live");
  const gone = { state: "gone", since: NOW, page: "table" };
  told(gone, [
    { left: 9, until: NOW + 5, up: false, resting: true },
    { left: 0, until: NOW - 5, up: true },
  ]);
  expect([time(0).textContent, time(1).textContent]).toEqual(["on holiday", "time up"]);
});

test("someone away says since when, after a minute", async () => {
  await openedWith("none");
  const word = () => document.querySelector("[data-presence] .presence-word").textContent;
  told({ state: "away", since: NOW - 59, page: "table" });
  expect(word()).toBe("away");
  vi.advanceTimersByTime(1000);
  expect(word()).toBe("away for 1 min");
  told({ state: "away", since: NOW, page: "elsewhere" });
  expect(word()).toBe("elsewhere");
});

test("who is to move and gone for three minutes is missed, until they are here", async () => {
  await openedWith("none");
  told({ state: "gone", since: NOW - 179, page: "table" });
  expect(missed()).toBe(false);
  vi.advanceTimersByTime(1000);
  expect(missed()).toBe(true);
  expect(document.querySelector(".await-name").textContent).toBe("Bernd");
  expect(document.querySelector("[name=seat]").value).toBe("1");
  expect(document.querySelector(".for-owner").hidden).toBe(false);
  told({ state: "here", since: NOW, page: "table" });
  expect(missed()).toBe(false);
});

test("a person who chooses to wait is not offered the same again", async () => {
  await openedWith("none");
  told({ state: "gone", since: NOW - 200, page: "table" });
  meeting.chooseToWait(null, document.getElementById("await-wait"));
  expect(missed()).toBe(false);
  told({ state: "gone", since: NOW - 190, page: "table" });
  expect(missed()).toBe(true);
});

test("by the day nobody is missed before their time runs low, and a bot may only be asked for when it is up", async () => {
  await openedWith("daily");
  const gone = { state: "gone", since: NOW - 9999, page: "table" };
  told(gone, [{ left: 9 }, { left: 9, until: NOW + 61, up: false }]);
  expect(missed()).toBe(false);
  told(gone, [{ left: 9 }, { left: 9, until: NOW + 59, up: false }]);
  expect(missed()).toBe(true);
  expect(document.querySelector(".for-owner").hidden).toBe(true);
  told(gone, [{ left: 0 }, { left: 0, until: NOW - 1, up: true }]);
  expect(document.querySelector(".for-owner").hidden).toBe(false);
  told(gone, [{ left: 0 }, { left: 0, until: NOW - 1, up: true, resting: true }]);
  expect(missed()).toBe(false);
});
