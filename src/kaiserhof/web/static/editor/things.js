// The things on a board, as the game describes its file: finds, creates, moves and removes them.

import { at, put } from "./document.js";
import { centre, nameAt } from "./hexes.js";

export class Things {
  constructor(doc, editing) {
    this.doc = doc;
    this.editing = editing;
    this.kinds = Object.fromEntries(editing.kinds.map((kind) => [kind.id, kind]));
  }

  // All things, each with its kind, its path in the document, and its data.
  all(kindId) {
    return this.editing.kinds.filter((kind) => !kindId || kind.id === kindId).flatMap((kind) => this.of(kind));
  }

  of(kind) {
    if (kind.parent) {
      const key = kind.path.split(".").at(-1);
      return this.all(kind.parent).flatMap((parent) => this.listed(kind, [...parent.path, key], parent));
    }
    return this.listed(kind, kind.path.split("."), null);
  }

  listed(kind, path, parent) {
    const found = at(this.doc.data, path);
    if (found === undefined || found === null) return [];
    if (kind.single) return [{ kind, path, item: found, parent }];
    return Array.isArray(found) ? found.map((item, index) => ({ kind, path: [...path, index], item, parent })) : [];
  }

  find(path) {
    return path && this.all().find((thing) => thing.path.join(".") === path);
  }

  key(thing) {
    return thing.path.join(".");
  }

  name(thing) {
    const { kind, item } = thing;
    if (kind.shape === "row") return "";
    if (kind.shape === "link" && !kind.pair) return item.join(" – ");
    const names = item.names && (item.names[document.documentElement.lang.slice(0, 2)] || item.names.en);
    return String(names || (kind.name ? item[kind.name] : "") || thing.path.at(-1) + (kind.single ? "" : 1));
  }

  // ---- where things are

