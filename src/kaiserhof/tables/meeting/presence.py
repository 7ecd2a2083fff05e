"""Presence: whether a person's pages are open and in use, as the pages report it.

Each open page is a *tab* with a random id. It sends a heartbeat when it is opened, shown, hidden or used, at most once
a minute while it is used; the page of a table also counts as open while its stream is. Each process knows the tabs
that talk to it. It writes a person's presence only when that changes, and announces the change to other processes.
"""

from __future__ import annotations

import re
from collections import OrderedDict
from collections.abc import Callable
from dataclasses import dataclass
from threading import Lock

from kaiserhof.people.cache import Cache
from kaiserhof.people.identity import new_id
from kaiserhof.storage.rows import AWAY, GONE, HERE, PresenceRow, PresenceState
from kaiserhof.storage.store import Store

AT_TABLE, ELSEWHERE = "table", "elsewhere"
"""Names of pages in presence; the other pages of a table have names of their own, such as `replay`."""

UNUSED = 120.0
"""Seconds without use after which a person is away."""
CLOSED = 30.0
"""Seconds after which a person whose page was closed is gone."""
SILENT = 130.0
"""Seconds without a heartbeat after which a page without a stream counts as closed."""
BEAT_EVERY = 20.0
"""Seconds between two heartbeats of a process."""
DEAD = 70.0
"""Seconds without a heartbeat after which a process counts as dead, and its rows no longer count."""
MAX_TABS = 20
"""Maximum number of a person's tabs; the oldest are dropped first."""
MAX_PEOPLE = 20_000
NAME = re.compile(r"[A-Za-z0-9_-]{1,22}")
"""Allowed ids of tabs and tables, and names of pages."""

_RANK: dict[PresenceState, int] = {HERE: 2, AWAY: 1, GONE: 0}


@dataclass(frozen=True, slots=True)
class PresenceStatus:
    """A person's presence, as others see it."""

    state: PresenceState
    since: float | None
    """When it began; None if they were never seen."""
    page: str = AT_TABLE
    """The page they look at: the table, another page of it such as `replay`, or `elsewhere`."""


NEVER = PresenceStatus(GONE, None)


@dataclass(slots=True)
class _Tab:
    table: str
    """The table it belongs to; empty for pages that belong to none."""
    page: str
    visible: bool
    used: float
    until: float
    """When it will count as closed, unless a heartbeat comes or a stream is open."""
    changed: float
    """When it was last shown or hidden."""
    streams: int = 0
    left: bool = False
    """Whether it was closed. A heartbeat that was sent earlier and arrives later does not reopen it."""

    def state(self, now: float) -> PresenceStatus:
        """Returns the presence of its person, judged by this page alone."""
        if not self.streams and now >= self.until:
            return PresenceStatus(GONE, max(self.used, self.changed), self.page)
        if not self.visible:
            return PresenceStatus(AWAY, self.changed, self.page)
        if now >= self.used + UNUSED:
            return PresenceStatus(AWAY, self.used, self.page)
        return PresenceStatus(HERE, self.changed, self.page)


Rows = dict[tuple[str, str], PresenceRow]
"""The stored presence of a person, by table and process."""


