"""Buy a Gift: a gift that is not available becomes available."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kaiserhof.engine import Refusal, Value
from kaiserhof.games.confucius.rules.actions.action import Action
from kaiserhof.games.confucius.rules.components import BUY_SPACE
from kaiserhof.games.confucius.rules.lookup import COINS_IN, GIFTS_IN
from kaiserhof.games.confucius.rules.moves import BUY_GIFT, pack
from kaiserhof.games.confucius.words.names import gift_name, money_detail

if TYPE_CHECKING:
    from kaiserhof.games.confucius.rules.state import ConfuciusState


_MOVES: Final = tuple(
    tuple(tuple(pack(BUY_GIFT, value) for value in gifts if 1 < value <= coins) for gifts in GIFTS_IN)
    for coins in range(7)
)
"""Coins and mask of gifts to the moves that buy one of them."""


class BuyGift(Action):
    """Rule `buy-gift`."""

    def __init__(self) -> None:
        super().__init__(BUY_GIFT, BUY_SPACE)

    def moves(self, state: ConfuciusState, seat: int) -> tuple[int, ...]:
        """Every gift not yet available that the seat can pay for."""
        return _MOVES[min(6, COINS_IN[state.hands[seat]])][state.unavailable[seat]]

    def price(self, state: ConfuciusState, seat: int, target: int) -> int:  # noqa: ARG002
        """Its value in coins."""
        return target

    def carry_out(self, state: ConfuciusState, seat: int, target: int) -> None:
        """The gift lies open."""
        state.unavailable[seat] &= ~(1 << (target - 1))
        state.available[seat] |= 1 << (target - 1)

    def refusal(self, state: ConfuciusState, seat: int, target: int) -> Refusal:
        """Bought before, too dear."""
        if not state.unavailable[seat] >> (target - 1) & 1:
            return Refusal("buy-gift")
        return Refusal("pay-cards", money_detail(target, COINS_IN[state.hands[seat]]))

    def values(self, state: ConfuciusState, target: int) -> dict[str, Value]:  # noqa: ARG002
        """The gift."""
        return {"gift": gift_name(target)}
