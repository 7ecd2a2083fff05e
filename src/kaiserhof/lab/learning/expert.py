"""A round of expert iteration: a network learns what searches with it have found, and must win a match.

The games are those of `lab.self_play`. The policy learns the visits of the searches. Win probabilities are learned from
what the searches from there on foresaw and from who won at last, points from the end. What the network said before is
learned as well, so that it is not forgotten where no search has been.

Whole games are held out: they tell after how many epochs to stop.
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
from kaiserhof.lab.learning.actors import Actors
from kaiserhof.lab.learning.experience import GameTensors
from kaiserhof.lab.learning.folder import Folder, Tell
from kaiserhof.lab.learning.losses import POINTS, POLICY, WIN, SampleTensors, evened_out, measured
from kaiserhof.lab.learning.matches import match
from kaiserhof.lab.learning.network import PolicyAndValue, load, packaged
from kaiserhof.lab.learning.samples import Samples, joined, searched_samples_of
from kaiserhof.lab.learning.training import device_at_hand
from kaiserhof.lab.self_play import read_games

HELD_OUT = 11
"""Every eleventh game of a file is only for measuring."""


@dataclass(frozen=True, slots=True)
class Study:
    """How a network learns from searches."""

    epochs: int = 5
    batch: int = 1024
    rate: float = 1e-3
    """Learning rate; it rises to this at first, then falls to nothing."""
    temperature: float = 3.0
    """Softmax temperature at which the policy is compared with visits: searches look at weak moves, too."""
    trace: float = 0.97
    """λ: how far a result reaches back beyond a search; 1 is the end of the game alone."""
    memory: float = 0.3
    """Weight of the policy from before."""
    doubt: float = 0.8
    """Weight of win probabilities and points from before: a game has many searches, but one end."""


@dataclass(frozen=True, slots=True)
class Searches:
    """The decisions of kept games."""

    samples: Samples
    held: NDArray[np.bool_]
    """Whether a decision is only for measuring."""
    games: int


@dataclass(frozen=True, slots=True)
class Round:
    """What is to be done."""

    game: Game
    folder: Folder
    files: Sequence[Path]
    """The games."""
    study: Study = field(default_factory=Study)
    processes: int = 1
    games: int = 128
    """Number of games of the match in each process and half."""
    tables: int = 4
    """At how many of eight tables greedy players have all seats but one."""
    seed: int = 0


def improve(plan: Round, tell: Tell) -> None:
    """Begins with the best network of the folder, or else with the package's; tells the figures of epochs and match."""
    torch.manual_seed(plan.seed)
    folder, device = plan.folder, device_at_hand()
    searches = searches_of(plan.game, plan.files, plan.study.trace)
    folder.path.mkdir(parents=True, exist_ok=True)
    if not folder.best.exists():
        folder.keep_best(packaged(plan.game))
    best = load(plan.game, folder.best).to(device)
    network = copy.deepcopy(best)
    epochs = learn(network, searches, device, plan.study, tell)
    actors = Actors(plan.game, plan.processes, plan.games, plan.seed, plan.tables)
    try:
        result = match(network, best, [GameTensors(actors, half, device) for half in actors.halves])
    finally:
        actors.close()
    figures = {"round": folder.rounds() + 1, "games": searches.games, "decisions": len(searches.samples)}
    folder.note({**figures, "epochs": epochs, **folder.judge(network, result)}, tell)


def searches_of(game: Game, files: Iterable[Path], trace: float) -> Searches:
    """Reads files of games; every eleventh game of a file is held out, or the last if there are fewer.

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
    return Searches(joined(parts), np.concatenate(held), len(parts))


def learn(
    network: PolicyAndValue, searches: Searches, device: torch.device, study: Study, tell: Tell
) -> list[dict[str, Any]]:
    """Trains a network and leaves it as it was after the best epoch; tells and returns the figures of each.

    Epoch 0 is before.
    """
    before = copy.deepcopy(network)
    tensors = SampleTensors(searches.samples, device)
    held, rows = (torch.from_numpy(np.flatnonzero(each)).to(device) for each in (searches.held, ~searches.held))
    steps = study.epochs * -(-len(rows) // study.batch)
    optimizer = torch.optim.AdamW(network.parameters(), lr=study.rate, weight_decay=0.01, fused=device.type == "cuda")
    schedule = torch.optim.lr_scheduler.OneCycleLR(optimizer, study.rate, total_steps=steps + 1, pct_start=0.1)
    told: list[dict[str, Any]] = []
    least, best = float("inf"), before.state_dict()
    for epoch in range(study.epochs + 1):
        if epoch:
            network.train()
            for part in rows[torch.randperm(len(rows), device=device)].split(study.batch):
                optimizer.zero_grad(set_to_none=True)
                _loss(network, before, tensors, part, study).backward()
                optimizer.step()
                schedule.step()
            network.eval()
        figures = measured(network, tensors, held, study.temperature)
        told.append({"epoch": epoch, **figures})
        tell(told[-1])
        missed = POLICY * figures["policy"] + WIN * figures["win"] + POINTS * figures["points"]
        if missed < least:
            least, best = missed, copy.deepcopy(network.state_dict())
    network.load_state_dict(best)
    return told


def _loss(
    network: PolicyAndValue, before: PolicyAndValue, tensors: SampleTensors, part: Tensor, study: Study
) -> Tensor:
    policy, win, points = tensors.said(network, part)
    policy = evened_out(policy, study.temperature)
    with torch.no_grad():
        known_policy, known_win, known_points = tensors.said(before, part)
        known = evened_out(known_policy, study.temperature).exp()
        winners = torch.lerp(tensors.foreseen[part], known_win.exp(), study.doubt)
        final = torch.lerp(tensors.final_points(network, part), known_points, study.doubt)
    forgotten = -(known * policy).sum(1).mean()
    liked = torch.lerp(tensors.policy_loss(policy, part), forgotten, study.memory)
    return POLICY * liked + WIN * tensors.win_loss(win, winners) + POINTS * tensors.points_loss(points, final)
