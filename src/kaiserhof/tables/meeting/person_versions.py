"""Version counters of people. They rise when someone comes, goes, or must answer an offer."""

from __future__ import annotations

from collections import OrderedDict
from itertools import count
from threading import Lock

MAX_PEOPLE = 20_000


class PersonVersions:
    """A number for each person, which changes with every event that concerns them.

    Numbers of people without recent events are dropped, which changes them, too. Safe to use from several threads.
    """

    def __init__(self, most: int = MAX_PEOPLE) -> None:
        self._most = most
        self._numbers: OrderedDict[str, int] = OrderedDict()
        self._next = count(1)
        self._others = 0
        """The number of everyone who has none of their own."""
        self._lock = Lock()

    def __len__(self) -> int:
        return len(self._numbers)

    def of(self, person: str) -> int:
        return self._numbers.get(person, self._others)

    def add(self, person: str) -> None:
        with self._lock:
            self._numbers[person] = next(self._next)
            self._numbers.move_to_end(person)
            if len(self._numbers) > self._most:
                self._numbers.popitem(last=False)

    def add_all(self) -> None:
        with self._lock:
            self._others = next(self._next)
            self._numbers.clear()
