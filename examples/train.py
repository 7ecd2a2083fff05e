"""Trains a small network by playing against itself, and measures it against Random: a few minutes on one core.

    pip install kaiserhof torch numpy
    python examples/train.py --minutes 3

Many games are played at once, all seats by the same network. Then every decision is made more likely or less, by how
many points its seat was ahead at the end and how many the network had expected: a policy gradient with a baseline.
"""

import argparse
import time

import numpy as np
import torch
from torch import Tensor, nn
from torch.distributions import Categorical

from kaiserhof.envs.planes import upper_bounds
from kaiserhof.envs.vector import ManyGames, Step

GAMES = 256
PART = 1024
"""How many decisions are learned from at once."""


class Policy(nn.Module):
    """From what a seat sees: how likely each action is, and how far the seat expects to be ahead at the end."""

    scale: Tensor

    def __init__(self, many: ManyGames, width: int = 128) -> None:
        super().__init__()
        bounds = torch.from_numpy(upper_bounds(many.encoding)).float()
        self.register_buffer("scale", 1 / bounds.clamp(min=1))
        self.body = nn.Sequential(nn.Linear(len(bounds), width), nn.ReLU(), nn.Linear(width, width), nn.ReLU())
        self.preferences = nn.Linear(width, many.codec.size)
        self.expectation = nn.Linear(width, 1)

    def forward(self, rows: Tensor, masks: Tensor) -> tuple[Categorical, Tensor]:
        """Takes rows of planes with the masks of their legal actions."""
        seen = self.body(rows * self.scale)
        preferences = self.preferences(seen).masked_fill(masks == 0, -1e9)
        return Categorical(logits=preferences), self.expectation(seen).squeeze(-1)

    @torch.no_grad()
    def choose(self, step: Step) -> Tensor:
        """Draws an action for every game."""
        choices, _ = self(torch.tensor(step.observations), torch.tensor(step.masks))
        drawn: Tensor = choices.sample()
        return drawn


def self_play(policy: Policy, many: ManyGames, seed: int) -> tuple[Tensor, Tensor, Tensor, Tensor]:
    """Plays every game once; returns rows, masks and actions of all decisions, and how far their seats got ahead."""
    step = many.reset(seed)
    running = np.ones(many.games, bool)
    ahead = np.zeros((many.games, many.seats), np.float32)
    rows, masks, actions, who = [], [], [], []
    while running.any():
        chosen = policy.choose(step)
        kept = np.flatnonzero(running)
        rows.append(step.observations[kept])
        masks.append(step.masks[kept])
        actions.append(chosen[kept])
        who.append(kept * many.seats + step.movers[kept])
        step = many.step(chosen)
        ended = running & (step.terminated | step.truncated)
        ahead[ended] = step.rewards[ended]
        running &= ~ended
    results = ahead.reshape(-1)[np.concatenate(who)] / 10
    return (
        torch.from_numpy(np.concatenate(rows)),
        torch.from_numpy(np.concatenate(masks)),
        torch.cat(actions),
        torch.from_numpy(results),
    )


def learn(policy: Policy, optimizer: torch.optim.Optimizer, decisions: tuple[Tensor, Tensor, Tensor, Tensor]) -> None:
    """Learns once from every decision."""
    for part in torch.split(torch.randperm(len(decisions[0])), PART):
        rows, masks, actions, results = (numbers[part] for numbers in decisions)
        choices, expected = policy(rows, masks)
        surprise = results - expected
        better = surprise.detach() / (surprise.detach().std() + 1e-6)
        loss = -(better * choices.log_prob(actions)).mean() + 0.5 * surprise.square().mean()
        loss = loss - 0.01 * choices.entropy().mean()
        optimizer.zero_grad()
        loss.backward()
        nn.utils.clip_grad_norm_(policy.parameters(), 1.0)
        optimizer.step()


def wins_against_random(policy: Policy, many: ManyGames, seed: int) -> float:
    """Returns the share of games that the network wins against random players; it sits everywhere equally often."""
    own = np.arange(many.games) % many.seats
    step = many.reset(seed)
    running = np.ones(many.games, bool)
    wins = 0.0
    while running.any():
        step = many.step(np.where(step.movers == own, policy.choose(step).numpy(), many.sample()))
        ended = running & (step.terminated | step.truncated)
        for number in np.flatnonzero(ended):
            winners = np.flatnonzero(step.places[number] == 1)
            wins += float(own[number] in winners) / len(winners)
        running &= ~ended
    return wins / many.games


def main() -> None:
    """Trains for some minutes and prints how it goes."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--game", default="china")
    parser.add_argument("--seats", type=int, default=3)
    parser.add_argument("--minutes", type=float, default=3)
    parser.add_argument("--file", default="policy.pt", help="where the network is kept")
    arguments = parser.parse_args()

    torch.set_num_threads(1)
    torch.manual_seed(1)
    many = ManyGames(arguments.game, GAMES, arguments.seats, rewards="margin")
    policy = Policy(many)
    optimizer = torch.optim.Adam(policy.parameters(), lr=1e-3)
    begun, round_ = time.process_time(), 0
    while (minutes := (time.process_time() - begun) / 60) < arguments.minutes:
        if round_ % 10 == 0:
            share = wins_against_random(policy, many, seed=-1 - round_)
            print(f"{minutes:5.1f} min, {round_ * GAMES:7} games: wins {share:.0%} against Random", flush=True)
        learn(policy, optimizer, self_play(policy, many, seed=round_))
        round_ += 1
    share = wins_against_random(policy, many, seed=-1 - round_)
    print(f"after {round_ * GAMES} games: wins {share:.0%} against Random (a fair share is {1 / many.seats:.0%})")
    torch.save(policy.state_dict(), arguments.file)


if __name__ == "__main__":
    main()
