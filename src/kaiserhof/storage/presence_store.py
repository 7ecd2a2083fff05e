"""Presence in the database: a row for each person, table and process that knows of an open page there.

A person who is gone has one row without a process, which says when they were last seen.
"""

from __future__ import annotations

from collections.abc import Collection
from dataclasses import replace

from sqlalchemy import Connection, delete, select, update

from kaiserhof.storage import schema
from kaiserhof.storage.budgets import STOCKS
from kaiserhof.storage.database import Repository
from kaiserhof.storage.erasure import is_deleted
from kaiserhof.storage.rows import GONE, PresenceRow
from kaiserhof.storage.stocks import drop_oldest


class PresenceStore(Repository):
    """Who is here, and when people were last seen."""

    def of_person(self, person_id: str) -> list[PresenceRow]:
        """Returns all rows of a person."""
        rows = select(schema.presences).where(schema.presences.c.person == person_id)
        with self.database.reading() as connection:
            return [PresenceRow(*row) for row in connection.execute(rows)]

    def hidden(self, people: Collection[str]) -> frozenset[str]:
        """Returns those of these people whose presence nobody may see but those who sit at a table with them."""
        shown = schema.shown.c
        nobody = (shown.item == "presence") & (shown.audience == "nobody") & shown.person.in_(people)
        with self.database.reading() as connection:
            return frozenset(connection.scalars(select(shown.person).where(nobody)))

    def write(self, row: PresenceRow) -> None:
        """Writes a row in place of the previous one; the row of a person who is gone names no process."""
        with self.database.writing() as connection:
            self._keep(connection, row)
            self.database.announce(connection, "presence", row.person)

    def announce(self, person_id: str) -> None:
        """Announces to other processes that a person's presence has changed."""
        if self.database.channel:
            with self.database.writing() as connection:
                self.database.announce(connection, "presence", person_id)

    def heartbeat(self, process: str) -> None:
        """Writes the heartbeat of a process to its rows."""
        columns = schema.presences.c
        with self.database.writing() as connection:
            alive = update(schema.presences).where(columns.process == process)
            connection.execute(alive.values(beat=self.database.clock()))

    def expire(self, before: float | None) -> list[str]:
        """Marks people as gone whose processes have sent no heartbeat since `before` (None: whatever the process).

        Returns these people.
        """
        columns = schema.presences.c
        dead = columns.process != ""
        if before is not None:
            dead &= columns.beat < before
        with self.database.writing() as connection:
            rows = [PresenceRow(*row) for row in connection.execute(select(schema.presences).where(dead))]
            for row in rows:
                self._keep(connection, replace(row, state=GONE, since=row.beat))
        return sorted({row.person for row in rows})

    def _keep(self, connection: Connection, row: PresenceRow) -> None:
        """Writes the row of a process. Two processes may write that the same person is gone at the same moment."""
        if is_deleted(connection, row.person):
            return
        columns = schema.presences.c
        if row.state == GONE:
            here = (columns.person == row.person) & (columns.table_id == row.table_id)
            connection.execute(delete(schema.presences).where(here, columns.process == row.process))
            row = row.gone()
        values = row.values()
        add = self.database.insert(schema.presences).values(**values)
        keys = [column.name for column in schema.presences.primary_key]
        rest = {name: value for name, value in values.items() if name not in keys}
        connection.execute(add.on_conflict_do_update(index_elements=keys, set_=rest))
        if row.state == GONE:
            theirs = (columns.person == row.person) & (columns.process == "")
            drop_oldest(connection, schema.presences, theirs, STOCKS["presences"].person, columns.since)
