"""A thread-safe cache of values from the database."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from threading import Lock
from typing import Generic, TypeVar

Value = TypeVar("Value")


class Cache(Generic[Value]):
    """At most `most` values by key; the oldest are dropped first.

    A value invalidated during its lookup is not cached, because it may have been read before the change.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._entries: OrderedDict[str, Value] = OrderedDict()
        self._lookups: dict[str, set[object]] = {}
        """The lookups in progress that have not been invalidated, by key."""
        self._lock = Lock()

    def __len__(self) -> int:
        return len(self._entries)

    def get(self, key: str) -> Value | None:
        """Returns a cached value, or None."""
        return self._entries.get(key)

    def look_up(self, key: str, read: Callable[[], Value | None]) -> Value | None:
        """Returns the cached value, or else calls `read` and caches the result unless it is None."""
        known = self._entries.get(key)
        if known is not None:
            return known
        lookup = object()
        with self._lock:
            self._lookups.setdefault(key, set()).add(lookup)
        found = None
        try:
            found = read()
        finally:
            with self._lock:
                found = self._kept(key, lookup, found)
        return found

    def _kept(self, key: str, lookup: object, found: Value | None) -> Value | None:
        """Ends a lookup. Returns its value, or the one that another lookup has cached meanwhile."""
        lookups = self._lookups.get(key, set())
        if lookup not in lookups:
            return found
        lookups.discard(lookup)
        if not lookups:
            del self._lookups[key]
        if found is None:
            return None
        found = self._entries.setdefault(key, found)
        if len(self._entries) > self._most:
            self._entries.popitem(last=False)
        return found

    def invalidate(self, key: str) -> None:
        with self._lock:
            self._entries.pop(key, None)
            self._lookups.pop(key, None)

    def invalidate_if(self, changed: Callable[[Value], bool]) -> None:
        """Drops the values that may have changed."""
        with self._lock:
            for key in [key for key, value in self._entries.items() if changed(value)]:
                del self._entries[key]
            self._lookups.clear()  # nobody knows yet what they will find

    def invalidate_all(self) -> None:
        with self._lock:
            self._entries.clear()
            self._lookups.clear()
