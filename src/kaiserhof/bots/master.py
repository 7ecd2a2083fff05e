"""Master: Monte-Carlo tree search over many imagined worlds."""

from __future__ import annotations

import time
from math import sqrt
from typing import ClassVar

from kaiserhof.bots.bot import Bot, Budget, Evaluation, MoveEvaluation, choices
from kaiserhof.bots.search.search import Search
from kaiserhof.bots.search.tree import Node
from kaiserhof.engine import Dice, Game, State

SECOND = Budget(seconds=1.0)
"""Master's default budget for a decision."""

FEW = Budget(simulations=32)
"""Scholar's default budget for a decision."""

BATCH = 4
"""Simulations between checks for an early stop."""

FRESH = 16
"""Minimum number of new simulations in a reused tree, because win probabilities come only from new ones."""

CLEAR_AFTER = 200
"""Minimum number of simulations before an early stop."""

CLEAR_LEAD = 4.0
"""A choice is clear when the best move's value lies this many standard errors above the next."""


class Master(Bot):
    """Searches its whole turn and the opponents' replies, with a budget per decision.

    It reuses the tree until its turn ends, so a turn of several decisions is one search.
    """

    level = "master"
    version = 3
    budget: Budget = SECOND
    use_estimate: ClassVar[bool] = True
    """Whether the search uses the game's estimate."""
    quickness: ClassVar[int] = 1
    """At least how many simulations it runs in the time of one simulation of Master."""
    stops_early: bool = True
    """Whether it stops once the choice is clear."""

    def __init__(self, game: Game, budget: Budget = SECOND) -> None:
        super().__init__(game)
        self.budget = budget
        self._search: Search | None = None

    def choose(self, view: State, dice: Dice, budget: Budget | None = None) -> int:
        """Returns the most visited move."""
        moves = choices(view)
        return moves[0] if len(moves) == 1 else self.evaluate(view, dice, budget).moves[0].move

    def evaluate(self, view: State, dice: Dice, budget: Budget | None = None) -> Evaluation:
        """Searches until the budget is used up or the choice is clear."""
        start = time.perf_counter()
        budget = budget or self.budget
        search = self._continued(view, dice) or self.begin(view, dice)
        before = search.root.visits
        search.enough = max(budget.simulations, before + min(FRESH, budget.simulations))
        while (visits := search.root.visits) < search.enough:
            search.simulate()
            elapsed = time.perf_counter() - start
            if elapsed >= budget.seconds:
                break
            look = search.root.visits // BATCH > visits // BATCH
            if look and self.stops_early and self._is_clear(search.root, budget, before, elapsed):
                break
        self._search = search
        visits = search.root.visits
        fresh = visits - search.since
        return Evaluation(
            tuple(
                MoveEvaluation(child.move, child.visits, child.value(), child.points / child.visits)
                for child in _tried(search.root)
            ),
            tuple(total / fresh for total in search.sums),
            visits - before,
            time.perf_counter() - start,
        )

    def remembers(self) -> int:
        return 0 if self._search is None else self._search.root.visits

    def begin(self, view: State, dice: Dice) -> Search:
        return Search(self.game, view, dice, use_estimate=self.use_estimate)

    def _is_clear(self, root: Node, budget: Budget, before: int, elapsed: float) -> bool:
        """Returns whether the rest of the budget is unlikely to change the choice."""
        visits, noise = root.visits, root.noise()
        if visits < CLEAR_AFTER:
            return False
        best, *others = _tried(root)
        if not others:
            return False
        second = others[0]
        by_count = budget.simulations - visits
        by_time = (budget.seconds - elapsed) * (visits - before) / max(elapsed, 1e-6)
        if best.visits - second.visits > min(by_count, by_time):
            return True
        error = noise * sqrt(1 / best.visits + 1 / second.visits)
        return best.value() - second.value() > CLEAR_LEAD * error

    def _continued(self, view: State, dice: Dice) -> Search | None:
        """Returns the last search, rooted at this view, if the view follows in the same turn; else None."""
        last, self._search = self._search, None
        if last is None or last.seat != view.to_move() or not last.follow(view):
            return None
        last.dice = dice
        return last


class Scholar(Master):
    """Master with few simulations, for devices that run everything themselves: how well it plays follows from their
    number, and hardly from the device.
    """

    level = "scholar"
    version = 1
    offered = False

    def __init__(self, game: Game, budget: Budget = FEW) -> None:
        super().__init__(game, budget)


class Plain(Master):
    """Plain ISMCTS: random rollouts and no estimate."""

    level = "plain"
    version = 1
    offered = False
    use_estimate = False


def _tried(root: Node) -> list[Node]:
    """Returns the nodes of the moves tried, most visited first."""
    tried = [child for move, child in root.children.items() if move >= 0 and child.visits]
    return sorted(tried, key=lambda child: (-child.visits, -child.value(), child.move))
