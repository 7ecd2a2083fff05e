"""Plane geometry for the map: edges, distances and what lies inside a polygon."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from kaiserhof.engine.datafile import Point

Edge = tuple[Point, Point]
"""A straight line from the first point to the second."""


def edges(polygon: Sequence[Point]) -> list[Edge]:
    """Returns the sides of a closed polygon in their order.

    >>> edges([(0, 0), (2, 0), (2, 2)])
    [((0, 0), (2, 0)), ((2, 0), (2, 2)), ((2, 2), (0, 0))]
    """
    return list(pairwise([*polygon, polygon[0]]))


def segment_distance(p: Point, edge: Edge) -> float:
    """Returns the distance between a point and an edge.

    >>> segment_distance((1, 3), ((0, 0), (2, 0)))
    3.0
    """
    (ax, ay), (bx, by) = edge
    dx, dy = bx - ax, by - ay
    square = dx * dx + dy * dy
    t = ((p[0] - ax) * dx + (p[1] - ay) * dy) / square if square else 0.0
    t = max(0.0, min(1.0, t))
    return math.dist(p, (ax + t * dx, ay + t * dy))


def line_distance(p: Point, line: Sequence[Point]) -> float:
    """Returns the distance between a point and an open line."""
    return min(segment_distance(p, e) for e in pairwise(line))


def clockwise(polygon: Sequence[Point]) -> tuple[Point, ...]:
    """Returns the polygon in clockwise order, starting at the same point; y grows to the south.

    >>> clockwise([(0, 0), (0, 2), (2, 2)])
    ((0, 0), (2, 2), (0, 2))
    """
    twice = sum(a[0] * b[1] - b[0] * a[1] for a, b in edges(polygon))
    return tuple(polygon) if twice >= 0 else (polygon[0], *reversed(polygon[1:]))


def inside(p: Point, polygon: Sequence[Point]) -> bool:
    """Checks if a point lies inside a polygon.

    >>> inside((1, 1), [(0, 0), (2, 0), (2, 2), (0, 2)])
    True
    """
    x, y = p
    result = False
    for (x1, y1), (x2, y2) in edges(polygon):
        if (y1 > y) != (y2 > y) and x < (x2 - x1) * (y - y1) / (y2 - y1) + x1:
            result = not result
    return result
