"""Ratings from finishing orders: the Plackett–Luce model, fitted by maximum likelihood.

The model: the first place goes to a player with a chance in proportion to its strength, the second among the rest in
the same way, and so on. With two players that is Bradley–Terry, the model behind Elo's numbers, and the scale is the
same: 400 points more are odds of ten to one in a pair. A true tie counts as every order of those who tie, in equal
shares.

The fit is Newton's method on the logarithm of the likelihood, which has a single summit. A wide prior (see `PRIOR`)
keeps the rating of someone who has won every game finite; where both have won some games it hardly shows. The 95 %
intervals come from the curvature at the summit. They take games as independent; games of the arena that share their
chance with seats rotated vary less than that, so the intervals are rather too wide than too narrow.
"""

from __future__ import annotations

from collections import Counter, defaultdict
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass
from itertools import permutations
from math import exp, log, sqrt

SCALE = 400 / log(10)
"""Points of the scale for one unit of the logarithm of strength."""

MIDDLE = 1000.0
"""The rating of the reference player, or the mean rating if there is none."""

PRIOR = 5.0
"""Standard deviation of the prior on log strength: about 870 points."""

QUANTILE = 1.959964
"""Standard deviations of a 95 % interval."""

Order = tuple[tuple[str, ...], ...]
"""The players by place; several in one place have tied."""


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
    """Rates everyone in these orders (with their counts); the reference player is at `MIDDLE`.

    >>> ratings = rate({(("a",), ("b",)): 10, (("b",), ("a",)): 1}, reference="b")
    >>> round(ratings["a"].value - ratings["b"].value, -1)
    390.0
    """
    names = sorted({name for order in orders for place in order for name in place})
    if not names:
        return {}
    strengths, covariance = _summit(names, _strict(orders))
    count = len(names)
    pin = [float(name == reference) if reference in names else 1 / count for name in names]
    middle = sum(weight * strength for weight, strength in zip(pin, strengths, strict=True))
    ratings = {}
    for index, name in enumerate(names):
        contrast = [(row == index) - weight for row, weight in enumerate(pin)]
        variance = sum(
            contrast[row] * covariance[row][column] * contrast[column]
            for row in range(count)
            for column in range(count)
        )
        value = MIDDLE + SCALE * (strengths[index] - middle)
        width = QUANTILE * SCALE * sqrt(max(0.0, variance))
        ratings[name] = Rating(value, value - width, value + width)
    return ratings


def _strict(orders: Mapping[Order, float]) -> dict[tuple[str, ...], float]:
    """Returns the orders without ties: a tie counts as equal shares of its possible orders."""
    strict: dict[tuple[str, ...], float] = defaultdict(float)
    for order, times in orders.items():
        rows: list[tuple[tuple[str, ...], float]] = [((), times)]
        for place in order:
            ways = list(permutations(place))
            rows = [(row + way, share / len(ways)) for row, share in rows for way in ways]
        for row, share in rows:
            strict[row] += share
    return strict


def _summit(names: Sequence[str], orders: Mapping[tuple[str, ...], float]) -> tuple[list[float], list[list[float]]]:
    """Returns the most likely log strengths and their covariance."""
    number = {name: index for index, name in enumerate(names)}
    rows = [([number[name] for name in order], times) for order, times in orders.items()]
    strengths = [0.0] * len(names)
    while True:
        slope, curve = _derivatives(strengths, rows)
        inverse = _inverse(curve)
        step = [sum(weight * value for weight, value in zip(row, slope, strict=True)) for row in inverse]
        longest = max(map(abs, step))
        for index, change in enumerate(step):
            strengths[index] += change / max(1.0, longest)  # never further than one unit: far from the summit it curves
        if longest < 1e-9:
            return strengths, inverse


def _derivatives(
    strengths: Sequence[float], rows: Iterable[tuple[list[int], float]]
) -> tuple[list[float], list[list[float]]]:
    """Returns the gradient of the log posterior and its negative Hessian."""
    count = len(strengths)
    slope = [-value / PRIOR**2 for value in strengths]
    curve = [[float(row == column) / PRIOR**2 for column in range(count)] for row in range(count)]
    powers = [exp(value) for value in strengths]
    for order, times in rows:
        for place in range(len(order) - 1):
            left = Counter(order[place:])
            total = sum(powers[index] * seats for index, seats in left.items())
            shares = {index: powers[index] * seats / total for index, seats in left.items()}
            slope[order[place]] += times
            for row, share in shares.items():
                slope[row] -= times * share
                curve[row][row] += times * share
                for column, other in shares.items():
                    curve[row][column] -= times * share * other
    return slope, curve


def _inverse(matrix: Sequence[Sequence[float]]) -> list[list[float]]:
    """Returns the inverse of a positive definite matrix."""
    count = len(matrix)
    rows = [[*row, *(float(index == column) for column in range(count))] for index, row in enumerate(matrix)]
    for pivot in range(count):
        scale = rows[pivot][pivot]
        rows[pivot] = [value / scale for value in rows[pivot]]
        for index in range(count):
            if index != pivot and (factor := rows[index][pivot]):
                rows[index] = [own - factor * other for own, other in zip(rows[index], rows[pivot], strict=True)]
    return [row[count:] for row in rows]
