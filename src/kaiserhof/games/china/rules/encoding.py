"""A position as numbers for a network; see `engine.core.encoding`."""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64, u8

from kaiserhof.engine.core.encoding import Encoding, Plane, Row
from kaiserhof.engine.core.unseen import BITS
from kaiserhof.engine.native import vec
from kaiserhof.games.china.board.board import Map
from kaiserhof.games.china.rules.components import (
    COLOURS,
    DECK,
    EMISSARIES,
    FORTIFICATIONS,
    HAND,
    HAND_BITS,
    HOUSES,
    MAX_SEATS,
    ROW,
    ROW_BITS,
)
from kaiserhof.games.china.rules.phases import ENDED, PAYING, PAYING_FORT
from kaiserhof.games.china.rules.state import ChinaState

VERSION: Final = 0
PHASES: Final = ENDED + 1


def planes(fields: int, provinces: int, sides: int) -> tuple[Plane, ...]:
    """Returns the planes for a map with these numbers of fields, provinces and sides."""
    seats, colours, most = MAX_SEATS, len(COLOURS), max(DECK)
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
        super().__init__(VERSION, MAX_SEATS, planes(fields, len(board.provinces), len(board.roads)))
        self.fields: i64 = fields
        self.provinces: i64 = len(board.provinces)
        self.sides: i64 = len(board.roads)

    def points(self, state: ChinaState) -> vec[i64]:
        return state.points

    def write_planes(self, state: ChinaState, row: Row) -> None:
        row.which_seat(0)
        row.one_of(state.lookup.side_number, self.sides)
        row.one_of(PAYING if state.phase == PAYING_FORT else state.phase, PHASES)
        row.one_of(state.here, self.provinces)
        row.number(state.placed)
        row.number(i64(state.solo))
        row.number(state.wanted)
        row.masks_by_seat(state.houses, self.fields)
        row.mask(state.forts, self.fields)
        self._emissaries(state, row)
        row.mask(state.scored, self.provinces)
        row.by_seat(state.houses_left)
        row.by_seat(state.emissaries_left)
        row.by_seat(state.forts_left)
        row.by_seat(state.hidden_count)
        row.packed_by_seat(state.seen_cards, HAND_BITS, 5)
        row.packed(state.hands[row.seat], HAND_BITS, 5)
        row.packed(state.row, ROW_BITS, 5)
        row.numbers(state.discards)
        row.number(state.pile_size)
        row.number(state.used_up)
        row.packed(state.pools[1] if state.used_up else 0, BITS, 5)

    def _emissaries(self, state: ChinaState, row: Row) -> None:
        """Writes the emissaries, which a state has by province and not by seat."""
        out, provinces, seats = row.out, self.provinces, state.seats
        emissaries, together = state.emissaries, state.emissaries_in
        province: i64 = 0
        while province < provinces:
            if together[province]:
                seat: i64 = 0
                while seat < seats:
                    number = emissaries[province * MAX_SEATS + seat]
                    if number:
                        out[row.at + row.relative(seat) * provinces + province] = u8(number)
                    seat += 1
            province += 1
        row.at += MAX_SEATS * provinces
