"""Tuning finds the weights behind the data, and writes what the game then reads."""

import tomllib

import numpy as np
import pytest

from kaiserhof.engine import find_game, game_ids
from kaiserhof.engine.core.estimate import KNOTS, REST, OutcomeWeights
from training.tune import (
    as_toml,
    evolve,
    fit_points,
    fit_sharpness,
    play,
    points_lead,
    shift_scale,
    survey,
    win_share,
)

SEATS = 3
TERMS = 4


def present(name: str) -> list[list[float]]:
    """Term, then knot: a game's weights for its fewest players."""
    game = find_game(name)
    columns: list[list[float]] = np.array(game.estimator.move_weights[game.players[0]].terms).T.tolist()
    return columns


def made_up_games(weights: np.ndarray, sharpness: float, games: int) -> np.ndarray:
    """Positions whose outcome follows these weights, with noise."""
    rng = np.random.default_rng(1)
    progress = np.repeat(rng.random(games), SEATS)
    terms = rng.normal(size=(games * SEATS, TERMS))
    terms[:, -1] = 1.0
    hats = np.stack([np.clip(1 - np.abs(progress * (KNOTS - 1) - knot), 0, 1) for knot in range(KNOTS)], axis=1)
    gains = ((hats @ weights) * terms).sum(axis=1)
    points = rng.integers(0, 9, size=games * SEATS)
    odds = sharpness * (points + gains).reshape(-1, SEATS)
    luck = rng.gumbel(size=odds.shape)
    won = np.zeros_like(odds)
    won[np.arange(games), (odds + luck).argmax(axis=1)] = 1
    columns = [progress, points, gains + rng.normal(size=games * SEATS), won.reshape(-1)]
    return np.column_stack([*columns, terms])


def test_weights_evolve_towards_those_that_do_better() -> None:
    wanted = np.array([[1.0, -2.0, 0.5, 0.0]] * KNOTS)

    def measure(pairs: list[tuple[np.ndarray, np.ndarray]]) -> list[float]:
        return [float(((second - wanted) ** 2).sum() - ((first - wanted) ** 2).sum()) for first, second in pairs]

    start = np.zeros((KNOTS, TERMS))
    scale = np.array([0.1, 0.1, 0.1, 0.0])
    evolved = evolve(start, scale, 5000, measure, np.random.default_rng(1))
    assert np.abs(evolved - wanted).max() < 0.5
    assert not evolved[:, -1].any()


def test_the_outlook_behind_the_outcomes_is_found() -> None:
    weights = np.array([[1.0, 0.0, -2.0, 4.0], [1.0, 3.0, 0.0, 2.0], [1.0, 0.0, 2.0, 0.0]])
    assert fit_points(made_up_games(weights, 0.4, 200_000)) == pytest.approx(weights, abs=0.3)


def test_a_term_that_no_game_has_met_early_counts_there_as_it_does_later() -> None:
    rows = made_up_games(np.array([[0.0] * TERMS, [0.0, 3.0, 0.0, 0.0], [0.0, 3.0, 0.0, 0.0]]), 0.4, 100_000)
    rows[rows[:, 0] < 0.5, 5] = 0.0
    assert fit_points(rows)[:, 1] == pytest.approx([3.0] * KNOTS, abs=0.3)


def test_sharpness_is_found_from_who_won() -> None:
    weights = np.array([[1.0, 0.0, -2.0, 4.0], [1.0, 3.0, 0.0, 2.0], [1.0, 0.0, 2.0, 0.0]])
    assert fit_sharpness(made_up_games(weights, 0.4, 4000), weights, SEATS) == pytest.approx([0.4] * KNOTS, abs=0.08)


def test_terms_that_hardly_vary_are_pushed_further_but_not_without_end() -> None:
    rows = np.random.default_rng(1).normal(size=(4000, 1 + TERMS)) * [20.0, 10.0, 1.0, 0.01, 0.0]
    assert shift_scale(rows) == pytest.approx([0.1, 1.0, 2.0, 0.0], rel=0.1)


@pytest.mark.parametrize("name", game_ids())
def test_a_survey_meets_every_term(name: str) -> None:
    """A term that no game brings could not be tuned."""
    seats = find_game(name).players[-1]
    rows = np.array([row for seed in range(12) for row in survey((name, seats, seed, present(name)))])
    assert rows[:, 1:].any(axis=0).all()


@pytest.mark.parametrize("name", game_ids())
def test_self_play_notes_turns_with_their_outcome(name: str) -> None:
    game = find_game(name)
    seats = game.players[0]
    rows = play((name, seats, 1, present(name)))
    assert rows
    assert len(rows) % seats == 0
    assert {len(row) for row in rows} == {4 + len(game.terms) + 1}
    assert all(0 <= row[0] <= 1 and row[3] in (0, 1 / 2, 1 / 3, 1) for row in rows)


@pytest.mark.parametrize("name", game_ids())
def test_the_present_weights_beat_none_at_all(name: str) -> None:
    zeros = [[0.0] * KNOTS for _ in present(name)]
    leads = [points_lead((name, find_game(name).players[-1], seed, present(name), zeros)) for seed in range(4)]
    assert sum(leads) > 0


@pytest.mark.parametrize("name", game_ids())
def test_a_match_gives_a_share_in_the_victory(name: str) -> None:
    zeros = [[0.0] * KNOTS for _ in present(name)]
    assert 0 <= win_share((name, find_game(name).players[0], 1, zeros, present(name))) <= 1


@pytest.mark.parametrize("name", game_ids())
def test_what_is_written_is_what_the_game_reads(name: str) -> None:
    game = find_game(name)
    data = tomllib.loads(as_toml(game, game.estimator))
    assert data["play-on"] == game.estimator.play_on
    for seats in game.players:
        table = data["players"][str(seats)]
        outlook = game.estimator.outcome_weights[seats]
        again = OutcomeWeights([table["outlook"][term] for term in (*game.terms, REST)], table["sharpness"])
        assert np.array(again.terms) == pytest.approx(np.array(outlook.terms), abs=1e-4)
        assert again.sharpness == pytest.approx(outlook.sharpness, abs=1e-4)
        weights = np.array([table["weight"][term] for term in game.terms]).T
        assert weights == pytest.approx(np.array(game.estimator.move_weights[seats].terms)[:, :-1], abs=1e-4)
