"""The set-up: what chance turns up before the first round (chits, lands, candidate, officials)."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kaiserhof.games.confucius.rules.components import FIRST_OFFICIALS, LANDS_USED, NAMED, OFFICIAL_SPACES
from kaiserhof.games.confucius.rules.ministries import lay_tile
from kaiserhof.games.confucius.rules.phases import (
    CHITS,
    FIRST_CANDIDATE,
    FIRST_OFFICIAL,
    GIFTS_COUNTED,
    LANDS,
    ONWARD,
    SETTING_UP,
    VALUES,
)

if TYPE_CHECKING:
    from kaiserhof.games.confucius.rules.state import ConfuciusState

_STEPS: Final[tuple[tuple[int, int], ...]] = (
    (CHITS, 6),
    (VALUES, 5),
    (LANDS, LANDS_USED),
    (FIRST_CANDIDATE, 1),
    (FIRST_OFFICIAL, 9),
)
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
    ministry, second = chit_ministry(state), state.step % 2
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
    state.land_chit[chit_land(state)] = value
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
    state.officials_left[value] -= 1
    lay_tile(state, first_official_space(state), value)
    _next(state)


def chit_ministry(state: ConfuciusState) -> int:
    """The ministry the next ministry chit is for."""
    return state.step // 2


def chit_land(state: ConfuciusState) -> int:
    """The Distant Land the next chit lies on."""
    return state.step - 6


def first_official_space(state: ConfuciusState) -> int:
    """The space the next official of the set-up comes to."""
    ministry, number = divmod(state.step - 15, len(FIRST_OFFICIALS))
    return ministry * OFFICIAL_SPACES + FIRST_OFFICIALS[number]


def _next(state: ConfuciusState) -> None:
    state.step += 1
    state.phase = ONWARD
