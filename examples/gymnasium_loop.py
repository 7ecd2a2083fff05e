"""One seat against two bots, in eight games at once, with Gymnasium's own vector environment.

To run it:

    pip install kaiserhof[gymnasium]
    python examples/gymnasium_loop.py china 1000
"""

import sys

import gymnasium
import numpy as np

import kaiserhof.envs.gymnasium  # registers the games


def main(game: str = "china", steps: str = "1000") -> None:
    """Plays random legal actions and prints how many games ended, and the share of wins."""
    name = kaiserhof.envs.gymnasium.name_of(kaiserhof.find_game(game))
    many = gymnasium.make_vec(name, 8, "sync", opponents=("random", "random"))
    rng, rewards = np.random.default_rng(1), []
    _, info = many.reset(seed=1)
    for _ in range(int(steps)):
        legal = rng.random(info["action_mask"].shape) * info["action_mask"]
        _, reward, terminated, _, info = many.step(legal.argmax(axis=1))  # a game that has ended begins again
        rewards += reward[terminated].tolist()
    print(f"{len(rewards)} games, {sum(rewards) / len(rewards):.0%} won")


if __name__ == "__main__":
    main(*sys.argv[1:])
