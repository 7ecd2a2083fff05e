"""The base class of bots, the random bot, and the limits and results of a search."""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import ClassVar, Protocol, runtime_checkable

from kaiserhof.engine import Dice, Game, KaiserhofError, NotAllowed, State


@dataclass(frozen=True, slots=True)
class Budget:
    """A limit of simulations and of seconds. A search stops at whichever comes first.

    >>> Budget.parse("2000"), Budget.parse("0.5s")
    (Budget(simulations=2000, seconds=inf), Budget(simulations=10000000, seconds=0.5))
    """

    simulations: int = 10_000_000
    seconds: float = float("inf")

    @classmethod
    def parse(cls, text: str) -> Budget:
        """Parses a text such as `2000` (simulations), `1s` or `250ms`; raises `KaiserhofError` otherwise."""
        found = re.fullmatch(r"(\d{1,8}(?:\.\d{1,6})?)(s|ms)?", text)
        if found is None or not float(found[1]) or (not found[2] and "." in found[1]):
            raise KaiserhofError("error-budget", text=text[:40])
        if not found[2]:
            return cls(simulations=int(found[1]))
        return cls(seconds=float(found[1]) / (1000 if found[2] == "ms" else 1))


class Bot(ABC):
    """Chooses moves for a seat from that seat's view. Packages register bots as entry points `kaiserhof.bots`."""

    level: ClassVar[str]
    """The bot's name, also that of its entry point."""

    version: ClassVar[int] = 1
    """Increases whenever the bot plays differently. Ratings belong to a version."""

    offered: ClassVar[bool] = True
    """Whether people can choose this level as an opponent; other levels serve as benchmarks."""

    needs: ClassVar[str] = ""
    """A module without which there is no such bot, if it is more than Kaiserhof needs itself."""

    instead: ClassVar[str] = ""
    """The level that replaces it in games it does not know."""

    budget: Budget | None = None
    """Default limit for a decision; None for a bot without a budget."""

    def __init__(self, game: Game) -> None:
        self.game = game

    def __repr__(self) -> str:
        budget = "" if self.budget is None else f", {self.budget}"
        return f"<{self.level} for {self.game.id}{budget}>"

    @classmethod
    def knows(cls, game: Game) -> bool:
        """Returns whether the bot can play a game with what is installed here."""
        return True

    def remembers(self) -> int:
        """Returns the number of simulations of its last search that are kept in memory."""
        return 0

    @abstractmethod
    def choose(self, view: State, dice: Dice, budget: Budget | None = None) -> int:
        """Returns a legal move. The view must be that of the seat to move.

        All randomness comes from the dice. `budget` overrides `self.budget`.
        """


def choices(view: State) -> Sequence[int]:
    """Returns the legal moves of a view's own seat. Raises `NotAllowed` if it is not the seat to move."""
    moves = view.legal_moves()
    if not moves:
        raise NotAllowed("error-nothing-to-choose")
    return moves


class RandomBot(Bot):
    """Chooses uniformly among the legal moves; the baseline for all other bots."""

    level = "random"
    offered = False

    def choose(self, view: State, dice: Dice, budget: Budget | None = None) -> int:
        """Returns a random legal move."""
        moves = choices(view)
        return moves[dice.below(len(moves))]


@dataclass(frozen=True, slots=True)
class MoveEvaluation:
    """The result of a search for one move."""

    move: int
    visits: int
    """Number of simulations that began with the move."""
    win_probability: float
    """The mover's probability of winning after the move, from 0 to 1."""
    points: float | None
    """The mover's expected final points, if estimated."""


@dataclass(frozen=True, slots=True)
class Evaluation:
    """The result of a search for a decision."""

    moves: tuple[MoveEvaluation, ...]
    """The moves tried, best first."""
    win_probabilities: tuple[float, ...]
    """Win probability by seat."""
    simulations: int
    seconds: float


@runtime_checkable
class Evaluator(Protocol):
    """A bot that evaluates moves; the source of hints and analyses."""

    def evaluate(self, view: State, dice: Dice) -> Evaluation:
        """Evaluates the moves of the seat to move, from its view."""
