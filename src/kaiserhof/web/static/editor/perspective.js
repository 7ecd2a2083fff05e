// Plane projective maps: what four points become says what every other point becomes.

/** @import { Point } from "./hexes.js" */
/** @typedef {[Point, Point, Point, Point]} Quad Four corners, from the north-west clockwise. */
/** @typedef {number[]} Projection The nine numbers of a 3 × 3 matrix, row by row. */

/**
 * The map that takes four points to four others; nothing if three of them lie on a line.
 *
 * @param {Quad} from
 * @param {Quad} to
 * @returns {Projection | null}
 */
export function projection(from, to) {
  const rows = from.flatMap(([x, y], index) => {
    const [u, v] = to[index];
    return [
      [x, y, 1, 0, 0, 0, -x * u, -y * u, u],
      [0, 0, 0, x, y, 1, -x * v, -y * v, v],
    ];
  });
  for (let column = 0; column < 8; column += 1) {
    let best = column;
    for (let row = column; row < 8; row += 1)
      if (Math.abs(rows[row][column]) > Math.abs(rows[best][column])) best = row;
    if (Math.abs(rows[best][column]) < 1e-9) return null;
    [rows[column], rows[best]] = [rows[best], rows[column]];
    for (let row = 0; row < 8; row += 1) {
      if (row === column) continue;
      const share = rows[row][column] / rows[column][column];
      for (let each = column; each < 9; each += 1) rows[row][each] -= share * rows[column][each];
    }
  }
  return [...rows.map((row, index) => row[8] / row[index]), 1];
}

/**
 * Where a point goes.
 *
 * @param {Projection} map
 * @param {Point} point
 * @returns {Point}
 */
export function projected([a, b, c, d, e, f, g, h, i], [x, y]) {
  const depth = g * x + h * y + i;
  return [(a * x + b * y + c) / depth, (d * x + e * y + f) / depth];
}

// The transform of a style for a map between points of a window.
/** @type {(map: Projection) => string} */
export const matrix3d = ([a, b, c, d, e, f, g, h, i]) =>
  `matrix3d(${[a, d, 0, g, b, e, 0, h, 0, 0, 1, 0, c, f, 0, i].join(",")})`;

// Whether four corners surround an area without crossing, clockwise.
/** @type {(quad: Quad) => boolean} */
export const isConvex = (quad) =>
  quad.every((point, index) => {
    const [next, last] = [quad[(index + 1) % 4], quad[(index + 2) % 4]];
    return (next[0] - point[0]) * (last[1] - next[1]) - (next[1] - point[1]) * (last[0] - next[0]) > 0;
  });
