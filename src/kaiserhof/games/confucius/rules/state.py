"""The position of *Confucius*: its parts, whose move it is, which moves there are, and where a move is carried out.

The rules themselves stand apart: `actions` (one module an action), `court` (one module a step), `turns` and
`end_of_round`, in the order that `flow` gives them. `push` looks up the verb and hands the target on.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, final

from mypy_extensions import i64

from kaiserhof.engine import CHANCE, OVER, Dice, Message, Refusal, UnknownMove
from kaiserhof.games.confucius.rules import hidden, legality, scoring, snapshot
from kaiserhof.games.confucius.rules.lookup import DRAWS
from kaiserhof.games.confucius.rules.moves import TARGET_OF, VERB_OF, all_moves, all_texts
from kaiserhof.games.confucius.rules.phases import DRAWING, ENDED, LAST_DECISION, ONWARD
from kaiserhof.games.confucius.rules.position import Position
from kaiserhof.games.confucius.rules.questions import QUESTIONS, Turned
from kaiserhof.games.confucius.rules.round import flow
from kaiserhof.games.confucius.words import narration


@final
class ConfuciusState(Position):
    """A position; see `State` for the methods.

    >>> from kaiserhof.engine import find_game
    >>> state = find_game("confucius").start(3)
    >>> state.to_move() == CHANCE
    True
    >>> [state.text(move) for move in state.legal_moves()]
    ['chit 4', 'chit 5', 'chit 6', 'chit 7', 'chit 8']
    """

    __slots__ = ()

    def set_up(self) -> ConfuciusState:
        """Everything as before the first chit is drawn (rules `setup-players`, `setup-cards`)."""
        self.lay_out()
        flow.go_on(self)
        return self

    # ------------------------------------------------------------------ whose move, which moves

    def to_move(self) -> i64:
        """The seat to decide, `CHANCE` or `OVER`."""
        if self.phase <= LAST_DECISION:
            return self.turn
        return OVER if self.phase == ENDED else CHANCE

    def turn_of(self) -> i64:
        """The seat whose turn it is, or `OVER`."""
        return OVER if self.phase == ENDED else self.turn

    def legal_moves(self) -> Sequence[int]:
        """All legal moves; in a view those of the viewer only."""
        phase = self.phase
        if self.viewer != hidden.FULL and self.viewer != self.to_move():
            return ()
        return QUESTIONS[phase].moves(self) if phase < ONWARD else ()

    def outcomes(self) -> list[tuple[int, int]]:
        """What may be turned up, with weights."""
        if self.phase >= ONWARD or self.viewer != hidden.FULL:
            return []
        question = QUESTIONS[self.phase]
        return question.outcomes(self) if isinstance(question, Turned) else []

    def draw_outcome(self, dice: Dice) -> i64:
        """One outcome; cards of the draw pile, the most frequent case, without a list."""
        if self.phase != DRAWING:
            return super().draw_outcome(dice)
        pick = dice.below(self.deck_size) - self.deck[0]
        if pick < 0:
            return DRAWS[0]
        return DRAWS[1] if pick < self.deck[1] else DRAWS[2]

    # ------------------------------------------------------------------ moves

    def push(self, move: i64) -> None:
        """Carry out a legal move."""
        if self.journal is not None:
            narration.announce(self, move)
        verb, target = VERB_OF[move], TARGET_OF[move]
        QUESTIONS[self.phase].push(self, verb, target)
        if self.phase == ONWARD:
            flow.go_on(self)

    # ------------------------------------------------------------------ standing

    def scores(self) -> list[int]:
        """Points so far."""
        return self.points[:]

    def ranking(self) -> list[int]:
        """Places by points, then by offices."""
        return scoring.places(self)

    # ------------------------------------------------------------------ what the other modules say

    def seen_by(self, seat: int | None) -> ConfuciusState:
        """The position as a seat knows it."""
        return hidden.seen_by(self, seat)

    def imagine(self, dice: Dice) -> ConfuciusState:
        """A full state that this view allows."""
        return hidden.imagine(self, dice)

    def prompt(self) -> Message:
        """What is asked."""
        return narration.prompt(self)

    def vocabulary(self) -> list[int]:
        """Every move for this many seats."""
        return list(all_texts(self.seats))

    def why_not(self, move: int) -> Refusal | None:
        """The rule that forbids the move."""
        return legality.why_not(self, move)

    def text(self, move: int) -> str:
        """The move's text."""
        return all_texts(self.seats)[move]

    def parse(self, text: str) -> int:
        """The move of a text."""
        move = all_moves(self.seats).get(text)
        if move is None:
            raise UnknownMove(text)
        return move

    def move_words(self, move: int) -> Message:
        """The move for people."""
        return narration.move_words(self, move)

    # ------------------------------------------------------------------ as a value

    def copy(self) -> ConfuciusState:
        """An independent copy."""
        new = ConfuciusState(self.seats, advanced=self.advanced, admiral_wins=self.admiral_wins)
        new.copy_from(self)
        return new

    def to_json(self) -> dict[str, Any]:
        """A snapshot."""
        return snapshot.to_json(self)

    def key(self) -> tuple[object, ...]:
        """Everything that makes this state what it is."""
        return snapshot.key(self)

    def census(self) -> dict[str, int]:
        """Every component, wherever it lies."""
        return snapshot.census(self)
