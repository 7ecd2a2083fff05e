"""Weights between their knots, and win probabilities from expected points."""

from __future__ import annotations

from math import e

import pytest

from kaiserhof.engine import find_game, game_ids
from kaiserhof.engine.core.estimate import KNOTS, MoveWeights, OutcomeWeights

ONE_TERM = [[float(knot) for knot in range(KNOTS)]]


def outcome(*sharpness: float) -> OutcomeWeights:
    return OutcomeWeights(ONE_TERM, sharpness)


@pytest.mark.parametrize("progress", [0.0, 0.1, 0.25, 0.5, 0.9, 1.0])
def test_a_weight_goes_evenly_from_knot_to_knot(progress: float) -> None:
    assert MoveWeights(ONE_TERM).at(progress) == pytest.approx([progress * (KNOTS - 1)])


def test_equal_points_give_equal_win_probabilities() -> None:
    assert outcome(0.1, 0.1, 0.1).win_probabilities([30.0, 30.0, 30.0, 30.0], 0.5) == pytest.approx([0.25] * 4)


def test_a_lead_of_one_over_the_sharpness_makes_winning_e_times_as_likely() -> None:
    leader, second, third = outcome(0.1, 0.1, 0.1).win_probabilities([50.0, 40.0, 30.0], 0.3)
    assert leader / second == pytest.approx(e)
    assert second / third == pytest.approx(e)
    assert leader + second + third == pytest.approx(1)


def test_a_lead_counts_more_where_the_sharpness_is_larger() -> None:
    weights = outcome(0.0, 0.1, 0.3)
    first, middle, late = (weights.win_probabilities([10.0, 0.0], progress)[0] for progress in (0.0, 0.5, 0.75))
    assert first == pytest.approx(0.5)
    assert middle == pytest.approx(e / (e + 1))
    assert late == pytest.approx(e**2 / (e**2 + 1))


def test_a_lead_of_thousands_of_points_is_a_certain_win_and_no_error() -> None:
    assert outcome(1.0, 1.0, 1.0).win_probabilities([5000.0, 4000.0, 4999.0], 0.5) == pytest.approx(
        [e / (e + 1), 0, 1 / (e + 1)]
    )


@pytest.mark.parametrize("name", game_ids())
def test_win_probabilities_follow_from_the_expected_points(name: str) -> None:
    game = find_game(name)
    state = game.start(game.players[0])
    points = [10.0 * seat for seat in range(state.seats)]
    found = game.win_probabilities(state, points)
    assert found == sorted(found)
    assert found[0] < found[-1]
    assert sum(found) == pytest.approx(1)
    assert game.win_probabilities(state) == game.win_probabilities(state, game.expected_points(state))
