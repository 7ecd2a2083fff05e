"""The position of *Da Yunhe* and the moves in it.

A round: everyone chooses a card; in turn everyone reveals theirs and acts, picking one part of the card after the other
(`build` a tile `at` a field and `turn` it, `replenish`, …) until `done`; the ship sails, asking the start player only
where there is a choice. What moves do is in `stacks`, `building`, `specials`, `ship` and `rounds`, one function a rule;
what a seat knows in `hidden`, why something is forbidden in `legality`.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, final

from mypy_extensions import i64

from kaiserhof.engine import CHANCE, FULL, OVER, Dice, Message, Refusal, UnknownMove
from kaiserhof.games.dayunhe.rules import building, hidden, legality, rounds, scoring, ship, stacks
from kaiserhof.games.dayunhe.rules.components import ALL_CARDS, CARDS, MOST_SEATS, STACKS, UNREST, WAREHOUSE
from kaiserhof.games.dayunhe.rules.lookup import CHOICES
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
from kaiserhof.games.dayunhe.rules.position import Position
from kaiserhof.games.dayunhe.rules.specials import SPECIAL_OF, SPECIALS
from kaiserhof.games.dayunhe.words import log


@final
class DayunheState(Position):
    """A position; see `State` for the methods.

    >>> from kaiserhof.engine import find_game
    >>> state = find_game("dayunhe").start(2)
    >>> state.to_move() == CHANCE
    True
    >>> state.text(state.legal_moves()[0])
    'open unrest'
    """

    __slots__ = ()

    # ------------------------------------------------------------------ whose move, which moves

    def to_move(self) -> i64:
        """The seat to decide, `CHANCE` or `OVER`."""
        if self.phase <= SAILING:
            return self.turn
        return OVER if self.phase == ENDED else CHANCE

    def turn_of(self) -> i64:
        """The seat whose turn it is, or `OVER`; during the set-up the seat whose tiles are turned up."""
        if self.phase == OPENING:
            return self.stack // STACKS
        return OVER if self.phase == ENDED else self.turn

    def legal_moves(self) -> list[int] | tuple[int, ...]:
        """All legal moves; in a view those of the viewer only."""
        phase = self.phase
        if self.viewer != FULL and self.viewer != self.to_move():
            return ()
        if phase == ACTION:
            return self._parts()
        if phase == TURNING:
            return self.lookup.turn_moves[self.kind_at[self.field]]
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
                low: int = stored & -stored
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
        if self.viewer != FULL or not OPENING <= self.phase <= SPYING:
            return []
        lookup = self.lookup
        first = self.stack // STACKS * lookup.kinds
        verbs = lookup.draw_moves if self.phase == DRAWING else lookup.open_moves
        pool = self.pool[first : first + lookup.kinds]
        return [(move, count) for move, count in zip(verbs, pool, strict=True) if count]

    def draw_outcome(self, dice: Dice) -> i64:
        """One tile of the stacks."""
        lookup = self.lookup
        pile = self.stack - self.stack % STACKS
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
        new.copy_from(self)
        return new

    def to_json(self) -> dict[str, Any]:
        """A snapshot."""
        return self.json_fields()

    def read(self, data: Mapping[str, Any]) -> None:
        """Takes the fields from a snapshot; canal lines follow from the tiles."""
        super().read(data)
        fields = len(self.owner_at)
        self.lines = [0] * fields
        self.joined = [0] * fields
        for field in range(fields):
            if self.canals >> field & 1:
                building.connect(self, field, self.lookup.lines[self.kind_at[field]][self.turns_at[field]])

    def key(self) -> tuple[object, ...]:
        """Everything that makes this state what it is."""
        return (self.lookup.board.digest, *self.parts())

    def census(self) -> dict[str, int]:
        """How many tiles each seat has of every kind, wherever they lie.

        One of them may be on its way under a stack.
        """
        lookup = self.lookup
        counts: dict[str, int] = {}
        for seat in range(self.seats):
            tops = list(self.tops)[seat * STACKS : (seat + 1) * STACKS]
            on_board = [kind for owner, kind in zip(self.owner_at, self.kind_at, strict=True) if owner == seat]
            for kind, name in enumerate(lookup.tile_ids):
                index = seat * lookup.kinds + kind
                elsewhere = self.warehouse[index] + self.city[index] + self.lost[index] + self.pool[index]
                counts[f"{name} of seat {seat}"] = elsewhere + tops.count(kind) + on_board.count(kind)
            counts[f"{lookup.tile_ids[UNREST]} of seat {seat}"] += (
                self.wall[seat]
                + (self.phase == STOWING and self.turn == seat)
                + sum(self.bottoms[seat * STACKS : (seat + 1) * STACKS])
                + sum(self.city_unrest[owner * MOST_SEATS + seat] for owner in range(self.seats))
            )
        return counts
