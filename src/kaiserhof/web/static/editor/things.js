// The things on a board, as the game describes its file: finds, creates, moves and removes them.

import { at, put } from "./document.js";
import { centre, NEXT, nameAt } from "./hexes.js";

/** @import { Editing, Kind } from "../../wire" */
/** @import { Document, Path, Tables } from "./document.js" */
/** @import { Point } from "./hexes.js" */

/** @type {(column: string) => boolean} */
const isEven = (column) => column.charCodeAt(0) % 2 === 0;
const COLUMNS = [..."ABCDEFGHIJKLMNOPQRSTUVWXYZ"];

/** @typedef {{ kind: Kind, path: Path, item: any, parent: Thing | null }} Thing A table of the file, or a list of names. */
/** @typedef {{ path: Path, x: number, y: number, label?: string }} Handle A place of a thing that can be moved. */

export class Things {
  /**
   * @param {Document} doc
   * @param {Editing} editing
   */
  constructor(doc, editing) {
    this.doc = doc;
    this.editing = editing;
    /** @type {Map<string, Map<unknown, Thing>>} */
    this.indexes = new Map();
    doc.onChange(() => this.indexes.clear());
    /** @type {Record<string, Kind | undefined>} */
    this.kinds = Object.fromEntries(editing.kinds.map((kind) => [kind.id, kind]));
  }

  /**
   * All things of a kind, or of all kinds.
   *
   * @param {string} [kindId]
   * @returns {Thing[]}
   */
  all(kindId) {
    return this.editing.kinds.filter((kind) => !kindId || kind.id === kindId).flatMap((kind) => this.of(kind));
  }

  /**
   * @param {Kind} kind
   * @returns {Thing[]}
   */
  of(kind) {
    if (!kind.parent) return this.listed(kind, kind.path.split("."), null);
    return this.all(kind.parent).flatMap((parent) => this.listed(kind, [...parent.path, lastKey(kind)], parent));
  }

  /**
   * @param {Kind} kind
   * @param {Path} path
   * @param {Thing | null} parent
   * @returns {Thing[]}
   */
  listed(kind, path, parent) {
    const found = at(this.doc.data, path);
    if (found === undefined || found === null) return [];
    if (kind.single) return [{ kind, path, item: found, parent }];
    return Array.isArray(found) ? found.map((item, index) => ({ kind, path: [...path, index], item, parent })) : [];
  }

  /** @param {string | null | undefined} key */
  find(key) {
    return key ? this.all().find((thing) => this.key(thing) === key) : undefined;
  }

  /** @param {Thing} thing */
  key(thing) {
    return thing.path.join(".");
  }

  /**
   * @param {Thing} thing
   * @returns {string}
   */
  name(thing) {
    const { kind, item } = thing;
    if (kind.shape === "row") return "";
    if (kind.shape === "link" && !kind.pair) return this.pairName(thing);
    const named = item.names && (item.names[language()] || Object.values(item.names).find(Boolean));
    if (named) return String(named);
    if (thing.parent && kind.name) return this.numbered(thing, thing.parent);
    if (kind.name && item[kind.name]) return String(item[kind.name]);
    const last = thing.path[thing.path.length - 1];
    return kind.single ? String(last) : String(Number(last) + 1);
  }

  /**
   * What a link joins.
   *
   * @param {Thing} thing
   */
  pairName(thing) {
    return this.ends(thing)
      .map((end, index) => (end ? this.name(end) : String(namesOf(thing)[index])))
      .join(" – ");
  }

  /**
   * The name of a thing that has none of its own: that of its parent, and the number in its short name.
   *
   * @param {Thing} thing
   * @param {Thing} parent
   */
  numbered({ kind, item }, parent) {
    const number = String(item[kind.name] ?? "").match(/\d+$/)?.[0] ?? "";
    return `${this.name(parent)} ${number}`.trim();
  }

  // ---- where things are

