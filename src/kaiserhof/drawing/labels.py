"""The texts of a drawing in one language.

Markup is built once for all tables: it holds a sign in place of each player's name. `put_names` replaces the signs by
the names.
"""

from __future__ import annotations

from collections.abc import Mapping
from functools import lru_cache
from html import escape

from kaiserhof.engine import Message, Words

_MARK = "\x01"
"""The first character of a sign; the digit of the seat follows. It occurs in no other text or markup."""
SIGNS = tuple(f"{_MARK}{seat}" for seat in range(10))
"""The sign that stands for a player's name in markup, by seat; also used as a value of messages."""
_NO_CONTROLS = dict.fromkeys(range(32))
"""Removes the control characters of names, which markup may not contain."""
_REMEMBERED = 8192


class Labels:
    """The texts of a drawing in one language, escaped for markup and attributes."""

    def __init__(self, words: Words) -> None:
        self.words = words.named(SIGNS)
        self.say = lru_cache(_REMEMBERED)(self._say)
        """Returns the text of a message by its id and values, cached."""

    def tell(self, message: Message) -> str:
        """Returns the text of a message, without caching it."""
        return escape(self.words(message))

    def _say(self, message_id: str, **values: int | str) -> str:
        return self.tell(Message(message_id, values))


def names_of(words: Words, seats: int) -> dict[str, str]:
    """Returns the players' names, escaped, by the digit of the seat."""
    return {str(seat): escape(words.seat(seat).translate(_NO_CONTROLS)) for seat in range(seats)}


def put_names(markup: str, names: Mapping[str, str]) -> str:
    """Returns markup with the players' names in place of their signs."""
    if _MARK not in markup:
        return markup
    before, _, after = markup.partition(_MARK)
    parts = [before]
    while after:
        parts.append(names[after[0]])
        before, _, after = after[1:].partition(_MARK)
        parts.append(before)
    return "".join(parts)
