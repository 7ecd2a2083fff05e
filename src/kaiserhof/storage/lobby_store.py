"""Lobbies in the database: changes of seats, codes, invitations, and people who were removed."""

from __future__ import annotations

import secrets
from collections.abc import Mapping, Sequence

from sqlalchemy import ColumnElement, delete, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from kaiserhof.errors import Stale
from kaiserhof.storage import schema
from kaiserhof.storage.database import Repository
from kaiserhof.storage.erasure import require_people
from kaiserhof.storage.revisions import change_table
from kaiserhof.storage.rows import FINISHED, GATHERING, PERSON, PLAYING, Invitation, Removal, SeatRow
from kaiserhof.storage.table_store import seat_values, seats_of

MAX_PARTNERS = 8
TRIED_CODES = 20


class LobbyStore(Repository):
    """Tables before their game begins."""

    def arrange(
        self,
        table_id: str,
        before: Sequence[SeatRow],
        after: Sequence[SeatRow],
        values: Mapping[str, object],
        removal: Removal | None = None,
    ) -> None:
        """Changes the seats of a table and its row in one transaction; raises `Stale` unless the seats are as `before`.

        `removal` names the person whom this removes.
        """
        with self.database.writing() as connection:
            change_table(self.database, connection, table_id, (GATHERING,), **dict(values))
            if seats_of(connection, table_id) != list(before):
                raise Stale("error-seat-taken")
            require_people(connection, *(seat.person for seat in after if seat.person and seat not in before))
            if list(before) != list(after):
                connection.execute(delete(schema.seats).where(schema.seats.c.table_id == table_id))
                rows = [{"table_id": table_id, **seat_values(seat)} for seat in after]
                connection.execute(insert(schema.seats), rows)
            if removal is not None:
                lost = {"person": removal.person, "name": removal.name, "word": removal.word}
                connection.execute(insert(schema.removals).values(table_id=table_id, at=self.database.clock(), **lost))

    def removals(self, table_id: str) -> list[Removal]:
        """Returns the people removed from a table, in order."""
        columns = schema.removals.c
        query = select(columns.person, columns.name, columns.word).where(columns.table_id == table_id)
        with self.database.reading() as connection:
            return [Removal(*row) for row in connection.execute(query.order_by(columns.at))]

    def forgive(self, table_id: str, person_id: str) -> None:
        """Lets a removed person sit down again."""
        columns = schema.removals.c
        with self.database.writing() as connection:
            change_table(self.database, connection, table_id, (GATHERING,))
            theirs = (columns.table_id == table_id) & (columns.person == person_id)
            connection.execute(delete(schema.removals).where(theirs))

    # ------------------------------------------------------------------ codes

    def free_code(self, codes: int) -> int | None:
        """Returns a number below `codes` that no lobby has; None if it is hard to find one."""
        some = (secrets.randbelow(codes) for _ in range(TRIED_CODES))
        return next((code for code in some if self.table_by_code(code) is None), None)

    def table_by_code(self, code: int) -> str | None:
        """Returns the lobby with this code."""
        tables = schema.tables.c
        query = select(tables.id).where(tables.code == code, tables.status == GATHERING)
        with self.database.reading() as connection:
            return connection.scalar(query.order_by(tables.created.desc()).limit(1))

    # ------------------------------------------------------------------ invitations

    def invite(self, table_id: str, person_id: str, inviter: str) -> None:
        """Invites a person to a table, unless they have been invited already."""
        try:
            with self.database.writing() as connection:
                change_table(self.database, connection, table_id, (GATHERING,))
                require_people(connection, person_id, inviter)
                values = {"table_id": table_id, "person": person_id, "inviter": inviter, "at": self.database.clock()}
                connection.execute(insert(schema.invitations).values(**values))
        except IntegrityError:
            return  # they were invited already

    def decline(self, table_id: str, person_id: str) -> None:
        """Notes that a person declines an invitation."""
        columns = schema.invitations.c
        with self.database.writing() as connection:
            change_table(self.database, connection, table_id, (GATHERING,))
            theirs = (columns.table_id == table_id) & (columns.person == person_id)
            connection.execute(update(schema.invitations).where(theirs).values(declined=True))

    def invited_to(self, table_id: str) -> list[Invitation]:
        """Returns the invitations to a table, in order."""
        return self._invitations(schema.invitations.c.table_id == table_id)

    def invitations_of(self, person_id: str) -> list[Invitation]:
        """Returns a person's invitations to lobbies where they do not sit yet."""
        invited, tables, seats = schema.invitations.c, schema.tables.c, schema.seats.c
        open_still = select(tables.id).where(tables.id == invited.table_id, tables.status == GATHERING).exists()
        sits = select(seats.seat).where(seats.table_id == invited.table_id, seats.person == person_id).exists()
        return self._invitations((invited.person == person_id) & ~invited.declined & open_still & ~sits)

    def _invitations(self, condition: ColumnElement[bool]) -> list[Invitation]:
        invited, person, inviter = schema.invitations.c, schema.people.alias(), schema.people.alias()
        query = (
            select(invited.table_id, invited.person, person.c.name, inviter.c.name, invited.declined)
            .join(person, person.c.id == invited.person)
            .join(inviter, inviter.c.id == invited.inviter)
            .where(condition)
            .order_by(invited.at)
        )
        with self.database.reading() as connection:
            return [Invitation(*row) for row in connection.execute(query)]

    def partners_of(self, person_id: str) -> list[tuple[str, str]]:
        """Returns id and name of the people someone has played with, the latest first, without those who have blocked
        them or whom they have blocked."""
        blocks = schema.blocks.c
        apart = select(blocks.blocked).where(blocks.person == person_id)
        apart_too = select(blocks.person).where(blocks.blocked == person_id)
        mine, theirs, tables, people = schema.seats.alias(), schema.seats.alias(), schema.tables, schema.people
        query = (
            select(people.c.id, people.c.name)
            .select_from(mine)
            .join(theirs, theirs.c.table_id == mine.c.table_id)
            .join(tables, tables.c.id == mine.c.table_id)
            .join(people, people.c.id == theirs.c.person)
            .where(mine.c.person == person_id, theirs.c.person != person_id, theirs.c.kind == PERSON)
            .where(tables.c.status.in_((PLAYING, FINISHED)), people.c.name != "")
            .where(people.c.id.not_in(apart), people.c.id.not_in(apart_too))
            .group_by(people.c.id, people.c.name)
            .order_by(func.max(tables.c.changed).desc())
            .limit(MAX_PARTNERS)
        )
        with self.database.reading() as connection:
            return [(row[0], row[1]) for row in connection.execute(query)]
