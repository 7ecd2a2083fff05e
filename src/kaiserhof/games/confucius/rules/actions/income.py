"""Commercial Income (pay to draw, once a round), Tax Income, and No Action."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaiserhof.engine import Message, Refusal, Value
from kaiserhof.games.confucius.rules import cards
from kaiserhof.games.confucius.rules.actions.action import Action
from kaiserhof.games.confucius.rules.components import (
    MAX_COMMERCIAL,
    TAX_CARDS,
)
from kaiserhof.games.confucius.rules.lookup import COINS_IN, EXACT_COINS, payments
from kaiserhof.games.confucius.rules.moves import COMMERCIAL, NO_ACTION, TAX, pack
from kaiserhof.games.confucius.rules.position import Position
from kaiserhof.games.confucius.words.names import money_detail

_TAX_MOVES: Final[tuple[int, ...]] = (pack(TAX),)
_IDLE_MOVES: Final[tuple[int, ...]] = (pack(NO_ACTION),)


_sums: dict[int, tuple[int, ...]] = {}


def _commercial_moves(hand: int) -> tuple[int, ...]:
    """Rule `commercial-exact`: returns every sum the hand can lay down exactly."""
    found = _sums.get(hand)
    if found is None:
        sums = range(MAX_COMMERCIAL + 1)
        found = tuple(pack(COMMERCIAL, coins) for coins in sums if not coins or payments(hand, coins, EXACT_COINS))
        _sums[hand] = found
    return found


class CommercialIncome(Action):
    """Rules `commercial`, `commercial-once` and `commercial-exact`."""

    def moves(self, state: Position) -> tuple[int, ...]:
        return () if state.traded >> state.turn & 1 else _commercial_moves(state.hands[state.turn])

    def price(self, state: Position, target: i64) -> i64:
        return target

    def carry_out(self, state: Position, target: i64) -> None:
        """Closes the action to the seat for this round, however it was paid for."""
        state.traded |= 1 << state.turn

    def follow(self, state: Position, target: i64) -> None:
        cards.draw(state, target + 1)

    def closed(self, state: Position) -> Refusal | None:
        """Rule `commercial-once`: says that the seat has done it in this round."""
        return Refusal("commercial-once") if state.traded >> state.turn & 1 else None

    def forbidden(self, state: Position, target: int) -> Refusal:
        coins = COINS_IN[state.hands[state.turn]]
        detail = money_detail(target, coins) if coins < target else Message("detail-no-exact", {"coins": target})
        return Refusal("commercial-exact", detail)

    def values(self, state: Position, target: int) -> dict[str, Value]:
        return {"coins": target, "cards": target + 1}


class TaxIncome(Action):
    """Rule `tax`."""

    def moves(self, state: Position) -> tuple[int, ...]:
        return _TAX_MOVES

    def follow(self, state: Position, target: i64) -> None:
        cards.draw(state, TAX_CARDS)

    def values(self, state: Position, target: int) -> dict[str, Value]:
        return {"cards": TAX_CARDS}


class NoAction(Action):
    """Rule `no-action`: always one cube."""

    cubes_rule = "no-action"

    def moves(self, state: Position) -> tuple[int, ...]:
        return _IDLE_MOVES
