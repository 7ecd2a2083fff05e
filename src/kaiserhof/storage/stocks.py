"""Keeps database tables within their stocks: a row too many replaces the oldest one of the same person or network."""

from __future__ import annotations

from sqlalchemy import Column, ColumnElement, Connection, Table, delete, func, select, true

from kaiserhof.storage.budgets import STOCKS


def drop_oldest(connection: Connection, table: Table, which: ColumnElement[bool], most: int, by: Column[float]) -> None:
    """Deletes all but the `most` newest of some rows."""
    keys = list(table.primary_key)
    old = select(*keys).where(which).order_by(by.desc()).offset(most)
    for row in connection.execute(old).all():
        same = [key == value for key, value in zip(keys, row, strict=True)]
        connection.execute(delete(table).where(*same))


def make_room(
    connection: Connection,
    table: Table,
    network: str,
    person: str | None = None,
    among: ColumnElement[bool] | None = None,
) -> None:
    """Deletes rows so that one more fits: the oldest of the person, then of the network, then of the network that has
    the most. `among` limits which rows may be deleted.
    """
    stock, columns = STOCKS[table.name], table.c
    free = true() if among is None else among
    if person is not None:
        drop_oldest(connection, table, free & (columns.person == person), stock.person - 1, columns.created)
    if network:
        drop_oldest(connection, table, free & (columns.network == network), stock.network - 1, columns.created)
    count = func.count().label("count")
    networks = select(columns.network, count).where(free).group_by(columns.network).order_by(count.desc())
    found = connection.execute(networks).all()
    if sum(row[1] for row in found) >= stock.all:
        largest, has = found[0]
        drop_oldest(connection, table, free & (columns.network == largest), has - 1, columns.created)
