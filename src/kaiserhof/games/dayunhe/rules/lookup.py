"""Tables that depend only on the board and the number of players, computed once.

Fields are numbered from north to south, and a set of fields is a mask of at most 63 bits. Kinds of tiles are numbered
from 0 (unrest). The canal lines of a tile are a mask of six bits, one for each edge.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Final

from mypy_extensions import i64

from kaiserhof.engine.native import vec
from kaiserhof.games.dayunhe.board.board import FORWARD_NORTH, FORWARD_SOUTH, STEPS, Board
from kaiserhof.games.dayunhe.rules.components import ALL_CARDS, SYMBOLS, UNREST_TILES, trip_length
from kaiserhof.games.dayunhe.rules.moves import BUILD, CHOOSE, ON_FIELDS, TURN, all_texts, pack

CHUNK: Final = 8
"""Number of bits of a mask that are translated into moves at a time."""
LOWEST: Final = (1 << CHUNK) - 1

OPPOSITE: Final = vec[i64]([3, 4, 5, 0, 1, 2])
"""The opposite edge, by edge."""


SPYING: Final = "espionage"
"""The reading of RULING 8: whether Espionage turns up the tops of all stacks or of one."""
TIES: Final = "tie-break"
"""A house rule beside RULING 35: whether city and network break a tie, or the place is shared."""
CALMING: Final = "calm-stack"
"""The reading of RULING 11: whether a calmed tile goes under its owner's smallest stack, or the player chooses."""
MOVING: Final = "moved-tile"
"""The reading of RULING 37: whether a tile that a rebuild moves may be turned."""
CITY_LIMIT: Final = "city-limit"
"""The reading of RULING 17: whether the limit of the city holds when a tile is placed, or also at the end."""
UPRISING: Final = "uprisings"
"""The reading of RULING 32: whether a colour has every uprising that its tiles allow, or one a round."""


