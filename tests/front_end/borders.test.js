import { expect, test } from "vitest";
import { along, knit } from "../../src/kaiserhof/web/static/editor/borders.js";

const WEST = [
  [0, 0],
  [100, 0],
  [100, 100],
  [0, 100],
];
const EAST = [
  [100, 0],
  [200, 0],
  [200, 100],
  [100, 100],
];

test("a way between two corners follows the borders of several outlines", () => {
  expect(along([WEST, EAST], [0, 0], [200, 0])).toEqual([[100, 0]]);
});

test("between corners that no borders join the way is straight", () => {
  expect(
    along(
      [
        WEST,
        [
          [300, 0],
          [400, 0],
          [400, 100],
        ],
      ],
      [0, 0],
      [400, 0],
    ),
  ).toEqual([]);
});

test("a new outline gets the corners of neighbours that lie on its sides", () => {
  const north = [
    [0, 0],
    [0, -80],
    [200, -80],
    [200, 1],
  ];
  knit(north, [structuredClone(WEST), structuredClone(EAST)]);
  expect(north).toContainEqual([100, 0]);
  expect(north).toHaveLength(5);
});

test("neighbours get the corners of a new outline that lie on their sides, in order", () => {
  const west = structuredClone(WEST);
  const small = [
    [100, 30],
    [160, 30],
    [160, 60],
    [100, 60],
  ];
  knit(small, [west]);
  expect(west).toEqual([
    [0, 0],
    [100, 0],
    [100, 30],
    [100, 60],
    [100, 100],
    [0, 100],
  ]);
  expect(small).toHaveLength(4);
});
