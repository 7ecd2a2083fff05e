"""The contract of a game: what it is called, how many play, what can be chosen, and its first position."""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from functools import cached_property
from itertools import product
from pathlib import Path
from types import MappingProxyType
from typing import Any, Generic, TypeAlias, TypeVar

from kaiserhof.engine.core.estimate import Estimator
from kaiserhof.engine.core.state import OVER, State
from kaiserhof.engine.errors import KaiserhofError
from kaiserhof.engine.estimate_file import load_estimator
from kaiserhof.engine.message import Message
from kaiserhof.engine.rulebook import Rulebook
from kaiserhof.engine.words import Words

OptionValue: TypeAlias = str
"""Options are chosen among named values; `yes` and `no` for switches."""

S = TypeVar("S", bound=State)


@dataclass(frozen=True, slots=True)
class Option:
    """Something to choose before a game; the first choice that the number of players allows is the default.

    >>> Option("side", {"3-4": range(3, 5), "4-5": range(4, 6)}).allowed(5)
    ('4-5',)
    """

    id: str
    choices: Mapping[str, range]
    """Each choice with the numbers of players it is for."""

    def allowed(self, seats: int) -> tuple[str, ...]:
        """The choices open to this many players."""
        return tuple(choice for choice, counts in self.choices.items() if seats in counts)


@dataclass(frozen=True, slots=True)
class ScoreLine:
    """One line of a score sheet: where points come from, and how many each seat has from there."""

    label: Message
    points: tuple[int, ...]


class Game(ABC, Generic[S]):
    """A game. Instances are immutable; `with_data` gives one that plays on an owner's own board."""

    id: str
    """Short name, also that of its package."""

    rules_version: int
    """Rises whenever an old record might no longer replay."""

    players: range
    """The numbers of players it is for."""

    options: tuple[Option, ...]
    """What can be chosen."""

    action_space: int
    """Every move, chance included, is an integer from 0 up to this."""

    longest: int
    """No game has more moves than this, chance included."""

    data_digest: str | None = None
    """Identifies an owner's own board (None: the board that comes with the game)."""

    def choose(self, seats: int, options: Mapping[str, OptionValue] | None = None) -> dict[str, OptionValue]:
        """All options for this many players, defaults filled in; raises `KaiserhofError` for what cannot be chosen."""
        if seats not in self.players:
            raise KaiserhofError("error-seats", game=self.id, seats=seats, least=self.players[0], most=self.players[-1])
        given = dict(options or {})
        chosen = {}
        for option in self.options:
            allowed = option.allowed(seats)
            value = given.pop(option.id, allowed[0])
            if value not in allowed:
                raise KaiserhofError(
                    "error-option-value", option=option.id, value=value, allowed=", ".join(allowed), seats=seats
                )
            chosen[option.id] = value
        for name in given:
            raise KaiserhofError("error-option", option=name, known=", ".join(option.id for option in self.options))
        return chosen

    def variants(self) -> Iterator[tuple[int, dict[str, OptionValue]]]:
        """Every number of players with every choice of options."""
        for seats in self.players:
            for choice in product(*(option.allowed(seats) for option in self.options)):
                yield seats, {option.id: value for option, value in zip(self.options, choice, strict=True)}

    @abstractmethod
    def start(self, seats: int, options: Mapping[str, OptionValue] | None = None) -> S:
        """The position before the first move."""

    @abstractmethod
    def from_json(self, data: Mapping[str, Any]) -> S:
        """The state of a snapshot; the inverse of `State.to_json`."""

    def with_data(self, path: Path) -> Game[S]:  # noqa: ARG002
        """The same game on the board of this file; raises `KaiserhofError` with what is wrong in it."""
        raise KaiserhofError("error-no-own-data", game=self.id)

    # ------------------------------------------------------------------ estimates and scores

    terms: tuple[str, ...]
    """What its judgement looks at, by name; see `judgement`."""

    reasons: Mapping[str, tuple[str, ...]] = MappingProxyType({})
    """What advice names as a reason: a word (`reason-…` in its words) for terms that belong together."""

    @abstractmethod
    def read_terms(self, state: S) -> list[list[float]]:
        """Seat, then term, to how much of it there is; the last is `estimate.REST`."""

    @abstractmethod
    def progress(self, state: S) -> float:
        """About how far the game has come, from 0 to 1."""

    @cached_property
    def estimator(self) -> Estimator:
        """What each term is worth."""
        return load_estimator(self.package, self.terms)

    def expected_points(self, state: S) -> list[float]:
        """A quick estimate of each seat's final points."""
        if state.to_move() == OVER:
            return [float(points) for points in state.scores()]
        return self.estimator.outcome_weights[state.seats].points(
            state.scores(), self.read_terms(state), self.progress(state)
        )

    def win_probabilities(self, state: S, expected: list[float] | None = None) -> list[float]:
        """A quick estimate of each seat's chance to win; at the end who has won, a shared victory in equal parts.

        Whoever has called `judge` already hands its result on as `expected`.
        """
        if state.to_move() == OVER:
            places = state.ranking()
            return [1 / places.count(1) if place == 1 else 0.0 for place in places]
        return self.estimator.outcome_weights[state.seats].win_probabilities(
            expected or self.expected_points(state), self.progress(state)
        )

    @abstractmethod
    def score_sheet(self, state: S) -> list[ScoreLine]:
        """The points by source, in the order the rules count them; the lines sum to `scores()` at the end."""

    @cached_property
    def rulebook(self) -> Rulebook:
        """The rules of this game."""
        return Rulebook.load(self.package)

    def words(self, lang: str) -> Words:
        """The game's words, with the shared ones, in one language."""
        return Words(lang, (self.package,))

    @property
    def package(self) -> str:
        """Where its data files are."""
        return type(self).__module__.rpartition(".")[0]
