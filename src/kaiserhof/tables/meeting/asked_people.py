"""The people with open offers, kept in memory, so that the pages of all others need no query.

When a server starts, thousands of pages reconnect within seconds, and each shows the offers that its person must
answer. Without this, the queries would delay moves.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from threading import Lock


class AskedPeople:
    """A superset of the people named in open offers. Safe to use from several threads."""

    def __init__(self, read: Callable[[], Iterable[str]]) -> None:
        """`read` returns the people named in the open offers of the database."""
        self._read = read
        self._people: set[str] | None = None
        self._lock = Lock()
        self.additions = 0
        """Number of additions and of calls of `mark_all_stale`."""

    @property
    def known(self) -> bool:
        """Whether `includes` answers without a query."""
        return self._people is not None

    def includes(self, person: str) -> bool:
        """Returns whether an open offer may name a person."""
        people = self._people
        if people is None:
            with self._lock:  # one thread reads for all that wait; people added meanwhile are added again afterwards
                if self._people is None:
                    self._people = set(self._read())
                people = self._people
        return person in people

    def add(self, person: str) -> None:
        """Adds a person named in an offer that is, or may be, in the database."""
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
        """Drops everything, because announcements may have been missed."""
        with self._lock:
            self.additions += 1
            self._people = None
