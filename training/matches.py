"""Matches of two networks, in many games at once: a new one is admitted only if it is almost certainly better. The test
is sequential (Wald's): after each match the network is admitted, refused, or plays another match. A network that is no
better passes less often than once in a hundred.

In some games greedy players have the other seats, against the new network in one half of them and the old one in the
other. The match also measures how well the new network and the game's estimate predict the winner (cross-entropy, mean
over all decisions).
"""

from __future__ import annotations

from dataclasses import dataclass, field, fields
from math import log, sqrt

import numpy as np
import torch
from numpy.typing import NDArray

from training.actors import CYCLE
from training.experience import GameTensors
from training.network import PolicyAndValue

CLEAR_GAIN = 2.0
"""The number of standard errors by which a better network is expected to win one match."""

ADMITTED_AT = log(100)
"""Threshold of the log-likelihood ratio between a network that is better by that much and one that is not. A network
that is no better passes by luck at most once in a hundred times, however many matches there are.
"""

REFUSED_AT = -log(10)
"""The threshold below which a network is refused."""

MAX_MATCHES = 6
"""A network that is not admitted after this many matches is refused."""


@dataclass(slots=True)
class MatchTally:
    """The results of a network, which has one seat of every game, against one kind of opponent."""

    games: int = 0
    wins: float = 0.0
    even: float = 0.0
    """Expected wins if all were equally strong."""
    decisions: int = 0
    network_loss: float = 0.0
    """Cross-entropy of the new network's win probabilities, summed over all decisions."""
    estimate_loss: float = 0.0
    """The same for the game's estimate."""

    def __add__(self, other: MatchTally) -> MatchTally:
        """Returns the sum of two tallies."""
        return MatchTally(*(getattr(self, each.name) + getattr(other, each.name) for each in fields(MatchTally)))

    def share(self) -> float:
        """Returns the share of games that were won."""
        return self.wins / max(1, self.games)

    def excess(self) -> float:
        """Returns by how many standard errors the wins exceed the expected number."""
        even = self.even / max(1, self.games)
        return (self.wins - self.even) / sqrt(max(even * (1 - even) * self.games, 1e-9))

    def excess_over(self, other: MatchTally) -> float:
        """Returns by how many standard errors the share of games won exceeds that of another tally."""
        if not self.games or not other.games:
            return 0.0
        mean = (self.wins + other.wins) / (self.games + other.games)
        spread = sqrt(max(mean * (1 - mean) * (1 / self.games + 1 / other.games), 1e-9))
        return (self.share() - other.share()) / spread

    def figures(self) -> dict[str, float]:
        """Returns the figures for the training log."""
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
    """The results of the new network against the old one, and of both against greedy players, in all matches."""

    rival: MatchTally = field(default_factory=MatchTally)
    new: MatchTally = field(default_factory=MatchTally)
    old: MatchTally = field(default_factory=MatchTally)
    matches: int = 1

    def __add__(self, other: MatchResult) -> MatchResult:
        """Returns the results of all matches together."""
        return MatchResult(
            self.rival + other.rival, self.new + other.new, self.old + other.old, self.matches + other.matches
        )

    def excess(self) -> float:
        """Returns by how many standard errors the new network is better, over both kinds of games."""
        if not self.new.games or not self.old.games:
            return self.rival.excess()
        return (self.rival.excess() + self.new.excess_over(self.old)) / sqrt(2)

    def evidence(self) -> float:
        """Returns the log-likelihood ratio between a better network and one that is no better."""
        return CLEAR_GAIN * sqrt(self.matches) * self.excess() - self.matches * CLEAR_GAIN * CLEAR_GAIN / 2

    def admitted(self) -> bool:
        """Returns whether the new network is clearly better."""
        return self.evidence() >= ADMITTED_AT

    def decided(self) -> bool:
        """Returns whether there is no need for another match."""
        return self.admitted() or self.evidence() <= REFUSED_AT or self.matches >= MAX_MATCHES

    def figures(self) -> dict[str, dict[str, float]]:
        """Returns the figures for the training log."""
        return {"rival": self.rival.figures(), "new": self.new.figures(), "old": self.old.figures()}


def compare(new: PolicyAndValue, old: PolicyAndValue, buffers: list[GameTensors]) -> MatchResult:
    """Plays matches until they have decided whether the new network is better."""
    result: MatchResult = match(new, old, buffers)
    while not result.decided():
        result += match(new, old, buffers)
    return result


@torch.no_grad()
def match(new: PolicyAndValue, old: PolicyAndValue, buffers: list[GameTensors], longest: int = 1200) -> MatchResult:
    """Plays each game once, from start to end. Both networks make their most probable move.

    Restarts all games before and after.
    """
    for tensors in buffers:
        tensors.wait()
        tensors.buffer.restart(anywhere=False)
    running = [np.ones(len(each.buffer.seats), bool) for each in buffers]
    told = [torch.zeros((2, *each.buffer.shared["places"].shape), device=each.device) for each in buffers]
    """Log win probabilities of each seat by network and by estimate, summed over the decisions of each game."""
    made = [np.zeros(len(each.buffer.seats), np.int64) for each in buffers]
    """Number of decisions, by game."""
    result = MatchResult()
    news = [torch.tensor(~_is_olds(each), device=each.device) for each in buffers]
    for _ in range(longest):
        for tensors, open_games, sums, decisions, new_table in zip(buffers, running, told, made, news, strict=True):
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
            sums += seen.gather(2, tensors.seats_from_mover(movers).expand(2, -1, -1))
            decisions += open_games
            tensors.buffer.act(choice.cpu().numpy())
        if not any(each.any() for each in running):
            break
    for tensors in buffers:
        tensors.wait()
        tensors.buffer.restart(anywhere=True)
    return result


def _count(
    result: MatchResult, tensors: GameTensors, over: NDArray[np.bool_], sums: torch.Tensor, decisions: NDArray[np.int64]
) -> None:
    """Adds the games that have just ended to the tallies."""
    buffer = tensors.buffer
    won = buffer.shared["places"] == 1
    shares = won / np.maximum(won.sum(1, keepdims=True), 1)
    olds = _is_olds(tensors)
    kinds = ((result.rival, ~buffer.greedy), (result.new, buffer.greedy & ~olds), (result.old, olds))
    for tally, tables in kinds:
        index = np.flatnonzero(over & tables)
        if not len(index):
            continue
        tally.games += len(index)
        tally.wins += float(shares[index, buffer.own[index]].sum())
        tally.even += float((1 / buffer.seats[index]).sum())
        tally.decisions += int(decisions[index].sum())
        winners = torch.tensor(shares[index], device=tensors.device)
        losses = -(winners * sums[:, torch.tensor(index, device=tensors.device)]).sum((1, 2))
        tally.network_loss += float(losses[0])
        tally.estimate_loss += float(losses[1])


def _is_olds(tensors: GameTensors) -> NDArray[np.bool_]:
    """Returns the games in which the old network plays against greedy players: half of those of each seat."""
    buffer = tensors.buffer
    found: NDArray[np.bool_] = buffer.greedy & (np.arange(len(buffer.seats)) // (CYCLE * buffer.seats) % 2 == 1)
    return found
