"""Gifts: Buy Gift, Give Gift."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from kaiserhof.engine import Refusal, Seat, Value
from kaiserhof.engine.native import with_number
from kaiserhof.games.confucius.rules.actions.action import Action
from kaiserhof.games.confucius.rules.components import GIFTS, MAX_SEATS
from kaiserhof.games.confucius.rules.gifts import active_gift, hand_over, may_give
from kaiserhof.games.confucius.rules.lookup import COINS_IN, GIFTS_IN
from kaiserhof.games.confucius.rules.moves import BUY_GIFT, GIVE_GIFT, pack
from kaiserhof.games.confucius.rules.position import Position
from kaiserhof.games.confucius.words.names import gift_detail, gift_name, money_detail, unavailable_detail

_DEAREST: Final = len(GIFTS)
"""The dearest gift costs its value in coins."""
_PURCHASES: Final = tuple(
    tuple(tuple(pack(BUY_GIFT, value) for value in gifts if 1 < value <= coins) for gifts in GIFTS_IN)
    for coins in range(_DEAREST + 1)
)
"""The moves that buy one of the gifts, by coins, then by mask of gifts."""


_GIFTS_OF: Final = tuple(pack(GIVE_GIFT, value * MAX_SEATS) for value in range(len(GIFTS) + 1))
"""The move that gives the gift to the first seat, by value."""


class BuyGift(Action):
    """Rule `buy-gift`: a gift that is not available becomes available."""

    def moves(self, state: Position) -> tuple[int, ...]:
        seat = state.turn
        return _PURCHASES[min(_DEAREST, COINS_IN[state.hands[seat]])][state.unavailable[seat]]

    def price(self, state: Position, target: i64) -> i64:
        return target

    def prices(self, state: Position, seat: int) -> Sequence[int]:
        return GIFTS_IN[state.unavailable[seat]]

    def carry_out(self, state: Position, target: i64) -> None:
        seat = state.turn
        state.unavailable = with_number(state.unavailable, seat, state.unavailable[seat] & ~(1 << (target - 1)))
        state.available[seat] |= 1 << (target - 1)

    def closed(self, state: Position) -> Refusal | None:
        return None if state.unavailable[state.turn] else Refusal("buy-gift")

    def forbidden(self, state: Position, target: int) -> Refusal:
        if not state.unavailable[state.turn] >> (target - 1) & 1:
            return Refusal("buy-gift")
        return Refusal("pay-cards", money_detail(target, COINS_IN[state.hands[state.turn]]))

    def values(self, state: Position, target: int) -> dict[str, Value]:
        return {"gift": gift_name(target)}


class GiveGift(Action):
    """Rules `give-gift`, `gift-no-lower`, `gift-superior` and `gift-replace`: an available gift obliges its recipient.

    The target is the value of the gift times `MAX_SEATS` plus the recipient.
    """

    def moves(self, state: Position) -> list[int]:
        seat = state.turn
        found: list[int] = []
        for value in GIFTS_IN[state.available[seat]]:
            first = _GIFTS_OF[value]
            found += [first + other for other in range(state.seats) if may_give(state, seat, value, other)]
        return found

    def carry_out(self, state: Position, target: i64) -> None:
        """Makes the gift active; older ones between the two may end."""
        hand_over(state, state.turn, target // MAX_SEATS, target % MAX_SEATS)

    def forbidden(self, state: Position, target: int) -> Refusal:
        seat, value, other = state.turn, target // MAX_SEATS, target % MAX_SEATS
        if other == seat:
            return Refusal("give-gift")
        if not state.available[seat] >> (value - 1) & 1:
            return Refusal("give-gift", unavailable_detail(value))
        if value < active_gift(state, other, seat):
            return Refusal("gift-no-lower", gift_detail(state, other, seat))
        return Refusal("gift-replace", gift_detail(state, seat, other))

    def values(self, state: Position, target: int) -> dict[str, Value]:
        return {"gift": gift_name(target // MAX_SEATS), "receiver": Seat(target % MAX_SEATS)}
