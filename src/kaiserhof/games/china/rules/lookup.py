"""Tables that depend only on the map and on the cards in a hand, computed once.

Fields and provinces are numbered in the order of the map file; the fields of a province follow each other. There are
two kinds of masks of fields: a *small mask* has a bit for each field of one province (bit 0 is its `first_field`), a
*mask* has a bit for each field of the map.
"""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaiserhof.engine.native import vec
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

ALLIANCE_TIES: Final = "alliance-ties"
"""A house rule beside RULING 10: whether all who tie have the majority, or nobody."""
FORT_JOKER: Final = "fort-joker"
"""The reading of RULING 16: whether a joker pays for a fortification."""


class Lookup:
    """The tables for one side of a map and one way to read the open rules."""

    def __init__(self, board: Map, side: str, game: object, other_ways: dict[str, str]) -> None:
        self.board = board
        self.other_ways = other_ways
        """The readings of open rules that differ from our rulings; snapshots contain them."""
        self.ties_share = ALLIANCE_TIES not in other_ways
        """Rule `alliance-ties`: whether all tied players have the majority, as our ruling says, or nobody has."""
        self.forts_need_colour = FORT_JOKER in other_ways
        """Rule `fort-pay`: whether only a card of the province's colour pays for a fortification."""
        self.side = side
        self.side_number: i64 = list(board.roads).index(side)
        self.game = game
        """The game on this board."""
        self.province_ids = tuple(province.id for province in board.provinces)
        self.field_ids = tuple(field.id for province in board.provinces for field in province.fields)
        self.texts = all_texts(self.field_ids, self.province_ids)
        """Text of every move, by move."""
        self.moves = {text: move for move, text in self.texts.items()}
        """Every move, by text."""
        self.colour_of = vec[i64]([COLOURS.index(province.colour) for province in board.provinces])
        """Colour, by province."""
        provinces = [index for index, province in enumerate(board.provinces) for _ in province.fields]
        self.province_of = vec[i64](provinces)
        """Province, by field."""
        self.first_field = vec[i64]([provinces.index(index) for index in range(len(board.provinces))])
        """First field, by province."""
        self.all_free = vec[i64]([(1 << len(province.fields)) - 1 for province in board.provinces])
        """Small mask of all fields, by province."""
        self.fields_in = vec[i64]([full << self.first_field[index] for index, full in enumerate(self.all_free)])
        """Mask of its fields, by province."""
        number = {name: index for index, name in enumerate(self.province_ids)}
        self.alliances = [
            (alliance.number, number[alliance.provinces[0]], number[alliance.provinces[1]])
            for alliance in board.alliances
        ]
        """The alliances in the order of scoring: number, first province, second province."""
        self.neighbours = _neighbours(self.field_ids, board.roads[side])
        """Mask of the fields one road away, by field."""
        self.house_moves = self._field_moves(HOUSE)
        """Moves that build a house, by province and by small mask of free fields."""
        self.fort_moves = self._field_moves(FORT)
        """Moves that build a fortification, by province and by small mask of free fields."""
        masks = range(1 << len(board.provinces))
        self.provinces_in = [_bits(mask) for mask in masks]
        """Numbers of the provinces, by mask of provinces."""
        self.emissary_moves = [tuple(pack(EMISSARY, p) for p in provinces) for provinces in self.provinces_in]
        """Moves that send an emissary, by mask of provinces."""
        self.affordable = self._affordable(PAYMENTS)
        """Mask of the provinces in which a hand can pay for a piece, by packed hand."""
        self.fort_payments = CARD_PAYMENTS if self.forts_need_colour else PAYMENTS
        """Moves that pay for a fortification, by packed hand and by colour of the province."""
        self.fort_affordable = self._affordable(self.fort_payments)
        """Mask of the provinces in which a hand can pay for a fortification, by packed hand."""
        self.road_rows: dict[tuple[int, int], tuple[int, tuple[tuple[int, ...], ...]]] = {}
        """Memory of the best rows found; see `roads`."""

    def _field_moves(self, verb: int) -> list[list[tuple[int, ...]]]:
        return [
            [tuple([pack(verb, first + bit) for bit in _bits(free)]) for free in range(full + 1)]
            for first, full in zip(self.first_field, self.all_free, strict=True)
        ]

    def _affordable(self, payments: list[list[tuple[int, ...]]]) -> vec[i64]:
        return vec[i64](
            [
                sum(1 << province for province, colour in enumerate(self.colour_of) if of_hand[colour])
                for of_hand in payments
            ]
        )


def _bits(mask: int) -> tuple[int, ...]:
    return tuple(bit for bit in range(mask.bit_length()) if mask >> bit & 1)


def _neighbours(field_ids: tuple[str, ...], roads: tuple[tuple[str, str], ...]) -> vec[i64]:
    number = {name: index for index, name in enumerate(field_ids)}
    masks = [0] * len(field_ids)
    for a, b in roads:
        masks[number[a]] |= 1 << number[b]
        masks[number[b]] |= 1 << number[a]
    return vec[i64](masks)


def _payments(hand: int, colour: int) -> tuple[int, ...]:
    """Rules `pay-card` and `joker`: returns the moves that pay with one card of the colour or two of another one."""
    single = (pack(PAY, colour),) if cards_in_hand(hand, colour) else ()
    pairs = (pack(PAY, PAIR + other) for other in range(5) if other != colour and cards_in_hand(hand, other) >= 2)
    return (*single, *pairs)


def _takes(row: int) -> tuple[int, ...]:
    return tuple([pack(TAKE, c) for c in range(5) if cards_in_row(row, c)]) if ROW_SIZE[row] <= ROW else ()


PAYMENTS: Final = [[_payments(hand, colour) for colour in range(5)] for hand in range(len(HAND_SIZE))]
"""Moves that pay for a piece, by packed hand and by colour of the province."""

CARD_PAYMENTS: Final = [
    [tuple(move for move in moves if move == pack(PAY, colour)) for colour, moves in enumerate(of_hand)]
    for of_hand in PAYMENTS
]
"""The same without jokers."""

EXCHANGES: Final = [
    tuple(pack(EXCHANGE, c) for c in range(5) if cards_in_hand(hand, c)) for hand in range(len(HAND_SIZE))
]
"""Moves that exchange a card, by packed hand."""

TAKES: Final = [_takes(row) for row in range(len(ROW_SIZE))]
"""Moves that take an open card, by packed open row; rows of more than four cards do not occur."""

DRAWS: Final = [(*takes, DRAW_MOVE) for takes in TAKES]
"""Moves that take an open card or draw a hidden one, by packed open row."""

DEALS: Final = vec[i64]([pack(DEAL, c) for c in range(5)])
"""Moves that deal a hidden card, by colour."""

OPENS: Final = vec[i64]([pack(OPEN, c) for c in range(5)])
"""Moves that turn up an open card, by colour."""
