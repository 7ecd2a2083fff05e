"""The texts of the drawing in one language."""

from __future__ import annotations

from functools import lru_cache

from kaiserhof.drawing.labels import Labels
from kaiserhof.engine import Message, Value, Words
from kaiserhof.games.china.board.board import Map
from kaiserhof.games.china.rules.components import COLOURS
from kaiserhof.games.china.words.names import colour_name

_REMEMBERED = 4096


class ChinaLabels(Labels):
    """Texts about provinces and cards."""

    def __init__(self, m: Map, words: Words) -> None:
        super().__init__(words)
        self.board = m
        self.at = lru_cache(_REMEMBERED)(self._at)
        """Returns the text of a message about a province, by its number in the map, and its colour."""
        self.colours = [self.tell(colour_name(colour)) for colour in range(len(COLOURS))]
        self.cards = [self.tell(_card(m, colour)) for colour in range(len(COLOURS))]
        """Label of a card, by colour."""

    def _at(self, message_id: str, province: int, **values: int | str) -> str:
        p = self.board.provinces[province]
        place: dict[str, Value] = {"province": p.names, "colour": colour_name(COLOURS.index(p.colour))}
        return self.tell(Message(message_id, {**place, **values}))


def _card(m: Map, colour: int) -> Message:
    """Returns the name of a card: its colour, and the provinces it is for."""
    names: list[Value] = [p.names for p in m.provinces if p.colour == COLOURS[colour]]
    if not names:
        return Message("card-name-only", {"colour": colour_name(colour)})
    provinces = names.pop()
    if names:
        provinces = Message("card-or", {"first": names.pop(), "rest": provinces})
    while names:
        provinces = Message("card-list", {"first": names.pop(), "rest": provinces})
    return Message("card-name", {"colour": colour_name(colour), "provinces": provinces})
