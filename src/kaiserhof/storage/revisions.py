"""The revision of a table: every change of a table raises it, and the row stays locked until the transaction ends."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from sqlalchemy import ColumnElement, Connection, func, update

from kaiserhof.errors import Stale
from kaiserhof.storage import schema
from kaiserhof.storage.database import Database
from kaiserhof.storage.rows import CANCELLED, ENDED, OPEN_OFFER, WITHDRAWN, TableStatus


def raise_revision(
    database: Database,
    connection: Connection,
    table_id: str,
    condition: ColumnElement[bool] | None = None,
    **values: Any,
) -> int | None:
    """Changes a table's row if the condition holds, and announces it; returns the new revision, or None."""
    columns = schema.tables.c
    there = columns.id == table_id if condition is None else (columns.id == table_id) & condition
    told: tuple[ColumnElement[object], ...] = ()
    if database.channel:
        told = (func.pg_notify(database.channel, f"{'due' if values.get('due') else 'table'} {table_id}"),)
    changed = update(schema.tables).where(there).values(revision=columns.revision + 1, **values)
    row = connection.execute(changed.returning(columns.revision, *told)).first()
    return None if row is None else int(row[0])


def change_table(
    database: Database,
    connection: Connection,
    table_id: str,
    statuses: Sequence[TableStatus],
    unless_changed_since: float | None = None,
    /,
    **values: Any,
) -> None:
    """Changes a table that has one of these statuses; otherwise raises `Stale`.

    If that ends the table without a result, its open offers end, too.
    """
    fitting: ColumnElement[bool] = schema.tables.c.status.in_(statuses)
    if unless_changed_since is not None:
        fitting &= schema.tables.c.changed < unless_changed_since
    if values.get("status") == CANCELLED:
        values["due"] = None
    if raise_revision(database, connection, table_id, fitting, changed=database.clock(), **values) is None:
        raise Stale("error-stale")
    if values.get("status") in (CANCELLED, ENDED):
        end_offers(connection, table_id)


def end_offers(connection: Connection, table_id: str) -> None:
    """Withdraws the open offers at a table that is over."""
    offers = schema.offers.c
    theirs = (offers.table_id == table_id) & (offers.status == OPEN_OFFER)
    connection.execute(update(schema.offers).where(theirs).values(status=WITHDRAWN))
