"""Version counters for people, raised by events beside a game: they come or go, or must answer an offer."""

from __future__ import annotations

from collections import OrderedDict
from itertools import count
from threading import Lock

MOST_PEOPLE = 20_000


class PersonVersions:
    """A number for each person, which changes with every event that concerns them.

    The numbers of people without recent events are forgotten; that changes their number, too. Safe to use from several
    threads.
    """

    def __init__(self, most: int = MOST_PEOPLE) -> None:
        self._most = most
        self._numbers: OrderedDict[str, int] = OrderedDict()
        self._next = count(1)
        self._others = 0
        """The number of all people without one of their own."""
        self._lock = Lock()

    def __len__(self) -> int:
        return len(self._numbers)

    def of(self, person: str) -> int:
        """Returns a person's number."""
        return self._numbers.get(person, self._others)

    def add(self, person: str) -> None:
        """Raises a person's number."""
        with self._lock:
            self._numbers[person] = next(self._next)
            self._numbers.move_to_end(person)
            if len(self._numbers) > self._most:
                self._numbers.popitem(last=False)

    def add_all(self) -> None:
        """Raises everyone's number."""
        with self._lock:
            self._others = next(self._next)
            self._numbers.clear()
