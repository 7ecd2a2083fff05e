"""Searches many imagined worlds."""

from __future__ import annotations

import time
from math import sqrt
from typing import Any, ClassVar

from kaiserhof.bots.bot import Bot, Weighed, Weighing
from kaiserhof.bots.budget import Budget
from kaiserhof.bots.search.search import Search
from kaiserhof.bots.search.tree import Node
from kaiserhof.engine import Dice, Game, State

SECOND = Budget(seconds=1.0)
"""What Master thinks about a decision by default."""

BATCH = 4
"""So many simulations run between two looks at whether the choice is clear."""

FRESH = 16
"""However much was searched before in the same turn, so many simulations are run: they tell everyone's chances now."""

CLEAR_AFTER = 200
"""Not before so many simulations can a choice be clear."""

CLEAR_LEAD = 4.0
"""A choice is clear when the best move's worth lies so many standard errors above the next."""


class Master(Bot):
    """Thinks about its whole turn and the answers of the others, within a budget for each decision.

    The tree is kept while the turn lasts: a turn of many clicks is one search.
    """

    level = "master"
    version = 2
    knowing: ClassVar[bool] = True
    """Whether it asks the game's judgement."""

    def __init__(self, game: Game[Any], budget: Budget = SECOND) -> None:
        super().__init__(game)
        self.budget = budget
        self._search: Search | None = None

    def choose(self, view: State, dice: Dice) -> int:
        """The move looked at most."""
        moves = view.legal_moves()
        return moves[0] if len(moves) == 1 else self.weigh(view, dice).moves[0].move

    def weigh(self, view: State, dice: Dice) -> Weighed:
        """What the search thinks of every move."""
        start = time.perf_counter()
        search = self._continued(view, dice) or Search(self.game, view, dice, knowing=self.knowing)
        before = search.root.visits
        enough = max(self.budget.simulations, before + min(FRESH, self.budget.simulations))
        while search.root.visits < enough:
            search.simulate()
            elapsed = time.perf_counter() - start
            if elapsed >= self.budget.seconds:
                break
            if search.root.visits % BATCH == 0 and self._is_clear(search.root, before, elapsed):
                break
        self._search = search
        visits = search.root.visits
        fresh = visits - search.since
        return Weighed(
            tuple(
                Weighing(child.move, child.visits, child.worth(), child.points / child.visits)
                for child in _tried(search.root)
            ),
            tuple(total / fresh for total in search.sums),
            visits - before,
            time.perf_counter() - start,
        )

    def _is_clear(self, root: Node, before: int, elapsed: float) -> bool:
        """Whether the rest of the budget could hardly change the choice."""
        visits, noise = root.visits, root.noise()
        if visits < CLEAR_AFTER:
            return False
        best, *others = _tried(root)
        if not others:
            return False
        second = others[0]
        by_count = self.budget.simulations - visits
        by_time = (self.budget.seconds - elapsed) * (visits - before) / max(elapsed, 1e-6)
        if best.visits - second.visits > min(by_count, by_time):
            return True
        error = noise * sqrt(1 / best.visits + 1 / second.visits)
        return best.worth() - second.worth() > CLEAR_LEAD * error

    def _continued(self, view: State, dice: Dice) -> Search | None:
        """The part of the last tree that grows from this view, if it is the same turn gone on."""
        last, self._search = self._search, None
        if last is None or last.seat != view.to_move() or not last.follow(view):
            return None
        last.dice = dice
        return last


class Plain(Master):
    """The same search without knowledge of the game, its play-outs all by chance: what others call ISMCTS."""

    level = "plain"
    version = 1
    offered = False
    knowing = False


def _tried(root: Node) -> list[Node]:
    """The moves that were tried, the most visited first."""
    tried = [child for move, child in root.children.items() if move >= 0 and child.visits]
    return sorted(tried, key=lambda child: (-child.visits, -child.worth(), child.move))
