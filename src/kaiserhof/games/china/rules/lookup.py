"""Lookup of one side of a map, computed once, so that the rules look things up instead of searching.

Fields and provinces are numbered in the order of the map file, so the fields of a province are neighbours in number: a
free field is a bit in its province's own small mask (`first_field` is bit 0), a house a bit in a mask over all fields.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaiserhof.games.china.board.board import Map
from kaiserhof.games.china.rules.components import COLOURS, HAND_SIZE, ROW, ROW_SIZE, cards_in_hand, cards_in_row
from kaiserhof.games.china.rules.moves import (
    DEAL,
    DRAW_MOVE,
    EMISSARY,
    EXCHANGE,
    FORT,
    HOUSE,
    OPEN,
    PAIR,
    PAY,
    TAKE,
    all_texts,
    pack,
)


class Lookup:
    """One side of a map, ready for play."""

    __slots__ = (
        "affordable",
        "all_free",
        "alliances",
        "board",
        "colour_of",
        "emissary_moves",
        "field_ids",
        "fields_in",
        "first_field",
        "fort_moves",
        "house_moves",
        "moves",
        "neighbours",
        "province_ids",
        "province_of",
        "provinces_in",
        "road_rows",
        "side",
        "texts",
    )

    def __init__(self, board: Map, side: str) -> None:
        self.board = board
        self.side = side
        self.province_ids = tuple(province.id for province in board.provinces)
        self.field_ids = tuple(field.id for province in board.provinces for field in province.fields)
        self.texts = all_texts(self.field_ids, self.province_ids)
        """Move to text."""
        self.moves = {text: move for move, text in self.texts.items()}
        """Text to move."""
        self.colour_of: list[i64] = [COLOURS.index(province.colour) for province in board.provinces]
        """Province to colour."""
        self.province_of: list[i64] = [index for index, province in enumerate(board.provinces) for _ in province.fields]
        """Field to province."""
        self.first_field: list[i64] = [self.province_of.index(index) for index in range(len(board.provinces))]
        """Province to its first field."""
        self.all_free: list[i64] = [(1 << len(province.fields)) - 1 for province in board.provinces]
        """Province to the small mask in which all its fields are free."""
        self.fields_in: list[i64] = [full << first for full, first in zip(self.all_free, self.first_field, strict=True)]
        """Province to the mask of its fields among all fields."""
        number = {name: index for index, name in enumerate(self.province_ids)}
        self.alliances = [
            (alliance.number, number[alliance.provinces[0]], number[alliance.provinces[1]])
            for alliance in board.alliances
        ]
        """Alliances in the order of scoring: number and the two provinces."""
        self.neighbours: list[i64] = _neighbours(self.field_ids, board.roads[side])
        """Field to the mask of fields one road away."""
        self.house_moves = self._field_moves(HOUSE)
        """Province and mask of its free fields to the moves that build there."""
        self.fort_moves = self._field_moves(FORT)
        masks = range(1 << len(board.provinces))
        self.provinces_in = [_bits(mask) for mask in masks]
        """Mask of provinces to their numbers."""
        self.emissary_moves = [tuple(pack(EMISSARY, p) for p in provinces) for provinces in self.provinces_in]
        """Mask of provinces to the moves that send an emissary there."""
        self.affordable: list[i64] = [self._affordable(hand) for hand in range(len(HAND_SIZE))]
        """Packed hand to the mask of provinces in which it can pay for a piece."""
        self.road_rows: dict[tuple[int, int], tuple[int, tuple[tuple[int, ...], ...]]] = {}
        """Best rows already found; see `roads`."""

    def _field_moves(self, verb: int) -> list[list[tuple[int, ...]]]:
        return [
            [tuple([pack(verb, first + bit) for bit in _bits(free)]) for free in range(full + 1)]
            for first, full in zip(self.first_field, self.all_free, strict=True)
        ]

    def _affordable(self, hand: int) -> int:
        return sum(1 << province for province, colour in enumerate(self.colour_of) if PAYMENTS[hand][colour])


def _bits(mask: int) -> tuple[int, ...]:
    return tuple(bit for bit in range(mask.bit_length()) if mask >> bit & 1)


def _neighbours(field_ids: tuple[str, ...], roads: tuple[tuple[str, str], ...]) -> list[i64]:
    number = {name: index for index, name in enumerate(field_ids)}
    masks: list[i64] = [0] * len(field_ids)
    for a, b in roads:
        masks[number[a]] |= 1 << number[b]
        masks[number[b]] |= 1 << number[a]
    return masks


def _payments(hand: int, colour: int) -> tuple[int, ...]:
    """Rules `pay-card` and `joker`: one card of the province's colour, or two cards of one other colour."""
    single = (pack(PAY, colour),) if cards_in_hand(hand, colour) else ()
    pairs = (pack(PAY, PAIR + other) for other in range(5) if other != colour and cards_in_hand(hand, other) >= 2)
    return (*single, *pairs)


def _takes(row: int) -> tuple[int, ...]:
    return tuple([pack(TAKE, c) for c in range(5) if cards_in_row(row, c)]) if ROW_SIZE[row] <= ROW else ()


PAYMENTS: Final = [[_payments(hand, colour) for colour in range(5)] for hand in range(len(HAND_SIZE))]
"""Packed hand and colour of the province to the moves that pay for one piece."""

EXCHANGES: Final = [
    tuple(pack(EXCHANGE, c) for c in range(5) if cards_in_hand(hand, c)) for hand in range(len(HAND_SIZE))
]
"""Packed hand to the moves that lay off one card."""

TAKES: Final = [_takes(row) for row in range(len(ROW_SIZE))]
"""Packed open row to the moves that take one card from it; rows of more than four cards do not occur."""

DRAWS: Final = [(*takes, DRAW_MOVE) for takes in TAKES]
"""The moves that take or draw a card while there is a pile, by packed open row."""

DEALS: Final[list[i64]] = [pack(DEAL, c) for c in range(5)]
OPENS: Final[list[i64]] = [pack(OPEN, c) for c in range(5)]
