// A grid of flat-top hexes: columns from A in the west, rows from north to south.

/** @typedef {[number, number]} Point */

const SIDE = 40;
const HEIGHT = Math.sqrt(3) * SIDE;
const MARGIN = 60;

// The centre of the cell with this name; columns in `low` are shifted half a hex south.
/** @type {(name: unknown, low: string) => Point | null} */
export function centre(name, low) {
  const column = String(name).charCodeAt(0) - 65;
  const row = Number(String(name).slice(1));
  if (!(column >= 0 && column < 26) || !Number.isFinite(row)) return null;
  return [MARGIN + column * 1.5 * SIDE, MARGIN + (row + (low.includes(String(name)[0]) ? 0.5 : 0)) * HEIGHT];
}

/** @type {(x: number, y: number, low: string) => string | null} */
export function nameAt(x, y, low) {
  const column = Math.round((x - MARGIN) / (1.5 * SIDE));
  const letter = String.fromCharCode(65 + column);
  const row = Math.round((y - MARGIN) / HEIGHT - (low.includes(letter) ? 0.5 : 0));
  return column >= 0 && column < 26 && row >= 0 && row < 100 ? `${letter}${row}` : null;
}

/** @type {(middle: Point) => Point[]} */
export function corners([x, y]) {
  return [0, 1, 2, 3, 4, 5].map((corner) => {
    const angle = (Math.PI / 3) * corner;
    return [x + SIDE * Math.cos(angle), y + SIDE * Math.sin(angle)];
  });
}

/** The distance of neighbours. */
export const NEXT = HEIGHT + 1;

export const STEP = { x: 1.5 * SIDE, y: HEIGHT / 2 };

/** @type {(columns: number, rows: number) => Point} */
export function size(columns, rows) {
  return [2 * MARGIN + (columns - 1) * 1.5 * SIDE, 2 * MARGIN + rows * HEIGHT];
}
