"""The fields of a position: what they mean and how they begin. What happens to them is in `verbs`."""

from __future__ import annotations

from abc import ABC
from typing import ClassVar, Final, Self

from mypy_extensions import i64

from kaiserhof.engine import FULL, Fields, RuledState
from kaiserhof.engine.native import vec
from kaiserhof.games.dayunhe.rules.components import (
    MAX_SEATS,
    STACKS,
    START_POINTS,
    TRIPS,
    UNREST,
    even_stacks,
)
from kaiserhof.games.dayunhe.rules.lookup import Lookup
from kaiserhof.games.dayunhe.rules.phases import OPENING
from kaiserhof.games.dayunhe.rules.sources import SOURCES, START

NOT_YET: Final = -1
"""In `chosen`: the seat has not chosen a card. In `passed`: the seat has not had the cards in hand."""


class Position(RuledState, ABC):
    """Everything that lies on the table."""

    lookup: Lookup
    limit: i64
    """Number of unrest tiles on the Wall that cause an uprising."""

    # Whose turn it is, and what is left of it.
    phase: i64
    round: i64
    """Number of rounds that are over; it also determines the start player."""
    turn: i64
    replenish: i64
    """How many more times the player may replenish."""
    builds: i64
    """How many more times the player may build."""
    rebuilt: i64
    """1 after a rebuild in this turn, otherwise 0."""
    special: i64
    """1 while the special part of the card may still be played, otherwise 0."""
    unspied: i64
    """Mask of stacks that Espionage may still turn up."""
    inspection: i64
    """How this turn's Special Inspection ended; see `verbs.ship`."""
    tile_in_hand: i64
    """The kind of the tile that is being built, or -1."""
    stack: i64
    """The stack from which a hidden tile is coming; or the first stack of another player, under one of whose stacks a
    tile is going; or -1. Stacks are numbered through all seats.
    """
    field: i64
    """The field of the tile that is being rebuilt or turned, or -1."""
    next_field: i64
    """The field of the tile that is turned after it, or -1."""

    # The Great Coordinator.
    ship: i64
    """The field of the ship."""
    south: i64
    """1 on a trip south, 0 on a trip north."""
    trips: i64
    """How many trips are left."""
    steps: i64
    """How many fields are left of the ship's present move."""
    ways: i64
    """Mask of the fields among which the ship's next one is being chosen."""
    stones: i64
    """Mask of fields with a white stone: the route of the ship's latest move."""
    tea: i64
    """1 if the ship does not sail at the end of this round, otherwise 0."""

    # The board: tiles by field, and masks of fields.
    owner_at: vec[i64]
    """The seat that owns the tile, by field; -1 without a tile."""
    kind_at: vec[i64]
    """The kind of the tile, by field; -1 without a tile."""
    turns_at: vec[i64]
    """How far the tile is turned, by field."""
    lines: vec[i64]  # derived
    """Mask of edges with a canal line, by field."""
    joined: vec[i64]  # derived
    """Mask of fields to which the canal is joined, by field."""
    canals: i64
    """Mask of fields with a canal tile."""
    canals_of: vec[i64]
    """Mask of fields with a canal tile, by owner."""
    unrest: i64
    """Mask of fields with an unrest tile."""
    unrest_of: vec[i64]
    """Mask of fields with an unrest tile, by owner."""

    # Tiles elsewhere. Lists by seat and kind have the index seat * kinds + kind.
    warehouse: vec[i64]
    """How many tiles lie in a warehouse, by seat and kind."""
    stored: vec[i64]
    """How many tiles lie in a warehouse, by seat."""
    in_store: vec[i64]
    """Mask of the kinds in a warehouse, by seat."""
    city: vec[i64]
    """How many canal tiles lie in a part of the Forbidden City, by seat and kind."""
    city_tiles: vec[i64]
    """How many canal tiles lie in a part of the Forbidden City, by seat."""
    city_unrest: vec[i64]
    """How many unrest tiles lie in a part of the Forbidden City, by seat * MAX_SEATS + owner."""
    wall: vec[i64]
    """How many unrest tiles lie on the Wall, by owner."""
    lost: vec[i64]
    """How many tiles are out of the game, by seat and kind."""

    # Stacks, three a seat and numbered through all seats; see `verbs.stacks`.
    pool: vec[i64]
    """How many tiles are hidden in the three stacks together, by seat and kind."""
    tops: vec[i64]
    """The kind of the tile turned up on top, by stack; -1 if the top is hidden."""
    unknown: vec[i64]
    """How many unknown tiles lie below the top, by stack."""
    bottoms: vec[i64]
    """Number of unrest tiles at the bottom that everyone saw going there, by stack."""

    # Cards; see `hidden`.
    chosen: vec[i64]
    """The card of this round, by seat."""
    passed: vec[i64]
    """Mask of the cards that earlier seats had taken when the seat chose, by seat."""
    revealed: i64
    """Mask of seats whose card is open."""

    points: vec[i64]
    """Reputation, by seat."""
    ledger: vec[i64]
    """Reputation won and lost, by source * MAX_SEATS + seat."""

    # <fields> written by `make fields` from the annotations above

    FIELDS: ClassVar[Fields] = Fields(
        numbers="""
            limit phase round turn replenish builds rebuilt special unspied inspection tile_in_hand stack field
            next_field ship south trips steps ways stones tea canals unrest revealed
        """,
        vecs="""
            owner_at kind_at turns_at canals_of unrest_of warehouse stored in_store city city_tiles city_unrest wall
            lost pool tops unknown bottoms chosen passed points ledger
        """,
    )
    __slots__ = (*FIELDS.kinds, "lines", "joined", "lookup")

    def copy_from(self, other: Position) -> None:
        """Makes this a copy of a position with the same seats."""
        self.viewer = other.viewer
        self.limit = other.limit
        self.phase = other.phase
        self.round = other.round
        self.turn = other.turn
        self.replenish = other.replenish
        self.builds = other.builds
        self.rebuilt = other.rebuilt
        self.special = other.special
        self.unspied = other.unspied
        self.inspection = other.inspection
        self.tile_in_hand = other.tile_in_hand
        self.stack = other.stack
        self.field = other.field
        self.next_field = other.next_field
        self.ship = other.ship
        self.south = other.south
        self.trips = other.trips
        self.steps = other.steps
        self.ways = other.ways
        self.stones = other.stones
        self.tea = other.tea
        self.owner_at = other.owner_at[:]
        self.kind_at = other.kind_at[:]
        self.turns_at = other.turns_at[:]
        self.lines = other.lines[:]
        self.joined = other.joined[:]
        self.canals = other.canals
        self.canals_of = other.canals_of[:]
        self.unrest = other.unrest
        self.unrest_of = other.unrest_of[:]
        self.warehouse = other.warehouse[:]
        self.stored = other.stored[:]
        self.in_store = other.in_store[:]
        self.city = other.city[:]
        self.city_tiles = other.city_tiles[:]
        self.city_unrest = other.city_unrest[:]
        self.wall = other.wall[:]
        self.lost = other.lost[:]
        self.pool = other.pool[:]
        self.tops = other.tops[:]
        self.unknown = other.unknown[:]
        self.bottoms = other.bottoms[:]
        self.chosen = other.chosen[:]
        self.passed = other.passed[:]
        self.revealed = other.revealed
        self.points = other.points[:]
        self.ledger = other.ledger[:]

    # </fields>

    def __init__(self, lookup: Lookup, limit: i64) -> None:
        self.lookup = lookup
        self.seats = lookup.seats
        self.limit = limit
        self.journal = None
        self.viewer = FULL

    def set_up(self) -> Self:
        """Lays out everything before the first tile is turned up.

        Rules `setup-unrest`, `setup-stacks`, `setup-reputation` and `setup-ship`.
        """
        lookup, seats = self.lookup, self.seats
        fields, kinds = len(lookup.field_ids), lookup.kinds
        pool = list(lookup.stacked) * seats
        heights = list(even_stacks(sum(lookup.stacked))) * seats
        self.phase = OPENING
        self.round = 0
        self.turn = 0
        self.replenish = 0
        self.builds = 0
        self.rebuilt = 0
        self.special = 0
        self.unspied = 0
        self.inspection = 0
        self.tile_in_hand = -1
        self.stack = 0
        self.field = -1
        self.next_field = -1
        self.ship = lookup.start
        self.south = 1
        self.trips = TRIPS
        self.steps = 0
        self.ways = 0
        self.stones = 0
        self.tea = 0
        self.owner_at = vec[i64]([-1] * fields)
        self.kind_at = vec[i64]([-1] * fields)
        self.turns_at = vec[i64]([0] * fields)
        self.lines = vec[i64]([0] * fields)
        self.joined = vec[i64]([0] * fields)
        self.canals = 0
        self.canals_of = vec[i64]([0] * seats)
        self.unrest = 0
        self.unrest_of = vec[i64]([0] * seats)
        self.warehouse = vec[i64]([0] * (seats * kinds))
        self.stored = vec[i64]([0] * seats)
        self.in_store = vec[i64]([0] * seats)
        self.city = vec[i64]([0] * (seats * kinds))
        self.city_tiles = vec[i64]([0] * seats)
        self.city_unrest = vec[i64]([0] * (seats * MAX_SEATS))
        self.wall = vec[i64]([0] * seats)
        self.lost = vec[i64]([0] * (seats * kinds))
        self.pool = vec[i64](pool)
        self.tops = vec[i64]([-1] * (seats * STACKS))
        self.unknown = vec[i64](heights)
        self.bottoms = vec[i64]([0] * (seats * STACKS))
        self.chosen = vec[i64]([NOT_YET] * seats)
        self.passed = vec[i64]([NOT_YET] * seats)
        self.revealed = 0
        self.points = vec[i64]([START_POINTS] * seats)
        self.ledger = vec[i64]([0] * (len(SOURCES) * MAX_SEATS))
        for seat in range(seats):
            self.ledger[START * MAX_SEATS + seat] = START_POINTS
        for place, field in enumerate(lookup.symbols):
            self._lay_unrest(field, place % seats)
        return self

    def _lay_unrest(self, field: i64, owner: i64) -> None:
        """Rule `setup-unrest`: puts an unrest tile of this owner on a symbol."""
        self.owner_at[field] = owner
        self.kind_at[field] = UNREST
        self.unrest |= 1 << field
        self.unrest_of[owner] |= 1 << field

    def gain(self, seat: i64, points: i64, source: i64) -> i64:
        """Rule `reputation-floor`: changes reputation at once, but never below 0; returns the actual change."""
        before = self.points[seat]
        after = before + points
        if after < 0:
            after = 0
        self.points[seat] = after
        change = after - before
        self.ledger[source * MAX_SEATS + seat] += change
        return change
