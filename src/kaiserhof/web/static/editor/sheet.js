// The sheet: the photo, the drawing and everything that can be edited on it, with zoom and pointer positions.

import { at } from "./document.js";
import { centre, corners, size } from "./hexes.js";

const SVG = document.querySelector("svg").namespaceURI;
const CLOSEST = 12;

export class Sheet {
  constructor(svg, things) {
    this.svg = svg;
    this.things = things;
    this.layers = Object.fromEntries(
      ["photo", "picture", "things", "draft", "handles", "cursor"].map((name) => [
        name,
        svg.querySelector(`[data-layer="${name}"]`),
      ]),
    );
    this.hidden = false;
    this.shown = [];
    this.whole();
    this.pointer = this.size().map((length) => length / 2);
    new ResizeObserver(() => this.begin()).observe(svg);
  }

  size() {
    const { editing, doc } = this.things;
    if (editing.width) {
      const number = (key, usual) => {
        const found = Number(at(doc.data, key.split(".")));
        return found > 0 && found <= 10000 ? found : usual;
      };
      return [number(editing.width, 1000), number(editing.height, 760)];
    }
    const cells = this.things
      .all()
      .filter((thing) => thing.kind.shape === "cell")
      .map((thing) => thing.item[thing.kind.name]);
    const columns = Math.max(5, ...cells.map((name) => String(name).charCodeAt(0) - 62));
    const rows = Math.max(8, ...cells.map((name) => Number(String(name).slice(1)) + 3).filter(Number.isFinite));
    return size(Math.min(26, columns), Math.min(60, rows));
  }

  // ---- zoom: the view box is the visible part of the sheet

