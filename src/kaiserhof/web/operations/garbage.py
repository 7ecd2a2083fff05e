"""When Python looks for garbage in cycles: seldom, and through everything only once in ten minutes.

Tables and streams are many objects with hardly any garbage in cycles. Looking through all of them stops every page, the
longer the more tables there are, and by itself Python does so whenever there are a quarter more of them.
"""

from __future__ import annotations

import gc
import time

NEW = 20_000
"""Threshold of the collector's generation 0 (`gc.set_threshold`): allocations less deallocations."""

ROUNDS = 5
"""Threshold of generation 1: collections of generation 0."""

NEVER = 2**31 - 1
SELDOM = 600.0
"""Seconds after which everything is looked through."""


class Garbage:
    """Looks for garbage among all objects from time to time."""

    def __init__(self) -> None:
        self._last = time.monotonic()

    @staticmethod
    def begin() -> None:
        """Lets Python look only among what is new, and never at what the program itself consists of.

        Nothing is looked through before: of a program that has just been loaded hardly anything is garbage.
        """
        gc.freeze()
        gc.set_threshold(NEW, ROUNDS, NEVER)
        gc.enable()

    def step(self) -> None:
        """Looks through everything if it is time; is called every few seconds."""
        if time.monotonic() - self._last >= SELDOM:
            gc.collect()
            self._last = time.monotonic()
