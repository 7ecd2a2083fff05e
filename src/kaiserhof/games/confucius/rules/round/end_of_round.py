"""The end of a round: new officials come, hands are cut down to four cards, and the game may end."""

from __future__ import annotations

from collections.abc import Sequence

from mypy_extensions import i64

from kaiserhof.engine import Message, Refusal, Seat, Value, say
from kaiserhof.engine.native import vec
from kaiserhof.games.confucius.rules import cards, scoring
from kaiserhof.games.confucius.rules.components import (
    ALL_RESOLVED,
    HAND_LIMIT,
    NO_CANDIDATE,
    WALL_PIECES,
)
from kaiserhof.games.confucius.rules.decision import Verb
from kaiserhof.games.confucius.rules.lookup import keeps
from kaiserhof.games.confucius.rules.ministries import lowest_empty
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
from kaiserhof.games.confucius.rules.position import Position
from kaiserhof.games.confucius.rules.round.turns import leave
from kaiserhof.games.confucius.words.names import cards_text


def call_officials(state: Position) -> None:
    """Rule `new-officials`: asks chance for an official for each ministry that has an empty space."""
    while state.step < 3:
        if lowest_empty(state, state.step) >= 0:
            state.phase = RECRUITS
            return
        state.step += 1
    state.stage = HAND_LIMIT_STAGE
    state.step = 0


def limit_hands(state: Position) -> None:
    """Rule `hand-limit`: asks each seat with more than four cards which to keep, starting with the Chief Minister."""
    while state.step < state.seats:
        seat = (state.chief + state.step) % state.seats
        state.step += 1
        if state.hand_size[seat] > HAND_LIMIT:
            state.turn = seat
            state.phase = KEEPING
            return
    state.stage = END_CHECK
    state.step = 0


class Keep(Verb):
    """Rule `hand-limit`: a seat with more than four cards keeps four."""

    def moves(self, state: Position) -> Sequence[int]:
        return keeps(state.hands[state.turn])

    def push(self, state: Position, target: i64) -> None:
        cards.discard(state, state.turn, state.hands[state.turn] - KEPT[target])
        leave(state)
        state.phase = ONWARD

    def refusal(self, state: Position, target: int) -> Refusal:
        return Refusal("hand-limit")

    def values(self, state: Position, target: int) -> dict[str, Value]:
        return {"cards": cards_text(KEPT[target])}

    def announce(self, state: Position, target: int) -> None:
        """Names the discarded cards, which lie open."""
        seat = state.turn
        say(state, "log-keep", {"seat": Seat(seat), "cards": cards_text(state.hands[seat] - KEPT[target])})


def check_end(state: Position) -> None:
    """Rules `end-ministries`, `end-candidates`, `end-wall`: ends the game or begins the next round."""
    if state.resolved == ALL_RESOLVED:
        state.stage = OFFICES
    elif state.candidate == NO_CANDIDATE or state.wall == WALL_PIECES:
        state.stage = LATE_RESOLUTIONS
    else:
        state.stage = GIFTS_COUNTED
        return
    say(state, "log-ending", {})


def award_offices(state: Position) -> None:
    """Rule `offices`: gives the Chief Minister, the Admiral and the General a point and ends the game."""
    state.offices = vec[i64](scoring.offices(state))
    for office, seat in enumerate(state.offices):
        if seat >= 0:
            state.points[seat] += 1
            if state.journal is not None:
                held = scoring.OFFICES[office]
                pieces = _texts([held.pieces(state, each) for each in range(state.seats)])
                say(
                    state,
                    "log-office",
                    {"seat": Seat(seat), "office": Message(f"office-{held.name}"), "pieces": pieces},
                )
    state.phase = ENDED
    if state.journal is not None:
        _say_winners(state)


def _say_winners(state: Position) -> None:
    """Writes who has won, and the result of all seats with what their ministries brought."""
    places = state.ranking()
    result = {"result": _texts(list(state.points)), "places": _texts(places)}
    result["ministries"] = _texts([scoring.of_ministries(state, seat) for seat in range(state.seats)])
    for seat, place in enumerate(places):
        if place == 1:
            say(state, "log-winner", {"seat": Seat(seat), "points": state.points[seat], **result})


def _texts(numbers: list[int]) -> str:
    return " ".join([str(number) for number in numbers])
