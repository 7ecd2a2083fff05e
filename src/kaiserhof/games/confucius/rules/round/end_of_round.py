"""The end of a round: new officials, down to four cards, and whether the game is over."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kaiserhof.games.confucius.rules import cards, scoring
from kaiserhof.games.confucius.rules.components import (
    ALL_RESOLVED,
    HAND_LIMIT,
    MINISTRY_MASK,
    NO_CANDIDATE,
    WALL_PIECES,
)
from kaiserhof.games.confucius.rules.ministries import lay_tile
from kaiserhof.games.confucius.rules.moves import KEPT
from kaiserhof.games.confucius.rules.phases import (
    END_CHECK,
    ENDED,
    GIFTS_COUNTED,
    HAND_LIMIT_STAGE,
    KEEPING,
    LATE_RESOLUTIONS,
    OFFICES,
    ONWARD,
    RECRUITS,
)
from kaiserhof.games.confucius.rules.round.turns import leave
from kaiserhof.games.confucius.words import log

if TYPE_CHECKING:
    from kaiserhof.games.confucius.rules.state import ConfuciusState


def call_officials(state: ConfuciusState) -> None:
    """Rule `new-officials`: one for each ministry that has an empty space."""
    while state.step < 3:
        if lowest_empty(state, state.step) >= 0:
            state.phase = RECRUITS
            return
        state.step += 1
    state.stage = HAND_LIMIT_STAGE
    state.step = 0


def lowest_empty(state: ConfuciusState, ministry: int) -> int:
    """The most senior empty space of a ministry, or -1."""
    empty = MINISTRY_MASK[ministry] & ~state.tiles
    return (empty & -empty).bit_length() - 1


def official_came(state: ConfuciusState, value: int) -> None:
    """Rule `new-officials`: onto the empty space with the lowest number."""
    state.officials_left[value] -= 1
    lay_tile(state, lowest_empty(state, state.step), value)
    state.step += 1
    state.phase = ONWARD


def limit_hands(state: ConfuciusState) -> None:
    """Rule `hand-limit`: from the Chief Minister round, everyone with more than four cards chooses four."""
    while state.step < state.seats:
        seat = (state.chief + state.step) % state.seats
        state.step += 1
        if state.hand_size[seat] > HAND_LIMIT:
            state.turn = seat
            state.phase = KEEPING
            return
    state.stage = END_CHECK
    state.step = 0


def keep(state: ConfuciusState, target: int) -> None:
    """Rule `hand-limit`: all other cards go to the discards."""
    cards.lay_off(state, state.turn, state.hands[state.turn] - KEPT[target])
    leave(state)
    state.phase = ONWARD


def check_end(state: ConfuciusState) -> None:
    """Rules `end-ministries`, `end-candidates`, `end-wall`: the game ends, or the next round begins."""
    if state.resolved == ALL_RESOLVED:
        state.stage = OFFICES
    elif state.candidate == NO_CANDIDATE or state.wall == WALL_PIECES:
        state.stage = LATE_RESOLUTIONS
    else:
        state.stage = GIFTS_COUNTED
        return
    if state.journal is not None:
        log.ending(state)


def award_offices(state: ConfuciusState) -> None:
    """Rule `offices`: a point for the Chief Minister, the Admiral and the General; then all is over."""
    state.offices = scoring.offices(state)
    for office, seat in enumerate(state.offices):
        if seat >= 0:
            state.points[seat] += 1
            if state.journal is not None:
                log.office_awarded(state, office, seat)
    state.phase = ENDED
    if state.journal is not None:
        log.winners(state)
