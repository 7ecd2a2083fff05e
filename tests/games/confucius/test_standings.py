"""The standings equal what the rules would bring if the ministries were resolved now."""

from __future__ import annotations

import pytest

from kaiserhof.engine import CHANCE, OVER, Dice
from kaiserhof.games.confucius import GAME
from kaiserhof.games.confucius.rules.components import MINISTRY_MASK
from kaiserhof.games.confucius.rules.moves import TARGET_OF
from kaiserhof.games.confucius.rules.phases import LATE_RESOLUTIONS, ONWARD
from kaiserhof.games.confucius.rules.round.end_of_round import award_offices
from kaiserhof.games.confucius.rules.round.flow import go_on
from kaiserhof.games.confucius.rules.state import ConfuciusState
from kaiserhof.games.confucius.words.standings import standings
from tests.games.confucius.staging import AXEL, BARBARA, position


def points_of(state: ConfuciusState, name: str) -> list[int]:
    return list(next(each.points for each in standings(state, 0) if each.id == name))


def resolved(state: ConfuciusState, ministry: int) -> list[int]:
    """Returns what each seat gains if only this ministry is resolved; seats that have a choice yield to the seat with
    the fewest points.
    """
    late = state.copy()
    late.stage, late.phase = LATE_RESOLUTIONS, ONWARD
    late.resolved |= 0b111 & ~(1 << ministry)
    before = late.scores()
    go_on(late)
    while late.to_move() != OVER:
        late.push(min(late.legal_moves(), key=lambda move: late.points[TARGET_OF[move]]))
    gained = [after - was for after, was in zip(late.scores(), before, strict=True)]
    for holder in late.offices:
        if holder >= 0:
            gained[holder] -= 1
    return gained


@pytest.mark.parametrize("seats", GAME.players)
def test_the_chits_as_things_stand_are_those_of_a_resolution(seats: int) -> None:
    dice = Dice(seats)
    state = GAME.start(seats)
    moves = compared = 0
    while (mover := state.to_move()) != OVER:
        moves += 1
        if moves % 10 == 0 and state.resolving < 0:
            for ministry in range(3):
                inside = sum(1 for own in state.own[:seats] if own & MINISTRY_MASK[ministry])
                if not state.resolved >> ministry & 1 and 1 <= inside <= 3:
                    assert points_of(state, f"ministry {ministry}") == resolved(state, ministry)
                    compared += 1
        state.push(state.draw_outcome(dice) if mover == CHANCE else dice.choice(state.legal_moves()))
    assert compared


def test_the_offices_as_things_stand_are_those_of_the_end() -> None:
    state = position(hubu="2a 3a 4b . . . .")
    ended = state.copy()
    award_offices(ended)
    gained = [after - before for after, before in zip(ended.scores(), state.scores(), strict=True)]
    offices = [each.points for each in standings(state, AXEL) if each.id.startswith("office")]
    assert [sum(points[seat] for points in offices) for seat in range(state.seats)] == gained


def test_only_the_own_coins_are_counted() -> None:
    state = position(hands={AXEL: "113", BARBARA: "223"})
    coins = {seat: next(each.pieces for each in standings(state, seat) if each.id == "coins") for seat in range(2)}
    assert coins[AXEL][:2] == (5, 0)
    assert coins[BARBARA][:2] == (0, 7)
