"""Invade a Foreign Land: an army from the own military colony into an empty box."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kaiserhof.engine import Refusal, Value
from kaiserhof.games.confucius.rules.actions.action import Action
from kaiserhof.games.confucius.rules.components import ARMY_SPACE, BOXES, INVASION_PRICE, MOST_BOXES
from kaiserhof.games.confucius.rules.lookup import COINS_IN
from kaiserhof.games.confucius.rules.moves import INVADE, pack
from kaiserhof.games.confucius.words.names import box_values, money_detail

if TYPE_CHECKING:
    from kaiserhof.games.confucius.rules.state import ConfuciusState


def empty_boxes(state: ConfuciusState) -> list[int]:
    """The empty boxes of all unresolved lands, numbered by land."""
    found: list[int] = []
    for slot in range(3):
        if not state.land_done >> slot & 1:
            land = state.foreign[slot]
            armies = state.armies[slot * MOST_BOXES : slot * MOST_BOXES + len(BOXES[land])]
            found += [land * MOST_BOXES + box for box, army in enumerate(armies) if army < 0]
    return found


def box_index(state: ConfuciusState, target: int) -> int:
    """Where the box of a land stands in `armies`; -1 for a land that is not in this game."""
    land = target // MOST_BOXES
    if land not in state.foreign:
        return -1
    return state.foreign.index(land) * MOST_BOXES + target % MOST_BOXES


class Invade(Action):
    """Rule `invade`; it shares its space with recruiting."""

    def __init__(self) -> None:
        super().__init__(INVADE, ARMY_SPACE)

    def moves(self, state: ConfuciusState, seat: int) -> list[int]:
        """Every empty box the seat can pay for, with an army in its colony."""
        if not state.colonies[seat]:
            return []
        coins = COINS_IN[state.hands[seat]]
        return [pack(INVADE, box) for box in empty_boxes(state) if INVASION_PRICE[box // MOST_BOXES] <= coins]

    def price(self, state: ConfuciusState, seat: int, target: int) -> int:  # noqa: ARG002
        """The coins on the land, without any discount."""
        return INVASION_PRICE[target // MOST_BOXES]

    def carry_out(self, state: ConfuciusState, seat: int, target: int) -> None:
        """One army marches."""
        state.colonies[seat] -= 1
        state.armies[box_index(state, target)] = seat

    def refusal(self, state: ConfuciusState, seat: int, target: int) -> Refusal:
        """No such land here, resolved, occupied, no army, too dear."""
        index = box_index(state, target)
        if index < 0:
            return Refusal("setup-foreign")
        if state.land_done >> index // MOST_BOXES & 1:
            return Refusal("invasion-closed")
        if state.armies[index] >= 0:
            return Refusal("invade")
        if not state.colonies[seat]:
            return Refusal("invade-army")
        return Refusal("pay-cards", money_detail(self.price(state, seat, target), COINS_IN[state.hands[seat]]))

    def values(self, state: ConfuciusState, target: int) -> dict[str, Value]:
        """The box and the price."""
        return {**box_values(target), **self.cost(state, target)}
