import { beforeEach, expect, test, vi } from "vitest";
import { load, opened, state } from "./page.js";

const PAGE = `<main id="main"><p class="prompt-sub">Your turn</p>
  <g data-verbs="build;go"><g id="wei" class="spot lit" data-moves="* wei"></g></g>
  <g id="chu" class="spot lit" data-moves="build chu"></g><g id="qi" class="spot" data-moves="build qi"></g>
  <g id="tile" class="spot lit" data-moves="lay 1;lay 2;lay 3" data-turns="yes"></g>
  <g data-ghost="lay 2" data-label="The other way round"></g><g data-ghost="build chu"></g>
  <button id="commit" hidden><span></span></button>
  </main><div id="live" data-choose="Which?" data-close="Close"></div>`;
const LEGAL = ["build wei", "go wei", "build chu", "lay 1", "lay 2", "lay 3"];
const at = (id) => document.getElementById(id);

let page, acts, choice;

beforeEach(async () => {
  page = await opened(PAGE, "picking");
  acts = { makeMove: vi.fn(), tellWhy: vi.fn() };
  const now = await state();
  now.acts = acts;
  now.position.legal = new Map(LEGAL.map((move) => [move, `${move}!`]));
  choice = now.choice;
  page.startPicking();
});

test("a spot's star stands for every verb around it", async () => {
  const { legalAt, movesOf } = await load("moves");
  expect(movesOf(at("wei"))).toEqual(["build wei", "go wei"]);
  expect(legalAt(at("qi"))).toEqual([]);
});

test("a spot with one legal move makes it", () => {
  page.pick(at("chu"));
  expect(acts.makeMove).toHaveBeenCalledExactlyOnceWith("build chu");
});

test("a spot without a legal move tells why", () => {
  page.pick(at("qi"));
  expect(acts.tellWhy).toHaveBeenCalledExactlyOnceWith(at("qi"), "build qi");
  expect(acts.makeMove).not.toHaveBeenCalled();
});

test("a spot with several legal moves asks which", () => {
  page.pick(at("wei"));
  const choices = [...document.querySelectorAll(".choices button")];
  expect(choices.map((choice) => choice.textContent)).toEqual(["build wei!", "go wei!"]);
  choices[1].click();
  expect(acts.makeMove).toHaveBeenCalledExactlyOnceWith("go wei");
  expect(document.querySelector(".why")).toBeNull();
});

test("what can be turned is gone through click by click, and back", () => {
  const move = () => choice.move;
  page.pick(at("tile"));
  expect(move()).toBe("lay 1");
  page.pick(at("tile"));
  expect(move()).toBe("lay 2");
  expect(at("commit").textContent).toBe("The other way round");
  expect(document.querySelector(".shown").dataset.ghost).toBe("lay 2");
  page.turn(null, -1);
  page.turn(null, -1);
  expect(move()).toBe("lay 3");
  expect(acts.makeMove).not.toHaveBeenCalled();
  expect(page.takeSelected()).toBe(true);
  expect(acts.makeMove).toHaveBeenCalledExactlyOnceWith("lay 3");
});

test("letting go selects nothing", () => {
  page.pick(at("tile"));
  page.letGo();
  expect(page.selection()).toBeNull();
  expect(at("commit").hidden).toBe(true);
  expect(at("tile").classList.contains("chosen")).toBe(false);
  expect(page.takeSelected()).toBe(false);
});

test("the keyboard takes a spot without selecting it first", () => {
  page.take(at("chu"));
  page.take(at("tile"));
  expect(acts.makeMove.mock.calls).toEqual([["build chu"], ["lay 1"]]);
});
