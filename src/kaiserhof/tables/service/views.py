"""Views and lists of tables, and how far a person has read them."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from contextlib import suppress

from kaiserhof.engine import KaiserhofError, find_game
from kaiserhof.errors import OldRules
from kaiserhof.storage.person import Person
from kaiserhof.storage.rows import CANCELLED, ENDED, FINISHED, GATHERING, HOST, PLAYING, ReadPosition, TableRow
from kaiserhof.tables.access import admit, is_late_for, seen_at
from kaiserhof.tables.archive import archived_summary
from kaiserhof.tables.codes import code_of
from kaiserhof.tables.loaded_tables import LoadedTables
from kaiserhof.tables.meeting.presence import Presence, PresenceStatus
from kaiserhof.tables.table import Table
from kaiserhof.tables.view import LobbyView, TableSummary, TableView, summary_of, view_of

MAX_MESSAGES = 1_000_000
"""More messages than any chat has."""
MAX_IN_LIST = 200
"""Maximum number of tables in a person's list."""


def _is_of_an_older_database(row: TableRow) -> bool:
    return (row.status == PLAYING and row.waiting is None) or (row.status == FINISHED and row.result is None)


class Views:
    def __init__(self, loaded_tables: LoadedTables, presence: Presence) -> None:
        self._loaded_tables, self._store = loaded_tables, loaded_tables.store
        self._presence = presence

    def view(
        self, table_id: str, person: Person | None, *, listening: bool = False, beside: Collection[str] = ()
    ) -> TableView:
        """Returns the table as this person may know it. `beside` are the other persons on the same device.

        A caller who is `listening` to the table's announcements gets the state last announced; others always get the
        current one.
        """
        with self._loaded_tables.open(table_id, checked=not listening) as table:
            return self._view(table, person, beside)

    def glance(
        self, table_id: str, person: Person | None, *, listening: bool = False, beside: Collection[str] = ()
    ) -> TableView | None:
        """Returns the same as `view`, or None if that had to wait for the database or a lock."""
        table = self._loaded_tables.cached.get(table_id)
        if table is None or (self._store.database.shared and not (listening and self._loaded_tables.listening)):
            return None
        if not table.lock.acquire(blocking=False):
            return None
        try:
            known = table.row.status != GATHERING and table.chat is not None and table.offers is not None
            known = known and (person is None or person.id in table.mutes)
            if is_late_for(table, person):
                late = table.late
                known = known and late is not None and late.number == table.late_length()
            ready = table.loaded and not table.stale and not table.forgotten and not table.unsettled()
            return self._view(table, person, beside) if known and ready else None
        finally:
            table.lock.release()

    def _view(self, table: Table, person: Person | None, beside: Collection[str]) -> TableView:
        admit(table, person)
        if table.chat is None:
            table.chat = self._store.chat.messages(table.row.id)
        if table.offers is None:
            table.offers = self._store.offers.shown_at(table.row.id)
            strangers = {offer.asker for offer in table.offers} - table.sitting
            found = {each: self._store.people.get(each) for each in strangers}
            table.askers = {each: person.name for each, person in found.items() if person is not None}
        if person is not None and person.id not in table.mutes:
            table.mutes[person.id] = self._store.chat.muted_by(person.id, table.row.id)
        lobby = self._lobby(table, person) if table.row.status == GATHERING else None
        shown = self._loaded_tables.shown_to(table, person)
        times = self._loaded_tables.timekeeper.times_of(shown)
        return view_of(
            shown, person.id if person else None, table.chat, lobby, times, late=shown is not table, beside=beside
        )

    def _lobby(self, table: Table, person: Person | None) -> LobbyView:
        row, removals, invited = (
            table.row,
            self._store.lobby.removals(table.row.id),
            self._store.lobby.invited_to(table.row.id),
        )
        seated = person is not None and person.id in table.people()
        asking = (each for each in invited if person is not None and each.person == person.id and not each.declined)
        return LobbyView(
            code=None if row.code is None else code_of(row.code, row.secret),
            by_itself=row.begins != HOST,
            lot=row.lot,
            pace=row.pace,
            listed=row.listed,
            host=next((seat.seat for seat in table.seats if seat.person == row.owner), None),
            my_name=person.name if person is not None else "",
            word=next((each.word for each in removals if person is not None and each.person == person.id), None),
            removed=tuple(each.name for each in removals) if person is not None and row.owner == person.id else (),
            invited_by=next((each.inviter for each in asking), None),
            invited=tuple((each.name, each.declined) for each in invited),
            partners=tuple(name for _, name in self._store.lobby.partners_of(person.id)) if person and seated else (),
            rated=row.rated,
            agreed=tuple(seat.seat for seat in table.seats if seat.agreed),
            fills=row.fills,
            hints=row.hints,
            lenient=row.lenient,
            given=row.given,
        )

    def note_read(self, table_id: str, person: Person, number: int, chat: int = 0) -> None:
        """Records that a person has read log and chat up to here, on any device. It never goes back."""
        with self._loaded_tables.open(table_id) as table:
            admit(table, person)
            seen = min(max(0, number), table.number)
        self._store.visits.note(table_id, person.id, seen, min(max(0, chat), MAX_MESSAGES))

    def last_read(self, table_id: str, person: Person | None) -> ReadPosition:
        """Returns how far a person has read, and when."""
        with self._loaded_tables.open(table_id) as table:
            admit(table, person)
        return ReadPosition() if person is None else self._store.visits.last(table_id, person.id)

    def presences(self, table_id: str) -> tuple[PresenceStatus | None, ...]:
        """Returns the presence of each seat's person; None for bots and free seats.

        The caller must have checked that the person who asks may see the table.
        """
        table = self._loaded_tables.cached.get(table_id)
        if table is None:
            seats = self._loaded_tables.rows(table_id)[1]
            return tuple(self._presence.status(seat.person, table_id) if seat.person else None for seat in seats)
        now = self._store.database.clock()
        return tuple(
            seen_at(table, seat.seat, self._presence, now) if seat.person else None for seat in list(table.seats)
        )

    def hidden_presences(self, table_id: str, person: Person | None) -> frozenset[int]:
        """Returns the seats whose people do not show a person who watches whether they are here."""
        seats = self._loaded_tables.rows(table_id)[1]
        people = {seat.person: seat.seat for seat in seats if seat.person is not None}
        if person is not None and person.id in people:
            return frozenset()
        return frozenset(people[each] for each in self._store.presence.hidden(list(people)))

    def presences_known(self, table_id: str) -> bool:
        """Returns whether `presences` answers without a query."""
        table = self._loaded_tables.cached.get(table_id)
        return table is not None and all(not seat.person or self._presence.known(seat.person) for seat in table.seats)

    def people_at(self, table_id: str) -> list[str | None]:
        """Returns the person at each seat; None for bots and free seats."""
        return [seat.person for seat in self._loaded_tables.rows(table_id)[1]]

    def my_tables(self, person: Person) -> list[TableSummary]:
        """Returns a person's tables, latest change first: those where they must move come first, finished ones last."""
        mine = self.summaries(self._store.tables.of_person(person.id, MAX_IN_LIST), person.id)
        return sorted(mine, key=lambda table: (not table.my_move, table.status in (FINISHED, ENDED)))

    def open_tables(self) -> list[TableSummary]:
        """Returns the listed tables with a free seat."""
        return self.summaries(self._store.tables.open(), None)

    def summaries(self, table_ids: Sequence[str], person: str | None) -> list[TableSummary]:
        """Returns the summaries of tables, without those whose game is not installed."""
        found = []
        for row, seats in self._store.tables.with_seats(table_ids):
            with suppress(KaiserhofError):
                if row.status == CANCELLED:
                    continue
                if row.rules != find_game(row.game).rules_version or _is_of_an_older_database(row):
                    found.append(self._summary_of_old(row.id, person))
                else:
                    found.append(summary_of(row, seats, person, self._loaded_tables.timekeeper.time_of(row, seats)))
        return found

    def _summary_of_old(self, table_id: str, person: str | None) -> TableSummary:
        """Returns the summary of a table whose rows are too old for a full one."""
        try:
            with self._loaded_tables.open(table_id) as table:
                known = table.row._replace(waiting=table.waiting_for(), result=table.result())
                return summary_of(known, table.seats, person)
        except OldRules:
            return archived_summary(*self._loaded_tables.rows(table_id), self._loaded_tables.archived_game(table_id))