class Lookup:
    """The tables for a board, a number of players and one way to read the open rules."""

    def __init__(self, board: Board, seats: int, game: object, other_ways: dict[str, str]) -> None:
        fields = board.used(seats)
        self.other_ways = other_ways
        """The readings of open rules that differ from our rulings; snapshots contain them."""
        self.spies_once = SPYING in other_ways
        """Rule `espionage`: whether only one stack is turned up."""
        self.ties_are_shared = TIES in other_ways
        """Rule `tie-break`: whether seats with equal reputation share a place without a tie-break."""
        self.calmer_chooses = CALMING in other_ways
        """Rule `calm-the-people`: whether the player of the card also chooses the stack of another owner."""
        self.moved_keep_lines = MOVING in other_ways
        """Rule `rebuild-move`: whether a tile that moves keeps its direction."""
        self.city_limits_score = CITY_LIMIT in other_ways
        """Rule `city-limit`: whether in the final scoring no more tiles count than the seat has canals on the board."""
        self.one_uprising = UPRISING in other_ways
        """Rule `uprising-again`: whether a colour has at most one uprising a round."""
        self.board = board
        self.seats = seats
        self.game = game
        """The game on this board."""
        self.length = trip_length(seats)
        self.field_ids = tuple(f.id for f in fields)
        self.names = tuple(f.id.upper() for f in fields)
        number = {name: index for index, name in enumerate(self.field_ids)}
        at = {(f.x, f.y): index for index, f in enumerate(fields)}
        self.across = [vec[i64]([at.get((f.x + dx, f.y + dy), -1) for dx, dy in STEPS]) for f in fields]
        """The neighbour by field and edge, or -1."""
        self.region_of = [f.region - 1 for f in fields]
        """Rule `setup-regions`: the seat to whose region a field belongs, by field; -1 for none."""
        self.regions = [_mask(i for i, f in enumerate(fields) if f.region == seat + 1) for seat in range(seats)]
        """Mask of the fields of a region, by seat."""
        self.start = number[board.peking().id]
        self.goal = (self.start, number[board.turning(seats).id])
        """Rule `turning-points`: the turning field of a trip north and of a trip south."""
        self.buildable = _mask(range(len(fields))) & ~(1 << self.goal[0]) & ~(1 << self.goal[1])
        """Rule `build-where`: mask of all fields but the two turning fields."""
        self.symbols = tuple(number[name] for name in board.symbols[: SYMBOLS * seats])
        self._ship_tables(len(fields))
        self._tile_tables(board)
        self.texts = all_texts(self.field_ids, self.tile_ids)
        """The text of every move."""
        self.moves = {text: move for move, text in self.texts.items()}
        """The move of every text."""
        self.target_moves = {verb: _chunks(verb, len(fields)) for verb in ON_FIELDS}
        """The moves on a set of fields, or with a set of kinds, by verb, chunk of the set and mask in that chunk."""
        self.target_moves[BUILD] = _chunks(BUILD, self.kinds)

    def _ship_tables(self, fields: int) -> None:
        """Computes the tables for the ship; the first of two values is for a trip north, the second for a
        trip south.
        """
        self.ahead_list = [
            [tuple(n for edge in edges if (n := self.across[f][edge]) >= 0) if f != goal else () for f in range(fields)]
            for goal, edges in zip(self.goal, (FORWARD_NORTH, FORWARD_SOUTH), strict=True)
        ]
        """Rule `ship-forward`: the neighbours ahead, by direction and field."""
        self.ahead = [vec[i64]([_mask(near) for near in side]) for side in self.ahead_list]
        """The same as masks."""
        self.rings = [[_rings(side, f) for f in range(fields)] for side in self.ahead]
        """Masks of the fields at 0, 1, 2, … steps forward, by direction and field."""
        self.homeward = [
            vec[i64]([self._toward(way, f, 1 << self.goal[way]) for f in range(fields)])
            for way in range(len(self.goal))
        ]
        """Mask of the neighbours on a shortest way to the turning field, by direction and field."""

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
        """The printed value, by kind."""
        self.stacked = (UNREST_TILES - SYMBOLS, *(tile.count for tile in board.tiles))
        """Number of tiles in each player's stacks at the start, by kind."""
        lines_of = [[0] * 6, *([_turned(tile.edges, r) for r in range(6)] for tile in board.tiles)]
        self.lines = [vec[i64](lines) for lines in lines_of]
        """Mask of edges with a canal line, by kind and turns."""
        self.turns = [tuple(r for r in range(6) if lines.index(lines[r]) == r) for lines in lines_of]
        """The turns that look different, by kind."""
        self.turn_moves = [tuple(pack(TURN, r) for r in turns) for turns in self.turns]
        """The moves that turn a tile, by kind."""
        self.rotate_moves = [
            tuple(tuple(pack(TURN, r) for r in turns if lines[r] != present) for present in lines)
            for lines, turns in zip(lines_of, self.turns, strict=True)
        ]
        """The moves that turn a tile into another position, by kind and present turns."""

    def moves_on(self, verb: int, mask: i64) -> list[int]:
        """Returns the moves of a verb on all fields of a mask, or with all kinds of it."""
        moves: list[int] = []
        for chunk in self.target_moves[verb]:
            moves += chunk[mask & LOWEST]
            mask >>= CHUNK
            if not mask:
                break
        return moves


def _mask(fields: Iterable[int]) -> int:
    mask = 0
    for field in fields:
        mask |= 1 << field
    return mask


def _rings(ahead: vec[i64], field: int) -> vec[i64]:
    """Returns the masks of fields at 0, 1, 2, … forward steps."""
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
            return vec[i64](rings)
        rings.append(ring)
        seen |= ring


def _turned(edges: tuple[int, ...], turns: int) -> int:
    return _mask((edge + turns) % 6 for edge in edges)


def _chunks(verb: int, targets: int) -> list[list[tuple[int, ...]]]:
    return [
        [tuple(pack(verb, first + bit) for bit in range(CHUNK) if mask >> bit & 1) for mask in range(1 << CHUNK)]
        for first in range(0, targets, CHUNK)
    ]


CHOICES: Final = [tuple(pack(CHOOSE, c) for c in range(10) if mask >> c & 1) for mask in range(ALL_CARDS + 1)]
"""The moves that choose one of some cards, by mask of these cards."""
