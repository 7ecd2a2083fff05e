"""Grandmaster: Monte-Carlo tree search guided by a network."""

from __future__ import annotations

from kaiserhof.bots.bot import Budget
from kaiserhof.bots.learned.network import has_network, network_of
from kaiserhof.bots.master import SECOND, Master
from kaiserhof.bots.search.guided import GuidedSearch
from kaiserhof.bots.search.search import Search
from kaiserhof.engine import Dice, Game, State


class Grandmaster(Master):
    """Searches like Master, with the network's policy as priors and its values in place of rollouts.

    Without a network or numpy, and on a custom board, it plays as Master.
    """

    level = "grandmaster"
    version = 4
    instead = Master.level
    quickness = 15

    def __init__(self, game: Game, budget: Budget = SECOND) -> None:
        super().__init__(game, budget)
        self.network = network_of(game)
        # The network's errors in neighbouring positions are correlated, so a lead is no proof; and the rest of the
        # tree serves the next decision of the turn.
        self.stops_early = self.network is None

    @classmethod
    def knows(cls, game: Game) -> bool:
        return has_network(game)

    def begin(self, view: State, dice: Dice) -> Search:
        if self.network is None:
            return super().begin(view, dice)
        return GuidedSearch(self.game, view, dice, self.network.evaluate)
