"""Lookup of a board for one number of players, computed once, so that the rules look things up instead of searching.

Fields are numbered from north to south, so a set of fields is a mask of at most 64 bits. Kinds of tiles are numbered
from 0 (unrest); a tile turned by r has its canal lines in a mask of six bits, one an edge.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from kaiserhof.games.dayunhe.board.board import FORWARD_NORTH, FORWARD_SOUTH, STEPS, Board
from kaiserhof.games.dayunhe.rules.components import ALL_CARDS, SYMBOLS, UNREST_TILES, trip_length
from kaiserhof.games.dayunhe.rules.moves import BUILD, CHOOSE, ON_FIELDS, TURN, all_texts, moves_of, pack

CHUNK: Final = 8
"""Masks of fields are translated into moves eight bits at a time."""

OPPOSITE: Final[tuple[int, ...]] = (3, 4, 5, 0, 1, 2)


class Lookup:
    """A board with so many players, ready for play."""

    __slots__ = (
        "across",
        "ahead",
        "ahead_list",
        "board",
        "build_moves",
        "buildable",
        "field_ids",
        "field_moves",
        "goal",
        "homeward",
        "kinds",
        "length",
        "lines",
        "moves",
        "names",
        "region_of",
        "regions",
        "rings",
        "seats",
        "stacked",
        "start",
        "symbols",
        "texts",
        "tile_ids",
        "turn_moves",
        "turns",
        "values",
    )

    def __init__(self, board: Board, seats: int) -> None:
        fields = board.used(seats)
        self.board = board
        self.seats = seats
        self.length = trip_length(seats)
        self.field_ids = tuple(f.id for f in fields)
        self.names = tuple(f.id.upper() for f in fields)
        number = {name: index for index, name in enumerate(self.field_ids)}
        at = {(f.x, f.y): index for index, f in enumerate(fields)}
        self.across = [[at.get((f.x + dx, f.y + dy), -1) for dx, dy in STEPS] for f in fields]
        """Field and edge to the neighbour, or -1."""
        self.region_of = [f.region - 1 for f in fields]
        """Field to the seat whose region it is in, or -1."""
        self.regions = [_mask(i for i, f in enumerate(fields) if f.region == seat + 1) for seat in range(seats)]
        """Seat to the mask of its region."""
        self.start = number[board.peking().id]
        self.goal = (self.start, number[board.turning(seats).id])
        """The turning fields: northbound, southbound (rule `turning-points`)."""
        self.buildable = _mask(range(len(fields))) & ~(1 << self.goal[0]) & ~(1 << self.goal[1])
        """Rule `build-where`: all fields but the two turning fields."""
        self.symbols = tuple(number[name] for name in board.symbols[: SYMBOLS * seats])
        self._ship_tables(len(fields))
        self._tile_tables(board)
        self.texts = all_texts(self.field_ids, self.tile_ids)
        """Move to text."""
        self.moves = {text: move for move, text in self.texts.items()}
        """Text to move."""
        self.field_moves = {verb: _chunks(verb, len(fields)) for verb in ON_FIELDS}
        """Verb, chunk of the board and mask in that chunk to the moves on those fields."""

    def _ship_tables(self, fields: int) -> None:
        """Everything the ship looks up, northbound first, southbound second."""
        self.ahead_list = [
            [tuple(n for edge in edges if (n := self.across[f][edge]) >= 0) if f != goal else () for f in range(fields)]
            for goal, edges in zip(self.goal, (FORWARD_NORTH, FORWARD_SOUTH), strict=True)
        ]
        """Direction and field to the neighbours ahead (rule `ship-forward`)."""
        self.ahead = [[_mask(near) for near in side] for side in self.ahead_list]
        """The same as masks."""
        self.rings = [[_rings(side, f) for f in range(fields)] for side in self.ahead]
        """Direction and field to the masks of fields at 0, 1, 2, … steps forward."""
        self.homeward = [
            [self._toward(way, f, 1 << self.goal[way]) for f in range(fields)] for way in range(len(self.goal))
        ]
        """Direction and field to the neighbours on a shortest way to the turning field."""

    def _toward(self, way: int, field: int, targets: int) -> int:
        rings = self.rings[way]
        for distance, ring in enumerate(rings[field]):
            if ring & targets:
                return _mask(n for n in self.ahead_list[way][field] if rings[n][distance - 1] & targets)
        return 0

    def _tile_tables(self, board: Board) -> None:
        self.tile_ids = ("unrest", *(tile.id for tile in board.tiles))
        self.kinds = len(self.tile_ids)
        self.values = (0, *(tile.value for tile in board.tiles))
        """Kind to printed value."""
        self.stacked = (UNREST_TILES - SYMBOLS, *(tile.count for tile in board.tiles))
        """How many tiles each player has in the stacks at the start, by kind."""
        self.lines = [tuple([0] * 6), *(tuple(_turned(tile.edges, r) for r in range(6)) for tile in board.tiles)]
        """Kind and turn to the mask of edges with a canal line."""
        self.turns = [tuple(r for r in range(6) if lines.index(lines[r]) == r) for lines in self.lines]
        """Kind to the turns that look different."""
        self.turn_moves = [tuple(pack(TURN, r) for r in turns) for turns in self.turns]
        self.build_moves = moves_of(BUILD, self.kinds)

    def moves_on(self, verb: int, mask: int) -> list[int]:
        """The moves of a verb on all fields of a mask."""
        moves: list[int] = []
        for chunk in self.field_moves[verb]:
            moves += chunk[mask & 255]
            mask >>= CHUNK
        return moves


def _mask(fields: Iterable[int]) -> int:
    mask = 0
    for field in fields:
        mask |= 1 << field
    return mask


def _rings(ahead: list[int], field: int) -> tuple[int, ...]:
    """The masks of fields at 0, 1, 2, … forward steps; every step leads one way, so no field is met twice as near."""
    rings = [1 << field]
    seen = rings[0]
    while True:
        ring = 0
        rest = rings[-1]
        while rest:
            low = rest & -rest
            rest ^= low
            ring |= ahead[low.bit_length() - 1]
        ring &= ~seen
        if not ring:
            return tuple(rings)
        rings.append(ring)
        seen |= ring


def _turned(edges: tuple[int, ...], turns: int) -> int:
    return _mask((edge + turns) % 6 for edge in edges)


def _chunks(verb: int, fields: int) -> list[list[tuple[int, ...]]]:
    return [
        [tuple(pack(verb, first + bit) for bit in range(CHUNK) if mask >> bit & 1) for mask in range(1 << CHUNK)]
        for first in range(0, fields, CHUNK)
    ]


CHOICES: Final = [tuple(pack(CHOOSE, c) for c in range(10) if mask >> c & 1) for mask in range(ALL_CARDS + 1)]
"""Mask of cards to the moves that choose one of them."""
