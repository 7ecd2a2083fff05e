"""Rate limits shared between processes: one row for each kind and person, changed by one statement."""

from __future__ import annotations

from sqlalchemy import case
from sqlalchemy.dialects.postgresql import insert

from kaiserhof.storage import schema
from kaiserhof.storage.database import Database, Repository

KEPT = 24 * 3600.0
"""Seconds after which an unused row is dropped."""


class SharedRateLimits(Repository):
    """Counts in PostgreSQL what each person or address does."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        unused = schema.buckets.delete().where(schema.buckets.c.at < database.clock() - KEPT)
        database.with_retries(lambda connection: connection.execute(unused))

    def spend(self, kind: str, who: str, rate: float, most: int) -> bool:
        """Counts one more. Returns False if the limit is exceeded: `most` at once, `rate` a second."""
        columns, now = schema.buckets.c, self.database.now()
        left = columns.used - (now - columns.at) * rate
        used = case((left > 0, left), else_=0.0)
        add = insert(schema.buckets).values(kind=kind, who=who[:64], used=1.0, at=now)
        add = add.on_conflict_do_update(
            index_elements=[columns.kind, columns.who], set_={"used": used + 1, "at": now}, where=used + 1 <= most
        )
        with self.database.writing() as connection:
            return connection.execute(add.returning(columns.used)).first() is not None
