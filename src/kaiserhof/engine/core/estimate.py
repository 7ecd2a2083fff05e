"""Estimates of final points and win probabilities: a weighted sum of terms that a game reads off a position.

A game names its terms, such as the number of cards in hand, and says how far a game has come. The weights lie in the
game's `estimate.toml`, by number of players, for the beginning, the middle and the end of a game; `training.tune`
writes them, `kaiserhof.engine.estimate_file` reads them. There are two sets of weights for two questions: which move to
make (`MoveWeights`, tuned to win games) and how a game will end (`OutcomeWeights`, fitted to final points and wins).
"""

from __future__ import annotations

from collections.abc import Sequence
from itertools import pairwise
from math import exp
from typing import Final

KNOTS: Final = 3
"""Number of points of a game at which a weight is given: beginning, middle, end. Between them it is interpolated."""

REST: Final = "rest"
"""The last term of every position: always 1. Its outcome weight is what a seat still gains on average."""


class TermNames:
    """Numbers the terms of a game in the order in which they are named."""

    def __init__(self) -> None:
        self.names: list[str] = []

    def add(self, name: str) -> int:
        """Names the next term; returns its place in a row of values."""
        self.names.append(name)
        return len(self.names) - 1


class MoveWeights:
    """The weights of all terms, for one number of players."""

    def __init__(self, terms: Sequence[Sequence[float]]) -> None:
        if any(len(at) != KNOTS for at in terms):
            raise ValueError(f"every weight needs {KNOTS} numbers")
        self.terms = [[float(value) for value in at] for at in zip(*terms, strict=True)]
        """Weights by knot, then by term."""
        self._rises = [[high - low for low, high in zip(*ends, strict=True)] for ends in pairwise(self.terms)]
        """By how much the weight of each term rises from a knot to the next."""

    def points(self, scores: list[int], terms: list[list[float]], progress: float) -> list[float]:
        """Returns the expected final points by seat. `terms` come by seat, `progress` runs from 0 to 1 (the end)."""
        knot, share = _between(progress)
        low, rise = self.terms[knot], self._rises[knot]
        expected = []
        for seat in range(len(terms)):
            own = terms[seat]
            total = float(scores[seat])
            for index in range(len(own)):
                value = own[index]
                if value:
                    total += value * (low[index] + share * rise[index])
            expected.append(total)
        return expected

    def at(self, progress: float) -> list[float]:
        """Returns the weight of each term at this point of a game."""
        knot, share = _between(progress)
        return [low + share * rise for low, rise in zip(self.terms[knot], self._rises[knot], strict=True)]


class OutcomeWeights(MoveWeights):
    """Weights that predict final points, and from them win probabilities."""

    def __init__(self, terms: Sequence[Sequence[float]], sharpness: Sequence[float]) -> None:
        super().__init__(terms)
        if len(sharpness) != KNOTS:
            raise ValueError(f"sharpness needs {KNOTS} numbers")
        self.sharpness = [float(value) for value in sharpness]
        """How much one point of lead adds to the win probability, by knot."""

    def win_probabilities(self, expected: list[float], progress: float) -> list[float]:
        """Returns the win probability by seat, from the expected final points; they sum to 1."""
        knot, share = _between(progress)
        sharpness = self.sharpness[knot] + share * (self.sharpness[knot + 1] - self.sharpness[knot])
        best = expected[0]
        for points in expected:
            if points > best:
                best = points
        total = 0.0
        odds = []
        for points in expected:
            own = exp(sharpness * (points - best))
            odds.append(own)
            total += own
        return [own / total for own in odds]


def _between(progress: float) -> tuple[int, float]:
    """Returns the knot before this point of a game, and the fraction of the way to the next knot.

    >>> _between(0.0), _between(0.75), _between(1.0)
    ((0, 0.0), (1, 0.5), (1, 1.0))
    """
    place = progress * (KNOTS - 1)
    knot = int(place)
    if knot >= KNOTS - 1:
        knot = KNOTS - 2
    return knot, place - knot


class Estimator:
    """The content of a game's `estimate.toml`: both sets of weights, by number of players."""

    def __init__(
        self,
        move_weights: dict[int, MoveWeights],
        outcome_weights: dict[int, OutcomeWeights],
        play_on: int,
    ) -> None:
        self.move_weights = move_weights
        self.outcome_weights = outcome_weights
        self.play_on = play_on
        """Number of turns a search plays before it estimates the outcome."""
