"""Many games at once: each goes as it would alone."""

from typing import Any

import numpy as np
import pytest

from kaiserhof.engine import Game, KaiserhofError
from kaiserhof.engine.core.batch import IllegalAction
from kaiserhof.envs.planes import encode
from kaiserhof.envs.vector import ManyGames, Step
from tests.envs.tables import EVERY_GAME

GAMES = 6


def kept(step: Step) -> list[Any]:
    return [np.array(part).tolist() for part in (step.observations, step.masks, step.movers, step.rewards)]


def steps_to_an_end(many: ManyGames, seed: int) -> tuple[list[Step], Step]:
    step = many.reset(seed)
    steps = []
    while not (step.terminated.any() or step.truncated.any()):
        step = many.step(many.sample())
        steps.append(step)
    return steps, step


@EVERY_GAME
def test_rows_show_what_the_seat_that_decides_sees_and_may_do(game: Game) -> None:
    many = ManyGames(game, GAMES)
    step = many.reset(1)
    for _ in range(60):
        for number in range(GAMES):
            state, mover = many.state(number), int(step.movers[number])
            assert state.to_move() == mover
            assert np.array_equal(step.observations[number], encode(game, state, mover))
            legal = {many.codec.move(int(action), mover) for action in np.flatnonzero(step.masks[number])}
            assert legal == set(state.legal_moves())
        step = many.step(many.sample())


@EVERY_GAME
def test_observations_and_masks_may_be_written_and_are_no_others(game: Game) -> None:
    many = ManyGames(game, GAMES)
    first = many.reset(1)
    before = kept(first)
    second = many.step(many.sample())
    second.observations[:] = 7
    second.masks[:] = 0
    assert kept(first)[:2] == before[:2]
    assert many.step(many.sample()).masks.any()
    row = encode(game, many.state(0), 0)
    row[:] = 7
    assert not np.array_equal(encode(game, many.state(0), 0), row)


@EVERY_GAME
def test_actions_that_are_no_whole_numbers_are_refused(game: Game) -> None:
    many = ManyGames(game, GAMES)
    many.reset(1)
    with pytest.raises(IllegalAction, match="whole numbers"):
        many.step(many.sample() + 0.5)


@EVERY_GAME
def test_the_same_seed_and_actions_give_the_same_steps(game: Game) -> None:
    first, second = ManyGames(game, GAMES), ManyGames(game, GAMES)
    assert kept(first.reset(2)) == kept(second.reset(2))
    for _ in range(30):
        actions = first.sample()
        assert actions.tolist() == second.sample().tolist()
        assert kept(first.step(actions)) == kept(second.step(actions))
    assert kept(first.reset(2)) != kept(second.reset(3))


@EVERY_GAME
def test_a_game_that_ends_gives_its_result_and_begins_anew(game: Game) -> None:
    many = ManyGames(game, 2)
    _, step = steps_to_an_end(many, 4)
    ended = int(np.flatnonzero(step.terminated)[0])
    assert not step.truncated.any()
    assert min(step.places[ended]) == 1
    assert step.rewards[ended].sum() == pytest.approx(1)
    assert [place == 1 for place in step.places[ended]] == [reward > 0 for reward in step.rewards[ended]]
    assert step.masks[ended].any()
    assert many.state(ended).scores() == game.start(many.seats).scores()
    assert not step.rewards[1 - ended].any() or step.terminated[1 - ended]


@EVERY_GAME
def test_gains_add_up_to_the_points_of_every_game(game: Game) -> None:
    many = ManyGames(game, 3, rewards="gains")
    step = many.reset(5)
    sums = np.zeros((3, many.seats))
    for _ in range(2000):
        step = many.step(many.sample())
        sums += step.rewards
        for ended in np.flatnonzero(step.terminated):
            assert sums[ended].tolist() == step.points[ended].tolist()
            sums[ended] = 0
        if step.terminated.any():
            break
    assert step.terminated.any()


@EVERY_GAME
def test_games_that_take_too_long_are_cut_off(game: Game) -> None:
    many = ManyGames(game, 2, longest=90)
    _, step = steps_to_an_end(many, 6)
    assert step.truncated.any()
    assert not step.terminated.any()


@EVERY_GAME
def test_an_illegal_action_is_refused_and_no_game_changes(game: Game) -> None:
    many = ManyGames(game, 3)
    step = many.reset(7)
    before, actions = kept(step), many.sample().copy()
    actions[2] = np.flatnonzero(step.masks[2] == 0)[0]
    for wrong in (actions, [-1, 0, 0], [10_000, 0, 0]):
        with pytest.raises(IllegalAction, match="is not legal in game"):
            many.step(wrong)
    with pytest.raises(IllegalAction, match="There are 3 games, but 2 actions"):
        many.step([0, 0])
    actions[2] = np.flatnonzero(step.masks[2])[0]
    assert kept(step) == before
    many.step(actions)


@EVERY_GAME
def test_what_is_wrong_is_refused(game: Game) -> None:
    with pytest.raises(KaiserhofError):
        ManyGames(game, 2, game.players[-1] + 1)
    with pytest.raises(ValueError, match="at least one game"):
        ManyGames(game, 0)
    with pytest.raises(ValueError, match="after at least one move, not after -1"):
        ManyGames(game, 2, longest=-1)
