// What a click or drag does with the current tool. The keyboard does the same at its cursor, so no step needs a mouse.

import { along, knit } from "./borders.js";
import { at } from "./document.js";
import { STEP } from "./hexes.js";
import { centroid, inside, keyOf } from "./things.js";

/** @import { Kind } from "../../wire" */
/** @import { Point } from "./hexes.js" */
/** @import { Sheet } from "./sheet.js" */
/** @import { Thing, Things } from "./things.js" */
/** @import { Under } from "./sheet.js" */
/** @typedef {{ path: string, handle?: string, cell?: boolean }} Grab Keys of a thing and its handle, or a thing on the grid. */

const NEAR = 10;
/** How far from a place a finger still takes it, in pixels. */
const FINGER = 16;
const MOVED = 5;
/** @type {Grab | null} */
const NOTHING = null;
/** @type {Record<string, Point>} */
const ARROWS = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };

export class Tools {
  tool = "choose";
  /** @type {string | null} */
  chosen = null;
  /** @type {string | null} */
  handle = null;
  /** @type {Point[]} */
  stroke = [];
  /** @type {number[]} How many corners the stroke had before each click. */
  clicks = [];
  /** @type {Point | null} Where a thing of the grid would be dropped. */
  target = null;
  /** @type {Point | null} Where the last click was: another one there reaches what lies below. */
  clicked = null;
  /** @type {string | null} */
  first = null;
  /** What a click could not do, by the name of the sentence. */
  remark = "";
  snaps = true;
  follows = true;
  /** @type {{ start: Point, grabs: Grab | null, moved: boolean } | null} */
  drag = null;
  /** @type {Map<number, Point>} */
  fingers = new Map();
  /** How far from a place the pointer still takes it. */
  reach = 0;

  /**
   * @param {Sheet} sheet
   * @param {Things} things
   * @param {() => void} redraw
   */
  constructor(sheet, things, redraw) {
    this.sheet = sheet;
    this.things = things;
    this.redraw = redraw;
    const { svg } = sheet;
    svg.addEventListener("pointerdown", (event) => this.down(event));
    svg.addEventListener("pointermove", (event) => this.moved(event));
    svg.addEventListener("pointerup", (event) => this.up(event));
    svg.addEventListener("pointercancel", (event) => this.up(event));
    svg.addEventListener(
      "wheel",
      (event) => {
        event.preventDefault();
        sheet.zoomTo(event.deltaY > 0 ? 1.15 : 1 / 1.15, sheet.pointOf(event));
        this.redraw();
      },
      { passive: false },
    );
    svg.addEventListener("keydown", (event) => this.key(event));
  }

  /** @param {string} tool */
  take(tool) {
    const kind = this.things.kinds[tool];
    if (kind?.shape === "plain") {
      this.choose(this.things.make(kind, {}));
      this.things.doc.changed();
      return;
    }
    Object.assign(this, { tool, stroke: [], clicks: [], first: null, clicked: null, remark: "" });
    this.redraw();
  }

  // Takes back the last corner while something is drawn, and otherwise the last change.
  undo() {
    if (this.clicks.length) this.stroke.length = this.clicks.pop() ?? 0;
    else if (this.first) this.first = null;
    else this.step(() => this.things.doc.undo());
    this.redraw();
  }

  redo() {
    if (!this.clicks.length) this.step(() => this.things.doc.redo());
    this.redraw();
  }

  /**
   * Goes through the history. What is chosen stays chosen only if it is still the same thing.
   *
   * @param {() => void} go
   */
  step(go) {
    const before = this.things.find(this.chosen);
    const name = before && this.things.name(before);
    go();
    const after = this.things.find(this.chosen);
    if (!after || this.things.name(after) !== name) this.choose(null);
  }

  /**
   * @param {string | null | undefined} path
   * @param {string | null} handle
   */
  choose(path, handle = null) {
    Object.assign(this, { chosen: path || null, handle });
    this.redraw();
  }

  // ---- pointers

  /** @param {PointerEvent} event */
  down(event) {
    if (event.button) return;
    this.sheet.svg.focus({ preventScroll: true });
    this.sheet.svg.setPointerCapture(event.pointerId);
    this.fingers.set(event.pointerId, [event.clientX, event.clientY]);
    this.reach = event.pointerType === "touch" ? FINGER * this.sheet.unit() : 0;
    const found = this.tool === "choose" ? this.sheet.under(this.sheet.pointOf(event), this.reach) : [];
    const grabs =
      found.filter(({ path }) => path === this.chosen).reduce((best, each) => best ?? this.held(each), NOTHING) ??
      (found[0] ? this.held(found[0]) : null);
    this.drag = { start: [event.clientX, event.clientY], grabs, moved: false };
  }

