import { execFileSync } from "node:child_process";
import { describe, expect, test } from "vitest";
import { morph } from "../../src/kaiserhof/web/static/morph.js";
import { load, opened } from "./page.js";

const written = execFileSync(".venv/bin/python", ["-m", "tests.front_end.series"], {
  env: { ...process.env, KAISERHOF_PURE: "1" },
  maxBuffer: 2 ** 26,
});
const SERIES = JSON.parse(written.toString());

const main = () => document.getElementById("main");

function take(page, event) {
  const news = page.takeIn(event);
  if (!news) return null;
  for (const [old, fresh] of page.changesOf(news)) morph(old, fresh);
  Object.assign(main().dataset, news.data);
  return news;
}

const parsed = (html) => new DOMParser().parseFromString(html, "text/html").getElementById("main");

function expectToShow(html) {
  const whole = parsed(html);
  expect(main().isEqualNode(whole), `${main().outerHTML}\n${whole.outerHTML}`).toBe(true);
}

describe("a page that takes in what the server's stream sends", () => {
  test.each(SERIES.map((series, at) => [at, series]))(
    "shows the same as the page sent whole (%i)",
    async (_, series) => {
      const page = await opened(series.first, "patch");
      const { positionOf } = await load("state");
      expect(page.asItCame()).toBe(true);
      for (const { event, html } of series.steps) {
        const { data } = take(page, event);
        expectToShow(html);
        expect(positionOf(data)).toEqual(positionOf(parsed(html).dataset));
      }
      expect(page.asItCame()).toBe(false);
    },
  );

  test.each(SERIES.slice(0, 3).map((series) => [series]))(
    "asks for the whole where it has missed something",
    async (series) => {
      const page = await opened(series.first, "patch");
      const patches = series.steps.filter(({ event }) => event.frame === undefined);
      const [, missed] = patches.filter(({ event }) => event.from > 0);
      expect(take(page, missed.event)).toBeNull();
    },
  );
});

test("an event in which nothing changes says so", async () => {
  const page = await opened('<main id="main"></main>', "patch");
  expect(page.takeIn({ from: 0, to: 1, data: {}, regions: {} }).nothing).toBe(true);
  expect(page.takeIn({ from: 1, to: 2, data: { turn: "yes" }, regions: {} }).nothing).toBe(false);
});

test("marks become data of the page, as a list", async () => {
  const page = await opened('<main id="main"></main>', "patch");
  const { data } = page.takeIn({ from: 0, to: 1, data: {}, regions: { marks: [[0, 0, ['"a"', '["b",0]']]] } });
  expect(JSON.parse(data.marks)).toEqual(["a", ["b", 0]]);
  expect(page.takeIn({ from: 1, to: 2, data: {}, regions: { marks: [[0, 1, []]] } }).data.marks).toBe('[["b",0]]');
});
