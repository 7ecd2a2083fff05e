import { afterEach, beforeEach, expect, test, vi } from "vitest";
import { along } from "../../src/kaiserhof/web/static/editor/borders.js";
import { Checks } from "../../src/kaiserhof/web/static/editor/checks.js";
import { Form } from "../../src/kaiserhof/web/static/editor/form.js";
import { centre } from "../../src/kaiserhof/web/static/editor/hexes.js";
import { centroid, inside } from "../../src/kaiserhof/web/static/editor/things.js";
import { desk, GRID } from "./desk.js";
import { dice } from "./page.js";

const SQUARE = [
  [100, 100],
  [300, 100],
  [300, 300],
  [100, 300],
];
const NEXT = [
  [300, 100],
  [500, 100],
  [500, 300],
  [300, 300],
];

// ---- outlines

test("an outline is closed by a click on its first corner", () => {
  const { doc, tools, click } = desk();
  tools.take("land");
  click(...SQUARE, [102, 101]);
  expect(doc.data.land).toEqual([{ id: "1", outline: SQUARE, label: [200, 200] }]);
  expect(tools.chosen).toBe("land.0");
});

test("a line ends with a second click on its last corner", () => {
  const { doc, tools, click } = desk();
  tools.take("coast");
  click([10, 10], [200, 50], [201, 51]);
  expect(doc.data.coast).toEqual([
    {
      line: [
        [10, 10],
        [200, 50],
      ],
    },
  ]);
});

test("another river belongs to the chosen ones", () => {
  const { doc, tools, draw } = desk();
  draw("river", [0, 0], [50, 50]);
  draw("river", [100, 0], [150, 50]);
  expect(doc.data.river).toHaveLength(1);
  expect(doc.data.river[0].lines).toHaveLength(2);
  tools.choose(null);
  draw("river", [200, 0], [250, 50]);
  expect(doc.data.river).toHaveLength(2);
});

test("a corner snaps to one nearby, and otherwise to whole numbers within the sheet", () => {
  const { tools, draw } = desk();
  draw("land", ...SQUARE);
  expect(tools.snapped([305.4, 97])).toEqual([300, 100]);
  expect(tools.snapped([325.4, 97])).toEqual([325, 97]);
  draw("coast", [312, 100], [600, 600]);
  expect(tools.snapped([307, 100])).toEqual([312, 100]);
  expect(tools.snapped([305, 100])).toEqual([300, 100]);
  expect(tools.snapped([-3, 800])).toEqual([0, 760]);
  tools.snaps = false;
  expect(tools.snapped([305.4, 97])).toEqual([305, 97]);
});

test("two clicks on corners of a border draw it the shorter way round", () => {
  const corners = [
    [100, 100],
    [200, 80],
    [300, 100],
    [300, 300],
    [200, 320],
    [150, 330],
    [100, 300],
  ];
  const { tools, draw } = desk();
  draw("land", ...corners);
  expect(along(tools.areas(), [100, 100], [300, 100])).toEqual([[200, 80]]);
  expect(along(tools.areas(), [300, 100], [100, 100])).toEqual([[200, 80]]);
  expect(along(tools.areas(), [100, 300], [200, 80])).toEqual([[100, 100]]);
  expect(along(tools.areas(), [100, 100], [100, 100])).toEqual([]);
  expect(along(tools.areas(), [100, 100], [5, 5])).toEqual([]);
});

// ---- dragging

test("corners of neighbours in the same place are dragged along, and one undo takes the drag back", () => {
  const { doc, tools, draw, drag } = desk();
  draw("land", ...SQUARE);
  draw("land", ...NEXT);
  tools.choose("land.0");
  const before = structuredClone(doc.data);
  drag([300, 300], [310, 310], [330, 350], [320, 340]);
  expect(doc.data.land.map(({ outline }) => outline)).toEqual([
    [...SQUARE.slice(0, 2), [320, 340], SQUARE[3]],
    [...NEXT.slice(0, 3), [320, 340]],
  ]);
  doc.undo();
  expect(doc.data).toEqual(before);
});

