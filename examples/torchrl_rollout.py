"""TorchRL collects games of a network that chooses among the legal actions; all seats share it.

To run it:

    pip install kaiserhof[pettingzoo] torchrl
    python examples/torchrl_rollout.py china 500
"""

import sys

import torch
from tensordict.nn import TensorDictModule
from torchrl.envs import DTypeCastTransform, MarlGroupMapType, PettingZooWrapper, TransformedEnv
from torchrl.modules import MLP, MaskedCategorical, ProbabilisticActor

from kaiserhof.envs.pettingzoo import env


def main(game: str = "china", steps: str = "500") -> None:
    """Collects a number of decisions and prints how many games ended, and the sum of each seat's rewards."""
    all_seats = MarlGroupMapType.ALL_IN_ONE_GROUP
    games = PettingZooWrapper(env(game, 3), use_mask=True, categorical_actions=True, group_map=all_seats, seed=1)
    [group] = games.group_map
    row, mask, logits = (group, "observation", "observation"), (group, "action_mask"), (group, "logits")
    floating = TransformedEnv(games, DTypeCastTransform(torch.uint8, torch.float32, in_keys=[row]))
    network = TensorDictModule(MLP(out_features=games.full_action_spec[group, "action"].space.n), [row], [logits])
    policy = ProbabilisticActor(
        network, {"logits": logits, "mask": mask}, [(group, "action")], distribution_class=MaskedCategorical
    )
    played = floating.rollout(int(steps), policy, break_when_any_done=False)
    rewards = played["next", group, "reward"].sum(dim=0).flatten().tolist()
    print(f"{int(played['next', 'done'].sum())} games, rewards {rewards}")


if __name__ == "__main__":
    main(*sys.argv[1:])
