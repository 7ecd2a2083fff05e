"""OpenSpiel's search for hidden information against random players.

To run it:

    pip install kaiserhof[openspiel]
    python examples/openspiel_search.py china 20
"""

import sys

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts
from open_spiel.python.bots.uniform_random import UniformRandomBot

import kaiserhof.envs.openspiel  # noqa: F401 - registers the games


def main(game: str = "china", simulations: str = "20") -> None:
    """Plays one game, the search in the first seat, and prints what each player gets."""
    spiel, rng = pyspiel.load_game(f"kaiserhof_{game}(players=3)"), np.random.RandomState(1)
    guess = mcts.RandomRolloutEvaluator(1, rng)
    search = ismcts.ISMCTSBot(spiel, guess, 2.0, int(simulations), random_state=rng, use_observation_string=True)
    bots = [search, UniformRandomBot(1, rng), UniformRandomBot(2, rng)]
    state = spiel.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, weights = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(rng.choice(actions, p=weights))
        else:
            state.apply_action(bots[state.current_player()].step(state))
    print(state.returns())


if __name__ == "__main__":
    main(*sys.argv[1:])
