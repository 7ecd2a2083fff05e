import { expect, test, vi } from "vitest";
import { Document, at, put } from "../../src/kaiserhof/web/static/editor/document.js";
import { dice } from "./page.js";

const begun = (document) => new Document({ document, seen: [], accepted: [] });

test("a change can be undone and done again", () => {
  const board = begun({ name: "" });
  board.data.name = "Wei";
  board.changed();
  board.undo();
  expect(board.data).toEqual({ name: "" });
  board.redo();
  expect(board.data).toEqual({ name: "Wei" });
});

test("what was undone is lost with the next change", () => {
  const board = begun({});
  board.replace({ a: 1 });
  board.undo();
  board.replace({ b: 1 });
  board.redo();
  expect(board.data).toEqual({ b: 1 });
});

test("nothing has changed where all is as before", () => {
  const board = begun({ a: 1 });
  const listener = vi.fn();
  board.onChange(listener);
  board.replace({ a: 1 });
  board.undo();
  expect(listener).not.toHaveBeenCalled();
});

test("changes one after the other about the same thing are one step back", () => {
  const board = begun({ x: 0 });
  for (const [x, about] of [
    [1, "nudge a"],
    [2, "nudge a"],
    [3, "nudge b"],
  ]) {
    board.data.x = x;
    board.changed(about);
  }
  board.undo();
  expect(board.data).toEqual({ x: 2 });
  board.undo();
  expect(board.data).toEqual({ x: 0 });
});

test("however many changes are undone, the board is as it was then", () => {
  const roll = dice(3);
  const board = begun({});
  const past = [{}];
  for (let round = 0; round < 400; round += 1) {
    if (roll(3)) {
      put(board.data, ["tables", String(roll(4)), String(roll(3))], roll(2) ? roll(9) : undefined);
      const before = JSON.stringify(past.at(-1));
      board.changed();
      if (JSON.stringify(board.data) !== before) past.push(structuredClone(board.data));
    } else {
      board.undo();
      if (past.length > 1) past.pop();
    }
    expect(board.data).toEqual(past.at(-1));
  }
});

test("values are found and put at a path", () => {
  const data = { a: { b: [{ c: 1 }] } };
  expect(at(data, ["a", "b", 0, "c"])).toBe(1);
  expect(at(data, ["a", "x", "c"])).toBeUndefined();
  put(data, ["a", "x", "c"], 2);
  expect(data.a.x).toEqual({ c: 2 });
  put(data, ["a", "x", "c"], undefined);
  expect(data.a.x).toEqual({});
});
