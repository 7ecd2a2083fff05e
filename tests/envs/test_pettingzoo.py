"""The PettingZoo environments: PettingZoo's test suites, and what they do not cover."""

from functools import partial

import numpy as np
import pettingzoo
import pytest
from pettingzoo.test import api_test, render_test, seed_test

from kaiserhof.engine import Game, KaiserhofError, Record, game_ids, replay
from kaiserhof.engine.core.batch import IllegalAction
from kaiserhof.envs.pettingzoo import KaiserhofEnv, env, register
from kaiserhof.envs.session import GameOver
from tests.envs.tables import EVERY_GAME, EVERY_TABLE, TABLES


def play(environment: KaiserhofEnv, seed: int) -> list[int]:
    """Plays random legal actions to the end and returns the actions."""
    environment.reset(seed=seed)
    chosen = []
    random = np.random.default_rng(seed)
    while not environment.session.over:
        legal = np.flatnonzero(environment.observe(environment.agent_selection)["action_mask"])
        chosen.append(int(random.choice(legal)))
        environment.step(chosen[-1])
    return chosen


# Both warnings are about observations that are dictionaries, as every environment with a mask has them.
@pytest.mark.filterwarnings("ignore:Observation space for each agent probably should be")
@pytest.mark.filterwarnings("ignore:Observation is not a NumPy array")
@EVERY_TABLE
def test_pettingzoos_api_test_passes(game: Game, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(env(game, seats), num_cycles=300)
    assert "Passed" in capsys.readouterr().out


@EVERY_TABLE
def test_pettingzoos_seed_test_passes(game: Game, seats: int) -> None:
    seed_test(partial(env, game, seats), num_cycles=100)


@EVERY_TABLE
def test_pettingzoos_render_test_passes(game: Game, seats: int, capsys: pytest.CaptureFixture[str]) -> None:
    render_test(partial(env, game, seats))
    assert capsys.readouterr().out


@EVERY_TABLE
def test_only_the_agent_selected_has_legal_actions_and_they_are_the_legal_moves(game: Game, seats: int) -> None:
    environment = env(game, seats)
    environment.reset(seed=1)
    random = np.random.default_rng(1)
    while not environment.session.over:
        episode, codec = environment.session.episode, game.codecs[seats]
        for seat, agent in enumerate(environment.possible_agents):
            observation = environment.observe(agent)
            legal = np.flatnonzero(observation["action_mask"])
            expected = set(episode.moves) if agent == environment.agent_selection else set()
            assert {codec.move(int(action), seat) for action in legal} == expected
            assert environment.observation_space(agent).contains(observation)
        environment.step(int(random.choice(np.flatnonzero(environment.last()[0]["action_mask"]))))


@EVERY_GAME
def test_the_same_seed_and_actions_give_the_same_game(game: Game) -> None:
    first, second, third = env(game), env(game), env(game)
    assert play(first, 5) == play(second, 5)
    assert first.record() == second.record()
    play(third, 6)
    assert third.record() != first.record()


@EVERY_GAME
def test_a_second_game_without_a_seed_is_another_one_and_follows_from_the_first_seed(game: Game) -> None:
    def two_games() -> list[list[int] | None]:
        environment = env(game)
        environment.reset(seed=3)
        first = environment.session.episode.log
        environment.reset()
        return [first, environment.session.episode.log]

    assert two_games() == two_games()
    assert two_games()[0] != two_games()[1]


@EVERY_GAME
def test_the_record_of_a_game_replays(game: Game) -> None:
    environment = env(game)
    play(environment, 7)
    record = environment.record()
    *_, last = replay(Record.parse(record.write()), game)
    assert last.state == environment.session.episode.state


@pytest.mark.parametrize(("rewards", "total"), [("win", 1.0), ("zero_sum", 0.0)])
@EVERY_GAME
def test_rewards_at_the_end_add_up(game: Game, rewards: str, total: float) -> None:
    environment = env(game, rewards=rewards)
    play(environment, 8)
    assert sum(environment.rewards.values()) == pytest.approx(total)
    places = [environment.infos[agent]["place"] for agent in environment.possible_agents]
    best = max(environment.rewards.values())
    assert [place == 1 for place in places] == [reward == best for reward in environment.rewards.values()]


@EVERY_GAME
def test_gains_add_up_to_the_points(game: Game) -> None:
    environment = env(game, rewards="gains")
    environment.reset(seed=9)
    sums = dict(environment.rewards)
    random = np.random.default_rng(9)
    while not environment.session.over:
        environment.step(int(random.choice(np.flatnonzero(environment.last()[0]["action_mask"]))))
        for agent, reward in environment.rewards.items():
            sums[agent] += reward
    assert list(sums.values()) == environment.session.episode.state.scores()


@EVERY_GAME
def test_forced_answers_are_hidden_unless_they_are_asked_for(game: Game) -> None:
    hidden, shown = env(game), env(game, forced=True)
    hidden.reset(seed=2)
    random = np.random.default_rng(2)
    while not hidden.session.over:
        legal = np.flatnonzero(hidden.last()[0]["action_mask"])
        assert len(legal) > 1 or hidden.session.episode.state.choice_is_secret()
        hidden.step(int(random.choice(legal)))
    assert len(play(shown, 2)) == shown.session.episode.decisions


@EVERY_GAME
def test_a_game_that_takes_too_long_is_truncated(game: Game) -> None:
    environment = env(game, longest=80)
    play(environment, 1)
    assert all(environment.truncations.values())
    assert not any(environment.terminations.values())
    assert environment.session.episode.made == 80


def test_every_game_and_number_of_players_has_a_versioned_name() -> None:
    names = register()
    assert names == register()
    assert len(names) == len(TABLES)
    for name, (game, seats) in zip(names, TABLES, strict=True):
        made = pettingzoo.make("aec", name)
        assert made.max_num_agents == seats
        assert made.metadata["name"] == f"{game.id}_{seats}p_v{game.encoding.version}"


# ---------------------------------------------------------------------- what is wrong is said


@EVERY_GAME
def test_a_wrong_number_of_players_or_option_is_refused(game: Game) -> None:
    with pytest.raises(KaiserhofError):
        env(game, game.players[-1] + 1)
    with pytest.raises(KaiserhofError):
        env(game, options={"weather": "rain"})


def test_an_unknown_game_reward_or_render_mode_is_refused() -> None:
    with pytest.raises(KaiserhofError):
        env("ludo")
    with pytest.raises(ValueError, match="There is no reward 'luck'"):
        env(game_ids()[0], rewards="luck")
    with pytest.raises(ValueError, match="There is no render mode 'film'"):
        env(game_ids()[0], render_mode="film")


@EVERY_GAME
def test_an_illegal_action_is_refused_and_changes_nothing(game: Game) -> None:
    environment = env(game)
    environment.reset(seed=4)
    before = environment.session.episode.state.copy()
    illegal = int(np.flatnonzero(environment.last()[0]["action_mask"] == 0)[0])
    for action, sentence in ((illegal, "is not legal here"), (-1, "is not an action"), ("draw", "is not an action")):
        with pytest.raises(IllegalAction, match=sentence):
            environment.step(action)
    assert environment.session.episode.state == before


@EVERY_GAME
def test_a_step_after_the_end_or_before_the_beginning_is_refused(game: Game) -> None:
    environment = env(game)
    with pytest.raises(GameOver, match="call reset"):
        environment.step(0)
    play(environment, 5)
    for _ in range(game.players[0]):
        environment.step(None)
    with pytest.raises(GameOver, match="The game is over"):
        environment.step(0)
