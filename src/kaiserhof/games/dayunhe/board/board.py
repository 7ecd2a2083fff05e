"""The board and the canal tiles as typed data; `board_file` reads them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass, field
from typing import Literal, TypeAlias

STEPS = ((0, -2), (1, -1), (1, 1), (0, 2), (-1, 1), (-1, -1))
"""Step to the neighbour by edge, clockwise from the north: x to the east, y to the south in half hexes."""
FORWARD_SOUTH = (3, 2, 4)
FORWARD_NORTH = (0, 1, 5)
"""Rule `ship-forward`: the edges that lead forward, the straight one first."""


FieldKind: TypeAlias = Literal["peking", "region", "neutral", "turning", "hangzhou"]


@dataclass(frozen=True, slots=True)
class Field:
    """A hex. `x` and `y` are doubled coordinates: a neighbour to the south has `y + 2`."""

    id: str
    column: str
    row: int
    x: int
    y: int
    kind: FieldKind
    region: int
    """From 1 in the north; 0 outside the regions."""
    players: int
    """The number of players for whom the ship turns here, or 0."""


@dataclass(frozen=True, slots=True)
class TileKind:
    """A kind of canal tile. Mirror images are kinds of their own."""

    id: str
    names: Mapping[str, str] = field(hash=False)
    building: bool
    """Rule `buildings`: whether a building is drawn on it, which has no effect."""
    value: int
    edges: tuple[int, ...]
    count: int
    mirrored: bool


@dataclass(frozen=True, slots=True)
class Board:
    """Fields from north to south, the old course, and the tiles. `digest` is the SHA-256 of the file."""

    reconstruction: bool
    fields: tuple[Field, ...]
    symbols: tuple[str, ...]
    through: tuple[str, ...]
    tiles: tuple[TileKind, ...]
    digest: str
    name: str = ""
    maker: str = ""
    """Who made it, if it is not ours."""

    def used(self, seats: int) -> tuple[Field, ...]:
        """Rule `setup-regions`: returns the fields in play, down to the row of the southern turning field."""
        last = self.turning(seats).row
        return tuple(f for f in self.fields if f.row <= last)

    def turning(self, seats: int) -> Field:
        """Rule `turning-points`: returns the southern turning field."""
        return next(f for f in self.fields if f.players == seats)

    def peking(self) -> Field:
        """Rule `turning-points`: returns the northern turning field, the same for any number of players."""
        return next(f for f in self.fields if f.kind == "peking")


def to_south(fields: tuple[Field, ...]) -> Iterator[tuple[Field, Field]]:
    """Yields every pair of neighbours, the northern one first."""
    at = {(f.x, f.y): f for f in fields}
    for f in fields:
        for edge in FORWARD_SOUTH:
            other = at.get((f.x + STEPS[edge][0], f.y + STEPS[edge][1]))
            if other is not None:
                yield f, other
