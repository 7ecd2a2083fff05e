"""Why a move is not legal: one question after the other, the first rule broken is the answer.

What forbids an action the action knows itself (`actions`); here stand the questions that come before it, and the
answers of the court and of the end of a round.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

from kaiserhof.engine import CHANCE, OVER, Message, Refusal

from . import gifts, moves
from .actions import ACTIONS, PETITIONS, REWARD_CARDS
from .components import ANY, BOX_SPACES, MINISTRY_MASK, MINISTRY_OF, cards_of
from .court import examination, resolution
from .hidden import FULL
from .moves import PAYMENTS, TARGET_OF, VERB_OF
from .names import gift_detail, licence_detail, money_detail
from .narration import prompt
from .phases import (
    ACTING,
    CUBES_PAY,
    FAVOUR,
    KEEPING,
    LANDING,
    LAYING,
    MARKING,
    NAMING,
    PAYING,
    PLACING,
    REDEPLOYING,
    SHIPPING,
    SWAPPING,
    TUTORING,
    YIELDING,
)
from .tables import COINS_IN, EXACT_COINS, LICENCES, LICENCES_IN

if TYPE_CHECKING:
    from .state import ConfuciusState

_ASKED = {
    NAMING: (moves.NAME,),
    ACTING: tuple(range(moves.PASS + 1)),
    PAYING: (moves.PAY,),
    LANDING: (moves.LAND,),
    MARKING: (moves.MARKER,),
    SHIPPING: (moves.SHIP,),
    SWAPPING: (moves.SWAP,),
    REDEPLOYING: (moves.REDEPLOY,),
    TUTORING: (moves.TUTOR,),
    LAYING: (moves.LAY, moves.ENOUGH),
    PLACING: (moves.PLACE,),
    YIELDING: (moves.YIELD,),
    KEEPING: (moves.KEEP,),
}
"""Phase to the verbs that answer it."""


def why_not(state: ConfuciusState, move: int) -> Refusal | None:
    """The rule that forbids the move, or None."""
    if move in state.legal_moves():
        return None
    verb, target = VERB_OF[move], TARGET_OF[move]
    mover = state.to_move()
    if mover == OVER:
        return Refusal("game-over")
    if verb >= moves.FIRST_CHANCE_VERB or mover == CHANCE:
        return Refusal("chance-turns")
    if state.viewer not in (FULL, mover):
        return Refusal("turn-order")
    if verb not in _ASKED[state.phase]:
        return Refusal("one-question", prompt(state))
    if state.phase == ACTING:
        return _no_action(state, verb, target)
    if state.phase == PAYING:
        return _no_payment(state, target)
    if LANDING <= state.phase <= REDEPLOYING:
        return ACTIONS[state.action].not_chosen(state, mover, target)
    return _no_answer(state, target)


def _no_action(state: ConfuciusState, verb: int, target: int) -> Refusal:
    seat = state.turn
    if state.mode != CUBES_PAY and (verb == moves.PASS or verb >= REWARD_CARDS[0].verb):
        return Refusal("favour" if state.mode == FAVOUR else "reward-extra")
    if verb == moves.PASS:
        return Refusal("must-act")
    action = ACTIONS[verb]
    if action in PETITIONS and not state.advanced:
        return Refusal("petition-advanced")
    if state.mode == CUBES_PAY and action not in REWARD_CARDS:
        needed = action.again if state.used[seat * BOX_SPACES + action.space] else action.first
        if state.cubes[seat] < needed:
            return Refusal("cubes-cost", Message("detail-cubes", {"needed": needed, "cubes": state.cubes[seat]}))
    return action.refusal(state, seat, target)


def _no_payment(state: ConfuciusState, target: int) -> Refusal:
    hand, cards = state.hands[state.turn], PAYMENTS[target]
    worth, detail = (LICENCES_IN, licence_detail) if state.currency == LICENCES else (COINS_IN, money_detail)
    if any(cards_of(cards, kind) > cards_of(hand, kind) for kind in range(3)) or worth[cards] < state.due:
        return Refusal("pay-cards", detail(state.due, worth[hand]))
    return Refusal("commercial-exact" if state.currency == EXACT_COINS else "pay-no-superfluous")


def _no_answer(state: ConfuciusState, target: int) -> Refusal:
    phase, seat = state.phase, state.turn
    if phase == NAMING:
        return Refusal("chief-named")
    if phase == TUTORING:
        giver = state.students[gifts.must_tutor(state, seat)]
        return Refusal("gift-tutor", gift_detail(state, giver, seat))
    if phase == LAYING:
        return Refusal("exam-cards")
    if phase == PLACING:
        return _no_place(state, target)
    if phase == YIELDING:
        return _no_receiver(state, target)
    return Refusal("hand-limit")


def _no_place(state: ConfuciusState, space: int) -> Refusal:
    """The candidate goes to its own ministry, to an empty space, and never onto a secured official."""
    if state.resolved >> MINISTRY_OF[space] & 1:
        return Refusal("ministry-frozen")
    if state.secured >> space & 1:
        return Refusal("candidate-replaces")
    allowed = examination.candidate_spaces(state)
    if state.candidate != ANY and MINISTRY_OF[space] != state.candidate and allowed & MINISTRY_MASK[state.candidate]:
        return Refusal("candidate-elsewhere")
    return Refusal("candidate-empty")


def _no_receiver(state: ConfuciusState, receiver: int) -> Refusal:
    """Someone else who still takes part, and the giver of the highest gift before all others."""
    seat = state.turn
    others = [other for other in resolution.participants(state) if other != seat]
    if receiver not in others:
        return Refusal("resolution-yield")
    giver = gifts.must_yield_to(state, seat, others)[0]
    return Refusal("gift-influence", gift_detail(state, giver, seat))
