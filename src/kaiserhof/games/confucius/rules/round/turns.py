"""The first half of a round: counting gifts, naming the Chief Minister, and whose turn it is in the Actions Phase."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kaiserhof.games.confucius.rules.components import ACTIVE_CUBES, BOX_SPACES, FAVOUR_SPACE, VOYAGE
from kaiserhof.games.confucius.rules.gifts import count_gifts
from kaiserhof.games.confucius.rules.moves import SAIL
from kaiserhof.games.confucius.rules.phases import (
    ACTING,
    ACTIONS_STAGE,
    CUBES_PAY,
    FAVOUR,
    FIRST_CHIEF,
    LANDING,
    NAMING,
    ONWARD,
    WALL,
)
from kaiserhof.games.confucius.words import log

if TYPE_CHECKING:
    from kaiserhof.games.confucius.rules.state import ConfuciusState


def begin_round(state: ConfuciusState) -> None:
    """Rules `count-gifts` and `chief-first`: active cubes by gifts, then a Chief Minister, at first by chance."""
    seats = state.seats
    state.cubes = [ACTIVE_CUBES[count_gifts(state, seat)] for seat in range(seats)]
    state.used = [0] * (seats * BOX_SPACES)
    state.transfers = [0] * seats
    state.passed = 0
    state.traded = 0
    state.forced = False
    if state.journal is not None:
        log.round_begins(state)
    if state.chief < 0:
        state.phase = FIRST_CHIEF
    else:
        state.turn = state.chief
        state.phase = NAMING


def name_chief(state: ConfuciusState, seat: int) -> None:
    """Rules `chief-named` and `favour-cube`: one active cube goes to the Imperial Favour; the left neighbour begins."""
    state.chief = seat
    state.cubes[seat] -= 1
    state.used[seat * BOX_SPACES + FAVOUR_SPACE] = 1
    state.stage = ACTIONS_STAGE
    state.turn = (seat + 1) % state.seats
    state.mode = CUBES_PAY
    state.phase = ACTING


def pass_for_good(state: ConfuciusState) -> None:
    """Rule `pass`: no more turns in this phase."""
    state.passed |= 1 << state.turn
    state.phase = ONWARD


def next_turn(state: ConfuciusState) -> None:
    """Rules `turn-order` and `favour`: land, then the next seat that has not passed, at last the Favour."""
    seat = state.turn
    if state.action == SAIL and state.oceans[seat] >= VOYAGE:
        state.phase = LANDING
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


def leave(state: ConfuciusState) -> None:
    """The seat's turn is over; until someone is asked again it is its left neighbour's."""
    state.turn = (state.turn + 1) % state.seats
