"""Armies: Recruit an Army, Invade a Foreign Land."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from kaiserhof.engine import Refusal, Value
from kaiserhof.engine.native import with_number
from kaiserhof.games.confucius.rules.actions.action import Action
from kaiserhof.games.confucius.rules.components import (
    ARMY_PRICES,
    BOXES,
    INVASION_PRICE,
    LANDS_USED,
    MAX_BOXES,
)
from kaiserhof.games.confucius.rules.lookup import COINS_IN, LICENCES_IN
from kaiserhof.games.confucius.rules.ministries import recruits_cheaply
from kaiserhof.games.confucius.rules.moves import INVADE, RECRUIT, pack, row_of
from kaiserhof.games.confucius.rules.position import Position
from kaiserhof.games.confucius.words.names import box_values, licence_detail, money_detail

INVASIONS: Final = tuple(row_of(INVADE))
"""The move that invades a box, by box."""
_RECRUIT_MOVES: Final[tuple[int, ...]] = (pack(RECRUIT),)


def empty_boxes(state: Position) -> list[int]:
    """Returns the empty boxes of all unresolved lands, numbered by land."""
    found: list[int] = []
    for slot in range(LANDS_USED):
        if not state.land_done >> slot & 1:
            land = state.foreign[slot]
            first = slot * MAX_BOXES
            found += [land * MAX_BOXES + box for box in range(len(BOXES[land])) if state.armies[first + box] < 0]
    return found


def box_index(state: Position, target: i64) -> i64:
    """Returns the index of a land's box in `armies`, or -1 if the land is not in this game."""
    land = target // MAX_BOXES
    for slot in range(LANDS_USED):
        if state.foreign[slot] == land:
            return slot * MAX_BOXES + target % MAX_BOXES
    return -1


class Recruit(Action):
    """Rules `recruit`, `army-limit` and `discount-bingbu`: an army from the stock into the military colony."""

    def moves(self, state: Position) -> tuple[int, ...]:
        seat = state.turn
        if state.stock[seat] and LICENCES_IN[state.hands[seat]] >= ARMY_PRICES[recruits_cheaply(state, seat)]:
            return _RECRUIT_MOVES
        return ()

    def price(self, state: Position, target: i64) -> i64:
        return ARMY_PRICES[recruits_cheaply(state, state.turn)]

    def prices(self, state: Position, seat: int) -> Sequence[int]:
        return (ARMY_PRICES[recruits_cheaply(state, seat)],)

    def carry_out(self, state: Position, target: i64) -> None:
        state.stock = with_number(state.stock, state.turn, state.stock[state.turn] - 1)
        state.colonies[state.turn] += 1

    def closed(self, state: Position) -> Refusal | None:
        return None if state.stock[state.turn] else Refusal("army-limit")

    def forbidden(self, state: Position, target: int) -> Refusal:
        return Refusal("pay-cards", licence_detail(self.price(state, target), LICENCES_IN[state.hands[state.turn]]))

    def values(self, state: Position, target: int) -> dict[str, Value]:
        return self.cost(state, target)


class Invade(Action):
    """Rule `invade`: an army from the colony into an empty box. It shares its space with recruiting."""

    def moves(self, state: Position) -> list[int]:
        seat = state.turn
        if not state.colonies[seat]:
            return []
        coins = COINS_IN[state.hands[seat]]
        return [INVASIONS[box] for box in empty_boxes(state) if INVASION_PRICE[box // MAX_BOXES] <= coins]

    def price(self, state: Position, target: i64) -> i64:
        """Returns the coins on the land, without any discount."""
        return INVASION_PRICE[target // MAX_BOXES]

    def prices(self, state: Position, seat: int) -> Sequence[int]:
        return [INVASION_PRICE[box // MAX_BOXES] for box in empty_boxes(state)]

    def carry_out(self, state: Position, target: i64) -> None:
        state.colonies[state.turn] -= 1
        state.armies[box_index(state, target)] = state.turn

    def forbidden(self, state: Position, target: int) -> Refusal:
        seat, index = state.turn, box_index(state, target)
        if index < 0:
            return Refusal("setup-foreign")
        if state.land_done >> index // MAX_BOXES & 1:
            return Refusal("invasion-closed")
        if state.armies[index] >= 0:
            return Refusal("invade")
        if not state.colonies[seat]:
            return Refusal("invade-army")
        return Refusal("pay-cards", money_detail(self.price(state, target), COINS_IN[state.hands[seat]]))

    def values(self, state: Position, target: int) -> dict[str, Value]:
        return {**box_values(target), **self.cost(state, target)}
