"""A histogram of decision times, with exact count, sum and maximum."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from math import ceil, log10
from typing import Any

FINENESS = 24
"""Bins per factor of ten; each is 10 % wide."""

SHORTEST = 1e-6
"""Upper end of the first bin, in seconds."""


@dataclass(slots=True)
class Times:
    """Decision times in seconds."""

    count: int = 0
    total: float = 0.0
    longest: float = 0.0
    bins: Counter[int] = field(default_factory=Counter)

    def add(self, seconds: float) -> None:
        self.count += 1
        self.total += seconds
        self.longest = max(self.longest, seconds)
        self.bins[max(0, ceil(FINENESS * log10(max(seconds, SHORTEST) / SHORTEST)))] += 1

    def mean(self) -> float:
        """Returns the mean; 0 if there are no times."""
        return self.total / self.count if self.count else 0.0

    def quantile(self, share: float) -> float:
        """Returns a quantile, with the precision of a bin: this share of the times is at most the result.

        >>> times = Times()
        >>> for milliseconds in range(1, 101):
        ...     times.add(milliseconds / 1000)
        >>> 0.094 < times.quantile(0.95) < 0.105
        True
        """
        so_far = 0
        for number in sorted(self.bins):
            so_far += self.bins[number]
            if so_far >= share * self.count:
                return min(self.longest, SHORTEST * 10 ** (number / FINENESS))
        return 0.0

    @staticmethod
    def merge(many: Iterable[Times]) -> Times:
        """Merges several histograms."""
        whole = Times()
        for times in many:
            whole.count += times.count
            whole.total += times.total
            whole.longest = max(whole.longest, times.longest)
            whole.bins.update(times.bins)
        return whole

    def to_json(self) -> dict[str, Any]:
        bins = {str(number): count for number, count in sorted(self.bins.items())}
        return {"count": self.count, "total": self.total, "longest": self.longest, "bins": bins}

    @staticmethod
    def from_json(data: Mapping[str, Any]) -> Times:
        bins = Counter({int(number): int(count) for number, count in data["bins"].items()})
        return Times(int(data["count"]), float(data["total"]), float(data["longest"]), bins)
