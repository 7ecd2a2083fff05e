"""Recruit an Army: from the stock into the own military colony."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kaiserhof.engine import Refusal, Value
from kaiserhof.games.confucius.rules.actions.action import Action
from kaiserhof.games.confucius.rules.components import ARMY_PRICES, ARMY_SPACE
from kaiserhof.games.confucius.rules.lookup import LICENCES, LICENCES_IN
from kaiserhof.games.confucius.rules.ministries import recruits_cheaply
from kaiserhof.games.confucius.rules.moves import RECRUIT, pack
from kaiserhof.games.confucius.words.names import licence_detail

if TYPE_CHECKING:
    from kaiserhof.games.confucius.rules.state import ConfuciusState

_MOVES: Final[tuple[int, ...]] = (pack(RECRUIT),)


class Recruit(Action):
    """Rules `recruit`, `army-limit` and `discount-bingbu`."""

    def __init__(self) -> None:
        super().__init__(RECRUIT, ARMY_SPACE, currency=LICENCES)

    def moves(self, state: ConfuciusState, seat: int) -> tuple[int, ...]:
        """While the stock lasts and licences pay for it."""
        if state.stock[seat] and LICENCES_IN[state.hands[seat]] >= ARMY_PRICES[recruits_cheaply(state, seat)]:
            return _MOVES
        return ()

    def price(self, state: ConfuciusState, seat: int, target: int) -> int:  # noqa: ARG002
        """Six licences, four with an official in Bingbu."""
        return ARMY_PRICES[recruits_cheaply(state, seat)]

    def carry_out(self, state: ConfuciusState, seat: int, target: int) -> None:  # noqa: ARG002
        """One army."""
        state.stock[seat] -= 1
        state.colonies[seat] += 1

    def refusal(self, state: ConfuciusState, seat: int, target: int) -> Refusal:
        """None left, too dear."""
        if not state.stock[seat]:
            return Refusal("army-limit")
        return Refusal("pay-cards", licence_detail(self.price(state, seat, target), LICENCES_IN[state.hands[seat]]))

    def values(self, state: ConfuciusState, target: int) -> dict[str, Value]:
        """The price."""
        return self.cost(state, target)
