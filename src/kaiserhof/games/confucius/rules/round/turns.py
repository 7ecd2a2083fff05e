"""The first half of a round: counting gifts, naming the Chief Minister, and whose turn it is in the Actions Phase."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64

from kaiserhof.engine import Refusal, Seat, Value, say
from kaiserhof.engine.native import vec
from kaiserhof.games.confucius.rules.actions import ACTIONS
from kaiserhof.games.confucius.rules.components import ACTIVE_CUBES, BOX_SPACES, FAVOUR_SPACE, WALL_PIECES
from kaiserhof.games.confucius.rules.decision import ChanceVerb, Verb, Weighted
from kaiserhof.games.confucius.rules.gifts import count_gifts
from kaiserhof.games.confucius.rules.moves import CHIEF, NAME, PASS_MOVE, pack
from kaiserhof.games.confucius.rules.phases import (
    ACTING,
    ACTIONS_STAGE,
    CUBES_PAY,
    FAVOUR,
    FIRST_CHIEF,
    NAMING,
    ONWARD,
    WALL,
)
from kaiserhof.games.confucius.rules.position import Position


def begin_round(state: Position) -> None:
    """Rules `count-gifts` and `chief-first`: gives each seat its active cubes and asks for a Chief Minister.

    In the first round chance names one.
    """
    seats = state.seats
    state.cubes = vec[i64]([ACTIVE_CUBES[count_gifts(state, seat)] for seat in range(seats)])
    state.used = vec[i64]([0] * (seats * BOX_SPACES))
    state.transferred = vec[i64]([0] * seats)
    state.passed = 0
    state.traded = 0
    state.forced = False
    if state.journal is not None:
        say(state, "log-round", {"round": state.wall + 1, "rounds": WALL_PIECES})
        for seat in range(seats):
            say(state, "log-cubes", {"seat": Seat(seat), "cubes": state.cubes[seat]})
    if state.chief < 0:
        state.phase = FIRST_CHIEF
    else:
        state.turn = state.chief
        state.phase = NAMING


def _appoint(state: Position, seat: i64) -> None:
    """Rule `favour-cube`: puts a cube of the Chief Minister on the Imperial Favour. The left neighbour begins."""
    state.chief = seat
    state.cubes[seat] -= 1
    state.used[seat * BOX_SPACES + FAVOUR_SPACE] = 1
    state.stage = ACTIONS_STAGE
    state.turn = (seat + 1) % state.seats
    state.mode = CUBES_PAY
    state.phase = ACTING


class FirstChief(ChanceVerb):
    """Rule `chief-first`: chance names the first Chief Minister."""

    def outcomes(self, state: Position) -> Weighted:
        return [(pack(CHIEF, seat), 1) for seat in range(state.seats)]

    def push(self, state: Position, target: i64) -> None:
        _appoint(state, target)

    def values(self, state: Position, target: int) -> dict[str, Value]:
        return {"receiver": Seat(target)}


class NameChief(Verb):
    """Rule `chief-named`: the Chief Minister names another player."""

    def moves(self, state: Position) -> Sequence[int]:
        return [pack(NAME, seat) for seat in range(state.seats) if seat != state.chief]

    def push(self, state: Position, target: i64) -> None:
        _appoint(state, target)

    def refusal(self, state: Position, target: int) -> Refusal:
        return Refusal("chief-named")

    def values(self, state: Position, target: int) -> dict[str, Value]:
        return {"receiver": Seat(target)}


class Pass(Verb):
    """Rule `pass`: a seat without cubes takes no more turns in this phase."""

    def moves(self, state: Position) -> Sequence[int]:
        return () if state.mode != CUBES_PAY or state.cubes[state.turn] else (PASS_MOVE,)

    def push(self, state: Position, target: i64) -> None:
        state.passed |= 1 << state.turn
        state.phase = ONWARD

    def refusal(self, state: Position, target: int) -> Refusal:
        if state.mode == CUBES_PAY:
            return Refusal("must-act")
        return Refusal("favour" if state.mode == FAVOUR else "reward-extra")


def next_turn(state: Position) -> None:
    """Rules `turn-order` and `favour`: gives the turn to the next seat that has not passed.

    First the action may ask another question. When all seats have passed, the Chief Minister uses the Favour.
    """
    seat = state.turn
    if state.action >= 0 and ACTIONS[state.action].goes_on(state):
        return
    state.action = state.target = -1
    if state.mode == FAVOUR:
        state.mode = CUBES_PAY
        state.stage = WALL
        leave(state)
        return
    state.phase = ACTING
    for _ in range(state.seats):
        seat = (seat + 1) % state.seats
        if not state.passed >> seat & 1:
            state.turn = seat
            state.mode = CUBES_PAY
            return
    state.turn = state.chief
    state.mode = FAVOUR


def leave(state: Position) -> None:
    """Ends the turn of the seat. The turn is the left neighbour's until someone is asked again."""
    state.turn = (state.turn + 1) % state.seats
