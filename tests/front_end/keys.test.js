import { beforeEach, expect, test, vi } from "vitest";
import { opened } from "./page.js";

const PLACES = { a: [0, 0], b: [100, 10], c: [100, 100], d: [0, 100] };
const PAGE = `<main id="main"><section id="board">
  ${Object.keys(PLACES)
    .map((id) => `<button id="${id}" class="spot lit"></button>`)
    .join("")}</section>
  <button id="plain"></button><input id="field"></main>
  <dialog id="keys" data-words='{"walk":"Walk","take":"Take","undo":"Take back","rules":"Rules"}'><dl></dl></dialog>`;
const at = (id) => document.getElementById(id);

let keys;

beforeEach(async () => {
  keys = await opened(PAGE, "keys");
  for (const [id, [x, y]] of Object.entries(PLACES)) at(id).getBoundingClientRect = () => new DOMRect(x, y, 10, 10);
});

function press(handler, key, target = document.body, more = {}) {
  const event = new KeyboardEvent("keydown", { key, cancelable: true, ...more });
  return { done: handler(event, target), event };
}

test("arrows walk from spot to spot, to the next in their direction", () => {
  const handler = keys.keysOf({});
  const walk = (...ways) =>
    ways.map((way) => {
      press(handler, `Arrow${way}`);
      return document.activeElement.id;
    });
  expect(walk("Right", "Right", "Down", "Left", "Up")).toEqual(["a", "b", "c", "d", "a"]);
});

test("where nothing lies in that direction, the next in order follows", () => {
  const handler = keys.keysOf({});
  at("c").focus();
  press(handler, "ArrowRight");
  expect(document.activeElement.id).toBe("d");
});

test.each([
  ["u", {}, "plain", true],
  ["U", {}, "plain", true],
  ["u", { ctrlKey: true }, "plain", false],
  ["u", {}, "field", false],
  ["x", {}, "plain", false],
])("%s with %j at %s is a key of the page: %s", (key, more, id, expected) => {
  const undo = vi.fn();
  expect(press(keys.keysOf({ undo }), key, at(id), more).done).toBe(expected);
  expect(undo).toHaveBeenCalledTimes(expected ? 1 : 0);
});

test("Enter belongs to the button that has the focus, unless it is a spot", () => {
  const enter = vi.fn(() => true);
  const handler = keys.keysOf({ take: keys.entering(enter) });
  const taken = [at("plain"), at("a"), document.body].map(
    (target) => press(handler, "Enter", target).event.defaultPrevented,
  );
  expect(taken).toEqual([false, true, true]);
  expect(enter).toHaveBeenCalledTimes(2);
});

test("the list of keys has those that the page knows", () => {
  keys.keysOf({ take() {}, undo() {} });
  const listed = [...at("keys").querySelectorAll("dd")].map((entry) => entry.textContent);
  expect(listed.filter(Boolean)).toEqual(["Walk", "Take", "Take back", "Rules"]);
});
