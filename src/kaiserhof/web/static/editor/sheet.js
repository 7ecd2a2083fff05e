// The sheet: the photo, the drawing and everything that can be edited on it, with zoom and pointer positions.

import { at } from "./document.js";
import { centre, corners, size } from "./hexes.js";
import { onSide, view } from "./state.js";
import { keyOf, layerOf } from "./things.js";

/** @import { Point } from "./hexes.js" */
/** @import { Thing, Things } from "./things.js" */
/** @typedef {[name: string, values: Record<string, string | number>, text?: string]} Part An element of the drawing. */
/** @typedef {{ path: string, handle?: string }} Under The keys of a thing and of its handle under the pointer. */
/** @typedef {{ chosen: boolean, wrong: boolean, first: boolean }} State */
/** @typedef {{ rank: number, parts: Part[] }} Drawn What is drawn for a thing, from below to above. */
/**
 * What is selected, begun and wrong; things and handles by their keys.
 *
 * @typedef {object} Work
 * @property {string | null} chosen
 * @property {string | null} handle
 * @property {Point[]} stroke
 * @property {string | null} first
 * @property {Set<string>} wrong
 * @property {Point | null} target
 */

/** In what order things lie above each other, and so what a click reaches first. */
const RANK = { scenery: 0, area: 1, line: 2, place: 3, point: 4 };
const SVG = "http://www.w3.org/2000/svg";
const CLOSEST = 12;
const LAYERS = /** @type {const} */ (["picture", "things", "stroke", "handles", "cursor"]);

export class Sheet {
  hidden = false;
  /** @type {string[]} */
  shown = [];

  /**
   * @param {SVGSVGElement} svg
   * @param {Things} things
   */
  constructor(svg, things) {
    this.svg = svg;
    this.things = things;
    this.layers = /** @type {Record<(typeof LAYERS)[number], Element>} */ (
      Object.fromEntries(LAYERS.map((name) => [name, svg.querySelector(`[data-layer="${name}"]`)]))
    );
    /** @type {[left: number, top: number, width: number, height: number]} */
    this.box = [0, 0, 0, 0];
    this.whole();
    const [width, height] = this.size();
    /** @type {Point} */
    this.pointer = [width / 2, height / 2];
    new ResizeObserver(() => this.begin()).observe(svg);
  }

  /** @returns {Point} */
  size() {
    const { editing, doc } = this.things;
    if (editing.width) {
      /** @type {(key: string, usual: number) => number} */
      const number = (key, usual) => {
        const found = Number(at(doc.data, key.split(".")));
        return found > 0 && found <= 10000 ? found : usual;
      };
      return [number(editing.width, 1000), number(editing.height, 760)];
    }
    const cells = this.things
      .all()
      .filter(({ kind }) => kind.shape === "cell")
      .map(({ kind, item }) => String(item[kind.name]));
    const columns = Math.max(5, ...cells.map((name) => name.charCodeAt(0) - 62));
    const rows = Math.max(8, ...cells.map((name) => Number(name.slice(1)) + 3).filter(Number.isFinite));
    return size(Math.min(26, columns), Math.min(60, rows));
  }

  // ---- zoom: the view box is the visible part of the sheet

  /**
   * @param {number} share
   * @param {Point} point
   */
  zoomTo(share, point = [this.box[0] + this.box[2] / 2, this.box[1] + this.box[3] / 2]) {
    const most = this.most();
    const wide = Math.max(most / CLOSEST, Math.min(most, this.box[2] * share));
    const factor = wide / this.box[2];
    const [x, y] = point;
    this.box = [x - (x - this.box[0]) * factor, y - (y - this.box[1]) * factor, wide, this.box[3] * factor];
    this.pan(0, 0);
  }

  // The width at which the whole sheet is visible.
  most() {
    const [width, height] = this.size();
    return Math.max(width, height / this.ratio());
  }

  ratio() {
    const { width, height } = this.svg.getBoundingClientRect();
    return width && height ? height / width : 0.76;
  }

  // A long grid starts at its north edge, large enough for clicks.
  begin() {
    this.whole();
    const [width, height] = this.size();
    if (height > 2 * width) this.zoomTo((2 * width) / height, [width / 2, 0]);
  }

  whole() {
    this.box = [0, 0, this.most(), this.most() * this.ratio()];
    this.pan(0, 0);
  }

  /**
   * @param {number} dx
   * @param {number} dy
   */
  pan(dx, dy) {
    /** @type {(first: number, length: number, all: number) => number} */
    const within = (first, length, all) =>
      length >= all ? (all - length) / 2 : Math.max(0, Math.min(all - length, first));
    const [width, height] = this.size();
    this.box[0] = within(this.box[0] - dx, this.box[2], width);
    this.box[1] = within(this.box[1] - dy, this.box[3], height);
    this.svg.setAttribute("viewBox", this.box.join(" "));
  }

