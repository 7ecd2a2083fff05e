"""Leases: one process at a time works on a row, for some seconds. If it dies, the lease expires."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import ColumnElement, Table, select, update

from kaiserhof.storage.database import Database, Repository


class Lease(Repository):
    """Leases on the rows of a database table; their column `held` says until when."""

    def __init__(self, database: Database, table: Table) -> None:
        super().__init__(database)
        self._table = table

    @property
    def is_free(self) -> ColumnElement[bool]:
        """The condition that no process has a lease on the row."""
        return self._table.c.held < self.database.now()

    def until(self, seconds: float) -> ColumnElement[float]:
        """Returns the value of `held` for a lease of some seconds from now."""
        return self.database.now() + seconds

    def first(self, key: ColumnElement[Any], where: ColumnElement[bool], *order: ColumnElement[Any]) -> Any:
        """Returns the key of the first free row, or None. Only reads, so that an idle process locks nothing."""
        with self.database.reading() as connection:
            return connection.scalar(select(key).where(where, self.is_free).order_by(*order).limit(1))

    def take(
        self,
        key: ColumnElement[Any],
        where: ColumnElement[bool],
        *order: ColumnElement[Any],
        most: int,
        seconds: float,
        returning: Sequence[ColumnElement[Any]],
        **values: Any,
    ) -> list[tuple[Any, ...]]:
        """Leases up to `most` free rows for some seconds and changes their values; skips rows another process is
        leasing.

        `key` must be unique among the rows that `where` selects.
        """
        free = select(key).where(where, self.is_free).order_by(*order).limit(most).with_for_update(skip_locked=True)
        chosen = free.cte()  # PostgreSQL runs it once; a subquery might be run again for each row and lock more rows
        taken = update(self._table).where(where, key.in_(select(chosen)))
        with self.database.writing() as connection:
            changed = taken.values(held=self.until(seconds), **values).returning(*returning)
            return [tuple(row) for row in connection.execute(changed)]
