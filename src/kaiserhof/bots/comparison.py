"""Compares two moves of a decision, and says how far the difference can be trusted.

A search looks hardly at moves that seem bad, and its best move is the one that was luckiest. So the comparison begins
afresh: both moves are made in the same imagined worlds, a tree is searched after each of them, and the error follows
from how much the difference varies from world to world.
"""

from __future__ import annotations

import time
from collections.abc import Sequence
from dataclasses import dataclass
from math import inf, sqrt
from statistics import fmean, pstdev

from kaiserhof.bots.bot import Budget
from kaiserhof.bots.search.search import Search
from kaiserhof.engine import Dice, Game, State

WORLDS = 160
"""Number of imagined worlds."""

FEWEST = 16
"""Minimum number of worlds; with fewer, the error itself is too uncertain."""

LONGER = 4
"""How many times as long as about a decision an analyst thinks about such a comparison."""


@dataclass(frozen=True, slots=True)
class Comparison:
    """The mover's win probabilities and points after two moves."""

    better: float
    played: float
    error: float
    """The standard error of the difference of the win probabilities."""
    points: tuple[float, float]
    """The mover's expected points after either move."""
    points_error: float
    """The standard error of the difference of the points."""


def compare(game: Game, view: State, better: int, played: int, budget: Budget, seed: str) -> Comparison:
    """Compares two moves of the seat to move, from its view. Deterministic if the budget has no seconds."""
    end = time.perf_counter() + LONGER * budget.seconds
    searches = [(move, Search(game, view, Dice(seed))) for move in (better, played)]
    chances: tuple[list[float], list[float]] = ([], [])
    points: tuple[list[float], list[float]] = ([], [])
    for world in range(min(WORLDS, budget.simulations)):
        for number, (move, search) in enumerate(searches):
            search.view = view.imagine(Dice(f"{seed} {world}"))
            search.view.push(move)
            search.dice = Dice(f"{seed} {world} on")
            root = search.root
            before = root.total, root.points
            search.simulate()
            chances[number].append(root.total - before[0])
            points[number].append(root.points - before[1])
        if world >= FEWEST and time.perf_counter() > end:
            break
    chance, other = fmean(chances[0]), fmean(chances[1])
    return Comparison(chance, other, _error(*chances), (fmean(points[0]), fmean(points[1])), _error(*points))


def _error(better: Sequence[float], played: Sequence[float]) -> float:
    """Returns the standard error of the mean difference."""
    differences = [one - other for one, other in zip(better, played, strict=True)]
    return pstdev(differences) / sqrt(len(differences)) if len(differences) >= FEWEST else inf