test("a pointer that hardly moves clicks; one that moves over nothing shifts the sheet", () => {
  const { doc, tools, draw, drag } = desk();
  draw("land", ...SQUARE);
  tools.choose(null);
  const before = structuredClone(doc.data);
  drag([150, 250], [153, 252]);
  expect(tools.chosen).toBe("land.0");
  drag([150, 250], [180, 240]);
  expect(tools.sheet.pan).toHaveBeenCalledWith(30, -10);
  expect(doc.data).toEqual(before);
});

test("two fingers enlarge the sheet by as much as they move apart", () => {
  const { tools, send } = desk();
  send("pointerdown", [100, 100], 1);
  send("pointerdown", [200, 100], 2);
  send("pointermove", [300, 100], 2);
  expect(tools.sheet.zoomTo).toHaveBeenCalledWith(0.5, [200, 100]);
  for (const finger of [1, 2]) send("pointerup", [300, 100], finger);
  expect(tools.chosen).toBeNull();
});

test("the arrow keys move a chosen corner, and those it shares, by one or by ten", () => {
  const { doc, tools, draw, press } = desk();
  draw("land", ...SQUARE);
  draw("land", ...NEXT);
  tools.choose("land.1", "outline.0");
  press("ArrowUp", { key: "ArrowLeft", shiftKey: true });
  expect(doc.data.land[0].outline[1]).toEqual([290, 99]);
  expect(doc.data.land[1].outline[0]).toEqual([290, 99]);
});

test("without a chosen place the arrow keys move the cross", () => {
  const { tools, draw, press } = desk();
  draw("land", ...SQUARE);
  press("ArrowUp", { key: "ArrowLeft", shiftKey: true });
  expect(tools.sheet.pointer).toEqual([99, 290]);
});

test("what moves does not snap, unless it is a corner", () => {
  const { doc, tools, draw, drag } = desk();
  draw("land", ...SQUARE);
  draw("town", [250, 250]);
  tools.choose("land.0.towns.0");
  drag([250, 250], [296, 296]);
  expect(doc.data.land[0].towns[0]).toMatchObject({ x: 296, y: 296 });
});

test("a thing is chosen and moved by one drag", () => {
  const { doc, tools, draw, drag } = desk();
  draw("land", ...SQUARE);
  draw("town", [150, 150]);
  tools.choose(null);
  drag([150, 150], [170, 180]);
  expect(tools.chosen).toBe("land.0.towns.0");
  expect(doc.data.land[0].towns[0]).toMatchObject({ x: 170, y: 180 });
});

test("a second click in the same place chooses what lies below, and a third the first again", () => {
  const { tools, draw, click } = desk();
  draw("land", ...SQUARE);
  draw("town", [150, 150]);
  tools.choose(null);
  const chosen = [0, 1, 2].map(() => {
    click([150, 150]);
    return tools.chosen;
  });
  expect(chosen).toEqual(["land.0.towns.0", "land.0", "land.0.towns.0"]);
  click([250, 250]);
  expect(tools.chosen).toBe("land.0");
});

test("a hex is dragged to a free place with its place in the row, and changes places with another", () => {
  const { doc, tools, click, drag } = desk(GRID);
  tools.take("cell");
  click(centre("A1", "BD"), centre("B2", "BD"));
  tools.take("route");
  click(centre("A1", "BD"));
  tools.take("choose");
  drag(centre("A1", "BD"), centre("C3", "BD"));
  expect(doc.data.cell.map(({ id }) => id)).toEqual(["C3", "B2"]);
  expect(doc.data.route.cells).toEqual(["C3"]);
  drag(centre("C3", "BD"), centre("B2", "BD"));
  expect(doc.data.cell.map(({ id }) => id)).toEqual(["B2", "C3"]);
  expect(doc.data.route.cells).toEqual(["C3"]);
});

