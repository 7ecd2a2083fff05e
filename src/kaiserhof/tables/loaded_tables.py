"""The tables in memory: a cache of the database, and the only way to write acts."""

from __future__ import annotations

import logging
import re
from collections import OrderedDict
from collections.abc import Callable, Iterator
from contextlib import contextmanager, suppress
from threading import Lock
from time import monotonic

from kaiserhof.engine import Game, KaiserhofError
from kaiserhof.engine.locator import MAX_BOARDS
from kaiserhof.errors import Forbidden, Missing, OldRules, Refused, Stale
from kaiserhof.storage.person import Person
from kaiserhof.storage.rows import (
    CANCELLED,
    CONFIRM,
    ENDED,
    FINISHED,
    GATHERING,
    PLAYING,
    Act,
    OfferRow,
    SeatRow,
    TableRow,
)
from kaiserhof.storage.store import Store
from kaiserhof.tables.access import admit, is_late_for
from kaiserhof.tables.archive import ArchivedGame, by_current_rules, is_still_playable
from kaiserhof.tables.boards import Boards
from kaiserhof.tables.clocks.timekeeper import Timekeeper
from kaiserhof.tables.clocks.uptime import Uptime
from kaiserhof.tables.meeting.person_events import STARTED, PersonEvents
from kaiserhof.tables.meeting.person_versions import PersonVersions
from kaiserhof.tables.table import BY_ITSELF, Table

log = logging.getLogger(__name__)

MAX_IN_MEMORY = 2000
_TABLE_ID = re.compile(r"[A-Za-z0-9_-]{1,16}")


