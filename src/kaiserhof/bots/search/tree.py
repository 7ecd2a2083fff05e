"""The tree of a search over information sets.

A node stands for a sequence of decisions, whatever the hidden cards were. Its children are all moves that were legal in
some imagined world; each child counts in how many worlds it was legal.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

GREED: Final = 1.0
"""Temperature: the prior of a move this many standard deviations below the best estimate is lower by a factor of e."""

CURIOSITY: Final = 2.0
"""Weight of exploration."""

CAUTION: Final = 2.0
"""Number of extra visits, with the mean value of the node, that every move is credited with."""

LEAST_SPREAD: Final = 0.01
"""Least standard deviation of estimates, in points."""

LEAST_NOISE: Final = 0.0005
"""Least standard deviation of win probabilities."""

FIRST_NOISE: Final = 0.1
"""Standard deviation of win probabilities that is assumed before there are results."""


class Node:
    """A move and the statistics of everything tried after it."""

    __slots__ = (
        "best_estimate",
        "children",
        "continued",
        "estimate",
        "estimated",
        "estimates",
        "mass",
        "move",
        "open",
        "points",
        "prior",
        "priors",
        "spread",
        "square_sum",
        "total",
        "value_sum",
        "visits",
    )

    def __init__(self, move: int) -> None:
        self.move = move
        self.estimated = False
        self.estimate = 0.0
        """The mover's estimate right after the move, in points."""
        self.visits = 0
        self.total = 0.0
        """Sum of win probabilities of the player who makes the move."""
        self.points = 0.0
        """Sum of expected final points of the searching seat."""
        self.open = 0
        """Number of simulations in which the move was legal."""
        self.prior = 1.0
        self.priors: dict[int, float] | None = None
        """How likely each move after this one is, if a network leads the search."""
        self.estimates = 0
        """Number of worlds in which the network has said so."""
        self.children: dict[int, Node] = {}
        self.best_estimate = 0.0
        """The best estimate among the children."""
        self.spread = 0.0
        """Standard deviation of the children's estimates."""
        self.mass = 0.0
        """Sum of the children's priors."""
        self.continued = 0
        """Number of simulations that continued below this node."""
        self.value_sum = 0.0
        """Sum of their win probabilities, for the player who decides in this node."""
        self.square_sum = 0.0
        """Sum of the squares of the same."""

    def value(self) -> float:
        """Returns the mean win probability of the player who makes the move."""
        return self.total / self.visits

    def set_priors(self, fresh: list[Node]) -> None:
        """Sets the priors of new children; the first group of children sets the scale."""
        if not self.mass:
            mean = 0.0
            best = fresh[0].estimate
            for child in fresh:
                mean += child.estimate
                if child.estimate > best:
                    best = child.estimate
            mean /= len(fresh)
            variance = 0.0
            for child in fresh:
                variance += (child.estimate - mean) * (child.estimate - mean)
            self.best_estimate = best
            self.spread = max(sqrt(variance / len(fresh)), LEAST_SPREAD)
        for child in fresh:
            child.prior = exp(min(2.0, (child.estimate - self.best_estimate) / (GREED * self.spread)))
            self.mass += child.prior

    def noise(self) -> float:
        """Returns the standard deviation of the results of simulations that continued below this node."""
        if self.continued < 2:
            return FIRST_NOISE
        mean = self.value_sum / self.continued
        return sqrt(max(self.square_sum / self.continued - mean * mean, LEAST_NOISE * LEAST_NOISE))


def choose_child(node: Node, moves: list[Node]) -> Node:
    """Returns the child with the best sum of value and exploration among those that are legal.

    The estimate right after a move is only its prior. The value of a move comes from its simulations, so an estimate
    that rises or falls in the course of a turn does no harm.
    """
    mean = node.value_sum / node.continued if node.continued else 0.0
    scale = CURIOSITY * node.noise() / (node.mass or len(moves))
    best = moves[0]
    best_score = -1e9
    for child in moves:
        child.open += 1
        value = (child.total + CAUTION * mean) / (child.visits + CAUTION)
        score = value + scale * child.prior * sqrt(child.open) / (1 + child.visits)
        if score > best_score:
            best_score = score
            best = child
    return best
