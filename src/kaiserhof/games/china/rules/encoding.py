"""A position as numbers for a network; see `engine.core.encoding`."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kaiserhof.engine.core.encoding import Encoding, Plane, Row
from kaiserhof.engine.core.unseen import count_of
from kaiserhof.games.china.board.board import Map
from kaiserhof.games.china.rules.components import (
    COLOURS,
    DECK,
    EMISSARIES,
    FORTIFICATIONS,
    HAND,
    HOUSES,
    MOST_SEATS,
    ROW,
    cards_in_hand,
    cards_in_row,
)
from kaiserhof.games.china.rules.phases import ENDED
from kaiserhof.games.china.rules.state import ChinaState

VERSION: Final = 0
PHASES: Final = ENDED + 1


def planes(fields: int, provinces: int, sides: int) -> tuple[Plane, ...]:
    """Returns the planes on a map with so many fields, provinces and sides."""
    seats, colours, most = MOST_SEATS, len(COLOURS), max(DECK)
    return (
        Plane("starter", (seats,), 1, "1 for the start player, before whose turn the game ends"),
        Plane("side", (sides,), 1, "1 for the side of the map"),
        Plane("phase", (PHASES,), 1, "1 for what is asked now: first piece, paying, second piece, drawing, …"),
        Plane("here", (provinces,), 1, "1 for the province of this turn's pieces"),
        Plane("placed", (), 2, "pieces placed in this turn"),
        Plane("solo", (), 1, "1 if this turn's province was empty: only one piece may be placed"),
        Plane("wanted", (), HAND * seats, "cards still to be dealt or drawn"),
        Plane("houses", (seats, fields), 1, "1 for a house, by seat and field"),
        Plane("forts", (fields,), 1, "1 for a fortification, by field"),
        Plane("emissaries", (seats, provinces), EMISSARIES, "emissaries, by seat and province"),
        Plane("scored", (provinces,), 1, "1 for a province with a scoring stone"),
        Plane("houses_left", (seats,), HOUSES, "houses in the supply, by seat"),
        Plane("emissaries_left", (seats,), EMISSARIES, "emissaries in the supply, by seat"),
        Plane("forts_left", (seats,), FORTIFICATIONS, "fortifications in the supply, by seat"),
        Plane("hidden", (seats,), HAND, "cards in hand that nobody else has seen, by seat"),
        Plane("known", (seats, colours), HAND, "cards in hand that everyone saw taken, by seat and colour"),
        Plane("hand", (colours,), HAND, "all of the viewer's own cards, by colour"),
        Plane("row", (colours,), ROW, "cards in the open row, by colour"),
        Plane("discards", (colours,), most, "discarded cards, by colour"),
        Plane("pile", (), sum(DECK), "number of cards in the pile"),
        Plane("used_up", (), 2, "how often the pile has been used up"),
        Plane("second_pile", (colours,), most, "cards of the second pile that were not turned up, by colour"),
    )


@final
class ChinaEncoding(Encoding[ChinaState]):
    """The planes of *Der Kaiser von China* on one map."""

    def __init__(self, board: Map) -> None:
        fields = sum([len(province.fields) for province in board.provinces])
        super().__init__(VERSION, MOST_SEATS, planes(fields, len(board.provinces), len(board.roads)))
        self.fields: i64 = fields
        self.provinces: i64 = len(board.provinces)
        self.sides = {side: number for number, side in enumerate(board.roads)}

    def write_planes(self, state: ChinaState, row: Row) -> None:
        """Writes the planes in their order."""
        row.which_seat(0)
        row.one_of(self.sides[state.lookup.side], len(self.sides))
        row.one_of(state.phase, PHASES)
        row.one_of(state.here, self.provinces)
        row.number(state.placed)
        row.number(1 if state.solo else 0)
        row.number(state.wanted)
        row.masks_by_seat(state.houses, self.fields)
        row.mask(state.forts, self.fields)
        self._emissaries(state, row)
        row.mask(state.scored, self.provinces)
        row.by_seat(state.houses_left)
        row.by_seat(state.emissaries_left)
        row.by_seat(state.forts_left)
        row.by_seat(state.hidden_count)
        seat = row.seat
        for place in range(state.seats):
            _hand(row, row.at + place * 5, state.seen_cards[seat])
            seat = row.after(seat)
        row.at += MOST_SEATS * 5
        _hand(row, row.at, state.hands[row.seat])
        row.at += 5
        for colour in range(5):
            row.number(cards_in_row(state.row, colour))
        row.numbers(state.discards)
        row.number(state.pile_size)
        row.number(state.used_up)
        if state.used_up:
            for colour in range(5):
                row.set(row.at + colour, count_of(state.pools[1], colour))
        row.at += 5

    def _emissaries(self, state: ChinaState, row: Row) -> None:
        provinces = self.provinces
        for province in range(provinces):
            if state.emissaries_in[province]:
                seat, first = row.seat, province * MOST_SEATS
                for place in range(state.seats):
                    row.set(row.at + place * provinces + province, state.emissaries[first + seat])
                    seat = row.after(seat)
        row.at += MOST_SEATS * provinces


def _hand(row: Row, at: i64, hand: i64) -> None:
    if hand:
        for colour in range(5):
            row.set(at + colour, cards_in_hand(hand, colour))
