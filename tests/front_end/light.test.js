import { beforeEach, expect, test } from "vitest";
import { opened, state } from "./page.js";

const PAGE = `<main id="main" data-me="2">
  <svg><g id="house" class="spot"></g><g id="road"></g></svg><button id="card" aria-label="A card">3</button></main>`;
const at = (id) => document.getElementById(id);

let light, unlight, page;

beforeEach(async () => {
  ({ light, unlight } = await opened(PAGE, "light"));
  page = await state();
  page.position.legal = new Map([["build wei", "Build in Wei"]]);
});

function shine(...marks) {
  page.position.marks = marks;
  light();
}

test("a mark that is only an id lights the spot in the colour of the viewer", () => {
  shine("house");
  expect([...at("house").classList]).toEqual(["spot", "lit", "seat-2"]);
});

test("a spot that is marked and not lit has its moves and no light", () => {
  shine(["road", 0, "build wei;go wei"]);
  expect([...at("road").classList]).toEqual(["spot"]);
  expect(at("road").dataset.moves).toBe("build wei;go wei");
  expect(at("road").getAttribute("role")).toBe("button");
});

test("a button is one already", () => {
  shine(["card", 1, "play 3"]);
  expect(at("card").hasAttribute("role")).toBe(false);
});

test("a label is a text, or the number of the move that says it", () => {
  shine(["road", 1, "build wei", 0], ["card", 1, "", "Your card"]);
  expect(at("road").getAttribute("aria-label")).toBe("Build in Wei");
  expect(at("card").getAttribute("aria-label")).toBe("Your card");
});

test("without its mark a spot is as the server drew it", () => {
  const drawn = document.body.innerHTML;
  shine(["road", 1, "build wei", "Here", "first"], "house", ["card", 1, "", "Your card"]);
  expect(document.body.innerHTML).not.toBe(drawn);
  shine();
  expect(document.body.innerHTML).toBe(drawn);
});

test("only what is drawn anew loses its light", () => {
  shine("house", "card");
  unlight([document.querySelector("svg")]);
  expect(at("house").classList.contains("lit")).toBe(false);
  expect(at("card").classList.contains("lit")).toBe(true);
});

test("a mark for what the page does not show is passed over", () => {
  expect(() => shine("nowhere", "house")).not.toThrow();
  expect(at("house").classList.contains("lit")).toBe(true);
});
