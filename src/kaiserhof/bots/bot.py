"""What every bot is, and what one that weighs its moves tells."""

from __future__ import annotations

from abc import ABC, abstractmethod
from dataclasses import dataclass
from typing import Any, ClassVar, Protocol, runtime_checkable

from kaiserhof.engine import Dice, Game, State


class Bot(ABC):
    """Decides for a seat from that seat's view."""

    level: ClassVar[str]

    version: ClassVar[int] = 1
    """Rises whenever the bot plays differently; ratings belong to a version."""

    offered: ClassVar[bool] = True
    """Whether people are offered this level as an opponent; others are for measuring."""

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    @abstractmethod
    def choose(self, view: State, dice: Dice) -> int:
        """One of the legal moves of the view's seat, which is to move."""


@dataclass(frozen=True, slots=True)
class Weighing:
    """What a bot thinks of one move."""

    move: int
    visits: int
    """How often the search has looked at it."""
    chance: float
    """The mover's chance to win with it, from 0 to 1."""
    points: float | None
    """The points the mover is expected to end with, where that was estimated."""


@dataclass(frozen=True, slots=True)
class Weighed:
    """What a bot thinks of a decision."""

    moves: tuple[Weighing, ...]
    """Every legal move, the best first."""
    chances: tuple[float, ...]
    """Each seat's chance to win."""
    simulations: int
    seconds: float


@runtime_checkable
class Weigher(Protocol):
    """A bot that tells what it thinks: hints and analyses come from it."""

    def weigh(self, view: State, dice: Dice) -> Weighed:
        """What the seat to move may think of its moves, from its view."""
        ...
