"""Chat in the database, and how far each person has read."""

from __future__ import annotations

from sqlalchemy import (
    case,
    delete,
    func,
    insert,
    select,
)

from kaiserhof.errors import Stale, TooMany
from kaiserhof.storage import schema
from kaiserhof.storage.budgets import STOCKS
from kaiserhof.storage.database import Repository
from kaiserhof.storage.erasure import require_people
from kaiserhof.storage.person import Person
from kaiserhof.storage.revisions import raise_revision
from kaiserhof.storage.rows import ChatRow, ReadPosition

PAUSE = 15 * 60.0
"""Seconds without a look at the table after which a new visit begins."""


class ChatStore(Repository):
    """Messages, and who has muted whom."""

    def say(self, table_id: str, person: Person, text: str, phrase: str = "", quote: str = "") -> int:
        """Adds a message; returns the table's new revision."""
        with self.database.writing() as connection:
            revision = raise_revision(self.database, connection, table_id)  # locks the table: the next number is ours
            if revision is None:
                raise Stale("error-stale")
            require_people(connection, person.id)
            last = connection.scalar(select(func.max(schema.chat.c.number)).where(schema.chat.c.table_id == table_id))
            number = 0 if last is None else last + 1
            too_many = schema.chat.c.number <= number - STOCKS["chat"].each
            connection.execute(delete(schema.chat).where(schema.chat.c.table_id == table_id, too_many))
            connection.execute(
                insert(schema.chat).values(
                    table_id=table_id,
                    number=number,
                    person=person.id,
                    name=person.name,
                    text=text,
                    phrase=phrase,
                    quote=quote,
                    at=self.database.clock(),
                )
            )
        return revision

    def messages(self, table_id: str, limit: int = 100) -> list[ChatRow]:
        """Returns the latest messages, oldest first."""
        columns = schema.chat.c
        query = (
            select(
                columns.number, columns.person, columns.name, columns.text, columns.at, columns.phrase, columns.quote
            )
            .where(columns.table_id == table_id)
            .order_by(columns.number.desc())
            .limit(limit)
        )
        with self.database.reading() as connection:
            return [ChatRow(*row) for row in connection.execute(query)][::-1]

    def muted_by(self, person_id: str, table_id: str) -> frozenset[str]:
        """Returns the people whose messages at a table a person does not read: they are muted or blocked."""
        columns, blocks = schema.mutes.c, schema.blocks.c
        muted = select(columns.muted).where((columns.person == person_id) & columns.table_id.in_(("", table_id)))
        query = muted.union(select(blocks.blocked).where(blocks.person == person_id))
        with self.database.reading() as connection:
            return frozenset(connection.scalars(query))

    def mute(self, person_id: str, muted: str, table_id: str) -> None:
        """Mutes somebody for a person, at one table or (empty) everywhere."""
        add = self.database.insert(schema.mutes).values(person=person_id, muted=muted, table_id=table_id)
        theirs = select(func.count()).select_from(schema.mutes).where(schema.mutes.c.person == person_id)
        with self.database.writing() as connection:
            require_people(connection, person_id)
            if (connection.scalar(theirs) or 0) >= STOCKS["mutes"].person:
                raise TooMany("error-too-many")
            connection.execute(add.on_conflict_do_nothing())
            self.database.announce(connection, "person", person_id)

    def unmute(self, person_id: str, muted: str) -> None:
        """Lifts the mute, at all tables."""
        columns = schema.mutes.c
        with self.database.writing() as connection:
            connection.execute(delete(schema.mutes).where((columns.person == person_id) & (columns.muted == muted)))
            self.database.announce(connection, "person", person_id)


class VisitStore(Repository):
    """How much of a table's log and chat each person has seen."""

    def note(self, table_id: str, person_id: str, number: int, chat: int = 0) -> None:
        """Notes how much of log and chat a person has seen; after a pause, a new visit begins there.

        This does not raise the table's revision: nobody else sees it.
        """
        looks, now = schema.looks, self.database.clock()
        seen = {
            "number": case((looks.c.number > number, looks.c.number), else_=number),
            "since": case((looks.c.at < now - PAUSE, looks.c.number), else_=looks.c.since),
            "at": now,
            "chat": case((looks.c.chat > chat, looks.c.chat), else_=chat),
        }
        add = self.database.insert(looks).values(
            table_id=table_id, person=person_id, number=number, since=0, at=now, chat=chat
        )
        with self.database.writing() as connection:
            require_people(connection, person_id)
            connection.execute(add.on_conflict_do_update(index_elements=[looks.c.table_id, looks.c.person], set_=seen))

    def last(self, table_id: str, person_id: str) -> ReadPosition:
        """Returns how much of the log a person has seen, and when they last looked."""
        columns = schema.looks.c
        query = select(columns.number, columns.at, columns.chat).where(
            (columns.table_id == table_id) & (columns.person == person_id)
        )
        with self.database.reading() as connection:
            row = connection.execute(query).first()
        return ReadPosition(*row) if row else ReadPosition()

    def left_off(self, table_id: str, person_id: str) -> int:
        """Returns how much of the log a person had seen before this visit."""
        number, since, at = self._look(table_id, person_id)
        return number if at < self.database.clock() - PAUSE else since

    def _look(self, table_id: str, person_id: str) -> tuple[int, int, float]:
        looks = schema.looks
        key = (looks.c.table_id == table_id) & (looks.c.person == person_id)
        with self.database.reading() as connection:
            row = connection.execute(select(looks.c.number, looks.c.since, looks.c.at).where(key)).first()
        return (row[0], row[1], row[2]) if row else (0, 0, 0.0)
