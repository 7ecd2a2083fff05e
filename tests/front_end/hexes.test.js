import { expect, test } from "vitest";
import { centre, corners, nameAt, size } from "../../src/kaiserhof/web/static/editor/hexes.js";

const LOW = "BDFHJLNPRTVXZ";
const NAMES = Array.from({ length: 26 * 60 }, (_, n) => String.fromCharCode(65 + (n % 26)) + Math.floor(n / 26));

const distance = (a, b) => Math.hypot(a[0] - b[0], a[1] - b[1]);

test.each(["", LOW, "AC"])("a cell is found at its centre and near its corners, with the columns %j low", (low) => {
  for (const name of NAMES) {
    const middle = centre(name, low);
    expect(nameAt(...middle, low)).toBe(name);
    for (const [x, y] of corners(middle)) {
      const near = [middle[0] + 0.45 * (x - middle[0]), middle[1] + 0.45 * (y - middle[1])];
      expect(nameAt(...near, low)).toBe(name);
    }
  }
});

test("neighbouring cells share two corners", () => {
  const neighbours = ["C2", "C4", "B2", "B3", "D2", "D3"];
  const own = corners(centre("C3", LOW));
  for (const name of neighbours) {
    const shared = corners(centre(name, LOW)).filter((corner) => own.some((other) => distance(corner, other) < 1e-6));
    expect(shared).toHaveLength(2);
  }
});

test("a low column lies half a hex further south", () => {
  const [[, north], [, south]] = [centre("C3", "AD"), centre("D3", "AD")];
  expect(south - north).toBeCloseTo((centre("C4", "AD")[1] - north) / 2);
});

test.each(["", "a1", "?3", "Bx", undefined])("%j is no cell", (name) => {
  expect(centre(name, LOW)).toBeNull();
});

test("there is no cell west of A, east of Z or north of row 0", () => {
  expect(nameAt(-100, 100, "")).toBeNull();
  expect(nameAt(centre("Z0", "")[0] + 100, 100, "")).toBeNull();
  expect(nameAt(60, -100, "")).toBeNull();
});

test("a sheet of that many columns and rows has room for all their cells", () => {
  const [width, height] = size(4, 6);
  for (const [x, y] of ["A0", "D0", "A5", "D5"].flatMap((name) => corners(centre(name, LOW)))) {
    expect(x > 0 && x < width && y > 0 && y < height).toBe(true);
  }
});
