"""Tables and seats in the database."""

from __future__ import annotations

import json
from collections.abc import Sequence
from dataclasses import fields
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Row,
    delete,
    func,
    insert,
    select,
    update,
)

from kaiserhof.errors import Stale
from kaiserhof.storage import schema
from kaiserhof.storage.database import Database, Repository
from kaiserhof.storage.erasure import require_people
from kaiserhof.storage.log_store import act_rows
from kaiserhof.storage.offer_store import change_offer
from kaiserhof.storage.revisions import change_table, raise_revision
from kaiserhof.storage.rows import (
    CANCELLED,
    CONFIRM,
    FREE,
    FULL,
    GATHERING,
    PERSON,
    PLAYING,
    Act,
    OfferRow,
    SeatRow,
    TableRow,
    TableStatus,
)

SEAT_COLUMNS = tuple(field.name for field in fields(SeatRow))
"""The columns of a seat, in the order of `SeatRow`."""

_OF_TABLES = tuple(
    table for table in schema.metadata.sorted_tables if "table_id" in table.c and table is not schema.league_tables
)
"""The database tables whose rows belong to a table."""


class TableStore(Repository):
    """Tables and seats."""

    def add(
        self, row: TableRow, seats: Sequence[SeatRow], previous: str | None = None, given: Sequence[Act] = ()
    ) -> None:
        """Adds a table; `previous` is the table whose rematch it is, `given` are the given moves."""
        full = row.begins == FULL and all(seat.kind != FREE for seat in seats)
        with self.database.writing() as connection:
            require_people(connection, *{row.owner, *(seat.person for seat in seats if seat.person)})
            connection.execute(
                insert(schema.tables).values(
                    id=row.id,
                    game=row.game,
                    rules=row.rules,
                    options=json.dumps(row.options),
                    secret=row.secret,
                    owner=row.owner,
                    status=row.status,
                    spectators=row.spectators,
                    listed=row.listed,
                    created=row.created,
                    changed=row.changed,
                    given=row.given,
                    clock=row.clock,
                    length=len(given),
                    due=row.created if full else None,
                    code=row.code,
                    begins=row.begins,
                    lot=row.lot,
                    pace=row.pace,
                    rated=row.rated,
                    fills=row.fills,
                    board=row.board,
                    network=row.network,
                    hints=row.hints,
                    lenient=row.lenient,
                    origin=row.origin,
                    sealed=row.sealed,
                )
            )
            for seat in seats:
                connection.execute(insert(schema.seats).values(table_id=row.id, **seat_values(seat)))
            if given:
                connection.execute(insert(schema.acts), act_rows(row.id, 0, given))
            if previous is not None:
                first = schema.tables.c.next.is_(None)
                if raise_revision(self.database, connection, previous, first, next=row.id) is None:
                    raise Stale("error-rematch-exists")

    def get(self, table_id: str) -> tuple[TableRow, list[SeatRow]] | None:
        """Returns a table and its seats."""
        with self.database.reading() as connection:
            row = connection.execute(select(schema.tables).where(schema.tables.c.id == table_id)).first()
            if row is None:
                return None
            seats = seats_of(connection, table_id)
        return _table_row(row), seats

    def revision(self, table_id: str) -> int | None:
        """Returns the table's revision."""
        with self.database.reading() as connection:
            return connection.scalar(select(schema.tables.c.revision).where(schema.tables.c.id == table_id))

    def change(
        self,
        table_id: str,
        statuses: Sequence[TableStatus],
        *,
        unless_changed_since: float | None = None,
        **values: object,
    ) -> None:
        """Changes a table's row; raises `Stale` unless it has one of these statuses and has not changed since."""
        with self.database.writing() as connection:
            change_table(self.database, connection, table_id, statuses, unless_changed_since, **values)

    def change_seat(
        self,
        table_id: str,
        before: SeatRow,
        after: SeatRow,
        status: TableStatus,
        *,
        due: bool = True,
        offer: tuple[OfferRow, OfferRow] | None = None,
        **values: object,
    ) -> None:
        """Changes a seat; raises `Stale` unless it is as `before` and the table has this status.

        Two people may want the same seat at the same time. `due` marks the table for the bots' scheduler, which clears
        the mark if no bot has to act. `values` are columns of the table that change with the seat. `offer` is the offer
        from which the change follows, before and after the last answer.
        """
        columns = schema.seats.c
        now = self.database.clock() if due else None
        same = (columns.kind == before.kind) & columns.person.is_not_distinct_from(before.person)
        there = (columns.table_id == table_id) & (columns.seat == before.seat) & same
        with self.database.writing() as connection:
            change_table(
                self.database,
                connection,
                table_id,
                (status,),
                due=now,
                held=0.0,
                **values,
            )
            if after.person is not None and after.person != before.person:
                require_people(connection, after.person)
            if connection.execute(update(schema.seats).where(there).values(**seat_values(after))).rowcount != 1:
                raise Stale("error-seat-taken")
            if offer is not None:
                change_offer(connection, *offer)

    def of_person(self, person_id: str, limit: int = 50) -> list[str]:
        """Returns the tables that a person owns or sits at, the latest first."""
        sits = select(schema.seats.c.table_id).where(schema.seats.c.person == person_id)
        return table_ids(self.database, (schema.tables.c.owner == person_id) | schema.tables.c.id.in_(sits), limit)

    def with_seats(self, table_ids: Sequence[str]) -> list[tuple[TableRow, list[SeatRow]]]:
        """Returns these tables with their seats, in this order."""
        tables, seats = schema.tables, schema.seats
        with self.database.reading() as connection:
            rows = {row.id: row for row in connection.execute(select(tables).where(tables.c.id.in_(table_ids)))}
            sitting: dict[str, list[SeatRow]] = {table_id: [] for table_id in table_ids}
            columns = (seats.c[name] for name in SEAT_COLUMNS)
            theirs = select(seats.c.table_id, *columns).where(seats.c.table_id.in_(table_ids))
            for row in connection.execute(theirs.order_by(seats.c.seat)):
                sitting[row[0]].append(SeatRow(*row[1:]))
        found = [rows[table_id] for table_id in table_ids if table_id in rows]
        return [(_table_row(row), sitting[row.id]) for row in found]

    def open(self, limit: int = 50) -> list[str]:
        """Returns the listed tables with a free seat."""
        free = select(schema.seats.c.table_id).where(schema.seats.c.kind == FREE)
        listed = schema.tables.c.listed & (schema.tables.c.status == GATHERING)
        return table_ids(self.database, listed & schema.tables.c.id.in_(free), limit)

    def watchable(self, limit: int = 100) -> list[str]:
        """Returns the listed tables with a running game of people that anybody may watch, the newest first."""
        tables, seats = schema.tables.c, schema.seats.c
        people = select(seats.table_id).where(seats.kind == PERSON)
        public = tables.listed & tables.spectators & (tables.status == PLAYING) & tables.id.in_(people)
        query = select(tables.id).where(public).order_by(tables.created.desc()).limit(limit)
        with self.database.reading() as connection:
            return list(connection.scalars(query))

    def turns(self, table_ids: Sequence[str]) -> dict[str, int]:
        """Returns how many turns have ended at each table."""
        acts = schema.acts.c
        ends = select(acts.table_id, func.count()).where(acts.table_id.in_(table_ids), acts.kind == CONFIRM)
        with self.database.reading() as connection:
            found = {row[0]: int(row[1]) for row in connection.execute(ends.group_by(acts.table_id))}
        return {table_id: found.get(table_id, 0) for table_id in table_ids}

    def count_listed(self, person_id: str) -> int:
        """Returns how many tables of a person are listed on the home page."""
        tables = schema.tables.c
        listed = (tables.owner == person_id) & tables.listed & (tables.status == GATHERING)
        with self.database.reading() as connection:
            return connection.scalar(select(func.count()).select_from(schema.tables).where(listed)) or 0

    def going(self, person_id: str, network: str) -> tuple[int, int, int]:
        """Returns the numbers of unfinished games: a person's own, those created from a network, and all."""
        tables = schema.tables.c
        unfinished = tables.status.in_((GATHERING, PLAYING))
        counted = (unfinished & (tables.owner == person_id), unfinished & (tables.network == network), unfinished)
        with self.database.reading() as connection:
            mine, near, every = (
                connection.scalar(select(func.count()).select_from(schema.tables).where(each)) or 0 for each in counted
            )
        return mine, near if network else 0, every

    def sealed_before(self, time: float) -> list[str]:
        """Returns the tables that were sealed until a time."""
        tables = schema.tables.c
        with self.database.reading() as connection:
            return list(connection.scalars(select(tables.id).where(tables.sealed <= time)))

    def unseal(self, table_id: str) -> None:
        """Lets other people see a table whose deal is over."""
        with self.database.writing() as connection:
            raise_revision(self.database, connection, table_id, sealed=None, spectators=True)

    def drop_cancelled(self, before: float, limit: int) -> int:
        """Deletes tables cancelled before a time, with everything that belongs to them; returns how many. Tables of
        leagues stay.
        """
        tables, league = schema.tables.c, schema.league_tables.c
        of_league = select(league.table_id).where(league.table_id == tables.id).exists()
        old = (tables.status == CANCELLED) & (tables.changed < before) & ~of_league
        with self.database.writing() as connection:
            found = list(connection.scalars(select(tables.id).where(old).limit(limit)))
            for table in _OF_TABLES:
                connection.execute(delete(table).where(table.c.table_id.in_(found)))
            connection.execute(delete(schema.tables).where(tables.id.in_(found)))
        return len(found)

    def is_of_league(self, table_id: str) -> bool:
        """Returns whether a table belongs to a league."""
        league = schema.league_tables.c
        with self.database.reading() as connection:
            return connection.execute(select(league.league).where(league.table_id == table_id)).first() is not None

    def running(self) -> list[str]:
        """Returns all tables with a running game."""
        return table_ids(self.database, schema.tables.c.status == PLAYING, 100_000)


def table_ids(database: Database, condition: ColumnElement[bool], limit: int) -> list[str]:
    """Returns the ids of tables that were not cancelled, the latest first."""
    tables = schema.tables.c
    query = select(tables.id).where(condition, tables.status != CANCELLED).order_by(tables.changed.desc()).limit(limit)
    with database.reading() as connection:
        return list(connection.scalars(query))


def seats_of(connection: Connection, table_id: str) -> list[SeatRow]:
    """Returns the seats of a table in order."""
    columns = schema.seats.c
    query = select(*(columns[name] for name in SEAT_COLUMNS)).where(columns.table_id == table_id).order_by(columns.seat)
    return [SeatRow(*row) for row in connection.execute(query)]


def _table_row(row: Row[Any]) -> TableRow:
    values = dict(row._mapping)
    values["options"] = json.loads(values["options"])
    return TableRow(**values)


def seat_values(seat: SeatRow) -> dict[str, object]:
    """Returns a seat as values of columns."""
    return {name: getattr(seat, name) for name in SEAT_COLUMNS}
