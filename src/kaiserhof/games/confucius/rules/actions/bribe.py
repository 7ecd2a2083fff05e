"""Bribe an Official: an unsecured marker on an official nobody has bribed."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kaiserhof.engine import Refusal, Value
from kaiserhof.games.confucius.rules import ministries
from kaiserhof.games.confucius.rules.actions.action import Action
from kaiserhof.games.confucius.rules.components import BRIBE_SPACE, CANDIDATE, EMPTY, HUBU, MINISTRY_MASK, MINISTRY_OF
from kaiserhof.games.confucius.rules.gifts import giver_who_forbids_bribing, may_bribe
from kaiserhof.games.confucius.rules.lookup import BRIBES, COINS_IN, spaces_in
from kaiserhof.games.confucius.rules.moves import BRIBE
from kaiserhof.games.confucius.words.names import gift_detail, money_detail, space_values

if TYPE_CHECKING:
    from kaiserhof.games.confucius.rules.state import ConfuciusState


class Bribe(Action):
    """Rules `bribe`, `discount-hubu` and `gift-no-bribe`."""

    def __init__(self) -> None:
        super().__init__(BRIBE, BRIBE_SPACE)

    def moves(self, state: ConfuciusState, seat: int) -> list[int]:
        """Every official without a marker that the seat can pay for and may bribe."""
        targets = state.unbribed & ministries.open_spaces(state) & may_bribe(state, seat)
        most = COINS_IN[state.hands[seat]] + (1 if state.own[seat] & MINISTRY_MASK[HUBU] else 0)
        tile = state.tile
        return [BRIBES[space] for space in spaces_in(targets) if tile[space] <= most]

    def price(self, state: ConfuciusState, seat: int, target: int) -> int:
        """The coins on the tile, one less with an official in Hubu."""
        return ministries.official_price(state, seat, target)

    def carry_out(self, state: ConfuciusState, seat: int, target: int) -> None:
        """The marker lies on its side."""
        ministries.put_marker(state, target, seat, secured=False)

    def refusal(self, state: ConfuciusState, seat: int, target: int) -> Refusal:
        """Resolved, empty, a candidate, bribed, forbidden by a gift, too dear."""
        ministry = MINISTRY_OF[target]
        if state.resolved >> ministry & 1:
            return Refusal("ministry-frozen")
        if state.tile[target] in (EMPTY, CANDIDATE):
            return Refusal("bribe-candidate" if state.tile[target] else "bribe")
        if state.marker[target] >= 0:
            return Refusal("bribe")
        giver = giver_who_forbids_bribing(state, seat, ministry)
        if giver >= 0:
            return Refusal("gift-no-bribe", gift_detail(state, giver, seat))
        return Refusal("pay-cards", money_detail(self.price(state, seat, target), COINS_IN[state.hands[seat]]))

    def values(self, state: ConfuciusState, target: int) -> dict[str, Value]:
        """The official and its price."""
        return {**space_values(target), **self.cost(state, target)}
