"""The memory of a server: when Python looks for garbage in cycles, and when memory goes back to the system.

Tables and streams are many objects with hardly any garbage in cycles. So Python looks for it seldom, and through
everything only once in ten minutes: looking through all of them stops every page, the longer the more tables there
are, and by itself Python does so whenever there are a quarter more of them.

Whole pages come and go among small objects that stay. The C library would keep the gaps for later; told to, it takes
large pieces from the system one by one and gives them back at once.
"""

from __future__ import annotations

import ctypes
import gc
import sys
import time

NEW = 20_000
"""New objects after which Python looks for garbage among them."""

ROUNDS = 5
"""After so many looks at new objects those that were kept are looked at once more."""

NEVER = 2**31 - 1
SELDOM = 600.0
"""Seconds after which everything is looked through."""

LARGE = 65_536
"""Bytes of a piece of memory that goes back to the system as soon as it is free."""

_TRIM_THRESHOLD, _MMAP_THRESHOLD, _ARENA_MAX = -1, -3, -8
"""What `mallopt` of the GNU C library calls its options."""


class Garbage:
    """Looks for garbage among all objects from time to time."""

    def __init__(self) -> None:
        self._last = time.monotonic()

    @staticmethod
    def begin() -> None:
        """Lets Python look only among what is new, and never at what the program itself consists of."""
        _give_back_early()
        gc.collect()
        gc.freeze()
        gc.set_threshold(NEW, ROUNDS, NEVER)

    def step(self) -> None:
        """Looks through everything if it is time; is called every few seconds."""
        if time.monotonic() - self._last >= SELDOM:
            gc.collect()
            self._last = time.monotonic()


def _give_back_early() -> None:
    """Lets the C library give memory back early, if it is GNU's."""
    if sys.platform != "linux":
        return
    library = ctypes.CDLL(None)
    if hasattr(library, "mallopt"):
        for option, value in ((_MMAP_THRESHOLD, LARGE), (_TRIM_THRESHOLD, 2 * LARGE), (_ARENA_MAX, 2)):
            library.mallopt(option, value)
