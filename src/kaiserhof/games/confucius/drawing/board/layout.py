"""Reads from `layout.toml` where everything lies on the board, by number of seats."""

from __future__ import annotations

import tomllib
from functools import cache
from importlib.resources import files
from typing import Any, NamedTuple

from kaiserhof.games.confucius.rules.components import BOX, DISTANT_LANDS, FOREIGN_LANDS, GIFTS, MINISTRIES


class Box(NamedTuple):
    """A rectangle."""

    x: float
    y: float
    w: float
    h: float

    @property
    def cx(self) -> float:
        return self.x + self.w / 2

    @property
    def cy(self) -> float:
        return self.y + self.h / 2

    @property
    def right(self) -> float:
        return self.x + self.w

    @property
    def bottom(self) -> float:
        return self.y + self.h

    def moved(self, x: float, y: float) -> Box:
        """Returns the rectangle moved by a distance."""
        return Box(self.x + x, self.y + y, self.w, self.h)

    def grown(self, by: float) -> Box:
        """Returns the rectangle, larger on all sides."""
        return Box(self.x - by, self.y - by, self.w + 2 * by, self.h + 2 * by)


class ActionField(NamedTuple):
    """A field of the Actions Box: one action, or two actions that share their cubes."""

    space: int
    """The number of the space in the rules."""
    box: Box
    actions: tuple[tuple[str, Box], ...]
    cubes: tuple[tuple[float, float], ...]
    """Place of cubes by seat; empty where cubes are never laid, one place for the Chief Minister."""


class Ministry(NamedTuple):
    """The spaces of a ministry."""

    area: Box
    plaque: Box
    minister: Box
    secretary: Box
    officials: tuple[Box, ...]


class Layout:
    """All places of a board for one number of seats."""

    def __init__(self, data: dict[str, Any], seats: int) -> None:
        self.seats = seats
        self.reconstruction: bool = data["reconstruction"]
        self.width, self.height = data["size"]
        self.areas = {name: Box(*numbers) for name, numbers in data["area"].items()}
        first = Box(*data["score"]["first"])
        self.score = tuple(first.moved(first.w * i, 0) for i in range(data["score"]["spaces"]))
        self.fields = _fields(data["actions"], seats)
        self.ministries = tuple(_ministry(data["ministry"], self.areas[name]) for name in MINISTRIES)
        self._gifts(data["gifts"])
        exam = data["examination"]
        self.tutoring = tuple(Box(*numbers) for numbers in exam["cards"])
        self.students = tuple(Box(*numbers) for numbers in exam["students"])
        self.candidates = Box(*exam["candidates"])
        self._lands(data)

    def _gifts(self, data: dict[str, Any]) -> None:
        head = Box(*data["heads"])
        self.gift_heads = tuple(head.moved(head.w * i, 0) for i in range(len(GIFTS)))
        self.gift_flags = _rows(Box(*data["flags"]), self.seats, 0)
        self.gift_cells = tuple(
            tuple(Box(column.x, flag.y, column.w, flag.h) for column in self.gift_heads) for flag in self.gift_flags
        )
        """Cells of the gift tracker, by recipient and value less one."""

    def _lands(self, data: dict[str, Any]) -> None:
        foreign, distant = data["foreign"], data["distant"]
        piece = Box(*foreign["wall"])
        self.wall = tuple(piece.moved(piece.w * i, 0) for i in range(9))
        tile = Box(*foreign["land"])
        self.foreign = tuple(tile.moved(foreign["step"] * i, 0) for i in range(3))
        self.boxes = tuple(tuple(Box(*numbers) for numbers in foreign["boxes"][land]) for land in FOREIGN_LANDS)
        """Army boxes by Foreign Land, measured from the corner of its tile."""
        self.colonies = _columns(Box(*foreign["colonies"]), self.seats, 3)
        self.shipyards = _rows(Box(*distant["shipyards"]), self.seats, 3)
        self.oceans = _rows(Box(*distant["oceans"]), self.seats, 3)
        land = Box(*distant["land"])
        self.distant = tuple(land.moved(distant["step"] * i, 0) for i in range(len(DISTANT_LANDS)))


def _fields(data: dict[str, Any], seats: int) -> tuple[ActionField, ...]:
    one = Box(*data["first"])
    left, span = data["cubes"]
    places = [left + span / seats * (seat + 0.5) for seat in range(seats)]
    fields, y = [], one.y
    for names in data["fields"]:
        box = Box(one.x, y, one.w, one.h * len(names))
        actions = tuple((name, Box(one.x, y + one.h * i, one.w, one.h)) for i, name in enumerate(names))
        cubes: tuple[tuple[float, float], ...] = tuple((x, box.cy) for x in places)
        if names == ["transfer"]:
            cubes = ()
        elif names == ["favour"]:
            cubes = ((left + span / 2, box.cy),)
        fields.append(ActionField(_space(names), box, actions, cubes))
        y = box.bottom + data["gap"]
    return tuple(fields)


def _space(names: list[str]) -> int:
    """Returns the number of the space that holds these actions."""
    return BOX.index("-".join(names))


def _ministry(data: dict[str, Any], area: Box) -> Ministry:
    plaque, minister, secretary, official = (
        Box(*data[name]).moved(area.x, area.y) for name in ("plaque", "minister", "secretary", "official")
    )
    return Ministry(area, plaque, minister, secretary, tuple(official.moved(data["step"] * i, 0) for i in range(7)))


def _rows(whole: Box, count: int, gap: float) -> tuple[Box, ...]:
    high = (whole.h - gap * (count - 1)) / count
    return tuple(Box(whole.x, whole.y + (high + gap) * i, whole.w, high) for i in range(count))


def _columns(whole: Box, count: int, gap: float) -> tuple[Box, ...]:
    wide = (whole.w - gap * (count - 1)) / count
    return tuple(Box(whole.x + (wide + gap) * i, whole.y, wide, whole.h) for i in range(count))


@cache
def layout(seats: int) -> Layout:
    """Returns the places of the board for a number of seats.

    >>> len(layout(3).shipyards)
    3
    """
    source = files(__package__).joinpath("layout.toml").read_text(encoding="utf-8")
    return Layout(tomllib.loads(source), seats)
