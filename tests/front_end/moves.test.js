import { beforeEach, expect, test } from "vitest";
import { opened, state } from "./page.js";

const PAGE = `<ul class="moves-list" data-none="Nothing to do"></ul><ul class="moves-list wide"></ul>`;
const lists = () => [...document.querySelectorAll(".moves-list")];
const said = () => lists().map((list) => [...list.children].map((item) => item.textContent));

let listMoves, page;

beforeEach(async () => {
  ({ listMoves } = await opened(PAGE, "moves"));
  page = await state();
});

function allow(...moves) {
  page.position.legal = new Map(moves);
  listMoves();
}

test("every list has a button for each legal move", () => {
  allow(["take v", "Take the violet card"], ["pass", "Pass"]);
  expect(said()).toEqual(lists().map(() => ["Take the violet card", "Pass"]));
  expect([...document.querySelectorAll("[data-move]")].map((button) => button.dataset.move)).toEqual(
    lists().flatMap(() => ["take v", "pass"]),
  );
});

test("a list says that there is nothing to do, if it has words for it", () => {
  allow();
  expect(said()).toEqual([["Nothing to do"], []]);
});

test("a list keeps its buttons while the moves stay the same", () => {
  allow(["pass", "Pass"]);
  const [button] = document.querySelectorAll("[data-move]");
  allow(["pass", "Pass"]);
  expect(document.querySelector("[data-move]")).toBe(button);
  allow(["pass", "Give up"]);
  expect(document.querySelector("[data-move]")).not.toBe(button);
});

test("a list that the server has sent anew is filled again", () => {
  allow(["pass", "Pass"]);
  lists()[0].replaceChildren();
  allow(["pass", "Pass"]);
  expect(said()[0]).toEqual(["Pass"]);
});
