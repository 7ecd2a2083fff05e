"""A bot that looks one decision ahead."""

from __future__ import annotations

from collections.abc import Mapping

from kaiserhof.bots.bot import Bot, Budget, choices
from kaiserhof.bots.search.lookahead import Lookahead
from kaiserhof.engine import Dice, Game, State
from kaiserhof.engine.core.estimate import MoveWeights

WORLDS = 2
"""Number of worlds imagined for a decision."""


class Regular(Bot):
    """Tries each move in a few imagined worlds and plays the one with the best mean estimate."""

    level = "regular"
    version = 4

    def __init__(self, game: Game, worlds: int = WORLDS, weights: Mapping[int, MoveWeights] | None = None) -> None:
        """Compares moves by these weights, by number of players, or by those of the game's estimate."""
        super().__init__(game)
        self.worlds = worlds
        self.weights = game.estimator.move_weights if weights is None else weights

    def choose(self, view: State, dice: Dice, budget: Budget | None = None) -> int:
        """Returns the move with the best mean estimate; a random one if several are equal."""
        moves = choices(view)
        if len(moves) == 1:
            return moves[0]
        lookahead = Lookahead(self.game, self.weights[view.seats])
        worth = lookahead.look_ahead(view, moves, self.worlds, dice)
        best = max(worth)
        return dice.choice([move for move, value in zip(moves, worth, strict=True) if value == best])
