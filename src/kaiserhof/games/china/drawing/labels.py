"""What the drawing says in one language: escaped for markup and attributes, and put together only once."""

from __future__ import annotations

from functools import lru_cache
from html import escape
from typing import TypeAlias

from kaiserhof.engine import Message, Value, Words
from kaiserhof.games.china.board.board import Map
from kaiserhof.games.china.rules.components import COLOURS
from kaiserhof.games.china.words.names import colour_name

Around: TypeAlias = tuple[str, str]
"""A text with a gap for a name: what comes before it, and what comes after."""

_GAP = "\ue000"
_REMEMBERED = 4096


class Labels:
    """The words of the drawing in one language."""

    def __init__(self, m: Map, words: Words) -> None:
        self.board = m
        self._words = words.named(())
        self.say = lru_cache(_REMEMBERED)(self._say)
        """The text of a message with numbers as values."""
        self.at = lru_cache(_REMEMBERED)(self._at)
        """The text of a message about a province (its number in the map) and its colour."""
        self.colours = [self.tell(colour_name(colour)) for colour in range(len(COLOURS))]
        self.cards = [self.tell(_card(m, colour)) for colour in range(len(COLOURS))]
        """What a card of each colour is for."""

    def around(self, message_id: str, **values: int) -> Around:
        """The text of a message about a seat, before and after the seat's name."""
        return _split(self.say(message_id, seat=_GAP, **values))

    def around_at(self, message_id: str, province: int, **values: int) -> Around:
        """The same for a message about a seat and a province."""
        return _split(self.at(message_id, province, seat=_GAP, **values))

    def names(self, words: Words, seats: int) -> list[str]:
        """What those who sit there are called."""
        given = words.names
        return [
            escape(given[seat]) if seat < len(given) and given[seat] else self.say("seat-number", number=seat + 1)
            for seat in range(seats)
        ]

    def tell(self, message: Message) -> str:
        """The text of any message."""
        return escape(self._words(message))

    def _say(self, message_id: str, **values: int | str) -> str:
        return self.tell(Message(message_id, values))

    def _at(self, message_id: str, province: int, **values: int | str) -> str:
        p = self.board.provinces[province]
        place: dict[str, Value] = {"province": p.names, "colour": colour_name(COLOURS.index(p.colour))}
        return self.tell(Message(message_id, {**place, **values}))


def _split(text: str) -> Around:
    before, _, after = text.partition(_GAP)
    return before, after


def _card(m: Map, colour: int) -> Message:
    """A card's name: its colour, and the provinces it is for."""
    names: list[Value] = [p.names for p in m.provinces if p.colour == COLOURS[colour]]
    if not names:
        return Message("card-name-only", {"colour": colour_name(colour)})
    provinces = names.pop()
    if names:
        provinces = Message("card-or", {"first": names.pop(), "rest": provinces})
    while names:
        provinces = Message("card-list", {"first": names.pop(), "rest": provinces})
    return Message("card-name", {"colour": colour_name(colour), "provinces": provinces})
