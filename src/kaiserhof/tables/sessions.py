"""Tables in memory: a cache of the store, kept up to date, and the only way to write acts."""

from __future__ import annotations

import logging
import re
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from threading import Lock
from time import monotonic

from kaiserhof.engine import Game, KaiserhofError
from kaiserhof.errors import Forbidden, Missing, OldRules, Refused, Stale
from kaiserhof.storage.person import Person
from kaiserhof.storage.rows import CANCELLED, ENDED, FINISHED, GATHERING, PLAYING, Act, SeatRow, TableRow
from kaiserhof.storage.store import Store
from kaiserhof.tables.access import admit
from kaiserhof.tables.archive import ArchivedGame, is_still_playable, table_of_todays_rules
from kaiserhof.tables.boards import Boards
from kaiserhof.tables.clocks.timekeeper import Timekeeper
from kaiserhof.tables.clocks.uptime import Uptime
from kaiserhof.tables.live import BY_ITSELF, LiveTable
from kaiserhof.tables.meeting.person_events import STARTED, PersonEvents
from kaiserhof.tables.meeting.person_versions import PersonVersions

log = logging.getLogger(__name__)

MOST_IN_MEMORY = 2000
_TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,16}")


class TableSessions:
    """The tables in memory. The store is the truth; what is here may be marked stale, dropped and read again."""

    def __init__(self, store: Store, boards: Boards, announce: Callable[[str], None]) -> None:
        self.store = store
        self._boards = boards
        self.announce = announce
        self._when_due: list[Callable[[str], None]] = []
        self.listening = not store.database.shared
        """Whether this process hears announcements of other processes."""
        self.cached: OrderedDict[str, LiveTable] = OrderedDict()
        self._unplayable: OrderedDict[str, None] = OrderedDict()
        """Finished games that the current rules do not allow."""
        self._lock = Lock()
        self.uptime = Uptime(store)
        self.timekeeper = Timekeeper(store, self.uptime)
        self.events = PersonEvents()
        self.person_versions = PersonVersions()

    def subscribe_due(self, when_due: Callable[[str], None]) -> None:
        """Calls `when_due` with every table where a bot becomes due, in the thread that has written the change."""
        self._when_due.append(when_due)

    def announce_due(self, table_id: str) -> None:
        for when_due in self._when_due:
            when_due(table_id)

    def mark_stale(self, table_id: str) -> None:
        """Marks a table stale, because another process has changed it: the store is asked before its next use."""
        live = self.cached.get(table_id)
        if live is not None:
            live.stale = True

    def mark_all_stale(self) -> None:
        """Marks all tables stale, because announcements may have been missed."""
        with self._lock:
            for live in self.cached.values():
                live.stale = True

    def refresh(self, table_id: str) -> None:
        """Reads a table again after a change from outside."""
        live = self.cached.get(table_id)
        if live is not None:
            with live.lock:
                self.drop(live)
        self.announce(table_id)

    @contextmanager
    def open(self, table_id: str, *, checked: bool = True) -> Iterator[LiveTable]:
        """Yields an up-to-date table to one caller at a time.

        Without `checked`, the copy in memory is used if no other process has announced a change.
        """
        asked = monotonic()
        while True:
            live = self.find(table_id)
            with live.lock:
                if live.forgotten:
                    continue
                first = not live.loaded
                ask = self.store.database.shared and (checked or not self.listening) and live.checked < asked
                if first or live.stale or ask:  # one answer serves all who wait for it
                    self._catch_up(live)
                self.settle(live)
                if live.forgotten:
                    continue
                if first and live.bot_is_due():
                    self.announce_due(table_id)  # after a restart, the table that someone opens comes first
                yield live
                return

    def settle(self, live: LiveTable) -> None:
        """Writes the acts that need no decision: the start of a full table, the end of a bot's turn.

        This happens directly after a change of seats; after an interruption, when someone opens the table.
        """
        if live.unsettled():
            with suppress(Stale):  # another process was faster
                self.commit(live, live.settle)

    def find(self, table_id: str) -> LiveTable:
        """Returns a table from memory, and reads it first if necessary. Hold its lock to use it."""
        with self._lock:
            live = self.cached.get(table_id)
            if live is not None:
                self.cached.move_to_end(table_id)
                return live
        found = self.store.tables.get(table_id) if _TABLE_ID.fullmatch(table_id) else None
        if found is None:
            raise Missing("error-no-table")
        row, seats = found
        game = self._boards.game_on(row.game, row.board)
        if row.rules != game.rules_version:
            row = self._of_other_rules(row, seats, game)
        live = LiveTable(row, seats, game)
        live.clock = self.store.database.clock
        with self._lock:
            live = self.cached.setdefault(table_id, live)
            if len(self.cached) > MOST_IN_MEMORY:
                self._make_room(live)
        return live

    def _of_other_rules(self, row: TableRow, seats: list[SeatRow], game: Game) -> TableRow:
        """Returns the row if the current rules can still show this table; otherwise raises `OldRules`.

        A finished game can be shown if the current rules lead its moves to the same outcome. A table where nobody has
        moved yet switches to the current rules; a running game is ended.
        """
        if row.status == CANCELLED:
            raise Missing("error-cancelled")
        if row.rules > game.rules_version:
            raise Missing("error-table-rules-newer")
        live = table_of_todays_rules(row, seats, game)
        if row.status == GATHERING and not row.given and live is not None:
            self.store.tables.change(row.id, (GATHERING,), rules=game.rules_version)
        elif row.status in (GATHERING, PLAYING):
            self.store.tables.change(row.id, (row.status,), status=ENDED, due=None)
            self.announce(row.id)
            raise OldRules("error-table-rules")
        elif row.status == ENDED or live is None or row.id in self._unplayable:
            raise OldRules("error-table-rules")
        elif not is_still_playable(live, self.store.log.acts(row.id), self.archived_game(row.id)):
            self._unplayable[row.id] = None
            if len(self._unplayable) > MOST_IN_MEMORY:
                self._unplayable.popitem(last=False)
            raise OldRules("error-table-rules")
        found = self.store.tables.get(row.id)
        if found is None:
            raise Missing("error-no-table")
        return found[0]

    def archived_game(self, table_id: str) -> ArchivedGame | None:
        """Returns what was archived of a finished game, if anything."""
        text = self.store.archive.game(table_id)
        return None if text is None else ArchivedGame.parse(text)

    def _make_room(self, but: LiveTable) -> None:
        """Drops the least recently used table, but never one in use: there would be two copies of it."""
        for live in self.cached.values():
            if live is not but and live.lock.acquire(blocking=False):
                live.forgotten = True
                del self.cached[live.row.id]
                live.lock.release()
                return

    def drop(self, live: LiveTable) -> None:
        """Drops a table from memory; the next caller reads it again."""
        live.forgotten = True
        with self._lock:
            if self.cached.get(live.row.id) is live:
                del self.cached[live.row.id]

    def _catch_up(self, live: LiveTable) -> None:
        """Takes over what other processes have written, if the revision has changed."""
        live.stale = False  # first: what is announced from now on counts again
        begun = monotonic()
        try:
            self._read_news(live)
        except BaseException:
            live.stale = True
            raise
        live.checked = begun

    def _read_news(self, live: LiveTable) -> None:
        if live.loaded and self.store.tables.revision(live.row.id) == live.row.revision:
            return
        self.reload(live)
        for act in self.store.log.acts(live.row.id, live.number):
            live.apply(act)
        live.stale = live.number != live.row.length  # something was written between the two questions
        live.chat = None
        live.offers = None
        live.mutes.clear()
        live.loaded = True

    def reload(self, live: LiveTable) -> None:
        """Reads the rows of a table again; the log stays the same."""
        found = self.store.tables.get(live.row.id)
        if found is None:
            self.drop(live)
            raise Missing("error-no-table")
        live.stale = found[0].length != live.number
        live.rename(*found)

    def commit(self, live: LiveTable, do: Callable[[], list[Act]], lease: float = 0.0) -> None:
        """Changes the match and writes the acts; if the write fails, nothing has happened.

        With `lease` the caller carries out the next bot's turn, and keeps the table's lease for so many seconds.
        """
        table_id, revision, expected = live.row.id, live.row.revision, live.number
        length = len(live.match.entries)
        status = live.row.status
        try:
            acts = do()
            now = live.status()
            due = live.bot_is_due(now)
            waits = due and live.awaits_call(now)
            kept, result = (_kept(live), live.result()) if now == FINISHED else (None, None)
            waiting = live.waiting_for(now)
            ticking = self.timekeeper.after(live, waiting, over=now == FINISHED)
            changed = self.store.log.append(
                table_id,
                revision,
                expected,
                acts,
                now,
                due=due,
                held=BY_ITSELF if waits else lease,
                keepsake=kept,
                waiting=waiting,
                result=result,
                ticking=ticking.write() if ticking else "",
                until=self.timekeeper.next_look(live, ticking, waiting),
            )
        except KaiserhofError as error:
            if isinstance(error, Stale) or len(live.match.entries) != length or live.number != expected:
                self.drop(live)
            raise
        except BaseException:
            self.drop(live)
            self.announce(table_id)  # perhaps it was written and only the answer was lost
            raise
        live.ticking = ticking
        if now == FINISHED:
            live.offers = None  # they have ended with the game
        live.written(now, changed, waiting, due=due)
        self.announce(table_id)
        if status == GATHERING:
            self.events.tell_all(live, STARTED)
        if due and not waits and not lease:
            self.announce_due(table_id)

    @contextmanager
    def running(
        self, table_id: str, number: int, person: Person | None = None, *, checked: bool = True
    ) -> Iterator[LiveTable]:
        """Yields a running table, if its log still has the length that a person or bot saw."""
        with self.open(table_id, checked=checked) as live:
            if person is not None:
                admit(live, person)
            if live.row.status != PLAYING:
                raise Refused("error-not-running")
            if number != live.number:
                raise Stale("error-stale")
            yield live

    @contextmanager
    def owned(self, table_id: str, person: Person) -> Iterator[LiveTable]:
        """Yields a table to its owner; raises `Forbidden` for anyone else."""
        with self.open(table_id) as live:
            if live.row.owner != person.id:
                raise Forbidden("error-not-owner")
            admit(live, person)
            yield live

    def rows(self, table_id: str) -> tuple[TableRow, list[SeatRow]]:
        """Returns the stored rows of a table."""
        found = self.store.tables.get(table_id)
        if found is None:
            raise Missing("error-no-table")
        return found

    def make_owner(self, live: LiveTable, person_id: str) -> None:
        """Makes this person the owner."""
        self.store.tables.change(live.row.id, (live.row.status,), owner=person_id)
        self.reload(live)

    def person_changed(self, person_id: str) -> None:
        """Announces all tables where this person sits: their presence, or the offers they must answer, have changed."""
        self.person_versions.add(person_id)
        for table_id, live in list(self.cached.items()):
            if person_id in live.sitting:
                self.announce(table_id)

    def forget_person(self, person_id: str) -> None:
        """Drops what tables know of a person, and refreshes their open pages."""
        with self._lock:
            for live in self.cached.values():
                if live.mutes.pop(person_id, None) is not None:
                    live.touch()
        self.announce(person_id)

    def settle_again(self, table_id: str) -> None:
        """Reads a table again after a change from outside, and writes what follows from the change."""
        self.refresh(table_id)
        with suppress(KaiserhofError), self.open(table_id):
            pass


def _kept(live: LiveTable) -> str | None:
    """Archives a finished game. Returns None if that fails, so that the last move is made all the same."""
    try:
        return ArchivedGame.of(live).write()
    except Exception:
        log.exception("there is no keepsake of a game of %s", live.game.id)
        return None
