"""Computes the layout of the picture: the hexes in one line, in two lines, or upright with north above."""

from __future__ import annotations

from dataclasses import dataclass, replace

from kaiserhof.engine.datafile import Point
from kaiserhof.games.dayunhe.board.board import STEPS, Board, Field
from kaiserhof.games.dayunhe.drawing.ground.hexes import NORTH_ABOVE, NORTH_LEFT, ROOT3, Grid
from kaiserhof.games.dayunhe.drawing.ground.scenery import Box
from kaiserhof.games.dayunhe.rules.components import SYMBOLS

ONE_LINE, TWO_LINES, UPRIGHT = "line", "lines", "upright"
"""The directions of the canal: from left to right in one line or in two, or from top to bottom."""
LAYOUTS = (ONE_LINE, TWO_LINES, UPRIGHT)

BAND = 34
"""Height of the band with round, phase and trips; an upright canal has none."""
COAST = 14
"""Height of the sea above the hexes, and of the hills below."""
MARGIN = 3
LINE_WIDTH, LINE_HEIGHT = 1340, 380
"""The largest picture of one line."""
LINES_WIDTH, LINES_HEIGHT = 884, 636
"""The largest picture of two lines."""
FOLD = 8
"""Height of the bar between two lines."""
UPRIGHT_WIDTH = 390
UPRIGHT_SIZE = 52
UPRIGHT_LEFT = 34
UPRIGHT_EDGE = 18
"""Width of the hills in the west and the sea in the east of an upright picture, which is as wide as a phone."""


@dataclass(frozen=True, slots=True)
class Stretch:
    """A stretch of the canal that is drawn in one line."""

    land: Box
    grid: Grid
    own: tuple[int, ...]
    """The fields of this line."""
    pale: tuple[int, ...]
    """Fields of another line next to its ends, which are shown here a second time."""
    places: dict[int, Point]
    """The positions of these fields."""


