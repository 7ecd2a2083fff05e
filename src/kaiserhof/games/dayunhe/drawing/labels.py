"""What the drawing says in one language: escaped for markup and attributes, and put together only once."""

from __future__ import annotations

from functools import lru_cache
from html import escape
from typing import TypeAlias

from kaiserhof.engine import Message, Value, Words
from kaiserhof.games.dayunhe.board.board import Board
from kaiserhof.games.dayunhe.rules.components import CARDS, UNREST
from kaiserhof.games.dayunhe.words.log import card_name

Around: TypeAlias = tuple[str, str]
"""A text with a gap for a name: what comes before it, and what comes after."""

_GAP = "\ue000"
_REMEMBERED = 4096


class Labels:
    """The words of the drawing in one language."""

    def __init__(self, board: Board, words: Words) -> None:
        self._words = words.named(())
        self.say = lru_cache(_REMEMBERED)(self._say)
        """The text of a message with numbers and plain texts as values."""
        self.around = lru_cache(_REMEMBERED)(self._around)
        """The text of a message about a seat, before and after the seat's name."""
        self.of_tile = lru_cache(_REMEMBERED)(self._of_tile)
        """The text of a message about a kind of tile."""
        self.around_tile = lru_cache(_REMEMBERED)(self._around_tile)
        """The same for a message about a seat and a kind of tile."""
        self._tiles = [_tile(board, kind) for kind in range(len(board.tiles) + 1)]
        self.cards = [self._tell(card_name(card)) for card in range(len(CARDS))]
        self.choices = [self._tell(_choice(card)) for card in range(len(CARDS))]
        """What is said of a card that may be chosen."""

    def names(self, words: Words, seats: int) -> list[str]:
        """What those who sit there are called."""
        given = words.names
        return [
            escape(given[seat]) if seat < len(given) and given[seat] else self.say("seat-number", number=seat + 1)
            for seat in range(seats)
        ]

    def _say(self, message_id: str, **values: int | str) -> str:
        return self._tell(Message(message_id, values))

    def _around(self, message_id: str, **values: int | str) -> Around:
        before, _, after = self._say(message_id, seat=_GAP, **values).partition(_GAP)
        return before, after

    def _of_tile(self, message_id: str, kind: int, **values: int | str) -> str:
        tile = self._tiles[kind] if kind >= 0 else Message("tile-hidden")
        return self._tell(Message(message_id, {"tile": tile, **values}))

    def _around_tile(self, message_id: str, kind: int, **values: int | str) -> Around:
        before, _, after = self._of_tile(message_id, kind, seat=_GAP, **values).partition(_GAP)
        return before, after

    def _tell(self, message: Message) -> str:
        return escape(self._words(message))


def _tile(board: Board, kind: int) -> Message:
    if kind == UNREST:
        return Message("tile-unrest")
    tile = board.tiles[kind - 1]
    values: dict[str, Value] = {"tile": tile.names, "value": tile.value}
    return Message("tile-mirrored" if tile.mirrored else "tile-canal", values)


def _choice(number: int) -> Message:
    card = CARDS[number]
    values: dict[str, Value] = {"card": card_name(number), "replenish": card.replenish, "builds": card.build}
    return Message("move-choose-rebuild" if card.rebuild else "move-choose", values)
