"""Random games end properly, and nothing is lost or made on the way."""

import pytest

from kaiserhof.engine import CHANCE, OVER, Dice
from tests.contract.wandering import CASES, Case, positions, random_move, share, wander

GAMES_PER_CASE = share(1000)


@pytest.mark.parametrize("case", CASES, ids=str)
def test_a_thousand_random_games_end_with_everything_conserved(case: Case) -> None:
    dice = Dice(str(case))
    census = case.start().census()
    for _ in range(GAMES_PER_CASE):
        state = case.start()
        moves = 0
        while state.to_move() != OVER:
            moves += 1
            state.push(random_move(state, dice))
            if moves % 16 == 0:
                assert state.census() == census
        assert moves <= case.game.longest
        assert state.census() == census
        assert len(state.scores()) == case.seats
        assert state.legal_moves() == () or list(state.legal_moves()) == []
        best = max(state.scores())
        leaders = {seat for seat, points in enumerate(state.scores()) if points == best}
        winners = {seat for seat, place in enumerate(state.ranking()) if place == 1}
        assert winners
        assert winners <= leaders or len(leaders) > 1, "only a tie may make someone else win"


@pytest.mark.parametrize("case", CASES, ids=str)
def test_whoever_is_to_move_has_a_move_and_every_move_is_in_the_action_space(case: Case) -> None:
    for state in positions(case, 200, seed=1):
        mover = state.to_move()
        moves = list(state.legal_moves())
        if mover == OVER:
            assert moves == []
            assert state.turn_of() == OVER
            continue
        assert moves
        assert len(set(moves)) == len(moves)
        assert all(0 <= move < case.game.action_space for move in moves)
        assert mover == CHANCE or 0 <= mover < case.seats
        assert 0 <= state.turn_of() < case.seats


@pytest.mark.parametrize("case", CASES, ids=str)
def test_chance_has_positive_weights_for_exactly_its_legal_moves(case: Case) -> None:
    for state, _ in wander(case, Dice(2)):
        if state.to_move() == CHANCE:
            outcomes = state.outcomes()
            assert all(weight > 0 for _, weight in outcomes)
            assert [move for move, _ in outcomes] == list(state.legal_moves())
        else:
            assert state.outcomes() == []


@pytest.mark.parametrize("case", CASES, ids=str)
def test_outcomes_are_drawn_by_their_weights(case: Case) -> None:
    dice = Dice(3)
    draws = 4000
    tried = 0
    for state, _ in wander(case, Dice(4)):
        if state.to_move() != CHANCE or dice.unit() < 0.9:
            continue
        tried += 1
        outcomes = dict(state.outcomes())
        total = sum(outcomes.values())
        counts = dict.fromkeys(outcomes, 0)
        for _ in range(draws):
            counts[state.draw_outcome(dice)] += 1
        squares = sum(
            (counts[move] - draws * weight / total) ** 2 / (draws * weight / total) for move, weight in outcomes.items()
        )
        freedom = len(outcomes) - 1
        assert squares < freedom + 6 * (2 * freedom) ** 0.5 + 12
        if tried == 5:
            break
    assert tried
