"""Junks: Buy Junks, Start a Voyage."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from kaiserhof.engine import Message, Refusal, Seat, Value, say
from kaiserhof.engine.native import count_bits, with_number
from kaiserhof.games.confucius.rules import cards
from kaiserhof.games.confucius.rules.actions.action import Action
from kaiserhof.games.confucius.rules.components import DEAREST, DISTANT_LANDS, JUNK_PRICES, VOYAGE
from kaiserhof.games.confucius.rules.lookup import COINS_IN, LICENCES_IN
from kaiserhof.games.confucius.rules.ministries import builds_cheaply
from kaiserhof.games.confucius.rules.moves import BUY_JUNKS, LAND, SAIL, pack, row_of
from kaiserhof.games.confucius.rules.phases import LANDING, ONWARD
from kaiserhof.games.confucius.rules.position import Position
from kaiserhof.games.confucius.words.names import distant_name, licence_detail, money_detail

_PURCHASES: Final = tuple(row_of(BUY_JUNKS))[1:]
_VOYAGES: Final = tuple(row_of(SAIL))[1:]
_AFFORDABLE: Final = tuple(
    tuple(max(count for count, price in enumerate(prices) if price <= coins) for coins in range(DEAREST + 1))
    for prices in JUNK_PRICES
)
"""Number of junks that can be bought, by discount (0 or 1), then by coins."""


class BuyJunks(Action):
    """Rules `junks`, `junk-supply` and `discount-gongbu`: one to four junks from the supply into the shipyard."""

    def moves(self, state: Position) -> tuple[int, ...]:
        seat = state.turn
        coins = COINS_IN[state.hands[seat]]
        most = _AFFORDABLE[builds_cheaply(state, seat)][coins if coins < DEAREST else DEAREST]
        return _PURCHASES[: most if most < state.junks else state.junks]

    def price(self, state: Position, target: i64) -> i64:
        """Returns the price of the junks; each further one costs more, and all cost less with an official in Gongbu."""
        return JUNK_PRICES[builds_cheaply(state, state.turn)][target]

    def prices(self, state: Position, seat: int) -> Sequence[int]:
        return JUNK_PRICES[builds_cheaply(state, seat)][1:]

    def carry_out(self, state: Position, target: i64) -> None:
        state.junks -= target
        state.shipyards[state.turn] += target

    def forbidden(self, state: Position, target: int) -> Refusal:
        if target > state.junks:
            return Refusal("junk-supply", Message("detail-junks", {"junks": state.junks}))
        return Refusal("pay-cards", money_detail(self.price(state, target), COINS_IN[state.hands[state.turn]]))

    def values(self, state: Position, target: int) -> dict[str, Value]:
        return {"junks": target, **self.cost(state, target)}


class StartVoyage(Action):
    """Rules `voyage`, `voyage-arrival`, `voyage-once` and `voyage-no-land`: every five junks reach a Distant Land.

    It shares its space with buying junks.
    """

    def moves(self, state: Position) -> tuple[int, ...]:
        seat = state.turn
        if not state.shipyards[seat]:
            return ()
        return _VOYAGES[: min(state.shipyards[seat], LICENCES_IN[state.hands[seat]], self._room(state, seat))]

    def _room(self, state: Position, seat: i64) -> i64:
        """Rule `voyage-no-land`: returns how many junks may still sail; there must be a land for every five of them."""
        lands: i64 = len(DISTANT_LANDS) - count_bits(state.visited[seat])
        return lands * VOYAGE + VOYAGE - 1 - state.oceans[seat] if lands else 0

    def price(self, state: Position, target: i64) -> i64:
        return target

    def carry_out(self, state: Position, target: i64) -> None:
        """Moves junks to the ocean; where they land is asked once they are paid for."""
        state.shipyards[state.turn] -= target
        state.oceans[state.turn] += target

    def goes_on(self, state: Position) -> bool:
        """Rule `voyage-arrival`: asks for a land while five junks are on the ocean."""
        if state.oceans[state.turn] < VOYAGE:
            return False
        state.phase = LANDING
        return True

    def choices(self, state: Position) -> list[int]:
        """Rule `voyage-once`: returns the lands without a marker of the seat."""
        visited = state.visited[state.turn]
        return [pack(LAND, land) for land in range(len(DISTANT_LANDS)) if not visited >> land & 1]

    def choose(self, state: Position, target: i64) -> None:
        """Rule `voyage-arrival`: takes five junks back, and gives a reward card and, to the first, the chit."""
        seat = state.turn
        state.oceans[seat] -= VOYAGE
        state.junks += VOYAGE
        state.visited = with_number(state.visited, seat, state.visited[seat] | 1 << target)
        points = 0
        if state.discoverer[target] < 0:
            state.discoverer = with_number(state.discoverer, target, seat)
            points = state.land_chit[target]
            state.points[seat] += points
        name = "log-landed-first" if points else "log-landed"
        say(state, name, {"seat": Seat(seat), "land": distant_name(target), "points": points})
        if not cards.earn_reward(state, seat):
            state.phase = ONWARD

    def closed(self, state: Position) -> Refusal | None:
        return None if self._room(state, state.turn) else Refusal("voyage-no-land")

    def forbidden(self, state: Position, target: int) -> Refusal:
        seat = state.turn
        if target > state.shipyards[seat]:
            return Refusal("voyage", Message("detail-shipyard", {"junks": state.shipyards[seat]}))
        if target > self._room(state, seat):
            return Refusal("voyage-no-land")
        return Refusal("pay-cards", licence_detail(target, LICENCES_IN[state.hands[seat]]))

    def not_chosen(self, state: Position, target: int) -> Refusal:
        return Refusal("voyage-once")

    def values(self, state: Position, target: int) -> dict[str, Value]:
        return {"junks": target, **self.cost(state, target)}
