"""What the page shows beside a picture: supplies, badges and facts, and the markup of cards and tiles to click."""

from __future__ import annotations

from abc import ABC, abstractmethod
from typing import Generic, TypeVar

from kaiserhof.drawing.picture import Badge, Supply
from kaiserhof.engine import Message, State

S = TypeVar("S", bound=State)


class Panel(ABC, Generic[S]):
    """Derives from a view what a game shows beside its picture. Only the viewer's own supplies depend on the viewer."""

    @abstractmethod
    def supplies(self, view: S, seat: int) -> tuple[Supply, ...]:
        """Lists what a seat has left."""

    def badges(self, view: S, seat: int) -> tuple[Badge, ...]:
        """Lists what a seat is or holds, such as the start player or an office; by default nothing."""
        return ()

    def facts(self, view: S) -> tuple[Message, ...]:
        """Lists facts about the game for the head of the page; by default none."""
        return ()


def section(kind: str, heading: str, row: str, more: str = "") -> str:
    """Returns the opening tags of a section: its heading, and a row for cards; `more` are attributes of the row."""
    return f'<div class="{kind}"><h2 class="label">{heading}</h2><ul class="{row}"{more}>'


def section_end(below: str = "") -> str:
    """Returns the closing tags of a section; `below` is inserted after the row."""
    return f"</ul>{below}</div>"


def card_button(css: str, name: str, moves: str, about: str, label: str, content: str, more: str = "") -> str:
    """Returns a card or tile that can be clicked: a spot, see `docs/front-end.md`."""
    return (
        f'<button type="button" class="{css}" id="{name}" data-moves="{moves}" data-about="{about}"{more} '
        f'tabindex="-1" aria-label="{label}">{content}</button>'
    )
