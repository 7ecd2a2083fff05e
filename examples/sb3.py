"""Stable-Baselines3 learns against two random players, with the masked PPO of sb3-contrib.

To run it:

    pip install kaiserhof[gymnasium] sb3-contrib
    python examples/sb3.py china 60000
"""

import sys

import torch
from sb3_contrib import MaskablePPO

from kaiserhof.envs.gymnasium import SoloEnv


def main(game: str = "china", steps: str = "60000", games: str = "200") -> None:
    """Learns for a number of steps, then prints the share of games it wins."""
    torch.set_num_threads(1)  # more only wait for each other: the network is small
    environment = SoloEnv(game, opponents=("random", "random"))
    model = MaskablePPO("MlpPolicy", environment, seed=1, device="cpu")
    model.learn(int(steps))
    wins = 0.0
    for number in range(int(games)):
        observation, _ = environment.reset(seed=number)
        over = False
        while not over:
            action, _ = model.predict(observation, action_masks=environment.action_masks())
            observation, reward, terminated, truncated, _ = environment.step(int(action))
            over = terminated or truncated
        wins += max(0.0, float(reward))
    print(f"wins {wins / int(games):.0%} of {games} games")


if __name__ == "__main__":
    main(*sys.argv[1:])
