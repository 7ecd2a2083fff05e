"""Why a move is not legal: what holds for all moves, then what its verb says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kaiserhof.engine import CHANCE, OVER, Refusal
from kaiserhof.games.china.rules.hidden import FULL
from kaiserhof.games.china.rules.moves import target_of, verb_of
from kaiserhof.games.china.rules.verbs import VERBS

if TYPE_CHECKING:
    from kaiserhof.games.china.rules.state import ChinaState


def why_not(state: ChinaState, move: int) -> Refusal | None:
    """The rule that forbids the move, or None."""
    if move in state.legal_moves():
        return None
    verb, mover = VERBS[verb_of(move)], state.to_move()
    if mover == OVER:
        return Refusal("game-over")
    if verb.by_chance or mover == CHANCE:
        return Refusal("chance")
    if state.viewer not in (FULL, mover):
        return Refusal("turn-order")
    if state.phase not in verb.phases:
        return verb.out_of_phase(state)
    return verb.refusal(state, target_of(move))
