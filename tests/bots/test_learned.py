"""Networks say what strong players do, and Grandmaster searches with them; both see only their seat's view."""

import os
import subprocess
import sys
from itertools import islice
from pathlib import Path
from typing import Any

import numpy as np
import pytest
from librt.strings import BytesWriter

from kaiserhof import is_compiled
from kaiserhof.bots import Bot, Budget, Evaluator, make_bot
from kaiserhof.bots.learned.grandmaster import Grandmaster
from kaiserhof.bots.learned.network import FILE, Network, network_of
from kaiserhof.bots.search.guided import GuidedSearch
from kaiserhof.engine import CHANCE, OVER, Dice, Game, State, find_game, game_ids
from kaiserhof.lab.arena import ArenaPlan, play_game
from tests.bots import thoughts
from tests.bots.test_master import decisions, sampled
from tests.without_numpy import without_numpy

EVERY_GAME = pytest.mark.parametrize("game", [find_game(name) for name in game_ids()], ids=lambda game: game.id)

LARGEST_FILE = 3_000_000

ROOT = Path(__file__).parents[2]


def learned(game: Game) -> Network:
    network = network_of(game)
    assert network is not None
    return network


def evaluated(game: Game, network: Network, states: list[State]) -> list[tuple[list[float], ...]]:
    """Evaluates positions as one batch; returns preferences, win probabilities and points of each."""
    asked = [asked_about(game, state) for state in states]
    rows, outlooks = b"".join(row for row, _, _ in asked), b"".join(outlook for _, outlook, _ in asked)
    owned = [(action, owner) for owner, (_, _, actions) in enumerate(asked) for action in actions]
    actions, owners = (np.array(numbers, np.int64).tobytes() for numbers in zip(*owned, strict=True))
    preferences, corrections = network.evaluate(rows, outlooks, actions, owners)
    found: list[tuple[list[float], ...]] = []
    for number, state in enumerate(states):
        liked = [preferences[index] for index, (_, owner) in enumerate(owned) if owner == number]
        found.append((liked, *game.outlook.corrected(outlooks, number, corrections[number], state.seats)))
    return found


def asked_about(game: Game, state: State) -> tuple[bytes, bytes, list[int]]:
    """Returns the planes, the outlook and the actions of a position."""
    mover = state.to_move()
    row, outlook = BytesWriter(), BytesWriter()
    game.encoding.write(state.seen_by(mover), mover, row)
    game.outlook.write(state, mover, outlook)
    codec = game.codecs[state.seats]
    actions = [int(codec.action(move, mover)) for move in state.legal_moves()]
    return row.getvalue(), outlook.getvalue(), actions


def weights_of_nothing(game: Game, times: int = 1) -> dict[str, Any]:
    """Returns all-zero weights of a tiny network, or of one `times` times as wide."""
    planes, told, most = game.encoding.size, game.outlook.size, game.encoding.most_seats
    sizes = {
        "first": (planes, 2 * times),
        "second": (2 * times, 3 * times),
        "policy": (3 * times, game.codecs[game.players[0]].size),
        "third": (2 * times + told, 4 * times),
        "value": (4 * times, 2 * most),
    }
    weights = {f"{name}.weight": np.zeros(size, np.float32) for name, size in sizes.items()}
    biases = {f"{name}.bias": np.zeros(size[1], np.float32) for name, size in sizes.items()}
    return {**weights, **biases, "inputs": np.ones(planes, np.float32), "points": np.array([10, 5], np.float32)}


def by_layers(weights: dict[str, Any], row: bytes, outlook: bytes, seats: int) -> tuple[Any, Any, Any]:
    """Returns preferences, win probabilities and points, computed layer by layer."""

    def layer(name: str, inputs: Any) -> Any:
        return inputs @ weights[f"{name}.weight"].astype(np.float64) + weights[f"{name}.bias"]

    planes, estimated = np.frombuffer(row, np.uint8), np.frombuffer(outlook, np.float32).astype(np.float64)
    most = len(weights["value.bias"]) // 2
    mean, spread = weights["points"]
    told = np.sign(estimated) * np.log1p(np.abs(estimated))
    told[:most] = estimated[:most]
    told[most : 2 * most] = (estimated[most : 2 * most] - mean) / spread * planes[:most]
    seen = np.maximum(layer("first", planes * weights["inputs"]), 0)
    correction = layer("value", np.maximum(layer("third", np.concatenate((seen, told))), 0))
    odds = np.exp(estimated[:seats] + correction[:seats])
    points = estimated[most : most + seats] + spread * correction[most : most + seats]
    return layer("policy", np.maximum(layer("second", seen), 0)), odds / odds.sum(), points


@EVERY_GAME
def test_a_network_is_small_and_for_the_planes_and_actions_of_its_game(game: Game) -> None:
    folder = Path(str(sys.modules[game.package].__file__)).parent
    assert (folder / FILE).stat().st_size < LARGEST_FILE
    assert learned(game).fits(game)


@EVERY_GAME
def test_positions_together_are_evaluated_as_each_of_them_alone(game: Game) -> None:
    network = learned(game)
    states = [state.copy() for state in sampled(game, 1, 17, 9)]
    for state, (liked, wins, points) in zip(states, evaluated(game, network, states), strict=True):
        row, _, actions = asked_about(game, state)
        assert liked == pytest.approx(network.preferences(row, actions), abs=1e-3)
        (alone,) = evaluated(game, network, [state])
        assert liked == pytest.approx(alone[0], abs=1e-3)
        assert wins == pytest.approx(alone[1], abs=1e-4)
        assert points == pytest.approx(alone[2], abs=1e-2)


