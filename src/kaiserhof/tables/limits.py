"""Rate limits (token buckets)."""

from __future__ import annotations

import time
from collections import OrderedDict
from collections.abc import Callable
from threading import Lock

from kaiserhof.errors import TooMany

LARGEST = 50_000
"""Number of buckets kept; the oldest are dropped first."""

RATES = {
    "move": (20.0, 60),
    "chat": (0.5, 10),
    "aside": (1.0, 15),
    "join": (0.5, 20),
    "create": (0.2, 20),
    "list": (0.05, 20),
    "person": (1.0, 200),
    "link": (0.05, 10),
    "code": (0.2, 15),
    "invite": (0.1, 20),
    "hint": (0.2, 8),
    "analysis": (0.02, 4),
    "record": (0.05, 10),
    "picture": (1.0, 60),
    "board": (0.05, 10),
    "check": (3.0, 30),
    "sign": (1.0, 60),
    "notice": (0.02, 10),
    "mail": (0.0001, 4),
    "offer": (0.2, 20),
}
"""The limits by kind: how many a second in the long run, and how many at once.

"aside": chat messages of spectators, one limit for all at a table. "list": tables listed on the home page, by address.
"code": spoken codes typed in. "board": uploaded boards. "check": checks of a board in the editor, by address. "notice":
test notifications and new destinations. "picture": preview pictures of links, by address. "mail": mails that ask to
confirm an address, by person, by the client's address, and by the mail address itself.
"""


ALONE = ("move", "sign", "picture", "check")
"""Kinds that each process counts by itself even where processes share limits: asking the database costs too much."""


class Limits:
    """Counts what each person or address does. Disabled limits never refuse (for load tests)."""

    def __init__(self, *, enabled: bool = True) -> None:
        self.enabled = enabled
        self.shared: Callable[[str, str, float, int], bool] | None = None
        """Counts for all processes: gets kind, person, rate and burst; returns False if the limit is exceeded."""
        self._buckets: OrderedDict[tuple[str, str], tuple[float, float]] = OrderedDict()
        self._lock = Lock()

    def spend(self, kind: str, who: str) -> None:
        """Counts one more; raises `TooMany` if the limit is exceeded."""
        if not self.enabled:
            return
        rate, most = RATES[kind]
        if self.shared is not None and kind not in ALONE:
            if not self.shared(kind, who, rate, most):
                raise TooMany("error-too-many")
            return
        now = time.monotonic()
        with self._lock:
            left, then = self._buckets.pop((kind, who), (float(most), now))
            left = min(most, left + (now - then) * rate)
            self._buckets[kind, who] = (left - 1 if left >= 1 else left, now)
            if len(self._buckets) > LARGEST:
                self._buckets.popitem(last=False)
        if left < 1:
            raise TooMany("error-too-many")
