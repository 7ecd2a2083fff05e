"""Checks of the estimate, for every number of players."""

from __future__ import annotations

from math import isclose

from kaiserhof.engine import OVER
from kaiserhof.testing.cases import Broken, Case, demand
from kaiserhof.testing.check import PROGRESS, Chapter

CHECKS = Chapter("estimates")


@CHECKS.check()
def every_position_has_all_terms_and_win_probabilities_that_sum_to_one(case: Case) -> None:
    """Also checks that progress is between 0 and 1."""
    game = case.game
    for state in case.positions(12):
        if state.to_move() == OVER:
            continue
        terms = game.read_terms(state)
        demand(len(terms) == case.seats, "not every seat has terms")
        for own in terms:
            demand(len(own) == len(game.terms) + 1 and own[-1] == 1, f"{own} are not the terms {game.terms} and 1")
        demand(isclose(sum(game.win_probabilities(state)), 1), "the win probabilities do not sum to 1")
        demand(0 <= game.progress(state) <= 1, f"the progress is {game.progress(state)}")


@CHECKS.check(needs=PROGRESS)
def a_game_goes_on_and_on(case: Case) -> None:
    """Progress is an estimate, so it may fall, but only a little."""
    reached = 0.0
    for state, _ in case.random_game(6):
        now = case.game.progress(state)
        if now <= reached - 0.2:
            raise Broken(f"the progress falls from {reached} to {now}")
        reached = max(reached, now)
    demand(reached > 0.6, f"at the end the progress is only {reached}")


@CHECKS.check()
def at_the_end_the_estimate_is_the_result(case: Case) -> None:
    """The winners share 1."""
    *_, (state, _) = case.random_game(7)
    demand(case.game.expected_points(state) == state.scores(), "the expected points are not the points")
    winners = state.ranking().count(1)
    result = [1 / winners if place == 1 else 0 for place in state.ranking()]
    demand(case.game.win_probabilities(state) == result, f"the win probabilities are not {result}")
