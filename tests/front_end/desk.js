// An editor of small boards for tests: the document with its tools, on a sheet that shows a unit in a pixel.

import { vi } from "vitest";
import { Document } from "../../src/kaiserhof/web/static/editor/document.js";
import { inside, Things } from "../../src/kaiserhof/web/static/editor/things.js";
import { Tools } from "../../src/kaiserhof/web/static/editor/tools.js";

const PLAIN = { at: "", name: "", parent: "", joins: "", pair: "", points: [], more_points: [], single: false };
const UNCOLOURED = {
  entries: [],
  first: {},
  colour: "",
  colours: {},
  place_colours: {},
  dashed: false,
  apart: 0,
  order: "",
};
const kind = (id, shape, told) => ({ id, path: id, shape, ...PLAIN, ...UNCOLOURED, ...told });

const KINDS = [
  kind("map", "plain", { single: true, first: { width: 1000, height: 760 } }),
  kind("land", "area", { at: "outline", name: "id", points: ["label"], more_points: ["flag"], first: { id: "#" } }),
  kind("town", "point", { path: "land.towns", at: "x y", name: "id", parent: "land", first: { id: "^-#" } }),
  kind("pact", "link", { joins: "land", pair: "lands", name: "id", points: ["seal"], first: { id: "#" } }),
  kind("road", "link", { joins: "town" }),
  kind("coast", "line", { at: "line" }),
  kind("river", "lines", { at: "lines" }),
];
const HEXES = [
  kind("cell", "cell", { name: "id", first: { sort: "field" } }),
  kind("route", "row", { path: "route.cells", single: true, joins: "cell" }),
];

// The sheet without a drawing: points are pixels, and a thing is under the pointer where it has a handle or is an area.
function flatSheet(things) {
  const svg = document.createElementNS("http://www.w3.org/2000/svg", "svg");
  svg.setPointerCapture = () => {};
  return {
    svg,
    pointer: [500, 380],
    box: [0, 0, 1000, 760],
    size: () => [1000, 760],
    unit: () => 1,
    pointOf: ({ clientX, clientY }) => [clientX, clientY],
    pan: vi.fn(),
    show: vi.fn(),
    zoomTo: vi.fn(),
    under([x, y]) {
      const found = [];
      for (const thing of things.all().reverse()) {
        const handle = things.handles(thing).find((each) => Math.hypot(each.x - x, each.y - y) <= 5);
        if (handle) found.push({ path: things.key(thing), handle: handle.path.join(".") });
      }
      for (const thing of things.all())
        if (thing.kind.shape === "area" && inside([x, y], thing.item[thing.kind.at]))
          found.push({ path: things.key(thing) });
      const cell = things.all().find(({ kind, item }) => kind.shape === "cell" && item.id === things.cellAt([x, y]));
      return cell ? [...found, { path: things.key(cell) }] : found;
    },
  };
}

const PLANE = { kinds: KINDS, data: { map: { width: 1000, height: 760 } }, width: "map.width", low: "" };
export const GRID = { kinds: HEXES, data: { low: ["B", "D"], route: { cells: [] } }, width: "", low: "low" };

export function desk({ kinds, data, width, low } = PLANE) {
  localStorage.clear();
  const doc = new Document({ document: data, seen: [], accepted: [] });
  const things = new Things(doc, { kinds, empty: {}, order: "", width, height: "map.height", low });
  const tools = new Tools(flatSheet(things), things, () => {});
  const send = (name, [clientX, clientY], pointerId = 1) =>
    tools.sheet.svg.dispatchEvent(
      Object.assign(new PointerEvent(name, { bubbles: true }), { clientX, clientY, pointerId, button: 0 }),
    );
  const click = (...points) => {
    for (const point of points) for (const name of ["pointerdown", "pointerup"]) send(name, point);
  };
  const drag = (from, ...to) => {
    send("pointerdown", from);
    for (const point of to) send("pointermove", point);
    send("pointerup", to.at(-1));
  };
  const press = (...keys) => {
    for (const key of keys)
      tools.sheet.svg.dispatchEvent(new KeyboardEvent("keydown", typeof key === "string" ? { key } : key));
  };
  const draw = (tool, ...points) => {
    tools.take(tool);
    click(...points);
    tools.finish();
    tools.take("choose");
  };
  return { doc, things, tools, send, click, drag, press, draw };
}
