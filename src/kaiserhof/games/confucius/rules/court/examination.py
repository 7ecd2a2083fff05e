"""The Imperial Examination: tutoring face down, the winner, and the candidate's place."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Final

from mypy_extensions import i64

from kaiserhof.engine import Refusal, Seat, Value, say
from kaiserhof.engine.native import vec, with_number
from kaiserhof.games.confucius.rules import cards, gifts, ministries
from kaiserhof.games.confucius.rules.components import (
    ANY,
    CANDIDATE,
    CARD,
    COINS_OF,
    LICENCES_OF,
    MINISTRY_MASK,
    MINISTRY_OF,
    NO_CANDIDATE,
    ORANGE,
    RED,
)
from kaiserhof.games.confucius.rules.decision import ChanceVerb, Verb, Weighted
from kaiserhof.games.confucius.rules.lookup import COINS_IN, LAYS, PLACES, spaces_in
from kaiserhof.games.confucius.rules.moves import ENOUGH_MOVE, REVEAL, TUTOR, pack
from kaiserhof.games.confucius.rules.phases import (
    CANDIDATES_TURN,
    LAYING,
    ONWARD,
    PLACING,
    RESOLUTIONS,
    REVEALING,
    TUTORING,
)
from kaiserhof.games.confucius.rules.position import Position
from kaiserhof.games.confucius.rules.round.turns import leave
from kaiserhof.games.confucius.words.names import (
    cards_text,
    gift_detail,
    gift_name,
    ministry_name,
    space_values,
    student_name,
)

ENOUGH_TO_CANCEL: Final = 3
"""Cards on the giver's student that cancel the gift (rule `gift-tutor-cancel`)."""


def hold(state: Position) -> None:
    """Rules `exam-trigger`, `exam-tutor` and `exam-uncontested`: takes the next step of the examination.

    It asks a tutor, names the winner, or goes on to the resolutions.
    """
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


def _ask_next_tutor(state: Position) -> None:
    """Rule `exam-tutor`: asks every seat with a card once, in turn order from the Chief Minister."""
    while state.asked < state.seats:
        seat = (state.chief + state.asked) % state.seats
        state.asked += 1
        if state.hand_size[seat]:
            state.turn = seat
            state.phase = TUTORING
            return
    state.phase = REVEALING


class Tutor(Verb):
    """Rules `exam-tutor` and `gift-tutor`: a seat with cards chooses the student it tutors."""

    def moves(self, state: Position) -> Sequence[int]:
        bound = gifts.must_tutor(state, state.turn)
        return [pack(TUTOR, RED), pack(TUTOR, ORANGE)] if bound < 0 else [pack(TUTOR, bound)]

    def push(self, state: Position, target: i64) -> None:
        state.tutored = with_number(state.tutored, state.turn, target)
        state.phase = LAYING

    def refusal(self, state: Position, target: int) -> Refusal:
        giver = state.students[gifts.must_tutor(state, state.turn)]
        return Refusal("gift-tutor", gift_detail(state, giver, state.turn))

    def values(self, state: Position, target: int) -> dict[str, Value]:
        return {"student": student_name(target)}


class Lay(Verb):
    """Rule `exam-cards`: lays one card face down. It still counts as in hand until all cards are turned over."""

    def moves(self, state: Position) -> Sequence[int]:
        rest = state.hands[state.turn] - state.laid[state.turn]
        return LAYS[(1 if rest & 31 else 0) | (2 if rest >> 5 & 31 else 0) | (4 if rest >> 10 else 0)]

    def push(self, state: Position, target: i64) -> None:
        """Lays the card down; after the last card of the hand the next seat is asked."""
        seat = state.turn
        state.laid = with_number(state.laid, seat, state.laid[seat] + CARD[target])
        state.laid_count = with_number(state.laid_count, seat, state.laid_count[seat] + 1)
        if state.laid_count[seat] == state.hand_size[seat]:
            _end_tutoring(state)

    def refusal(self, state: Position, target: int) -> Refusal:
        return Refusal("exam-cards")

    def values(self, state: Position, target: int) -> dict[str, Value]:
        return {"coins": COINS_OF[target], "licences": LICENCES_OF[target]}

    def announce(self, state: Position, target: int) -> None:
        """Writes that the seat lays a card; only the seat itself reads which it is."""
        seat = state.turn
        say(state, "log-lay", {"seat": Seat(seat), "student": student_name(state.tutored[seat])})
        say(state, "log-laid", self.values(state, target), only=seat)


class Enough(Verb):
    """Rule `exam-cards`: no more cards."""

    def moves(self, state: Position) -> Sequence[int]:
        return (ENOUGH_MOVE,) if state.laid[state.turn] else ()

    def push(self, state: Position, target: i64) -> None:
        _end_tutoring(state)

    def refusal(self, state: Position, target: int) -> Refusal:
        return Refusal("exam-cards")

    def announce(self, state: Position, target: int) -> None:
        """Writes nothing: the log has a line for each card."""


def _end_tutoring(state: Position) -> None:
    leave(state)
    state.phase = ONWARD


