"""Court time: the seconds in which a server has run, kept in the database.

It never goes back, and it stands still while no server runs: a restart, a fault or a clock that was set costs nobody
time. Every process beats it on every few seconds; between two beats a process counts on by itself.
"""

from __future__ import annotations

import time
from collections.abc import Callable
from threading import Lock

from kaiserhof.storage.store import Store

BEAT_EVERY = 5.0
"""Seconds between two beats."""

LONGEST_GAP = 15.0
"""Seconds that count at most between two beats, of whichever process: what is longer was an interruption."""


class Uptime:
    """The time that counts."""

    def __init__(self, store: Store, running: Callable[[], float] = time.monotonic, gap: float = LONGEST_GAP) -> None:
        """Counts between beats by `running`, a clock that nobody sets."""
        self._store = store
        self.running, self.gap = running, gap
        self._lock = Lock()
        self._counted: float | None = None
        self._at = 0.0

    def now(self) -> float:
        """Returns the time."""
        with self._lock:
            if self._counted is None or self.running() - self._at > self.gap:
                self._beat()
            assert self._counted is not None
            return self._counted + self.running() - self._at

    def step(self) -> None:
        """Beats if it is time; call it every few seconds."""
        with self._lock:
            if self._counted is None or self.running() - self._at >= BEAT_EVERY:
                self._beat()

    def _beat(self) -> None:
        self._counted, self._at = self._store.clocks.count_uptime(self.gap), self.running()
