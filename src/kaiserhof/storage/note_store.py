"""People's own notes at tables, in the database."""

from __future__ import annotations

from sqlalchemy import delete, select

from kaiserhof.storage import schema
from kaiserhof.storage.budgets import STOCKS
from kaiserhof.storage.database import Repository
from kaiserhof.storage.erasure import require_people
from kaiserhof.storage.stocks import drop_oldest


class NoteStore(Repository):
    """A note for each person and table. It is no change of the table: nobody else sees it."""

    def keep(self, table_id: str, person_id: str, text: str) -> None:
        """Replaces a note; an empty one is deleted."""
        notes, now = schema.notes, self.database.clock()
        this = (notes.c.table_id == table_id) & (notes.c.person == person_id)
        with self.database.writing() as connection:
            require_people(connection, person_id)
            connection.execute(delete(notes).where(this))
            if text:
                theirs = notes.c.person == person_id
                drop_oldest(connection, notes, theirs, STOCKS["notes"].person - 1, notes.c.changed)
                values = {"table_id": table_id, "person": person_id, "text": text, "changed": now}
                connection.execute(notes.insert().values(**values))

    def of(self, table_id: str, person_id: str) -> str:
        """Returns a note; empty if there is none."""
        columns = schema.notes.c
        query = select(columns.text).where(columns.table_id == table_id, columns.person == person_id)
        with self.database.reading() as connection:
            return connection.scalar(query) or ""
