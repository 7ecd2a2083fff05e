"""Students: Nominate Student, Force Imperial Examination."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from kaiserhof.engine import Refusal, Value
from kaiserhof.engine.native import with_number
from kaiserhof.games.confucius.rules.actions.action import Action
from kaiserhof.games.confucius.rules.components import (
    FORCE_PRICE,
    ORANGE,
    RED,
    STUDENT_PRICE,
)
from kaiserhof.games.confucius.rules.lookup import COINS_IN
from kaiserhof.games.confucius.rules.moves import FORCE, NOMINATE, pack
from kaiserhof.games.confucius.rules.position import Position
from kaiserhof.games.confucius.words.names import money_detail, student_name

_FORCE_MOVES: Final[tuple[int, ...]] = (pack(FORCE),)
_NOMINATIONS: Final = [
    tuple(pack(NOMINATE, place) for place in (RED, ORANGE) if empty >> place & 1) for empty in range(4)
]
"""The moves that nominate a student, by mask of empty spaces."""


class Nominate(Action):
    """Rules `nominate` and `first-round`: a marker on an empty student space."""

    def moves(self, state: Position) -> tuple[int, ...]:
        seat, students = state.turn, state.students
        if not state.wall or COINS_IN[state.hands[seat]] < STUDENT_PRICE:
            return ()
        red, orange = students[RED], students[ORANGE]
        if red == seat or orange == seat:
            return ()
        return _NOMINATIONS[(1 if red < 0 else 0) | (2 if orange < 0 else 0)]

    def price(self, state: Position, target: i64) -> i64:
        return STUDENT_PRICE

    def prices(self, state: Position, seat: int) -> Sequence[int]:
        return (STUDENT_PRICE,)

    def carry_out(self, state: Position, target: i64) -> None:
        state.students = with_number(state.students, target, state.turn)

    def closed(self, state: Position) -> Refusal | None:
        if not state.wall:
            return Refusal("first-round")
        if state.turn in state.students:
            return Refusal("nominate-once")
        return None if -1 in state.students else Refusal("nominate")

    def forbidden(self, state: Position, target: int) -> Refusal:
        if state.students[target] >= 0:
            return Refusal("nominate")
        return Refusal("pay-cards", money_detail(STUDENT_PRICE, COINS_IN[state.hands[state.turn]]))

    def values(self, state: Position, target: int) -> dict[str, Value]:
        """Returns the space and the price as a number: a language may have to be short."""
        return {"student": student_name(target), "coins": self.price(state, target)}


class ForceExamination(Action):
    """Rules `force` and `first-round`: an examination takes place in this round's Court Phase."""

    def moves(self, state: Position) -> tuple[int, ...]:
        """Returns the move from the second round on. It is legal even if there is no student."""
        return _FORCE_MOVES if state.wall and COINS_IN[state.hands[state.turn]] >= FORCE_PRICE else ()

    def price(self, state: Position, target: i64) -> i64:
        return FORCE_PRICE

    def prices(self, state: Position, seat: int) -> Sequence[int]:
        return (FORCE_PRICE,)

    def carry_out(self, state: Position, target: i64) -> None:
        """Calls the examination; it takes place if there is a student."""
        state.forced = True

    def closed(self, state: Position) -> Refusal | None:
        return None if state.wall else Refusal("first-round")

    def forbidden(self, state: Position, target: int) -> Refusal:
        return Refusal("pay-cards", money_detail(FORCE_PRICE, COINS_IN[state.hands[state.turn]]))

    def values(self, state: Position, target: int) -> dict[str, Value]:
        """Returns the price and the number of students: without one nothing happens (RULING 8)."""
        return {"students": sum(1 for owner in state.students if owner >= 0), **self.cost(state, target)}
