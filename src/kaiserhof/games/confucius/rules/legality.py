"""Why a move is not legal: what holds for all moves, then what the question says."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kaiserhof.engine import CHANCE, OVER, Refusal
from kaiserhof.games.confucius.rules import moves
from kaiserhof.games.confucius.rules.hidden import FULL
from kaiserhof.games.confucius.rules.moves import TARGET_OF, VERB_OF
from kaiserhof.games.confucius.rules.questions import QUESTIONS
from kaiserhof.games.confucius.words.narration import prompt

if TYPE_CHECKING:
    from kaiserhof.games.confucius.rules.state import ConfuciusState


def why_not(state: ConfuciusState, move: int) -> Refusal | None:
    """The rule that forbids the move, or None."""
    if move in state.legal_moves():
        return None
    verb, mover = VERB_OF[move], state.to_move()
    if mover == OVER:
        return Refusal("game-over")
    if verb >= moves.FIRST_CHANCE_VERB or mover == CHANCE:
        return Refusal("chance")
    if state.viewer not in (FULL, mover):
        return Refusal("turn-order")
    question = QUESTIONS[state.phase]
    if verb not in question.verbs:
        return Refusal("one-question", prompt(state))
    return question.refusal(state, verb, TARGET_OF[move])
