"""Garbage collection: rarely, and fully only once in ten minutes, or after many custom boards.

Tables and streams are many objects with hardly any cyclic garbage. A full collection pauses every page, longer with
more tables. By default Python runs one whenever the number of objects has grown by a quarter. Games on custom boards
are large cycles.
"""

from __future__ import annotations

import gc
import time

from kaiserhof.engine.locator import MAX_BOARDS, on_board

NEW = 20_000
"""Threshold of the collector's generation 0 (`gc.set_threshold`): allocations minus deallocations."""

ROUNDS = 5
"""Threshold of generation 1: collections of generation 0."""

NEVER = 2**31 - 1
SELDOM = 600.0
"""Seconds between full collections."""


class Garbage:
    """Schedules full garbage collections."""

    def __init__(self) -> None:
        self._last = time.monotonic()
        self._boards = on_board.cache_info().misses

    @staticmethod
    def begin() -> None:
        """Freezes the objects of the program itself and lets Python collect only young objects.

        Does not collect before freezing: a program that has just been loaded contains hardly any garbage.
        """
        gc.freeze()
        gc.set_threshold(NEW, ROUNDS, NEVER)
        gc.enable()

    def step(self) -> None:
        """Runs a full collection if one is due. Call it every few seconds."""
        boards = on_board.cache_info().misses
        if time.monotonic() - self._last >= SELDOM or boards - self._boards >= MAX_BOARDS:
            gc.collect()
            self._last, self._boards = time.monotonic(), boards
