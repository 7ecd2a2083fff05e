"""Computes where everything lies in the picture: the strip of hexes, and a mat for each player below or beside it."""

from __future__ import annotations

from dataclasses import dataclass, replace

from kaiserhof.engine.datafile import Point
from kaiserhof.games.dayunhe.board.board import Board, Field
from kaiserhof.games.dayunhe.drawing.ground.hexes import ROOT3, Grid
from kaiserhof.games.dayunhe.drawing.ground.scenery import Box
from kaiserhof.games.dayunhe.rules.components import STACKS, SYMBOLS, WAREHOUSE

WIDTH, HEIGHT = 1340, 380
"""Size of the picture."""
BAND = 34
"""Height of the band with round, phase and trips."""
MARGIN = 6
MAT_HEIGHT = 122
MAT_WIDTH = 396
"""Height of the mats when they lie below the board, and their width when they lie beside it."""
COAST = 14
"""Height of the sea above the hexes, and of the hills below."""


@dataclass(frozen=True, slots=True)
class Slots:
    """A row of places for tiles of one size."""

    first: Point
    pitch: float
    radius: float
    room: float
    """Length of the row. Tiles lie closer together when there are too many for it."""

    def places(self, count: int) -> list[Point]:
        """Returns the places of a number of tiles."""
        pitch = min(self.pitch, self.room / max(1, count - 1)) if count > 1 else self.pitch
        return [(self.first[0] + pitch * i, self.first[1]) for i in range(count)]


@dataclass(frozen=True, slots=True)
class Mat:
    """A player's mat beside the board: three rows of tiles."""

    box: Box
    icons: tuple[Point, Point, Point, Point]
    """Places of the icons of warehouse, stacks, Wall and city."""
    store: Slots
    stacks: Slots
    wall: Slots
    city: Slots
    wall_box: Box
    city_box: Box
    store_box: Box
    stacks_box: Box

    @property
    def sum_place(self) -> Point:
        """Returns where the value of the city is written."""
        return self.box.x + self.box.width - 10, self.city.first[1]


class Stage:
    """The layout for one board and number of players."""

    def __init__(self, board: Board, seats: int) -> None:
        self.board = board
        self.seats = seats
        self.fields: tuple[Field, ...] = board.used(seats)
        west, east = min(f.x for f in self.fields), max(f.x for f in self.fields)
        north, south = min(f.y for f in self.fields), max(f.y for f in self.fields)
        length = (south - north + 2) / 2 * ROOT3
        breadth = 1.5 * (east - west) + 2
        below = Box(MARGIN, BAND, WIDTH - 2 * MARGIN, HEIGHT - BAND - MAT_HEIGHT - MARGIN)
        beside = Box(MARGIN, BAND, WIDTH - MAT_WIDTH - 3 * MARGIN, HEIGHT - BAND - MARGIN)
        sizes = [min((box.width - 24) / length, (box.height - 2 * COAST) / breadth) for box in (below, beside)]
        self.mats_below = sizes[0] >= sizes[1]
        self.land = below if self.mats_below else beside
        size = max(sizes)
        left = self.land.x + (self.land.width - length * size) / 2 + ROOT3 / 2 * size * (1 - north)
        foot = self.land.y + self.land.height / 2 + breadth * size / 2 - size
        self.grid = Grid((left, foot + 1.5 * size * west), size)
        self.places = tuple(self.grid.centre(f) for f in self.fields)
        """Place of each field, in the order of the rules."""
        names = {field.id for field in self.fields}
        self.board_in_use = replace(
            board,
            fields=self.fields,
            symbols=board.symbols[: SYMBOLS * seats],
            through=tuple(name for name in board.through if name in names),
        )
        """The board without the fields and symbols that are not used with this number of players."""
        self.mats = tuple(_mat(box) for box in self._mat_boxes())

    def _mat_boxes(self) -> list[Box]:
        if self.mats_below:
            width = (WIDTH - MARGIN * (self.seats + 1)) / self.seats
            top = self.land.y + self.land.height + 4
            return [Box(MARGIN + (width + MARGIN) * i, top, width, MAT_HEIGHT - 4) for i in range(self.seats)]
        height = (self.land.height + MARGIN) / self.seats - MARGIN
        left = self.land.x + self.land.width + MARGIN
        return [Box(left, BAND + (height + MARGIN) * i, MAT_WIDTH, height) for i in range(self.seats)]


def _mat(box: Box) -> Mat:
    row = box.height / 3
    radius = min(row / 2 - 2.5, (box.width - 46) / (WAREHOUSE * ROOT3 + 1.2))
    pitch = ROOT3 * radius + 3
    left = box.x + 34 + ROOT3 / 2 * radius
    lines = [box.y + row * (i + 0.5) for i in range(3)]
    stack_pitch = pitch + 5
    middle = box.x + 34 + stack_pitch * (STACKS - 1) + ROOT3 * radius + 12
    right = box.x + box.width
    wall = middle + 24 + ROOT3 / 2 * radius
    edge = ROOT3 / 2 * radius + 4
    return Mat(
        box=box,
        icons=((box.x + 18, lines[0]), (box.x + 18, lines[1]), (middle + 9, lines[1]), (box.x + 18, lines[2])),
        store=Slots((left, lines[0]), pitch, radius, right - left - edge),
        stacks=Slots((left, lines[1]), stack_pitch, radius, right - left - edge),
        wall=Slots((wall, lines[1]), pitch, radius, right - wall - edge),
        city=Slots((left, lines[2]), pitch, radius, right - left - edge - 54),
        store_box=Box(box.x, box.y, box.width, row),
        stacks_box=Box(box.x, box.y + row, middle - box.x - 4, row),
        wall_box=Box(middle - 4, box.y + row, right - middle + 4, row),
        city_box=Box(box.x, box.y + 2 * row, box.width, row),
    )