class LoadedTables:
    """The tables in memory. The database holds the truth; a cached table may be marked stale, dropped and
    read again.
    """

    def __init__(self, store: Store, boards: Boards, announce: Callable[[str], None]) -> None:
        self.store = store
        self._boards = boards
        self.announce = announce
        self._when_due: list[Callable[[str], None]] = []
        self.listening = not store.database.shared
        """Whether this process hears announcements of other processes."""
        self.cached: OrderedDict[str, Table] = OrderedDict()
        self._unplayable: OrderedDict[str, None] = OrderedDict()
        """Finished games that the current rules do not allow."""
        self._lock = Lock()
        self.uptime = Uptime(store)
        self.timekeeper = Timekeeper(store, self.uptime)
        self.events = PersonEvents()
        self.person_versions = PersonVersions()

    def subscribe_due(self, when_due: Callable[[str], None]) -> None:
        """Calls `when_due` for every table where a bot becomes due, in the thread that has written the change."""
        self._when_due.append(when_due)

    def announce_due(self, table_id: str) -> None:
        for when_due in self._when_due:
            when_due(table_id)

    def mark_stale(self, table_id: str) -> None:
        """Marks a table stale, because another process has changed it. Its next user asks the database first."""
        table = self.cached.get(table_id)
        if table is not None:
            table.stale = True

    def mark_all_stale(self) -> None:
        """Marks all tables stale, because announcements may have been missed."""
        with self._lock:
            for table in self.cached.values():
                table.stale = True

    def refresh(self, table_id: str) -> None:
        """Reads a table again after a change from outside."""
        table = self.cached.get(table_id)
        if table is not None:
            with table.lock:
                self.drop(table)
        self.announce(table_id)

    @contextmanager
    def open(self, table_id: str, *, checked: bool = True) -> Iterator[Table]:
        """Yields an up-to-date table to one caller at a time.

        Without `checked`, the cached table is used if no other process has announced a change.
        """
        asked = monotonic()
        while True:
            table = self.find(table_id)
            with table.lock:
                if table.forgotten:
                    continue
                first = not table.loaded
                ask = self.store.database.shared and (checked or not self.listening) and table.checked < asked
                if first or table.stale or ask:  # one query serves all who wait for it
                    self._catch_up(table)
                self.settle(table)
                if table.forgotten:
                    continue
                if first and table.bot_is_due():
                    self.announce_due(table_id)  # after a restart, bots move first where someone watches
                yield table
                return

    def shown_to(self, table: Table, person: Person | None) -> Table:
        """Returns a table as a person may know it: people who watch a game that counts see it some turns late."""
        if not is_late_for(table, person):
            return table
        late, length = table.late, table.late_length()
        if late is None or late.number > length:
            late = table.late = Table(table.row, table.seats, table.game)
            late.clock = table.clock
        if late.number < length:
            for act in self.store.log.acts(table.row.id, late.number)[: length - late.number]:
                late.apply(act)
        if late.made_from != table.revision:
            late.show_late(table)
        return late

    def settle(self, table: Table) -> None:
        """Writes the acts that need no decision: the start of a full table, the end of a bot's turn.

        They follow a change of seats at once; after an interruption, they follow when someone opens the table.
        """
        if table.unsettled():
            with suppress(Stale):  # another process was faster
                self.commit(table, table.settle)

    def find(self, table_id: str) -> Table:
        """Returns a cached table, or reads it. Hold its lock to use it."""
        with self._lock:
            table = self.cached.get(table_id)
            if table is not None:
                self.cached.move_to_end(table_id)
                return table
        found = self.store.tables.get(table_id) if _TABLE_ID.fullmatch(table_id) else None
        if found is None:
            raise Missing("error-no-table")
        row, seats = found
        game = self._boards.game_on(row.game, row.board)
        if row.rules != game.rules_version:
            row = self._of_other_rules(row, seats, game)
        table = Table(row, seats, game)
        table.clock = self.store.database.clock
        with self._lock:
            table = self.cached.setdefault(table_id, table)
            boards = {each.row.board for each in self.cached.values()} - {None} if row.board else set()
            if len(boards) > MAX_BOARDS:
                oldest = next(each.row.board for each in self.cached.values() if each.row.board)
                self._make_room(table, oldest)
            elif len(self.cached) > MAX_IN_MEMORY:
                self._make_room(table)
        return table

    def seated_at(self, table_id: str) -> frozenset[str]:
        """Returns the people at a table; empty if it is not in memory."""
        table = self.cached.get(table_id)
        return frozenset() if table is None else table.sitting

    def exists(self, table_id: str) -> bool:
        """Returns whether there is such a table."""
        return table_id in self.cached or self.store.tables.revision(table_id) is not None

    def _of_other_rules(self, row: TableRow, seats: list[SeatRow], game: Game) -> TableRow:
        """Returns the row if the current rules can show this table; otherwise raises `OldRules`.

        They can show a finished game if they lead its moves to the same outcome. A table where nobody has moved yet
        switches to the current rules; a running game is ended.
        """
        if row.status == CANCELLED:
            raise Missing("error-cancelled")
        if row.rules > game.rules_version:
            raise Missing("error-table-rules-newer")
        table = by_current_rules(row, seats, game)
        if row.status == GATHERING and not row.given and table is not None:
            self.store.tables.change(row.id, (GATHERING,), rules=game.rules_version)
        elif row.status in (GATHERING, PLAYING):
            self.store.tables.change(row.id, (row.status,), status=ENDED, due=None)
            self.announce(row.id)
            raise OldRules("error-table-rules")
        elif row.status == ENDED or table is None or row.id in self._unplayable:
            raise OldRules("error-table-rules")
        elif not is_still_playable(table, self.store.log.acts(row.id), self.archived_game(row.id)):
            self._unplayable[row.id] = None
            if len(self._unplayable) > MAX_IN_MEMORY:
                self._unplayable.popitem(last=False)
            raise OldRules("error-table-rules")
        found = self.store.tables.get(row.id)
        if found is None:
            raise Missing("error-no-table")
        return found[0]

    def archived_game(self, table_id: str) -> ArchivedGame | None:
        """Returns the archive of a finished game, if there is one."""
        text = self.store.archive.game(table_id)
        return None if text is None else ArchivedGame.parse(text)

    def _make_room(self, but: Table, board: str | None = None) -> None:
        """Drops the least recently used table that is not in use, or all of them on a custom board. One in use would
        exist twice."""
        for table in list(self.cached.values()):
            if table is not but and board in (None, table.row.board) and table.lock.acquire(blocking=False):
                table.forgotten = True
                del self.cached[table.row.id]
                table.lock.release()
                if board is None:
                    return

    def drop(self, table: Table) -> None:
        """Drops a table from memory; the next caller reads it again."""
        table.forgotten = True
        with self._lock:
            if self.cached.get(table.row.id) is table:
                del self.cached[table.row.id]

    def _catch_up(self, table: Table) -> None:
        """Reads what other processes have written, if the revision has changed."""
        table.stale = False  # before the query, so that no announcement is lost
        begun = monotonic()
        try:
            self._read_news(table)
        except BaseException:
            table.stale = True
            raise
        table.checked = begun

    def _read_news(self, table: Table) -> None:
        if table.loaded and self.store.tables.revision(table.row.id) == table.row.revision:
            return
        self.reload(table)
        for act in self.store.log.acts(table.row.id, table.number):
            table.apply(act)
        table.stale = table.number != table.row.length  # an act was written between the two queries
        table.chat = None
        table.offers = None
        table.mutes.clear()
        table.loaded = True

    def reload(self, table: Table) -> None:
        """Reads the rows of a table again; the log stays the same."""
        found = self.store.tables.get(table.row.id)
        if found is None:
            self.drop(table)
            raise Missing("error-no-table")
        table.stale = found[0].length != table.number
        table.rename(*found)

    def commit(
        self,
        table: Table,
        do: Callable[[], list[Act]],
        lease: float = 0.0,
        offer: tuple[OfferRow, OfferRow] | None = None,
    ) -> None:
        """Changes the match, writes the acts, and announces the table; if the write fails, nothing has happened.

        With `lease`, the caller does the bot's next task, and keeps the table's lease for so many seconds. `offer` is
        the offer from which the acts follow, before and after the last answer.
        """
        table_id, revision, expected = table.row.id, table.row.revision, table.number
        length = len(table.match.entries)
        status = table.row.status
        try:
            acts = do()
            now = table.status()
            due = table.bot_is_due(now)
            waits = due and table.awaits_call(now)
            kept, result = (_archived(table), table.result()) if now == FINISHED else (None, None)
            waiting = table.waiting_for(now)
            ticking = self.timekeeper.after(table, waiting, over=now == FINISHED)
            changed = self.store.log.append(
                table_id,
                revision,
                expected,
                acts,
                now,
                due=due,
                held=BY_ITSELF if waits else lease,
                archived=kept,
                waiting=waiting,
                result=result,
                ticking=ticking.write() if ticking else "",
                until=self.timekeeper.next_look(table, ticking, waiting),
                offer=offer,
            )
        except KaiserhofError as error:
            if isinstance(error, Stale) or len(table.match.entries) != length or table.number != expected:
                self.drop(table)
            raise
        except BaseException:
            self.drop(table)
            self.announce(table_id)  # it may have been written, and only the answer was lost
            raise
        table.ticking = ticking
        if now == FINISHED:
            table.offers = None  # they ended with the game
        ended = any(act.kind == CONFIRM for act in acts)
        table.written(now, changed, waiting, due=due, turn_ended=ended)
        self.announce(table_id)
        if status == GATHERING:
            self.events.publish_to_all(table, STARTED)
        if due and not waits and not lease:
            self.announce_due(table_id)

    @contextmanager
    def running(
        self, table_id: str, number: int, person: Person | None = None, *, checked: bool = True
    ) -> Iterator[Table]:
        """Yields a running table; raises `Stale` unless its log has the length that the person or bot saw."""
        with self.open(table_id, checked=checked) as table:
            if person is not None:
                admit(table, person)
            if table.row.status != PLAYING:
                raise Refused("error-not-running")
            if number != table.number:
                raise Stale("error-stale")
            yield table

    @contextmanager
    def owned(self, table_id: str, person: Person) -> Iterator[Table]:
        """Yields a table to its owner; raises `Forbidden` for others."""
        with self.open(table_id) as table:
            if table.row.owner != person.id:
                raise Forbidden("error-not-owner")
            admit(table, person)
            yield table

    def rows(self, table_id: str) -> tuple[TableRow, list[SeatRow]]:
        found = self.store.tables.get(table_id)
        if found is None:
            raise Missing("error-no-table")
        return found

    def make_owner(self, table: Table, person_id: str) -> None:
        self.store.tables.change(table.row.id, (table.row.status,), owner=person_id)
        self.reload(table)

    def person_changed(self, person_id: str) -> None:
        """Announces the tables of a person whose presence or open offers have changed."""
        self.person_versions.add(person_id)
        for table_id, table in list(self.cached.items()):
            if person_id in table.sitting:
                self.announce(table_id)

    def forget_person(self, person_id: str) -> None:
        """Drops what tables know of a person, and refreshes their open pages."""
        with self._lock:
            for table in self.cached.values():
                if table.mutes.pop(person_id, None) is not None:
                    table.touch()
        self.announce(person_id)

    def settle_again(self, table_id: str) -> None:
        """Reads a table again after a change from outside, and writes what follows from it."""
        self.refresh(table_id)
        with suppress(KaiserhofError), self.open(table_id):
            pass


def _archived(table: Table) -> str | None:
    """Archives a finished game. Returns None if that fails, so that the last move is made all the same."""
    try:
        return ArchivedGame.of(table).write()
    except Exception:
        log.exception("archiving a finished game of %s failed", table.game.id)
        return None
