"""A position as numbers for a network; see `engine.core.encoding`.

Fields are numbered as on the board for five players. With fewer players only its northern part is in play.
"""

from __future__ import annotations

from typing import Final, final

from mypy_extensions import i64

from kaiserhof.engine.core.encoding import HIGHEST, Encoding, Plane, Row
from kaiserhof.games.dayunhe.board.board import Board
from kaiserhof.games.dayunhe.rules.components import (
    CANAL_TILES,
    CARDS,
    LIMITS,
    MAX_SEATS,
    STACKS,
    TRIPS,
    UNREST_TILES,
    WAREHOUSE,
    trip_length,
)
from kaiserhof.games.dayunhe.rules.moves import CALM, DENOUNCE, INTRIGUE, pack, target_of, verb_of
from kaiserhof.games.dayunhe.rules.phases import ENDED
from kaiserhof.games.dayunhe.rules.position import NOT_YET
from kaiserhof.games.dayunhe.rules.state import DayunheState

VERSION: Final = 0
PHASES: Final = ENDED + 1
EDGES: Final = 6
TILES: Final = UNREST_TILES + CANAL_TILES
"""Tiles of a player."""


def planes(fields: int, kinds: int, highest_value: int) -> tuple[Plane, ...]:
    """Returns the planes for a board with these numbers of fields and kinds of tiles."""
    seats, cards = MAX_SEATS, len(CARDS)
    return (
        Plane("starter", (seats,), 1, "1 for the start player of the round"),
        Plane("limit", (), max([int(limit) for limit in LIMITS]), "unrest tiles on the Wall that make an uprising"),
        Plane("phase", (PHASES,), 1, "1 for what is asked now: taking, draft, revealing, action, placing, …"),
        Plane("round", (), HIGHEST, "rounds that are over"),
        Plane("replenish", (), 3, "how often the player may still replenish"),
        Plane("builds", (), 2, "how often the player may still build"),
        Plane("rebuilt", (), 1, "1 after a rebuild in this turn"),
        Plane("special", (), 1, "1 while the special part of the card is open"),
        Plane("unspied", (STACKS,), 1, "1 for a stack that Espionage may still turn up"),
        Plane("tile_in_hand", (kinds,), 1, "1 for the kind of the tile that is being built"),
        Plane("stack", (seats, STACKS), 1, "1 for the stack from which a hidden tile is coming"),
        Plane("field", (fields,), 1, "1 for the field of the tile that is being rebuilt or turned"),
        Plane("next_field", (fields,), 1, "1 for the field of the tile that is turned after it"),
        Plane("ship", (fields,), 1, "1 for the field of the ship"),
        Plane("goal", (fields,), 1, "1 for the field where the ship turns next"),
        Plane("south", (), 1, "1 on a trip south"),
        Plane("trips", (), TRIPS, "trips that are left"),
        Plane("steps", (), trip_length(MAX_SEATS), "fields left of the ship's present move"),
        Plane("tea", (), 1, "1 if the ship does not sail at the end of this round"),
        Plane("ways", (fields,), 1, "1 for a field the ship may go to next"),
        Plane("stones", (fields,), 1, "1 for a field with a white stone"),
        Plane("board", (fields,), 1, "1 for a field that may be built on"),
        Plane("regions", (seats, fields), 1, "1 for a field of the seat's region, by seat and field"),
        Plane("canals", (seats, fields), 1, "1 for a canal tile, by owner and field"),
        Plane("unrest", (seats, fields), 1, "1 for an unrest tile, by owner and field"),
        Plane("lines", (EDGES, fields), 1, "1 for a canal line, by edge and field"),
        Plane("values", (fields,), highest_value, "printed value of the canal tile, by field"),
        Plane("warehouse", (seats, kinds), WAREHOUSE, "tiles in the warehouse, by seat and kind"),
        Plane("city", (seats, kinds), CANAL_TILES, "canal tiles in the Forbidden City, by seat and kind"),
        Plane("city_unrest", (seats, seats), UNREST_TILES, "unrest tiles in the Forbidden City, by seat and owner"),
        Plane("wall", (seats,), UNREST_TILES, "unrest tiles on the Wall, by owner"),
        Plane("lost", (seats, kinds), TILES, "tiles out of the game, by seat and kind"),
        Plane("pool", (seats, kinds), TILES, "tiles hidden in the three stacks together, by seat and kind"),
        Plane("tops", (seats, STACKS, kinds), 1, "1 for the kind of an open top, by seat, stack and kind"),
        Plane("unknown", (seats, STACKS), TILES, "unknown tiles below the top, by seat and stack"),
        Plane("bottoms", (seats, STACKS), UNREST_TILES, "unrest tiles seen going under it, by seat and stack"),
        Plane("has_card", (seats,), 1, "1 for a seat that has chosen its card"),
        Plane("revealed", (seats,), 1, "1 for a seat whose card is open"),
        Plane("cards", (seats, cards), 1, "1 for the card of this round that the viewer knows of, by seat and card"),
        Plane("gone", (cards,), 1, "1 for a card that was gone when the viewer had the cards in hand"),
    )


