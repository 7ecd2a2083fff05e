"""What chance may turn up in each phase, and how likely."""

from __future__ import annotations

from typing import TYPE_CHECKING

from .components import ANY, FOREIGN_LANDS, rewards_of
from .moves import CHIEF, CHIT, FOREIGN, OFFICIAL, REWARD, TURN_UP, VALUE, pack
from .phases import CANDIDATES_TURN, CHITS, DRAWING, FIRST_CANDIDATE, FIRST_CHIEF, LANDS, REWARDING, VALUES
from .tables import DRAWS, bits

if TYPE_CHECKING:
    from .state import ConfuciusState


def outcomes(state: ConfuciusState) -> list[tuple[int, int]]:
    """The moves of chance with their weights."""
    phase = state.phase
    if phase == DRAWING:
        return [(DRAWS[kind], count) for kind, count in enumerate(state.deck) if count]
    if phase == REWARDING:
        return _counted(REWARD, [rewards_of(state.stack, reward) for reward in range(9)])
    if phase == CHITS:
        return _counted(CHIT, state.chits_left)
    if phase == VALUES:
        return _counted(VALUE, state.values_left)
    if phase == LANDS:
        return [(pack(FOREIGN, land), 1) for land in range(len(FOREIGN_LANDS)) if land not in state.foreign]
    if phase in (FIRST_CANDIDATE, CANDIDATES_TURN):
        return [(pack(TURN_UP, candidate), 1) for candidate in bits(state.named_left) or (ANY,)]
    if phase == FIRST_CHIEF:
        return [(pack(CHIEF, seat), 1) for seat in range(state.seats)]
    return _counted(OFFICIAL, state.officials_left)


def _counted(verb: int, counts: list[int]) -> list[tuple[int, int]]:
    return [(pack(verb, target), count) for target, count in enumerate(counts) if count]