  /**
   * Scrolls a point into view.
   *
   * @param {Point} point
   */
  show([x, y]) {
    const [left, top, width, height] = this.box;
    /** @type {(value: number, low: number, high: number) => number} */
    const off = (value, low, high) => (value < low ? value - low : value > high ? value - high : 0);
    this.pan(-off(x, left, left + width), -off(y, top, top + height));
  }

  unit() {
    return this.box[2] / (this.svg.getBoundingClientRect().width || 1);
  }

  /**
   * @param {{ clientX: number, clientY: number }} place
   * @returns {Point}
   */
  pointOf({ clientX, clientY }) {
    const point = new DOMPoint(clientX, clientY).matrixTransform(this.svg.getScreenCTM()?.inverse());
    return [point.x, point.y];
  }

  /**
   * The things at a point of the sheet, the topmost first, with the handle that is there. A finger also reaches a place
   * that is near.
   *
   * @param {Point} at
   * @returns {Under[]}
   */
  under(at, reach = 0) {
    const [x, y] = at;
    const point = new DOMPoint(x, y).matrixTransform(this.svg.getScreenCTM() ?? undefined);
    const exact = document
      .elementsFromPoint(point.x, point.y)
      .map((element) => /** @type {SVGElement | null} */ (element.closest("[data-path]")))
      .filter((element) => element !== null && this.svg.contains(element));
    const near = exact.some((element) => element?.localName === "circle") ? null : this.nearest(at, reach);
    return [...(near ? [near] : []), ...exact].map((element) => ({
      path: element?.dataset.path ?? "",
      handle: element?.dataset.handle,
    }));
  }

  /**
   * The place nearest to a point, if one is within reach.
   *
   * @param {Point} point
   * @param {number} reach
   */
  nearest([x, y], reach) {
    let best = reach;
    /** @type {SVGElement | null} */
    let found = null;
    /** @type {NodeListOf<SVGCircleElement>} */
    const places = this.svg.querySelectorAll("circle[data-path]:not(.locked)");
    for (const place of reach ? places : []) {
      const far = Math.hypot(place.cx.baseVal.value - x, place.cy.baseVal.value - y);
      if (far >= best) continue;
      best = far;
      found = place;
    }
    return found;
  }

  // ---- drawing

  /** @param {Work} work */
  draw({ chosen, handle, stroke, wrong, first, target }) {
    const all = this.things.all().filter(({ kind }) => !view.hidden.has(layerOf(kind)) && onSide(kind));
    const parts = all
      .flatMap((thing) => {
        const key = this.things.key(thing);
        return this.drawn(thing, { chosen: key === chosen, wrong: wrong.has(key), first: key === first });
      })
      .toSorted((a, b) => a.rank - b.rank)
      .flatMap((each) => each.parts);
    this.put(this.things.editing.width ? parts : [...this.grid(), ...parts]);
    this.layers.things.classList.toggle("over-picture", this.hidden);
    const [width, height] = this.size();
    setAll(this.layers.picture, { width, height });
    const thing = this.things.find(chosen);
    const handles = thing ? this.things.handles(thing) : [];
    this.layers.handles.replaceChildren(
      ...handles.map((each) =>
        make("circle", {
          cx: each.x,
          cy: each.y,
          r: 5 * this.unit(),
          class: `handle${keyOf(each) === handle ? " chosen" : ""}${each.label ? " own" : ""}`,
          "data-handle": keyOf(each),
          "data-path": chosen ?? "",
        }),
      ),
    );
    const dots = stroke.map(([x, y]) => make("circle", { cx: x, cy: y, r: 4 * this.unit(), class: "stroke-corner" }));
    const cell = target && this.things.cellAt(target);
    const drop = cell && centre(cell, this.things.low());
    this.layers.stroke.replaceChildren(
      ...(drop ? [make("polygon", { points: line(corners(drop)), class: "stroke" })] : []),
      ...(stroke.length ? [make("polyline", { points: line(stroke), class: "stroke" }), ...dots] : []),
    );
    const [x, y] = this.pointer;
    const long = 9 * this.unit();
    this.layers.cursor.replaceChildren(
      make("path", { d: `M${x - long},${y}H${x + long}M${x},${y - long}V${y + long}`, class: "cross" }),
    );
  }

  /**
   * Draws the parts of all things. Existing elements stay, so a drag redraws only what moves.
   *
   * @param {Part[]} parts
   */
  put(parts) {
    const layer = this.layers.things;
    const before = this.shown;
    this.shown = parts.map((part) => JSON.stringify(part));
    for (const [index, part] of this.shown.entries()) {
      if (part === before[index]) continue;
      const node = make(...parts[index]);
      if (index < before.length) layer.children[index].replaceWith(node);
      else layer.append(node);
    }
    for (let spare = before.length; spare > parts.length; spare -= 1) layer.lastChild?.remove();
  }

