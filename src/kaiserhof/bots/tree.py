"""The tree of a search over information sets: what was tried from here, and how it went.

A node is reached by a row of decisions, whatever the hidden cards and the dice were; so its children are all moves that
were legal in some imagined world. Each child remembers in how many of them it could have been chosen.
"""

from __future__ import annotations

from math import exp, sqrt

GREED = 0.5
"""The prior of a move falls by a factor of e for each so many spreads of the judgement below the best."""

CURIOSITY = 1.6
"""How much the search looks at moves it has seldom tried."""

TRUST = 2.0
"""The judgement of a fresh move counts as much as so many visits."""

LEAST_SPREAD = 0.01
"""Chances closer together than this say little about which move is better."""


class Node:
    """A move and all that was tried after it."""

    __slots__ = (
        "children",
        "first",
        "floor",
        "judged",
        "mass",
        "move",
        "open",
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
        """What the judgement thought of the move at once, for whoever makes it; of a forced move it is not asked."""
        self.visits = 0
        self.total = 0.0
        """The sum of the chances to win, for whoever makes the move."""
        self.points = 0.0
        """The sum of the points expected for the searching seat."""
        self.open = 0
        """How often it could have been chosen."""
        self.prior = 1.0
        self.children: dict[int, Node] = {}
        self.floor = 0.0
        self.spread = 0.0
        """Of the children's first judgements: the best, and how far they lie apart."""
        self.mass = 0.0
        """Of the children's priors before scaling: the sum."""
        self.seen = 0.0
        self.squares = 0.0
        """Of the chances to win that simulations brought whoever decides here: the sum, and that of their squares."""

    def worth(self) -> float:
        """The mean chance to win of whoever makes the move, the judgement counted as some visits."""
        return (self.total + TRUST * self.first) / (self.visits + TRUST)

    def weigh_children(self, fresh: list[Node]) -> None:
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
            self.floor = best
            self.spread = max(sqrt(variance / len(fresh)), LEAST_SPREAD)
        for child in fresh:
            child.prior = exp(min(2.0, (child.first - self.floor) / (GREED * self.spread)))
            self.mass += child.prior

    def noise(self) -> float:
        """How far the results of simulations through here lie apart."""
        mean = self.seen / self.visits
        return sqrt(max(self.squares / self.visits - mean * mean, LEAST_SPREAD * LEAST_SPREAD))


def choose_child(node: Node, moves: list[Node]) -> Node:
    """The child with the best sum of worth and curiosity among those that can be chosen."""
    noise = node.noise() if node.visits > 1 else node.spread
    scale = CURIOSITY * noise / node.mass
    best = moves[0]
    best_score = -1e9
    for child in moves:
        child.open += 1
        score = child.worth() + scale * child.prior * sqrt(child.open) / (1 + child.visits)
        if score > best_score:
            best_score = score
            best = child
    return best