  /**
   * The places of a thing that can be moved: its corners, its own place and its further places.
   *
   * @param {Thing} thing
   * @returns {Handle[]}
   */
  handles({ kind, item }) {
    /** @type {Handle[]} */
    const found = [];
    /** @type {(line: Point[] | undefined, path: Path) => void} */
    const corners = (line, path) => {
      for (const [index, [x, y]] of (line || []).entries()) found.push({ path: [...path, index], x, y });
    };
    if (kind.shape === "area" || kind.shape === "line") corners(item[kind.at], [kind.at]);
    if (kind.shape === "lines") {
      for (const [index, line] of (item[kind.at] || []).entries()) corners(line, [kind.at, index]);
    }
    if (kind.shape === "point") {
      if (kind.at === "x y") found.push({ path: ["x y"], x: item.x, y: item.y });
      else if (item[kind.at]) found.push({ path: [kind.at], x: item[kind.at][0], y: item[kind.at][1] });
    }
    for (const key of [...kind.points, ...kind.more_points]) {
      if (item[key]) found.push({ path: [key], x: item[key][0], y: item[key][1], label: key });
    }
    return found.filter(({ x, y }) => Number.isFinite(x) && Number.isFinite(y));
  }

  /**
   * @param {Thing} thing
   * @param {string | null} key
   */
  handle(thing, key) {
    return this.handles(thing).find((handle) => keyOf(handle) === key);
  }

  // Everything with corners that others can share.
  outlines() {
    return this.all().filter(({ kind }) => ["area", "line", "lines"].includes(kind.shape));
  }

  /**
   * @param {Thing} thing
   * @param {Path} path
   * @param {Point} point
   */
  move(thing, path, [x, y]) {
    if (path[0] === "x y") Object.assign(thing.item, { x, y });
    else put(thing.item, path, [x, y]);
  }

  /**
   * Where a line to this thing starts.
   *
   * @param {Thing} thing
   * @returns {Point | null}
   */
  anchor(thing) {
    const { kind, item } = thing;
    if (kind.shape === "row") return this.places(thing)[0] ?? null;
    if (kind.shape === "plain") return null;
    if (kind.shape === "cell") return centre(item[kind.name], this.low());
    const handles = this.handles(thing);
    const named = handles.find((handle) => handle.path[0] === kind.points[0]);
    if (!named && kind.shape === "area") return middle(handles);
    const main = named ?? handles[0];
    return main ? [main.x, main.y] : null;
  }

  // The columns of the grid that lie half a hex further south: every second one, as far as the board has begun with that.
  low() {
    /** @type {string[]} */
    const listed = at(this.doc.data, this.editing.low.split(".")) ?? [];
    const even = this.columns().some((column) => listed.includes(column) === isEven(column));
    return COLUMNS.filter((column) => isEven(column) === even).join("");
  }

  // The columns of the grid in which something lies, or those of the file.
  columns() {
    const cells = this.all().filter(({ kind }) => kind.shape === "cell");
    const used = [...new Set(cells.map(({ kind, item }) => String(item[kind.name])[0]))];
    return used.length ? used : COLUMNS;
  }

  // Says in the document which columns lie lower.
  lower() {
    const path = this.editing.low.split(".");
    const low = this.low();
    /** @type {string[]} */
    const listed = at(this.doc.data, path) ?? [];
    const used = this.columns();
    if (used.every((column) => listed.includes(column) === low.includes(column))) return;
    put(
      this.doc.data,
      path,
      [...low].filter((column) => used.includes(column)),
    );
  }

  /**
   * The centres of the cells of a row.
   *
   * @param {Thing} thing
   * @returns {Point[]}
   */
  places(thing) {
    /** @type {unknown[]} */
    const names = thing.item;
    return names.map((name) => centre(name, this.low())).filter((place) => place !== null);
  }

  /**
   * All things of a kind by their short names, since the page was last drawn.
   *
   * @param {string} kindId
   */
  index(kindId) {
    const known = this.indexes.get(kindId);
    if (known) return known;
    const made = new Map(this.all(kindId).map((thing) => [thing.item[thing.kind.name], thing]));
    this.indexes.set(kindId, made);
    return made;
  }

  /**
   * @param {Thing} link
   * @returns {(Thing | undefined)[]}
   */
  ends(link) {
    const joined = this.index(link.kind.joins);
    return namesOf(link).map((name) => joined.get(name));
  }

  // ---- making and removing