  /**
   * @param {Thing} thing
   * @param {State} state
   * @returns {Drawn[]}
   */
  drawn(thing, { chosen, wrong, first }) {
    const { kind, item } = thing;
    const state = `${chosen ? " chosen" : ""}${wrong ? " wrong" : ""}${first ? " first" : ""}`;
    const colour =
      Object.entries(kind.colours)
        .map(([key, named]) => named[item[key]])
        .find(Boolean) || kind.colour;
    const known = { "data-path": this.things.key(thing), "data-kind": kind.id, ...(colour && { "--colour": colour }) };
    const plain = `thing ${kind.shape}${state}${view.locked.has(layerOf(kind)) ? " locked" : ""}`;
    const own = { class: `${plain}${kind.dashed ? " dashed" : ""}`, ...known };
    /** @type {Part[]} */
    const found = [];
    if (kind.shape === "area") found.push(["polygon", { points: line(item[kind.at]), ...own }]);
    if (kind.shape === "line") found.push(["polyline", { points: line(item[kind.at]), ...own }]);
    if (kind.shape === "lines")
      for (const each of item[kind.at] || []) found.push(["polyline", { points: line(each), ...own }]);
    if (kind.shape === "link") {
      const [a, b] = this.things.ends(thing).map((end) => end && this.things.anchor(end));
      if (a && b) {
        const ends = { x1: a[0], y1: a[1], x2: b[0], y2: b[1] };
        found.push(["line", { ...ends, class: `reach ${plain}`, ...known }], ["line", { ...ends, ...own }]);
      }
    }
    if (kind.shape === "cell") {
      const middle = this.things.anchor(thing);
      if (middle)
        found.push(["polygon", { points: line(corners(middle)), ...own }], words(middle, item[kind.name], "cell-name"));
    }
    if (kind.shape === "row" && Array.isArray(item)) {
      const places = this.things.places(thing);
      // The order of those that are put in order by themselves means nothing.
      if (!kind.order) found.push(["polyline", { points: line(places), ...own }]);
      for (const [index, [x, y]] of places.entries()) {
        found.push(
          words([x, y + 24], kind.order ? "✹" : String(index + 1), `order${kind.order ? " mark" : ""}${state}`),
        );
      }
    }
    /** @type {Part[]} */
    const dots = [];
    for (const handle of this.things.handles(thing)) {
      const { x, y, label } = handle;
      if (kind.shape !== "point" && !label) continue;
      const place = label ? kind.place_colours[label] : colour;
      const dot = {
        class: `dot ${plain}`,
        ...known,
        ...(place && { "--place": place }),
        ...(label && { "data-handle": keyOf(handle) }),
      };
      if (kind.scenery && !label) dots.push(["polygon", { points: line(peak(x, y)), ...dot }]);
      else dots.push(["circle", { cx: x, cy: y, r: label ? 9 : 12, ...dot }]);
      const named = kind.shape === "point" ? kind.name || item.names : label === kind.points[0];
      const said = named && this.things.name(thing);
      if (said) dots.push(words([x, y], said, `said${state}`));
    }
    const rank = kind.scenery ? RANK.scenery : kind.shape === "area" || kind.shape === "cell" ? RANK.area : RANK.line;
    const above = kind.scenery ? RANK.scenery : kind.shape === "point" ? RANK.point : RANK.place;
    return [
      { rank, parts: found },
      { rank: above, parts: dots },
    ];
  }

  // The empty cells of a grid.
  grid() {
    const [width, height] = this.size();
    const low = this.things.low();
    /** @type {Part[]} */
    const found = [];
    for (let column = 0; column < 26; column += 1) {
      for (let row = 0; row < 100; row += 1) {
        const middle = centre(`${String.fromCharCode(65 + column)}${row}`, low);
        if (!middle || middle[0] > width - 30 || middle[1] > height - 30) break;
        found.push(["polygon", { points: line(corners(middle)), class: "empty-cell" }]);
      }
    }
    return found;
  }
}

/** @type {(points?: unknown[]) => string} */
const line = (points = []) =>
  points
    .filter(Array.isArray)
    .map((point) => point.join(","))
    .join(" ");

// The corners of the sign for scenery that has one place, so that it does not look like a place of the game.
/** @type {(x: number, y: number) => Point[]} */
const peak = (x, y) => [
  [x, y - 12],
  [x + 12, y + 9],
  [x - 12, y + 9],
];

/** @type {(name: string, values: Record<string, string | number>, text?: string) => SVGElement} */
function make(name, values, text = "") {
  const element = document.createElementNS(SVG, name);
  setAll(element, values);
  element.textContent = text;
  return /** @type {SVGElement} */ (element);
}

/** @type {(element: Element, values: Record<string, string | number>) => void} */
function setAll(element, values) {
  for (const [key, value] of Object.entries(values)) {
    if (key.startsWith("--"))
      /** @type {SVGElement} */ (element).style.setProperty(key, String(value)); // style attributes are forbidden
    else element.setAttribute(key, String(value));
  }
}

/** @type {(place: Point, text: string, css: string) => Part} */
const words = ([x, y], text, css) => ["text", { x, y, class: css, "aria-hidden": "true" }, text];
