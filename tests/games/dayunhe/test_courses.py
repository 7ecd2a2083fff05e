"""The courses that the page offers to the start player, and what finishing would give up."""

from __future__ import annotations

import random

from kaiserhof.engine import OVER
from kaiserhof.games.dayunhe import GAME
from kaiserhof.games.dayunhe.rules.components import MAX_SEATS
from kaiserhof.games.dayunhe.rules.phases import SAILING
from kaiserhof.games.dayunhe.rules.sources import SHIP_CANALS, SHIP_UNREST
from kaiserhof.games.dayunhe.rules.state import DayunheState
from tests.games.dayunhe.staging import AXEL, position


def sailed(state: DayunheState, seat: int) -> int:
    """Returns what the ship has brought a seat in all."""
    return sum(state.ledger[source * MAX_SEATS + seat] for source in (SHIP_CANALS, SHIP_UNREST))


def test_every_course_brings_what_it_says_and_no_two_are_alike() -> None:
    dice, seen = random.Random(7), 0
    for _ in range(4):
        state = GAME.start(4)
        while state.to_move() != OVER and seen < 40:
            moves = [move for move, _ in state.outcomes()] if state.to_move() < 0 else list(state.legal_moves())
            if state.phase == SAILING:
                courses = GAME.prospects(state.seen_by(state.turn), moves)
                seen += 1
                assert {course.moves[0] for course in courses} <= set(moves)
                ends = set()
                for course in courses:
                    later = state.copy()
                    for move in course.moves:
                        assert move in later.legal_moves()
                        later.push(move)
                    assert later.phase != SAILING
                    gains = tuple(sailed(later, seat) - sailed(state, seat) for seat in range(4))
                    assert gains == course.gains
                    ends.add((later.ship, later.trips, gains))
                assert len(ends) == len(courses)
            state.push(dice.choice(moves))
    assert seen > 10


def test_finishing_says_what_could_still_be_played() -> None:
    state = position(turn=AXEL, cards={AXEL: "raise-reputation"})
    [done] = [move for move in state.legal_moves() if state.text(move) == "done"]
    found = {message.id: message.values["count"] for message in GAME.unused(state, done)}
    assert found["unused-raise"] == 1
    assert found["unused-replenish"] == state.replenish
    other = next(move for move in state.legal_moves() if move != done)
    assert not GAME.unused(state, other)
