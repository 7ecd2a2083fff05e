"""OpenSpiel's searches as independent opponents: `kaiserhof arena … --bots master,openspiel-ismcts:1000`.

They run OpenSpiel's Python code with random rollouts and no knowledge of the game. Like every bot they get a view and
nothing else. OpenSpiel is imported at the first decision.
"""

from __future__ import annotations

from abc import abstractmethod
from collections.abc import Callable
from math import isfinite
from typing import TYPE_CHECKING, Any, Final

from kaiserhof.bots import Bot, Budget, choices
from kaiserhof.engine import Dice, State

if TYPE_CHECKING:
    from kaiserhof.envs.openspiel import SpielState

EXPLORATION: Final = 1.4
"""The constant of UCT, for results from 0 to 1."""

SEEDS: Final = 1 << 30


class SpielBot(Bot):
    """A search of OpenSpiel."""

    offered = False
    needs = "pyspiel"
    budget = Budget(simulations=1000)

    def choose(self, view: State, dice: Dice, budget: Budget | None = None) -> int:
        """Returns the move that the search prefers."""
        limit = budget or self.budget or SpielBot.budget
        if isfinite(limit.seconds):
            raise ValueError("OpenSpiel's searches take a number of simulations, not a time.")
        choices(view)
        from kaiserhof.envs.openspiel import root_in

        def world() -> SpielState:
            return root_in(self.game, view.imagine(dice))

        mover = view.to_move()
        return self.game.codecs[view.seats].move(self.search(world, limit.simulations, dice.below(SEEDS)), mover)

    @abstractmethod
    def search(self, world: Callable[[], SpielState], simulations: int, seed: int) -> int:
        """Returns the chosen action; each call of `world` imagines a new world of the view."""


class SpielIsmcts(SpielBot):
    """Information-set MCTS: every simulation imagines another world."""

    level = "openspiel-ismcts"

    def search(self, world: Callable[[], SpielState], simulations: int, seed: int) -> int:
        """Returns the most visited action."""
        from numpy.random import RandomState
        from open_spiel.python.algorithms import ismcts, mcts

        root, random = world(), RandomState(seed)
        evaluator: Any = mcts.RandomRolloutEvaluator(1, random)
        bot: Any = ismcts.ISMCTSBot(
            root.get_game(), evaluator, EXPLORATION, simulations, random_state=random, use_observation_string=True
        )
        bot.set_resampler(lambda _state, _player: world())
        return int(bot.step(root))


class SpielMcts(SpielBot):
    """MCTS for games of perfect information, in one imagined world, as if all cards were open."""

    level = "openspiel-mcts"

    def search(self, world: Callable[[], SpielState], simulations: int, seed: int) -> int:
        """Returns the most visited action."""
        from numpy.random import RandomState
        from open_spiel.python.algorithms import mcts

        root, random = world(), RandomState(seed)
        evaluator: Any = mcts.RandomRolloutEvaluator(1, random)
        bot: Any = mcts.MCTSBot(root.get_game(), EXPLORATION, simulations, evaluator, solve=False, random_state=random)
        return int(bot.step(root))
