"""What the drawing says in one language, escaped for markup.

Names of people stand as signs of their own until the whole picture is put together: so every piece of markup is
written once for all lookup.
"""

from __future__ import annotations

from functools import lru_cache
from html import escape

from kaiserhof.engine import Message, Words
from kaiserhof.games.confucius.rules.components import (
    DISTANT_LANDS,
    FOREIGN_LANDS,
    GIFTS,
    MINISTRIES,
    MOST_SEATS,
    REWARDS,
    STUDENTS,
)

_SIGNS = tuple(chr(1 + seat) for seat in range(MOST_SEATS))
"""Signs that stand for names; no text and no markup holds them otherwise."""
_REMEMBERED = 8192
_NO_SIGNS = dict.fromkeys(map(ord, _SIGNS))


class Labels:
    """The words of the drawing in one language."""

    def __init__(self, words: Words) -> None:
        self.words = words.named(_SIGNS)
        self.say = lru_cache(_REMEMBERED, typed=True)(self._say)
        """The text of a message with numbers, seats and names as values."""
        self.ministries = [self.words(f"ministry-{name}") for name in (*MINISTRIES, "any")]
        self.students = [self.words(f"student-{name}") for name in STUDENTS]
        self.gifts = ["", *(self.words(f"gift-{name}") for name in GIFTS)]
        """By value."""
        self.rewards = [self.words(f"reward-{name}") for name in REWARDS]
        self.foreign = [self.words(f"foreign-{name}") for name in FOREIGN_LANDS]
        self.distant = [self.words(f"distant-{name}") for name in DISTANT_LANDS]

    def _say(self, message_id: str, **values: int | str) -> str:
        return escape(self.words(Message(message_id, values)))


def put_names(markup: str, words: Words, seats: int) -> str:
    """The markup with the names of those who sit there."""
    for seat in range(seats):
        markup = markup.replace(_SIGNS[seat], escape(words.seat(seat).translate(_NO_SIGNS)))
    return markup
