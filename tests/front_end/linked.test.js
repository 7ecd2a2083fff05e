import { beforeEach, expect, test } from "vitest";
import { opened, state } from "./page.js";

const BOXES = { "spot-wei": [100, 100, 40, 40], "spot-chu": [140, 100, 40, 40], "spot-qi": [600, 400, 40, 40] };
const turn = (number, seat, places, more = "") =>
  `<li class="turn" id="t-${number}" data-seat="${seat}" data-places="${places}"${more}><p class="what">Turn ${number}</p></li>`;
const PAGE = `<main id="main"><section id="board"><div><svg id="pieces" viewBox="0 0 1000 800">
  ${Object.keys(BOXES)
    .map((id) => `<g id="${id}" data-name="${id.at(-1)}" data-moves="house ${id.slice(5)}"></g>`)
    .join("")}</svg></div></section>
  <ol id="log">${turn(1, 0, "spot-wei")}${turn(2, 1, "spot-qi part-west")}${turn(3, 2, "spot-wei spot-chu", ' data-way="2"')}</ol>
  </main><ul id="moves"><button data-move="house qi"></button></ul>`;
const at = (id) => document.getElementById(id);
const lit = () =>
  [...document.querySelectorAll(".linked .around")].map((box) =>
    ["x", "y"].map((side) => Number(box.getAttribute(side))),
  );

let linked, page;

beforeEach(async () => {
  linked = await opened(PAGE, "linked");
  page = await state();
  page.position.parts = [["board", "west", "West", "", [0, 0, 300, 800]]];
  const boxes = { pieces: [0, 0, 1000, 800], ...BOXES };
  for (const [id, box] of Object.entries(boxes)) {
    at(id).getBoundingClientRect = () => new DOMRect(...box);
    at(id).getClientRects = () => [new DOMRect(...box)];
  }
});

const point = (element) => linked.linking.showLinks(null, element);

test("a line of the log lights its places and parts, and dims the rest", () => {
  point(at("t-2"));
  expect(lit()).toEqual([
    [596, 396],
    [0, 0],
  ]);
  expect(document.querySelector(".linked text").textContent).toBe("i");
  expect(document.querySelector(".linked").classList).toContain("seat-1");
});

test("a move lights the spots that have it", () => {
  page.position.me = "2";
  point(document.querySelector("[data-move]"));
  expect(lit()).toEqual([[596, 396]]);
  expect(document.querySelector(".linked").classList).toContain("seat-2");
});

test("pointing elsewhere, or Escape, ends it", () => {
  point(at("t-2"));
  point(at("main"));
  expect(lit()).toEqual([]);
  point(at("t-2"));
  linked.linking.endLinks(new KeyboardEvent("keydown", { key: "Escape" }));
  expect(lit()).toEqual([]);
});

test("a place marks its lines, and tells the latest first", () => {
  point(at("spot-wei"));
  expect([...document.querySelectorAll(".named")].map(({ id }) => id)).toEqual(["t-1", "t-3"]);
  expect(linked.toldAt(at("spot-wei"))).toEqual(["Turn 3", "Turn 1"]);
});

test("the latest turns are numbered on the board, and a way is one line", () => {
  linked.markLastTurns();
  expect([...document.querySelectorAll(".last-turns text")].map((number) => number.textContent)).toEqual([
    "1",
    "2",
    "3",
  ]);
  expect(document.querySelector(".way-line").getAttribute("d")).toBe("M120 120L160 120");
  linked.markLastTurns();
  expect(document.querySelectorAll(".last-turns")).toHaveLength(1);
});