@final
class DayunheEncoding(Encoding[DayunheState]):
    """The planes of *Da Yunhe* on one board."""

    def __init__(self, board: Board) -> None:
        fields, values = board.used(MAX_SEATS), [tile.value for tile in board.tiles]
        super().__init__(VERSION, MAX_SEATS, planes(len(fields), len(values) + 1, max(values)))
        self.fields: i64 = len(fields)
        self.kinds: i64 = len(values) + 1

    def write_planes(self, state: DayunheState, row: Row) -> None:
        fields, kinds, lookup = self.fields, self.kinds, state.lookup
        row.which_seat(state.round % state.seats)
        row.number(state.limit)
        row.one_of(state.phase, PHASES)
        row.number(state.round)
        row.number(state.replenish)
        row.number(state.builds)
        row.number(state.rebuilt)
        row.number(state.special)
        row.mask(state.unspied, STACKS)
        row.one_of(state.tile_in_hand, kinds)
        if state.stack >= 0:
            row.set(row.at + row.relative(state.stack // STACKS) * STACKS + state.stack % STACKS, 1)
        row.at += MAX_SEATS * STACKS
        row.one_of(state.field, fields)
        row.one_of(state.next_field, fields)
        row.one_of(state.ship, fields)
        row.one_of(lookup.goal[1] if state.south else lookup.goal[0], fields)
        row.number(state.south)
        row.number(state.trips)
        row.number(state.steps)
        row.number(state.tea)
        row.mask(state.ways, fields)
        row.mask(state.stones, fields)
        row.mask(lookup.buildable, fields)
        seat = row.seat
        for relative in range(state.seats):
            row.set_mask(row.at + relative * fields, lookup.regions[seat])
            seat = row.after(seat)
        row.at += MAX_SEATS * fields
        row.masks_by_seat(state.canals_of, fields)
        row.masks_by_seat(state.unrest_of, fields)
        self._tiles(state, row)
        row.many_by_seat(state.warehouse, kinds)
        row.many_by_seat(state.city, kinds)
        self._city_unrest(state, row)
        row.by_seat(state.wall)
        row.many_by_seat(state.lost, kinds)
        row.many_by_seat(state.pool, kinds)
        self._tops(state, row)
        row.many_by_seat(state.unknown, STACKS)
        row.many_by_seat(state.bottoms, STACKS)
        _cards(state, row)

    def _tiles(self, state: DayunheState, row: Row) -> None:
        """Writes the canal lines and the values of the tiles on the board."""
        fields, at, values = self.fields, row.at, state.lookup.values
        for field in range(len(state.kind_at)):
            if state.kind_at[field] > 0:
                lines, line = state.lines[field], at + field
                while lines:
                    if lines & 1:
                        row.set(line, 1)
                    lines >>= 1
                    line += fields
                row.set(at + EDGES * fields + field, values[state.kind_at[field]])
        row.at += (EDGES + 1) * fields

    def _city_unrest(self, state: DayunheState, row: Row) -> None:
        seat = row.seat
        for relative in range(state.seats):
            owner = row.seat
            for place in range(state.seats):
                row.set(row.at + relative * MAX_SEATS + place, state.city_unrest[seat * MAX_SEATS + owner])
                owner = row.after(owner)
            seat = row.after(seat)
        row.at += MAX_SEATS * MAX_SEATS

    def _tops(self, state: DayunheState, row: Row) -> None:
        seat = row.seat
        for place in range(state.seats):
            for stack in range(STACKS):
                top = state.tops[seat * STACKS + stack]
                if top >= 0:
                    row.set(row.at + (place * STACKS + stack) * self.kinds + top, 1)
            seat = row.after(seat)
        row.at += MAX_SEATS * STACKS * self.kinds

    def seen_from(self, move: int, seat: int, seats: int) -> int:
        """Moves against a seat count it from the mover."""
        verb, target = verb_of(move), target_of(move)
        return pack(verb, (target - seat) % seats) if verb in (CALM, INTRIGUE, DENOUNCE) and target < seats else move


def _cards(state: DayunheState, row: Row) -> None:
    """Writes who has chosen, whose card is open, the cards the viewer knows, and those gone before the viewer's choice.

    The viewer knows its own card, open cards, and the card of an earlier seat if that is the only one that is not open;
    see `hidden`.
    """
    has_chosen: i64 = 0
    for chooser in range(state.seats):
        if state.chosen[chooser] != NOT_YET:
            has_chosen |= 1 << chooser
    row.which_seats(has_chosen)
    row.which_seats(state.revealed)
    viewer, passed = row.seat, state.passed[row.seat]
    seat, closed = state.round % state.seats, 0
    earlier: i64 = -1
    if passed != NOT_YET:
        while seat != viewer:
            if not state.revealed >> seat & 1:
                closed += 1
                earlier = seat
            seat = row.after(seat)
    seat = viewer
    for relative in range(state.seats):
        known = seat == viewer or state.revealed >> seat & 1 == 1 or (closed == 1 and seat == earlier)
        if known and state.chosen[seat] >= 0:
            row.set(row.at + relative * len(CARDS) + state.chosen[seat], 1)
        seat = row.after(seat)
    row.at += MAX_SEATS * len(CARDS)
    row.mask(passed if passed != NOT_YET else 0, len(CARDS))
