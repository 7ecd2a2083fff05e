"""The parts of a position: what they mean, how they begin, how they are copied. What happens to them is in `state`."""

from __future__ import annotations

from typing import Self

from mypy_extensions import i64

from kaiserhof.engine import State

from . import hidden
from .components import EMISSARIES, FORTIFICATIONS, HAND, HOUSES, MOST_SEATS, deck_for
from .phases import DEALING
from .tables import Tables


class Position(State):
    """Everything that lies on the table and in hands."""

    __slots__ = (
        "discards",
        "doubtful",
        "emissaries",
        "emissaries_in",
        "emissaries_left",
        "forts",
        "forts_left",
        "free",
        "fresh",
        "hands",
        "here",
        "hidden",
        "house_count",
        "houses",
        "houses_left",
        "known",
        "most",
        "new_pool",
        "old",
        "old_cards",
        "old_pool",
        "open",
        "phase",
        "pile",
        "pile_size",
        "placed",
        "points",
        "room",
        "row",
        "scored",
        "settled",
        "solo",
        "tables",
        "turn",
        "used_up",
        "viewer",
        "wanted",
    )

    tables: Tables
    viewer: i64
    """Whose view this is: a seat, a spectator, or the full state."""

    # Whose turn, and how far in it.
    phase: i64
    turn: i64
    wanted: i64
    """Cards still to come in this phase."""
    here: i64
    """Province of this turn's pieces."""
    placed: i64
    """Pieces placed in this turn."""
    solo: bool
    """Whether this turn's province was empty, so that one piece is all."""

    # The board. Provinces have a bit each in `open`, `room`, `settled` and `scored`.
    houses: list[int]
    """Seat to the mask of fields with its houses."""
    forts: int
    """Mask of fields with a fortification."""
    free: list[i64]
    """Province to the small mask of its fields without a house."""
    house_count: list[i64]
    """Province times MOST_SEATS plus seat, to the number of houses."""
    emissaries: list[i64]
    """The same for emissaries."""
    most: list[i64]
    """Province to the largest number of houses one player has there."""
    emissaries_in: list[i64]
    """Province to all its emissaries."""
    open: i64
    """Provinces with a field without a house."""
    room: i64
    """Provinces that can take another emissary."""
    settled: i64
    """Provinces with at least one piece."""
    scored: int
    """Provinces with a scoring stone."""

    # Supplies and points by seat.
    houses_left: list[i64]
    emissaries_left: list[i64]
    forts_left: list[i64]
    points: list[int]

    # Cards. Hands and the open row are packed; pile and discards are numbers by colour.
    hands: list[i64]
    known: list[i64]
    """Seat to the part of its hand that everyone saw it take."""
    hidden: list[i64]
    """Seat to the number of its other cards."""
    pile: list[i64]
    pile_size: i64
    row: i64
    discards: list[i64]
    used_up: i64
    """How often the pile has been used up."""

    # What everyone can tell of hidden cards once the second pile is in use; see `hidden`.
    old: list[i64]
    """Seat to the number of hidden cards it had when the first pile was used up, less those it showed since."""
    fresh: list[i64]
    """Seat to the number of hidden cards it drew since then, less those it showed."""
    old_pool: list[i64]
    """Colour to the cards among all the old ones."""
    new_pool: list[i64]
    """Colour to the cards among the fresh ones and the pile."""
    doubtful: list[i64]
    """Hidden cards shown that may have been old or fresh, packed by `hidden.doubt`."""
    old_cards: list[i64]
    """Seat to the old cards themselves, as a packed hand: nobody else knows them."""

    def __init__(self, tables: Tables, seats: i64) -> None:
        self.tables = tables
        self.seats = seats
        self.journal = None
        self.viewer = hidden.FULL

    def set_up(self, fortifications: bool) -> Self:
        """Lay out everything as before the first card is dealt (rules `setup-cards`, `setup-pieces`)."""
        tables, seats = self.tables, self.seats
        provinces = len(tables.province_ids)
        self.phase = DEALING
        self.turn = 0
        self.wanted = HAND * seats
        self.here = -1
        self.placed = 0
        self.solo = False
        self.houses = [0] * seats
        self.forts = 0
        self.free = tables.all_free[:]
        self.house_count = [0] * (provinces * MOST_SEATS)
        self.emissaries = [0] * (provinces * MOST_SEATS)
        self.most = [0] * provinces
        self.emissaries_in = [0] * provinces
        self.open = (1 << provinces) - 1
        self.room = 0
        self.settled = 0
        self.scored = 0
        self.houses_left = [HOUSES] * seats
        self.emissaries_left = [EMISSARIES] * seats
        self.forts_left = [FORTIFICATIONS if fortifications else 0] * seats
        self.points = [0] * seats
        self.hands = [0] * seats
        self.known = [0] * seats
        self.hidden = [0] * seats
        self.pile = deck_for(seats)
        self.pile_size = sum(self.pile)
        self.row = 0
        self.discards = [0] * 5
        self.used_up = 0
        self.old = [0] * seats
        self.fresh = [0] * seats
        self.old_pool = [0] * 5
        self.new_pool = [0] * 5
        self.doubtful = []
        self.old_cards = [0] * seats
        return self

    def take_over(self, other: Position) -> None:
        """Become a copy of a position on the same map with as many seats."""
        self.viewer = other.viewer
        self.phase = other.phase
        self.turn = other.turn
        self.wanted = other.wanted
        self.here = other.here
        self.placed = other.placed
        self.solo = other.solo
        self.houses = other.houses[:]
        self.forts = other.forts
        self.free = other.free[:]
        self.house_count = other.house_count[:]
        self.emissaries = other.emissaries[:]
        self.most = other.most[:]
        self.emissaries_in = other.emissaries_in[:]
        self.open = other.open
        self.room = other.room
        self.settled = other.settled
        self.scored = other.scored
        self.houses_left = other.houses_left[:]
        self.emissaries_left = other.emissaries_left[:]
        self.forts_left = other.forts_left[:]
        self.points = other.points[:]
        self.hands = other.hands[:]
        self.known = other.known[:]
        self.hidden = other.hidden[:]
        self.pile = other.pile[:]
        self.pile_size = other.pile_size
        self.row = other.row
        self.discards = other.discards[:]
        self.used_up = other.used_up
        self.old = other.old[:]
        self.fresh = other.fresh[:]
        self.old_pool = other.old_pool[:]
        self.new_pool = other.new_pool[:]
        self.doubtful = other.doubtful[:]
        self.old_cards = other.old_cards[:]
