"""Points on a sheet: x grows to the right, y downwards."""

from __future__ import annotations

import math

from kaiserhof.engine.datafile import Point


def shifted(p: Point, by: Point) -> Point:
    """Returns a point moved by the coordinates of another."""
    return p[0] + by[0], p[1] + by[1]


def between(a: Point, b: Point, share: float = 0.5) -> Point:
    """Returns the point on the way from one to another, by default half way.

    >>> between((0, 0), (4, 2)), between((0, 0), (4, 2), 0.25)
    ((2.0, 1.0), (1.0, 0.5))
    """
    return a[0] + (b[0] - a[0]) * share, a[1] + (b[1] - a[1]) * share


def polar(degrees: float, radius: float) -> Point:
    """Returns a point around the origin. Degrees turn clockwise from the east."""
    return radius * math.cos(math.radians(degrees)), radius * math.sin(math.radians(degrees))


def bits(mask: int) -> list[int]:
    """Returns the numbers in a mask of fields, rising.

    >>> bits(0b1010)
    [1, 3]
    """
    found = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found
