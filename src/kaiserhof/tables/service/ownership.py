"""What the owner of a table can do."""

from __future__ import annotations

from contextlib import suppress

from kaiserhof.engine import KaiserhofError
from kaiserhof.errors import Refused
from kaiserhof.storage.person import Person
from kaiserhof.storage.rows import CANCELLED, FINISHED, GATHERING, GONE, PLAYING
from kaiserhof.tables.access import waiting_times_at
from kaiserhof.tables.loaded_tables import LoadedTables
from kaiserhof.tables.meeting.presence import Presence


class Ownership:
    def __init__(self, loaded_tables: LoadedTables, presence: Presence) -> None:
        self._loaded_tables, self._store, self._presence = loaded_tables, loaded_tables.store, presence

    def cancel(self, table_id: str, person: Person) -> None:
        """Ends a game without a result; if other people play in it, proposes that to them."""
        with self._loaded_tables.owned(table_id, person) as table:
            if table.row.status == FINISHED:
                raise Refused("error-not-running")
            if table.row.status == PLAYING and any(each != person.id for each in table.people()):
                raise Refused("error-ask-all")
            self._store.tables.change(table_id, (GATHERING, PLAYING), status=CANCELLED, due=None)
            self._loaded_tables.reload(table)
        self._loaded_tables.announce(table_id)

    def admit_spectators(self, table_id: str, person: Person, *, admitted: bool) -> None:
        """Opens or closes the table to people without a seat."""
        with self._loaded_tables.owned(table_id, person) as table:
            if table.row.sealed is not None:
                raise Refused("error-sealed")
            self._store.tables.change(table_id, (GATHERING, PLAYING, FINISHED), spectators=admitted)
            self._loaded_tables.reload(table)
        self._loaded_tables.announce(table_id)

    def pass_on(self) -> None:
        """Gives the tables of owners who are gone to someone who is present. Call it now and then.

        Tables that this process has not opened are skipped.
        """
        now = self._store.database.clock()
        for table_id, table in list(self._loaded_tables.cached.items()):
            if table.row.status not in (GATHERING, PLAYING):
                continue
            seen = self._presence.status(table.row.owner, table_id)
            since = table.row.created if seen.since is None else seen.since
            if seen.state != GONE or now < since + waiting_times_at(table).owner:
                continue
            with suppress(KaiserhofError), self._loaded_tables.open(table_id) as table:
                here = (person for person in table.people() if self._presence.is_present(person, table_id))
                heir = next(here, None)
                if heir is not None and table.row.owner != heir:
                    self._loaded_tables.make_owner(table, heir)
                    self._loaded_tables.announce(table_id)
