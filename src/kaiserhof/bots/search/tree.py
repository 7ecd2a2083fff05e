"""The tree of a search over information sets.

A node stands for a sequence of decisions, whatever the hidden cards were. Its children are all moves that were legal in
some imagined world; each child counts in how many worlds it was legal.
"""

from __future__ import annotations

from math import exp, sqrt
from typing import Final

from mypy_extensions import i64

TEMPERATURE: Final = 1.0
"""Softmax temperature: the prior of a move this many standard deviations below the best is lower by a factor of e."""

CURIOSITY: Final = 2.0
"""Weight of exploration."""

CAUTION: Final = 2.0
"""Number of extra visits, with the mean value of the node, that every move is credited with."""

LEAST_SPREAD: Final = 0.01
"""Minimum standard deviation of estimates, in points."""

LEAST_NOISE: Final = 0.0005
"""Minimum standard deviation of win probabilities."""

FIRST_NOISE: Final = 0.1
"""Assumed standard deviation of win probabilities before there are results."""


class Node:
    """A move and the statistics of everything tried after it."""

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
        self.choices: Choices | None = None
        """The network's evaluation of the moves after this one; None without a network, or before it is asked."""
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
        """Sum of the squares of these."""

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
            child.prior = exp(min(2.0, (child.estimate - self.best_estimate) / (TEMPERATURE * self.spread)))
            self.mass += child.prior

    def only_child(self, move: int) -> Node:
        """Returns the child for a forced move, and counts that the move was legal."""
        child = self.children.get(move)
        if child is None:
            child = self._add(move)
            if self.choices is not None:
                self.choices.note_child(child)
        child.open += 1
        return child

    def new_child(self, number: i64) -> Node:
        """Returns a new child for one of the choices, and counts that its move was legal."""
        choices = self.choices
        assert choices is not None
        child = choices.children[number] = self._add(choices.moves[number])
        child.open += 1
        return child

    def _add(self, move: int) -> Node:
        """Adds a child, which has been legal in every simulation so far."""
        child = self.children[move] = Node(move)
        child.open = self.visits
        return child

    def note_priors(self, moves: list[int], odds: list[float]) -> None:
        """Stores the prior of each of these moves, which are all legal moves of a world."""
        if self.choices is None:
            self.choices = Choices(moves, odds, self.children)
        else:
            self.choices.note(moves, odds, self.children)

    def noise(self) -> float:
        """Returns the standard deviation of the results of simulations that continued below this node."""
        if self.continued < 2:
            return FIRST_NOISE
        mean = self.value_sum / self.continued
        return sqrt(max(self.square_sum / self.continued - mean * mean, LEAST_NOISE * LEAST_NOISE))


class Choices:
    """The moves after a node that were legal in any world for which a network was asked, numbered in the order in which
    they appeared.
    """

    def __init__(self, moves: list[int], odds: list[float], children: dict[int, Node]) -> None:
        """Takes the moves of the first world with their priors; `children` are the existing nodes."""
        self.moves = moves
        self.priors = odds
        """The prior of each move; the mean if it was evaluated in several worlds."""
        self.children: list[Node | None] = [None] * len(moves)
        """The nodes of the moves that were tried."""
        self.estimates = 1
        """Number of worlds for which the network was asked."""
        self.last = moves
        """The legal moves of the current world."""
        self.offered: list[int] | None = None
        """The numbers of those moves; None if they are the moves of the first world."""
        self._numbers: dict[object, int] | None = None
        """The numbers of the moves, computed on first use: most nodes occur in one world only. (In compiled code,
        `object` avoids boxing the number at every lookup.)
        """
        if children:
            for number in range(len(moves)):
                self.children[number] = children.get(moves[number])

    def note(self, moves: list[int], odds: list[float], children: dict[int, Node]) -> None:
        """Adds the priors of another world."""
        self.estimates += 1
        share = 1.0 / self.estimates
        numbers = self._numbered()
        for index in range(len(moves)):
            move = moves[index]
            number = numbers.get(move)
            if number is None:
                numbers[move] = len(self.moves)
                self.moves.append(move)
                self.priors.append(odds[index])
                self.children.append(children.get(move))
            else:
                self.priors[number] += share * (odds[index] - self.priors[number])

    def note_child(self, child: Node) -> None:
        """Stores the node of a move, if the network was asked about the move."""
        number = self._numbered().get(child.move)
        if number is not None:
            self.children[number] = child

    def offer(self, moves: list[int]) -> bool:
        """Makes the moves of a world the current ones. Returns whether the network has evaluated all of them.

        Most worlds have the same moves as the last one.
        """
        if moves == self.last:
            return True
        numbers = self._numbered()
        offered = []
        each: object
        for each in moves:
            number = numbers.get(each)
            if number is None:
                return False
            offered.append(number)
        self.last = moves
        self.offered = offered
        return True

    def _numbered(self) -> dict[object, int]:
        numbers = self._numbers
        if numbers is None:
            self.moves = self.moves[:]
            numbers = self._numbers = {}
            for number in range(len(self.moves)):
                numbers[self.moves[number]] = number
        return numbers


def choose_child(node: Node, moves: list[Node]) -> Node:
    """Returns the child with the best sum of value and exploration among those that are legal.

    The estimate right after a move is only its prior. The value of a move comes from its simulations, so it does not
    matter if estimates rise or fall in the course of a turn.
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
