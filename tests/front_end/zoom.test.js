import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { dice, load, opened, state } from "./page.js";

const FRAME = { clientWidth: 400, clientHeight: 300 };
const PAGE = `<div id="frame" data-width="4" data-height="3"><div id="zoomed"></div></div>
  <button data-zoom="in"></button><button data-zoom="fit"></button>`;

let page, unbind;

function sized(element, sizes) {
  for (const [name, value] of Object.entries(sizes)) {
    Object.defineProperty(element, name, { value, configurable: true });
  }
}

async function openedWith(inner) {
  page = await opened(PAGE, "zoom");
  sized(document.getElementById("frame"), FRAME);
  sized(page.board(), inner);
  unbind = (await load("events")).bind({ click() {} });
  page.applyZoom();
}

const at = ({ left, top, width, height }) => [left + width / 2, top + height / 2];
// The wheel's event of happy-dom has no place.
function wheel(x, y, deltaY) {
  const event = new WheelEvent("wheel", { bubbles: true, cancelable: true, deltaY });
  page.board().dispatchEvent(Object.assign(event, { ctrlKey: true, clientX: x, clientY: y }));
}

beforeEach(() => openedWith({ offsetWidth: 400, offsetHeight: 300 }));
afterEach(() => unbind());

test("a board that is not enlarged is shown whole", () => {
  expect(page.windowShown()).toBeNull();
  expect(page.fitsWhole()).toBe(true);
  expect(page.board().style.transform).toBe("");
});

test("a place is shown in the middle", () => {
  page.showPlace(0.5, 0.6, 2);
  const shown = page.windowShown();
  expect(shown.width).toBeCloseTo(0.5);
  expect(at(shown)).toEqual([expect.closeTo(0.5), expect.closeTo(0.6)]);
});

test("the board never leaves its frame", () => {
  page.showPlace(0, 1, 2);
  expect(page.windowShown()).toEqual({ left: 0, top: 0.5, width: 0.5, height: 0.5 });
});

test("it is enlarged five times at most, and shown whole at least", () => {
  page.showPlace(0.5, 0.5, 100);
  expect(page.zoom()).toBe(5);
  page.showPlace(0.5, 0.5, 0.01);
  expect(page.zoom()).toBe(1);
});

test("what lies below the pointer stays there while it is enlarged", async () => {
  page.showPlace(0.5, 0.5, 2);
  const under = () => {
    const { left, top, width, height } = page.windowShown();
    return [left + (width * 100) / 400, top + (height * 200) / 300];
  };
  const before = under();
  wheel(100, 200, -1);
  expect(page.zoom()).toBeCloseTo(2.3);
  expect(under()).toEqual(before.map((each) => expect.closeTo(each)));
  expect((await state()).zoom.byHand).toBe(true);
});

test("a board larger than its frame can be shown whole, in the middle", async () => {
  await openedWith({ offsetWidth: 400, offsetHeight: 600 });
  expect(page.fitsWhole()).toBe(false);
  page.showAll();
  expect(page.zoom()).toBe(0.5);
  expect(page.board().style.transform).toBe("translate(100px, 0px) scale(0.5)");
});

test("a listener hears once of several movements", () => {
  const listener = vi.fn();
  page.whenMoved(listener);
  page.tellOnce(() => {
    page.showPlace(0.2, 0.2, 2);
    page.showPlace(0.8, 0.8, 3);
  });
  expect(listener).toHaveBeenCalledOnce();
});

test("whatever is done, the frame is full of board or shows all of it", () => {
  const roll = dice(5);
  for (let round = 0; round < 300; round += 1) {
    if (roll(2)) wheel(roll(400), roll(300), roll(2) ? 1 : -1);
    else page.showPlace(roll(101) / 100, roll(101) / 100, roll(60) / 10);
    const shown = page.windowShown();
    if (!shown) continue;
    const { left, top, width, height } = shown;
    expect(width).toBeCloseTo(1 / page.zoom());
    expect(Math.max(left + width, top + height)).toBeLessThanOrEqual(1 + 1e-9);
    expect(Math.min(left, top, height)).toBeGreaterThanOrEqual(0);
  }
});
