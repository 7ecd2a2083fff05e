"""Master's search, led by a network."""

from __future__ import annotations

from kaiserhof.bots.budget import Budget
from kaiserhof.bots.learned.network import has_network, network_of
from kaiserhof.bots.master import SECOND, Master
from kaiserhof.bots.search.guided import GuidedSearch
from kaiserhof.bots.search.search import Search
from kaiserhof.engine import Dice, Game, State


class Grandmaster(Master):
    """Searches like Master, but the network of its game says which moves are worth a look, and helps to say who wins.

    For a game without a network, on an owner's board, and where numpy is not installed it is Master.
    """

    level = "grandmaster"
    version = 3
    instead = Master.level
    quickness = 15

    def __init__(self, game: Game, budget: Budget = SECOND) -> None:
        super().__init__(game, budget)
        self.network = network_of(game)
        # What a network says of neighbouring positions errs in the same direction; and the rest of the tree is used
        # for the next decision of the turn.
        self.stops_early = self.network is None

    @classmethod
    def knows(cls, game: Game) -> bool:
        """Returns whether there is a network."""
        return has_network(game)

    def begin(self, view: State, dice: Dice) -> Search:
        """Returns a new search."""
        if self.network is None:
            return super().begin(view, dice)
        return GuidedSearch(self.game, view, dice, self.network.evaluate)