// ---- undo while something is drawn

test("undo takes back the last corner of an outline, then the corner before, and then the last change", () => {
  const { doc, tools, draw, click } = desk();
  draw("land", ...SQUARE);
  tools.take("land");
  click([600, 100], [700, 100]);
  tools.undo();
  expect(tools.stroke).toEqual([[600, 100]]);
  tools.undo();
  expect(tools.stroke).toEqual([]);
  expect(doc.data.land).toHaveLength(1);
  tools.undo();
  expect(doc.data.land).toBeUndefined();
});

test("undo takes back all corners of a border that one click followed", () => {
  const { tools, draw, click } = desk();
  draw("land", [100, 100], [200, 80], [300, 100], [300, 300], [100, 300]);
  tools.take("land");
  click([100, 100], [300, 100]);
  expect(tools.stroke).toHaveLength(3);
  tools.undo();
  expect(tools.stroke).toEqual([[100, 100]]);
});

test("undo lets go of what is chosen if another thing has come into its place", () => {
  const { tools, draw } = desk();
  draw("land", ...SQUARE);
  draw("land", ...NEXT);
  tools.choose("land.0");
  tools.remove();
  tools.choose("land.0");
  tools.undo();
  expect(tools.chosen).toBeNull();
});

// ---- things that belong together

test("a town belongs to the land around it, and is named after it", () => {
  const { doc, tools, draw, click } = desk();
  draw("land", ...SQUARE);
  draw("land", ...NEXT);
  tools.take("town");
  click([350, 150], [400, 200], [900, 700]);
  expect(doc.data.land[1].towns).toEqual([
    { id: "2-1", x: 350, y: 150 },
    { id: "2-2", x: 400, y: 200 },
  ]);
});

test("what is new gets the lowest number that no other has in its name", () => {
  const { doc, things, draw } = desk();
  draw("land", ...SQUARE);
  draw("land", ...NEXT);
  draw("town", [150, 150]);
  things.rename(things.find("land.0"), "wei-3");
  doc.data.land[0].towns[0].id = "2-1";
  draw("town", [450, 150]);
  expect(doc.data.land[1].towns[0].id).toBe("2-2");
  draw("land", [600, 600], [700, 600], [600, 700]);
  draw("land", [800, 600], [900, 600], [800, 700]);
  expect(doc.data.land.slice(2).map(({ id }) => id)).toEqual(["1", "4"]);
});

test("two clicks make a pact, and its seal lies half way", () => {
  const { doc, tools, draw, click } = desk();
  draw("land", ...SQUARE);
  draw("land", ...NEXT);
  tools.take("pact");
  click([200, 150], [400, 150]);
  expect(doc.data.pact).toEqual([{ id: "1", lands: ["1", "2"], seal: [300, 200] }]);
});

test("a land that is renamed is renamed in its towns, roads and pacts", () => {
  const { doc, things } = townsAndRoads();
  things.rename(things.find("land.0"), "wei");
  expect(doc.data.land[0].towns.map(({ id }) => id)).toEqual(["wei-1"]);
  expect(doc.data.pact[0].lands).toEqual(["wei", "2"]);
  expect(doc.data.road).toEqual([
    ["wei-1", "2-1"],
    ["wei-1", "2-2"],
    ["2-1", "2-2"],
  ]);
});

