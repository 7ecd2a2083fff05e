// What a click or drag does with the current tool. The keyboard does the same at its cursor, so no step needs a mouse.

import { STEP } from "./hexes.js";
import { centroid, inside } from "./things.js";

const NEAR = 10;
const MOVED = 5;

export class Tools {
  constructor(sheet, things, redraw) {
    Object.assign(this, {
      sheet,
      things,
      redraw,
      tool: "choose",
      chosen: null,
      handle: null,
      draft: [],
      first: null,
      snaps: true,
      follows: true,
    });
    this.drag = null;
    this.fingers = new Map();
    const { svg } = sheet;
    svg.addEventListener("pointerdown", (event) => this.down(event));
    svg.addEventListener("pointermove", (event) => this.moved(event));
    for (const name of ["pointerup", "pointercancel"]) svg.addEventListener(name, (event) => this.up(event));
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

  take(tool) {
    const kind = this.things.kinds[tool];
    if (kind?.shape === "plain") {
      this.choose(this.things.make(kind, {}));
      this.things.doc.changed();
      return;
    }
    Object.assign(this, { tool, draft: [], first: null });
    this.redraw();
  }

  choose(path, handle = null) {
    Object.assign(this, { chosen: path || null, handle });
    this.redraw();
  }

  // ---- pointers

  down(event) {
    if (event.button) return;
    this.sheet.svg.focus({ preventScroll: true });
    this.sheet.svg.setPointerCapture(event.pointerId);
    this.fingers.set(event.pointerId, [event.clientX, event.clientY]);
    const point = this.sheet.pointOf(event);
    const { path, handle } = this.sheet.under(point);
    const grabs = this.tool === "choose" && path && (handle ? { path, handle } : this.loneHandle(path));
    this.drag = { start: [event.clientX, event.clientY], grabs, moved: false };
  }

  // A thing with one place can be grabbed anywhere.
  loneHandle(path) {
    const thing = this.things.find(path);
    const handles = thing ? this.things.handles(thing) : [];
    return thing?.kind.shape === "point" && handles.length ? { path, handle: handles[0].path.join(".") } : null;
  }

  moved(event) {
    if (!this.fingers.has(event.pointerId)) return;
    const before = [...this.fingers.values()];
    const last = this.fingers.get(event.pointerId);
    this.fingers.set(event.pointerId, [event.clientX, event.clientY]);
    if (this.fingers.size === 2) {
      const now = [...this.fingers.values()];
      const apart = ([a, b]) => Math.hypot(a[0] - b[0], a[1] - b[1]) || 1;
      this.sheet.zoomTo(
        apart(before) / apart(now),
        this.sheet.pointOf({ clientX: (now[0][0] + now[1][0]) / 2, clientY: (now[0][1] + now[1][1]) / 2 }),
      );
      if (this.drag) this.drag.moved = true;
      this.redraw();
      return;
    }
    if (!this.drag) return;
    const far = Math.hypot(event.clientX - this.drag.start[0], event.clientY - this.drag.start[1]);
    if (!this.drag.moved && far < MOVED) return;
    this.drag.moved = true;
    if (this.drag.grabs) {
      this.chosen = this.drag.grabs.path;
      this.handle = this.drag.grabs.handle;
      this.moveHandle(this.snapped(this.sheet.pointOf(event), this.drag.grabs));
    } else {
      const unit = this.sheet.unit();
      this.sheet.pan((event.clientX - last[0]) * unit, (event.clientY - last[1]) * unit);
    }
    this.redraw();
  }

  up(event) {
    this.fingers.delete(event.pointerId);
    const { drag } = this;
    if (this.fingers.size || !drag) return;
    this.drag = null;
    if (drag.moved) {
      if (drag.grabs) this.things.doc.changed();
      return;
    }
    if (event.type === "pointerup") this.click(this.sheet.pointOf(event));
  }

  // ---- snapping

  // The intended point: a nearby corner, or whole numbers.
  snapped([x, y], but = null) {
    const near = NEAR * this.sheet.unit();
    // Dragging a point moves all corners in the same place, so it does not snap to them.
    const owner = but && this.things.find(but.path);
    const held = owner && this.things.handles(owner).find((each) => each.path.join(".") === this.handle);
    if (this.snaps) {
      let best = null;
      for (const thing of this.things.all().filter((each) => ["area", "line", "lines"].includes(each.kind.shape))) {
        if (but && this.things.key(thing) === but.path) continue;
        for (const corner of this.things
          .handles(thing)
          .filter((each) => !each.label && !(each.x === held?.x && each.y === held?.y))) {
          const far = Math.hypot(corner.x - x, corner.y - y);
          if (far < near && (!best || far < best.far)) best = { far, point: [corner.x, corner.y] };
        }
      }
      if (best) return best.point;
    }
    const [width, height] = this.sheet.size();
    return [Math.max(0, Math.min(width, Math.round(x))), Math.max(0, Math.min(height, Math.round(y)))];
  }

  // Moves the chosen place. Corners of others in the same place move along, so that borders stay shared.
  moveHandle([x, y]) {
    const thing = this.things.find(this.chosen);
    const handle = thing && this.things.handles(thing).find((each) => each.path.join(".") === this.handle);
    if (!handle) return;
    const shared =
      handle.label || thing.kind.shape === "point"
        ? []
        : this.things
            .all()
            .filter((each) => ["area", "line", "lines"].includes(each.kind.shape))
            .flatMap((each) =>
              this.things
                .handles(each)
                .filter((other) => !other.label && other.x === handle.x && other.y === handle.y)
                .map((other) => [each, other]),
            );
    for (const [each, other] of shared.length ? shared : [[thing, handle]]) this.things.move(each, other.path, x, y);
  }

  // ---- a click

  click(point) {
    this.sheet.pointer = point;
    const kind = this.things.kinds[this.tool];
    const { path, handle } = this.sheet.under(point);
    if (!kind) this.choose(path, handle);
    else if (kind.shape === "area" || kind.shape === "line" || kind.shape === "lines")
      this.corner(kind, this.snapped(point));
    else if (kind.shape === "point") this.place(kind, point);
    else if (kind.shape === "link") this.join(kind, point);
    else if (kind.shape === "cell") this.cell(kind, point);
    else if (kind.shape === "row") this.row(kind, point);
    this.redraw();
  }

  corner(kind, point) {
    // Without snapping, corners may be close together.
    const near = (this.snaps ? NEAR / 2 : 2) * this.sheet.unit();
    const meets = (other) => other && Math.hypot(other[0] - point[0], other[1] - point[1]) <= near;
    if (kind.shape === "area" && this.draft.length >= 3 && meets(this.draft[0])) return this.finish();
    if (kind.shape !== "area" && this.draft.length >= 2 && meets(this.draft.at(-1))) return this.finish();
    if (meets(this.draft.at(-1))) return undefined;
    if (this.follows) this.draft.push(...this.along(this.draft.at(-1), point));
    this.draft.push(point);
    return undefined;
  }

  // The corners of a border between two of its corners, the shorter way round, so that two clicks draw a border.
  along(from, to) {
    if (!from) return [];
    const same = (a, b) => a[0] === b[0] && a[1] === b[1];
    for (const thing of this.things.all().filter((each) => each.kind.shape === "area")) {
      const outline = thing.item[thing.kind.at] || [];
      const a = outline.findIndex((corner) => same(corner, from));
      const b = outline.findIndex((corner) => same(corner, to));
      if (a < 0 || b < 0) continue;
      const count = outline.length;
      const on = (b - a + count) % count;
      const way =
        on <= count - on
          ? Array.from({ length: on - 1 }, (_, step) => (a + 1 + step) % count)
          : Array.from({ length: count - on - 1 }, (_, step) => (a - 1 - step + count) % count);
      return way.map((index) => [...outline[index]]);
    }
    return [];
  }

  // Finishes an outline or a line.
  finish() {
    const kind = this.things.kinds[this.tool];
    const points = this.draft;
    if (!kind || points.length < (kind.shape === "area" ? 3 : 2)) return;
    this.draft = [];
    const chosen = this.things.find(this.chosen);
    if (kind.shape === "lines" && chosen?.kind === kind) {
      chosen.item[kind.at].push(points);
    } else {
      const further = Object.fromEntries(
        kind.points.map((key) => [key, kind.shape === "area" ? centroid(points) : points[0]]),
      );
      this.chosen = this.things.make(kind, { [kind.at]: kind.shape === "lines" ? [points] : points, ...further });
    }
    this.handle = null;
    this.things.doc.changed();
    this.redraw();
  }

  place(kind, point) {
    const [x, y] = [Math.round(point[0]), Math.round(point[1])];
    const values = kind.at === "x y" ? { x, y } : { [kind.at]: [x, y] };
    let parent = null;
    if (kind.parent) {
      const areas = this.things.all(kind.parent);
      parent =
        areas.find((area) => inside([x, y], area.item[area.kind.at] || [])) ||
        areas.find((area) => this.things.key(area) === this.chosen);
      if (!parent) return;
    }
    const path = this.things.make(kind, values, parent);
    if (!kind.parent) this.chosen = path;
    this.handle = null;
    this.things.doc.changed();
  }

  join(kind, point) {
    const { path } = this.sheet.under(point);
    let thing = this.things.find(path);
    if (thing && thing.kind.id !== kind.joins)
      thing = thing.parent?.kind.id === kind.joins ? thing.parent : this.nearest(kind.joins, point);
    thing ||= this.nearest(kind.joins, point);
    if (!thing) return;
    if (!this.first) {
      this.first = this.things.key(thing);
      return;
    }
    const other = this.things.find(this.first);
    this.first = null;
    if (!other || this.things.key(other) === this.things.key(thing)) return;
    const pair = [other, thing].map((each) => each.item[each.kind.name]);
    const [a, b] = [other, thing].map((each) => this.things.anchor(each));
    const further = Object.fromEntries(
      kind.points.map((key) => [key, [Math.round((a[0] + b[0]) / 2), Math.round((a[1] + b[1]) / 2)]]),
    );
    this.chosen = this.things.make(kind, kind.pair ? { [kind.pair]: pair, ...further } : pair);
    this.handle = null;
    this.things.doc.changed();
  }

  nearest(kindId, [x, y]) {
    let best = null;
    for (const thing of this.things.all(kindId)) {
      if (thing.kind.shape === "area" && inside([x, y], thing.item[thing.kind.at] || [])) return thing;
      const where = this.things.anchor(thing);
      const far = where ? Math.hypot(where[0] - x, where[1] - y) : Infinity;
      if (far < 40 && (!best || far < best.far)) best = { far, thing };
    }
    return best?.thing;
  }

  cell(kind, point) {
    const name = this.things.cellAt(...point);
    if (!name) return;
    const there = this.things.all(kind.id).find((thing) => thing.item[kind.name] === name);
    const last = this.things.find(this.chosen);
    const like = last?.kind === kind ? last.item : kind.first;
    this.chosen = there ? this.things.key(there) : this.things.make({ ...kind, first: like }, { [kind.name]: name });
    this.handle = null;
    this.things.doc.changed();
  }

  // Appends a cell to the row, or removes it.
  row(kind, point) {
    const name = this.things.cellAt(...point);
    const list = this.things.all(kind.id)[0]?.item;
    if (!list || !this.things.all(kind.joins).some((thing) => thing.item[thing.kind.name] === name)) return;
    if (list.includes(name)) list.splice(list.indexOf(name), 1);
    else list.push(name);
    this.chosen = this.things.key(this.things.all(kind.id)[0]);
    this.things.doc.changed();
  }

  // ---- removing

  remove() {
    const thing = this.things.find(this.chosen);
    if (!thing) return;
    const parts = (this.handle || "").split(".");
    const line = parts.length > 1 && parts.slice(0, -1).reduce((value, key) => value[key], thing.item);
    const least = thing.kind.shape === "area" ? 3 : 2;
    if (line && line.length > least) line.splice(Number(parts.at(-1)), 1);
    else if (thing.kind.more_points.includes(this.handle)) delete thing.item[this.handle];
    else {
      this.things.remove(thing);
      this.chosen = null;
    }
    this.handle = null;
    this.things.doc.changed();
    this.redraw();
  }

  // Adds a corner in the middle of the edge that starts at the chosen one.
  insert() {
    const thing = this.things.find(this.chosen);
    const parts = (this.handle || "").split(".");
    if (!thing || parts.length < 2) return;
    const line = parts.slice(0, -1).reduce((value, key) => value[key], thing.item);
    const index = Number(parts.at(-1));
    const next = line[(index + 1) % line.length];
    line.splice(index + 1, 0, [Math.round((line[index][0] + next[0]) / 2), Math.round((line[index][1] + next[1]) / 2)]);
    this.handle = [...parts.slice(0, -1), index + 1].join(".");
    this.things.doc.changed();
    this.redraw();
  }

  // Selects the next thing, or the next corner of the selected one.
  next(step, corners) {
    const thing = this.things.find(this.chosen);
    const paths =
      corners && thing
        ? this.things.handles(thing).map((each) => each.path.join("."))
        : this.things
            .all()
            .filter((each) => each.kind.shape !== "plain")
            .map((each) => this.things.key(each));
    if (!paths.length) return;
    const now = paths.indexOf(corners ? this.handle : this.chosen);
    const found = paths[(now + step + paths.length) % paths.length];
    if (corners) this.handle = found;
    else Object.assign(this, { chosen: found, handle: null });
    const about = this.things.find(this.chosen);
    const handle = corners && this.things.handles(about).find((each) => each.path.join(".") === this.handle);
    const where = handle ? [handle.x, handle.y] : this.things.anchor(about);
    if (where) this.sheet.pointer = where;
    this.redraw();
  }

  // ---- keys

  // How far an arrow key moves: ten units or one; on a grid from hex to hex.
  step([x, y], fine) {
    if (this.things.editing.width) return [x, y].map((way) => way * (fine ? 1 : 10));
    return [x * STEP.x, x ? STEP.y * (Math.round(this.sheet.pointer[0] / STEP.x) % 2 ? -1 : 1) : 2 * y * STEP.y];
  }

  key(event) {
    const arrows = { ArrowLeft: [-1, 0], ArrowRight: [1, 0], ArrowUp: [0, -1], ArrowDown: [0, 1] };
    const done = () => {
      event.preventDefault();
      this.redraw();
    };
    if (event.key in arrows && !event.ctrlKey && !event.metaKey) {
      const [dx, dy] = this.step(arrows[event.key], event.shiftKey);
      if (event.altKey) {
        const thing = this.things.find(this.chosen);
        const handle =
          thing &&
          this.things
            .handles(thing)
            .find((each) => each.path.join(".") === this.handle || this.things.handles(thing).length === 1);
        if (handle) {
          this.handle = handle.path.join(".");
          this.moveHandle([handle.x + dx, handle.y + dy]);
          this.things.doc.changed();
        }
      } else {
        const [width, height] = this.sheet.size();
        const [x, y] = this.sheet.pointer;
        this.sheet.pointer = [
          Math.max(0, Math.min(width, Math.round(x) + dx)),
          Math.max(0, Math.min(height, Math.round(y) + dy)),
        ];
        this.sheet.show(this.sheet.pointer);
      }
      return done();
    }
    if (event.ctrlKey || event.metaKey || event.altKey) return undefined;
    const keys = {
      Enter: () => this.click(this.sheet.pointer),
      " ": () => this.click(this.sheet.pointer),
      f: () => this.finish(),
      m: () => {
        this.moveHandle(this.snapped(this.sheet.pointer, { path: this.chosen }));
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
        if (this.draft.length || this.first) this.take(this.tool);
        else if (this.tool !== "choose") this.take("choose");
        else this.choose(null);
      },
    };
    if (!(event.key in keys)) return undefined;
    keys[event.key]();
    return done();
  }
}
