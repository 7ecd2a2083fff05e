import { beforeEach, expect, test, vi } from "vitest";
import { load, opened, state } from "./page.js";

// A board of 1000 by 800 units in a frame of 400 by 320 pixels: a unit is 0.4 pixels.
const UNIT = 0.4;
const SIZE = { width: 400, height: 320 };
const PAGE = `<main id="main"><div id="frame" data-width="5" data-height="4"><div id="zoomed">
  <svg id="pieces" viewBox="0 0 1000 800"></svg></div></div>
  <ol id="log"><li class="turn" data-places="far"></li></ol></main>`;
const at = (id) => document.getElementById(id);

let page, zoom, near;

function sized(element, width, height, box) {
  element.getBoundingClientRect = box;
  for (const [name, value] of Object.entries({
    clientWidth: width,
    clientHeight: height,
    offsetWidth: width,
    offsetHeight: height,
  }))
    Object.defineProperty(element, name, { value, configurable: true });
}

// Where a box of the drawing lies on the screen.
function placed(x, y, width, height) {
  const { scale, x: left, y: top } = page.zoom;
  const pixel = UNIT * scale;
  return new DOMRect(left + x * pixel, top + y * pixel, width * pixel, height * pixel);
}

function spots(...boxes) {
  at("pieces").innerHTML = boxes.map((_, n) => `<g id="spot-${n}" class="spot lit"></g>`).join("");
  for (const [n, box] of boxes.entries()) at(`spot-${n}`).getBoundingClientRect = () => placed(...box);
}

beforeEach(async () => {
  vi.stubGlobal("matchMedia", () => ({ matches: true, addEventListener() {} })); // a phone, and nothing moves
  near = await opened(PAGE, "near");
  zoom = await load("zoom");
  page = await state();
  sized(at("frame"), SIZE.width, SIZE.height, () => new DOMRect(0, 0, SIZE.width, SIZE.height));
  sized(at("zoomed"), SIZE.width, SIZE.height, () => placed(0, 0, 1000, 800));
  at("pieces").getBoundingClientRect = () => placed(0, 0, 1000, 800);
  at("pieces").getClientRects = () => [at("pieces").getBoundingClientRect()];
  vi.unstubAllGlobals();
});

function ask(number) {
  Object.assign(page.position, { number, turn: true, form: "narrow" });
  near.goNear();
}

const middle = () => {
  const { left, top, width, height } = zoom.windowShown();
  return [left + width / 2, top + height / 2].map((share) => Number(share.toFixed(2)));
};

test("what is asked is shown so large that a finger can tap it", () => {
  spots([600, 500, 50, 50], [710, 560, 50, 50]);
  ask(1);
  expect(50 * UNIT * page.zoom.scale).toBeGreaterThanOrEqual(44);
  expect(middle()).toEqual([0.68, 0.69]);
});

test("spots that are large enough leave the board as it is", () => {
  spots([100, 100, 300, 300], [600, 400, 300, 300]);
  ask(1);
  expect(zoom.windowShown()).toBeNull();
});

test("what a person has moved stays until the next question", () => {
  spots([600, 500, 50, 50]);
  ask(1);
  zoom.showAll();
  ask(1);
  expect(zoom.windowShown()).toBeNull();
  ask(2);
  expect(zoom.windowShown()).not.toBeNull();
});

test("after a scene elsewhere the board goes back to what is asked, unless a person has moved it", () => {
  spots([600, 500, 50, 50], [710, 560, 50, 50]);
  ask(1);
  zoom.showPlace(0.2, 0.2, 2);
  near.goBack();
  expect(middle()).toEqual([0.68, 0.69]);
  zoom.showPlace(0.25, 0.25, 2);
  page.zoom.byHand = true;
  near.goBack();
  expect(middle()).toEqual([0.25, 0.25]);
});

test("where spots are far apart and too small, a tap on a part enlarges it", () => {
  near.startNear();
  page.position.parts = [
    ["board", "west", "West", "", [0, 0, 500, 800]],
    ["board", "east", "East", "", [500, 0, 500, 800]],
  ];
  spots([50, 50, 40, 40], [100, 90, 40, 40], [900, 700, 40, 40]);
  ask(1);
  zoom.showPlace(0.5, 0.5, 1);
  zoom.showAll();
  zoom.applyZoom();
  const targets = [...document.querySelectorAll(".part-target")];
  expect(targets.map((target) => target.getAttribute("aria-label"))).toEqual(["West (2)", "East (1)"]);
  expect(near.pickPart(new Event("click"), targets[1])).toBe(true);
  expect(page.zoom.scale).toBeGreaterThan(1);
  expect(document.querySelector(".part-target")).toBeNull();
});

test("what happened out of sight is brought into it, unless a person has moved the board", () => {
  spots([900, 700, 40, 40]);
  at("spot-0").classList.remove("lit");
  zoom.showPlace(0, 0, 2);
  near.goNear(["spot-0"]);
  expect(middle()).toEqual([0.75, 0.75]);
  zoom.showPlace(0, 0, 2);
  page.zoom.byHand = true;
  near.goNear(["spot-0"]);
  expect(middle()).toEqual([0.25, 0.25]);
});

test("a tap on the small map shows that place", () => {
  near.startNear();
  zoom.showPlace(0, 0, 2);
  const map = at("small-map");
  map.getBoundingClientRect = () => new DOMRect(0, 0, 100, 80);
  near.takeMap(new PointerEvent("pointerdown", { clientX: 60, clientY: 40 }), map);
  expect(middle()).toEqual([0.6, 0.5]);
});
