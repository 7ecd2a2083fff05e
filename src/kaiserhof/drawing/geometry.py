"""Points on a sheet (x grows to the right, y downwards), and smooth lines through them: coasts, borders, rivers.

The argument `xy` is a function that writes a point: `svg.xy` or `svg.tenths.xy`.
"""

from __future__ import annotations

import math
from collections.abc import Callable, Container, Sequence
from typing import TypeAlias

from kaiserhof.engine.datafile import Point

WritesPoint: TypeAlias = Callable[[Point], str]


def shifted(p: Point, by: Point) -> Point:
    """Returns a point moved by the coordinates of another."""
    return p[0] + by[0], p[1] + by[1]


def between(a: Point, b: Point, share: float = 0.5) -> Point:
    """Returns the point at a share of the way from one point to another, by default half way.

    >>> between((0, 0), (4, 2)), between((0, 0), (4, 2), 0.25)
    ((2.0, 1.0), (1.0, 0.5))
    """
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def polar(degrees: float, radius: float) -> Point:
    """Returns a point around the origin. Degrees turn clockwise from the east."""
    return radius * math.cos(math.radians(degrees)), radius * math.sin(math.radians(degrees))


def bits(mask: int) -> list[int]:
    """Returns the positions of the set bits, in ascending order.

    >>> bits(0b1010)
    [1, 3]
    """
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def bends(points: Sequence[Point], xy: WritesPoint) -> list[str]:
    """Returns the Bézier segments of a smooth line, one from each point to the next; the line is the same in both
    directions.

    A closed line is also smooth where it ends.
    """
    closed = len(points) > 3 and points[0] == points[-1]
    before, after = (points[-2], points[1]) if closed else (points[0], points[-1])
    row = [before, *points, after]
    pieces: list[str] = []
    for p0, p1, p2, p3 in zip(row, row[1:], row[2:], row[3:], strict=False):
        a = (p1[0] + (p2[0] - p0[0]) / 6, p1[1] + (p2[1] - p0[1]) / 6)
        b = (p2[0] - (p3[0] - p1[0]) / 6, p2[1] - (p3[1] - p1[1]) / 6)
        pieces.append(f"C{xy(a)} {xy(b)} {xy(p2)}")
    return pieces


def cut(points: Sequence[Point], corners: Container[Point]) -> list[list[Point]]:
    """Cuts a line at those of its points that are corners.

    >>> cut([(0, 0), (1, 0), (2, 0)], {(1, 0)})
    [[(0, 0), (1, 0)], [(1, 0), (2, 0)]]
    """
    pieces = [[points[0]]]
    for p in points[1:]:
        pieces[-1].append(p)
        if p in corners:
            pieces.append([p])
    return [piece for piece in pieces if len(piece) > 1]


def _cut_bends(points: Sequence[Point], xy: WritesPoint, corners: Container[Point]) -> list[str]:
    return [bend for piece in cut(points, corners) for bend in bends(piece, xy)]


def smooth(points: Sequence[Point], xy: WritesPoint, corners: Container[Point] = ()) -> str:
    """Returns the path of a smooth line, which may turn sharply at corners."""
    return f"M{xy(points[0])}{''.join(_cut_bends(points, xy, corners))}"


def growing(
    points: Sequence[Point], xy: WritesPoint, corners: Container[Point], width: float
) -> list[tuple[str, float]]:
    """Returns a line in eight steps that widen from a thin beginning to the full width; each is a path and a width."""
    steps = 8
    whole = _cut_bends(points, xy, corners)
    pieces: list[tuple[str, float]] = []
    for step in range(steps):
        first, last = len(whole) * step // steps, len(whole) * (step + 1) // steps
        if last > first:
            share = 0.42 + 0.58 * min(1, (step + 1) / 5)
            pieces.append((f"M{xy(points[first])}{''.join(whole[first:last])}", width * share))
    return pieces
