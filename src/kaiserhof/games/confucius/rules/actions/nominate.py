"""Nominate a Student: a marker on an empty student space."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kaiserhof.engine import Refusal, Value
from kaiserhof.games.confucius.rules.actions.action import Action
from kaiserhof.games.confucius.rules.components import NOMINATE_SPACE, STUDENT_PRICE
from kaiserhof.games.confucius.rules.lookup import COINS_IN
from kaiserhof.games.confucius.rules.moves import NOMINATE, pack
from kaiserhof.games.confucius.words.names import money_detail, student_name

if TYPE_CHECKING:
    from kaiserhof.games.confucius.rules.state import ConfuciusState


class Nominate(Action):
    """Rules `nominate` and `first-round`."""

    def __init__(self) -> None:
        super().__init__(NOMINATE, NOMINATE_SPACE)

    def moves(self, state: ConfuciusState, seat: int) -> list[int]:
        """Either empty space, unless the seat has a student already or it is the first round."""
        students = state.students
        if not state.wall or seat in students or COINS_IN[state.hands[seat]] < STUDENT_PRICE:
            return []
        return [pack(NOMINATE, place) for place in range(2) if students[place] < 0]

    def price(self, state: ConfuciusState, seat: int, target: int) -> int:  # noqa: ARG002
        """Two coins."""
        return STUDENT_PRICE

    def carry_out(self, state: ConfuciusState, seat: int, target: int) -> None:
        """The student stands there until an examination."""
        state.students[target] = seat

    def refusal(self, state: ConfuciusState, seat: int, target: int) -> Refusal:
        """First round, one student a player, occupied, too dear."""
        if not state.wall:
            return Refusal("first-round")
        if seat in state.students:
            return Refusal("nominate-once")
        if state.students[target] >= 0:
            return Refusal("nominate")
        return Refusal("pay-cards", money_detail(STUDENT_PRICE, COINS_IN[state.hands[seat]]))

    def values(self, state: ConfuciusState, target: int) -> dict[str, Value]:
        """The space and the price."""
        return {"student": student_name(target), **self.cost(state, target)}
