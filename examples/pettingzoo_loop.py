"""The usual loop of PettingZoo.

To run it:

    pip install kaiserhof[pettingzoo]
    python examples/pettingzoo_loop.py confucius 4
"""

import sys

from kaiserhof.envs.pettingzoo import env


def main(game: str = "confucius", seats: str = "4", seed: str = "1") -> None:
    """Plays one game with random actions and prints the rewards and the beginning of the record."""
    environment = env(game, seats=int(seats), rewards="zero_sum")
    environment.reset(seed=int(seed))
    total = dict.fromkeys(environment.agents, 0.0)
    for number, agent in enumerate(environment.possible_agents):
        environment.action_space(agent).seed(number)
    for agent in environment.agent_iter():
        observation, reward, terminated, truncated, _ = environment.last()
        total[agent] += reward
        mask = observation["action_mask"]  # a network would choose by it and by observation["observation"]
        over = terminated or truncated
        environment.step(None if over else environment.action_space(agent).sample(mask))
    print(total)
    print(environment.record().write()[:400])


if __name__ == "__main__":
    main(*sys.argv[1:])
