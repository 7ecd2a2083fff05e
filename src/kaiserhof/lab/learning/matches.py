"""A match of two networks, in many games at once: a new one is admitted only if it wins more than its share."""

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
    for _ in range(longest):
        for screen, own, open_games in zip(screens, owns, running, strict=True):
            screen.wait()
            over = screen.over() & open_games
            if over.any():
                won = screen.half.shared["places"] == 1
                shares = won / np.maximum(won.sum(1, keepdims=True), 1)
                seat = own.cpu().numpy()
                wins += float(shares[np.flatnonzero(over), seat[over]].sum())
                open_games &= ~over
            rows, masks, movers = (screen.read(name) for name in ("observations", "masks", "movers"))
            choice = torch.where(movers == own, new(rows, masks)[0].argmax(1), old(rows, masks)[0].argmax(1))
            screen.half.act(choice.cpu().numpy())
        if not any(each.any() for each in running):
            break
    for screen in screens:
        screen.wait()
        screen.half.begin_anew(anywhere=True)
    done = [np.flatnonzero(~each) for each in running]
    games = sum(map(len, done))
    share = sum(float((1 / screen.half.seats[each]).sum()) for screen, each in zip(screens, done, strict=True))
    return MatchResult(games, wins, share / max(1, games))
