"""Self-play training by proximal policy optimisation (PPO), with one network for all seats.

The value of a position is each seat's win probability and final points. Its target is the λ-return over all decisions
of the game, of all seats; the advantage of a decision is its mover's target minus the predicted value. At first a lead
in points counts besides winning, because it is a denser signal.
"""

from __future__ import annotations

import copy
import time
from dataclasses import dataclass

import torch
from torch import Tensor

from kaiserhof.engine import Game
from training.actors import ActorPool
from training.experience import Experience, GameTensors
from training.network import PolicyAndValue


@dataclass(frozen=True, slots=True)
class PPOConfig:
    """The hyperparameters. Those that decay do so linearly with the time used."""

    processes: int = 1
    games: int = 128
    """Number of games in each process and buffer."""
    steps: int = 32
    """Decisions in each game between two updates."""
    seconds: float = 60.0
    """Length of the whole training."""
    rate: float = 5e-4
    """Initial learning rate; decays to a tenth."""
    trace: float = 0.97
    """λ of the returns; 1 uses only the end of the game."""
    clip: float = 0.2
    entropy: float = 0.015
    """Initial weight of the policy's entropy; decays to a third."""
    margin: float = 0.15
    """Initial weight of the lead in points, in standard deviations; decays to 0."""
    epochs: int = 2
    batch: int = 32768
    average: float = 0.95
    """How much of the running average of the weights stays at an update."""
    tables: int = 4
    """In how many of eight games greedy players have all seats but one."""
    greedy_weight: float = 3.0
    """Weight in the policy loss of a decision in such a game; others have 1."""


class Learner:
    """Trains a network on its own games."""

    def __init__(self, game: Game, network: PolicyAndValue, actors: ActorPool, config: PPOConfig) -> None:
        self.network = network
        self.average = copy.deepcopy(network)
        """The running average of the network's weights; it is more stable than they are, so it plays the matches."""
        self.rivals: list[PolicyAndValue] = []
        """Older networks that play some seats, so that the network learns to beat not only itself."""
        self.config = config
        device = network.points.device
        self.experiences = [
            Experience(GameTensors(actors, buffer, device), config.steps, game) for buffer in actors.buffers
        ]
        self.optimizer = torch.optim.Adam(network.parameters(), lr=config.rate, eps=1e-5, fused=device.type == "cuda")

    def update(self, used: float) -> dict[str, float]:
        """Plays one batch of decisions and learns from it; returns figures.

        `used` is the share of the training time that is over.
        """
        begun = time.perf_counter()
        self._play()
        played = time.perf_counter()
        figures = self._learn(used)
        figures["decisions"] = sum(experience.actions.numel() for experience in self.experiences)
        figures["games"] = sum(experience.finished for experience in self.experiences)
        figures["play_s"] = played - begun
        with torch.no_grad():
            for mean, own in zip(self.average.parameters(), self.network.parameters(), strict=True):
                mean.lerp_(own, 1 - self.config.average)
        figures["learn_s"] = time.perf_counter() - played
        return figures

    def _play(self) -> None:
        for experience in self.experiences:
            experience.finished = 0
        for step in range(self.config.steps + 1):
            for experience in self.experiences:
                experience.decide(self.network, step, self.rivals)

    def _learn(self, used: float) -> dict[str, float]:
        config = self.config
        for group in self.optimizer.param_groups:
            group["lr"] = config.rate * (1 - 0.9 * used)
        margin = config.margin * (1 - used)
        parts = [_Decisions(experience, config, margin) for experience in self.experiences]
        every = torch.cat([part.advantage for part in parts])
        mean, spread = every.mean(), every.std() + 1e-6
        for part in parts:
            part.advantage = (part.advantage - mean) / spread
        count = len(parts[0].advantage)
        size = max(1, min(config.batch // len(parts), count))
        sums = torch.zeros(5, device=mean.device)
        batches = 0
        for _ in range(config.epochs):
            orders = [torch.randperm(count, device=mean.device).split(size) for _ in parts]
            for chosen in zip(*orders, strict=True):
                taken = [part.take(index) for part, index in zip(parts, chosen, strict=True)]
                rows = [torch.cat(each) for each in zip(*taken, strict=True)]
                sums += self._step(rows, config.entropy * (1 - 2 * used / 3))
                batches += 1
        names = ("gain", "value", "points", "entropy", "clipped")
        return dict(zip(names, (sums / batches).tolist(), strict=True)) | {"surprise": float(spread)}

    def _step(self, rows: list[Tensor], entropy_weight: float) -> Tensor:
        observations, masks, outlooks, actions, before, advantage, targets, weights = rows
        policy, win, points = self.network(observations, masks, outlooks)
        share = weights / weights.mean().clamp(min=1e-6)
        ratio = (policy.gather(1, actions[:, None])[:, 0] - before).exp()
        bounded = ratio.clamp(1 - self.config.clip, 1 + self.config.clip)
        gain = (torch.min(ratio * advantage, bounded * advantage) * share).mean()
        entropy = -((policy.exp() * policy).sum(1) * share).mean()
        win_loss = -(targets[:, 0] * win).sum(1).mean()
        points_loss = torch.nn.functional.smooth_l1_loss(points, targets[:, 1])
        loss = 0.5 * win_loss + 0.1 * points_loss - gain - entropy_weight * entropy
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
        self.optimizer.step()
        clipped = (((ratio - 1).abs() > self.config.clip) * share).mean()
        return torch.stack((gain, win_loss, points_loss, entropy, clipped)).detach()


class _Decisions:
    """The decisions of an `Experience`, flattened over steps and games."""

    def __init__(self, experience: Experience, config: PPOConfig, margin: float) -> None:
        self.experience = experience
        targets = experience.targets(config.trace)
        self.targets = experience.relative_to_movers(targets)
        """By decision, kind and seat, counted from the mover."""
        gained = self.targets - experience.relative_to_movers(experience.values[:-1])
        seats = experience.tensors.seats.repeat(experience.steps, 1)[:, 0]
        others = (gained[:, 1].sum(1) - gained[:, 1, 0]) / (seats - 1)
        self.advantage = gained[:, 0, 0] + margin * (gained[:, 1, 0] - others)
        self._flat = [
            each.flatten(0, 1)
            for each in (
                experience.observations,
                experience.masks,
                experience.outlooks,
                experience.actions,
                experience.log_probs,
            )
        ]
        weights = 1 + (config.greedy_weight - 1) * experience.tensors.greedy.float()
        self.weights = (~experience.by_others * weights).flatten()
        """Weight of each decision in the policy loss; 0 if the network did not make it."""

    def take(self, index: Tensor) -> tuple[Tensor, ...]:
        """Returns the rows of some decisions, in the order that `Learner._step` unpacks."""
        return (*(each[index] for each in self._flat), self.advantage[index], self.targets[index], self.weights[index])
