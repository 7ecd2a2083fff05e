"""The position of *Da Yunhe* and the moves in it.

A round: everyone chooses a card; in turn everyone reveals theirs and acts, picking one part of the card after the other
(`build` a tile `at` a field and `turn` it, `replenish`, …) until `done`; the ship sails, asking the start player only
where there is a choice. What moves do is in `stacks`, `building`, `specials`, `ship` and `rounds`, one function a rule;
what a seat knows in `hidden`, why something is forbidden in `legality`.
"""

from __future__ import annotations

from typing import Any, final

from mypy_extensions import i64

from kaiserhof.engine import CHANCE, OVER, Dice, Message, Refusal, State, UnknownMove
from kaiserhof.games.dayunhe.rules import building, hidden, legality, rounds, scoring, ship, snapshot, stacks
from kaiserhof.games.dayunhe.rules.components import (
    ALL_CARDS,
    CARDS,
    MOST_SEATS,
    STACKS,
    START_POINTS,
    TRIPS,
    UNREST,
    WAREHOUSE,
    even_stacks,
)
from kaiserhof.games.dayunhe.rules.lookup import CHOICES, Lookup
from kaiserhof.games.dayunhe.rules.moves import (
    AT,
    BUILD,
    CHOOSE,
    CITY,
    DONE,
    DONE_MOVE,
    DRAW,
    HALT,
    HALT_MOVE,
    OPEN,
    REBUILD,
    REPLENISH,
    REPLENISHES,
    REVEAL,
    REVEAL_MOVE,
    SAIL,
    STOWS,
    SWAP,
    TAKE,
    TAKES,
    TARGET,
    TURN,
    UNDER,
    VERB_SHIFT,
)
from kaiserhof.games.dayunhe.rules.phases import (
    ACTION,
    DRAFT,
    DRAWING,
    ENDED,
    INSPECTING,
    OPENING,
    PLACING,
    REBUILDING,
    REVEALING,
    SAILING,
    SPYING,
    STOWING,
    TAKING,
    TURNING,
)
from kaiserhof.games.dayunhe.rules.sources import SOURCES
from kaiserhof.games.dayunhe.rules.specials import SPECIAL_OF, SPECIALS
from kaiserhof.games.dayunhe.words import log


