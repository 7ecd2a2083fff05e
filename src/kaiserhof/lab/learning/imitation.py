"""A network imitates a bot, and learns who won its games."""

from __future__ import annotations

import numpy as np
import torch
from torch import Tensor

from kaiserhof.lab.learning.network import PolicyAndValue
from kaiserhof.lab.learning.samples import Samples

BATCH = 8192
HELD_OUT = 0.03
"""Share of the decisions, those of the last games, that are only for measuring."""


def imitate(
    network: PolicyAndValue,
    samples: Samples,
    device: torch.device,
    *,
    epochs: float = 8.0,
    rate: float = 1e-3,
) -> dict[str, float]:
    """Trains a network with samples; returns how well it does on decisions it was not trained with."""
    held = max(1, int(len(samples) * HELD_OUT))
    count = len(samples) - held
    whole = _Moved(samples, device)
    known = samples.points[samples.observations[:, : network.most_seats] > 0]
    network.points.copy_(torch.tensor([float(np.mean(known)), max(1.0, float(np.std(known)))]))
    size = min(BATCH, count)
    steps = max(1, int(epochs * count / size))
    optimizer = torch.optim.AdamW(network.parameters(), lr=rate, weight_decay=0.01, fused=device.type == "cuda")
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, rate, total_steps=steps + 1, pct_start=0.1)
    network.train()
    for _ in range(steps):
        part = torch.randint(count, (size,), device=device)
        policy, win, points = _losses(network, whole, part)
        optimizer.zero_grad(set_to_none=True)
        (policy + 0.5 * win + 0.1 * points).backward()
        optimizer.step()
        schedule.step()
    network.eval()
    with torch.no_grad():
        rest = torch.arange(count, len(samples), device=device)
        sums = [0.0, 0.0, 0.0, 0.0]
        for part in rest.split(BATCH):
            losses = [float(each) for each in _losses(network, whole, part)]
            losses.append(float((whole.policy(network, part).argmax(1) == whole.actions[part]).float().mean()))
            sums = [total + each * len(part) / held for total, each in zip(sums, losses, strict=True)]
    return dict(zip(("policy", "win", "points", "agreement"), sums, strict=True))


class _Moved:
    """Samples on the device that learns."""

    def __init__(self, samples: Samples, device: torch.device) -> None:
        self.observations = torch.from_numpy(samples.observations).to(device)
        self.outlooks = torch.from_numpy(samples.outlooks).to(device)
        self.packed = torch.from_numpy(samples.masks).to(device)
        self.actions = torch.from_numpy(samples.actions).to(device)
        self.wins = torch.from_numpy(samples.wins).to(device)
        self.points = torch.from_numpy(samples.points).to(device)
        self.bits = torch.tensor([1 << bit for bit in range(7, -1, -1)], dtype=torch.uint8, device=device)

    def masks(self, part: Tensor, actions: int) -> Tensor:
        rows = self.packed[part]
        return (rows[:, :, None] & self.bits).ne(0).flatten(1)[:, :actions]

    def policy(self, network: PolicyAndValue, part: Tensor) -> Tensor:
        return network.preferences(self.observations[part], self.masks(part, network.policy.out_features))


def _losses(network: PolicyAndValue, samples: _Moved, part: Tensor) -> tuple[Tensor, Tensor, Tensor]:
    """Returns the losses of policy, win probabilities and points."""
    rows = samples.observations[part]
    policy, win, points = network(rows, samples.masks(part, network.policy.out_features), samples.outlooks[part])
    seated = rows[:, : network.most_seats] > 0
    wanted = (samples.points[part] - network.points[0]) / network.points[1] * seated
    return (
        -policy.gather(1, samples.actions[part, None]).mean(),
        -(samples.wins[part] * win).sum(1).mean(),
        torch.nn.functional.smooth_l1_loss(points, wanted),
    )
