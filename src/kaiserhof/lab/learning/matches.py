"""A match of two networks, in many games at once: a new one is admitted only if it wins more than its share.

On the way it is measured how well the new one and the game's estimate foresee who wins: the mean over all decisions of
the logarithm of the probability that was given to the winner, negative (cross-entropy).
"""

from __future__ import annotations

from dataclasses import dataclass
from math import sqrt

import numpy as np
import torch

from kaiserhof.lab.learning.experience import Screen
from kaiserhof.lab.learning.network import PolicyAndValue

SURE = 1.64
"""How many standard errors above its share a network must win to be admitted."""


@dataclass(frozen=True, slots=True)
class MatchResult:
    """How one network did, at one seat of every table, against the other at all other seats."""

    games: int
    wins: float
    share: float
    """The mean of what would be even."""
    network_loss: float
    """How badly the new network foresees who wins, in these games."""
    estimate_loss: float
    """How badly the estimate does."""

    def excess(self) -> float:
        """Returns by how many standard errors the wins exceed what would be even."""
        spread = sqrt(max(self.share * (1 - self.share) * self.games, 1e-9))
        return (self.wins - self.share * self.games) / spread

    def admitted(self) -> bool:
        """Tells whether the new network is clearly better."""
        return self.excess() > SURE


@torch.no_grad()
def match(new: PolicyAndValue, old: PolicyAndValue, screens: list[Screen], longest: int = 1200) -> MatchResult:
    """Plays one game of every game at hand; both networks make the move they think best.

    All games begin anew, before and after.
    """
    for screen in screens:
        screen.wait()
        screen.half.begin_anew(anywhere=False)
    owns = [torch.tensor(np.arange(len(each.half.seats)) % each.half.seats, device=each.device) for each in screens]
    running = [np.ones(len(each.half.seats), bool) for each in screens]
    wins = 0.0
    told = [torch.zeros((2, *each.half.shared["places"].shape), device=each.device) for each in screens]
    """Sums over the decisions of each game: logarithms of what network and estimate say of each seat's win."""
    losses = torch.zeros(2, device=screens[0].device)
    decisions = 0
    for _ in range(longest):
        for screen, own, open_games, sums in zip(screens, owns, running, told, strict=True):
            screen.wait()
            over = screen.over() & open_games
            if over.any():
                won = screen.half.shared["places"] == 1
                shares = won / np.maximum(won.sum(1, keepdims=True), 1)
                seat = own.cpu().numpy()
                wins += float(shares[np.flatnonzero(over), seat[over]].sum())
                ended = torch.tensor(over, device=screen.device)
                losses -= (torch.tensor(shares, device=screen.device)[ended] * sums[:, ended]).sum((1, 2))
                open_games &= ~over
            rows, masks, movers, outlooks = map(screen.read, ("observations", "masks", "movers", "outlooks"))
            policy, win, _ = new(rows, masks, outlooks)
            choice = torch.where(movers == own, policy.argmax(1), old.preferences(rows, masks).argmax(1))
            seen = torch.stack((win, outlooks[:, : win.shape[1]]))
            sums += seen.gather(2, screen.place_of_seat(movers).expand(2, -1, -1))
            decisions += int(open_games.sum())
            screen.half.act(choice.cpu().numpy())
        if not any(each.any() for each in running):
            break
    for screen in screens:
        screen.wait()
        screen.half.begin_anew(anywhere=True)
    done = [np.flatnonzero(~each) for each in running]
    games = sum(map(len, done))
    share = sum(float((1 / screen.half.seats[each]).sum()) for screen, each in zip(screens, done, strict=True))
    network_loss, estimate_loss = (losses / max(1, decisions)).tolist()
    return MatchResult(games, wins, share / max(1, games), network_loss, estimate_loss)
