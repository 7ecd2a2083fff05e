"""A bot that prefers good moves but often misses the best."""

from __future__ import annotations

from math import exp
from statistics import pstdev

from kaiserhof.bots.bot import Bot, Budget, choices
from kaiserhof.bots.search.lookahead import Lookahead
from kaiserhof.engine import Dice, State

TEMPERATURE = 1.25
"""Softmax temperature: a move this many standard deviations below the best is less likely by a factor of e."""


class Novice(Bot):
    """Looks one decision ahead in one imagined world and draws a move at random; better moves are more likely."""

    level = "novice"
    version = 3

    def choose(self, view: State, dice: Dice, budget: Budget | None = None) -> int:
        """Returns a random move, a better one with higher probability."""
        moves = choices(view)
        if len(moves) == 1:
            return moves[0]
        worth = Lookahead(self.game, self.game.estimator.move_weights[view.seats]).look_ahead(view, moves, 1, dice)
        best, spread = max(worth), pstdev(worth) or 1.0
        odds = [exp((value - best) / (TEMPERATURE * spread)) for value in worth]
        pick = dice.unit() * sum(odds)
        for move, weight in zip(moves, odds, strict=True):
            pick -= weight
            if pick < 0:
                return move
        return moves[-1]
