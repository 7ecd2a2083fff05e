"""Chat in the database, and how far each person has read."""

from __future__ import annotations

from sqlalchemy import (
    case,
    func,
    insert,
    select,
    update,
)

from kaiserhof.tables.errors import Stale
from kaiserhof.tables.people import Person
from kaiserhof.tables.storage import schema
from kaiserhof.tables.storage.database import Database
from kaiserhof.tables.storage.rows import ChatRow

PAUSE = 15 * 60.0
"""Number of seconds without looking after which a new visit begins."""


class TalkStore(Database):
    """Chat, and how far each person has read."""

    def say(self, table_id: str, person: Person, text: str) -> int:
        """Adds to the chat; returns the table's new revision."""
        with self.writing() as connection:
            revision = self._raise_revision(connection, table_id)  # locks the table, so the next number is ours
            if revision is None:
                raise Stale("error-stale")
            last = connection.scalar(select(func.max(schema.chat.c.number)).where(schema.chat.c.table_id == table_id))
            connection.execute(
                insert(schema.chat).values(
                    table_id=table_id,
                    number=0 if last is None else last + 1,
                    person=person.id,
                    name=person.name,
                    text=text,
                    at=self.clock(),
                )
            )
        return revision

    def chat(self, table_id: str, limit: int = 100) -> list[ChatRow]:
        """Returns the latest messages, in order."""
        columns = schema.chat.c
        query = (
            select(columns.number, columns.person, columns.name, columns.text, columns.at)
            .where(columns.table_id == table_id)
            .order_by(columns.number.desc())
            .limit(limit)
        )
        with self.reading() as connection:
            return [ChatRow(*row) for row in connection.execute(query)][::-1]

    def look(self, table_id: str, person_id: str, number: int) -> int:
        """Notes how much of the log a person has seen; after a pause a new visit begins there.

        Returns the table's new revision. Nobody is told: nobody else sees it.
        """
        looks, now = schema.looks, self.clock()
        key = (looks.c.table_id == table_id) & (looks.c.person == person_id)
        since = case((looks.c.at < now - PAUSE, looks.c.number), else_=looks.c.since)
        with self.writing() as connection:
            revision = self._raise_revision(connection, table_id, announce=False)  # locks the table
            if revision is None:
                raise Stale("error-stale")
            if not connection.execute(update(looks).where(key).values(number=number, since=since, at=now)).rowcount:
                connection.execute(
                    insert(looks).values(table_id=table_id, person=person_id, number=number, since=0, at=now)
                )
        return revision

    def looked(self, table_id: str, person_id: str) -> int:
        """Returns how much of the log a person has seen."""
        return self._look(table_id, person_id)[0]

    def left_off(self, table_id: str, person_id: str) -> int:
        """Returns how much of the log a person had seen before the present visit."""
        number, since, at = self._look(table_id, person_id)
        return number if at < self.clock() - PAUSE else since

    def _look(self, table_id: str, person_id: str) -> tuple[int, int, float]:
        looks = schema.looks
        key = (looks.c.table_id == table_id) & (looks.c.person == person_id)
        with self.reading() as connection:
            row = connection.execute(select(looks.c.number, looks.c.since, looks.c.at).where(key)).first()
        return (row[0], row[1], row[2]) if row else (0, 0, 0.0)
