"""What happens to people beside a game: they come or go, or are asked something."""

from __future__ import annotations

from collections import OrderedDict
from itertools import count
from threading import Lock

MOST_PEOPLE = 20_000


class PersonVersions:
    """A number for each person, which differs after something has happened to them.

    Of those to whom nothing has happened for long the number is forgotten; then it differs too. The methods may be
    called from several threads.
    """

    def __init__(self, most: int = MOST_PEOPLE) -> None:
        self._most = most
        self._numbers: OrderedDict[str, int] = OrderedDict()
        self._next = count(1)
        self._others = 0
        """The number of all people who have none of their own."""
        self._lock = Lock()

    def __len__(self) -> int:
        return len(self._numbers)

    def of(self, person: str) -> int:
        """Returns a person's number."""
        return self._numbers.get(person, self._others)

    def add(self, person: str) -> None:
        """Is called when something has happened to a person."""
        with self._lock:
            self._numbers[person] = next(self._next)
            self._numbers.move_to_end(person)
            if len(self._numbers) > self._most:
                self._numbers.popitem(last=False)

    def add_all(self) -> None:
        """Is called when something may have happened to anyone."""
        with self._lock:
            self._others = next(self._next)
            self._numbers.clear()
