import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { load, opened, state } from "./page.js";

const PAGE = `<main id="main" data-turn="yes" data-me="0"><div id="live">
  <section id="board"><div id="frame" data-width="4" data-height="3"><div id="zoomed"><svg id="pieces">
    <g id="tile" class="spot lit" data-turns="first" data-moves="lay 0;lay 90;lay 180"></g>
    <g id="spot-wei" class="spot lit" data-moves="house wei" data-about="house"></g>
    ${[0, 90, 180].map((angle) => `<g class="ghost" data-ghost="lay ${angle}" data-angle="${angle}"></g>`).join("")}
  </svg></div></div></section>
  <div class="seat-0"><button id="supply" data-drop="house"><svg></svg></button></div>
  <div class="exact-ways"><button data-way="ab"></button></div>
  <button id="turner" data-turn-by="1"></button>
  <ol id="log"><li class="turn" id="t-1" data-seat="0" data-places="spot-wei" data-way="2"><p class="what">Sails</p></li></ol>
  </div></main>
  <dialog id="drawer" data-book-url="/book"></dialog><div id="tip" data-texts="/about" hidden></div>`;
const MIDDLE = 50;
const at = (id) => document.getElementById(id);

let page, own, unbind;

function sized(element, box) {
  const { x = 0, y = 0, width, height } = box;
  element.getBoundingClientRect = () => new DOMRect(x, y, width, height);
  element.getClientRects = () => [element.getBoundingClientRect()];
  for (const [name, value] of [
    ["clientWidth", width],
    ["clientHeight", height],
    ["offsetWidth", width],
    ["offsetHeight", height],
  ])
    Object.defineProperty(element, name, { value, configurable: true });
}

function point(kind, target, x, y, more = {}) {
  const event = new PointerEvent(kind, {
    bubbles: true,
    cancelable: true,
    pointerId: 1,
    isPrimary: true,
    clientX: x,
    clientY: y,
    ...more,
  });
  target.dispatchEvent(event);
  return event;
}

// A pointer that goes down on a thing, along these points, and up; a click follows.
function stroke(target, points, more) {
  const [first, ...others] = points;
  point("pointerdown", target, ...first, more);
  for (const next of others) point("pointermove", target, ...next, more);
  point("pointerup", target, ...points.at(-1), more);
  return point("click", target, ...points.at(-1), { detail: 1, ...more });
}

beforeEach(async () => {
  vi.stubGlobal(
    "fetch",
    vi.fn(async () => Response.json({ house: "A house counts one." })),
  );
  await opened(PAGE, "state");
  sized(at("frame"), { width: 400, height: 300 });
  sized(at("zoomed"), { width: 400, height: 300 });
  sized(at("tile"), { width: 2 * MIDDLE, height: 2 * MIDDLE });
  document.elementFromPoint = () => at("spot-wei");
  page = await state();
  page.position.legal = new Map(["lay 0", "lay 90", "lay 180", "house wei"].map((move) => [move, move]));
  page.acts = { makeMove: vi.fn() };
  const [{ choosing }, { dragging }, { linking }] = await Promise.all(["choosing", "drag", "linked"].map(load));
  own = { choosing, dragging, linking, click: vi.fn(), keydown: vi.fn() };
  unbind = (await load("events")).bind(own);
});