@EVERY_GAME
def test_somebody_at_the_table_wins(game: Game) -> None:
    states = [state.copy() for state in sampled(game, 2, 29, 5)]
    for state, (_, wins, _) in zip(states, evaluated(game, learned(game), states), strict=True):
        assert len(wins) == state.seats
        assert sum(wins) == pytest.approx(1, abs=1e-6)


@EVERY_GAME
def test_a_network_that_corrects_nothing_says_what_the_estimate_says(game: Game) -> None:
    silent = Network(weights_of_nothing(game))
    assert silent.fits(game)
    for state in sampled(game, 2, 29, 5):
        mover, seats = state.to_move(), state.seats
        ((_, wins, points),) = evaluated(game, silent, [state])
        order = [(mover + place) % seats for place in range(seats)]
        expected, chances = game.expected_points(state), game.win_probabilities(state)
        assert wins == pytest.approx([chances[seat] for seat in order], abs=1e-4)
        assert points == pytest.approx([expected[seat] for seat in order], abs=1e-2)


@EVERY_GAME
def test_a_network_says_what_its_layers_say_one_after_the_other(game: Game) -> None:
    chance = np.random.default_rng(1)
    weights = {
        name: chance.normal(0, 0.05, each.shape).astype(np.float32)
        for name, each in weights_of_nothing(game, 35).items()
    }
    weights["points"] = np.array([10, 5], np.float32)
    states = [state.copy() for state in sampled(game, 3, 23, 4)]
    for state, found in zip(states, evaluated(game, Network(weights), states), strict=True):
        row, outlook, actions = asked_about(game, state)
        preferences, wins, points = by_layers(weights, row, outlook, state.seats)
        assert found[0] == pytest.approx(preferences[actions].tolist(), abs=1e-4)
        assert found[1] == pytest.approx(wins.tolist(), abs=1e-5)
        assert found[2] == pytest.approx(points.tolist(), abs=1e-3)


@EVERY_GAME
def test_the_network_alone_beats_random_players(game: Game) -> None:
    seats = 3
    plan = ArenaPlan(game.id, ("policy", "random", "random"), seats, game.choose(seats), seed=1)
    won = 0.0
    for number in range(6):
        played = play_game(plan, number)
        place = played.places[played.bots.index("policy")]
        won += (place == 1) / played.places.count(1)
    assert won >= 5


@EVERY_GAME
def test_grandmaster_thinks_the_same_of_the_same_view_and_of_worlds_it_cannot_tell_apart(game: Game) -> None:
    for state in sampled(game, 3, 37, 3):
        seat = state.to_move()
        other = state.seen_by(seat).imagine(Dice(5))
        one, same, twin = (
            Grandmaster(game, Budget(60)).evaluate(world.seen_by(seat), Dice(9)) for world in (state, state, other)
        )
        assert one.moves == same.moves == twin.moves
        assert {each.move for each in one.moves} <= set(state.legal_moves())
        assert sum(one.win_probabilities) == pytest.approx(1, abs=1e-4)
        assert one.simulations == 60 == sum(each.visits for each in one.moves)


@pytest.mark.skipif(not is_compiled(), reason="nothing is compiled here: no C compiler, or KAISERHOF_PURE is set")
def test_grandmaster_thinks_the_same_compiled_and_interpreted() -> None:
    command = [sys.executable, "-m", thoughts.__spec__.name]
    environment = {**os.environ, "KAISERHOF_PURE": "1"}
    said = subprocess.run(command, env=environment, cwd=ROOT, stdout=subprocess.PIPE, text=True, check=True)
    assert said.stdout == f"interpreted\n{thoughts.thoughts()}\n"


@EVERY_GAME
def test_grandmaster_goes_on_with_its_tree_while_the_turn_goes_on(game: Game) -> None:
    def kept(state: State) -> bool:
        """Returns whether the second decision of a turn reuses the tree of the first."""
        seat, turn = state.to_move(), state.turn_of()
        bot = Grandmaster(game, Budget(120))
        state.push(bot.choose(state.seen_by(seat), Dice(1)))
        if state.to_move() != seat or state.turn_of() != turn or len(state.legal_moves()) == 1:
            return False
        bot.budget = Budget(20)
        found = bot.evaluate(state.seen_by(seat), Dice(2))
        return sum(each.visits for each in found.moves) > found.simulations

    assert any(map(kept, islice(decisions(game, 4), 60)))


@EVERY_GAME
def test_grandmaster_decides_with_the_smallest_budget(game: Game) -> None:
    dice = Dice(5)
    state: State = game.start(game.players[0])
    bots: list[Bot] = [Grandmaster(game, Budget(1)) for _ in range(state.seats)]
    while (mover := state.to_move()) != OVER:
        move = state.draw_outcome(dice) if mover == CHANCE else bots[mover].choose(state.seen_by(mover), dice)
        assert move in state.legal_moves()
        state.push(move)


@EVERY_GAME
def test_without_numpy_grandmaster_is_master(game: Game) -> None:
    state = next(sampled(game, 6, 17, 1))
    view = state.seen_by(state.to_move())
    assert isinstance(Grandmaster(game).begin(view, Dice(1)), GuidedSearch)
    with without_numpy():
        thoughts = []
        for level in ("grandmaster:30", "master:30"):
            bot = make_bot(level, game)
            assert isinstance(bot, Evaluator)
            thoughts.append(bot.evaluate(view, Dice(1)).moves)
        assert thoughts[0] == thoughts[1]
        assert Grandmaster(game).stops_early
        assert make_bot("policy", game).choose(view, Dice(1)) in view.legal_moves()
