"""Plays any legal move."""

from __future__ import annotations

from kaiserhof.bots.bot import Bot
from kaiserhof.engine import Dice, State


class RandomBot(Bot):
    """Every legal move with the same chance: what the others are measured against."""

    level = "random"
    offered = False

    def choose(self, view: State, dice: Dice) -> int:
        """Any legal move."""
        moves = view.legal_moves()
        return moves[dice.below(len(moves))]
