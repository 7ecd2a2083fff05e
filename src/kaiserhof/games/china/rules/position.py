"""The fields of a position: what they mean and how they begin. What happens to them is in `state` and `verbs`."""

from __future__ import annotations

from abc import ABC
from typing import ClassVar, Self

from mypy_extensions import i64

from kaiserhof.engine import FULL, Fields, RuledState
from kaiserhof.engine.core.unseen import Unseen
from kaiserhof.engine.native import vec
from kaiserhof.games.china.rules.components import EMISSARIES, FORTIFICATIONS, HAND, HOUSES, MAX_SEATS, deck_for
from kaiserhof.games.china.rules.lookup import Lookup
from kaiserhof.games.china.rules.phases import DEALING


class Position(RuledState, ABC):
    """Everything that lies on the table and in hands.

    A mask of provinces has a bit for each province, a mask of fields a bit for each house field.
    """

    lookup: Lookup

    # The turn.
    phase: i64
    """What is asked now; see `phases`."""
    turn: i64
    """The seat whose turn it is."""
    wanted: i64
    """How many cards are still to be dealt or drawn in this phase."""
    here: i64
    """The province of this turn's pieces, or -1."""
    placed: i64
    """How many pieces have been placed in this turn."""
    solo: bool
    """Whether this turn's province was empty before: then only one piece is placed (rule `empty-province`)."""

    # The board.
    houses: vec[i64]
    """Mask of the fields with its houses, by seat."""
    forts: i64
    """Mask of the fields with a fortification."""
    free: vec[i64]
    """Small mask of the fields without a house, by province; see `lookup`."""
    house_count: vec[i64]
    """Number of houses, by province times `MAX_SEATS` plus seat."""
    emissaries: vec[i64]
    """Number of emissaries, by province times `MAX_SEATS` plus seat."""
    most: vec[i64]
    """Largest number of houses that one player has there, by province."""
    emissaries_in: vec[i64]
    """Number of all emissaries there, by province."""
    open: i64
    """Mask of the provinces that have a field without a house."""
    room: i64
    """Mask of the provinces that have room for another emissary (rule `emissary-limit`)."""
    settled: i64
    """Mask of the provinces with at least one piece."""
    scored: i64
    """Mask of the provinces with a scoring stone."""

    # Supplies and points by seat.
    houses_left: vec[i64]
    emissaries_left: vec[i64]
    forts_left: vec[i64]
    points: vec[i64]

    # Cards. Hands and the open row are packed; see `components`.
    hands: vec[i64]
    seen_cards: vec[i64]
    """The part of the hand that everyone saw the seat take, by seat."""
    hidden_count: vec[i64]
    """Number of the other cards in hand, by seat."""
    pile: vec[i64]
    """Number of cards in the pile, by colour."""
    pile_size: i64
    row: i64
    discards: vec[i64]
    """Number of discarded cards, by colour."""
    used_up: i64
    """How often the pile has been used up."""

    passed_over: vec[i64]
    """Mask of provinces where a seat that passed could have placed a piece with other cards, by seat."""

    # What is known of hidden cards once the second pile is in use; see `engine.core.unseen`.
    events: list[i64]
    """Every hidden card drawn or shown, in order."""
    pools: list[i64]
    """The cards of both kinds: in hands before, and in the second pile, without those that were turned up."""
    drawn: list[i64]
    """The cards of both kinds each seat has drawn: its own secret."""
    unseen: Unseen | None
    """What the viewer can infer from all this, computed on first use. It is not part of the position."""

    # <fields> written by `make fields` from the annotations above

    FIELDS: ClassVar[Fields] = Fields(
        numbers="phase turn wanted here placed solo forts open room settled scored pile_size row used_up",
        lists="events pools drawn",
        vecs="""
            houses free house_count emissaries most emissaries_in houses_left emissaries_left forts_left points hands
            seen_cards hidden_count pile discards passed_over
        """,
    )
    __slots__ = (*FIELDS.kinds, "lookup", "unseen")

    def copy_from(self, other: Position) -> None:
        """Makes this a copy of a position with the same seats."""
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
        self.seen_cards = other.seen_cards[:]
        self.hidden_count = other.hidden_count[:]
        self.pile = other.pile[:]
        self.pile_size = other.pile_size
        self.row = other.row
        self.discards = other.discards[:]
        self.used_up = other.used_up
        self.passed_over = other.passed_over[:]
        self.events = other.events.copy()
        self.pools = other.pools.copy()
        self.drawn = other.drawn.copy()

    # </fields>

    def __init__(self, lookup: Lookup, seats: i64) -> None:
        self.lookup = lookup
        self.seats = seats
        self.journal = None
        self.viewer = FULL
        self.unseen = None

    def set_up(self, fortifications: bool) -> Self:
        """Rules `setup-cards` and `setup-pieces`: sets every field to its value before the first card is dealt."""
        lookup, seats = self.lookup, self.seats
        provinces = len(lookup.province_ids)
        self.phase = DEALING
        self.turn = 0
        self.wanted = HAND * seats
        self.here = -1
        self.placed = 0
        self.solo = False
        self.houses = vec[i64]([0] * seats)
        self.forts = 0
        self.free = lookup.all_free[:]
        self.house_count = vec[i64]([0] * (provinces * MAX_SEATS))
        self.emissaries = vec[i64]([0] * (provinces * MAX_SEATS))
        self.most = vec[i64]([0] * provinces)
        self.emissaries_in = vec[i64]([0] * provinces)
        self.open = (1 << provinces) - 1
        self.room = 0
        self.settled = 0
        self.scored = 0
        self.houses_left = vec[i64]([HOUSES] * seats)
        self.emissaries_left = vec[i64]([EMISSARIES] * seats)
        self.forts_left = vec[i64]([FORTIFICATIONS if fortifications else 0] * seats)
        self.points = vec[i64]([0] * seats)
        self.hands = vec[i64]([0] * seats)
        self.seen_cards = vec[i64]([0] * seats)
        self.hidden_count = vec[i64]([0] * seats)
        self.pile = vec[i64](deck_for(seats))
        self.pile_size = sum(self.pile)
        self.row = 0
        self.discards = vec[i64]([0] * 5)
        self.used_up = 0
        self.passed_over = vec[i64]([0] * seats)
        self.events = []
        self.pools = []
        self.drawn = []
        return self

    def payable(self) -> i64:
        """Rule `one-province`: returns the mask of provinces in which the player can pay for a piece now."""
        payable = self.lookup.affordable[self.hands[self.turn]]
        return payable & (1 << self.here) if self.placed else payable

    def built(self, field: int) -> bool:
        """Checks if a house stands on the field."""
        return any(houses >> field & 1 for houses in self.houses)

    def fort_sites(self, province: i64) -> i64:
        """Rule `fort-field`: returns the mask of a province's fields with neither a house nor a fortification."""
        return self.free[province] & ~(self.forts >> self.lookup.first_field[province])
