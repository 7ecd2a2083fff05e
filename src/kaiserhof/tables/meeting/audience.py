"""The audience of tables: how many people without a seat have the page open, in all processes together."""

from __future__ import annotations

from collections import Counter, OrderedDict
from collections.abc import Callable
from threading import Lock

from kaiserhof.people.identity import new_id
from kaiserhof.storage.store import Store
from kaiserhof.tables.meeting.presence import BEAT_EVERY, DEAD

MAX_TABLES = 20_000
"""Number of tables whose audience elsewhere is remembered."""


class Audience:
    """Who watches which table. Safe to use from several threads."""

    def __init__(self, store: Store, seated: Callable[[str], frozenset[str]], announce: Callable[[str], None]) -> None:
        """`seated` returns the people who sit at a table, as far as that is known; they are no audience."""
        self._store, self._seated, self._announce = store, seated, announce
        self._process = new_id()
        self._here: dict[str, Counter[str]] = {}
        """For each table, who watches it on the pages of this process, and on how many."""
        self._told: dict[str, int] = {}
        """For each table, how many watched it here when others were last told."""
        self._elsewhere: OrderedDict[str, int] = OrderedDict()
        self._beaten = 0.0
        self._lock = Lock()

    def come(self, table_id: str, who: str) -> None:
        """Notes that a page of a table was opened. `who` is a person, or any name for somebody unknown."""
        with self._lock:
            self._here.setdefault(table_id, Counter())[who] += 1
        self._changed(table_id)

    def leave(self, table_id: str, who: str) -> None:
        """Notes that such a page was closed."""
        with self._lock:
            pages = self._here.get(table_id, Counter())
            pages[who] -= 1
            if pages[who] <= 0:
                del pages[who]
            if not pages:
                self._here.pop(table_id, None)
        self._changed(table_id)

    def count(self, table_id: str) -> int:
        """Returns how many people watch a table; needs no query."""
        return self._count_here(table_id) + self._elsewhere.get(table_id, 0)

    def look_up(self, table_id: str) -> None:
        """Asks the database who watches a table elsewhere, after another process has announced a change."""
        if self._store.database.shared:
            since = self._store.database.clock() - DEAD
            found = self._store.audiences.elsewhere(table_id, self._process, since)
            with self._lock:
                self._elsewhere[table_id] = found
                self._elsewhere.move_to_end(table_id)
                if len(self._elsewhere) > MAX_TABLES:
                    self._elsewhere.popitem(last=False)
            self._announce(table_id)

    def step(self) -> None:
        """Writes the heartbeat of this process. Call it every few seconds."""
        now = self._store.database.clock()
        if self._store.database.shared and not self._beaten <= now < self._beaten + BEAT_EVERY:
            self._beaten = now
            self._store.audiences.heartbeat(self._process, now - DEAD)
            for table_id in list(self._elsewhere):
                if self._elsewhere[table_id]:
                    self.look_up(table_id)

    def _count_here(self, table_id: str) -> int:
        seated = self._seated(table_id)
        with self._lock:
            return sum(who not in seated for who in self._here.get(table_id, ()))

    def _changed(self, table_id: str) -> None:
        """Tells others, unless it was a player's page that has come or gone."""
        number = self._count_here(table_id)
        with self._lock:
            if self._told.get(table_id, 0) == number:
                return
            if number:
                self._told[table_id] = number
            else:
                del self._told[table_id]
        if self._store.database.shared:
            self._store.audiences.write(table_id, self._process, number)
            self.look_up(table_id)
        else:
            self._announce(table_id)
