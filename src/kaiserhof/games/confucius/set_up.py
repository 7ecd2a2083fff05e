"""The set-up: what chance turns up before the first round (chits, lands, candidate, officials)."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .components import FIRST_OFFICIALS, LANDS_USED, NAMED
from .ministries import lay_tile
from .phases import CHITS, FIRST_CANDIDATE, FIRST_OFFICIAL, GIFTS_COUNTED, LANDS, ONWARD, SETTING_UP, VALUES

if TYPE_CHECKING:
    from .state import ConfuciusState

_STEPS = ((CHITS, 6), (VALUES, 5), (LANDS, LANDS_USED), (FIRST_CANDIDATE, 1), (FIRST_OFFICIAL, 9))
"""What is turned up, in this order, and how many of it."""


def set_up(state: ConfuciusState) -> None:
    """Ask chance for the next thing; after the last one the first round begins."""
    step = state.step
    for phase, count in _STEPS:
        if step < count:
            state.phase = phase
            return
        step -= count
    state.step = 0
    state.stage = GIFTS_COUNTED


def chit_drawn(state: ConfuciusState, value: int) -> None:
    """Rule `setup-ministry-chits`: two chits a ministry, the higher for the Minister."""
    ministry, second = divmod(state.step, 2)
    state.chits_left[value] -= 1
    if second and value > state.minister_chit[ministry]:
        state.secretary_chit[ministry] = state.minister_chit[ministry]
        state.minister_chit[ministry] = value
    elif second:
        state.secretary_chit[ministry] = value
    else:
        state.minister_chit[ministry] = value
    _next(state)


def value_drawn(state: ConfuciusState, value: int) -> None:
    """Rule `setup-distant-chits`: one chit a Distant Land."""
    state.values_left[value] -= 1
    state.land_chit[state.step - 6] = value
    _next(state)


def land_drawn(state: ConfuciusState, land: int) -> None:
    """Rule `setup-foreign`: three Foreign Lands take part."""
    state.foreign[state.step - 11] = land
    _next(state)


def candidate_turned(state: ConfuciusState, candidate: int) -> None:
    """Rules `setup-candidates` and `next-candidate`: the top candidate lies face up."""
    if candidate < NAMED:
        state.named_left &= ~(1 << candidate)
    else:
        state.any_left -= 1
    state.candidate = candidate
    if state.stage == SETTING_UP:
        _next(state)
    else:
        state.phase = ONWARD


def first_official(state: ConfuciusState, value: int) -> None:
    """Rule `setup-officials`: three officials a ministry, on the spaces 3, 4 and 5."""
    ministry, number = divmod(state.step - 15, 3)
    state.officials_left[value] -= 1
    lay_tile(state, ministry * 7 + FIRST_OFFICIALS[number], value)
    _next(state)


def _next(state: ConfuciusState) -> None:
    state.step += 1
    state.phase = ONWARD
