"""What the page shows beside a picture: supplies and badges of every seat, and the facts of the game."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic, TypeVar

from kaiserhof.drawing.picture import Badge, Supply
from kaiserhof.engine import Message, State

S = TypeVar("S", bound=State)


class Panel(ABC, Generic[S]):
    """Reads from a view what a game shows beside its picture. It is the same for all, but for one's own supplies."""

    @abstractmethod
    def supplies(self, view: S, seat: int) -> tuple[Supply, ...]:
        """Lists what a seat has left."""

    @abstractmethod
    def badges(self, view: S, seat: int) -> tuple[Badge, ...]:
        """Lists what a seat is or holds."""

    @abstractmethod
    def facts(self, view: S) -> tuple[Message, ...]:
        """Lists what the head of the page tells about the game."""
