"""The texts of a drawing in one language.

Markup is written once for all tables: in place of a player's name it holds a sign, one control character per seat. The
finished picture gets the names by `put_names`.
"""

from __future__ import annotations

from functools import lru_cache
from html import escape

from kaiserhof.engine import Message, Words

MOST_SEATS = 8
"""The largest number of seats that have a sign."""
_SIGNS = tuple(chr(1 + seat) for seat in range(MOST_SEATS))
"""Signs that stand for names, by seat; no other text and no markup contains them."""
_NO_SIGNS = dict.fromkeys(map(ord, _SIGNS))
_REMEMBERED = 8192


class Labels:
    """The texts of a drawing in one language, escaped for markup and attributes."""

    def __init__(self, words: Words) -> None:
        self.words = words.named(_SIGNS)
        self.say = lru_cache(_REMEMBERED, typed=True)(self._say)
        """Returns the text of a message, by its id and values; remembers texts."""

    def tell(self, message: Message) -> str:
        """Returns the text of a message; does not remember it."""
        return escape(self.words(message))

    def _say(self, message_id: str, **values: int | str) -> str:
        return self.tell(Message(message_id, values))


def put_names(markup: str, words: Words, seats: int) -> str:
    """Returns the markup with the players' names in place of their signs."""
    for seat in range(seats):
        markup = markup.replace(_SIGNS[seat], escape(words.seat(seat).translate(_NO_SIGNS)))
    return markup