  /**
   * Returns the key of the new thing.
   *
   * @param {Kind} kind
   * @param {Tables} values
   * @param {Thing | null} parent
   */
  make(kind, values, parent = null) {
    const path = parent ? [...parent.path, lastKey(kind)] : kind.path.split(".");
    const others = kind.single ? [] : at(this.doc.data, path) || [];
    const number = this.next(kind, others, parent);
    const whole = this.counted(kind);
    /** @type {(value: any) => any} */
    const fill = (value) => {
      if (value === "#") return whole ? number : String(number);
      if (typeof value === "string")
        return value.replace("^", parent ? parent.item[parent.kind.name] : "").replace("#", String(number));
      if (Array.isArray(value)) return value.map(fill);
      return value && typeof value === "object"
        ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fill(inner)]))
        : value;
    };
    const item = Array.isArray(values) ? values : { ...fill(kind.first), ...values };
    if (kind.shape === "area")
      for (const { key, choices } of kind.entries) if (kind.colours[key]) item[key] = rarest(choices, others, key);
    if (item.names && "*" in item.names) item.names = { [language()]: item.names["*"] };
    if (kind.single) {
      put(this.doc.data, path, item);
      return path.join(".");
    }
    if (!at(this.doc.data, path)) put(this.doc.data, path, []);
    return [...path, at(this.doc.data, path).push(item) - 1].join(".");
  }

  /**
   * The kinds of links that differ from a kind only by the side of the board on which they lie.
   *
   * @param {Kind} kind
   */
  sidesOf(kind) {
    return this.editing.kinds.filter((each) => each.shape === "link" && !each.pair && each.joins === kind.joins);
  }

  /**
   * Makes a link one of another kind; returns its new key.
   *
   * @param {Thing} link
   * @param {string} kindId
   */
  change(link, kindId) {
    const kind = this.kinds[kindId];
    if (!kind) return this.key(link);
    this.remove(link);
    return this.make(kind, link.item);
  }

  /**
   * The lowest number that no other thing of this kind has in its name.
   *
   * @param {Kind} kind
   * @param {any[]} others
   * @param {Thing | null} parent
   */
  next(kind, others, parent) {
    const taken = new Set(others.map((item) => Number(String(item[kind.name] ?? "").match(/\d+$/)?.[0])));
    const prefix = parent ? `${parent.item[parent.kind.name]}-` : "";
    const all = new Set(this.of(kind).map((thing) => String(thing.item[kind.name])));
    let number = 1;
    while (taken.has(number) || all.has(prefix + number)) number += 1;
    return number;
  }

  /**
   * Whether things of this kind are numbered from 1 without a gap.
   *
   * @param {Kind} kind
   */
  counted(kind) {
    return kind.entries.some((entry) => entry.key === kind.name && entry.kind === "whole");
  }

  /**
   * Numbers all of a kind from 1, in the order they have. With a thing and a number, the thing gets that number and the
   * others make room.
   *
   * @param {Kind} kind
   * @param {Thing} [moved]
   * @param {number} [to]
   */
  renumber(kind, moved, to = 0) {
    const key = kind.name;
    const all = this.of(kind).toSorted((a, b) => Number(a.item[key]) - Number(b.item[key]));
    if (moved) {
      all.splice(
        all.findIndex(({ item }) => item === moved.item),
        1,
      );
      all.splice(Math.max(0, Math.min(all.length, to - 1)), 0, moved);
    }
    for (const [index, { item }] of all.entries()) item[key] = index + 1;
  }

  /**
   * Orders the cells of a row by the value of their key; those with the same value keep their order.
   *
   * @param {Thing} row
   */
  order(row) {
    const key = row.kind.order;
    const cells = this.all(row.kind.joins);
    /** @type {(name: unknown) => number} */
    const rank = (name) => Number(cells.find(({ kind, item }) => item[kind.name] === name)?.item[key] ?? 0);
    row.item.sort((/** @type {unknown} */ a, /** @type {unknown} */ b) => rank(a) - rank(b));
  }

  /**
   * Adds a cell to a row: where its order wants it; otherwise at the end if it goes on from there, or where it makes the
   * row longer by least.
   *
   * @param {Thing} row
   * @param {string} name
   */
  extend(row, name) {
    if (row.kind.order) {
      row.item.push(name);
      this.order(row);
      return;
    }
    const low = this.low();
    /** @type {(a: unknown, b: unknown) => number} */
    const far = (a, b) => {
      const [first, second] = [centre(a, low), centre(b, low)];
      return first && second ? Math.hypot(first[0] - second[0], first[1] - second[1]) : 0;
    };
    /** @type {unknown[]} */
    const item = row.item;
    let best = item.length;
    let least = item.length ? far(item.at(-1), name) : 0;
    if (least > NEXT)
      for (let place = 0; place < item.length; place += 1) {
        const [before, after] = [item[place - 1], item[place]];
        const more = far(name, after) + (place ? far(before, name) - far(before, after) : 0);
        if (more < least) [best, least] = [place, more];
      }
    item.splice(best, 0, name);
  }

  /** @param {Thing} thing */
  remove(thing) {
    const names = [thing, ...this.children(thing)]
      .map(({ kind, item }) => kind.name && item[kind.name])
      .filter((name) => name !== undefined && name !== "");
    const list = at(this.doc.data, thing.path.slice(0, -1));
    const last = thing.path[thing.path.length - 1];
    if (Array.isArray(list)) list.splice(Number(last), 1);
    else delete list[last];
    for (const gone of names) this.forget(gone);
    for (const kind of this.editing.kinds) if (this.counted(kind)) this.renumber(kind);
  }

  /**
   * @param {Thing} thing
   * @returns {Pick<Thing, "kind" | "item">[]}
   */
  children(thing) {
    return this.editing.kinds
      .filter((kind) => kind.parent === thing.kind.id)
      .flatMap((kind) => at(thing.item, [lastKey(kind)])?.map((/** @type {any} */ item) => ({ kind, item })) ?? []);
  }

  /**
   * Removes a deleted thing from links and rows.
   *
   * @param {string | number} name
   */
  forget(name) {
    for (const { kind, item } of this.all())
      if (kind.shape === "row" && item.includes(name)) item.splice(item.indexOf(name), 1);
    // Last ones first, so that the paths of the others stay right.
    for (const link of this.all().reverse())
      if (link.kind.shape === "link" && namesOf(link).includes(name)) this.remove(link);
  }

  /**
   * Renames a thing, and updates references to it.
   *
   * @param {Thing} thing
   * @param {any} name
   */
  rename(thing, name) {
    const before = thing.item[thing.kind.name];
    for (const { kind, item } of this.children(thing)) {
      const own = item[kind.name];
      if (typeof own === "string" && own.startsWith(`${before}-`)) {
        item[kind.name] = name + own.slice(before.length);
        this.refer(own, item[kind.name]);
      }
    }
    thing.item[thing.kind.name] = name;
    this.refer(before, name);
  }

  /**
   * Gives a thing a name in a language; the others follow as long as they were the same. Its short name is made of it.
   *
   * @param {Thing} thing
   * @param {string} lang
   * @param {string} name
   */
  call(thing, lang, name) {
    const { kind, item } = thing;
    const before = item.names?.[lang];
    const names = { ...item.names, [lang]: name };
    if (lang === language())
      for (const other of Object.keys(names)) if (item.names?.[other] === before) names[other] = name;
    for (const other of Object.keys(names)) if (!names[other]) delete names[other];
    item.names = Object.keys(names).length ? names : { [lang]: "" };
    const main = names.en || names[language()] || "";
    const short = shortName(main);
    if (!short || !kind.name || this.counted(kind)) return;
    const others = new Set(this.of(kind).flatMap((other) => (other.item === item ? [] : [other.item[kind.name]])));
    let free = short;
    for (let number = 2; others.has(free); number += 1) free = `${short}-${number}`;
    if (free !== item[kind.name]) this.rename(thing, free);
  }

  /**
   * Gives a point to the area in which it lies.
   *
   * @param {Thing} thing
   */
  adopt(thing) {
    const { kind, item, parent } = thing;
    const [place] = this.handles(thing);
    const area = this.all(kind.parent).find((each) => inside([place.x, place.y], each.item[each.kind.at] || []));
    if (!parent || !area || area.item === parent.item) return;
    const before = item[kind.name];
    const list = at(this.doc.data, thing.path.slice(0, -1));
    list.splice(Number(thing.path.at(-1)), 1);
    const path = [...area.path, lastKey(kind)];
    if (!at(this.doc.data, path)) put(this.doc.data, path, []);
    const number = this.next(kind, at(this.doc.data, path), area);
    item[kind.name] = `${area.item[area.kind.name]}-${number}`;
    at(this.doc.data, path).push(item);
    this.refer(before, item[kind.name]);
  }

  /**
   * Whether two things are joined already by something of this kind, or of one with which it shares a side.
   *
   * @param {Kind} kind
   * @param {unknown[]} pair
   */
  joined(kind, pair) {
    /** @type {(other: Kind) => boolean} */
    const meets = (other) => other === kind || (!other.pair && !kind.pair && (!other.side || !kind.side));
    return this.all().some(
      (link) =>
        link.kind.shape === "link" &&
        link.kind.joins === kind.joins &&
        meets(link.kind) &&
        pair.every((name) => namesOf(link).includes(name)),
    );
  }

  /**
   * Lets links that name a thing name it otherwise.
   *
   * @param {unknown} old
   * @param {unknown} fresh
   */
  refer(old, fresh) {
    for (const link of this.all().filter(({ kind }) => kind.shape === "link" && this.kinds[kind.joins])) {
      const names = namesOf(link);
      for (const [index, name] of names.entries()) if (name === old) names[index] = fresh;
    }
  }

  /**
   * Moves a thing on the grid to another cell. If something lies there, they change places.
   *
   * @param {Thing} thing
   * @param {string} name
   */
  moveCell(thing, name) {
    const key = thing.kind.name;
    const before = thing.item[key];
    const there = this.of(thing.kind).find((other) => other.item[key] === name);
    if (there) there.item[key] = before;
    else
      for (const { kind, item } of this.all())
        if (kind.shape === "row" && item.includes(before)) item[item.indexOf(before)] = name;
    thing.item[key] = name;
    this.lower();
  }

  /**
   * The thing that a problem is about. The problem's place lists keys and names from the outside in.
   *
   * @param {string[]} place
   */
  about(place) {
    /** @type {{ thing: Thing, length: number } | null} */
    let best = null;
    for (const thing of this.all()) {
      const own = placeOf(thing);
      if (own.every((key, index) => place[index] === key) && (!best || own.length > best.length))
        best = { thing, length: own.length };
    }
    return best?.thing;
  }

  /** @param {Point} point */
  cellAt([x, y]) {
    return nameAt(x, y, this.low());
  }
}

