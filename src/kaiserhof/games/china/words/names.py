"""Parts of messages that several verbs use."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kaiserhof.engine import Message, Value
from kaiserhof.games.china.rules.components import COLOURS
from kaiserhof.games.china.rules.moves import PAIR

if TYPE_CHECKING:
    from kaiserhof.games.china.rules.state import ChinaState


def colour_name(colour: int) -> Message:
    """The colour's name."""
    return Message(f"colour-{COLOURS[colour]}")


def cards_name(target: int) -> Message:
    """The cards of a payment: one card, or a pair as a joker."""
    if target < PAIR:
        return Message("cards-one", {"colour": colour_name(target)})
    return Message("cards-joker", {"colour": colour_name(target - PAIR)})


def colour_detail(colour: int, cards: int | None = None) -> Message:
    """Which colour it is about, and how many cards of it there are."""
    if cards is None:
        return Message("detail-colour", {"colour": colour_name(colour)})
    return Message("detail-cards", {"colour": colour_name(colour), "cards": cards})


def province_name(state: ChinaState, province: int) -> Value:
    """The province's name."""
    return state.lookup.board.provinces[province].names


def field_values(state: ChinaState, field: int) -> dict[str, Value]:
    """The province of a field and its number there."""
    province = state.lookup.province_of[field]
    return {"province": province_name(state, province), "field": field - state.lookup.first_field[province] + 1}