class Presence:
    """Who is here. Safe to use from several threads."""

    def __init__(self, store: Store, on_change: Callable[[str], None] = lambda _: None) -> None:
        self._store = store
        self.process = new_id()
        self._on_change = on_change
        """Called with each person whose presence has changed."""
        self._lock = Lock()
        self._in_order = [Lock() for _ in range(64)]
        """Locks by person, so that writes about a person keep their order."""
        self._tabs: OrderedDict[str, dict[str, _Tab]] = OrderedDict()
        """The tabs of each person that talk to this process, by id."""
        self._rows: Cache[Rows] = Cache(MAX_PEOPLE)
        """The stored presence of each person."""
        self._beaten = 0.0
        if not store.database.shared:
            store.presence.expire(None)  # this is the only process

    # ------------------------------------------------------------------ heartbeats

    def heartbeat(
        self, person: str, tab: str, table: str = "", page: str = AT_TABLE, *, visible: bool = True, used: bool = True
    ) -> None:
        """Takes a heartbeat of a page. `used` says whether its person has just done something there."""
        now = self._store.database.clock()
        with self._lock:
            tabs = self._tabs_of(person)
            known = tabs.pop(tab, None)
            if known is not None and known.left and not used:
                tabs[tab] = known
                return
            if known is None or known.table != table:
                known = _Tab(
                    table,
                    page,
                    visible=visible,
                    used=now if used else 0.0,
                    until=now,
                    changed=now,
                    streams=known.streams if known else 0,
                )
            if known.visible != visible:
                known.visible, known.changed = visible, now
            elif used and now >= known.used + UNUSED:
                known.changed = now
            known.left = False
            known.page, known.until = page, now + SILENT
            known.used = now if used else known.used
            tabs[tab] = known
            while len(tabs) > MAX_TABS:
                del tabs[next(iter(tabs))]
        self._note(person, now)

    def leave(self, person: str, tab: str) -> None:
        """Takes the message that a page is being closed. Its person is gone unless another page opens soon."""
        now = self._store.database.clock()
        with self._lock:
            known = self._tabs.get(person, {}).get(tab)
            if known is None:
                return
            known.until, known.left = min(known.until, now + CLOSED), True
            if known.visible:
                known.visible, known.changed = False, now
        self._note(person, now)

    def open_stream(self, person: str, tab: str, table: str) -> None:
        """Records that the stream of a table's page has opened. The page counts as open as long as the stream is."""
        now = self._store.database.clock()
        with self._lock:
            tabs = self._tabs_of(person)
            known = tabs.setdefault(tab, _Tab(table, AT_TABLE, visible=True, used=now, until=now + SILENT, changed=now))
            known.streams += 1
            known.left = False
        self._note(person, now)

    def close_stream(self, person: str, tab: str) -> None:
        """Records that the stream has closed. The page soon counts as closed."""
        with self._lock:
            known = self._tabs.get(person, {}).get(tab)
            if known is not None:
                known.streams = max(0, known.streams - 1)
                known.until = self._store.database.clock() + CLOSED

    def _tabs_of(self, person: str) -> dict[str, _Tab]:
        tabs = self._tabs.setdefault(person, {})
        self._tabs.move_to_end(person)
        if len(self._tabs) > MAX_PEOPLE:
            self._tabs.popitem(last=False)
        return tabs

    # ------------------------------------------------------------------ queries

    def status(self, person: str, table: str) -> PresenceStatus:
        """Returns a person's presence at a table, as others see it."""
        now = self._store.database.clock()
        best = NEVER
        for row in list(self._stored(person).values()):
            if row.table_id not in (table, ""):
                continue
            dead = row.process != self.process and row.process and row.beat < now - DEAD
            state = GONE if dead else row.state
            since = row.beat if dead else row.since
            status = PresenceStatus(state, since, row.page)
            if not row.table_id and state != GONE:
                status = PresenceStatus(AWAY, since, ELSEWHERE)
            if _order(status) > _order(best):
                best = status
        return best

    def known(self, person: str) -> bool:
        """Returns whether `seen` answers without a query."""
        return self._rows.get(person) is not None

    def is_present(self, person: str, table: str) -> bool:
        """Returns whether a page of a table is visible to a person and was used in the last two minutes."""
        return self.status(person, table).state == HERE

    def last_seen(self, person: str, table: str) -> float | None:
        """Returns when a person last used or saw a page of a table, on any device; None if never."""
        if self.is_present(person, table):
            now = self._store.database.clock()
            with self._lock:
                used = [tab.used for tab in self._tabs.get(person, {}).values() if tab.table == table and tab.visible]
            return max(used, default=now)
        return max((row.used for row in list(self._stored(person).values()) if row.table_id == table), default=None)

    def _stored(self, person: str) -> Rows:
        rows = self._rows.look_up(person, lambda: self._read(person))
        assert rows is not None
        return rows

    def _read(self, person: str) -> Rows:
        return {(row.table_id, row.process): row for row in self._store.presence.of_person(person)}

    def mark_stale(self, person: str) -> None:
        """Drops the cached presence of a person, because another process has written a change."""
        self._rows.invalidate(person)
        self._on_change(person)

    def mark_all_stale(self) -> None:
        """Drops the cached presence of everyone, because announcements may have been missed."""
        self._rows.invalidate_all()

    # ------------------------------------------------------------------ writes

    def step(self) -> None:
        """Writes who has gone away by now, and the heartbeat of this process. Call it every few seconds."""
        now = self._store.database.clock()
        for person in list(self._tabs):
            self._note(person, now)
        if not self._beaten <= now < self._beaten + BEAT_EVERY:
            self._beaten = now
            if self._store.database.shared:
                self._store.presence.heartbeat(self.process)
                for person in self._store.presence.expire(now - DEAD):
                    self.mark_stale(person)

    def _note(self, person: str, now: float) -> None:
        """Writes the changes in a person's presence."""
        with self._in_order[hash(person) % len(self._in_order)]:
            stored = self._stored(person)
            changed = self._changes(person, stored, now)
            for row in changed:
                self._store.presence.write(row)
            if changed and self._rows.get(person) is not stored:
                self._rows.invalidate(person)  # they were read again before the change was written
        if changed:
            self._on_change(person)

    def _changes(self, person: str, stored: Rows, now: float) -> list[PresenceRow]:
        """Returns the rows of a person that differ from the stored ones, which they replace in the cache."""
        changed = []
        with self._lock:
            found = self._by_table(person, now)
            mine = {table for table, process in stored if process == self.process}
            for table in mine | set(found):
                seen, used = found.get(table, (PresenceStatus(GONE, now), 0.0))
                before = stored.get((table, self.process))
                if before is None and seen.state == GONE:
                    continue
                if before is None or (before.state, before.page) != (seen.state, seen.page):
                    used = max(used, before.used if before else 0.0)
                    since = now if seen.since is None else seen.since
                    row = PresenceRow(
                        person,
                        table,
                        process=self.process,
                        state=seen.state,
                        page=seen.page,
                        since=since,
                        used=used,
                        beat=now,
                    )
                    changed.append(row)
                    stored.pop((table, self.process), None)
                    row = row.gone() if row.state == GONE else row
                    stored[table, row.process] = row
        return changed

    def _by_table(self, person: str, now: float) -> dict[str, tuple[PresenceStatus, float]]:
        """Returns a person's best status at each table, and when a tab there was last used.

        Drops closed tabs.
        """
        tabs = self._tabs.get(person, {})
        found: dict[str, tuple[PresenceStatus, float]] = {}
        for name, tab in list(tabs.items()):
            seen = tab.state(now)
            best, used = found.get(tab.table, (NEVER, 0.0))
            found[tab.table] = (seen if _order(seen) > _order(best) else best, max(used, tab.used))
            if seen.state == GONE:
                del tabs[name]
        if not tabs:
            self._tabs.pop(person, None)
        return found


def _order(seen: PresenceStatus) -> tuple[int, float]:
    return _RANK[seen.state], seen.since or 0.0
