"""Trains a network: it imitates a bot, then improves by self-play in rounds.

Everything is stored in a folder, from which an interrupted training resumes.
"""

from __future__ import annotations

import copy
import time
from dataclasses import dataclass, field
from typing import Any

import torch

from kaiserhof.engine import Game
from kaiserhof.lab.executor import make_executor
from training.actors import ActorPool
from training.folder import Report, TrainingFolder
from training.imitation import imitate
from training.matches import compare
from training.network import PolicyAndValue, load, save
from training.ppo import Learner, PPOConfig
from training.samples import joined, many_samples


@dataclass(frozen=True, slots=True)
class Training:
    """The settings of a training run."""

    game: Game
    folder: TrainingFolder
    config: PPOConfig = field(default_factory=PPOConfig)
    teacher: str = "regular"
    """The bot to imitate first."""
    samples_s: float = 20.0
    """Seconds in which the teacher plays; with 0 there is no imitation."""
    epochs: float = 8.0
    """Epochs of imitation."""
    round_s: float = 30.0
    widths: tuple[int, int, int] = (512, 256, 256)
    seed: int = 0


def device_at_hand() -> torch.device:
    return torch.device("cuda" if torch.cuda.is_available() else "cpu")


def train(training: Training, report: Report) -> None:
    """Starts or resumes a training and runs it to the end; reports the figures of each update and round."""
    torch.manual_seed(training.seed)
    torch.set_float32_matmul_precision("high")
    folder, device = training.folder, device_at_hand()
    folder.path.mkdir(parents=True, exist_ok=True)
    network = PolicyAndValue(training.game, training.widths).to(device)
    used, number = 0.0, 0
    kept: dict[str, Any] | None = None
    if folder.state.exists():
        kept = torch.load(folder.state, map_location=device, weights_only=True)
        network.load_state_dict(kept["network"])
        used, number = kept["used"], kept["round"]
    elif folder.network.exists():
        network = load(training.game, folder.network).to(device)
    elif training.samples_s:
        folder.note({"samples": _imitate_teacher(training, network, device)}, report)
        save(network, folder.network)
    if folder.best.exists():
        best = load(training.game, folder.best).to(device)
    else:
        best = copy.deepcopy(network)
        folder.keep_best(best)
    if used >= training.config.seconds:
        return
    config = training.config
    actors = ActorPool(training.game, config.processes, config.games, training.seed + number, config.tables)
    try:
        learner = Learner(training.game, network, actors, config)
        buffers = [experience.tensors for experience in learner.experiences]
        learner.rivals = [copy.deepcopy(best), best]
        if kept is not None:
            learner.optimizer.load_state_dict(kept["optimizer"])
            learner.average.load_state_dict(kept["average"])
        while used < config.seconds:
            number += 1
            used, figures = _round(training, learner, used, report)
            outcome = folder.judge(learner.average, compare(learner.average, best, buffers))
            if outcome["admitted"]:
                best.load_state_dict(learner.average.state_dict())
            going_on = {
                "network": network.state_dict(),
                "average": learner.average.state_dict(),
                "optimizer": learner.optimizer.state_dict(),
            }
            torch.save({**going_on, "used": used, "round": number}, folder.state)
            folder.note({"round": number, "used": used, **figures, **outcome}, report)
    finally:
        actors.close()


def _imitate_teacher(training: Training, network: PolicyAndValue, device: torch.device) -> dict[str, float]:
    """Lets the teacher play for a while and trains the network on its decisions; returns figures."""
    begun = time.monotonic()
    parts = []
    with make_executor(training.config.processes) as executor:
        for part in many_samples(training.game.id, training.teacher, training.seed, executor):
            parts.append(part)
            if time.monotonic() - begun > training.samples_s:
                break
    samples = joined(parts)
    played = time.monotonic() - begun
    begun = time.monotonic()
    figures = imitate(network, samples, device, epochs=training.epochs)
    return {"decisions": len(samples), "play_s": played, "learn_s": time.monotonic() - begun, **figures}


def _round(training: Training, learner: Learner, used: float, report: Report) -> tuple[float, dict[str, float]]:
    """Trains for the time of a round; returns the seconds used so far and the mean figures."""
    begun = time.monotonic()
    sums: dict[str, float] = {}
    updates = 0
    elapsed = 0.0
    while updates == 0 or (elapsed < training.round_s and used + elapsed < training.config.seconds):
        figures = learner.update(min(1.0, (used + elapsed) / training.config.seconds))
        elapsed = time.monotonic() - begun
        updates += 1
        for name, value in figures.items():
            sums[name] = sums.get(name, 0.0) + value
        report({"used": used + elapsed, **figures})
    totals = ("decisions", "games", "play_s", "learn_s")
    means = {name: total if name in totals else total / updates for name, total in sums.items()}
    return used + elapsed, {"updates": updates, **means}
