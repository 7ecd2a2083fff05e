"""Parts of messages: names of colours, cards, provinces and fields."""

from __future__ import annotations

from kaiserhof.engine import Message, Value
from kaiserhof.games.china.rules.components import COLOURS
from kaiserhof.games.china.rules.moves import PAIR
from kaiserhof.games.china.rules.position import Position


def colour_name(colour: int) -> Message:
    return Message(f"colour-{COLOURS[colour]}")


def cards_name(target: int) -> Message:
    """Returns the name of a payment: one card, or a pair as a joker. `target` is that of the move."""
    if target < PAIR:
        return Message("cards-one", {"colour": colour_name(target)})
    return Message("cards-joker", {"colour": colour_name(target - PAIR)})


def colour_detail(colour: int, cards: int | None = None) -> Message:
    """Returns a detail for a refusal: the colour that is needed, or how many cards of a colour there are."""
    if cards is None:
        return Message("detail-colour", {"colour": colour_name(colour)})
    return Message("detail-cards", {"colour": colour_name(colour), "cards": cards})


def fort_detail(colour: int) -> Message:
    """Returns a detail for a refused fortification at a table where no joker pays for one."""
    return Message("detail-fort-colour", {"colour": colour_name(colour)})


def own_colour_detail(colour: int) -> Message:
    """Returns a detail for a refused joker: the pair has the colour of the province, where one card of it pays."""
    return Message("detail-own-colour", {"colour": colour_name(colour)})


def province_name(state: Position, province: int) -> Value:
    return state.lookup.board.provinces[province].names


def field_values(state: Position, field: int) -> dict[str, Value]:
    """Returns the values of a message about a field: its province and its number there, from 1."""
    province = state.lookup.province_of[field]
    return {"province": province_name(state, province), "field": field - state.lookup.first_field[province] + 1}
