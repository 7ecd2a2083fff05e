"""Ratings from finishing orders: the Plackett–Luce model, fitted by maximum likelihood.

In this model the first place goes to a player with a probability in proportion to its strength, the second in the same
way among the rest, and so on. With two players it is Bradley–Terry, the model behind Elo ratings, and the scale is that
of Elo: 400 points are odds of ten to one in a pair. A tie counts as all its possible orders in equal shares.

Newton's method finds the maximum of the log posterior, which is concave. The wide prior (see `PRIOR`) keeps the rating
of a player who has won every game finite and hardly matters otherwise. The 95 % intervals come from the curvature at
the maximum. They assume independent games; arena games with rotated seats vary less, so the intervals are too wide
rather than too narrow.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from itertools import permutations
from math import log, sqrt
from typing import TypeAlias

import numpy as np
import numpy.typing as npt

Numbers: TypeAlias = npt.NDArray[np.float64]

SCALE = 400 / log(10)
"""Points of the scale for one unit of the logarithm of strength."""

MIDDLE = 1000.0
"""The rating of the reference player, or the mean of all if there is none."""

PRIOR = 5.0
"""Standard deviation of the prior on log strength: about 870 points."""

QUANTILE = 1.959964
"""Standard deviations of a 95 % interval."""

Order: TypeAlias = tuple[tuple[str, ...], ...]
"""The players by place; those in one place have tied."""


@dataclass(frozen=True, slots=True)
class Rating:
    """A rating with the ends of its 95 % interval."""

    value: float
    low: float
    high: float


def order_of(players: Sequence[str], places: Sequence[int]) -> Order:
    """Returns the finishing order of a game.

    >>> order_of(["a", "b", "c"], [2, 1, 2])
    (('b',), ('a', 'c'))
    """
    return tuple(
        tuple(sorted(player for player, own in zip(players, places, strict=True) if own == place))
        for place in sorted(set(places))
    )


def rate(orders: Mapping[Order, float], reference: str | None = None) -> dict[str, Rating]:
    """Rates all players of these orders (with their counts); the reference player gets `MIDDLE`.

    >>> ratings = rate({(("a",), ("b",)): 10, (("b",), ("a",)): 1}, reference="b")
    >>> round(ratings["a"].value - ratings["b"].value, -1)
    390.0
    """
    names = sorted({name for order in orders for place in order for name in place})
    if not names:
        return {}
    strengths, covariance = _fit(names, _without_ties(orders))
    count = len(names)
    anchor = np.array([float(name == reference) if reference in names else 1 / count for name in names])
    contrasts = np.eye(count) - anchor
    values = MIDDLE + SCALE * (strengths - anchor @ strengths)
    variances = ((contrasts @ covariance) * contrasts).sum(axis=1)
    ratings = {}
    for name, value, variance in zip(names, values.tolist(), variances.tolist(), strict=True):
        width = QUANTILE * SCALE * sqrt(max(0.0, variance))
        ratings[name] = Rating(value, value - width, value + width)
    return ratings


def _without_ties(orders: Mapping[Order, float]) -> dict[tuple[str, ...], float]:
    """Replaces each tie by equal shares of its possible orders."""
    strict: dict[tuple[str, ...], float] = defaultdict(float)
    for order, times in orders.items():
        rows: list[tuple[tuple[str, ...], float]] = [((), times)]
        for place in order:
            ways = list(permutations(place))
            rows = [(row + way, share / len(ways)) for row, share in rows for way in ways]
        for row, share in rows:
            strict[row] += share
    return strict


def _fit(names: Sequence[str], orders: Mapping[tuple[str, ...], float]) -> tuple[Numbers, Numbers]:
    """Returns the most likely log strengths and their covariance."""
    number = {name: index for index, name in enumerate(names)}
    rows = [([number[name] for name in order], times) for order, times in orders.items()]
    strengths = np.zeros(len(names))
    while True:
        gradient, curvature = _derivatives(strengths, rows)
        covariance = np.asarray(np.linalg.inv(curvature), np.float64)
        step = covariance @ gradient
        longest = float(np.abs(step).max())
        strengths += step / max(1.0, longest)  # far from the maximum a full step would overshoot
        if longest < 1e-9:
            return strengths, covariance


def _derivatives(strengths: Numbers, rows: Sequence[tuple[list[int], float]]) -> tuple[Numbers, Numbers]:
    """Returns the gradient of the log posterior and its negative Hessian."""
    gradient = -strengths / PRIOR**2
    curvature = np.eye(len(strengths)) / PRIOR**2
    powers = np.exp(strengths)
    for order, times in rows:
        for place in range(len(order) - 1):
            seats = np.bincount(order[place:], minlength=len(strengths))
            shares = seats * powers / (seats @ powers)
            gradient[order[place]] += times
            gradient -= times * shares
            curvature += times * (np.diag(shares) - np.outer(shares, shares))
    return gradient, curvature
