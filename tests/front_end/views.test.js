import { beforeEach, expect, test } from "vitest";
import { load, opened, state } from "./page.js";

const NAMES = ["drawing", "ministries", "council"];
const PAGE = `<main id="main"><nav class="view-tabs">${NAMES.map((name) => `<button data-open="${name}"></button>`).join("")}</nav>
  <p class="prompt-sub">Your turn</p>
  <section id="board">${NAMES.map((name) => `<section class="view" id="view-${name}"></section>`).join("")}</section>
  <div class="part-chips" data-parts-of="ministries"></div></main>`;
const view = (name) => document.getElementById(`view-${name}`);
const tab = (name) => document.querySelector(`[data-open=${name}]`);
const open = () => [...document.querySelectorAll(".view.open")].map(({ id }) => id.slice("view-".length));

let views, page;

beforeEach(async () => {
  views = await opened(PAGE, "views");
  page = await state();
});

// The server has asked for act `number`; these views have lit spots.
function show(number, lit, { turn = true, asked = ["", ""] } = {}) {
  for (const name of NAMES) view(name).innerHTML = lit.includes(name) ? `<i class="spot lit"></i>` : "";
  Object.assign(page.position, { number, turn, asked });
  views.showViews();
}

test("a page opens the view that the question names", () => {
  show(1, ["drawing"], { asked: ["council", ""] });
  expect(open()).toEqual(["council"]);
});

test("a page opens the first view with something to choose", () => {
  show(1, ["ministries", "council"]);
  expect(open()).toEqual(["ministries"]);
});

test("a view that a person has opened stays open until the next question", () => {
  show(1, ["ministries"]);
  views.openView("drawing");
  show(1, ["ministries"]);
  expect(open()).toEqual(["drawing"]);
  show(2, ["ministries"]);
  expect(open()).toEqual(["ministries"]);
});

test("a view that a person has opened stays open, even where the question names another", () => {
  show(1, [], { asked: ["council", ""] });
  views.openView("drawing");
  show(1, [], { asked: ["council", ""] });
  expect(open()).toEqual(["drawing"]);
});

test("who is not asked stays where they are", () => {
  show(1, ["ministries"]);
  show(2, ["council"], { turn: false });
  expect(open()).toEqual(["ministries"]);
});

test("a tab counts what is lit, and has a dot if its view has changed since it was open", () => {
  show(1, ["ministries", "council"]);
  views.noteChanges([view("council"), view("ministries")]);
  show(1, ["ministries", "council"]);
  expect(NAMES.map((name) => tab(name).dataset.lit)).toEqual(["", "1", "1"]);
  expect(NAMES.map((name) => tab(name).classList.contains("changed"))).toEqual([false, false, true]);
  views.pickView(null, tab("council"));
  expect(open()).toEqual(["council"]);
  expect(tab("council").classList.contains("changed")).toBe(false);
  expect(tab("council").getAttribute("aria-pressed")).toBe("true");
});

test("chips name the parts of a view", () => {
  page.position.parts = [
    ["ministries", "bingbu", "War", "2 officials"],
    ["drawing", "wei", "Wei", ""],
  ];
  show(1, []);
  expect(
    [...document.querySelectorAll(".part-chips button")].map((chip) => [chip.dataset.show, chip.textContent]),
  ).toEqual([["bingbu", "War2 officials"]]);
});

test("a spot that leads to a view leaves only its moves lit there, until another tab is opened", async () => {
  const { lead, leaveLead, within } = await load("leading");
  view("drawing").innerHTML =
    `<i id="from" class="spot lit" aria-label="Bribe" data-leads="ministries" data-moves="bribe a;bribe b"></i>`;
  view("ministries").innerHTML =
    `<i id="a" class="spot lit" data-moves="bribe a"></i><i id="c" class="spot lit" data-moves="visit c"></i>`;
  const from = document.getElementById("from");
  expect(lead(from, ["bribe a", "bribe b"])).toBe(true);
  expect([...document.querySelectorAll(".aside")].map(({ id }) => id)).toEqual(["c"]);
  expect(document.querySelector(".prompt-sub").textContent).toBe("Bribe");
  expect(within(["bribe b", "visit c"])).toEqual(["bribe b"]);
  leaveLead(null, tab("council"));
  expect(document.querySelector(".aside")).toBeNull();
  expect(document.querySelector(".prompt-sub").textContent).toBe("Your turn");
  expect(within(["bribe b", "visit c"])).toEqual(["bribe b", "visit c"]);
});

test("a spot does not lead where nothing can be chosen", async () => {
  const { lead } = await load("leading");
  view("drawing").innerHTML = `<i id="from" class="spot lit" data-leads="ministries" data-moves="bribe a;bribe b"></i>`;
  expect(lead(document.getElementById("from"), ["bribe a", "bribe b"])).toBe(false);
});
