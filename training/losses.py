"""Samples as tensors, and a network's losses on them."""

from __future__ import annotations

import torch
from torch import Tensor

from training.network import PolicyAndValue
from training.samples import Samples

POLICY, WIN, POINTS = 1.0, 0.5, 0.1
"""Weights of the losses of policy, win probabilities and points."""

AT_ONCE = 8192
"""Batch size of an evaluation."""


class SampleTensors:
    """Samples on a device. Every loss is a mean over the decisions of a batch."""

    def __init__(self, samples: Samples, device: torch.device) -> None:
        self.observations = torch.from_numpy(samples.observations).to(device)
        self.outlooks = torch.from_numpy(samples.outlooks).to(device)
        self.packed = torch.from_numpy(samples.masks).to(device)
        self.actions = torch.from_numpy(samples.actions).to(device)
        self.shares = torch.from_numpy(samples.shares).to(device)
        self.wins = torch.from_numpy(samples.wins).to(device)
        self.foreseen = torch.from_numpy(samples.foreseen).to(device)
        self.points = torch.from_numpy(samples.points).to(device)
        self.bits = torch.tensor([1 << bit for bit in range(7, -1, -1)], dtype=torch.uint8, device=device)

    def predict(self, network: PolicyAndValue, part: Tensor) -> tuple[Tensor, Tensor, Tensor]:
        """Returns a network's policy, win probabilities and points for a batch of decisions."""
        rows = self.packed[part]
        masks = (rows[:, :, None] & self.bits).ne(0).flatten(1)[:, : network.policy.out_features]
        found: tuple[Tensor, Tensor, Tensor] = network(self.observations[part], masks, self.outlooks[part])
        return found

    def policy_loss(self, policy: Tensor, part: Tensor) -> Tensor:
        """Returns the policy's cross-entropy, over the decisions that have a target move."""
        shares = self.shares[part]
        return -(policy.gather(1, self.actions[part].long()) * shares).sum() / shares.sum().clamp(min=1)

    @staticmethod
    def win_loss(win: Tensor, wanted: Tensor) -> Tensor:
        """Returns the cross-entropy of win probabilities."""
        return -(wanted * win).sum(1).mean()

    def final_points(self, network: PolicyAndValue, part: Tensor) -> Tensor:
        """Returns the final points in the network's scale."""
        seated = self.observations[part, : network.most_seats] > 0
        return (self.points[part] - network.points[0]) / network.points[1] * seated

    @staticmethod
    def points_loss(points: Tensor, wanted: Tensor) -> Tensor:
        return torch.nn.functional.smooth_l1_loss(points, wanted)


def evaluate(
    network: PolicyAndValue, tensors: SampleTensors, rows: Tensor, temperature: float = 1.0
) -> dict[str, float]:
    """Returns the mean losses over some decisions, and how well the policy's first choice fits the targets.

    `agreement` is how often that choice is the main target, `share` the mean target weight of that choice.
    """
    sums = dict.fromkeys(("policy", "win", "points", "agreement", "share"), 0.0)
    taught = max(1.0, float(tensors.shares[rows].sum()))
    with torch.no_grad():
        for part in rows.split(AT_ONCE):
            policy, win, points = tensors.predict(network, part)
            actions, shares = tensors.actions[part], tensors.shares[part]
            of_choice = (actions == policy.argmax(1, keepdim=True)) * shares
            most = shares.amax(1)
            losses = {
                "policy": tensors.policy_loss(tempered(policy, temperature), part) * shares.sum() / taught,
                "win": tensors.win_loss(win, tensors.wins[part]) * len(part) / len(rows),
                "points": tensors.points_loss(points, tensors.final_points(network, part)) * len(part) / len(rows),
                "agreement": ((of_choice.amax(1) == most) & (most > 0)).sum() / taught,
                "share": of_choice.sum() / taught,
            }
            sums = {name: total + float(losses[name]) for name, total in sums.items()}
    return sums


def tempered(policy: Tensor, temperature: float) -> Tensor:
    """Returns the log policy at another softmax temperature; above 1 it is flatter."""
    return torch.log_softmax(policy / temperature, 1)