  /**
   * What a pointer holds: a handle, or a thing with one place or on the grid.
   *
   * @param {Under} under
   * @returns {Grab | null}
   */
  held({ path, handle: held }) {
    if (held) return { path, handle: held };
    const thing = this.things.find(path);
    if (thing?.kind.shape === "cell") return { path, cell: true };
    const [handle] = thing?.kind.shape === "point" ? this.things.handles(thing) : [];
    return handle ? { path, handle: keyOf(handle) } : null;
  }

  /** @param {PointerEvent} event */
  moved(event) {
    const last = this.fingers.get(event.pointerId);
    if (!last) return;
    const before = [...this.fingers.values()];
    this.fingers.set(event.pointerId, [event.clientX, event.clientY]);
    if (this.fingers.size === 2) {
      const now = [...this.fingers.values()];
      const middle = { clientX: (now[0][0] + now[1][0]) / 2, clientY: (now[0][1] + now[1][1]) / 2 };
      this.sheet.zoomTo(apart(before) / apart(now), this.sheet.pointOf(middle));
      if (this.drag) this.drag.moved = true;
      this.redraw();
      return;
    }
    if (!this.drag) return;
    const { start, grabs } = this.drag;
    if (!this.drag.moved && Math.hypot(event.clientX - start[0], event.clientY - start[1]) < MOVED) return;
    this.drag.moved = true;
    if (grabs) {
      this.chosen = grabs.path;
      this.handle = grabs.handle ?? null;
      if (grabs.cell) this.target = this.sheet.pointOf(event);
      else this.moveHandle(this.goal(this.sheet.pointOf(event)));
    } else {
      const unit = this.sheet.unit();
      this.sheet.pan((event.clientX - last[0]) * unit, (event.clientY - last[1]) * unit);
    }
    this.redraw();
  }

  /** @param {PointerEvent} event */
  up(event) {
    this.fingers.delete(event.pointerId);
    const { drag } = this;
    if (this.fingers.size || !drag) return;
    this.drag = null;
    if (drag.moved) {
      if (drag.grabs?.cell && event.type === "pointerup") this.drop(this.sheet.pointOf(event));
      if (drag.grabs) this.things.doc.changed();
      this.target = null;
      this.redraw();
      return;
    }
    if (event.type === "pointerup") this.click(this.sheet.pointOf(event));
  }

  /**
   * Moves the chosen thing of the grid to the cell at a point.
   *
   * @param {Point} point
   */
  drop(point) {
    const thing = this.things.find(this.chosen);
    const name = this.things.cellAt(point);
    if (thing && name) this.things.moveCell(thing, name);
  }

  // ---- snapping

  /**
   * Where the chosen place goes when it is moved to a point: only corners snap.
   *
   * @param {Point} point
   */
  goal(point) {
    const thing = this.things.find(this.chosen);
    const handle = thing && this.things.handle(thing, this.handle);
    const corner = handle && !handle.label && thing.kind.shape !== "point";
    return corner ? this.snapped(point, this.chosen) : this.within(point);
  }

  /**
   * The intended point: a nearby corner, or whole numbers. What is moved does not snap to its own corners, nor to those
   * that move along because they are in the same place.
   *
   * @param {Point} point
   * @param {string | null} but
   * @returns {Point}
   */
  snapped([x, y], but = null) {
    const owner = this.things.find(but);
    const held = owner && this.things.handle(owner, this.handle);
    const corners = this.things
      .outlines()
      .filter((thing) => this.things.key(thing) !== but)
      .flatMap((thing) => this.things.handles(thing))
      .filter((each) => !each.label && !(each.x === held?.x && each.y === held?.y));
    let best = this.snaps ? NEAR * this.sheet.unit() : 0;
    /** @type {Point | null} */
    let found = null;
    for (const corner of corners) {
      const far = Math.hypot(corner.x - x, corner.y - y);
      if (far < best) {
        best = far;
        found = [corner.x, corner.y];
      }
    }
    return found ?? this.within([x, y]);
  }

  /**
   * The nearest point of the sheet in whole numbers.
   *
   * @param {Point} point
   * @returns {Point}
   */
  within([x, y]) {
    const [width, height] = this.sheet.size();
    return [Math.max(0, Math.min(width, Math.round(x))), Math.max(0, Math.min(height, Math.round(y)))];
  }