test("a name is taken over letter by letter, as one change, and takes along only what was the same before", () => {
  const { doc, things, tools, draw } = desk();
  draw("land", ...SQUARE);
  doc.data.land[0].names = { en: "Wei", de: "We", zh: "Wei" };
  doc.changed();
  things.kinds.land.entries = [{ key: "names", kind: "names", choices: [], optional: false, when: {} }];
  document.documentElement.lang = "en";
  const box = document.createElement("div");
  document.body.append(box);
  const form = new Form(box, things, {}, tools);
  form.show("land.0", []);
  const input = box.querySelector("#entry-names-en");
  const steps = doc.past.length;
  for (const text of ["We", "W", "", "Y", "Ya", "Yan"]) {
    input.value = text;
    input.dispatchEvent(new Event("input", { bubbles: true }));
    expect(doc.data.land[0].names.en ?? "").toBe(text);
  }
  expect(doc.data.land[0]).toMatchObject({ id: "yan", names: { en: "Yan", de: "We", zh: "Yan" } });
  expect(doc.past).toHaveLength(steps + 1);
});

test("pacts and roads go with a land that is removed", () => {
  const { doc, tools } = townsAndRoads();
  tools.choose("land.0");
  tools.remove();
  expect(doc.data.land.map(({ id }) => id)).toEqual(["2"]);
  expect(doc.data.pact).toEqual([]);
  expect(doc.data.road).toEqual([["2-1", "2-2"]]);
});

function townsAndRoads() {
  const page = desk();
  page.draw("land", ...SQUARE);
  page.draw("land", ...NEXT);
  page.draw("town", [150, 150], [450, 150], [450, 250]);
  page.draw("road", [150, 150], [450, 150]);
  page.draw("road", [150, 150], [450, 250]);
  page.draw("road", [450, 150], [450, 250]);
  page.draw("pact", [200, 200], [400, 200]);
  return page;
}

test("a corner is removed as long as an outline remains; then the land is", () => {
  const { doc, tools, draw } = desk();
  draw("land", ...SQUARE);
  tools.choose("land.0", "outline.1");
  tools.remove();
  expect(doc.data.land[0].outline).toEqual([SQUARE[0], SQUARE[2], SQUARE[3]]);
  tools.choose("land.0", "outline.1");
  tools.remove();
  expect(doc.data.land).toEqual([]);
});

test("a new corner lies half way to the next", () => {
  const { doc, tools, draw } = desk();
  draw("land", ...SQUARE);
  tools.choose("land.0", "outline.3");
  tools.insert();
  expect(doc.data.land[0].outline).toEqual([...SQUARE, [100, 200]]);
  expect(tools.handle).toBe("outline.4");
});

test("a cell is made where the hex is, and a click on the row adds it or takes it away", () => {
  const { doc, tools, click } = desk(GRID);
  tools.take("cell");
  click(centre("A1", "BD"), centre("B2", "BD"));
  expect(doc.data.cell.map(({ id }) => id)).toEqual(["A1", "B2"]);
  tools.take("route");
  click(centre("B2", "BD"), centre("A1", "BD"), centre("C3", "BD"));
  expect(doc.data.route.cells).toEqual(["B2", "A1"]);
  click(centre("A1", "BD"));
  expect(doc.data.route.cells).toEqual(["B2"]);
});

// ---- undo

const KEYS = ["m", "i", "n", "p", "k", "j", "Delete", "Escape", "ArrowDown"];

test.each([undefined, GRID])(
  "undoing everything restores the same board, doing it again the last one (%#)",
  (board) => {
    for (let seed = 1; seed <= 8; seed += 1) {
      const { doc, things, tools, draw, drag, press } = desk(board);
      const roll = dice(seed);
      const one = (list) => list[roll(list.length)];
      const first = doc.last;
      const point = () => [20 * roll(50), 20 * roll(38)];
      const handle = () => {
        const { x, y } = one(things.all().flatMap((thing) => things.handles(thing))) ?? { x: 0, y: 0 };
        return [x, y];
      };
      const steps = [
        () => draw(one(things.editing.kinds).id, point(), point(), point(), point()),
        () => drag(handle(), point(), point()),
        () => press(one(KEYS), one(KEYS)),
        () => tools.choose(one(things.all().map((thing) => things.key(thing)))),
        () => doc.undo(),
        () => doc.redo(),
      ];
      for (let count = 0; count < 150; count += 1) one(steps)();
      while (doc.future.length) doc.redo();
      const last = doc.last;
      const changes = doc.past.length;
      expect(changes).toBeGreaterThan(10);
      while (doc.past.length) doc.undo();
      expect(JSON.stringify(doc.data)).toBe(first);
      for (let count = 0; count < changes; count += 1) doc.redo();
      expect(JSON.stringify(doc.data)).toBe(last);
    }
  },
);

