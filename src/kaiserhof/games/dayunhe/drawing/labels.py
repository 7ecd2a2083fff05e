"""The texts of the drawing in one language."""

from __future__ import annotations

from functools import lru_cache

from kaiserhof.drawing.labels import Labels
from kaiserhof.engine import Message, Value, Words
from kaiserhof.games.dayunhe.board.board import Board
from kaiserhof.games.dayunhe.rules.components import CARDS, UNREST, Card
from kaiserhof.games.dayunhe.words.names import card_name

_REMEMBERED = 8192


class DayunheLabels(Labels):
    """Texts about tiles and cards."""

    def __init__(self, board: Board, words: Words) -> None:
        super().__init__(words)
        self.of_tile = lru_cache(_REMEMBERED)(self._of_tile)
        """Returns the text of a message about a kind of tile (-1: a tile that nobody sees)."""
        self._tiles = [_tile(board, kind) for kind in range(len(board.tiles) + 1)]
        self.cards = [self.tell(card_name(card)) for card in range(len(CARDS))]
        self.choices = [self.tell(_choice(card)) for card in range(len(CARDS))]
        """The label of a card that may be chosen, by card."""
        self.parts = [self.tell(_parts(card)) for card in CARDS]
        """How often each card builds and replenishes."""
        self.letters = [self.tell(_parts(card, "-short")) for card in CARDS]
        """The same in letters."""

    def _of_tile(self, message_id: str, kind: int, **values: int | str) -> str:
        tile = self._tiles[kind] if kind >= 0 else Message("tile-hidden")
        return self.tell(Message(message_id, {"tile": tile, **values}))


def _tile(board: Board, kind: int) -> Message:
    if kind == UNREST:
        return Message("tile-unrest")
    tile = board.tiles[kind - 1]
    values: dict[str, Value] = {"tile": tile.names, "value": tile.value}
    return Message("tile-mirrored" if tile.mirrored else "tile-canal", values)


def _parts(card: Card, kind: str = "") -> Message:
    values: dict[str, Value] = {"replenish": card.replenish, "builds": card.build}
    return Message(f"card-parts{kind}-rebuild" if card.rebuild else f"card-parts{kind}", values)


def _choice(number: int) -> Message:
    card = CARDS[number]
    values: dict[str, Value] = {"card": card_name(number), "replenish": card.replenish, "builds": card.build}
    return Message("move-choose-rebuild" if card.rebuild else "move-choose", values)
