"""Computes the geometry of hexes: flat side up with north above, or turned with north on the left."""

from __future__ import annotations

import math
from dataclasses import dataclass

from kaiserhof.drawing.geometry import polar, shifted
from kaiserhof.drawing.svg import num
from kaiserhof.engine.datafile import Point
from kaiserhof.games.dayunhe.board.board import Field

ROOT3 = math.sqrt(3)
NORTH_ABOVE, NORTH_LEFT = 0, -90
"""Angle by which the board is turned, in degrees."""


def toward(edge: float, distance: float, angle: float = NORTH_ABOVE) -> Point:
    """Returns the point at a distance from a hex's centre towards the middle of an edge. Half numbers are corners."""
    return polar(-90 + 60 * edge + angle, distance)


def corners(at: Point, radius: float, angle: float = NORTH_ABOVE) -> list[Point]:
    return [shifted(at, polar(60 * i + angle, radius)) for i in range(6)]


@dataclass(frozen=True, slots=True)
class Grid:
    """Places the hexes of a board on a sheet; `origin` is the centre of column A, row 0."""

    origin: Point
    size: float
    angle: float = NORTH_LEFT

    def centre(self, field: Field) -> Point:
        across, along = 1.5 * self.size * field.x, ROOT3 / 2 * self.size * field.y
        if self.angle == NORTH_LEFT:
            return self.origin[0] + along, self.origin[1] - across
        return self.origin[0] + across, self.origin[1] + along


def hatching(size: float) -> str:
    """Returns lines across a hex at the origin, as the data of a path: they mark a field that is shown a second time.

    >>> hatching(10.0).count("M")
    7
    """
    reach, step, slope = 0.86 * size, 0.24 * size, math.sqrt(0.5)
    lines = []
    for number in range(-3, 4):
        aside = number * step
        half = math.sqrt(max(0.0, reach * reach - aside * aside)) * slope
        x, y = aside * slope, aside * slope
        lines.append(f"M{num(x - half)},{num(y + half)}L{num(x + half)},{num(y - half)}")
    return "".join(lines)
