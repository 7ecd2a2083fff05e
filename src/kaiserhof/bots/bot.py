"""What every bot is."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Any, ClassVar

from kaiserhof.engine import Dice, Game, State


class Bot(ABC):
    """Decides for a seat from that seat's view."""

    level: ClassVar[str]

    def __init__(self, game: Game[Any]) -> None:
        self.game = game

    @abstractmethod
    def choose(self, view: State, dice: Dice) -> int:
        """One of the legal moves of the view's seat, which is to move."""
