"""Messages, log events and refusals: what the program says, apart from any language."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass, field
from types import MappingProxyType
from typing import TypeAlias

_NOTHING: Mapping[str, Value] = MappingProxyType({})


class Seat(int):
    """A seat as a value in a message; shown as the player's name.

    >>> Seat(2)
    Seat(2)
    """

    def __repr__(self) -> str:
        return f"Seat({int(self)})"


@dataclass(frozen=True, slots=True)
class Message:
    """A message id with values; `Words` puts it into the reader's language.

    >>> Message("points-houses", {"seat": Seat(0), "points": 7}).id
    'points-houses'
    """

    id: str
    values: Mapping[str, Value] = field(default_factory=lambda: _NOTHING)


@dataclass(frozen=True, slots=True)
class Event:
    """An event in the log. `only` is the one seat that may read it (None: everyone)."""

    message: Message
    only: int | None = None

    def visible_to(self, seat: int | None) -> bool:
        """Checks if this seat (None: a spectator) may read the event."""
        return self.only is None or self.only == seat


@dataclass(frozen=True, slots=True)
class Refusal:
    """Why a move is illegal: the id of the rule that forbids it, and a detail about this case if it helps."""

    rule: str
    detail: Message | None = None


InLanguages: TypeAlias = Mapping[str, str]
"""A text in all languages, such as a name from a board file or the sentence of a rule."""

Value: TypeAlias = int | str | Seat | Message | InLanguages
"""A value in a message: a number, plain text, a seat, another message, or a text in all languages."""
