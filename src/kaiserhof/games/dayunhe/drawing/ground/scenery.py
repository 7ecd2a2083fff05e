"""Draws what surrounds the board: the score track, the sea in the east, mountains in the west."""

from __future__ import annotations

from itertools import pairwise
from random import Random
from typing import NamedTuple

from kaiserhof.drawing.geometry import between
from kaiserhof.drawing.svg import group, num, path, rect, stamped, xy
from kaiserhof.engine.datafile import Point
from kaiserhof.games.dayunhe.drawing.colours import CREAM, INK, LAND, PAPER, SEA, SEAL, SHADE, WATER_LINE
from kaiserhof.games.dayunhe.drawing.ground.signs import picture, text

ACROSS, DOWN = 44, 6
"""Number of spaces of the score track along a long and a short side; a hundred in all."""


class Box(NamedTuple):
    """A rectangle by its upper left corner and its size."""

    x: float
    y: float
    width: float
    height: float

    def inside(self, dx: float, dy: float) -> Box:
        """Returns the rectangle made smaller on every side."""
        return Box(self.x + dx, self.y + dy, self.width - 2 * dx, self.height - 2 * dy)


def spaces(box: Box, dx: float, dy: float) -> list[Box]:
    """Returns the hundred spaces of the track around a box, clockwise from the upper left corner."""
    x, y, w, h = box
    wide, high = (w - 2 * dx) / (ACROSS - 2), (h - 2 * dy) / DOWN
    columns = [
        Box(x, 0, dx, dy),
        *(Box(x + dx + wide * i, 0, wide, dy) for i in range(ACROSS - 2)),
        Box(x + w - dx, 0, dx, dy),
    ]
    rows = [y + dy + high * i for i in range(DOWN)]
    top = [c._replace(y=y) for c in columns]
    bottom = [c._replace(y=y + h - dy) for c in reversed(columns)]
    return [
        *top,
        *(Box(x + w - dx, row, dx, high) for row in rows),
        *bottom,
        *(Box(x, row, dx, high) for row in reversed(rows)),
    ]


def track(box: Box, dx: float, dy: float) -> str:
    """Rule `point-markers`: draws the score track around the board."""
    parts = [rect(box.x + 3, box.y + 4, box.width, box.height, fill=SHADE, opacity=0.28)]
    for number, space in enumerate(spaces(box, dx, dy)):
        ten, five = number % 10 == 0, number % 5 == 0
        fill = CREAM if ten else ("#d8c398" if number % 2 else "#e4d3ab")
        size = 13 if ten else 10.5 if five else 9
        middle = space.x + space.width / 2, space.y + space.height / 2 + size * 0.36
        parts.append(rect(*space, fill=fill, stroke=INK, stroke_width=1.6 if ten else 0.7))
        parts.append(text(middle, number, size, fill=SEAL if ten else INK, font_weight=700 if five else 400))
    parts.append(rect(*box, fill="none", stroke=INK, stroke_width=2))
    parts.append(rect(*box.inside(dx, dy), fill="none", stroke=INK, stroke_width=1.6))
    return group(*parts, id="score-track")


def upright_landscape(box: Box, sea: float) -> str:
    """Draws mountains along the left side, and the sea from `sea` to the right side."""
    rng = Random(3)
    steps = int(box.height / 22)
    coast = [(sea + rng.uniform(-5, 5), box.y + box.height * i / steps) for i in range(steps + 1)]
    shore = _shore(coast, f"H{num(box.x + box.width)}V{num(box.y)}Z")
    parts = _land(box, shore)
    ranges = []
    for i in range(int(box.height / 66)):
        foot = box.x + 17 + rng.uniform(-3, 3), box.y + 54 + i * 66 + rng.uniform(-10, 10)
        ranges.append(_range(foot, 10.5 + rng.uniform(-1.5, 1.5), rng))
    middle = (sea + box.x + box.width) / 2
    waves = [
        (middle + rng.uniform(-16, 22), box.y + 30 + i * 48 + rng.uniform(-8, 8)) for i in range(int(box.height / 48))
    ]
    parts += [*_mountains(ranges), _waves(waves)]
    parts += [picture("junk", (middle + 6, box.y + box.height * share), 13) for share in (0.24, 0.71)]
    return group(*parts, id="scenery")


