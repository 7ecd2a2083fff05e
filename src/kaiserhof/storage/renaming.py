"""Another name for a person, wherever the old one stands."""

from __future__ import annotations

from sqlalchemy import Connection, select, update

from kaiserhof.storage import schema
from kaiserhof.storage.database import Database
from kaiserhof.storage.erasure import require_people
from kaiserhof.storage.revisions import raise_revision


def rename_everywhere(database: Database, connection: Connection, person_id: str, name: str) -> list[str]:
    """Gives a person another name wherever the old one stands; returns the tables that show it."""
    seats, chat, members = schema.seats, schema.chat, schema.league_people
    shown = select(seats.c.table_id).where(seats.c.person == person_id)
    shown_too = select(chat.c.table_id).where(chat.c.person == person_id)
    changed = sorted({*connection.scalars(shown), *connection.scalars(shown_too)})
    for table_id in changed:
        raise_revision(database, connection, table_id)
    require_people(connection, person_id)
    connection.execute(update(schema.people).where(schema.people.c.id == person_id).values(name=name))
    for table in (seats, chat, members):
        connection.execute(update(table).where(table.c.person == person_id).values(name=name))
    database.announce(connection, "person", person_id)
    return changed