class Layout:
    """The layout for one board and number of players."""

    def __init__(self, board: Board, seats: int, layout: str) -> None:
        self.board = board
        self.seats = seats
        self.layout = layout
        self.fields: tuple[Field, ...] = board.used(seats)
        self.angle = NORTH_ABOVE if layout == UPRIGHT else NORTH_LEFT
        self.band = 0 if layout == UPRIGHT else BAND
        names = {field.id for field in self.fields}
        self.board_in_use = replace(
            board,
            fields=self.fields,
            symbols=board.symbols[: SYMBOLS * seats],
            through=tuple(name for name in board.through if name in names),
        )
        """The board without the fields and symbols that are not used with this number of players."""
        if layout == UPRIGHT:
            self.width, self.height, self.lines = self._upright()
        else:
            self.width, self.height, self.lines = self._lying(self._stretches())
        self.size = self.lines[0].grid.size
        """Radius of a hex."""
        line_of = {field: line for line in self.lines for field in line.own}
        self.line_of = tuple(line_of[field] for field in range(len(self.fields)))
        """The line that contains each field, in the order of the rules."""
        self.places = tuple(line.places[field] for field, line in enumerate(self.line_of))
        """Place of each field."""
        self.copies = tuple(
            tuple(line.places[field] for line in self.lines if field in line.pale) for field in range(len(self.fields))
        )
        """Places where a field is shown a second time."""

    def legs(self, a: int, b: int) -> list[tuple[Point, Point]]:
        """Returns the step from a field to its neighbour, as drawn: twice if they are in different lines.

        The first begins at the place of `a`, the last ends at the place of `b`.
        """
        if self.line_of[a] is self.line_of[b]:
            return [(self.places[a], self.places[b])]
        lines = (self.line_of[a], self.line_of[b])
        return [(line.places[a], line.places[b]) for line in lines if a in line.places and b in line.places]

    def _upright(self) -> tuple[float, float, tuple[Stretch, ...]]:
        north, south = min(f.y for f in self.fields), max(f.y for f in self.fields)
        size, west = UPRIGHT_SIZE, min(f.x for f in self.fields)
        height = (south - north + 2) / 2 * ROOT3 * size + 2 * UPRIGHT_EDGE
        origin = (
            UPRIGHT_LEFT + size - 1.5 * size * west,
            UPRIGHT_EDGE + ROOT3 / 2 * size * (1 - north),
        )
        grid = Grid(origin, size, NORTH_ABOVE)
        everything = tuple(range(len(self.fields)))
        places = {number: grid.centre(self.fields[number]) for number in everything}
        height = round(height)
        return UPRIGHT_WIDTH, height, (Stretch(Box(0, 0, UPRIGHT_WIDTH, height), grid, everything, (), places),)

    def _lying(
        self, stretches: list[tuple[tuple[int, ...], tuple[int, ...]]]
    ) -> tuple[float, float, tuple[Stretch, ...]]:
        """Returns width, height and lines of a picture with north on the left and the largest hexes that fit."""
        west, east = min(f.x for f in self.fields), max(f.x for f in self.fields)
        breadth = 1.5 * (east - west) + 2
        ends = [self._ends((*own, *pale)) for own, pale in stretches]
        length = max((last - first + 2) / 2 * ROOT3 for first, last in ends)
        count = len(stretches)
        most = (LINE_WIDTH, LINE_HEIGHT) if count == 1 else (LINES_WIDTH, LINES_HEIGHT)
        room = (most[1] - BAND - FOLD * (count - 1)) / count - 2 * COAST
        size = min((most[0] - 2 * MARGIN) / length, room / breadth)
        width = most[0] if count == 1 else round(length * size + 2 * MARGIN)
        high = round(breadth * size + 2 * COAST)
        lines = []
        for number, ((own, pale), (first, last)) in enumerate(zip(stretches, ends, strict=True)):
            land = Box(0, BAND + (high + FOLD) * number, width, high)
            spare = width - (last - first + 2) / 2 * ROOT3 * size
            left = (spare / 2 if count == 1 else MARGIN) + ROOT3 / 2 * size * (1 - first)
            grid = Grid((left, land.y + high / 2 + breadth * size / 2 - size + 1.5 * size * west), size, NORTH_LEFT)
            places = {field: grid.centre(self.fields[field]) for field in (*own, *pale)}
            lines.append(Stretch(land, grid, own, pale, places))
        return width, BAND + (high + FOLD) * count - FOLD, tuple(lines)

    def _ends(self, fields: tuple[int, ...]) -> tuple[int, int]:
        along = [self.fields[field].y for field in fields]
        return min(along), max(along)

    def _stretches(self) -> list[tuple[tuple[int, ...], tuple[int, ...]]]:
        """Returns the fields of each line, and their neighbours in the other line."""
        numbers = tuple(range(len(self.fields)))
        if self.layout == ONE_LINE:
            return [(numbers, ())]
        last = fold_after(self.fields)
        north = tuple(number for number in numbers if self.fields[number].row <= last)
        south = numbers[len(north) :]
        return [(north, self._beside(north)), (south, self._beside(south))]

    def _beside(self, stretch: tuple[int, ...]) -> tuple[int, ...]:
        at = {(f.x, f.y): number for number, f in enumerate(self.fields)}
        around = {
            at.get((self.fields[number].x + dx, self.fields[number].y + dy), number)
            for number in stretch
            for dx, dy in STEPS
        }
        return tuple(sorted(around - set(stretch)))


def fold_after(fields: tuple[Field, ...]) -> int:
    """Returns the row after which the second line begins: the one nearest the middle that splits no region."""
    rows = sorted({field.row for field in fields})
    whole = [
        row
        for row in rows[:-1]
        if not {f.region for f in fields if f.row <= row and f.region} & {f.region for f in fields if f.row > row}
    ]
    return min(whole, key=lambda row: max(row - rows[0] + 1, rows[-1] - row), default=rows[len(rows) // 2])