  zoomTo(share, point = null) {
    const most = this.most();
    const wide = Math.max(most / CLOSEST, Math.min(most, this.box[2] * share));
    const factor = wide / this.box[2];
    const [x, y] = point || [this.box[0] + this.box[2] / 2, this.box[1] + this.box[3] / 2];
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

  pan(dx, dy) {
    const within = (first, length, all) =>
      length >= all ? (all - length) / 2 : Math.max(0, Math.min(all - length, first));
    const [width, height] = this.size();
    this.box[0] = within(this.box[0] - dx, this.box[2], width);
    this.box[1] = within(this.box[1] - dy, this.box[3], height);
    this.svg.setAttribute("viewBox", this.box.join(" "));
  }

  // Scrolls a point into view.
  show([x, y]) {
    const [left, top, width, height] = this.box;
    const off = (value, low, high) => (value < low ? value - low : value > high ? value - high : 0);
    this.pan(-off(x, left, left + width), -off(y, top, top + height));
  }

  unit() {
    return this.box[2] / (this.svg.getBoundingClientRect().width || 1);
  }

  pointOf(event) {
    const matrix = this.svg.getScreenCTM();
    const point = new DOMPoint(event.clientX, event.clientY).matrixTransform(matrix.inverse());
    return [point.x, point.y];
  }

  // The path of the thing at a point of the sheet. Handles of the selected thing take precedence.
  under([x, y]) {
    const point = new DOMPoint(x, y).matrixTransform(this.svg.getScreenCTM());
    const found = document
      .elementsFromPoint(point.x, point.y)
      .find((element) => element.closest?.("[data-path], [data-handle]") && this.svg.contains(element));
    const element = found?.closest("[data-path], [data-handle]");
    return element ? { path: element.dataset.path, handle: element.dataset.handle } : {};
  }

  // ---- drawing

  draw({ chosen, handle, draft, wrong, first }) {
    const parts = this.things
      .all()
      .flatMap((thing) =>
        this.drawn(
          thing,
          this.things.key(thing) === chosen,
          wrong.has(this.things.key(thing)),
          this.things.key(thing) === first,
        ),
      );
    if (!this.things.editing.width) parts.unshift(...this.grid());
    this.put(parts);
    this.layers.things.classList.toggle("over-picture", this.hidden);
    const [width, height] = this.size();
    for (const image of [this.layers.photo, this.layers.picture])
      for (const [key, value] of Object.entries({ width, height })) image.setAttribute(key, value);
    const thing = this.things.find(chosen);
    const handles = thing ? this.things.handles(thing) : [];
    this.layers.handles.replaceChildren(
      ...handles.map((each) =>
        make("circle", {
          cx: each.x,
          cy: each.y,
          r: 5 * this.unit(),
          class: `handle${each.path.join(".") === handle ? " chosen" : ""}${each.label ? " own" : ""}`,
          "data-handle": each.path.join("."),
          "data-path": chosen,
        }),
      ),
    );
    const line = draft.length
      ? [
          make("polyline", { points: draft.map((point) => point.join(",")).join(" "), class: "draft" }),
          ...draft.map(([x, y]) => make("circle", { cx: x, cy: y, r: 4 * this.unit(), class: "draft-corner" })),
        ]
      : [];
    this.layers.draft.replaceChildren(...line);
    this.drawCursor();
  }

  // Draws the parts of all things. Existing elements stay, so a drag redraws only what moves.
  put(parts) {
    const layer = this.layers.things;
    const before = this.shown;
    this.shown = parts.map((part) => JSON.stringify(part));
    this.shown.forEach((part, index) => {
      if (part === before[index]) return;
      const node = make(...parts[index]);
      if (index < before.length) layer.children[index].replaceWith(node);
      else layer.append(node);
    });
    for (let spare = before.length; spare > parts.length; spare -= 1) layer.lastChild.remove();
  }

  drawCursor() {
    const [x, y] = this.pointer;
    const long = 9 * this.unit();
    this.layers.cursor.replaceChildren(
      make("path", { d: `M${x - long},${y}H${x + long}M${x},${y - long}V${y + long}`, class: "cross" }),
    );
  }

  // The parts of a thing: each has the name of an SVG element, its attributes and optionally a text.
  drawn(thing, chosen, wrong, first) {
    const { kind, item } = thing;
    const state = `${chosen ? " chosen" : ""}${wrong ? " wrong" : ""}${first ? " first" : ""}`;
    const colour =
      Object.entries(kind.colours)
        .map(([key, named]) => named[item[key]])
        .find(Boolean) || kind.colour;
    const known = { "data-path": this.things.key(thing), "data-kind": kind.id, ...(colour && { "--colour": colour }) };
    const plain = `thing ${kind.shape}${state}`;
    const css = `${plain}${kind.dashed ? " dashed" : ""}`;
    const line = (points) =>
      points
        .filter(Array.isArray)
        .map((point) => point.join(","))
        .join(" ");
    const found = [];
    if (kind.shape === "area") found.push(["polygon", { points: line(item[kind.at] || []), class: css, ...known }]);
    if (kind.shape === "line") found.push(["polyline", { points: line(item[kind.at] || []), class: css, ...known }]);
    if (kind.shape === "lines")
      for (const each of item[kind.at] || []) found.push(["polyline", { points: line(each), class: css, ...known }]);
    if (kind.shape === "link") {
      const [a, b] = this.things.ends(thing).map((end) => end && this.things.anchor(end));
      if (a && b)
        found.push(
          ["line", { x1: a[0], y1: a[1], x2: b[0], y2: b[1], class: `reach ${plain}`, ...known }],
          ["line", { x1: a[0], y1: a[1], x2: b[0], y2: b[1], class: css, ...known }],
        );
    }
    if (kind.shape === "cell") {
      const middle = this.things.anchor(thing);
      if (middle)
        found.push(
          ["polygon", { points: line(corners(middle)), class: css, ...known }],
          words(middle, item[kind.name], "cell-name"),
        );
    }
    if (kind.shape === "row" && Array.isArray(item)) {
      const places = this.things.places(thing);
      found.push(["polyline", { points: line(places), class: css, ...known }]);
      for (const [index, place] of places.entries()) {
        found.push(words([place[0], place[1] + 24], String(index + 1), `order${state}`));
      }
    }
    for (const handle of this.things.handles(thing).filter((each) => kind.shape === "point" || each.label)) {
      const place = handle.label ? kind.place_colours[handle.label] : colour;
      found.push([
        "circle",
        {
          cx: handle.x,
          cy: handle.y,
          r: kind.shape === "point" ? 12 : 9,
          class: `dot ${plain}`,
          ...known,
          ...(place && { "--place": place }),
        },
      ]);
      const said =
        kind.shape === "point"
          ? kind.name || item.names
            ? this.things.name(thing)
            : ""
          : handle.label === kind.points[0]
            ? this.things.name(thing)
            : "";
      if (said) found.push(words([handle.x, handle.y], said, `said${state}`));
    }
    return found;
  }

  grid() {
    const { editing, doc } = this.things;
    const low = at(doc.data, editing.low.split(".")) || [];
    const [width, height] = this.size();
    const found = [];
    for (let column = 0; column < 26; column += 1) {
      for (let row = 0; row < 100; row += 1) {
        const middle = centre(`${String.fromCharCode(65 + column)}${row}`, low);
        if (middle[0] > width - 30 || middle[1] > height - 30) break;
        found.push([
          "polygon",
          {
            points: corners(middle)
              .map((point) => point.join(","))
              .join(" "),
            class: "empty-cell",
          },
        ]);
      }
    }
    return found;
  }
}

function make(name, values, said = "") {
  const element = document.createElementNS(SVG, name);
  for (const [key, value] of Object.entries(values)) {
    if (key.startsWith("--"))
      element.style.setProperty(key, value); // the page's security policy forbids style attributes
    else element.setAttribute(key, value);
  }
  element.textContent = said;
  return element;
}

function words([x, y], said, css) {
  return ["text", { x, y, class: css, "aria-hidden": "true" }, said];
}