afterEach(() => {
  unbind();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

async function enlarged() {
  const { showPlace } = await load("zoom");
  showPlace(0.5, 0.5, 2);
}

test("a tap that is nothing else is the page's", () => {
  stroke(at("spot-wei"), [[10, 10]]);
  expect(own.click.mock.calls.map(([, target]) => target)).toEqual([at("spot-wei")]);
});

test("a thing that is dragged to the board makes its move there, and is not clicked", () => {
  stroke(at("supply"), [
    [0, 0],
    [5, 5],
    [30, 30],
  ]);
  expect(page.acts.makeMove).toHaveBeenCalledExactlyOnceWith("house wei");
  expect(document.querySelector(".dragged")).toBeNull();
  expect(own.click).not.toHaveBeenCalled();
});

test("a thing that hardly moves is clicked, and not dragged", () => {
  stroke(at("supply"), [
    [0, 0],
    [5, 5],
  ]);
  expect(page.acts.makeMove).not.toHaveBeenCalled();
  expect(own.click).toHaveBeenCalledOnce();
});

test("a drag that the browser cancels makes no move", () => {
  point("pointerdown", at("supply"), 0, 0);
  point("pointermove", at("supply"), 30, 30);
  point("pointercancel", at("supply"), 30, 30);
  expect(page.acts.makeMove).not.toHaveBeenCalled();
  expect(document.querySelector(".dragged")).toBeNull();
});

test("nothing is dragged out of turn", () => {
  page.position.turn = false;
  stroke(at("supply"), [
    [0, 0],
    [30, 30],
  ]);
  expect(own.click).toHaveBeenCalledOnce();
});

test("a tile follows the pointer round it, and is neither clicked nor explained, and the board stays", async () => {
  await enlarged();
  const { x, y } = page.zoom;
  stroke(at("tile"), [
    [90, 50],
    [50, 90],
  ]);
  expect(page.choice.move).toBe("lay 90");
  stroke(at("tile"), [
    [50, 90],
    [10, 50],
  ]);
  expect(page.choice.move).toBe("lay 180");
  expect([page.zoom.x, page.zoom.y]).toEqual([x, y]);
  expect(own.click).not.toHaveBeenCalled();
});

test("a tile that is not turned far is clicked", () => {
  stroke(at("tile"), [
    [90, 50],
    [90, 53],
  ]);
  expect(own.click).toHaveBeenCalledOnce();
});

test("a button beside a tile turns it and is not clicked otherwise", () => {
  stroke(at("turner"), [[0, 0]]);
  expect(page.choice.move).toBe("lay 0");
  at("turner").dispatchEvent(new KeyboardEvent("keydown", { key: "Enter", bubbles: true }));
  expect(page.choice.move).toBe("lay 90");
  expect(own.click).not.toHaveBeenCalled();
});

test("an enlarged board is moved by dragging, which is no tap", async () => {
  await enlarged();
  const { x } = page.zoom;
  stroke(at("spot-wei"), [
    [100, 100],
    [130, 100],
    [160, 100],
  ]);
  expect(page.zoom.x).toBe(x + 60);
  expect(own.click).not.toHaveBeenCalled();
});

test("a board that is shown whole stays where it is, and a stroke over it is a click", () => {
  stroke(at("spot-wei"), [
    [100, 100],
    [130, 100],
  ]);
  expect(own.click).toHaveBeenCalledOnce();
});

test("two fingers enlarge the board", () => {
  point("pointerdown", at("zoomed"), 150, 150);
  point("pointerdown", at("zoomed"), 250, 150, { pointerId: 2, isPrimary: false });
  point("pointermove", at("zoomed"), 350, 150, { pointerId: 2, isPrimary: false });
  expect(page.zoom.scale).toBeCloseTo(2);
});

test("a double tap beside all spots shows the board enlarged, a tap on a spot never", () => {
  const twice = (target) => [1, 2].map(() => stroke(target, [[100, 100]], { pointerType: "touch" }));
  twice(at("spot-wei"));
  expect(page.zoom.scale).toBe(1);
  twice(at("pieces"));
  expect(page.zoom.scale).toBeCloseTo(2.2);
});

test("a long press explains and does nothing else", async () => {
  vi.useFakeTimers();
  const touch = { pointerType: "touch" };
  point("pointerdown", at("spot-wei"), 10, 10, touch);
  await vi.advanceTimersByTimeAsync(600);
  expect(at("tip").hidden).toBe(false);
  expect(at("tip").textContent).toContain("A house counts one.");
  expect(point("contextmenu", at("spot-wei"), 10, 10).defaultPrevented).toBe(true);
  point("click", at("spot-wei"), 10, 10, { detail: 1 });
  expect(own.click).not.toHaveBeenCalled();
  stroke(at("spot-wei"), [[10, 10]], touch);
  expect(own.click).toHaveBeenCalledOnce();
  expect(at("tip").hidden).toBe(true);
});

test("a finger that moves or is lifted early explains nothing", async () => {
  vi.useFakeTimers();
  const touch = { pointerType: "touch" };
  stroke(at("spot-wei"), [[10, 10]], touch);
  point("pointerdown", at("spot-wei"), 10, 10, touch);
  point("pointermove", at("spot-wei"), 10, 30, touch);
  await vi.advanceTimersByTimeAsync(600);
  expect(at("tip").hidden).toBe(true);
});

test("a tap acts even if no click has followed the last drag", () => {
  point("pointerdown", at("supply"), 0, 0);
  point("pointermove", at("supply"), 30, 30);
  point("pointerup", at("supply"), 30, 30);
  stroke(at("spot-wei"), [[0, 0]]);
  expect(own.click).toHaveBeenCalledOnce();
});

test("a click that comes from no pointer acts even if no click has followed the last drag", () => {
  point("pointerdown", at("supply"), 0, 0);
  point("pointermove", at("supply"), 30, 30);
  point("pointerup", at("supply"), 30, 30);
  at("turner").removeAttribute("data-turn-by");
  at("turner").click();
  expect(own.click).toHaveBeenCalledOnce();
});

test("Escape closes the book and nothing else", () => {
  const pressEscape = () => document.body.dispatchEvent(new KeyboardEvent("keydown", { key: "Escape", bubbles: true }));
  at("drawer").show();
  pressEscape();
  expect(at("drawer").open).toBe(false);
  expect(own.keydown).not.toHaveBeenCalled();
  pressEscape();
  expect(own.keydown).toHaveBeenCalledOnce();
});

test("an offered set of cards is chosen, a line of the log that goes along a way is not", () => {
  stroke(document.querySelector(".exact-ways [data-way]"), [[0, 0]]);
  expect(own.click).not.toHaveBeenCalled();
  stroke(document.querySelector("#log .what"), [[0, 0]]);
  expect(own.click).toHaveBeenCalledOnce();
});

test("a page that is unbound hears nothing", () => {
  unbind();
  stroke(at("spot-wei"), [[10, 10]]);
  expect(own.click).not.toHaveBeenCalled();
});
