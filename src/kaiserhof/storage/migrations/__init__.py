"""Migrations with Alembic: one revision in `versions` for each change of the schema since 1.0.

A new database is created from `schema` and never runs a revision. To change the schema, change `schema`, add a revision
with an `upgrade`, and name it in `HEAD`; a test checks that both ways lead to the same database. A released revision
never changes. During a rolling restart two versions of the server run side by side, so a revision may add, but it must
leave what the previous version still reads.
"""

from __future__ import annotations

from pathlib import Path

from sqlalchemy import Connection, inspect, select, update

from kaiserhof.errors import Refused
from kaiserhof.storage import schema

HEAD = "0013"
"""The latest revision."""

SCRIPTS = Path(__file__).parent

BASELINE, LAST_NUMBER = "0001", 16
"""The first revision, and the schema's number from before Alembic."""

LOCK = 16_441_912
"""The advisory lock that a process holds while it migrates a shared database."""


def revision_of(connection: Connection) -> str | None:
    """Returns the revision of a database; None if it is empty. Refuses one that is too old to migrate."""
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
