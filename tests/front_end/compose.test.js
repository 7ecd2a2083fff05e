import { beforeEach, expect, test } from "vitest";
import { opened } from "./page.js";

const CARDS = [
  ["a1", "a", 1],
  ["a2", "a", 1],
  ["b1", "b", 2],
  ["c1", "c", 5],
];
const hand = (due = "") => `<main id="main">
  <div class="hand" data-compose="pay" data-sum="% coins"${due && ` data-due="${due}"`}>
    ${CARDS.map(([id, part, worth]) => `<button id="${id}" class="lit" data-part="${part}" data-worth="${worth}"></button>`).join("")}
  </div><output class="sum"></output></main>`;
const at = (id) => document.getElementById(id);
const taken = () => CARDS.map(([id]) => id).filter((id) => at(id).classList.contains("chosen"));

let page;

beforeEach(async () => {
  page = await opened(hand(), "compose");
});

test("cards are taken up one by one until they make a move", () => {
  const legal = ["pay ab", "pay aab", "pass"];
  expect(page.togglePart(at("a1"), legal)).toEqual({ move: null, more: true });
  expect(document.querySelector(".sum").textContent).toBe("1 coins");
  expect(page.togglePart(at("b1"), legal)).toEqual({ move: "pay ab", more: true });
  expect(page.togglePart(at("a2"), legal)).toEqual({ move: "pay aab", more: false });
  expect(taken()).toEqual(["a1", "a2", "b1"]);
});

test("a card that was taken up is laid back", () => {
  const legal = ["pay ab", "pay ac"];
  page.togglePart(at("a1"), legal);
  page.togglePart(at("a1"), legal);
  expect(taken()).toEqual([]);
  expect(at("a1").getAttribute("aria-pressed")).toBe("false");
});

test("cards that fit with none of those taken up are off, and begin anew", () => {
  const legal = ["pay ab", "pay cc", "pay c"];
  page.togglePart(at("a1"), legal);
  expect(at("c1").classList.contains("off")).toBe(true);
  expect(page.togglePart(at("c1"), legal)).toEqual({ move: "pay c", more: true });
  expect(taken()).toEqual(["c1"]);
});

test("the only move takes up all its cards at once", () => {
  expect(page.togglePart(at("b1"), ["pay aab"])).toEqual({ move: "pay aab", more: false });
  expect(taken()).toEqual(["a1", "a2", "b1"]);
});

test("after the page was drawn, what was taken up is shown again, or forgotten", () => {
  page.togglePart(at("a1"), ["pay ab", "pay ac"]);
  at("a1").classList.remove("chosen");
  page.keepParts();
  expect(taken()).toEqual(["a1"]);
  page.clearParts();
  expect(taken()).toEqual([]);
});

test("ways to pay exactly what is due are offered, those with few cards first", async () => {
  page = await opened(hand(2), "compose");
  const legal = ["pay aa", "pay b", "pay c"];
  page.offerWays(legal, { exact: "Exactly", keeps: "keeps %" });
  const ways = [...document.querySelectorAll("[data-way]")];
  expect(ways.map((way) => way.dataset.way)).toEqual(["b", "aa"]);
  expect(ways.map((way) => way.textContent)).toEqual(["2keeps 5 1 1", "1 + 1keeps 5 2"]);
  expect(page.takeWay(ways[1], legal)).toEqual({ spot: at("a1"), move: "pay aa" });
  expect(taken()).toEqual(["a1", "a2"]);
});

test("no ways are offered where there is one set, or none fits", async () => {
  page = await opened(hand(7), "compose");
  page.offerWays(["pay aa", "pay b"], {});
  page.offerWays(["pay bc"], {});
  expect(document.querySelector(".exact-ways")).toBeNull();
});
