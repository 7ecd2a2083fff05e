"""Training by self-play: proximal policy optimisation (PPO) with one network for all seats.

A position has a distribution: who wins, and the points each seat will have. The target is the λ-return over all
decisions of the game, whoever made them; the advantage of a decision is by how much its target exceeds what the network
expected, for its mover. At first a lead in points counts besides winning: there is more to learn from it.
"""

from __future__ import annotations

import time
from dataclasses import dataclass

import torch
from torch import Tensor

from kaiserhof.engine import Game
from kaiserhof.lab.learning.actors import Actors
from kaiserhof.lab.learning.experience import Experience, GameTensors
from kaiserhof.lab.learning.network import PolicyAndValue


@dataclass(frozen=True, slots=True)
class Course:
    """How a network is trained. What falls does so in proportion to the time used."""

    processes: int = 1
    games: int = 128
    """Number of games in each process and half."""
    steps: int = 32
    """Number of decisions in each game between two updates."""
    seconds: float = 60.0
    """Seconds of the whole course."""
    rate: float = 5e-4
    """Learning rate at the beginning; it falls to a tenth."""
    trace: float = 0.97
    """λ: how far a result reaches back; 1 is the end of the game alone."""
    clip: float = 0.2
    entropy: float = 0.015
    """Weight of the policy's entropy at the beginning; it falls to a third."""
    margin: float = 0.15
    """Weight of the lead in points, in standard deviations, at the beginning; it falls to 0."""
    epochs: int = 2
    batch: int = 32768
    tables: int = 4
    """At how many of eight tables greedy players have all seats but one."""
    attention: float = 3.0
    """How much a decision at such a table counts for the policy; others count 1."""


class Learner:
    """A network that plays against itself and learns from it."""

    def __init__(self, game: Game, network: PolicyAndValue, actors: Actors, course: Course) -> None:
        self.network = network
        self.rivals: list[PolicyAndValue] = []
        """Networks that play some seats, so that it learns to beat more than itself."""
        self.course = course
        device = network.points.device
        self.experiences = [Experience(GameTensors(actors, half, device), course.steps, game) for half in actors.halves]
        self.optimizer = torch.optim.Adam(network.parameters(), lr=course.rate, eps=1e-5, fused=device.type == "cuda")

    def update(self, used: float) -> dict[str, float]:
        """Plays on and learns once; `used` is the share of the course that is over. Returns figures."""
        begun = time.perf_counter()
        self._play()
        played = time.perf_counter()
        figures = self._learn(used)
        figures["decisions"] = sum(experience.actions.numel() for experience in self.experiences)
        figures["games"] = sum(experience.finished for experience in self.experiences)
        figures["play_s"] = played - begun
        figures["learn_s"] = time.perf_counter() - played
        return figures

    def _play(self) -> None:
        for experience in self.experiences:
            experience.finished = 0
        for step in range(self.course.steps + 1):
            for experience in self.experiences:
                experience.decide(self.network, step, self.rivals)

    def _learn(self, used: float) -> dict[str, float]:
        course = self.course
        for group in self.optimizer.param_groups:
            group["lr"] = course.rate * (1 - 0.9 * used)
        margin = course.margin * (1 - used)
        parts = [_Decisions(experience, course, margin) for experience in self.experiences]
        every = torch.cat([part.advantage for part in parts])
        mean, spread = every.mean(), every.std() + 1e-6
        for part in parts:
            part.advantage = (part.advantage - mean) / spread
        count = len(parts[0].advantage)
        size = max(1, min(course.batch // len(parts), count))
        sums = torch.zeros(5, device=mean.device)
        batches = 0
        for _ in range(course.epochs):
            orders = [torch.randperm(count, device=mean.device).split(size) for _ in parts]
            for chosen in zip(*orders, strict=True):
                taken = [part.take(index) for part, index in zip(parts, chosen, strict=True)]
                rows = [torch.cat(each) for each in zip(*taken, strict=True)]
                sums += self._step(rows, course.entropy * (1 - 2 * used / 3))
                batches += 1
        names = ("gain", "value", "points", "entropy", "clipped")
        return dict(zip(names, (sums / batches).tolist(), strict=True)) | {"surprise": float(spread)}

    def _step(self, rows: list[Tensor], entropy_weight: float) -> Tensor:
        observations, masks, outlooks, actions, before, advantage, targets, weights = rows
        policy, win, points = self.network(observations, masks, outlooks)
        share = weights / weights.mean().clamp(min=1e-6)
        ratio = (policy.gather(1, actions[:, None])[:, 0] - before).exp()
        bounded = ratio.clamp(1 - self.course.clip, 1 + self.course.clip)
        gain = (torch.min(ratio * advantage, bounded * advantage) * share).mean()
        entropy = -((policy.exp() * policy).sum(1) * share).mean()
        win_loss = -(targets[:, 0] * win).sum(1).mean()
        points_loss = torch.nn.functional.smooth_l1_loss(points, targets[:, 1])
        loss = 0.5 * win_loss + 0.1 * points_loss - gain - entropy_weight * entropy
        self.optimizer.zero_grad(set_to_none=True)
        loss.backward()
        torch.nn.utils.clip_grad_norm_(self.network.parameters(), 0.5)
        self.optimizer.step()
        clipped = (((ratio - 1).abs() > self.course.clip) * share).mean()
        return torch.stack((gain, win_loss, points_loss, entropy, clipped)).detach()


class _Decisions:
    """The decisions of an experience in one long row."""

    def __init__(self, experience: Experience, course: Course, margin: float) -> None:
        self.experience = experience
        targets = experience.targets(course.trace)
        self.targets = experience.seen_from_movers(targets)
        """By decision, kind and seat, seats counted from the mover."""
        gained = self.targets - experience.seen_from_movers(experience.values[:-1])
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
                experience.chosen,
            )
        ]
        weights = 1 + (course.attention - 1) * experience.tensors.greedy.float()
        self.weights = (~experience.lent * weights).flatten()
        """How much each decision counts for the policy: not at all if it is not the network's own."""

    def take(self, index: Tensor) -> tuple[Tensor, ...]:
        """Returns rows of some decisions, in the order in which `Learner` takes them."""
        return (*(each[index] for each in self._flat), self.advantage[index], self.targets[index], self.weights[index])