def landscape(box: Box, quiet: list[float], seed: int = 3) -> str:
    """Draws the sea along the upper side, and mountains along the lower side except near `quiet` places."""
    rng = Random(seed)
    steps = int(box.width / 22)
    coast = [(box.x + box.width * i / steps, box.y + 30 + rng.uniform(-5, 5)) for i in range(steps + 1)]
    parts = _land(box, _shore(coast, f"V{num(box.y)}H{num(box.x)}Z"))
    ranges = []
    for i in range(int(box.width / 52)):
        x = box.x + 30 + i * 52 + rng.uniform(-8, 8)
        if all(abs(x - place) >= 54 for place in quiet) and x < box.x + box.width - 20:
            ranges.append(_range((x, box.y + box.height - 5 + rng.uniform(-2, 1)), 11 + rng.uniform(-2, 2), rng))
    waves = [
        (box.x + 40 + i * 74 + rng.uniform(-8, 8), box.y + 10 + rng.uniform(-2, 2)) for i in range(int(box.width / 74))
    ]
    parts += [*_mountains(ranges), _waves(waves)]
    parts += [picture("junk", (box.x + box.width * share, box.y + 15), 11) for share in (0.31, 0.73)]
    parts.append(rect(*box, fill="none", stroke=INK, stroke_width=1.6))
    return group(*parts, id=f"scenery-{seed}")


def _shore(coast: list[Point], rest: str) -> str:
    """Returns the path of a sea: along a coast, and back along the edge."""
    way = "".join(f"Q{xy(a)} {xy(between(a, b))}" for a, b in pairwise(coast))
    return f"M{xy(coast[0])}{way}L{xy(coast[-1])}{rest}"


def _land(box: Box, shore: str) -> list[str]:
    return [
        rect(*box, fill=PAPER),
        rect(*box, fill=LAND, opacity=0.6),
        path(shore, fill=SEA, stroke=INK, stroke_width=1.2),
        path(shore, fill="none", stroke=WATER_LINE, stroke_width=5, opacity=0.35),
    ]


def _waves(places: list[Point]) -> str:
    line = {"fill": "none", "stroke": WATER_LINE, "stroke_width": 1, "stroke_linecap": "round", "opacity": 0.8}
    return path(stamped("m-5,0q2.5,-2.5 5,0q2.5,-2.5 5,0", places), **line)


class Peak(NamedTuple):
    """The lines of a peak: its outline, and the folds below the top."""

    outline: str
    folds: str


def _mountains(ranges: list[list[Peak]]) -> list[str]:
    """Draws ranges that do not overlap: first the side peaks of all, then the middle peaks in front of them."""
    sides, middles = [peak for three in ranges for peak in three[:2]], [three[2] for three in ranges]
    rock = {"fill": PAPER, "fill_opacity": 0.82, "stroke": INK, "stroke_width": 0.8, "stroke_linejoin": "round"}
    fold = {"fill": "none", "stroke": INK, "stroke_width": 0.6, "stroke_opacity": 0.6}
    return [
        path("".join(lines), **style)
        for peaks in (sides, middles)
        for lines, style in zip(zip(*peaks, strict=True), (rock, fold), strict=False)
    ]


def _range(foot: Point, size: float, rng: Random) -> list[Peak]:
    """Returns three peaks, the last one highest and in the middle."""
    peaks = []
    x, y = foot
    for aside, high, half in ((-0.62, 0.62, 0.5), (0.66, 0.54, 0.46), (0.02, 1.0, 0.62)):
        height, half_width = high * size * rng.uniform(0.9, 1.1), half * size
        left, right, top = x + aside * size - half_width, x + aside * size + half_width, y - height * 1.15
        peak = x + aside * size + rng.uniform(-0.08, 0.08) * size
        way = f"M{xy((left, y))}C{xy((left + half_width * 0.35, y - height * 0.3))} "
        way += f"{xy((peak - half_width * 0.42, top + height * 0.12))} {xy((peak, top))}"
        way += f"C{xy((peak + half_width * 0.3, top + height * 0.1))} "
        way += f"{xy((right - half_width * 0.45, y - height * 0.42))} {xy((right, y))}"
        folds = ""
        for t, length in ((0.1, 0.52), (0.3, 0.36)):
            start = peak + half_width * t * 1.1, top + height * (0.16 + t * 0.62)
            low = height * length
            folds += f"M{xy(start)}q{num(half_width * 0.12)},{num(low * 0.5)} {num(half_width * 0.18)},{num(low)}"
        peaks.append(Peak(way, folds))
    return peaks