  /**
   * Moves the chosen place. Corners of others in the same place move along, so that borders stay shared.
   *
   * @param {Point} point
   */
  moveHandle(point) {
    const thing = this.things.find(this.chosen);
    const handle = thing && this.things.handle(thing, this.handle);
    if (!handle) return;
    if (handle.label || thing.kind.shape === "point") {
      this.things.move(thing, handle.path, point);
      return;
    }
    for (const each of this.things.outlines())
      for (const other of this.things.handles(each))
        if (!other.label && other.x === handle.x && other.y === handle.y) this.things.move(each, other.path, point);
  }

  // ---- a click

  /** @param {Point} point */
  click(point) {
    this.sheet.pointer = point;
    this.remark = "";
    const kind = this.things.kinds[this.tool];
    const found = this.sheet.under(point, this.reach);
    if (!kind) this.pick(found, point);
    else if (kind.shape === "area" || kind.shape === "line" || kind.shape === "lines")
      this.corner(kind, this.snapped(point));
    else if (kind.shape === "point") this.place(kind, point);
    else if (kind.shape === "link") this.join(kind, point, found);
    else if (kind.shape === "cell") this.cell(kind, point);
    else if (kind.shape === "row") this.row(kind, point);
    this.redraw();
  }

  /**
   * Chooses what lies on top; a second click in the same place chooses what lies below it.
   *
   * @param {Under[]} found
   * @param {Point} point
   */
  pick(found, point) {
    const again = this.clicked && distance(this.clicked, point) <= MOVED * this.sheet.unit();
    const paths = [...new Set(found.map(({ path }) => path))];
    const now = again ? paths.indexOf(this.chosen ?? "") : -1;
    const path = paths.length ? paths[(now + 1) % paths.length] : null;
    this.clicked = point;
    this.choose(path, found.find((each) => each.path === path)?.handle);
  }

  /**
   * @param {Kind} kind
   * @param {Point} point
   */
  corner(kind, point) {
    // Without snapping, corners may be close together.
    const near = (this.snaps ? NEAR / 2 : 2) * this.sheet.unit();
    const { stroke } = this;
    const last = stroke.at(-1);
    const closes = kind.shape === "area" ? stroke.length >= 3 && stroke[0] : stroke.length >= 2 && last;
    if (closes && distance(closes, point) <= near) this.finish();
    else if (!last || distance(last, point) > near) {
      this.clicks.push(stroke.length);
      stroke.push(...(last && this.follows ? along(this.areas(), last, point) : []), point);
    }
  }

  // The outlines of all areas.
  areas() {
    return this.things
      .outlines()
      .flatMap(({ kind, item }) => (kind.shape === "area" ? [/** @type {Point[]} */ (item[kind.at] ?? [])] : []));
  }

  // Finishes an outline or a line.
  finish() {
    const kind = this.things.kinds[this.tool];
    const points = this.stroke;
    if (!kind) return;
    if (points.length < (kind.shape === "area" ? 3 : 2)) {
      this.remark = `say-short-${kind.shape === "area" ? "area" : "line"}`;
      this.redraw();
      return;
    }
    Object.assign(this, { stroke: [], clicks: [] });
    if (kind.shape === "area" && this.follows) knit(points, this.areas());
    const chosen = this.things.find(this.chosen);
    if (kind.shape === "lines" && chosen?.kind === kind) {
      chosen.item[kind.at].push(points);
    } else {
      const place = kind.shape === "area" ? centroid(points) : points[0];
      const further = Object.fromEntries(kind.points.map((key) => [key, place]));
      this.chosen = this.things.make(kind, { [kind.at]: kind.shape === "lines" ? [points] : points, ...further });
    }
    this.ended();
    this.redraw();
  }

  // Ends a change after which no handle is chosen.
  ended() {
    this.handle = null;
    this.things.doc.changed();
  }

  /**
   * @param {Kind} kind
   * @param {Point} point
   */
  place(kind, point) {
    const [x, y] = [Math.round(point[0]), Math.round(point[1])];
    const values = kind.at === "x y" ? { x, y } : { [kind.at]: [x, y] };
    const areas = kind.parent ? this.things.all(kind.parent) : [];
    const parent =
      areas.find((area) => inside([x, y], area.item[area.kind.at] || [])) ??
      areas.find((area) => this.things.key(area) === this.chosen && !area.item[area.kind.at]?.length);
    if (kind.parent && !parent) {
      this.remark = `say-outside-${kind.id}`;
      return;
    }
    const there = this.things.of(kind).find((other) => {
      const where = this.things.anchor(other);
      return where && distance(where, [x, y]) < kind.apart;
    });
    if (there) {
      this.remark = "say-there";
      this.choose(this.things.key(there));
      return;
    }
    const path = this.things.make(kind, values, parent);
    if (!kind.parent) this.chosen = path;
    this.ended();
  }

