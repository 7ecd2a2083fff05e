"""Draws the score track: a great wall with a watch tower at every tenth space."""

from __future__ import annotations

import math
from collections.abc import Sequence
from itertools import pairwise

from kaiserhof.drawing.geometry import between
from kaiserhof.drawing.palette import SERIF
from kaiserhof.drawing.svg import layer, path, tenths
from kaiserhof.engine.datafile import Point
from kaiserhof.games.china.board.board import Map
from kaiserhof.games.china.drawing.colours import MapPalette

# Distances from the middle of the walkway to its outer edge, its inner edge, and the foot of the wall's face.
OUTER, INNER, FOOT = 12.5, -11.5, -16.5
MERLON_HEIGHT = 5.6
MERLONS = ((0.04, 0.26), (0.39, 0.61), (0.74, 0.96))
STONES = (0.2, 0.52, 0.84)


class Course:
    """The course of the wall: the boundaries between spaces, and the outward direction at each."""

    def __init__(self, spaces: Sequence[Point]) -> None:
        self.spaces = spaces
        middles = [between(a, b, 0.5) for a, b in pairwise(spaces)]
        self.cuts = [between(middles[0], spaces[0], 2), *middles, between(middles[-1], spaces[-1], 2)]
        self.outward = [self._outward(i) for i in range(len(self.cuts))]

    def _outward(self, i: int) -> Point:
        (ax, ay), (bx, by) = self.cuts[max(0, i - 1)], self.cuts[min(len(self.cuts) - 1, i + 1)]
        length = math.hypot(bx - ax, by - ay) or 1.0
        return (by - ay) / length, -(bx - ax) / length

    def at(self, i: int, out: float) -> Point:
        """Returns the point at the beginning of space `i`, at a distance outwards from the middle of the walkway."""
        (x, y), (dx, dy) = self.cuts[i], self.outward[i]
        return x + dx * out, y + dy * out

    def along(self, i: int, share: float, out: float) -> Point:
        """Returns a point beside space `i`, after a share of its length."""
        return between(self.at(i, out), self.at(i + 1, out), share)

    def ribbon(self, out: float, inward: float) -> str:
        """Returns the path of the band between two distances, over the whole length."""
        every = range(len(self.cuts))
        return tenths.closed([*(self.at(i, out) for i in every), *(self.at(i, inward) for i in reversed(every))])


def wall(m: Map, colours: MapPalette) -> list[str]:
    """Draws the whole score track; nothing if the map has none."""
    if not m.scenery.score_track:
        return []
    course = Course(m.scenery.score_track)
    numbers = [_number(i, at, colours) for i, at in enumerate(course.spaces)]
    return [
        layer(
            [*_masonry(course, colours), _towers(course, colours), *numbers],
            id="great-wall",
            text_anchor="middle",
            font_family=SERIF,
        )
    ]


def _masonry(course: Course, colours: MapPalette) -> list[str]:
    spaces = range(len(course.spaces))
    ink = {"stroke": colours.ink, "stroke_linejoin": "round"}
    merlons = "".join(_merlon(course, i, start, end) for i in spaces for start, end in MERLONS)
    dark = "".join(
        tenths.closed([course.at(i, OUTER), course.at(i + 1, OUTER), course.at(i + 1, INNER), course.at(i, INNER)])
        for i in spaces[1::2]
    )
    stones = "".join(
        f"M{tenths.xy(course.along(i, share, INNER))}L{tenths.xy(course.along(i, share, FOOT))}"
        for i in spaces
        for share in STONES
    )
    joints = "".join(f"M{tenths.xy(course.at(i, OUTER))}L{tenths.xy(course.at(i, INNER))}" for i in spaces[1:])
    return [
        path(course.ribbon(OUTER, FOOT), fill=colours.shadow, opacity=0.25, transform="translate(2.5 3)"),
        path(merlons, fill=colours.merlon, stroke_width=0.9, **ink),
        path(course.ribbon(OUTER, INNER), fill=colours.walkway, stroke_width=1.3, **ink),
        path(dark, fill=colours.walkway_dark, opacity=0.65),
        path(course.ribbon(INNER, FOOT), fill=colours.face, stroke_width=1, **ink),
        path(stones, stroke_width=0.6, stroke_opacity=0.55, fill="none", **ink),
        path(joints, stroke_width=0.8, stroke_opacity=0.75, fill="none", **ink),
    ]


def _merlon(course: Course, i: int, start: float, end: float) -> str:
    low, high = OUTER - 1, OUTER - 1 + MERLON_HEIGHT
    corners = ((start, low), (start, high), (end, high), (end, low))
    return tenths.closed(course.along(i, share, out) for share, out in corners)


def _towers(course: Course, colours: MapPalette) -> str:
    """Draws all towers together, in layers from the shadows up."""
    grounds = [_ground(course, i) for i in range(0, len(course.spaces), 10)]

    def blocks(*boxes: tuple[float, float, float, float]) -> str:
        return "".join(_block(ground, box) for ground in grounds for box in boxes)

    battlements = [(left, -21.0, 7.0, 6.0) for left in (-18, -8.3, 1.3, 11)]
    content = [
        path(blocks((-15.5, -13.5, 35, 37)), fill=colours.shadow, stroke="none", opacity=0.28),
        path(blocks(*battlements), fill=colours.tower_merlon, stroke_width=1),
        path(blocks((-18, -16, 36, 32)), fill=colours.tower, stroke_width=1.5),
        path(blocks((-18, 16, 36, 5.5)), fill=colours.tower_face, stroke_width=1.2),
        path(blocks((-14.5, -12.5, 29, 25)), fill="none", stroke_width=0.7, stroke_opacity=0.6),
    ]
    return layer(content, stroke=colours.ink, stroke_linejoin="round")


def _ground(course: Course, i: int) -> tuple[Point, Point]:
    """Returns the middle of a tower, and the direction of its outer side."""
    x, y = course.spaces[i]
    dx, dy = between(course.outward[i], course.outward[i + 1], 0.5)
    length = math.hypot(dx, dy) or 1.0
    return (x + dx * 0.5, y + dy * 0.5), (dx / length, dy / length)


def _block(ground: tuple[Point, Point], box: tuple[float, float, float, float]) -> str:
    """Returns the path of a rectangle of a tower. `box` is given as if the outer side of the tower were up."""
    ((x, y), (dx, dy)), (left, top, width, height) = ground, box
    corners = ((left, top), (left + width, top), (left + width, top + height), (left, top + height))
    return tenths.closed((x - dy * across - dx * down, y + dx * across - dy * down) for across, down in corners)


def _number(i: int, at: Point, colours: MapPalette) -> str:
    size = 15 if i % 10 == 0 else 11.5 if i % 5 == 0 else 10.5
    weight = 700 if i % 5 == 0 else 500
    colour = colours.wall_seal if i % 10 == 0 else colours.wall_ink
    return tenths.text((at[0], at[1] + size * 0.35), str(i), size, id=f"score-{i}", font_weight=weight, fill=colour)