class Reveal(ChanceVerb):
    """Rules `exam-winner`, `exam-tie` and `gift-tutor-cancel`: all cards are turned over and their coins counted.

    It is a move of chance, although nothing is random: otherwise the last tutor could see the others' cards and then
    undo.
    """

    def outcomes(self, state: Position) -> Weighted:
        return [(pack(REVEAL), 1)]

    def push(self, state: Position, target: i64) -> None:
        coins = [0, 0]
        for place in range(state.seats):
            seat = (state.chief + place) % state.seats
            if state.laid_count[seat]:
                student = state.tutored[seat]
                coins[student] += COINS_IN[state.laid[seat]]
                if state.journal is not None:
                    _say_revealed(state, seat, student)
                cards.discard(state, seat, state.laid[seat])
                if state.laid_count[seat] >= ENOUGH_TO_CANCEL:
                    gifts.cancel(state, state.students[student], seat)
        state.tutored = vec[i64]([-1] * state.seats)
        state.laid = vec[i64]([0] * state.seats)
        state.laid_count = vec[i64]([0] * state.seats)
        _passes(state, state.students[RED if coins[RED] >= coins[ORANGE] else ORANGE])


def _say_revealed(state: Position, seat: int, student: int) -> None:
    """Writes what a seat has laid for which student, and which gift has obliged it."""
    values: dict[str, Value] = {"cards": cards_text(state.laid[seat]), "student": student_name(student)}
    if gifts.must_tutor(state, seat) >= 0:
        value = gifts.active_gift(state, state.students[student], seat)
        values |= {"gift": gift_name(value), "value": value}
    say(state, "log-revealed", {"seat": Seat(seat), **values})


# ---------------------------------------------------------------------- the candidate


def _passes(state: Position, winner: int) -> None:
    """Rules `exam-clear` and `candidate-nowhere`: removes the students and lets the winner place the candidate."""
    if state.journal is not None:
        red, orange = state.students
        values: dict[str, Value] = {"seat": Seat(winner), "candidate": ministry_name(state.candidate)}
        say(state, "log-exam-won", {**values, "red": red, "orange": orange})
    state.asked = 0
    state.students = vec[i64]([-1, -1])
    state.forced = False
    if candidate_spaces(state):
        state.turn = winner
        state.phase = PLACING
    else:
        drop_candidate(state)


def candidate_spaces(state: Position) -> int:
    """Rules `candidate-empty`, `candidate-replaces`, `candidate-elsewhere`: returns where the candidate may go, a mask.

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


def may_decline(state: Position) -> bool:
    """Rule `candidate-replaces`: with the other reading, checks if the winner may leave the candidate out because its
    ministry has no empty space.
    """
    if not state.readings.declines_candidate:
        return False
    unresolved = ministries.open_spaces(state)
    own = unresolved if state.candidate == ANY else unresolved & MINISTRY_MASK[state.candidate]
    return not own & ~state.tiles


def decline(state: Position) -> None:
    """Removes the candidate from the game, because the winner does not place it."""
    leave(state)
    drop_candidate(state)


class Place(Verb):
    """Rules `candidate-secured`, `candidate-empty`, `candidate-elsewhere` and `candidate-replaces`.

    The winner of the examination puts the candidate on a space, with a secured marker.
    """

    def moves(self, state: Position) -> Sequence[int]:
        return [PLACES[space] for space in spaces_in(candidate_spaces(state))]

    def push(self, state: Position, target: i64) -> None:
        if state.tiles >> target & 1:
            ministries.remove_tile(state, target)
        ministries.lay_tile(state, target, CANDIDATE)
        ministries.put_marker(state, target, state.turn, secured=True)
        leave(state)
        _turn_up_next(state)

    def refusal(self, state: Position, target: int) -> Refusal:
        if state.resolved >> MINISTRY_OF[target] & 1:
            return Refusal("ministry-frozen")
        if state.secured >> target & 1:
            return Refusal("candidate-replaces")
        own = state.candidate
        if own != ANY and MINISTRY_OF[target] != own and candidate_spaces(state) & MINISTRY_MASK[own]:
            return Refusal("candidate-elsewhere")
        return Refusal("candidate-empty")

    def values(self, state: Position, target: int) -> dict[str, Value]:
        return space_values(target)


def drop_candidate(state: Position) -> None:
    state.candidates_gone += 1
    say(state, "log-candidate-gone", {"ministry": ministry_name(state.candidate)})
    _turn_up_next(state)


def _turn_up_next(state: Position) -> None:
    """Rule `next-candidate`: asks chance for the next candidate, if there is one."""
    state.candidate = NO_CANDIDATE
    if state.named_left or state.any_left:
        state.turning = True
        state.phase = CANDIDATES_TURN
    else:
        state.turning = False
        state.stage = RESOLUTIONS
        state.phase = ONWARD


def _check_candidate(state: Position) -> None:
    """Rule `next-candidate`: takes a candidate for a resolved ministry out of the game and turns the next one up."""
    if state.candidate != ANY and state.resolved >> state.candidate & 1:
        drop_candidate(state)
    else:
        state.turning = False
        state.stage = RESOLUTIONS
