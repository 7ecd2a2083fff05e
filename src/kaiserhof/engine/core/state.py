"""The contract of a position.

A state holds what has happened and nothing of what will: a pile is the multiset of what may still come, and chance
decides at the moment a card is turned. The words are those of python-chess (`legal_moves`, `push`, `copy`), with
chance as a mover and one door for hidden information, `seen_by`.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Final, Self

from mypy_extensions import i64, mypyc_attr

from kaiserhof.engine.core.dice import Dice
from kaiserhof.engine.errors import KaiserhofError
from kaiserhof.engine.message import Event, Message
from kaiserhof.engine.refusal import Refusal

CHANCE: Final = -1
"""`to_move()` when the next move is an event of chance."""

OVER: Final = -2
"""`to_move()` when the game has ended."""


class UnknownMove(KaiserhofError):
    """A text that is not the text of any move."""

    def __init__(self, text: str) -> None:
        super().__init__("error-unknown-move", text=text[:80])


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """A position of a game.

    Moves are small integers, packed by the game from a verb and a target; `text` and `parse` translate them.
    `push` trusts its caller: only members of `legal_moves()` may be pushed, and whoever lets people in checks that
    first (`Match.play` does).
    """

    __slots__ = ("journal", "seats")

    seats: i64
    """How many players take part; they are numbered from 0 in playing order."""

    journal: list[Event] | None
    """Where `push` writes what happens, or None when nobody listens (in a search)."""

    # ------------------------------------------------------------------ playing

    @abstractmethod
    def to_move(self) -> i64:
        """The seat that decides next, `CHANCE` or `OVER`."""

    @abstractmethod
    def turn_of(self) -> i64:
        """The seat whose turn it is, also while chance or another seat decides inside that turn; `OVER` at the end.

        When this changes, the turn is over: there a table asks for confirmation and undo ends.
        """

    @abstractmethod
    def legal_moves(self) -> Sequence[int]:
        """All legal moves: the mover's choices, or chance's outcomes; empty when the game is over.

        In a view (see `seen_by`) only the viewer's own decisions have moves.
        """

    @abstractmethod
    def push(self, move: i64) -> None:
        """Carry out a legal move."""

    @abstractmethod
    def outcomes(self) -> list[tuple[int, int]]:
        """The outcomes and their whole-number weights, when chance is to move."""

    def draw_outcome(self, dice: Dice) -> i64:
        """One outcome of `outcomes()`, drawn by its weight."""
        outcomes = self.outcomes()
        pick = dice.below(sum(weight for _, weight in outcomes))
        for move, weight in outcomes:
            pick -= weight
            if pick < 0:
                return move
        raise AssertionError("weights are positive")

    def choice_is_secret(self) -> bool:
        """Whether only the player to move knows how many moves there are.

        Such a decision is left to the player even if there is only one move: if it were made at once, the others would
        learn that there was no choice.
        """
        return False

    def tell(self, move: int) -> list[Event]:
        """Push a legal move and return what happened, for the log."""
        self.journal = []
        self.push(move)
        events, self.journal = self.journal, None
        return events

    # ------------------------------------------------------------------ standing

    @abstractmethod
    def scores(self) -> list[int]:
        """Points of each seat so far; the final ones when the game is over."""

    @abstractmethod
    def ranking(self) -> list[int]:
        """Place of each seat, 1 for the first, ties broken as the rules say; a shared place is a true tie."""

    # ------------------------------------------------------------------ hidden information

    @abstractmethod
    def seen_by(self, seat: int | None) -> Self:
        """The position as this seat knows it (None: a spectator); everything it cannot know is unknown there."""

    @abstractmethod
    def imagine(self, dice: Dice) -> Self:
        """A full state in which what this view does not know is filled in, uniformly among what is possible."""

    # ------------------------------------------------------------------ explaining

    @abstractmethod
    def prompt(self) -> Message:
        """What is asked of the one to move, in one line."""

    @abstractmethod
    def vocabulary(self) -> Sequence[int]:
        """Every move that has a text, legal here or not."""

    @abstractmethod
    def why_not(self, move: int) -> Refusal | None:
        """The rule that forbids a move of the vocabulary, or None if it is legal."""

    @abstractmethod
    def text(self, move: int) -> str:
        """The exact short text of a move, such as `house wei-3`."""

    @abstractmethod
    def parse(self, text: str) -> int:
        """The move with this text; raises `UnknownMove`. The inverse of `text`."""

    @abstractmethod
    def move_words(self, move: int) -> Message:
        """The move as a short label for people, such as "House in Wei (field 3)"."""

    # ------------------------------------------------------------------ as a value

    @abstractmethod
    def copy(self) -> Self:
        """An independent copy without a journal."""

    @abstractmethod
    def to_json(self) -> dict[str, Any]:
        """A snapshot that `Game.from_json` turns back into an equal state."""

    @abstractmethod
    def key(self) -> tuple[object, ...]:
        """Everything that makes this state what it is, hashable; equality and hashing follow it."""

    @abstractmethod
    def census(self) -> dict[str, int]:
        """How many of each kind of component there are, wherever they lie; constant over a game."""

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and type(other) is type(self) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())
