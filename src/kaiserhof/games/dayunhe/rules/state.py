"""The position of *Da Yunhe* and the moves in it.

A round: everyone chooses a card; in turn everyone reveals theirs and acts, picking one part of the card after the other
(`build` a tile `at` a field and `turn` it, `replenish`, …) until `done`; the ship sails, asking the start player only
where there is a choice. What is asked when is in `questions`, what moves do in `verbs`, what a seat knows in `hidden`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, final

from mypy_extensions import i64

from kaiserhof.engine import FULL, OVER, PLAYER, Dice, Refusal
from kaiserhof.engine.native import vec
from kaiserhof.games.dayunhe.rules import hidden, scoring
from kaiserhof.games.dayunhe.rules.components import MAX_SEATS, STACKS, UNREST
from kaiserhof.games.dayunhe.rules.moves import TARGET, VERB_SHIFT
from kaiserhof.games.dayunhe.rules.phases import ENDED, STOWING
from kaiserhof.games.dayunhe.rules.position import Position
from kaiserhof.games.dayunhe.rules.questions import ASKED, QUESTIONS, VERBS_IN, DayunheQuestion
from kaiserhof.games.dayunhe.rules.verbs import building
from kaiserhof.games.dayunhe.rules.verbs.stacks import owner_of_tile
from kaiserhof.games.dayunhe.rules.verbs.verb import DayunheVerb


@final
class DayunheState(Position):
    """A position; see `State` for the methods.

    >>> from kaiserhof.engine import CHANCE, find_game
    >>> state = find_game("dayunhe").start(2)
    >>> state.to_move() == CHANCE
    True
    >>> state.text(state.legal_moves()[0])
    'open unrest'
    """

    __slots__ = ()

    @property
    def game(self) -> Any:
        return self.lookup.game

    # ------------------------------------------------------------------ whose move, which moves

    def to_move(self) -> i64:
        asked = ASKED[self.phase]
        return self.turn if asked == PLAYER else asked

    def turn_of(self) -> i64:
        """Returns the seat whose turn it is, or `OVER`; during the set-up, the seat whose tiles are turned up."""
        return OVER if self.phase == ENDED else self.turn

    def legal_moves(self) -> Sequence[int]:
        if self.viewer != FULL and self.viewer != self.to_move():
            return ()
        return QUESTIONS[self.phase].moves(self)

    def draw_unchecked(self, dice: Dice) -> i64:
        """Draws one of the tiles that may come, by weight."""
        return QUESTIONS[self.phase].draw_unchecked(self, dice)

    def push(self, move: i64) -> None:
        verb = VERBS_IN[self.phase][move >> VERB_SHIFT]
        if self.journal is not None:
            verb.announce(self, move & TARGET)
        verb.push(self, move & TARGET)

    def question(self) -> DayunheQuestion | None:
        return None if self.phase == ENDED else QUESTIONS[self.phase]

    def verb_of(self, move: int) -> DayunheVerb:
        return VERBS_IN[self.phase][move >> VERB_SHIFT]

    def target_of(self, move: int) -> int:
        return move & TARGET

    def why_not(self, move: int) -> Refusal | None:
        """Names the rule that forbids a move; while another player steers the ship, the rule that says who steers."""
        refusal, question = super().why_not(move), self.question()
        if question is not None and refusal is not None and refusal.rule == "turn-order":
            return question.of_another(self.verb_of(move))
        return refusal

    def texts(self) -> Mapping[int, str]:
        return self.lookup.texts

    def moves_by_text(self) -> Mapping[str, int]:
        return self.lookup.moves

    # ------------------------------------------------------------------ standing

    def scores(self) -> list[int]:
        return list(self.points)

    def ranking(self) -> list[int]:
        """Returns places by reputation, then tiles in the city, then the network."""
        return scoring.places(self)

    # ------------------------------------------------------------------ hidden information

    def hide(self) -> None:
        hidden.hide(self)

    def seen_unconfirmed(self, seat: int | None) -> DayunheState:
        """Rule `draft-handed-on`: the cards are handed on only when the choice can no longer be undone."""
        view = self.seen_by(seat)
        hidden.hold_back(view)
        return view

    def complete(self, world: DayunheState, dice: Dice) -> None:
        hidden.complete(self, world, dice)

    # ------------------------------------------------------------------ as a value

    def copy(self) -> DayunheState:
        new = DayunheState(self.lookup, self.limit)
        new.copy_from(self)
        return new

    def to_json(self) -> dict[str, Any]:
        return {**self.lookup.other_ways, **super().to_json()}

    def read(self, data: Mapping[str, Any]) -> None:
        """Sets the fields from a snapshot; canal lines follow from the tiles."""
        super().read(data)
        fields = len(self.owner_at)
        self.lines = vec[i64]([0] * fields)
        self.joined = vec[i64]([0] * fields)
        for field in range(fields):
            if self.canals >> field & 1:
                building.set_position(self, field, self.turns_at[field])

    def key(self) -> tuple[object, ...]:
        """Returns all fields, the board, and the readings of open rules."""
        return (self.lookup.board.digest, *self.lookup.other_ways, *super().key())

    def census(self) -> dict[str, int]:
        """Counts each seat's tiles by kind, wherever they are.

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
                + (self.phase == STOWING and owner_of_tile(self) == seat)
                + sum(list(self.bottoms)[seat * STACKS : (seat + 1) * STACKS])
                + sum(self.city_unrest[owner * MAX_SEATS + seat] for owner in range(self.seats))
            )
        return counts
