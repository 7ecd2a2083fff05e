"""A bot that plays random legal moves."""

from __future__ import annotations

from kaiserhof.bots.bot import Bot
from kaiserhof.bots.budget import Budget
from kaiserhof.engine import Dice, State


class RandomBot(Bot):
    """Chooses uniformly among the legal moves; the baseline for all other bots."""

    level = "random"
    offered = False

    def choose(self, view: State, dice: Dice, budget: Budget | None = None) -> int:
        """Returns a random legal move."""
        moves = view.legal_moves()
        return moves[dice.below(len(moves))]
