"""What every bot is, and the result of a search."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import ClassVar, Protocol, runtime_checkable

from kaiserhof.bots.budget import Budget
from kaiserhof.engine import Dice, Game, State


class Bot(ABC):
    """Decides for a seat from that seat's view. A package brings its own by the entry points `kaiserhof.bots`."""

    level: ClassVar[str]
    """What the bot is called, also the name of its entry point."""

    version: ClassVar[int] = 1
    """Rises whenever the bot plays differently; ratings belong to a version."""

    offered: ClassVar[bool] = True
    """Whether people are offered this level as an opponent; the others are for measuring."""

    instead: ClassVar[str] = ""
    """The level that plays in its place where it does not know the game."""

    budget: Budget | None = None
    """How long it thinks about a decision unless it is told otherwise; None for a bot that takes no budget."""

    def __init__(self, game: Game) -> None:
        self.game = game

    @classmethod
    def knows(cls, game: Game) -> bool:
        """Returns whether the bot plays as itself in a game, as it is installed here."""
        return True

    def remembers(self) -> int:
        """Returns how many simulations of its last search it keeps in memory."""
        return 0

    @abstractmethod
    def choose(self, view: State, dice: Dice, budget: Budget | None = None) -> int:
        """Returns a legal move for the seat to move, which must be the seat of the view.

        Whatever it does at random, it draws from the dice. The budget is `self.budget` unless another is given.
        """


@dataclass(frozen=True, slots=True)
class MoveEvaluation:
    """What a search found out about one move."""

    move: int
    visits: int
    """How many simulations began with the move."""
    win_probability: float
    """The mover's probability of winning after the move, from 0 to 1."""
    points: float | None
    """The mover's expected final points, if they were estimated."""


@dataclass(frozen=True, slots=True)
class Evaluation:
    """What a search found out about a decision."""

    moves: tuple[MoveEvaluation, ...]
    """The moves that were tried, best first."""
    win_probabilities: tuple[float, ...]
    """Each seat's probability of winning."""
    simulations: int
    seconds: float


@runtime_checkable
class Evaluator(Protocol):
    """A bot that evaluates moves; hints and analyses come from it."""

    def evaluate(self, view: State, dice: Dice) -> Evaluation:
        """Evaluates the moves of the seat to move, from its view."""
        ...