  /**
   * Joins the thing here to the one that was clicked before.
   *
   * @param {Kind} kind
   * @param {Point} point
   * @param {Under[]} found
   */
  join(kind, point, found) {
    const under = found.map(({ path }) => this.things.find(path)).flatMap((each) => [each, each?.parent]);
    const thing = under.find((each) => each?.kind.id === kind.joins) ?? this.nearest(kind.joins, point);
    if (!thing) {
      this.remark = `say-nothing-${kind.joins}`;
      return;
    }
    if (!this.first) {
      this.first = this.things.key(thing);
      return;
    }
    const other = this.things.find(this.first);
    this.first = null;
    if (!other || this.things.key(other) === this.things.key(thing)) {
      this.remark = "say-itself";
      return;
    }
    const pair = [other, thing].map((each) => each.item[each.kind.name]);
    if (this.things.joined(kind, pair)) {
      this.remark = "say-joined";
      return;
    }
    const [a, b] = [other, thing].map((each) => this.things.anchor(each) ?? point);
    const middle = [Math.round((a[0] + b[0]) / 2), Math.round((a[1] + b[1]) / 2)];
    const further = Object.fromEntries(kind.points.map((key) => [key, middle]));
    this.chosen = this.things.make(kind, kind.pair ? { [kind.pair]: pair, ...further } : pair);
    this.ended();
  }

  /**
   * @param {string} kindId
   * @param {Point} point
   */
  nearest(kindId, point) {
    let best = 40;
    /** @type {Thing | undefined} */
    let found;
    for (const thing of this.things.all(kindId)) {
      if (thing.kind.shape === "area" && inside(point, thing.item[thing.kind.at] || [])) return thing;
      const where = this.things.anchor(thing);
      const far = where ? distance(where, point) : Infinity;
      if (far < best) {
        best = far;
        found = thing;
      }
    }
    return found;
  }

  /**
   * @param {Kind} kind
   * @param {Point} point
   */
  cell(kind, point) {
    const name = this.things.cellAt(point);
    if (!name) return;
    const there = this.things.all(kind.id).find((thing) => thing.item[kind.name] === name);
    const last = this.things.find(this.chosen);
    const like = last?.kind === kind ? last.item : kind.first;
    this.chosen = there ? this.things.key(there) : this.things.make({ ...kind, first: like }, { [kind.name]: name });
    this.things.lower();
    this.ended();
  }

  /**
   * Appends a cell to the row, or removes it.
   *
   * @param {Kind} kind
   * @param {Point} point
   */
  row(kind, point) {
    const name = this.things.cellAt(point);
    const [row] = this.things.all(kind.id);
    if (!row || !name) return;
    if (!this.things.all(kind.joins).some((thing) => thing.item[thing.kind.name] === name)) {
      this.remark = `say-nothing-${kind.joins}`;
      return;
    }
    const index = row.item.indexOf(name);
    if (index < 0) this.things.extend(row, name);
    else row.item.splice(index, 1);
    this.chosen = this.things.key(row);
    this.things.doc.changed();
  }

  // ---- removing

  remove() {
    const thing = this.things.find(this.chosen);
    if (!thing) return;
    const { line, index } = this.line(thing) ?? { line: [], index: 0 };
    if (line.length > (thing.kind.shape === "area" ? 3 : 2)) line.splice(index, 1);
    else if (this.handle && thing.kind.more_points.includes(this.handle)) delete thing.item[this.handle];
    else {
      const before = this.things.all().length;
      this.things.remove(thing);
      this.remark = this.things.all().length < before - 1 ? "say-removed" : "";
      this.chosen = null;
    }
    this.ended();
    this.redraw();
  }

  // Adds a corner in the middle of the edge that starts at the chosen one.
  insert() {
    const thing = this.things.find(this.chosen);
    const found = thing && this.line(thing);
    if (!found) return;
    const { path, line, index } = found;
    const [[ax, ay], [bx, by]] = [line[index], line[(index + 1) % line.length]];
    line.splice(index + 1, 0, [Math.round((ax + bx) / 2), Math.round((ay + by) / 2)]);
    this.handle = [...path, index + 1].join(".");
    this.things.doc.changed();
    this.redraw();
  }

  /**
   * The line of the chosen corner, and which corner of it that is.
   *
   * @param {Thing} thing
   * @returns {{ path: string[], line: Point[], index: number } | null}
   */
  line(thing) {
    const path = (this.handle ?? "").split(".");
    const index = Number(path.pop());
    return path.length ? { path, line: at(thing.item, path), index } : null;
  }

