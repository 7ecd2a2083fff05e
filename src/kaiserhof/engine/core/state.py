"""The contract of a position.

A state holds what has happened and nothing of the future: a pile is the multiset of what may still come, and chance
decides when a card is turned. The names are those of python-chess (`legal_moves`, `push`, `copy`). In addition chance
is a mover, and `seen_by` is the only way to hidden information.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from typing import Any, Final, Self

from mypy_extensions import i64, mypyc_attr

from kaiserhof.engine.core.dice import Dice
from kaiserhof.engine.errors import KaiserhofError, NotAllowed
from kaiserhof.engine.locator import check_class, draw_html, draw_svg, draw_text, game_around, restore_state
from kaiserhof.engine.message import Event, Message, Refusal

CHANCE: Final = -1
"""What `to_move()` returns when the next move is an event of chance."""

OVER: Final = -2
"""What `to_move()` returns when the game is over."""


REQUIRED_METHODS: Final = (
    "to_move",
    "turn_of",
    "legal_moves",
    "push",
    "outcomes",
    "scores",
    "ranking",
    "seen_by",
    "imagine",
    "prompt",
    "vocabulary",
    "why_not",
    "text",
    "parse",
    "by_chance",
    "move_words",
    "copy",
    "to_json",
    "key",
    "census",
)
"""The abstract methods of `State`. Python cannot ask a compiled class which of its methods are abstract."""


class UnknownMove(KaiserhofError):
    """A text that belongs to no move."""

    def __init__(self, text: str) -> None:
        super().__init__("error-unknown-move", text=text[:80])


@mypyc_attr(allow_interpreted_subclasses=True)
class State(ABC):
    """A position of a game.

    Moves are small integers, packed by the game from a verb and a target; `text` and `parse` translate them. `push`
    trusts its caller: only members of `legal_moves()` may be pushed. `push_text` and `Match` check what people send.

    Defining a class that lacks an abstract method raises `TypeError`, unless `ABC` is among its bases.
    """

    __slots__ = ("journal", "seats")

    seats: i64
    """Number of players; their seats are numbered from 0 in playing order."""

    journal: list[Event] | None
    """The events that `push` has written, or None if nobody listens (in a search)."""

    @classmethod
    def __init_subclass__(cls) -> None:
        check_class(cls, State, REQUIRED_METHODS)

    @property
    def game(self) -> Any:
        """The game that is being played: the `GAME` of the package."""
        return game_around(type(self).__module__)

    # ------------------------------------------------------------------ playing

    @abstractmethod
    def to_move(self) -> i64:
        """Returns the seat that decides next, `CHANCE` or `OVER`."""

    @abstractmethod
    def turn_of(self) -> i64:
        """Returns the seat whose turn it is, also while chance or another seat decides in it; `OVER` at the end.

        When this changes, the turn is over: a table asks for confirmation, and undo ends there.
        """

    @abstractmethod
    def legal_moves(self) -> Sequence[int]:
        """Returns all legal moves of the mover, a player or chance; none when the game is over.

        In a view (see `seen_by`) only the viewer's own decisions have moves.
        """

    @abstractmethod
    def push(self, move: i64) -> None:
        """Carries out a legal move."""

    def legal_texts(self) -> list[str]:
        """Returns the texts of all legal moves."""
        return [self.text(move) for move in self.legal_moves()]

    def push_text(self, text: str) -> int:
        """Carries out the move with this text and returns it.

        Raises `UnknownMove` if no move has this text, and `NotAllowed` with the rule that forbids an illegal one.
        """
        move = self.parse(text)
        if move not in self.legal_moves():
            raise self.refused(move)
        self.push(move)
        return move

    def refused(self, move: int) -> NotAllowed:
        """Builds the error that says why a move is illegal."""
        refusal = self.why_not(move)
        if refusal is None:
            return NotAllowed("error-unknown-move", text=str(move))
        return NotAllowed("error-illegal-move", move=self.text(move), rule=self.game.rulebook[refusal.rule].sentence)

    def is_over(self) -> bool:
        """Checks if the game is over."""
        return self.to_move() == OVER

    @abstractmethod
    def outcomes(self) -> list[tuple[int, int]]:
        """Returns the outcomes with whole-number weights, when chance is to move."""

    def draw_outcome(self, dice: Dice) -> i64:
        """Draws one of the `outcomes()` by weight. Raises `NotAllowed` if chance is not to move."""
        if self.to_move() != CHANCE:
            raise NotAllowed("error-not-chance")
        return self.draw_unchecked(dice)

    def draw_unchecked(self, dice: Dice) -> i64:
        """Draws one of the `outcomes()`, for callers that know that chance is to move."""
        outcomes = self.outcomes()
        total = 0
        for _, weight in outcomes:
            total += weight
        pick: int = dice.below(total)
        for move, weight in outcomes:
            pick -= weight
            if pick < 0:
                return move
        raise AssertionError("weights are positive")

    def choice_is_secret(self) -> bool:
        """Checks if only the player to move knows how many moves there are.

        Such a decision is left to the player even if there is only one move. Made at once, it would tell the others
        that there was no choice.
        """
        return False

    def tell(self, move: int) -> list[Event]:
        """Pushes a legal move and returns the events, for the log."""
        self.journal = []
        self.push(move)
        events, self.journal = self.journal, None
        return events

    # ------------------------------------------------------------------ standing

    @abstractmethod
    def scores(self) -> list[int]:
        """Returns the points by seat: those so far, or the final ones when the game is over."""

    @abstractmethod
    def ranking(self) -> list[int]:
        """Returns the place of each seat, 1 for the best, with the tie-breaks of the rules; true ties share a place."""

    # ------------------------------------------------------------------ hidden information

    @abstractmethod
    def seen_by(self, seat: int | None) -> Self:
        """Returns the view of a seat (None: a spectator): the position without anything it cannot know."""

    def seen_unconfirmed(self, seat: int | None) -> Self:
        """Returns the view of a seat other than the last mover, who may still undo their turn.

        It is `seen_by` without the secrets that the turn hands on to the next player: cards passed along, for example.
        """
        return self.seen_by(seat)

    @abstractmethod
    def imagine(self, dice: Dice) -> Self:
        """Returns a world of this view: a full state, drawn by its probability."""

    # ------------------------------------------------------------------ explaining

    @abstractmethod
    def prompt(self) -> Message:
        """Returns the question for the player to move, in one line."""

    @abstractmethod
    def vocabulary(self) -> Sequence[int]:
        """Returns every move that has a text, legal here or not."""

    @abstractmethod
    def by_chance(self, move: int) -> bool:
        """Checks if a move of the vocabulary is one of chance, not of a player."""

    @abstractmethod
    def why_not(self, move: int) -> Refusal | None:
        """Returns the rule that forbids a move of the vocabulary, or None if the move is legal."""

    @abstractmethod
    def text(self, move: int) -> str:
        """Returns the exact short text of a move, such as `house wei-3`."""

    @abstractmethod
    def parse(self, text: str) -> int:
        """Returns the move with this text; raises `UnknownMove`. The inverse of `text`."""

    def label(self, move: int, lang: str = "en") -> str:
        """Returns the label of a move for people, such as "House in Wei (field 3)", in English, German or Chinese."""
        label: str = self.game.words(lang)(self.move_words(move))
        return label

    @abstractmethod
    def move_words(self, move: int) -> Message:
        """Returns the label for people, such as "House in Wei (field 3)", of any player's move, or of one that chance
        may make now."""

    # ------------------------------------------------------------------ as a value

    @abstractmethod
    def copy(self) -> Self:
        """Returns an independent copy without a journal."""

    @abstractmethod
    def to_json(self) -> dict[str, Any]:
        """Returns a snapshot; `Game.from_json` turns it back into an equal state."""

    @abstractmethod
    def key(self) -> tuple[object, ...]:
        """Returns all fields, hashable; equal keys make equal states."""

    @abstractmethod
    def census(self) -> dict[str, int]:
        """Counts each kind of component, wherever it lies; the counts are constant over a game."""

    def __reduce__(self) -> tuple[object, ...]:
        """Pickles and copies a state as its game and its snapshot, the same way compiled and interpreted."""
        return restore_state, (self.game, self.to_json())

    # ------------------------------------------------------------------ shown

    def __repr__(self) -> str:
        mover = self.to_move()
        moves = f"seat {mover} to move" if mover >= 0 else "over" if mover == OVER else "chance to move"
        viewer = getattr(self, "viewer", -1)
        seen = "" if viewer == -1 else f", seen by {'a spectator' if viewer < 0 else f'seat {viewer}'}"
        return f"<{type(self).__name__}: {self.seats} seats, {moves}{seen}>"

    def __str__(self) -> str:
        """Draws the position as text, in English; without a drawing it is the `repr`."""
        return draw_text(self) or repr(self)

    def _repr_svg_(self) -> str | None:
        """Draws the board as an SVG document, if the game has a drawing."""
        return draw_svg(self)

    def _repr_html_(self) -> str | None:
        """Shows the position in a notebook: the board, the question, and the text with the viewer's hand."""
        return draw_html(self)

    def __eq__(self, other: object) -> bool:
        return isinstance(other, State) and type(other) is type(self) and self.key() == other.key()

    def __hash__(self) -> int:
        return hash(self.key())
