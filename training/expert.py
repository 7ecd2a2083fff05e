"""One round of expert iteration: a network learns from searches guided by it, then must win a match.

The games come from `lab.self_play`. The policy is trained towards the visits of the searches; win probabilities towards
a mix of later searches and the winner; points towards the final points. The network's previous output is a target too
(distillation), so that nothing is forgotten where no search has been.

Whole games are held out: their loss decides which epoch is kept.
"""

from __future__ import annotations

import copy
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from torch import Tensor

from kaiserhof.engine import Game, KaiserhofError
from kaiserhof.lab.self_play import read_games
from training.actors import ActorPool
from training.by_playing import device_at_hand
from training.experience import GameTensors
from training.folder import Report, TrainingFolder
from training.losses import POINTS, POLICY, WIN, SampleTensors, evaluate, tempered
from training.matches import compare
from training.network import PolicyAndValue, load, packaged
from training.samples import Samples, joined, searched_samples_of

HELD_OUT = 11
"""Every eleventh game of a file is held out."""


@dataclass(frozen=True, slots=True)
class ExpertConfig:
    """The hyperparameters of training on searches."""

    epochs: int = 5
    batch: int = 1024
    rate: float = 1e-3
    """Peak learning rate of a one-cycle schedule."""
    temperature: float = 3.0
    """Softmax temperature of the policy when compared with visits, because searches visit weak moves too."""
    trace: float = 0.97
    """λ: weight of later results over a position's own search; 1 uses only the end of the game."""
    policy_distillation: float = 0.3
    """Weight of the previous policy as a target."""
    value_distillation: float = 0.8
    """Weight of previous win probabilities and points; high, because a game has many searches but one end."""


@dataclass(frozen=True, slots=True)
class SearchedGames:
    """The training data: the decisions of self-play games."""

    samples: Samples
    held: NDArray[np.bool_]
    """Whether a decision is held out."""
    games: int


@dataclass(frozen=True, slots=True)
class ExpertRound:
    """The settings of a round."""

    game: Game
    folder: TrainingFolder
    files: Sequence[Path]
    """Self-play games."""
    config: ExpertConfig = field(default_factory=ExpertConfig)
    processes: int = 1
    games: int = 128
    """Number of games of the match in each process and buffer."""
    tables: int = 4
    """In how many of eight games of the match greedy players have all seats but one."""
    seed: int = 0


def improve(plan: ExpertRound, report: Report) -> None:
    """Trains the folder's best network, or the game's own if there is none; reports figures of epochs and match."""
    torch.manual_seed(plan.seed)
    folder, device = plan.folder, device_at_hand()
    searches = searches_of(plan.game, plan.files, plan.config.trace)
    folder.path.mkdir(parents=True, exist_ok=True)
    if not folder.best.exists():
        folder.keep_best(packaged(plan.game))
    best = load(plan.game, folder.best).to(device)
    network = copy.deepcopy(best)
    epochs = learn(network, searches, device, plan.config, report)
    actors = ActorPool(plan.game, plan.processes, plan.games, plan.seed, plan.tables)
    try:
        result = compare(network, best, [GameTensors(actors, buffer, device) for buffer in actors.buffers])
    finally:
        actors.close()
    figures = {"round": folder.rounds() + 1, "games": searches.games, "decisions": len(searches.samples)}
    folder.note({**figures, "epochs": epochs, **folder.judge(network, result)}, report)


def searches_of(game: Game, files: Iterable[Path], trace: float) -> SearchedGames:
    """Reads self-play files. Holds out every eleventh game of a file, or the last if there are fewer.

    Raises `KaiserhofError` if no file has two games.
    """
    parts: list[Samples] = []
    held: list[NDArray[np.bool_]] = []
    for file in files:
        played = sorted(read_games(file, game), key=lambda each: each.number)
        every = min(HELD_OUT, max(2, len(played)))
        for number, each in enumerate(played, 1):
            parts.append(searched_samples_of(game.id, each, trace))
            held.append(np.full(len(parts[-1]), number % every == 0))
    if not any(each.any() for each in held):
        raise KaiserhofError("error-few-games")
    return SearchedGames(joined(parts), np.concatenate(held), len(parts))


def learn(
    network: PolicyAndValue, searches: SearchedGames, device: torch.device, config: ExpertConfig, report: Report
) -> list[dict[str, Any]]:
    """Trains a network and restores its best epoch; reports and returns the figures of each.

    Epoch 0 is the network before training.
    """
    before = copy.deepcopy(network)
    tensors = SampleTensors(searches.samples, device)
    held, rows = (torch.from_numpy(np.flatnonzero(each)).to(device) for each in (searches.held, ~searches.held))
    steps = config.epochs * -(-len(rows) // config.batch)
    optimizer = torch.optim.AdamW(network.parameters(), lr=config.rate, weight_decay=0.01, fused=device.type == "cuda")
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, config.rate, total_steps=steps + 1, pct_start=0.1)
    told: list[dict[str, Any]] = []
    least, best = float("inf"), before.state_dict()
    for epoch in range(config.epochs + 1):
        if epoch:
            network.train()
            for part in rows[torch.randperm(len(rows), device=device)].split(config.batch):
                optimizer.zero_grad(set_to_none=True)
                _loss(network, before, tensors, part, config).backward()
                optimizer.step()
                schedule.step()
            network.eval()
        figures = evaluate(network, tensors, held, config.temperature)
        told.append({"epoch": epoch, **figures})
        report(told[-1])
        missed = POLICY * figures["policy"] + WIN * figures["win"] + POINTS * figures["points"]
        if missed < least:
            least, best = missed, copy.deepcopy(network.state_dict())
    network.load_state_dict(best)
    return told


def _loss(
    network: PolicyAndValue, before: PolicyAndValue, tensors: SampleTensors, part: Tensor, config: ExpertConfig
) -> Tensor:
    policy, win, points = tensors.predict(network, part)
    policy = tempered(policy, config.temperature)
    with torch.no_grad():
        known_policy, known_win, known_points = tensors.predict(before, part)
        known = tempered(known_policy, config.temperature).exp()
        winners = torch.lerp(tensors.foreseen[part], known_win.exp(), config.value_distillation)
        final = torch.lerp(tensors.final_points(network, part), known_points, config.value_distillation)
    forgotten = -(known * policy).sum(1).mean()
    liked = torch.lerp(tensors.policy_loss(policy, part), forgotten, config.policy_distillation)
    return POLICY * liked + WIN * tensors.win_loss(win, winners) + POINTS * tensors.points_loss(points, final)
