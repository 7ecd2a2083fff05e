"""Rate limits shared between processes: a row for each kind and whom it counts, by a hash."""

from __future__ import annotations

from collections.abc import Sequence

from sqlalchemy import case
from sqlalchemy.dialects.postgresql import insert
from sqlalchemy.sql.dml import ReturningInsert

from kaiserhof.storage import schema
from kaiserhof.storage.budgets import DAY, Rate, RateKind
from kaiserhof.storage.database import Repository


class _Exceeded(Exception):
    """Ends a transaction so that it counts nothing."""


class SharedRateLimits(Repository):
    """Counts in PostgreSQL what each person or address does."""

    def spend(self, kind: RateKind, counted: Sequence[tuple[str, Rate]]) -> bool:
        """Counts one more for each of these. Returns False, and counts nothing, if one of their rates is exceeded."""
        try:
            with self.database.writing() as connection:
                for who, rate in counted:  # in the same order everywhere, so that nobody waits in a circle
                    if connection.execute(self._one_more(kind, who, rate)).first() is None:
                        raise _Exceeded
        except _Exceeded:
            return False
        return True

    def _one_more(self, kind: RateKind, who: str, rate: Rate) -> ReturningInsert[tuple[float]]:
        columns, now = schema.buckets.c, self.database.now()
        left = columns.used - (now - columns.at) * rate.per_second
        used = case((left > 0, left), else_=0.0)
        add = insert(schema.buckets).values(kind=kind, who=who, used=1.0, at=now)
        add = add.on_conflict_do_update(
            index_elements=[columns.kind, columns.who],
            set_={"used": used + 1, "at": now},
            where=used + 1 <= rate.at_once,
        )
        return add.returning(columns.used)

    def expire(self) -> None:
        """Drops the rows of those who have done nothing for a day."""
        unused = schema.buckets.c.at < self.database.now() - DAY
        with self.database.writing() as connection:
            connection.execute(schema.buckets.delete().where(unused))
