"""Compares observed with expected frequencies by a chi-square test."""

from collections import Counter
from collections.abc import Mapping
from typing import TypeVar

T = TypeVar("T")

FEWEST = 5
"""Outcomes expected less often than this are counted together."""


def assert_frequencies(seen: Counter[T], weights: Mapping[T, float]) -> None:
    """Asserts that everything seen is possible, and that frequencies agree with the weights, at about four standard
    deviations.
    """
    draws, total = seen.total(), sum(weights.values())
    impossible = {outcome: count for outcome, count in seen.items() if not weights.get(outcome)}
    assert not impossible, f"{sum(impossible.values())} of {draws}, such as {next(iter(impossible))}"
    square, freedom = 0.0, -1
    rare_seen, rare_expected = 0, 0.0
    for outcome, weight in weights.items():
        expected = draws * weight / total
        if expected < FEWEST:
            rare_seen += seen[outcome]
            rare_expected += expected
        else:
            square += (seen[outcome] - expected) ** 2 / expected
            freedom += 1
    if rare_expected:
        square += (rare_seen - rare_expected) ** 2 / rare_expected
        freedom += 1
    assert square < freedom + 4 * (2 * freedom) ** 0.5 + 4, (square, freedom)
