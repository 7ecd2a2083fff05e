"""One seat against bots: Gymnasium's own checks, and what a learner relies on."""

from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env

from kaiserhof.bots.bot import RandomBot
from kaiserhof.engine import Game, KaiserhofError, Record, game_ids, replay
from kaiserhof.engine.core.batch import IllegalAction
from kaiserhof.envs.gymnasium import PATIENCE, SoloEnv, name_of
from kaiserhof.envs.session import GameOver
from tests.envs.tables import EVERY_GAME


def solo(game: Game, **settings: Any) -> SoloEnv:
    return SoloEnv(game, ("random",) * (game.players[0] - 1), **settings)


def play(environment: SoloEnv, seed: int) -> tuple[float, dict[str, Any]]:
    """Plays random legal actions to the end; returns the sum of rewards and the last `info`."""
    environment.reset(seed=seed)
    random, total, over = np.random.default_rng(seed), 0.0, False
    info: dict[str, Any] = {}
    while not over:
        action = random.choice(np.flatnonzero(environment.action_masks()))
        _, reward, terminated, truncated, info = environment.step(action)
        total += reward
        over = terminated or truncated
    return total, info


@EVERY_GAME
def test_gymnasiums_check_env_passes(game: Game) -> None:
    check_env(gymnasium.make(name_of(game), render_mode="ansi").unwrapped)


@EVERY_GAME
def test_the_learner_is_asked_for_its_own_decisions_only(game: Game) -> None:
    environment = solo(game)
    for seed in range(3):
        environment.reset(seed=seed)
        random, over = np.random.default_rng(seed), False
        while not over:
            episode = environment.session.episode
            assert episode.mover == environment.seat
            assert environment.action_masks().sum() == len(episode.moves)
            over = any(environment.step(random.choice(np.flatnonzero(environment.action_masks())))[2:4])


@EVERY_GAME
def test_the_same_seed_gives_the_same_game_and_seats_change(game: Game) -> None:
    first, second = solo(game), solo(game)
    assert play(first, 1)[0] == play(second, 1)[0]
    assert first.record() == second.record()
    seats = set()
    for seed in range(20):
        first.reset(seed=seed)
        seats.add(first.seat)
    assert seats == set(range(game.players[0]))


@EVERY_GAME
def test_the_reward_is_the_learners_own(game: Game) -> None:
    for seed in range(3):
        environment = solo(game, rewards="gains")
        total, info = play(environment, seed)
        assert total == info["points"] == environment.session.episode.state.scores()[environment.seat]
        winning, info = play(solo(game), seed)
        assert (winning > 0) == (info["place"] == 1)


@EVERY_GAME
def test_the_record_of_a_game_replays(game: Game) -> None:
    environment = solo(game)
    play(environment, 2)
    record = Record.parse(environment.record().write())
    *_, last = replay(record, game)
    assert last.state == environment.session.episode.state


@EVERY_GAME
def test_an_illegal_action_costs_a_penalty_and_too_many_end_the_game(game: Game) -> None:
    environment = solo(game, penalty=0.5)
    before, _ = environment.reset(seed=3)
    illegal = int(np.flatnonzero(environment.action_masks() == 0)[0])
    for mistake in range(1, PATIENCE + 1):
        observation, reward, terminated, truncated, _ = environment.step(illegal)
        assert np.array_equal(observation, before)
        assert (reward, terminated, truncated) == (-0.5, False, mistake == PATIENCE)
    strict = solo(game, strict=True)
    strict.reset(seed=3)
    with pytest.raises(IllegalAction, match="is not legal here"):
        strict.step(illegal)


@EVERY_GAME
def test_what_is_no_action_is_refused_and_an_array_of_one_number_is_one(game: Game) -> None:
    environment = solo(game)
    environment.reset(seed=3)
    for wrong in (1.5, "draw", True, -1, 10**6, np.array([1, 2]), None):
        with pytest.raises(IllegalAction, match="is not an action: actions are whole numbers"):
            environment.step(wrong)
    legal = np.flatnonzero(environment.action_masks())[0]
    before = environment.session.episode.decisions
    environment.step(np.array(legal))  # as Stable-Baselines3 predicts it
    assert environment.session.episode.decisions > before


@EVERY_GAME
def test_what_is_wrong_is_refused(game: Game) -> None:
    with pytest.raises(KaiserhofError):
        SoloEnv(game, ("random",) * 9)
    with pytest.raises(KaiserhofError):
        SoloEnv(game, ("nobody",) * (game.players[0] - 1))
    with pytest.raises(ValueError, match="There is no seat 9"):
        solo(game, seat=9)
    with pytest.raises(ValueError, match="There is no render mode"):
        solo(game, render_mode="film")
    environment = solo(game)
    play(environment, 4)
    with pytest.raises(GameOver, match="call reset"):
        environment.step(0)


@EVERY_GAME
def test_a_bot_that_cheats_is_named(game: Game, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(RandomBot, "choose", lambda *_: -7)
    with pytest.raises(KaiserhofError) as refused:
        play(solo(game), 1)
    said = game.words("en")(refused.value.message)
    assert said == "random answered “-7”, which is not a legal move."


def test_one_name_instead_of_a_sequence_of_opponents_is_refused_by_what_it_is() -> None:
    with pytest.raises(TypeError, match=r"a sequence of bots, such as \('regular', 'regular'\)"):
        SoloEnv(game_ids()[0], opponents="regular")