// ---- arithmetic

test("the centroid of a square is its centre, however it is drawn", () => {
  expect(centroid(SQUARE)).toEqual([200, 200]);
  expect(centroid(SQUARE.toReversed())).toEqual([200, 200]);
  expect(centroid([[7, 8]])).toEqual([7, 8]);
});

test("a point is inside where a ray leaves an odd number of times", () => {
  const bay = [...SQUARE.slice(0, 2), [200, 200], ...SQUARE.slice(2)];
  expect(inside([150, 200], bay)).toBe(true);
  expect(inside([290, 200], bay)).toBe(false);
  expect(inside([250, 110], bay)).toBe(true);
  expect(inside([50, 200], bay)).toBe(false);
});

// ---- checks

const SOUND = { problems: [], text: "[map]", picture: "<svg/>", players: [3, 4] };

beforeEach(() => vi.useFakeTimers());

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function checked(answer) {
  const { doc } = desk();
  const fetched = vi.fn(answer);
  vi.stubGlobal("fetch", fetched);
  const told = vi.fn();
  return { doc, checks: new Checks("/editor", doc, told), fetched, told };
}

const responds = (told, status = 200) => ({ status, json: async () => told });

test("a board is checked once a while after its last change", async () => {
  const { doc, checks, fetched, told } = checked(async () => responds(SOUND));
  doc.replace({ a: 1 });
  await vi.advanceTimersByTimeAsync(200);
  doc.replace({ a: 2 });
  await vi.advanceTimersByTimeAsync(1000);
  expect(fetched).toHaveBeenCalledOnce();
  expect(JSON.parse(fetched.mock.calls[0][1].body)).toEqual({ a: 2 });
  expect(told).toHaveBeenCalledWith({ players: [3, 4] });
  expect(await checks.file()).toBe("[map]");
  expect(fetched).toHaveBeenCalledOnce();
  fetched.mockRejectedValue(new TypeError("offline"));
  doc.replace({ a: 3 });
  expect(await checks.file()).toBe("");
});

test("an answer that was overtaken is forgotten", async () => {
  const answers = [];
  const { doc, checks, told } = checked(() => new Promise((done) => answers.push(done)));
  checks.ask();
  doc.replace({ a: 1 });
  checks.ask();
  answers[1](responds(SOUND));
  await vi.advanceTimersByTimeAsync(0);
  answers[0](responds({ ...SOUND, text: "old" }));
  await vi.advanceTimersByTimeAsync(0);
  expect(checks.text).toBe("[map]");
  expect(told).toHaveBeenCalledOnce();
});

test("a busy server is asked again later", async () => {
  const answers = [responds({}, 429), responds(SOUND)];
  const { checks, told } = checked(async () => answers.shift());
  checks.ask();
  await vi.advanceTimersByTimeAsync(1000);
  expect(told).not.toHaveBeenCalled();
  await vi.advanceTimersByTimeAsync(1000);
  expect(told).toHaveBeenCalledWith({ players: [3, 4] });
});

test("there is no file while the server is away, and a refusal is the only problem", async () => {
  const { checks, told } = checked(async () => {
    throw new TypeError("offline");
  });
  expect(await checks.file()).toBe("");
  expect(told).toHaveBeenCalledWith({ away: true });
  vi.stubGlobal("fetch", async () => responds({ sentence: "Too large." }, 413));
  await checks.ask();
  expect(checks.problems).toEqual([{ id: "", place: [], sentence: "Too large." }]);
  expect(checks.text).toBe("");
});
