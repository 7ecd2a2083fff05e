"""What chance turns up: chits, lands, a candidate and officials in the set-up; candidates and officials later."""

from __future__ import annotations

from itertools import accumulate
from typing import Final

from mypy_extensions import i64

from kaiserhof.engine import Value
from kaiserhof.engine.native import with_number
from kaiserhof.games.confucius.rules.components import (
    ANY,
    DISTANT_LANDS,
    FIRST_OFFICIALS,
    FOREIGN_LANDS,
    LANDS_USED,
    MINISTRIES,
    OFFICIAL_SPACES,
)
from kaiserhof.games.confucius.rules.decision import ChanceVerb, Weighted
from kaiserhof.games.confucius.rules.lookup import bits
from kaiserhof.games.confucius.rules.ministries import lay_tile, lowest_empty
from kaiserhof.games.confucius.rules.moves import FOREIGN, TURN_UP, pack
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
from kaiserhof.games.confucius.rules.position import Position
from kaiserhof.games.confucius.words.names import distant_name, foreign_name, ministry_name, space_values

CHITS_EACH: Final = 2
"""Chits for each ministry."""
_COUNTS: Final[dict[int, int]] = {
    CHITS: CHITS_EACH * len(MINISTRIES),
    VALUES: len(DISTANT_LANDS),
    LANDS: LANDS_USED,
    FIRST_CANDIDATE: 1,
    FIRST_OFFICIAL: len(FIRST_OFFICIALS) * len(MINISTRIES),
}
"""What is turned up, in this order, and how often."""
_START: Final = dict(zip(_COUNTS, accumulate(_COUNTS.values(), initial=0), strict=False))
"""The first step of the set-up, by phase."""
_PHASES: Final = [phase for phase, count in _COUNTS.items() for _ in range(count)]
"""The phase, by step of the set-up."""


def set_up(state: Position) -> None:
    """Asks chance for the next thing; after the last one the first round begins."""
    if state.step < len(_PHASES):
        state.phase = _PHASES[state.step]
    else:
        state.step = 0
        state.stage = GIFTS_COUNTED


def _next(state: Position) -> None:
    state.step += 1
    state.phase = ONWARD


class Chit(ChanceVerb):
    """Rule `setup-ministry-chits`: two chits for each ministry, the higher one for the Minister."""

    def outcomes(self, state: Position) -> Weighted:
        return self.counted(state.chits_left)

    def push(self, state: Position, target: i64) -> None:
        ministry, second = self._ministry(state), state.step % CHITS_EACH
        state.chits_left = with_number(state.chits_left, target, state.chits_left[target] - 1)
        first = state.minister_chit[ministry]
        if second:
            state.secretary_chit = with_number(state.secretary_chit, ministry, min(first, target))
        state.minister_chit = with_number(state.minister_chit, ministry, max(first, target))
        _next(state)

    def _ministry(self, state: Position) -> int:
        return (state.step - _START[CHITS]) // CHITS_EACH

    def values(self, state: Position, target: int) -> dict[str, Value]:
        return {"value": target, "ministry": ministry_name(self._ministry(state))}


class LandValue(ChanceVerb):
    """Rule `setup-distant-chits`: one chit for each Distant Land."""

    def outcomes(self, state: Position) -> Weighted:
        return self.counted(state.values_left)

    def push(self, state: Position, target: i64) -> None:
        state.values_left = with_number(state.values_left, target, state.values_left[target] - 1)
        state.land_chit = with_number(state.land_chit, self._land(state), target)
        _next(state)

    def _land(self, state: Position) -> int:
        return state.step - _START[VALUES]

    def values(self, state: Position, target: int) -> dict[str, Value]:
        return {"value": target, "land": distant_name(self._land(state))}


class ForeignLand(ChanceVerb):
    """Rule `setup-foreign`: three Foreign Lands take part."""

    def outcomes(self, state: Position) -> Weighted:
        return [(pack(FOREIGN, land), 1) for land in range(len(FOREIGN_LANDS)) if land not in state.foreign]

    def push(self, state: Position, target: i64) -> None:
        state.foreign = with_number(state.foreign, state.step - _START[LANDS], target)
        _next(state)

    def values(self, state: Position, target: int) -> dict[str, Value]:
        return {"land": foreign_name(target)}


class Candidate(ChanceVerb):
    """Rules `setup-candidates` and `next-candidate`: the top candidate is turned face up."""

    def outcomes(self, state: Position) -> Weighted:
        """Returns the candidates for one ministry; once they are gone, one for any."""
        return [(pack(TURN_UP, candidate), 1) for candidate in bits(state.named_left) or (ANY,)]

    def push(self, state: Position, target: i64) -> None:
        if target == ANY:
            state.any_left -= 1
        else:
            state.named_left &= ~(1 << target)
        state.candidate = target
        if state.stage == SETTING_UP:
            _next(state)
        else:
            state.phase = ONWARD

    def values(self, state: Position, target: int) -> dict[str, Value]:
        return {"ministry": ministry_name(target)}


class Official(ChanceVerb):
    """Rules `setup-officials` and `new-officials`: an official comes to a ministry.

    In the set-up three come to the spaces 3, 4 and 5 of each ministry; later one comes in each round, to the empty
    space with the lowest number.
    """

    def outcomes(self, state: Position) -> Weighted:
        return self.counted(state.officials_left)

    def push(self, state: Position, target: i64) -> None:
        state.officials_left = with_number(state.officials_left, target, state.officials_left[target] - 1)
        lay_tile(state, self._space(state), target)
        _next(state)

    def _space(self, state: Position) -> int:
        if state.stage != SETTING_UP:
            return lowest_empty(state, state.step)
        ministry, number = divmod(state.step - _START[FIRST_OFFICIAL], len(FIRST_OFFICIALS))
        return ministry * OFFICIAL_SPACES + FIRST_OFFICIALS[number]

    def values(self, state: Position, target: int) -> dict[str, Value]:
        return {"value": target, **space_values(self._space(state))}
