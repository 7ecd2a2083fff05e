"""Tuning finds the weights behind the data, and writes what the game then reads."""

import tomllib

import numpy as np
import pytest

from kaiserhof.engine import find_game, game_ids
from kaiserhof.engine.judgement import KNOTS, REST, Weights
from kaiserhof.lab.tune import as_toml, fit_points, fit_sharpness, meet, play

SEATS = 3
TERMS = 4


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


def test_the_weights_behind_the_outcomes_are_found() -> None:
    weights = np.array([[1.0, 0.0, -2.0, 4.0], [1.0, 3.0, 0.0, 2.0], [1.0, 0.0, 2.0, 0.0]])
    rows = made_up_games(weights, 0.4, 4000)
    assert fit_points(rows, np.zeros((KNOTS, TERMS)), 4000) == pytest.approx(weights, abs=0.3)
    assert fit_sharpness(rows, weights, SEATS) == pytest.approx([0.4] * KNOTS, abs=0.08)


def test_little_data_hardly_moves_the_weights() -> None:
    present = np.full((KNOTS, TERMS), 5.0)
    rows = made_up_games(np.zeros((KNOTS, TERMS)), 0.4, 4)
    moved = np.abs(fit_points(rows, present, 4) - present)
    assert moved.max() < 2


@pytest.mark.parametrize("name", game_ids())
def test_self_play_notes_positions_with_their_outcome(name: str) -> None:
    game = find_game(name)
    seats = game.players[0]
    rows = play((name, seats, 1))
    assert rows
    assert len(rows) % seats == 0
    assert {len(row) for row in rows} == {4 + len(game.terms) + 1}
    assert all(0 <= row[0] <= 1 and row[3] in (0, 1 / 2, 1 / 3, 1) for row in rows)


@pytest.mark.parametrize("name", game_ids())
def test_a_match_gives_a_share_in_the_victory(name: str) -> None:
    game = find_game(name)
    seats = game.players[0]
    zeros = [[0.0] * KNOTS] * (len(game.terms) + 1)
    assert 0 <= meet((name, seats, 1, zeros)) <= 1


def test_what_is_written_is_what_the_game_reads() -> None:
    game = find_game(game_ids()[0])
    present = {seats: np.array(weights.terms) for seats, weights in game.judgement.weights.items()}
    sharpness = {seats: weights.sharpness for seats, weights in game.judgement.weights.items()}
    data = tomllib.loads(as_toml(game, present, sharpness))
    for seats, weights in game.judgement.weights.items():
        table = data["players"][str(seats)]
        again = Weights([table["weight"][name] for name in (*game.terms, REST)], table["sharpness"])
        assert np.array(again.terms) == pytest.approx(np.array(weights.terms), abs=1e-4)
