"""What a network is given of the estimate, and how its correction changes win probabilities and points."""

from __future__ import annotations

from math import log

import pytest
from librt.strings import BytesWriter, read_f32_le

from kaiserhof.engine import CHANCE, Dice, Game, State, find_game, game_ids

GAMES = [find_game(game_id) for game_id in game_ids()]
EVERY_GAME = pytest.mark.parametrize("game", GAMES, ids=game_ids())


def first_decision(game: Game, seats: int) -> State:
    state, dice = game.start(seats), Dice("outlook")
    for _ in range(100):
        mover = state.to_move()
        if mover != CHANCE and len(state.legal_moves()) > 1:
            break
        state.push(state.draw_outcome(dice) if mover == CHANCE else state.legal_moves()[0])
    assert isinstance(state, State)
    return state


def row(game: Game, state: State, seat: int) -> list[float]:
    out = BytesWriter()
    game.outlook.write(state, seat, out)
    data = out.getvalue()
    return [read_f32_le(data, 4 * number) for number in range(game.outlook.size)]


@EVERY_GAME
@pytest.mark.parametrize("seat", [0, 2])
def test_a_row_has_chances_points_progress_and_terms_from_the_seat_on(game: Game, seat: int) -> None:
    state, most = first_decision(game, 3), game.players[-1]
    order = [seat, (seat + 1) % 3, (seat + 2) % 3]
    empty = [0.0] * (most - 3)
    wins, points, terms = game.win_probabilities(state), game.expected_points(state), game.read_terms(state)
    found = row(game, state, seat)
    assert found[:most] == pytest.approx([log(wins[each]) for each in order] + empty, abs=1e-5)
    assert found[most : 2 * most] == pytest.approx([points[each] for each in order] + empty, rel=1e-5)
    assert found[2 * most] == pytest.approx(game.progress(state))
    expected = [value for each in order for value in terms[each]]
    rest = found[2 * most + 1 :]
    assert rest[: len(expected)] == pytest.approx(expected, rel=1e-5)
    assert set(rest[len(expected) :]) <= {0.0}
    assert len(rest) == most * (len(game.terms) + 1)


@EVERY_GAME
def test_a_correction_multiplies_odds_and_adds_points(game: Game) -> None:
    """The second of two rows: the first seat's odds are doubled, and the second seat gets three points more."""
    state, most = first_decision(game, 3), game.players[-1]
    out = BytesWriter()
    game.outlook.write(state, 1, out)
    game.outlook.write(state, 0, out)
    correction = [0.0] * (2 * most)
    correction[0], correction[most + 1] = log(2), 3.0
    wins, points = game.outlook.corrected(out.getvalue(), 1, correction, 3)
    before, expected = game.win_probabilities(state), game.expected_points(state)
    odds = [2 * before[0], before[1], before[2]]
    assert wins == pytest.approx([each / sum(odds) for each in odds], rel=1e-4)
    assert points == pytest.approx([expected[0], expected[1] + 3, expected[2]], rel=1e-4)
