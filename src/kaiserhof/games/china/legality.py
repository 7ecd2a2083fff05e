"""Why a move is not legal: one question after the other, the first rule broken is the answer."""

from __future__ import annotations

from typing import TYPE_CHECKING

from kaiserhof.engine import CHANCE, OVER, Message, Refusal

from .components import cards_in_hand, cards_in_row
from .hidden import FULL
from .moves import DEAL, DRAW, EMISSARY, EXCHANGE, FORT, HOUSE, OPEN, PAIR, PASS, PAY, TAKE, target_of, verb_of
from .narration import colour_name
from .phases import DRAWING, PAYING

if TYPE_CHECKING:
    from .state import ChinaState


def why_not(state: ChinaState, move: int) -> Refusal | None:
    """The rule that forbids the move, or None."""
    if move in state.legal_moves():
        return None
    verb, target = verb_of(move), target_of(move)
    mover = state.to_move()
    if mover == OVER:
        return Refusal("game-over")
    if verb in (DEAL, OPEN) or mover == CHANCE:
        return Refusal("chance-deals")
    if state.viewer not in (FULL, mover):
        return Refusal("turn-order")
    step = _wrong_step(state, verb)
    if step is not None:
        return step
    if verb in (HOUSE, EMISSARY, FORT):
        return _no_piece(state, verb, target)
    if verb == PAY:
        return _no_payment(state, target)
    if verb == TAKE:
        return Refusal("open-row", _colour_detail(target, cards_in_row(state.row, target)))
    if verb == DRAW:
        return Refusal("pile-second")
    if verb == EXCHANGE:
        return _no_exchange(state, target)
    return Refusal("pass" if verb == PASS else "turn")


def _wrong_step(state: ChinaState, verb: int) -> Refusal | None:
    """Something else has to be done first: pay for the piece, fill up the hand, or begin the turn."""
    if (state.phase == PAYING) != (verb == PAY):
        return Refusal("pay-first")
    if (state.phase == DRAWING) == (verb in (TAKE, DRAW)):
        return None
    if state.phase == DRAWING and verb in (HOUSE, EMISSARY, FORT) and state.placed:
        return Refusal("empty-province" if state.solo else "two-pieces" if state.placed == 2 else "refill-hand")
    return Refusal("refill-hand")


def _no_piece(state: ChinaState, verb: int, target: int) -> Refusal:
    tables, seat = state.tables, state.turn
    province = target if verb == EMISSARY else tables.province_of[target]
    if state.placed and province != state.here:
        return Refusal("one-province", Message("detail-here", {"province": tables.board.provinces[state.here].names}))
    if verb == FORT and not state.forts_left[seat]:
        return Refusal("fort-supply")
    supply = state.houses_left if verb == HOUSE else state.emissaries_left
    if verb != FORT and not supply[seat]:
        return Refusal("supply")
    refusal = _no_room_for_emissary(state, province) if verb == EMISSARY else _no_free_field(state, verb, target)
    return refusal or Refusal("pay-card", _colour_detail(tables.colour_of[province]))


def _no_free_field(state: ChinaState, verb: int, field: int) -> Refusal | None:
    built = any(houses >> field & 1 for houses in state.houses)
    if verb == HOUSE:
        return Refusal("house-field") if built else None
    return Refusal("fort-field") if built or state.forts >> field & 1 else None


def _no_room_for_emissary(state: ChinaState, province: int) -> Refusal | None:
    if state.room >> province & 1:
        return None
    values = {"emissaries": state.emissaries_in[province], "houses": state.most[province]}
    return Refusal("emissary-limit", Message("detail-emissary-limit", values))


def _no_payment(state: ChinaState, target: int) -> Refusal:
    hand = state.hands[state.turn]
    colour = state.tables.colour_of[state.here]
    if target < PAIR:
        return Refusal("pay-card", _colour_detail(colour, cards_in_hand(hand, colour)))
    return Refusal("joker", _colour_detail(target - PAIR, cards_in_hand(hand, target - PAIR)))


def _no_exchange(state: ChinaState, colour: int) -> Refusal:
    if state.placed:
        return Refusal("turn")
    if not cards_in_hand(state.hands[state.turn], colour):
        return Refusal("exchange", _colour_detail(colour, 0))
    return Refusal("exchange")


def _colour_detail(colour: int, cards: int | None = None) -> Message:
    if cards is None:
        return Message("detail-colour", {"colour": colour_name(colour)})
    return Message("detail-cards", {"colour": colour_name(colour), "cards": cards})
