"""The standings equal what the final scoring would bring now."""

from __future__ import annotations

import pytest

from kaiserhof.engine import CHANCE, OVER, Dice
from kaiserhof.games.dayunhe import GAME
from kaiserhof.games.dayunhe.rules.sources import SOURCES
from kaiserhof.games.dayunhe.rules.verbs import round as rounds
from kaiserhof.games.dayunhe.words.standings import FINAL, standings

ENOUGH = 500
"""More reputation than can be lost, so that no loss is cut off at 0."""


@pytest.mark.parametrize("seats", GAME.players)
def test_the_points_as_things_stand_are_those_of_the_final_scoring(seats: int) -> None:
    dice = Dice(seats)
    state = GAME.start(seats)
    at_the_end = {SOURCES[row] for row in FINAL}
    moves = 0
    while (mover := state.to_move()) != OVER:
        moves += 1
        if moves % 25 == 0:
            found = [each.points for each in standings(state, 0) if each.id in at_the_end]
            ended = state.copy()
            for seat in range(seats):
                ended.points[seat] = ENOUGH
            rounds._finish(ended)
            gained = [points - ENOUGH for points in ended.scores()]
            assert [sum(points[seat] for points in found) for seat in range(seats)] == gained
        state.push(state.draw_outcome(dice) if mover == CHANCE else dice.choice(state.legal_moves()))


def test_only_the_own_card_is_counted() -> None:
    dice = Dice(1)
    state = GAME.start(3)
    while state.chosen[0] < 0:
        state.push(state.draw_outcome(dice) if state.to_move() == CHANCE else state.legal_moves()[0])
    builds = {seat: next(each.pieces for each in standings(state, seat) if each.id == "builds") for seat in range(3)}
    assert builds[0][0] > 0
    assert all(builds[viewer][0] == 0 for viewer in (1, 2))
