"""Court time: the number of seconds in which a server has run, kept in the database.

It never goes back, and it stands still while no server runs, so a restart, a failure or a changed system clock costs
nobody time. Every process advances it every few seconds, and counts on its own in between.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from threading import Lock

from kaiserhof.storage.store import Store

BEAT_EVERY = 5.0
"""Seconds between two heartbeats."""

LONGEST_GAP = 15.0
"""Longest gap between two heartbeats of any processes that counts in full; no server ran during the rest of a longer
one."""


class Uptime:
    """Court time."""

    def __init__(self, store: Store, running: Callable[[], float] = time.monotonic, gap: float = LONGEST_GAP) -> None:
        """`running` is a monotonic clock, which counts between heartbeats."""
        self._store = store
        self.running, self.gap = running, gap
        self._lock = Lock()
        self._counted: float | None = None
        self._at = 0.0

    def now(self) -> float:
        with self._lock:
            if self._counted is None or self.running() - self._at > self.gap:
                self._beat()
            assert self._counted is not None
            return self._counted + self.running() - self._at

    def step(self) -> None:
        """Writes a heartbeat if one is due. Call it every few seconds."""
        with self._lock:
            if self._counted is None or self.running() - self._at >= BEAT_EVERY:
                self._beat()

    def _beat(self) -> None:
        self._counted, self._at = self._store.clocks.count_uptime(self.gap), self.running()
