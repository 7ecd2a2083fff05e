"""The games in OpenSpiel: its own tests for games, and its searches playing ours."""

import re
import subprocess
import sys

import numpy as np
import pyspiel
import pytest
from open_spiel.python.algorithms import ismcts, mcts

import kaiserhof.envs.openspiel as spiel
from kaiserhof.engine import Dice, Game, KaiserhofError, game_ids
from tests.envs.tables import EVERY_GAME, EVERY_TABLE, TABLES


@EVERY_TABLE
def test_openspiels_random_sim_test_passes(game: Game, seats: int) -> None:
    pyspiel.random_sim_test(
        pyspiel.load_game(f"{spiel.PREFIX}{game.id}(players={seats})"), num_sims=1, serialize=True, verbose=False
    )


RUN_SUITE = """
import sys, unittest
from absl import flags
import kaiserhof.envs.openspiel
import open_spiel.{module}
flags.FLAGS(["test", *(["--test_only_games=^kaiserhof_"] if "test_only_games" in flags.FLAGS else [])])
unittest.main(module="open_spiel.{module}", argv=["test", *sys.argv[1:]])
"""


@pytest.mark.parametrize(
    ("module", "names", "least"),
    [
        ("integration_tests.api_test", [], 5 * len(game_ids())),
        ("python.tests.games_sim_test", ["-k", "kaiserhof"], len(game_ids()) + len(TABLES)),
    ],
    ids=["api_test", "games_sim_test"],
)
def test_openspiels_own_suites_pass_for_our_games(module: str, names: list[str], least: int) -> None:
    ran = subprocess.run(
        [sys.executable, "-c", RUN_SUITE.format(module=module), *names], capture_output=True, text=True, check=False
    )
    assert ran.returncode == 0, ran.stderr[-2000:]
    found = re.search(r"Ran (\d+) tests", ran.stderr)
    assert found is not None, ran.stderr
    assert int(found[1]) >= least


@EVERY_GAME
def test_openspiels_ismcts_plays_as_it_is(game: Game) -> None:
    loaded = pyspiel.load_game(spiel.PREFIX + game.id)
    rng = np.random.RandomState(1)
    evaluator = mcts.RandomRolloutEvaluator(1, rng)
    bot = ismcts.ISMCTSBot(loaded, evaluator, 2.0, 3, random_state=rng, use_observation_string=True)
    state = loaded.new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.choice([action for action, _ in state.chance_outcomes()]))
    assert bot.step(state) in state.legal_actions()


@EVERY_GAME
def test_options_are_parameters_and_wrong_ones_are_refused(game: Game) -> None:
    seats, options = list(game.variants())[-1]
    given = ";".join(f"{name}:{value}" for name, value in options.items())
    loaded = pyspiel.load_game(f"{spiel.PREFIX}{game.id}(players={seats},options={given})")
    assert loaded.options == options
    with pytest.raises(KaiserhofError):
        pyspiel.load_game(f"{spiel.PREFIX}{game.id}(players=9)")
    with pytest.raises(KaiserhofError):
        pyspiel.load_game(f"{spiel.PREFIX}{game.id}(options=weather:rain)")


@EVERY_GAME
def test_an_imagined_state_looks_the_same_to_the_player_to_move(game: Game) -> None:
    state = pyspiel.load_game(spiel.PREFIX + game.id).new_initial_state()
    dice = Dice(1)
    while not state.is_terminal() and len(state.history()) < 200:
        if state.is_chance_node():
            state.apply_action(dice.choice(state.chance_outcomes())[0])
            continue
        other = spiel.resampled(state, dice)
        assert other.observation_string() == state.observation_string()
        assert other.legal_actions() == state.legal_actions()
        assert other.history() == state.history()
        state.apply_action(dice.choice(state.legal_actions()))


@EVERY_GAME
def test_outcomes_of_chance_have_the_probabilities_of_the_rules(game: Game) -> None:
    state = pyspiel.load_game(spiel.PREFIX + game.id).new_initial_state()
    ours = game.start(game.players[0])
    total = sum(weight for _, weight in ours.outcomes())
    texts = {state.action_to_string(-1, action): chance for action, chance in state.chance_outcomes()}
    assert texts == {ours.text(move): weight / total for move, weight in ours.outcomes()}
    assert sum(texts.values()) == pytest.approx(1)
