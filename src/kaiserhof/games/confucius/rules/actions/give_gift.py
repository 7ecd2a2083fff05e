"""Give a Gift: an available gift goes to another player and obliges them."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kaiserhof.engine import Refusal, Seat, Value
from kaiserhof.games.confucius.rules.actions.action import Action
from kaiserhof.games.confucius.rules.components import GIVE_SPACE, MOST_SEATS
from kaiserhof.games.confucius.rules.gifts import active_gift, hand_over, may_give
from kaiserhof.games.confucius.rules.lookup import GIFTS_IN
from kaiserhof.games.confucius.rules.moves import GIVE_GIFT, pack
from kaiserhof.games.confucius.words.names import gift_detail, gift_name

if TYPE_CHECKING:
    from kaiserhof.games.confucius.rules.state import ConfuciusState


class GiveGift(Action):
    """Rules `give-gift`, `gift-no-lower`, `gift-superior` and `gift-replace`."""

    def __init__(self) -> None:
        super().__init__(GIVE_GIFT, GIVE_SPACE)

    def moves(self, state: ConfuciusState, seat: int) -> list[int]:
        """Every available gift to everyone it may be given to."""
        available = state.available[seat]
        if not available:
            return []
        return [
            pack(GIVE_GIFT, value * MOST_SEATS + other)
            for value in GIFTS_IN[available]
            for other in range(state.seats)
            if may_give(state, seat, value, other)
        ]

    def carry_out(self, state: ConfuciusState, seat: int, target: int) -> None:
        """The gift is active; older ones between the two may end."""
        hand_over(state, seat, target // MOST_SEATS, target % MOST_SEATS)

    def refusal(self, state: ConfuciusState, seat: int, target: int) -> Refusal:
        """To oneself, not available, below what one has received, below one's own earlier gift."""
        value, other = target // MOST_SEATS, target % MOST_SEATS
        if other == seat or not state.available[seat] >> (value - 1) & 1:
            return Refusal("give-gift")
        if value < active_gift(state, other, seat):
            return Refusal("gift-no-lower", gift_detail(state, other, seat))
        return Refusal("gift-replace", gift_detail(state, seat, other))

    def values(self, state: ConfuciusState, target: int) -> dict[str, Value]:  # noqa: ARG002
        """The gift and who gets it."""
        return {"gift": gift_name(target // MOST_SEATS), "receiver": Seat(target % MOST_SEATS)}
