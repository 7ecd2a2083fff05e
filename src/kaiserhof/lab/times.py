"""Times of decisions: exact number, sum and maximum; the distribution in narrow bins."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from dataclasses import dataclass, field
from math import ceil, log10
from typing import Any

FINENESS = 24
"""Number of bins for a factor of ten: each is 10 % wide."""

SHORTEST = 1e-6
"""Upper end of the first bin, in seconds."""


@dataclass(slots=True)
class Times:
    """The times of decisions, in seconds."""

    count: int = 0
    total: float = 0.0
    longest: float = 0.0
    bins: Counter[int] = field(default_factory=Counter)

    def add(self, seconds: float) -> None:
        """Adds a time."""
        self.count += 1
        self.total += seconds
        self.longest = max(self.longest, seconds)
        self.bins[max(0, ceil(FINENESS * log10(max(seconds, SHORTEST) / SHORTEST)))] += 1

    def mean(self) -> float:
        """Returns the mean; 0 if there are none."""
        return self.total / self.count if self.count else 0.0

    def within(self, share: float) -> float:
        """Returns the time within which this share of the decisions was made, up to the width of a bin.

        >>> times = Times()
        >>> for milliseconds in range(1, 101):
        ...     times.add(milliseconds / 1000)
        >>> 0.094 < times.within(0.95) < 0.105
        True
        """
        so_far = 0
        for number in sorted(self.bins):
            so_far += self.bins[number]
            if so_far >= share * self.count:
                return min(self.longest, SHORTEST * 10 ** (number / FINENESS))
        return 0.0

    @staticmethod
    def together(many: Iterable[Times]) -> Times:
        """Merges several times into one."""
        whole = Times()
        for times in many:
            whole.count += times.count
            whole.total += times.total
            whole.longest = max(whole.longest, times.longest)
            whole.bins.update(times.bins)
        return whole

    def to_json(self) -> dict[str, Any]:
        """Returns the times as JSON data."""
        bins = {str(number): count for number, count in sorted(self.bins.items())}
        return {"count": self.count, "total": self.total, "longest": self.longest, "bins": bins}

    @staticmethod
    def from_json(data: Mapping[str, Any]) -> Times:
        """The inverse of `to_json`."""
        bins = Counter({int(number): int(count) for number, count in data["bins"].items()})
        return Times(int(data["count"]), float(data["total"]), float(data["longest"]), bins)
