"""The Imperial Examination: tutoring face down, the winner, and the candidate's place."""

from __future__ import annotations

from typing import TYPE_CHECKING, Final

from kaiserhof.games.confucius.rules import cards, gifts, ministries
from kaiserhof.games.confucius.rules.components import ANY, CANDIDATE, CARD, MINISTRY_MASK, NO_CANDIDATE, ORANGE, RED
from kaiserhof.games.confucius.rules.lookup import COINS_IN, LAYS
from kaiserhof.games.confucius.rules.moves import ENOUGH_MOVE, TUTOR, pack
from kaiserhof.games.confucius.rules.phases import (
    CANDIDATES_TURN,
    LAYING,
    ONWARD,
    PLACING,
    RESOLUTIONS,
    REVEALING,
    TUTORING,
)
from kaiserhof.games.confucius.rules.round.turns import leave
from kaiserhof.games.confucius.words import log

if TYPE_CHECKING:
    from kaiserhof.games.confucius.rules.state import ConfuciusState

ENOUGH_TO_CANCEL: Final = 3
"""Cards on the giver's student that cancel the gift (rule `gift-tutor-cancel`)."""


def hold(state: ConfuciusState) -> None:
    """Rules `exam-trigger`, `exam-tutor` and `exam-uncontested`: one step on."""
    if state.turning:
        _check_candidate(state)
        return
    red, orange = state.students
    if (red < 0 and orange < 0) or ((red < 0 or orange < 0) and not state.forced):
        state.stage = RESOLUTIONS
    elif red >= 0 and orange >= 0 and red != orange:
        _ask_next_tutor(state)
    else:
        _passes(state, max(red, orange))


# ---------------------------------------------------------------------- tutoring


def _ask_next_tutor(state: ConfuciusState) -> None:
    """Rule `exam-tutor`: once round from the Chief Minister, everyone with a card."""
    while state.asked < state.seats:
        seat = (state.chief + state.asked) % state.seats
        state.asked += 1
        if state.hand_size[seat]:
            state.turn = seat
            state.phase = TUTORING
            return
    state.phase = REVEALING


def tutor_moves(state: ConfuciusState) -> list[int]:
    """Rules `exam-tutor` and `gift-tutor`: either student, or the one a gift binds to."""
    bound = gifts.must_tutor(state, state.turn)
    return [pack(TUTOR, RED), pack(TUTOR, ORANGE)] if bound < 0 else [pack(TUTOR, bound)]


def tutor(state: ConfuciusState, student: int) -> None:
    """The student is chosen; the cards follow."""
    state.tutored[state.turn] = student
    state.phase = LAYING


def lay_moves(state: ConfuciusState) -> list[int] | tuple[int, ...]:
    """Rule `exam-cards`: one card more, or no more after the first."""
    rest = state.hands[state.turn] - state.laid[state.turn]
    kinds = (1 if rest & 31 else 0) | (2 if rest >> 5 & 31 else 0) | (4 if rest >> 10 else 0)
    return (*LAYS[kinds], ENOUGH_MOVE) if state.laid[state.turn] else LAYS[kinds]


def lay(state: ConfuciusState, kind: int) -> None:
    """Rule `exam-cards`: a card face down; it counts as in hand until all are turned over."""
    seat = state.turn
    state.laid[seat] += CARD[kind]
    state.laid_count[seat] += 1
    if state.laid_count[seat] == state.hand_size[seat]:
        enough(state)


def enough(state: ConfuciusState) -> None:
    """No more cards."""
    leave(state)
    state.phase = ONWARD


def reveal(state: ConfuciusState) -> None:
    """Rules `exam-winner`, `exam-tie` and `gift-tutor-cancel`: all cards are turned over and count their coins.

    A move of chance, though nothing is random in it: so the last tutor cannot look at the others' cards and then take
    back the own ones.
    """
    coins = [0, 0]
    for seat in range(state.seats):
        if state.laid_count[seat]:
            student = state.tutored[seat]
            coins[student] += COINS_IN[state.laid[seat]]
            if state.journal is not None:
                log.revealed(state, seat)
            cards.lay_off(state, seat, state.laid[seat])
            if state.laid_count[seat] >= ENOUGH_TO_CANCEL:
                gifts.cancel(state, state.students[student], seat)
    for seat in range(state.seats):
        state.tutored[seat] = -1
        state.laid[seat] = state.laid_count[seat] = 0
    _passes(state, state.students[RED if coins[RED] >= coins[ORANGE] else ORANGE])


# ---------------------------------------------------------------------- the candidate


def _passes(state: ConfuciusState, winner: int) -> None:
    """Rules `exam-clear` and `candidate-nowhere`: the students go, and the winner places the candidate."""
    state.asked = 0
    state.students = [-1, -1]
    state.forced = False
    if state.journal is not None:
        log.exam_won(state, winner)
    if candidate_spaces(state):
        state.turn = winner
        state.phase = PLACING
    else:
        state.candidates_gone += 1
        if state.journal is not None:
            log.candidate_gone(state, state.candidate)
        _turn_up_next(state)


def candidate_spaces(state: ConfuciusState) -> int:
    """Rules `candidate-empty`, `candidate-replaces`, `candidate-elsewhere`: the mask of spaces the candidate may take.

    An empty space of its ministry first, then an official there that is unbribed or unsecured; failing both, the same
    in any unresolved ministry. A candidate for any ministry begins with the last.
    """
    unresolved = ministries.open_spaces(state)
    masks = [unresolved]
    if state.candidate != ANY:
        masks.insert(0, unresolved & MINISTRY_MASK[state.candidate])
    for mask in masks:
        targets = mask & ~state.tiles or mask & state.tiles & ~state.secured
        if targets:
            return targets
    return 0


def place(state: ConfuciusState, space: int) -> None:
    """Rule `candidate-secured`: the candidate takes the space with the winner's secured marker."""
    if state.tiles >> space & 1:
        ministries.remove_tile(state, space)
    ministries.lay_tile(state, space, CANDIDATE)
    ministries.put_marker(state, space, state.turn, secured=True)
    leave(state)
    _turn_up_next(state)


def _turn_up_next(state: ConfuciusState) -> None:
    """Rule `next-candidate`: the next candidate is turned up by chance, while there are any."""
    state.candidate = NO_CANDIDATE
    if state.named_left or state.any_left:
        state.turning = True
        state.phase = CANDIDATES_TURN
    else:
        state.turning = False
        state.stage = RESOLUTIONS
        state.phase = ONWARD


def _check_candidate(state: ConfuciusState) -> None:
    """Rule `next-candidate`: a candidate for a resolved ministry leaves the game, and the next is turned up."""
    if state.candidate != ANY and state.resolved >> state.candidate & 1:
        state.candidates_gone += 1
        if state.journal is not None:
            log.candidate_gone(state, state.candidate)
        _turn_up_next(state)
    else:
        state.turning = False
        state.stage = RESOLUTIONS
