"""Secure an Official: an own unsecured marker stands up."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kaiserhof.engine import Refusal, Value
from kaiserhof.games.confucius.rules import ministries
from kaiserhof.games.confucius.rules.actions.action import Action
from kaiserhof.games.confucius.rules.components import BRIBE_SPACE, HUBU, MINISTRY_MASK, MINISTRY_OF
from kaiserhof.games.confucius.rules.lookup import COINS_IN, SECURES, spaces_in
from kaiserhof.games.confucius.rules.moves import SECURE
from kaiserhof.games.confucius.words.names import money_detail, space_values

if TYPE_CHECKING:
    from kaiserhof.games.confucius.rules.state import ConfuciusState


class Secure(Action):
    """Rule `secure`; it shares its space with bribing."""

    def __init__(self) -> None:
        super().__init__(SECURE, BRIBE_SPACE)

    def moves(self, state: ConfuciusState, seat: int) -> list[int]:
        """Every own unsecured official that the seat can pay for once more."""
        own = state.own[seat]
        most = COINS_IN[state.hands[seat]] + (1 if own & MINISTRY_MASK[HUBU] else 0)
        tile = state.tile
        return [SECURES[space] for space in spaces_in(own & ~state.secured) if tile[space] <= most]

    def price(self, state: ConfuciusState, seat: int, target: int) -> int:
        """The coins on the tile once more, one less with an official in Hubu."""
        return ministries.official_price(state, seat, target)

    def carry_out(self, state: ConfuciusState, seat: int, target: int) -> None:  # noqa: ARG002
        """The marker stands."""
        state.secured |= 1 << target

    def refusal(self, state: ConfuciusState, seat: int, target: int) -> Refusal:
        """Resolved, not one's own, secured already, too dear."""
        if state.resolved >> MINISTRY_OF[target] & 1:
            return Refusal("ministry-frozen")
        if state.marker[target] != seat or state.secured >> target & 1:
            return Refusal("secure")
        return Refusal("pay-cards", money_detail(self.price(state, seat, target), COINS_IN[state.hands[seat]]))

    def values(self, state: ConfuciusState, target: int) -> dict[str, Value]:
        """The official and its price."""
        return {**space_values(target), **self.cost(state, target)}
