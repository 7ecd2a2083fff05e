"""A cache of what the database says, whose entries may be doubted while they are looked up."""

from __future__ import annotations

from collections import OrderedDict
from collections.abc import Callable
from threading import Lock
from typing import Generic, TypeVar

Value = TypeVar("Value")


class Cache(Generic[Value]):
    """What was looked up, by key; at most `most` entries, the oldest are dropped first.

    Whatever is doubted while it is looked up is not kept: it may have been read before the change that it was doubted
    for. The methods may be called from several threads.
    """

    def __init__(self, most: int) -> None:
        self._most = most
        self._entries: OrderedDict[str, Value] = OrderedDict()
        self._lookups: dict[str, set[object]] = {}
        """The lookups that are under way and have not been doubted, by key."""
        self._lock = Lock()

    def __len__(self) -> int:
        return len(self._entries)

    def get(self, key: str) -> Value | None:
        """Returns what is known; None if nothing is."""
        return self._entries.get(key)

    def look_up(self, key: str, read: Callable[[], Value | None]) -> Value | None:
        """Returns what is known, or else what `read` finds, which is kept unless it is None or doubted meanwhile."""
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
        """Ends a lookup; returns what was found, or what another lookup has kept meanwhile."""
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

    def doubt(self, key: str) -> None:
        """Forgets an entry."""
        with self._lock:
            self._entries.pop(key, None)
            self._lookups.pop(key, None)

    def doubt_if(self, changed: Callable[[Value], bool]) -> None:
        """Forgets the entries that may have changed."""
        with self._lock:
            for key in [key for key, value in self._entries.items() if changed(value)]:
                del self._entries[key]
            self._lookups.clear()  # what they will find is not known yet

    def doubt_all(self) -> None:
        """Forgets all entries."""
        with self._lock:
            self._entries.clear()
            self._lookups.clear()
