"""How well each seat stands: terms that a game reads off a position, weighed by numbers tuned from self-play.

A game names its terms (such as cards in hand, or what a province would bring) and says how far a game has come; what
each term is worth lies in the game's `estimate.toml`, for every number of players and for the beginning, the middle
and the end of a game, written by `kaiserhof.lab.tune`. There are two sets of
weights for two different questions: which move to make (`MoveWeights`, tuned to win games) and how a game will end
(`OutcomeWeights`, fitted to final points and win probabilities).
"""

from __future__ import annotations

import tomllib
from collections.abc import Sequence
from importlib import resources
from math import exp
from typing import Final

KNOTS: Final = 3
"""A weight is given at the beginning, the middle and the end of a game, and lies on straight lines between."""

REST: Final = "rest"
"""The term that every outlook has: always 1, worth what a seat on average still gains."""


class MoveWeights:
    """What each term is worth, for one number of players."""

    def __init__(self, terms: Sequence[Sequence[float]]) -> None:
        if any(len(at) != KNOTS for at in terms):
            raise ValueError(f"every weight needs {KNOTS} numbers")
        self.terms = [[float(value) for value in at] for at in zip(*terms, strict=True)]
        """Knot, then term, to weight."""

    def points(self, scores: Sequence[int], terms: Sequence[Sequence[float]], progress: float) -> list[float]:
        """Each seat's expected final points; `terms` by seat, `progress` from 0 (beginning) to 1 (end)."""
        knot, share = _between(progress)
        low, high = self.terms[knot], self.terms[knot + 1]
        expected = []
        for seat, own in enumerate(terms):
            total = float(scores[seat])
            for index, value in enumerate(own):
                if value:
                    total += value * (low[index] + share * (high[index] - low[index]))
            expected.append(total)
        return expected

    def at(self, progress: float) -> list[float]:
        """What each term is worth at this point of a game."""
        knot, share = _between(progress)
        return [low + share * (high - low) for low, high in zip(self.terms[knot], self.terms[knot + 1], strict=True)]


class OutcomeWeights(MoveWeights):
    """MoveWeights that foretell final points, and from them the chance to win."""

    def __init__(self, terms: Sequence[Sequence[float]], sharpness: Sequence[float]) -> None:
        super().__init__(terms)
        if len(sharpness) != KNOTS:
            raise ValueError(f"sharpness needs {KNOTS} numbers")
        self.sharpness = [float(value) for value in sharpness]
        """Knot to how much one point of lead counts for the chance to win."""

    def win_probabilities(self, expected: Sequence[float], progress: float) -> list[float]:
        """Each seat's chance to win, from the expected final points; they sum to 1."""
        knot, share = _between(progress)
        sharpness = self.sharpness[knot] + share * (self.sharpness[knot + 1] - self.sharpness[knot])
        best = max(expected)
        odds = [exp(sharpness * (points - best)) for points in expected]
        total = sum(odds)
        return [own / total for own in odds]


def _between(progress: float) -> tuple[int, float]:
    """The knot before this point of a game, and how far it lies on the way to the next.

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
        self, move_weights: dict[int, MoveWeights], outcome_weights: dict[int, OutcomeWeights], play_on: int
    ) -> None:
        self.move_weights = move_weights
        self.outcome_weights = outcome_weights
        self.play_on = play_on
        """Number of turns a search plays before it estimates the outcome."""


def load_estimator(package: str, names: Sequence[str]) -> Estimator:
    """Reads the estimator of a game's package; raises `ValueError` unless it is for exactly these terms."""
    data = tomllib.loads((resources.files(package) / "estimate.toml").read_text(encoding="utf-8"))
    move_weights = {}
    outcome_weights = {}
    for seats, table in data["players"].items():
        if set(table["weight"]) != set(names) or set(table["outlook"]) != {REST, *names}:
            raise ValueError(f"{package}: estimate.toml is not for the terms {', '.join(names)}: tune it anew")
        move_weights[int(seats)] = MoveWeights([*(table["weight"][name] for name in names), [0.0] * KNOTS])
        outcome_weights[int(seats)] = OutcomeWeights(
            [table["outlook"][name] for name in (*names, REST)], table["sharpness"]
        )
    return Estimator(move_weights, outcome_weights, data["play-on"])
