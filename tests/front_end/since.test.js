import { beforeEach, expect, test, vi } from "vitest";
import { opened } from "./page.js";

let page;

beforeEach(async () => {
  document.documentElement.lang = "en";
  page = await opened("", "since");
});

test.each([
  [0, "0:00"],
  [-5, "0:00"],
  [0.2, "0:01"],
  [59, "0:59"],
  [60, "1:00"],
  [7199, "119:59"],
  [7200, "2 hr"],
  [86400, "1 day"],
  [90000, "1 day 1 hr"],
  [176400, "2 days 1 hr"],
])("%f seconds that are left are %s", (seconds, said) => {
  expect(page.left(seconds)).toBe(said);
});

test.each([
  [59, "0 min"],
  [3599, "59 min"],
  [3600, "1 hr"],
  [172799, "47 hr"],
  [172800, "2 days"],
])("%f seconds last %s", (seconds, said) => {
  expect(page.lasting(seconds)).toBe(said);
});

test("times on a page say how long ago they were", () => {
  vi.useFakeTimers({ now: 1_000_000_000_000 });
  document.body.innerHTML = [30, 7200, 200_000]
    .map((ago) => `<time data-since="${1_000_000_000 - ago}"></time>`)
    .join("");
  page.sayTimes();
  vi.useRealTimers();
  const said = [...document.querySelectorAll("time")].map((time) => time.textContent);
  expect(said).toEqual(["this minute", "2 hours ago", "2 days ago"]);
});
