"""The people with open offers, kept in memory: pages of all others need no query.

When a server starts, thousands of pages come back within seconds, and each shows what its person is asked. If every
page looked that up, moves would wait for it.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from threading import Lock


class AskedPeople:
    """The people whom open offers name, and perhaps some whom none names any more.

    The methods may be called from several threads.
    """

    def __init__(self, read: Callable[[], Iterable[str]]) -> None:
        """`read` returns the people whom open offers name in the database."""
        self._read = read
        self._people: set[str] | None = None
        self._lock = Lock()
        self.additions = 0
        """How often someone was added, or everyone was doubted."""

    @property
    def known(self) -> bool:
        """Whether `includes` answers without reading."""
        return self._people is not None

    def includes(self, person: str) -> bool:
        """Returns whether an open offer may name a person."""
        people = self._people
        if people is None:
            with self._lock:  # one reads for all who wait; whoever is added meanwhile is added afterwards
                if self._people is None:
                    self._people = set(self._read())
                people = self._people
        return person in people

    def add(self, person: str) -> None:
        """Is called when an offer that names a person is in the database, or may be."""
        with self._lock:
            self.additions += 1
            if self._people is not None:
                self._people.add(person)

    def remove(self, person: str, additions: int) -> None:
        """Removes a person for whom a query found no open offer.

        `additions` is the counter before the query; if it has changed, nothing is removed.
        """
        with self._lock:
            if self._people is not None and self.additions == additions:
                self._people.discard(person)

    def mark_all_stale(self) -> None:
        """Is called when something may have been missed."""
        with self._lock:
            self.additions += 1
            self._people = None
