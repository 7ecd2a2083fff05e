"""A decision in one place: a `Verb` is a kind of move, a `Question` is what is asked in a phase.

A verb knows which of its moves are legal, what they do, which rule forbids the others, and its words. A question knows
which verbs answer it, its prompt, and which rule forbids every other verb. A game lists its verbs by number and its
questions by phase; `RuledState` does the rest.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, Final, Generic, TypeVar, final

from mypy_extensions import i64, mypyc_attr

from kaiserhof.engine.core.state import CHANCE, OVER, State
from kaiserhof.engine.message import Event, Message, Refusal, Value

S = TypeVar("S", bound=State)

PLAYER: Final = 0
"""In `Question.asked`: the player whose turn it is."""


@mypyc_attr(allow_interpreted_subclasses=True)
class Verb(Generic[S]):
    """A kind of move. A move is a verb with a target, packed into one integer by the game."""

    def __init__(self, name: str, *, by_chance: bool = False) -> None:
        self.name = name
        """The first word of the move's text, and part of its message ids (`move-…`, `log-…`)."""
        self.by_chance = by_chance
        """Whether chance makes these moves, not a player."""
        self.first: i64 = 0
        """The move with the first target; `Moves` sets it."""

    def moves(self, state: S) -> Sequence[int]:
        """Returns the legal moves with this verb. Called only while a question is asked that this verb answers."""
        raise NotImplementedError

    def push(self, state: S, target: i64) -> None:
        """Carries out a legal move."""
        raise NotImplementedError

    def refusal(self, state: S, target: int) -> Refusal:
        """Explains why a move is illegal. Called only for illegal moves that answer the present question."""
        raise NotImplementedError

    def values(self, state: S, target: int) -> dict[str, Value]:
        """Returns what the messages of this verb say about the target."""
        return {}

    def label(self, state: S, target: int) -> Message:
        """Returns the move as a short label for people."""
        return Message(f"move-{self.name}", self.values(state, target))

    def announce(self, state: S, target: int) -> None:
        """Writes the move into the log, before it is carried out."""
        raise NotImplementedError


@final
class Moves:
    """All moves of a game with few targets: each verb with the texts of its targets, in order.

    A move is `first` of its verb plus the number of its target. A verb without targets has one with an empty text.

    >>> take, stop = Verb("take"), Verb("stop")
    >>> moves = Moves({take: ("red", "gold"), stop: ("",)})
    >>> moves.texts
    {0: 'take red', 1: 'take gold', 2: 'stop'}
    >>> moves.verb_of(stop.first).name, moves.space
    ('stop', 4)
    """

    def __init__(self, targets: Mapping[Verb[Any], Sequence[str]]) -> None:
        self.verbs = list(targets)
        self.width: i64 = max([len(texts) for texts in targets.values()])
        """The difference between the first moves of two verbs."""
        self.texts: dict[int, str] = {}
        self.by_text: dict[str, int] = {}
        for number, verb in enumerate(self.verbs):
            verb.first = number * self.width
            for place, target in enumerate(targets[verb]):
                text = f"{verb.name} {target}".rstrip()
                self.texts[verb.first + place] = text
                self.by_text[text] = verb.first + place

    @property
    def space(self) -> int:
        """An upper bound of all moves, for `Game.action_space`."""
        return len(self.verbs) * self.width

    def verb_of(self, move: i64) -> Verb[Any]:
        return self.verbs[move // self.width]

    def target_of(self, move: i64) -> i64:
        return move % self.width


@mypyc_attr(allow_interpreted_subclasses=True)
class Question(Generic[S]):
    """What is asked in one phase of the game: of a player, or of chance."""

    def __init__(self, *verbs: Verb[S], prompt: str = "", by_chance: bool = False, secret: bool = False) -> None:
        self.verbs = verbs
        """The verbs that answer it."""
        self.only_verb: Verb[S] | None = verbs[0] if len(verbs) == 1 and not by_chance else None
        """The verb with which a player answers it, if there is only one."""
        self.by_chance = by_chance
        """Whether chance answers it."""
        self.asked: i64 = CHANCE if by_chance else PLAYER if verbs else OVER
        """Who answers it: `PLAYER`, `CHANCE`, or `OVER` if it has no verbs and nobody does."""
        self.secret = secret
        """Whether the legal answers depend on what only the player to move knows.

        Such a question is asked even if there is only one answer: otherwise everyone would learn that there is no
        choice.
        """
        self._prompt = prompt

    def moves(self, state: S) -> Sequence[int]:
        """Returns all legal answers."""
        only = self.only_verb
        if only is not None:
            return only.moves(state)
        if self.by_chance:
            return [move for move, _ in self.outcomes(state)]
        found: list[int] = []
        for verb in self.verbs:
            found += verb.moves(state)
        return found

    def outcomes(self, state: S) -> list[tuple[int, int]]:
        """Returns what chance may answer, with whole-number weights; nothing for a question to a player."""
        return []

    def prompt(self, state: S) -> Message:
        """Returns the question as one line for the player to move."""
        return Message("prompt-chance" if self.by_chance else self._prompt)

    def other_verb(self, state: S, verb: Verb[S], target: int) -> Refusal:
        """Explains why a move with a verb that does not answer this question is illegal."""
        raise NotImplementedError


def say(state: State, message: str, values: Mapping[str, Value], only: int | None = None) -> None:
    """Writes a line into the log, if anyone reads it; `only` is the one seat that may."""
    if state.journal is not None:
        state.journal.append(Event(Message(message, values), only))
