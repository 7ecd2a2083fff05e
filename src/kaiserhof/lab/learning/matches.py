"""A match of two networks, in many games at once: a new one is admitted only if it wins more than its share.

At some tables greedy players have the other seats: half of these the new network plays, half of them the old one. On
the way it is measured how well the new one and the game's estimate foresee who wins: the mean over all decisions of the
logarithm of the probability that was given to the winner, negative (cross-entropy).
"""

from __future__ import annotations

from dataclasses import dataclass, field
from math import sqrt

import numpy as np
import torch
from numpy.typing import NDArray

from kaiserhof.lab.learning.actors import IN_TURN
from kaiserhof.lab.learning.experience import GameTensors
from kaiserhof.lab.learning.network import PolicyAndValue

SURE = 1.64
"""How many standard errors above its share a network must win to be admitted."""


@dataclass(slots=True)
class Tally:
    """How a network did, at one seat of every table, against one kind of player at all other seats."""

    games: int = 0
    wins: float = 0.0
    even: float = 0.0
    """How many wins would be even."""
    decisions: int = 0
    network_loss: float = 0.0
    """How badly the new network foresees who wins, in these games: a sum over all decisions."""
    estimate_loss: float = 0.0
    """How badly the estimate does."""

    def share(self) -> float:
        """Returns the share of games that were won."""
        return self.wins / max(1, self.games)

    def excess(self) -> float:
        """Returns by how many standard errors the wins exceed what would be even."""
        even = self.even / max(1, self.games)
        return (self.wins - self.even) / sqrt(max(even * (1 - even) * self.games, 1e-9))

    def excess_over(self, other: Tally) -> float:
        """Returns by how many standard errors the share of games won exceeds that of another tally."""
        if not self.games or not other.games:
            return 0.0
        mean = (self.wins + other.wins) / (self.games + other.games)
        spread = sqrt(max(mean * (1 - mean) * (1 / self.games + 1 / other.games), 1e-9))
        return (self.share() - other.share()) / spread

    def figures(self) -> dict[str, float]:
        """Returns the figures that are kept."""
        decisions, games = max(1, self.decisions), max(1, self.games)
        return {
            "games": self.games,
            "share": self.share(),
            "even": self.even / games,
            "network_loss": self.network_loss / decisions,
            "estimate_loss": self.estimate_loss / decisions,
        }


@dataclass(frozen=True, slots=True)
class MatchResult:
    """How a new network did against an old one, and both against greedy players."""

    rival: Tally = field(default_factory=Tally)
    new: Tally = field(default_factory=Tally)
    old: Tally = field(default_factory=Tally)

    def excess(self) -> float:
        """Returns by how many standard errors the new one is better, in both kinds of games together."""
        if not self.new.games or not self.old.games:
            return self.rival.excess()
        return (self.rival.excess() + self.new.excess_over(self.old)) / sqrt(2)

    def admitted(self) -> bool:
        """Returns whether the new network is clearly better."""
        return self.excess() > SURE

    def figures(self) -> dict[str, dict[str, float]]:
        """Returns the figures that are kept."""
        return {"rival": self.rival.figures(), "new": self.new.figures(), "old": self.old.figures()}


@torch.no_grad()
def match(new: PolicyAndValue, old: PolicyAndValue, halves: list[GameTensors], longest: int = 1200) -> MatchResult:
    """Plays each game once, from its start to its end; both networks make the move they think best.

    All games begin anew, before and after.
    """
    for tensors in halves:
        tensors.wait()
        tensors.half.begin_anew(anywhere=False)
    running = [np.ones(len(each.half.seats), bool) for each in halves]
    told = [torch.zeros((2, *each.half.shared["places"].shape), device=each.device) for each in halves]
    """Sums over the decisions of each game: logarithms of what network and estimate say of each seat's win."""
    made = [np.zeros(len(each.half.seats), np.int64) for each in halves]
    """Number of decisions, by game."""
    result = MatchResult()
    news = [torch.tensor(~_is_olds(each), device=each.device) for each in halves]
    for _ in range(longest):
        for tensors, open_games, sums, decisions, new_table in zip(halves, running, told, made, news, strict=True):
            tensors.wait()
            over = tensors.over() & open_games
            if over.any():
                _count(result, tensors, over, sums, decisions)
                open_games &= ~over
            rows, masks, movers, outlooks = map(tensors.read, ("observations", "masks", "movers", "outlooks"))
            policy, win, _ = new(rows, masks, outlooks)
            choice = torch.where(
                (movers == tensors.own) & new_table, policy.argmax(1), old.preferences(rows, masks).argmax(1)
            )
            seen = torch.stack((win, outlooks[:, : win.shape[1]]))
            sums += seen.gather(2, tensors.place_of_seat(movers).expand(2, -1, -1))
            decisions += open_games
            tensors.half.act(choice.cpu().numpy())
        if not any(each.any() for each in running):
            break
    for tensors in halves:
        tensors.wait()
        tensors.half.begin_anew(anywhere=True)
    return result


def _count(
    result: MatchResult, tensors: GameTensors, over: NDArray[np.bool_], sums: torch.Tensor, decisions: NDArray[np.int64]
) -> None:
    """Adds the games that have just ended."""
    half = tensors.half
    won = half.shared["places"] == 1
    shares = won / np.maximum(won.sum(1, keepdims=True), 1)
    olds = _is_olds(tensors)
    kinds = ((result.rival, ~half.greedy), (result.new, half.greedy & ~olds), (result.old, olds))
    for tally, tables in kinds:
        index = np.flatnonzero(over & tables)
        if not len(index):
            continue
        tally.games += len(index)
        tally.wins += float(shares[index, half.own[index]].sum())
        tally.even += float((1 / half.seats[index]).sum())
        tally.decisions += int(decisions[index].sum())
        winners = torch.tensor(shares[index], device=tensors.device)
        losses = -(winners * sums[:, torch.tensor(index, device=tensors.device)]).sum((1, 2))
        tally.network_loss += float(losses[0])
        tally.estimate_loss += float(losses[1])


def _is_olds(tensors: GameTensors) -> NDArray[np.bool_]:
    """Tells at which tables the old network plays against greedy players: half of each seat's."""
    half = tensors.half
    found: NDArray[np.bool_] = half.greedy & (np.arange(len(half.seats)) // (IN_TURN * half.seats) % 2 == 1)
    return found
