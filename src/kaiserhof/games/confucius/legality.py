"""Why a move is not legal: what holds for all moves, then what the question says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kaiserhof.engine import CHANCE, OVER, Refusal

from . import moves
from .hidden import FULL
from .moves import TARGET_OF, VERB_OF
from .narration import prompt
from .questions import QUESTIONS

if TYPE_CHECKING:
    from .state import ConfuciusState


def why_not(state: ConfuciusState, move: int) -> Refusal | None:
    """The rule that forbids the move, or None."""
    if move in state.legal_moves():
        return None
    verb, mover = VERB_OF[move], state.to_move()
    if mover == OVER:
        return Refusal("game-over")
    if verb >= moves.FIRST_CHANCE_VERB or mover == CHANCE:
        return Refusal("chance-turns")
    if state.viewer not in (FULL, mover):
        return Refusal("turn-order")
    question = QUESTIONS[state.phase]
    if verb not in question.verbs:
        return Refusal("one-question", prompt(state))
    return question.refusal(state, verb, TARGET_OF[move])