  // The places of a thing that can be moved: its corners, its own place and its further places.
  handles(thing) {
    const { kind, item } = thing;
    const found = [];
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

  move(thing, path, x, y) {
    if (path[0] === "x y") Object.assign(thing.item, { x, y });
    else put(thing.item, path, [x, y]);
  }

  // Where a line to this thing starts.
  anchor(thing) {
    if (thing.kind.shape === "row") return this.places(thing)[0];
    if (thing.kind.shape === "plain") return null;
    if (thing.kind.shape === "cell")
      return centre(thing.item[thing.kind.name], at(this.doc.data, this.editing.low.split(".")) || []);
    const handles = this.handles(thing);
    const main =
      handles.find((handle) => handle.path[0] === thing.kind.points[0]) ||
      (thing.kind.shape === "area" ? middle(handles) : handles[0]);
    return main ? [main.x, main.y] : null;
  }

  // The centres of the cells of a row.
  places(thing) {
    const low = at(this.doc.data, this.editing.low.split(".")) || [];
    return thing.item.map((name) => centre(name, low)).filter(Boolean);
  }

  ends(thing) {
    const names = thing.kind.pair ? thing.item[thing.kind.pair] : thing.item;
    const joined = this.all(thing.kind.joins);
    return (Array.isArray(names) ? names : []).map((name) =>
      joined.find((other) => other.item[other.kind.name] === name),
    );
  }

  // ---- making and removing

  make(kind, values, parent = null) {
    const path = kind.parent ? [...parent.path, kind.path.split(".").at(-1)] : kind.path.split(".");
    const others = kind.single ? [] : at(this.doc.data, path) || [];
    const number = this.next(kind, others, parent);
    const fill = (value) => {
      if (value === "#")
        return kind.entries.some((entry) => entry.key === kind.name && entry.kind === "whole")
          ? number
          : String(number);
      if (typeof value === "string")
        return value.replace("^", parent ? parent.item[parent.kind.name] : "").replace("#", number);
      if (Array.isArray(value)) return value.map(fill);
      return value && typeof value === "object"
        ? Object.fromEntries(Object.entries(value).map(([key, inner]) => [key, fill(inner)]))
        : value;
    };
    const item = Array.isArray(values) ? values : { ...fill(kind.first), ...values };
    if (kind.single) {
      put(this.doc.data, path, item);
      return path.join(".");
    }
    if (!at(this.doc.data, path)) put(this.doc.data, path, []);
    at(this.doc.data, path).push(item);
    return [...path, others.length ? at(this.doc.data, path).length - 1 : 0].join(".");
  }

  // The lowest number that no other thing of this kind has in its name.
  next(kind, others, parent) {
    const taken = new Set(others.map((item) => Number(String(item[kind.name] ?? "").match(/\d+$/)?.[0])));
    const prefix = parent ? `${parent.item[parent.kind.name]}-` : "";
    const all = new Set(this.of(kind).map((thing) => String(thing.item[kind.name])));
    let number = 1;
    while (taken.has(number) || all.has(prefix + number)) number += 1;
    return number;
  }

  remove(thing) {
    const list = at(this.doc.data, thing.path.slice(0, -1));
    const name = thing.kind.name && thing.item[thing.kind.name];
    if (Array.isArray(list)) list.splice(thing.path.at(-1), 1);
    else delete list[thing.path.at(-1)];
    const names = [name, ...this.children(thing).map((child) => child.item[child.kind.name])].filter(
      (each) => each !== undefined && each !== "",
    );
    for (const gone of names) this.forget(gone);
  }

  children(thing) {
    return this.editing.kinds
      .filter((kind) => kind.parent === thing.kind.id)
      .flatMap((kind) => (thing.item[kind.path.split(".").at(-1)] || []).map((item) => ({ kind, item })));
  }

  // Removes a deleted thing from links and rows.
  forget(name) {
    for (const row of this.all().filter((thing) => thing.kind.shape === "row" && thing.item.includes(name)))
      row.item.splice(row.item.indexOf(name), 1);
    for (const link of this.all()
      .filter((thing) => thing.kind.shape === "link")
      .reverse()) {
      const names = link.kind.pair ? link.item[link.kind.pair] : link.item;
      if (Array.isArray(names) && names.includes(name)) this.remove(link);
    }
  }

  // Renames a thing, and updates references to it.
  rename(thing, name) {
    const before = thing.item[thing.kind.name];
    const again = (old, fresh) => {
      for (const link of this.all().filter((other) => other.kind.shape === "link" && this.kinds[other.kind.joins])) {
        const names = link.kind.pair ? link.item[link.kind.pair] : link.item;
        if (Array.isArray(names))
          names.forEach((each, index) => {
            if (each === old) names[index] = fresh;
          });
      }
    };
    for (const { kind, item } of this.children(thing)) {
      const own = item[kind.name];
      if (typeof own === "string" && own.startsWith(`${before}-`)) {
        item[kind.name] = name + own.slice(before.length);
        again(own, item[kind.name]);
      }
    }
    thing.item[thing.kind.name] = name;
    again(before, name);
  }

  // The thing that a problem is about. The problem's place lists keys and names from the outside in.
  about(place) {
    let best = null;
    for (const thing of this.all()) {
      const names = thing.kind.path.split(".");
      const own = thing.kind.single
        ? names
        : thing.parent
          ? [
              ...thing.parent.kind.path.split("."),
              String(thing.parent.item[thing.parent.kind.name]),
              names.at(-1),
              String(thing.item[thing.kind.name]),
            ]
          : [...names, String(thing.item[thing.kind.name])];
      if (own.every((key, index) => place[index] === key) && (!best || own.length > best.length))
        best = { thing, length: own.length };
    }
    return best?.thing;
  }

  cellAt(x, y) {
    return nameAt(x, y, at(this.doc.data, this.editing.low.split(".")) || []);
  }
}

function middle(handles) {
  if (!handles.length) return null;
  const corners = handles.filter((handle) => handle.path.length > 1);
  const [x, y] = centroid(corners.map((corner) => [corner.x, corner.y]));
  return { x, y, path: [] };
}

// The centroid of an outline, rounded to whole numbers.
export function centroid(points) {
  let twice = 0,
    x = 0,
    y = 0;
  points.forEach(([px, py], index) => {
    const [qx, qy] = points[(index + 1) % points.length];
    const cross = px * qy - qx * py;
    twice += cross;
    x += (px + qx) * cross;
    y += (py + qy) * cross;
  });
  if (!twice) return points[0] || [0, 0];
  return [Math.round(x / (3 * twice)), Math.round(y / (3 * twice))];
}

export function inside([x, y], polygon) {
  let result = false;
  polygon.forEach(([x1, y1], index) => {
    const [x2, y2] = polygon[(index + 1) % polygon.length];
    if (y1 > y !== y2 > y && x < ((x2 - x1) * (y - y1)) / (y2 - y1) + x1) result = !result;
  });
  return result;
}