  /**
   * Selects the next thing, or the next corner of the selected one.
   *
   * @param {number} step
   */
  next(step, corners = false) {
    const { things } = this;
    const thing = things.find(this.chosen);
    const shown = things.all().filter(({ kind }) => kind.shape !== "plain");
    const handles = thing ? things.handles(thing) : [];
    const keys = corners ? handles.map(keyOf) : shown.map((each) => things.key(each));
    if (!keys.length) return;
    const now = keys.indexOf((corners ? this.handle : this.chosen) ?? "");
    const found = keys[(now + step + keys.length) % keys.length];
    if (corners) this.handle = found;
    else Object.assign(this, { chosen: found, handle: null });
    const about = things.find(this.chosen);
    const handle = about && corners && things.handle(about, this.handle);
    const where = handle ? /** @type {Point} */ ([handle.x, handle.y]) : about && things.anchor(about);
    if (where) this.sheet.pointer = where;
    this.redraw();
  }

  // ---- keys

  /**
   * How far an arrow key moves: ten units or one; on a grid from hex to hex.
   *
   * @param {Point} direction
   * @param {boolean} fine
   * @returns {Point}
   */
  stride([x, y], fine) {
    const unit = fine ? 1 : 10;
    if (this.things.editing.width) return [x * unit, y * unit];
    return [x * STEP.x, x ? STEP.y * (Math.round(this.sheet.pointer[0] / STEP.x) % 2 ? -1 : 1) : 2 * y * STEP.y];
  }

  /** @param {KeyboardEvent} event */
  key(event) {
    const { key, ctrlKey, metaKey, altKey, shiftKey } = event;
    if (ctrlKey || metaKey || altKey) return;
    this.reach = 0;
    const arrow = ARROWS[key];
    const act = this.keys()[key];
    if (arrow && this.movable()) this.nudge(this.stride(arrow, !shiftKey));
    else if (arrow) this.go(this.stride(arrow, shiftKey));
    else if (act) act();
    else return;
    event.preventDefault();
    this.redraw();
  }

  // The chosen place, or the only one of the chosen thing, while nothing is drawn.
  movable() {
    const thing = this.tool === "choose" ? this.things.find(this.chosen) : undefined;
    if (!thing) return null;
    const handles = this.things.handles(thing);
    const handle = handles.find((each) => keyOf(each) === this.handle || handles.length === 1);
    return handle || thing.kind.shape === "cell" ? { thing, handle } : null;
  }

  /** @param {Point} by */
  nudge([dx, dy]) {
    const { thing, handle } = this.movable() ?? {};
    if (handle) {
      this.handle = keyOf(handle);
      this.moveHandle(this.within([handle.x + dx, handle.y + dy]));
    } else if (thing) {
      const [x, y] = this.things.anchor(thing) ?? [0, 0];
      this.drop([x + dx, y + dy]);
    }
    const where = thing && this.things.anchor(thing);
    if (where) this.sheet.pointer = handle ? [handle.x + dx, handle.y + dy] : where;
    this.things.doc.changed(`nudge ${this.chosen} ${this.handle}`);
  }

  /** @param {Point} by */
  go([dx, dy]) {
    const [width, height] = this.sheet.size();
    const [x, y] = this.sheet.pointer;
    this.sheet.pointer = [
      Math.max(0, Math.min(width, Math.round(x) + dx)),
      Math.max(0, Math.min(height, Math.round(y) + dy)),
    ];
    this.sheet.show(this.sheet.pointer);
  }

  /** @returns {Record<string, () => void>} */
  keys() {
    return {
      Enter: () => this.click(this.sheet.pointer),
      " ": () => this.click(this.sheet.pointer),
      f: () => this.finish(),
      m: () => {
        this.moveHandle(this.goal(this.sheet.pointer));
        this.things.doc.changed();
      },
      i: () => this.insert(),
      n: () => this.next(1),
      p: () => this.next(-1),
      k: () => this.next(1, true),
      j: () => this.next(-1, true),
      Delete: () => this.remove(),
      Backspace: () => this.remove(),
      "+": () => this.sheet.zoomTo(1 / 1.4, this.sheet.pointer),
      "-": () => this.sheet.zoomTo(1.4, this.sheet.pointer),
      0: () => this.sheet.whole(),
      Escape: () => {
        if (this.stroke.length || this.first) this.take(this.tool);
        else if (this.tool !== "choose") this.take("choose");
        else this.choose(null);
      },
    };
  }
}

/** @type {(a: Point, b: Point) => number} */
const distance = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]);

// How far two fingers are apart.
/** @type {(fingers: Point[]) => number} */
const apart = ([a, b]) => distance(a, b) || 1;
