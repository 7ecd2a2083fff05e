"""Imitation learning: a network learns a bot's moves and who won its games."""

from __future__ import annotations

import numpy as np
import torch

from training.losses import POINTS, POLICY, WIN, SampleTensors, evaluate
from training.network import PolicyAndValue
from training.samples import Samples

BATCH = 8192
HELD_OUT = 0.03
"""Share of the decisions, from the last games, that is held out."""


def imitate(
    network: PolicyAndValue,
    samples: Samples,
    device: torch.device,
    *,
    epochs: float = 8.0,
    rate: float = 1e-3,
) -> dict[str, float]:
    """Trains a network on samples; returns its losses on the held-out decisions."""
    held = max(1, int(len(samples) * HELD_OUT))
    count = len(samples) - held
    tensors = SampleTensors(samples, device)
    known = samples.points[samples.observations[:, : network.most_seats] > 0]
    network.points.copy_(torch.tensor([float(np.mean(known)), max(1.0, float(np.std(known)))]))
    size = min(BATCH, count)
    steps = max(1, int(epochs * count / size))
    optimizer = torch.optim.AdamW(network.parameters(), lr=rate, weight_decay=0.01, fused=device.type == "cuda")
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, rate, total_steps=steps + 1, pct_start=0.1)
    network.train()
    for _ in range(steps):
        part = torch.randint(count, (size,), device=device)
        policy, win, points = tensors.predict(network, part)
        loss = POLICY * tensors.policy_loss(policy, part) + WIN * tensors.win_loss(win, tensors.wins[part])
        loss = loss + POINTS * tensors.points_loss(points, tensors.final_points(network, part))
        optimizer.zero_grad(set_to_none=True)
        loss.backward()
        optimizer.step()
        schedule.step()
    network.eval()
    return evaluate(network, tensors, torch.arange(count, len(samples), device=device))
