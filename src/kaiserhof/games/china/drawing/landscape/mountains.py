"""Draws mountains with a few brush strokes."""

from __future__ import annotations

import random
from collections.abc import Iterable, Iterator
from typing import NamedTuple

from kaiserhof.drawing.svg import layer, path, tenths
from kaiserhof.engine.datafile import Point
from kaiserhof.games.china.board.board import Map, Mountain
from kaiserhof.games.china.drawing.colours import MapPalette

# For each peak of a range: where it stands, how high and how broad it is, as shares of the range's size.
PEAKS = ((-0.62, 0.62, 0.5), (0.66, 0.54, 0.46), (0.02, 1.0, 0.62))
# For each hatching stroke on the eastern slope: how far down it begins, and its length.
HATCHING = ((0.10, 0.52), (0.26, 0.40), (0.42, 0.26))


def mountains(m: Map, colours: MapPalette) -> str:
    """Draws all mountain ranges, from north to south.

    They are drawn in rows. Ranges in a row do not overlap, and each row covers those behind it.
    """
    ranges = sorted(m.scenery.mountains, key=lambda peak: peak.y)
    rows: list[list[Mountain]] = []
    drawn: list[str] = []
    for one in ranges:
        behind = [number for number, row in enumerate(rows, 1) if any(_touch(one, other) for other in row)]
        place = max(behind, default=0)
        if place == len(rows):
            rows.append([])
        rows[place].append(one)
    dice = {id(one): random.Random(i) for i, one in enumerate(ranges)}
    for row in rows:
        peaks = [list(_peaks(one, dice[id(one)])) for one in row]
        for part in ((0, 1), (2,)):  # the one in the middle stands before the two at its sides
            drawn += _draw([each[number] for each in peaks for number in part], colours)
    return layer(drawn, id="mountains", stroke=colours.ink, stroke_width=0.7, fill="none")


def _touch(one: Mountain, other: Mountain) -> bool:
    """Returns whether one range may cover a part of another."""
    across, up = abs(one.x - other.x), abs(one.y - other.y)
    return across < 1.2 * (one.size + other.size) and up < 1.3 * max(one.size, other.size)


class Peak(NamedTuple):
    """A peak: the ends of its foot, its top, and the ground it stands on."""

    left: float
    right: float
    x: float
    y: float
    ground: float


def _peaks(one: Mountain, rnd: random.Random) -> Iterator[Peak]:
    for offset, height, half in PEAKS:
        height, half = height * one.size * rnd.uniform(0.9, 1.1), half * one.size
        middle = one.x + offset * one.size
        top = middle + rnd.uniform(-0.08, 0.08) * one.size
        yield Peak(middle - half, middle + half, top, one.y - height * 1.15, one.y)


def _draw(peaks: Iterable[Peak], colours: MapPalette) -> list[str]:
    """Draws peaks that do not cover each other."""
    bodies = hatching = ""
    for left, right, x, y, ground in peaks:
        height = (ground - y) / 1.15
        half = (right - left) / 2
        up = (left + half * 0.35, ground - height * 0.3), (x - half * 0.42, y + height * 0.12), (x, y)
        down = (x + half * 0.3, y + height * 0.1), (right - half * 0.45, ground - height * 0.42), (right, ground)
        bodies += f"M{tenths.xy((left, ground))}{_bend(*up)}{_bend(*down)}"
        for share, length in HATCHING:
            start, low = (x + half * share * 1.1, y + height * (0.16 + share * 0.62)), height * length
            hatching += f"M{tenths.xy(start)}q{tenths.xy((half * 0.12, low * 0.5))} {tenths.xy((half * 0.18, low))}"
    return [
        path(bodies, fill=colours.paper, fill_opacity=0.82, stroke_width=0.95, stroke_linejoin="round"),
        path(hatching, stroke_opacity=0.6),
    ]


def _bend(*points: Point) -> str:
    return f"C{' '.join(map(tenths.xy, points))}"
