"""Migrations, with Alembic: a revision for each change of the schema since 1.0, in `versions`.

A new database is created from `schema` and never runs a revision. To change the schema, change `schema`, add a revision
with an `upgrade`, and name it in `HEAD`; a test holds that both ways lead to the same database. A revision that has
been released never changes. Servers of two versions run side by side while they are restarted in turns, so a revision
may add, but what the version before still reads must stay until the next one.
"""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, select, update

from kaiserhof.errors import Refused
from kaiserhof.storage import schema

HEAD = "0001"
"""The latest revision."""

SCRIPTS = Path(__file__).parent

BASELINE, LAST_NUMBER = "0001", 16
"""The first revision, and the number of the same schema before there was Alembic."""

LOCK = 16_441_912
"""The number of the advisory lock that a process holds while it migrates a shared database."""


def revision_of(connection: Connection) -> str | None:
    """Returns the revision of a database; None if it is empty. Refuses one that is too old to be migrated."""
    found = inspect(connection)
    if found.has_table(schema.version.name):
        return connection.scalar(select(schema.version.c.version_num))
    if not found.has_table(schema.numbered_version.name):
        return None
    number = connection.scalar(select(schema.numbered_version.c.number)) or 0
    if number > LAST_NUMBER:
        raise Refused("error-database-newer")
    if number < LAST_NUMBER:
        raise Refused("error-database-older")
    return BASELINE


def migrate(connection: Connection) -> None:
    """Creates the schema in an empty database, or migrates an older one to the latest revision."""
    current = revision_of(connection)
    if current is None:
        schema.metadata.create_all(connection)
        connection.execute(schema.version.insert().values(version_num=HEAD))
        return
    if not inspect(connection).has_table(schema.version.name):
        schema.version.create(connection)
        connection.execute(schema.version.insert().values(version_num=current))
        schema.numbered_version.drop(connection)
    if current != HEAD:
        _upgrade(connection, current)


def _upgrade(connection: Connection, current: str) -> None:
    from alembic.migration import MigrationContext  # slow to load, and needed once in many starts
    from alembic.operations import Operations
    from alembic.script import ScriptDirectory

    scripts = ScriptDirectory(str(SCRIPTS))
    if current not in {script.revision for script in scripts.walk_revisions()}:
        raise Refused("error-database-newer")
    with Operations.context(MigrationContext.configure(connection)):
        for script in reversed(list(scripts.iterate_revisions(HEAD, current))):
            script.module.upgrade()
            connection.execute(update(schema.version).values(version_num=script.revision))
