"""The tree of a search over information sets: what was tried from here, and how it went.

A node is reached by a row of decisions, whatever the hidden cards and the dice were; so its children are all moves that
were legal in some imagined world. Each child remembers in how many of them it could have been chosen.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

GREED: Final = 1.0
"""The prior of a move falls by a factor of e for each so many spreads of the judgement below the best."""

CURIOSITY: Final = 2.0
"""How much the search looks at moves it has seldom tried."""

CAUTION: Final = 2.0
"""A move counts as if it had been tried so many times more, with what moves here bring on average."""

LEAST_SPREAD: Final = 0.01
"""Points closer together than this say little about which move is better."""

LEAST_NOISE: Final = 0.0005
"""Chances to win closer together than this are hardly different."""

FIRST_NOISE: Final = 0.1
"""How far results are thought to lie apart before there are any."""


class Node:
    """A move and all that was tried after it."""

    __slots__ = (
        "best_first",
        "children",
        "first",
        "judged",
        "mass",
        "move",
        "open",
        "passed",
        "points",
        "prior",
        "seen",
        "spread",
        "squares",
        "total",
        "visits",
    )

    def __init__(self, move: int) -> None:
        self.move = move
        self.judged = False
        self.first = 0.0
        """How well whoever makes the move stands at once, in points, if that was judged."""
        self.visits = 0
        self.total = 0.0
        """The sum of the chances to win, for whoever makes the move."""
        self.points = 0.0
        """The sum of the points expected for the searching seat."""
        self.open = 0
        """How often it could have been chosen."""
        self.prior = 1.0
        self.children: dict[int, Node] = {}
        self.best_first = 0.0
        self.spread = 0.0
        """Of the children's first judgements: the best, and how far they lie apart."""
        self.mass = 0.0
        """Of the children's priors before scaling: the sum."""
        self.passed = 0
        """How many simulations went on from here."""
        self.seen = 0.0
        self.squares = 0.0
        """Of the chances to win they brought whoever decides here: the sum, and that of their squares."""

    def worth(self) -> float:
        """The mean chance to win of whoever makes the move."""
        return self.total / self.visits

    def set_priors(self, fresh: list[Node]) -> None:
        """Give new children their priors; the first lot sets the scale."""
        if not self.mass:
            mean = 0.0
            best = fresh[0].first
            for child in fresh:
                mean += child.first
                if child.first > best:
                    best = child.first
            mean /= len(fresh)
            variance = 0.0
            for child in fresh:
                variance += (child.first - mean) * (child.first - mean)
            self.best_first = best
            self.spread = max(sqrt(variance / len(fresh)), LEAST_SPREAD)
        for child in fresh:
            child.prior = exp(min(2.0, (child.first - self.best_first) / (GREED * self.spread)))
            self.mass += child.prior

    def noise(self) -> float:
        """How far the results of simulations that went on from here lie apart."""
        if self.passed < 2:
            return FIRST_NOISE
        mean = self.seen / self.passed
        return sqrt(max(self.squares / self.passed - mean * mean, LEAST_NOISE * LEAST_NOISE))


def choose_child(node: Node, moves: list[Node]) -> Node:
    """The child with the best sum of worth and curiosity among those that can be chosen.

    What the judgement said of a move at once is only its prior: the worth of a move comes from what followed, so that
    a judgement which likes positions more or less as a turn goes on does no harm.
    """
    mean = node.seen / node.passed if node.passed else 0.0
    scale = CURIOSITY * node.noise() / (node.mass or len(moves))
    best = moves[0]
    best_score = -1e9
    for child in moves:
        child.open += 1
        worth = (child.total + CAUTION * mean) / (child.visits + CAUTION)
        score = worth + scale * child.prior * sqrt(child.open) / (1 + child.visits)
        if score > best_score:
            best_score = score
            best = child
    return best
