"""Buy Junks: one to four junks from the supply into the own shipyard."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kaiserhof.engine import Message, Refusal, Value
from kaiserhof.games.confucius.rules.actions.action import Action
from kaiserhof.games.confucius.rules.components import DEAREST, JUNK_PRICES, JUNK_SPACE
from kaiserhof.games.confucius.rules.lookup import COINS_IN
from kaiserhof.games.confucius.rules.ministries import builds_cheaply
from kaiserhof.games.confucius.rules.moves import BUY_JUNKS, row_of
from kaiserhof.games.confucius.words.names import money_detail

if TYPE_CHECKING:
    from kaiserhof.games.confucius.rules.state import ConfuciusState


_MOVES: Final = tuple(row_of(BUY_JUNKS))[1:]
_AFFORDABLE: Final = tuple(
    tuple(max(count for count, price in enumerate(prices) if price <= coins) for coins in range(DEAREST + 1))
    for prices in JUNK_PRICES
)
"""Without and with the discount, and coins, to how many junks they buy."""


class BuyJunks(Action):
    """Rules `junks`, `junk-supply` and `discount-gongbu`."""

    def __init__(self) -> None:
        super().__init__(BUY_JUNKS, JUNK_SPACE)

    def moves(self, state: ConfuciusState, seat: int) -> tuple[int, ...]:
        """As many as the supply and the money allow, at most four."""
        coins = min(COINS_IN[state.hands[seat]], DEAREST)
        return _MOVES[: min(_AFFORDABLE[builds_cheaply(state, seat)][coins], state.junks)]

    def price(self, state: ConfuciusState, seat: int, target: int) -> int:
        """The more at once, the dearer; cheaper with an official in Gongbu."""
        return JUNK_PRICES[builds_cheaply(state, seat)][target]

    def carry_out(self, state: ConfuciusState, seat: int, target: int) -> None:
        """Junks go to the shipyard."""
        state.junks -= target
        state.shipyards[seat] += target

    def refusal(self, state: ConfuciusState, seat: int, target: int) -> Refusal:
        """None left, too dear."""
        if target > state.junks:
            return Refusal("junk-supply", Message("detail-junks", {"junks": state.junks}))
        return Refusal("pay-cards", money_detail(self.price(state, seat, target), COINS_IN[state.hands[seat]]))

    def values(self, state: ConfuciusState, target: int) -> dict[str, Value]:
        """How many, and for how much."""
        return {"junks": target, **self.cost(state, target)}
