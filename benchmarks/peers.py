"""Measures random play and search of other game libraries.

It runs in an environment of its own (`make peers`) and imports nothing of Kaiserhof; libraries that are not installed
there are skipped. It prints one measurement per line, as JSON.
"""

from __future__ import annotations

import json
import random
import sys
import time
from collections.abc import Callable
from functools import partial
from importlib import import_module
from typing import Any

SECONDS = 0.4
"""Duration of a round in seconds."""

ROUNDS = 5
"""Number of rounds; the best one counts, because other load can only slow a round down."""

ROLLOUTS = 2000
"""Number of random games in one call to C++."""

LEAST_CHOICE = 5
"""Minimum number of legal moves of the position in which a search is measured."""


def main() -> None:
    """`python peers.py [NAME …]`: measures the named peers, or all, if they are installed."""
    for measure in (catanatron, open_spiel, open_spiel_searches, pettingzoo):
        if sys.argv[1:] and measure.__name__ not in sys.argv[1:]:
            continue
        try:
            measure()
        except ImportError as missing:
            print(f"{measure.__name__} is left out: {missing}", file=sys.stderr)


def report(peer: str, decisions: float, games: float, **more: float) -> None:
    """Prints one measurement."""
    print(json.dumps({"peer": peer, "decisions_per_s": decisions, "games_per_s": games, **more}), flush=True)


def timed(play: Callable[[], int]) -> tuple[float, float]:
    """Returns decisions and games per second of a function that plays a game and returns its number of decisions."""
    play()
    best = (0.0, 0.0)
    for _ in range(ROUNDS):
        decisions = games = 0
        start = time.process_time()
        while (seconds := time.process_time() - start) < SECONDS:
            decisions += play()
            games += 1
        best = max(best, (decisions / seconds, games / seconds))
    return best


# ---------------------------------------------------------------------- catanatron


def catanatron() -> None:
    """Measures Catan with four random players."""
    from catanatron import Color, Game, RandomPlayer

    colours = (Color.RED, Color.BLUE, Color.WHITE, Color.ORANGE)

    def play() -> int:
        game = Game([RandomPlayer(colour) for colour in colours])
        game.play()
        state = game.state
        return len(getattr(state, "action_records", None) or state.actions)

    report("catanatron, 4 random players", *timed(play))


# ---------------------------------------------------------------------- OpenSpiel


SPIELS = ("crazy_eights(players=4)", "hearts")
"""Card games with four players."""


def open_spiel() -> None:
    """Measures games driven from Python, without observations."""
    import pyspiel

    for name in SPIELS:
        report(f"OpenSpiel {_short(name)} from Python", *timed(partial(new_spiel, pyspiel.load_game(name))))


def open_spiel_searches() -> None:
    """Measures rollouts and search in C++."""
    import pyspiel

    for name in SPIELS:
        _rollouts(pyspiel, pyspiel.load_game(name), f"OpenSpiel {_short(name)} C++ rollouts")
    _information_set_search(pyspiel, pyspiel.load_game("hearts"))


def _short(name: str) -> str:
    return name.partition("(")[0]


def new_spiel(game: Any) -> int:
    """Plays a random game of OpenSpiel; returns the number of decisions."""
    return _played(game.new_initial_state())


def _played(state: Any) -> int:
    """Plays a random game from this state."""
    decisions = 0
    while not state.is_terminal():
        if state.is_chance_node():
            outcomes, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choices(outcomes, weights)[0])
        else:
            moves = state.legal_actions()
            state.apply_action(moves[int(random.random() * len(moves))])
            decisions += 1
    return decisions


def _dealt(game: Any) -> Any:
    """Returns the state after the deal."""
    state = game.new_initial_state()
    while state.is_chance_node():
        outcomes, weights = zip(*state.chance_outcomes(), strict=True)
        state.apply_action(random.choices(outcomes, weights)[0])
    return state


def _length(state: Any) -> float:
    """Returns the mean length of random games from this state, in decisions."""
    return sum(_played(state.clone()) for _ in range(300)) / 300


def _steps_per_s(bot: Any, state: Any) -> float:
    """Returns how many decisions the bot makes per second in this state, after one to warm up."""
    bot.step(state)
    best = 0.0
    for _ in range(ROUNDS):
        steps = 0
        start = time.process_time()
        while (seconds := time.process_time() - start) < SECONDS:
            bot.step(state)
            steps += 1
        best = max(best, steps / seconds)
    return best


def _rollouts(pyspiel: Any, game: Any, peer: str) -> None:
    """Measures complete random games in C++, without the deal."""
    state = _dealt(game)
    length = _length(state)
    # A search of one simulation does nothing but roll out; C++ offers Python no other way to ask for rollouts alone.
    bot = pyspiel.MCTSBot(game, pyspiel.RandomRolloutEvaluator(ROLLOUTS, 1), 2.0, 1, 1000, False, 1, False)
    rate = ROLLOUTS * _steps_per_s(bot, state)
    report(peer, rate * length, rate)


def _information_set_search(pyspiel: Any, game: Any) -> None:
    """Measures the ISMCTS bot with random rollouts, at the first decision after the deal with several legal moves.

    After some deals the first move is forced, and the bot makes it without a search.
    """
    state = _dealt(game)
    while len(state.legal_actions()) < LEAST_CHOICE:
        state.apply_action(random.choice(state.legal_actions()))
    length = _length(state)
    simulations = 2000
    bot = pyspiel.ISMCTSBot(
        1,
        pyspiel.RandomRolloutEvaluator(1, 1),
        2.0,
        simulations,
        -1,
        pyspiel.ISMCTSFinalPolicyType.MAX_VISIT_COUNT,
        False,
        False,
    )
    rate = simulations * _steps_per_s(bot, state)
    report("OpenSpiel hearts C++ ISMCTS", rate * length, 0, simulations_per_s=rate)


# ---------------------------------------------------------------------- PettingZoo


CLASSICS = (
    "tictactoe_v3",
    "connect_four_v3",
    "leduc_holdem_v4",
    "texas_holdem_v4",
    "texas_holdem_no_limit_v6",
    "hanabi_v5",
)
"""Games of PettingZoo."""


def pettingzoo() -> None:
    """Measures classic games, including the observations, which they always compute."""
    for module in CLASSICS:
        env = import_module(f"pettingzoo.classic.{module}").env()
        report(f"PettingZoo {module.rpartition('_v')[0]}", *timed(partial(walked, env)))


def walked(env: Any) -> int:
    """Plays a random game of a PettingZoo environment; returns the number of decisions."""
    env.reset()
    decisions = 0
    for _ in env.agent_iter():
        observation, _, ended, cut, _ = env.last()
        if ended or cut:
            env.step(None)
        else:
            # Gymnasium's own way to draw a legal action takes longer than the step of a quick environment.
            legal = observation["action_mask"].nonzero()[0]
            env.step(int(legal[int(random.random() * len(legal))]))
            decisions += 1
    return decisions


if __name__ == "__main__":
    main()
