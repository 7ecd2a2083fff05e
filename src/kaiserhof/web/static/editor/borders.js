// Borders that outlines share: a line along them, and the corners that two neighbours must have in common.

/** @import { Point } from "./hexes.js" */

/** How far from a side a corner may be to lie on it. */
const ON = 2.5;
/** How many times longer than the straight line a way along borders may be. */
const DETOUR = 3;

/** @type {(a: Point, b: Point) => number} */
const distance = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]);

/** @type {(a: Point, b: Point) => boolean} */
const same = (a, b) => a[0] === b[0] && a[1] === b[1];

// The corners between two corners of borders, without them: the shorter way round one outline, or the shortest along
// several.
/** @type {(outlines: Point[][], from: Point, to: Point) => Point[]} */
export function along(outlines, from, to) {
  for (const outline of outlines) {
    const a = outline.findIndex((corner) => same(corner, from));
    const b = outline.findIndex((corner) => same(corner, to));
    if (a < 0 || b < 0) continue;
    const count = outline.length;
    const on = (b - a + count) % count;
    const [steps, step] = on <= count - on ? [on, 1] : [count - on, -1];
    return Array.from({ length: Math.max(0, steps - 1) }, (_, index) => {
      const [x, y] = outline[(a + step * (index + 1) + count) % count];
      return [x, y];
    });
  }
  return shortest(outlines, from, to);
}

/** @type {(outlines: Point[][], from: Point, to: Point) => Point[]} */
function shortest(outlines, from, to) {
  /** @type {Map<string, { point: Point, next: Set<string>, far: number, before: string }>} */
  const corners = new Map();
  for (const outline of outlines)
    for (const [index, point] of outline.entries()) {
      const after = outline[(index + 1) % outline.length];
      for (const [one, other] of [
        [point, after],
        [after, point],
      ]) {
        const found = corners.get(`${one}`) ?? { point: one, next: new Set(), far: Infinity, before: "" };
        found.next.add(`${other}`);
        corners.set(`${one}`, found);
      }
    }
  const first = corners.get(`${from}`);
  if (!first || !corners.has(`${to}`)) return [];
  first.far = 0;
  const open = new Set([`${from}`]);
  while (open.size) {
    const [name] = [...open].toSorted((a, b) => (corners.get(a)?.far ?? 0) - (corners.get(b)?.far ?? 0));
    open.delete(name);
    const here = corners.get(name);
    if (!here || name === `${to}`) break;
    for (const other of here.next) {
      const there = corners.get(other);
      const far = there ? here.far + distance(here.point, there.point) : Infinity;
      if (!there || far >= there.far || far > DETOUR * distance(from, to)) continue;
      Object.assign(there, { far, before: name });
      open.add(other);
    }
  }
  /** @type {Point[]} */
  const way = [];
  for (let at = corners.get(`${to}`)?.before; at && at !== `${from}`; at = corners.get(at)?.before) {
    const [x, y] = corners.get(at)?.point ?? from;
    way.unshift([x, y]);
  }
  return way;
}

// Gives an outline and its neighbours the corners of each other that lie on their sides, so that borders stay shared
// however they are smoothed and moved.
/** @type {(outline: Point[], neighbours: Point[][]) => void} */
export function knit(outline, neighbours) {
  take(outline, neighbours.flat());
  for (const neighbour of neighbours) take(neighbour, outline);
}

/** @type {(outline: Point[], corners: Point[]) => void} */
function take(outline, corners) {
  const known = new Set(outline.map(String));
  for (let index = outline.length - 1; index >= 0; index -= 1) {
    const a = outline[index];
    const b = outline[(index + 1) % outline.length];
    const found = corners
      .filter((corner) => !known.has(`${corner}`) && isOn(corner, a, b))
      .toSorted((one, other) => distance(a, one) - distance(a, other));
    for (const corner of found) known.add(`${corner}`);
    const fresh = found.filter((corner, at) => !at || !same(corner, found[at - 1]));
    outline.splice(index + 1, 0, ...fresh.map(([x, y]) => /** @type {Point} */ ([x, y])));
  }
}

/** @type {(corner: Point, a: Point, b: Point) => boolean} */
function isOn(corner, a, b) {
  const long = distance(a, b);
  if (!long || distance(corner, a) <= ON || distance(corner, b) <= ON) return false;
  const [dx, dy] = [(b[0] - a[0]) / long, (b[1] - a[1]) / long];
  const [x, y] = [corner[0] - a[0], corner[1] - a[1]];
  const share = x * dx + y * dy;
  return share > 0 && share < long && Math.abs(x * dy - y * dx) <= ON;
}
