"""The estimate of every game, for every number of players."""

import pytest

from kaiserhof.engine import OVER, Dice
from kaiserhof.engine.core.estimate import REST
from kaiserhof.engine.estimate_file import load_estimator
from tests.contract.wandering import CASES, Case, positions, wander

EVERY_CASE = pytest.mark.parametrize("case", CASES, ids=str)


@EVERY_CASE
def test_every_position_has_all_terms_and_win_probabilities_that_sum_to_one(case: Case) -> None:
    for state in positions(case, 12, 1):
        if state.to_move() == OVER:
            continue
        terms = case.game.read_terms(state)
        assert len(terms) == case.seats
        assert all(len(own) == len(case.game.terms) + 1 and own[-1] == 1 for own in terms)
        assert sum(case.game.win_probabilities(state)) == pytest.approx(1)
        assert 0 <= case.game.progress(state) <= 1


@EVERY_CASE
def test_a_game_goes_on_and_on(case: Case) -> None:
    """Progress is an estimate: it may fall, but never by much."""
    reached = 0.0
    for state, _ in wander(case, Dice(f"progress {case}")):
        now = case.game.progress(state)
        assert now > reached - 0.2
        reached = max(reached, now)
    assert reached > 0.6


@EVERY_CASE
def test_at_the_end_the_estimate_is_the_result(case: Case) -> None:
    state = next(iter(positions(case, 1, 5)))
    for state, move in wander(case, Dice(f"end {case}")):
        last = state, move
    state = last[0]
    assert case.game.expected_points(state) == state.scores()
    winners = state.ranking().count(1)
    assert case.game.win_probabilities(state) == [1 / winners if place == 1 else 0 for place in state.ranking()]


def test_weights_for_other_terms_are_refused() -> None:
    game = CASES[0].game
    with pytest.raises(ValueError, match="tune it anew"):
        load_estimator(game.package, (*game.terms[:-1], "luck"))
    assert REST not in game.terms