// The layer of a kind of thing; all scenery is one.
/** @type {(kind: Kind) => string} */
export const layerOf = (kind) => (kind.scenery ? "scenery" : kind.id);

/** @type {(handle: Handle) => string} */
export const keyOf = (handle) => handle.path.join(".");

/** @type {(kind: Kind) => string} */
export const lastKey = (kind) => kind.path.slice(kind.path.lastIndexOf(".") + 1);

// The names of what a link joins.
/** @type {(link: Thing) => unknown[]} */
function namesOf({ kind, item }) {
  const names = kind.pair ? item[kind.pair] : item;
  return Array.isArray(names) ? names : [];
}

// The language of the page, in which names are written first.
const language = () => document.documentElement.lang.slice(0, 2);

// What a name becomes in the file: small letters, digits and hyphens, beginning with a letter.
/** @type {(name: string) => string} */
export const shortName = (name) =>
  name
    .replaceAll("ß", "ss")
    .normalize("NFD")
    .toLowerCase()
    .replace(/[\u0300-\u036f'’]/g, "")
    .replace(/[^a-z0-9]+/g, "-")
    .replace(/^[^a-z]+/, "")
    .slice(0, 24)
    .replace(/-+$/, "");

// How a problem names this thing.
/** @type {(thing: Thing) => string[]} */
function placeOf({ kind, item, parent }) {
  if (kind.single) return kind.path.split(".");
  const keys = parent ? [...placeOf(parent), lastKey(kind)] : kind.path.split(".");
  return [...keys, String(item[kind.name])];
}

/** @type {(handles: Handle[]) => Point | null} */
function middle(handles) {
  if (!handles.length) return null;
  return centroid(handles.filter((handle) => handle.path.length > 1).map(({ x, y }) => [x, y]));
}

// The centroid of an outline, rounded to whole numbers.
/** @type {(points: Point[]) => Point} */
export function centroid(points) {
  let twice = 0;
  let x = 0;
  let y = 0;
  for (const [index, [px, py]] of points.entries()) {
    const [qx, qy] = points[(index + 1) % points.length];
    const cross = px * qy - qx * py;
    twice += cross;
    x += (px + qx) * cross;
    y += (py + qy) * cross;
  }
  if (!twice) return points[0] || [0, 0];
  return [Math.round(x / (3 * twice)), Math.round(y / (3 * twice))];
}

/** @type {(point: Point, polygon: Point[]) => boolean} */
export function inside([x, y], polygon) {
  let result = false;
  for (const [index, [x1, y1]] of polygon.entries()) {
    const [x2, y2] = polygon[(index + 1) % polygon.length];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) result = !result;
  }
  return result;
}

// The choice that the fewest things have made.
/** @type {(choices: string[], items: any[], key: string) => string} */
function rarest(choices, items, key) {
  const count = choices.map((choice) => items.filter((item) => item[key] === choice).length);
  return choices[count.indexOf(Math.min(...count))];
}
