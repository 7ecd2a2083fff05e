import { beforeEach, expect, test } from "vitest";
import { opened, state } from "./page.js";

const CARDS = [
  ["a1", "a", 1],
  ["a2", "a", 1],
  ["b1", "b", 2],
  ["c1", "c", 5],
];
const hand = (due = "") => `<main id="main">
  <div class="hand" data-compose="pay" data-sum="% coins"${due && ` data-due="${due}"`}>
    ${CARDS.map(([id, part, worth]) => `<button id="${id}" class="lit" data-part="${part}" data-worth="${worth}"></button>`).join("")}
  </div><output class="sum"></output></main><div id="live" data-exact="Exactly" data-keeps="keeps %"></div>`;
const at = (id) => document.getElementById(id);
const taken = () => CARDS.map(([id]) => id).filter((id) => at(id).classList.contains("chosen"));

let page;

async function dealt(due = "") {
  page = await opened(hand(due), "compose");
}

async function allow(...moves) {
  (await state()).position.legal = new Map(moves.map((move) => [move, move]));
}

beforeEach(() => dealt());

test("cards are taken up one by one until they make a move", async () => {
  await allow("pay ab", "pay aab", "pass");
  expect(page.togglePart(at("a1"))).toEqual({ move: null, more: true });
  expect(document.querySelector(".sum").textContent).toBe("1 coins");
  expect(page.togglePart(at("b1"))).toEqual({ move: "pay ab", more: true });
  expect(page.togglePart(at("a2"))).toEqual({ move: "pay aab", more: false });
  expect(taken()).toEqual(["a1", "a2", "b1"]);
});

test("a card that was taken up is laid back", async () => {
  await allow("pay ab", "pay ac");
  page.togglePart(at("a1"));
  page.togglePart(at("a1"));
  expect(taken()).toEqual([]);
  expect(at("a1").getAttribute("aria-pressed")).toBe("false");
});

test("cards that fit with none of those taken up are off, and begin anew", async () => {
  await allow("pay ab", "pay cc", "pay c");
  page.togglePart(at("a1"));
  expect(at("c1").classList.contains("off")).toBe(true);
  expect(page.togglePart(at("c1"))).toEqual({ move: "pay c", more: true });
  expect(taken()).toEqual(["c1"]);
});

test("the only move takes up all its cards at once", async () => {
  await allow("pay aab");
  expect(page.togglePart(at("b1"))).toEqual({ move: "pay aab", more: false });
  expect(taken()).toEqual(["a1", "a2", "b1"]);
});

test("after the page was drawn, what was taken up is shown again, or forgotten", async () => {
  await allow("pay ab", "pay ac");
  page.togglePart(at("a1"));
  at("a1").classList.remove("chosen");
  page.keepParts();
  expect(taken()).toEqual(["a1"]);
  page.clearParts();
  expect(taken()).toEqual([]);
});

test("ways to pay exactly what is due are offered, those with few cards first", async () => {
  await dealt(2);
  await allow("pay aa", "pay b", "pay c");
  page.offerWays();
  const ways = [...document.querySelectorAll("[data-way]")];
  expect(ways.map((way) => way.dataset.way)).toEqual(["b", "aa"]);
  expect(ways.map((way) => way.textContent)).toEqual(["2keeps 5 1 1", "1 + 1keeps 5 2"]);
  expect(page.takeWay(ways[1])).toEqual({ spot: at("a1"), move: "pay aa" });
  expect(taken()).toEqual(["a1", "a2"]);
});

test("no ways are offered where there is one set, or none fits", async () => {
  await dealt(7);
  for (const legal of [["pay aa", "pay b"], ["pay bc"]]) {
    await allow(...legal);
    page.offerWays();
  }
  expect(document.querySelector(".exact-ways")).toBeNull();
});

test.each([
  ["the only payment takes one click", "123", ["pay 123"], [1], "pay 123", false, [0, 1, 2]],
  ["of the only payment only its cards are taken up", "122", ["pay 22"], [2], "pay 22", false, [1, 2]],
  ["a single card", "3", ["pay 3"], [0], "pay 3", false, [0]],
  ["a payment that is complete", "123", ["pay 3", "pay 12"], [2], "pay 3", false, [2]],
  ["a payment that is not complete yet", "123", ["pay 3", "pay 12"], [0], null, true, [0]],
  ["a payment that can be added to", "123", ["pay 3", "pay 13"], [2], "pay 3", true, [2]],
  ["a payment with an added card", "123", ["pay 3", "pay 13"], [2, 0], "pay 13", false, [0, 2]],
])("%s", async (_, parts, legal, clicks, move, more, up) => {
  const card = (part, index) =>
    `<button id="card-${index}" class="lit" data-part="${part}" data-worth="${part}"></button>`;
  page = await opened(`<div data-compose="pay" data-sum="%">${[...parts].map(card).join("")}</div>`, "compose");
  await allow(...legal);
  const results = clicks.map((index) => page.togglePart(at(`card-${index}`)));
  expect(results.at(-1)).toEqual({ move, more });
  expect(up.map((index) => at(`card-${index}`))).toEqual([...document.querySelectorAll(".chosen")]);
});

test.each([
  ["1233", ["pay 13", "pay 33"], 4, ["3 + 1keeps 3 2"]],
  ["112", ["pay 2", "pay 11", "pay 12"], 2, ["2keeps 1 1", "1 + 1keeps 2"]],
  ["22", ["pay 22"], 4, []],
  ["33", ["pay 3", "pay 33"], 2, []],
])("of the cards %s, the ways to pay with %j when %i are due are %j", async (parts, legal, due, said) => {
  const card = (part, index) =>
    `<button id="card-${index}" class="lit" data-part="${part}" data-worth="${part}"></button>`;
  const cards = `<div data-compose="pay" data-sum="%" data-due="${due}">${[...parts].map(card).join("")}</div>`;
  page = await opened(`${cards}<div id="live" data-exact="Exactly" data-keeps="keeps %"></div>`, "compose");
  await allow(...legal);
  page.offerWays();
  expect([...document.querySelectorAll("[data-way]")].map((way) => way.textContent)).toEqual(said);
});
