"""The limit of a search, in simulations or seconds."""

from __future__ import annotations

import re
from dataclasses import dataclass

from kaiserhof.engine import KaiserhofError


@dataclass(frozen=True, slots=True)
class Budget:
    """A limit of simulations and of seconds. A search stops at whichever comes first.

    >>> Budget.parse("2000"), Budget.parse("0.5s")
    (Budget(simulations=2000, seconds=inf), Budget(simulations=10000000, seconds=0.5))
    """

    simulations: int = 10_000_000
    seconds: float = float("inf")

    @classmethod
    def parse(cls, text: str) -> Budget:
        """Parses a text such as `2000` (simulations), `1s` or `250ms`; raises `KaiserhofError` otherwise."""
        found = re.fullmatch(r"(\d{1,8}(?:\.\d{1,6})?)(s|ms)?", text)
        if found is None or not float(found[1]) or (not found[2] and "." in found[1]):
            raise KaiserhofError("error-budget", text=text[:40])
        if not found[2]:
            return cls(simulations=int(found[1]))
        return cls(seconds=float(found[1]) / (1000 if found[2] == "ms" else 1))