@final
class DayunheState(State):
    """A position; see `State` for the methods.

    >>> from kaiserhof.engine import find_game
    >>> state = find_game("dayunhe").start(2)
    >>> state.to_move() == CHANCE
    True
    >>> state.text(state.legal_moves()[0])
    'open unrest'
    """

    __slots__ = (
        "bottoms",
        "builds",
        "canals",
        "canals_of",
        "chosen",
        "city",
        "city_tiles",
        "city_unrest",
        "held",
        "here",
        "in_store",
        "joined",
        "kind_at",
        "ledger",
        "limit",
        "lines",
        "lookup",
        "lost",
        "owner_at",
        "passed",
        "phase",
        "points",
        "pool",
        "replenish",
        "revealed",
        "round",
        "second",
        "ship",
        "south",
        "special",
        "steps",
        "stones",
        "stored",
        "tea",
        "tops",
        "trips",
        "turn",
        "turns_at",
        "unknown",
        "unrest",
        "unrest_of",
        "viewer",
        "wall",
        "warehouse",
        "ways",
    )

    def __init__(self, lookup: Lookup, limit: int) -> None:
        self.lookup = lookup
        self.seats = lookup.seats
        self.limit = limit
        """Unrest tiles on the Wall that make an uprising."""
        self.journal = None
        self.viewer = hidden.FULL
        """Whose view this is: a seat, a spectator, or the full state."""
        # Whose turn, and how far in it.
        self.phase = OPENING
        self.round = 0
        self.turn = 0
        self.replenish = 0
        self.builds = 0
        self.special = 0
        """What is left of the card: how often to replenish and to build; the special part (or stacks to spy on)."""
        self.held = 0
        """The stack a hidden tile is coming from, or the kind of tile being built; otherwise -1."""
        self.here = -1
        self.second = -1
        """The field of the tile being rebuilt or turned, and of another one to be turned after it."""
        # The Great Coordinator.
        self.ship = lookup.start
        self.south = 1
        self.trips = TRIPS
        self.steps = 0
        """Fields left of the present move."""
        self.ways = 0
        """Mask of fields among which his next one is being chosen."""
        self.stones = 0
        """Mask of fields with a white stone: the way of his latest move."""
        self.tea = 0

    def set_up(self) -> DayunheState:
        """Rules `setup-unrest`, `setup-stacks` and `setup-reputation`: all before the first tiles are turned up."""
        lookup, seats = self.lookup, self.seats
        fields = len(lookup.field_ids)
        # The board: tiles by field, and masks of fields.
        self.owner_at = [-1] * fields
        self.kind_at = [-1] * fields
        self.turns_at = [0] * fields
        self.lines = [0] * fields
        """Field to the edges with a canal line."""
        self.joined = [0] * fields
        """Field to the fields its canal is joined with."""
        self.canals = 0
        self.canals_of = [0] * seats
        self.unrest = 0
        self.unrest_of = [0] * seats
        # Tiles elsewhere, seat times kinds plus kind.
        self.warehouse = [0] * (seats * lookup.kinds)
        self.stored = [0] * seats
        """Seat to the number of tiles in its warehouse."""
        self.in_store = [0] * seats
        """Seat to the mask of kinds in its warehouse."""
        self.city = [0] * (seats * lookup.kinds)
        self.city_tiles = [0] * seats
        self.city_unrest = [0] * (seats * MOST_SEATS)
        """Seat times MOST_SEATS plus owner, to the unrest tiles in its part of the city."""
        self.wall = [0] * seats
        self.lost = [0] * (seats * lookup.kinds)
        """Destroyed canals, out of the game."""
        # Stacks, see `stacks`.
        self.pool = list(lookup.tiles_each) * seats
        self.tops = [-1] * (seats * STACKS)
        self.unknown = [0] * (seats * STACKS)
        self.bottoms = [0] * (seats * STACKS)
        # Cards, see `rounds` and `hidden`.
        self.chosen = [rounds.NOT_YET] * seats
        self.passed = [rounds.NOT_YET] * seats
        """Seat to the mask of cards already gone when it had the cards in hand."""
        self.revealed = 0
        self.points = [START_POINTS] * seats
        self.ledger = [0] * (len(SOURCES) * MOST_SEATS)
        """Source times MOST_SEATS plus seat, to the reputation from there."""
        self.ledger[:seats] = self.points
        for place, field in enumerate(lookup.symbols):
            seat = place % seats
            building.lay(self, field, seat, UNREST, 0)
            self.pool[seat * lookup.kinds + UNREST] -= 1
        for seat in range(seats):
            pool = self.pool[seat * lookup.kinds : (seat + 1) * lookup.kinds]
            self.unknown[seat * STACKS : (seat + 1) * STACKS] = even_stacks(sum(pool))
        return self

    # ------------------------------------------------------------------ whose move, which moves

    def to_move(self) -> i64:
        """The seat to decide, `CHANCE` or `OVER`."""
        if self.phase <= SAILING:
            return self.turn
        return OVER if self.phase == ENDED else CHANCE

    def turn_of(self) -> i64:
        """The seat whose turn it is, or `OVER`; during the set-up the seat whose tiles are turned up."""
        if self.phase == OPENING:
            return self.held // STACKS
        return OVER if self.phase == ENDED else self.turn

    def legal_moves(self) -> list[int] | tuple[int, ...]:
        """All legal moves; in a view those of the viewer only."""
        phase = self.phase
        if self.viewer != hidden.FULL and self.viewer != self.to_move():
            return ()
        if phase == ACTION:
            return self._parts()
        if phase == TURNING:
            return self.lookup.turn_moves[self.kind_at[self.here]]
        if phase == PLACING:
            return building.sites(self)
        if phase == SAILING:
            return self.lookup.moves_on(SAIL, self.ways)
        if phase == DRAFT:
            return CHOICES[ALL_CARDS & ~self.passed[self.turn]]
        if phase == REVEALING:
            return (REVEAL_MOVE,)
        if phase == STOWING:
            return STOWS
        if phase == REBUILDING:
            return building.rebuildings(self)
        if phase == INSPECTING:
            return [*self.lookup.moves_on(SAIL, self.ways), HALT_MOVE]
        if phase == TAKING:
            return TAKES
        return [move for move, _ in self.outcomes()] if phase != ENDED else ()

    def _parts(self) -> list[int]:
        """Rule `parts`: any part of the card that is still open, or no more."""
        seat, lookup = self.turn, self.lookup
        moves: list[int] = []
        if self.replenish and self.stored[seat] < WAREHOUSE:
            pile = seat * STACKS
            for stack in range(STACKS):
                if self.tops[pile] >= 0 or self.unknown[pile] or self.bottoms[pile]:
                    moves.append(REPLENISHES[stack])
                pile += 1
        if self.builds:
            stored = self.in_store[seat]
            if stored & 1 and not building.free_sites(self):
                stored &= ~1
            if not building.canal_sites(self) and not building.city_open(self, seat):
                stored &= 1
            while stored:
                low = stored & -stored
                stored ^= low
                moves.append(lookup.build_moves[low.bit_length() - 1])
            card = CARDS[self.chosen[seat]]
            if card.rebuild and self.builds == card.build:
                moves += lookup.moves_on(REBUILD, building.sources(self, seat))
        if self.special:
            moves += SPECIALS[self.chosen[seat]].moves(self)
        moves.append(DONE_MOVE)
        return moves

    def outcomes(self) -> list[tuple[int, int]]:
        """The tiles that may come, each as often as the stacks hide it."""
        if self.viewer != hidden.FULL or not OPENING <= self.phase <= SPYING:
            return []
        lookup = self.lookup
        first = self.held // STACKS * lookup.kinds
        verbs = lookup.draw_moves if self.phase == DRAWING else lookup.open_moves
        pool = self.pool[first : first + lookup.kinds]
        return [(move, count) for move, count in zip(verbs, pool, strict=True) if count]

    def draw_outcome(self, dice: Dice) -> i64:
        """One tile of the stacks."""
        lookup = self.lookup
        pile = self.held - self.held % STACKS
        pick = dice.below(self.unknown[pile] + self.unknown[pile + 1] + self.unknown[pile + 2])
        index = pile // STACKS * lookup.kinds
        kind = 0
        pick -= self.pool[index]
        while pick >= 0:
            kind += 1
            pick -= self.pool[index + kind]
        return lookup.draw_moves[kind] if self.phase == DRAWING else lookup.open_moves[kind]

    # ------------------------------------------------------------------ moves

    def push(self, move: i64) -> None:
        """Carry out a legal move."""
        if self.journal is not None:
            log.announce(self, move)
        verb, target = move >> VERB_SHIFT, move & TARGET
        if verb == TURN:
            building.turn(self, target)
        elif verb == BUILD:
            building.begin_build(self, target)
        elif verb == AT:
            if self.phase == PLACING:
                building.build_at(self, target)
            else:
                building.move_to(self, target)
        elif verb == DONE:
            rounds.end_turn(self)
        elif verb == CHOOSE:
            rounds.choose(self, target)
        elif verb == REVEAL:
            rounds.reveal(self)
        elif verb == REPLENISH:
            stacks.replenish(self, target)
        elif verb == DRAW:
            stacks.drawn(self, target)
        elif verb == SAIL:
            if self.phase == SAILING:
                rounds.sail(self, target)
            else:
                ship.inspect(self, target)
        elif verb == REBUILD:
            building.begin_rebuild(self, target)
        elif verb == SWAP:
            building.swap_with(self, target)
        elif verb == CITY:
            building.build_city(self)
        else:
            self._push_special(verb, target)

    def _push_special(self, verb: int, target: int) -> None:
        """The rarer moves."""
        if verb == OPEN:
            if self.phase == OPENING:
                stacks.open_first(self, target)
            else:
                stacks.spied(self, target)
        elif verb == UNDER:
            stacks.stow(self, target)
        elif verb == TAKE:
            self._take_first(target)
        elif verb == HALT:
            ship.halt(self)
        else:
            SPECIAL_OF[verb].push(self, target)

    def _take_first(self, stack: int) -> None:
        """Rule `setup-first-tile`: everyone takes one of the open tiles; then the first round begins."""
        stacks.take_first(self, stack)
        self.turn += 1
        if self.turn == self.seats:
            rounds.begin_round(self)

    def gain(self, seat: int, points: int, source: int) -> None:
        """Rule `reputation-floor`: reputation changes at once and never sinks below 0."""
        before = self.points[seat]
        after = before + points
        if after < 0:
            after = 0
        self.points[seat] = after
        self.ledger[source * MOST_SEATS + seat] += after - before

    # ------------------------------------------------------------------ standing

    def scores(self) -> list[int]:
        """Reputation so far."""
        return self.points[:]

    def ranking(self) -> list[int]:
        """Places by reputation, then tiles in the city, then the network."""
        return scoring.places(self)

    # ------------------------------------------------------------------ what the other modules say

    def seen_by(self, seat: int | None) -> DayunheState:
        """The position as a seat knows it."""
        return hidden.seen_by(self, seat)

    def imagine(self, dice: Dice) -> DayunheState:
        """A full state that this view allows."""
        return hidden.imagine(self, dice)

    def prompt(self) -> Message:
        """What is asked."""
        return log.prompt(self)

    def vocabulary(self) -> list[int]:
        """Every move on this board."""
        return list(self.lookup.texts)

    def why_not(self, move: int) -> Refusal | None:
        """The rule that forbids the move."""
        return legality.why_not(self, move)

    def text(self, move: int) -> str:
        """The move's text."""
        return self.lookup.texts[move]

    def parse(self, text: str) -> int:
        """The move of a text."""
        move = self.lookup.moves.get(text)
        if move is None:
            raise UnknownMove(text)
        return move

    def move_words(self, move: int) -> Message:
        """The move for people."""
        return log.move_words(self, move)

    # ------------------------------------------------------------------ as a value

    def copy(self) -> DayunheState:
        """An independent copy."""
        new = DayunheState(self.lookup, self.limit)
        new.viewer = self.viewer
        new.phase = self.phase
        new.round = self.round
        new.turn = self.turn
        new.replenish = self.replenish
        new.builds = self.builds
        new.special = self.special
        new.held = self.held
        new.here = self.here
        new.second = self.second
        new.ship = self.ship
        new.south = self.south
        new.trips = self.trips
        new.steps = self.steps
        new.ways = self.ways
        new.stones = self.stones
        new.tea = self.tea
        new.owner_at = self.owner_at[:]
        new.kind_at = self.kind_at[:]
        new.turns_at = self.turns_at[:]
        new.lines = self.lines[:]
        new.joined = self.joined[:]
        new.canals = self.canals
        new.canals_of = self.canals_of[:]
        new.unrest = self.unrest
        new.unrest_of = self.unrest_of[:]
        new.warehouse = self.warehouse[:]
        new.stored = self.stored[:]
        new.in_store = self.in_store[:]
        new.city = self.city[:]
        new.city_tiles = self.city_tiles[:]
        new.city_unrest = self.city_unrest[:]
        new.wall = self.wall[:]
        new.lost = self.lost[:]
        new.pool = self.pool[:]
        new.tops = self.tops[:]
        new.unknown = self.unknown[:]
        new.bottoms = self.bottoms[:]
        new.chosen = self.chosen[:]
        new.passed = self.passed[:]
        new.revealed = self.revealed
        new.points = self.points[:]
        new.ledger = self.ledger[:]
        return new

    def to_json(self) -> dict[str, Any]:
        """A snapshot."""
        return snapshot.to_json(self)

    def key(self) -> tuple[object, ...]:
        """Everything that makes this state what it is."""
        return snapshot.key(self)

    def census(self) -> dict[str, int]:
        """Every tile, wherever it lies."""
        return snapshot.census(self)
