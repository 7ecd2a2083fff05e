"""Deleted people: nothing more is written for them, not even by requests in progress."""

from __future__ import annotations

from sqlalchemy import Connection, select

from kaiserhof.errors import Forbidden
from kaiserhof.storage import schema


def is_deleted(connection: Connection, person_id: str) -> bool:
    """Returns whether a person has been deleted. If not, nobody can delete them until the transaction ends."""
    people = schema.people.c
    kept = select(people.id).where(people.id == person_id, people.deleted.is_(None))
    return connection.execute(kept.with_for_update(read=True)).first() is None


def require_people(connection: Connection, *people: str) -> None:
    """Raises `Forbidden` if one of these people has been deleted. If not, nobody can delete them until the transaction
    ends.
    """
    for person_id in sorted(people):
        if is_deleted(connection, person_id):
            raise Forbidden("error-no-person")
