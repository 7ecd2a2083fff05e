import { beforeEach, expect, test, vi } from "vitest";
import { load, opened, state } from "./page.js";

const PAGE = `<main id="main"><div id="prompt-do"><button id="commit" class="btn-main" hidden><span></span></button></div>
  <g id="wei" class="spot lit" data-moves="build wei"></g><g id="chu" class="spot lit" data-moves="build chu"></g>
  <g id="qi" class="spot lit" data-moves="build qi"></g>
  <button id="red" class="spot lit" data-moves="pay r;swap r" data-holds></button>
  <button id="green" class="spot lit" data-moves="pay g;swap g" data-holds></button>
  <button id="open" class="spot" data-moves="take y"></button>
  </main><div id="live" data-choose="Which?" data-close="Close" data-unused="Not used: %?"></div>`;
const at = (id) => document.getElementById(id);
const choices = () => [...document.querySelectorAll(".why button:not(.close)")];

let page, acts, now;

beforeEach(async () => {
  page = await opened(PAGE, "picking");
  acts = { makeMove: vi.fn(), tellWhy: vi.fn() };
  now = await state();
  now.acts = acts;
  const legal = ["build wei", "build chu", "build qi", "stop", "swap r", "swap g"];
  now.position.legal = new Map(legal.map((move) => [move, `${move}!`]));
  now.position.sequels = new Map(["pay r", "pay g", "take y", "draw"].map((move) => [move, `${move}!`]));
  now.position.after = new Map([
    ["build wei", ["pay r"]],
    ["build chu", ["pay r", "pay g"]],
    ["build qi", ["pay g"]],
    ["stop", ["take y", "draw"]],
  ]);
});

test("a move takes its only sequel along", () => {
  page.pick(at("wei"));
  expect(acts.makeMove).toHaveBeenCalledExactlyOnceWith("build wei;pay r");
});

test("a move with several sequels asks which, and nothing is sent before", () => {
  page.pick(at("chu"));
  expect(acts.makeMove).not.toHaveBeenCalled();
  expect(choices().map((choice) => choice.textContent)).toEqual(["build chu! · pay r!", "build chu! · pay g!"]);
  choices()[1].click();
  expect(acts.makeMove).toHaveBeenCalledExactlyOnceWith("build chu;pay g");
});

test("a click on a card chooses it and plays nothing: what it pays for stays lit", () => {
  page.pick(at("red"));
  expect(acts.makeMove).not.toHaveBeenCalled();
  expect(at("red").getAttribute("aria-pressed")).toBe("true");
  expect(["wei", "chu", "qi"].map((id) => at(id).classList.contains("aside"))).toEqual([false, false, true]);
  page.pick(at("chu"));
  expect(acts.makeMove).toHaveBeenCalledExactlyOnceWith("build chu;pay r");
});

test("a chosen card's own move is offered at the button", () => {
  page.pick(at("green"));
  expect(at("commit").hidden).toBe(false);
  expect(at("commit").dataset.move).toBe("swap g");
  expect(at("commit").classList.contains("btn-main")).toBe(false);
});

test("a second click or Escape lets a card go, and a click on another chooses that", () => {
  page.pick(at("red"));
  page.pick(at("green"));
  expect(at("red").classList.contains("chosen")).toBe(false);
  expect(at("wei").classList.contains("aside")).toBe(true);
  page.pick(at("green"));
  expect(now.choice.held).toBeNull();
  expect(at("commit").hidden).toBe(true);
  page.pick(at("red"));
  page.letGo();
  expect(document.querySelector(".aside, .chosen")).toBeNull();
});

test("a card that may be drawn once placing has stopped is drawn with one click", () => {
  page.pick(at("open"));
  expect(acts.makeMove).toHaveBeenCalledExactlyOnceWith("stop;take y");
});

test("what can be reached only by a sequel is lit", async () => {
  const { light } = await load("light");
  now.position.me = "0";
  light();
  expect(at("open").classList.contains("lit")).toBe(true);
  now.position.sequels.clear();
  now.position.after.clear();
  light();
  expect(at("open").classList.contains("lit")).toBe(false);
});

test("before something is lost the page asks once", async () => {
  const { asksFirst } = await load("sequels");
  const take = vi.fn();
  expect(asksFirst("stop", at("prompt-do"), take)).toBe(false);
  now.position.unused = new Map([["stop", "3 draws"]]);
  expect(asksFirst("stop", at("prompt-do"), take)).toBe(true);
  expect(document.querySelector(".why h3").textContent).toBe("Not used: 3 draws?");
  choices()[0].click();
  expect(take).toHaveBeenCalledOnce();
});
