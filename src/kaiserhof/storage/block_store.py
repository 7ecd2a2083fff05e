"""Blocks in the database: who wants nothing to do with whom."""

from __future__ import annotations

from collections.abc import Collection

from sqlalchemy import and_, delete, func, or_, select

from kaiserhof.errors import TooMany
from kaiserhof.storage import schema
from kaiserhof.storage.budgets import STOCKS
from kaiserhof.storage.database import Repository
from kaiserhof.storage.erasure import require_people


class BlockStore(Repository):
    """Whom each person has blocked."""

    def add(self, person_id: str, blocked: str) -> None:
        """Blocks somebody for a person, and withdraws their invitations."""
        row = self.database.insert(schema.blocks).values(person=person_id, blocked=blocked, at=self.database.clock())
        theirs = select(func.count()).select_from(schema.blocks).where(schema.blocks.c.person == person_id)
        invited = schema.invitations.c
        between = or_(
            and_(invited.person == person_id, invited.inviter == blocked),
            and_(invited.person == blocked, invited.inviter == person_id),
        )
        with self.database.writing() as connection:
            require_people(connection, person_id, blocked)
            if (connection.scalar(theirs) or 0) >= STOCKS["blocks"].person:
                raise TooMany("error-too-many")
            connection.execute(row.on_conflict_do_nothing())
            connection.execute(delete(schema.invitations).where(between))
            self.database.announce(connection, "person", person_id)

    def remove(self, person_id: str, blocked: str) -> None:
        """Lifts a block."""
        columns = schema.blocks.c
        with self.database.writing() as connection:
            connection.execute(delete(schema.blocks).where(columns.person == person_id, columns.blocked == blocked))
            self.database.announce(connection, "person", person_id)

    def of(self, person_id: str) -> list[tuple[str, str]]:
        """Returns id and name of the people whom a person has blocked, the latest first."""
        blocks, people = schema.blocks.c, schema.people.c
        query = select(people.id, people.name).join(schema.blocks, blocks.blocked == people.id)
        with self.database.reading() as connection:
            found = connection.execute(query.where(blocks.person == person_id).order_by(blocks.at.desc()))
            return [(row[0], row[1]) for row in found]

    def has_blocked(self, person_id: str, other: str) -> bool:
        """Returns whether a person has blocked another."""
        columns = schema.blocks.c
        query = select(columns.at).where(columns.person == person_id, columns.blocked == other)
        with self.database.reading() as connection:
            return connection.execute(query).first() is not None

    def apart(self, person_id: str, others: Collection[str]) -> frozenset[str]:
        """Returns those of the others whom a person has blocked, or who have blocked them."""
        columns = schema.blocks.c
        mine = select(columns.blocked).where(columns.person == person_id, columns.blocked.in_(others))
        theirs = select(columns.person).where(columns.blocked == person_id, columns.person.in_(others))
        with self.database.reading() as connection:
            return frozenset(connection.scalars(mine.union(theirs)))
