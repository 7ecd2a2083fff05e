"""Moderation: hosts close tables, mute, rename and ban people, settle reports, and delete a person."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace

from sqlalchemy import Connection, Table, func, select

from kaiserhof.errors import Missing, Refused, Stale
from kaiserhof.people.identity import clean_name, clean_text
from kaiserhof.storage import schema
from kaiserhof.storage.budgets import STOCKS, Stock
from kaiserhof.storage.moderation_store import (
    BAN,
    CHANGE,
    CLOSE,
    DELETE,
    DISMISS,
    MUTE,
    RENAME,
    GivenOrder,
    Order,
    OrderKind,
    Sanctions,
)
from kaiserhof.storage.report_store import ReportRow
from kaiserhof.storage.rows import CANCELLED, ENDED, FINISHED, FREE, GATHERING, PERSON, PLAYING, TableStatus
from kaiserhof.storage.store import Store
from kaiserhof.tables.plan import STAND_IN

LONGEST_WORD = 200
"""Maximum length of a reason."""

MAX_TRIES = 20
"""Maximum number of attempts to remove a person from a table that others change at the same time."""


@dataclass(frozen=True, slots=True)
class ListedTable:
    """A table in the host's list."""

    id: str
    game: str
    status: TableStatus
    owner: str
    names: tuple[str, ...]
    changed: float


@dataclass(frozen=True, slots=True)
class ListedPerson:
    """A person in the host's list."""

    id: str
    name: str
    created: float
    tables: int
    muted: bool
    banned: bool


@dataclass(frozen=True, slots=True)
class Usage:
    """How much of a stock is used up."""

    name: str
    """The database table."""
    stock: Stock
    rows: int
    of_person: int
    """The most rows that one person has."""
    of_network: int
    """The most rows that came from one network."""


def _largest(connection: Connection, table: Table, names: Sequence[str]) -> int:
    """Returns the most rows that share a value in the first of these columns that there is."""
    column = next((table.c[name] for name in names if name in table.c), None)
    if column is None:
        return 0
    among = column != ""
    if table is schema.tables:
        among &= table.c.status.in_((GATHERING, PLAYING))
    count = func.count().label("count")
    counted = select(count).select_from(table).where(among).group_by(column).order_by(count.desc())
    return connection.scalar(counted.limit(1)) or 0


class Moderator:
    """Carries out a host's orders, and lists tables and people."""

    def __init__(self, store: Store) -> None:
        self._store = store

    def tables(self, limit: int = 50, among: Sequence[str] | None = None) -> list[ListedTable]:
        """Returns the tables that changed last, or those among some tables."""
        with self._store.database.snapshot() as connection:
            columns = schema.tables.c
            query = select(columns.id, columns.game, columns.status, columns.owner, columns.changed)
            query = query if among is None else query.where(columns.id.in_(among))
            rows = connection.execute(query.order_by(columns.changed.desc()).limit(limit)).all()
            names: dict[str, list[str]] = {row.id: [] for row in rows}
            seats = schema.seats.c
            sitting = select(seats.table_id, seats.name).where(seats.table_id.in_(names), seats.kind == PERSON)
            for table_id, name in connection.execute(sitting.order_by(seats.table_id, seats.seat)):
                names[table_id].append(name)
        return [
            ListedTable(
                row.id, row.game, status=row.status, owner=row.owner, names=tuple(names[row.id]), changed=row.changed
            )
            for row in rows
        ]

    def people(self, part: str = "", limit: int = 50) -> list[ListedPerson]:
        """Returns the newest people whose name or id contains `part`."""
        people, seats = schema.people.c, schema.seats.c
        sits = select(func.count()).where(seats.person == people.id).scalar_subquery()
        named = people.name.contains(part, autoescape=True) | (people.id == part)
        query = select(people.id, people.name, people.created, sits).where(named)
        sanctions = Sanctions()
        with self._store.database.snapshot() as connection:
            sanctions.read(connection)
            rows = connection.execute(query.order_by(people.created.desc()).limit(limit)).all()
        return [ListedPerson(*row, row[0] in sanctions.muted, row[0] in sanctions.banned) for row in rows]

    def usage(self) -> list[Usage]:
        """Returns how much of each stock is used up, the fullest database tables first."""
        found = []
        with self._store.database.snapshot() as connection:
            for name, stock in STOCKS.items():
                table = schema.metadata.tables[name]
                found.append(
                    Usage(
                        name,
                        stock,
                        rows=connection.scalar(select(func.count()).select_from(table)) or 0,
                        of_person=_largest(connection, table, ("person", "owner")),
                        of_network=_largest(connection, table, ("network",)),
                    )
                )
        return sorted(found, key=lambda each: -each.rows)

    def person(self, person_id: str) -> ListedPerson:
        """Returns the line of one person."""
        found = next((each for each in self.people(person_id) if each.id == person_id), None)
        if found is None:
            raise Missing("error-no-such-person", id=person_id)
        return found

    def tables_of(self, person_id: str, limit: int = 20) -> list[ListedTable]:
        """Returns the latest tables at which a person sits or that they own."""
        theirs = self._store.tables.of_person(person_id, limit)
        return [each for each in self.tables(among=theirs) if each.id in theirs]

    def reports(self) -> list[ReportRow]:
        """Returns the open reports, oldest first."""
        return self._store.reports.open()

    def log(self) -> list[GivenOrder]:
        """Returns what hosts have done, newest first."""
        return self._store.moderation.latest()

    def close(self, table_id: str, word: str = "", by: str = "") -> None:
        """Cancels a table; people read the reason there."""
        found = self._store.tables.get(table_id)
        if found is None:
            raise Missing("error-no-such-table", id=table_id)
        if found[0].status in (FINISHED, CANCELLED, ENDED):
            raise Refused("error-table-over", id=table_id)
        self._store.moderation.close(Order(CLOSE, table_id, clean_text(word, LONGEST_WORD), by))

    def sanction(self, kind: OrderKind, person_id: str, word: str = "", by: str = "") -> None:
        """Mutes or bans a person, or lifts that; people read the reason. This settles the reports about them."""
        self._require(person_id)
        order = Order(kind, person_id, clean_text(word, LONGEST_WORD), by)
        self._store.moderation.append(order, settles=kind in (MUTE, BAN))

    def rename(self, person_id: str, name: str, word: str = "", by: str = "") -> list[str]:
        """Gives a person another name everywhere; returns the tables that show it."""
        self._require(person_id)
        cleaned = clean_name(name)
        if not cleaned:
            raise Refused("error-name")
        return self._store.moderation.rename(Order(RENAME, person_id, clean_text(word, LONGEST_WORD), by), cleaned)

    def dismiss(self, person_id: str, by: str = "") -> None:
        """Settles the reports about a person without doing anything else."""
        self._require(person_id)
        self._store.moderation.append(Order(DISMISS, person_id, "", by), settles=True)

    def delete(self, person_id: str, by: str = "") -> None:
        """Deletes a person's names, tokens and messages. Their games stay, and bots take over their seats.

        They are marked as deleted first, so that nothing more is written for them while their data is removed.
        """
        self._require(person_id)
        self._store.people.mark_deleted(person_id)
        theirs = self._store.tables.of_person(person_id, limit=1_000_000)
        for table_id in theirs:
            self._leave(table_id, person_id)
        changed = {*theirs, *self._store.people.delete(person_id)}
        orders = [*(Order(CHANGE, table_id) for table_id in changed), Order(DELETE, person_id, by=by)]
        self._store.moderation.append(*orders)

    def delete_rest(self, before: float) -> None:
        """Completes deletions that began before a time, in a process that has died."""
        for person_id in self._store.people.half_deleted(before):
            self.delete(person_id)

    def _leave(self, table_id: str, person_id: str) -> None:
        """Removes a person from an unfinished table, even if others change it meanwhile."""
        for left in reversed(range(MAX_TRIES)):
            try:
                self._try_to_leave(table_id, person_id)
                return
            except Stale:
                if not left:
                    raise

    def _try_to_leave(self, table_id: str, person_id: str) -> None:
        found = self._store.tables.get(table_id)
        if found is None:
            return
        row, seats = found
        if row.status == GATHERING and row.owner == person_id:
            self._store.tables.change(table_id, (GATHERING,), status=CANCELLED)
            return
        for seat in seats:
            if seat.person == person_id and row.status == GATHERING:
                self._store.tables.change_seat(
                    table_id, seat, replace(seat, kind=FREE, person=None, name=""), GATHERING
                )
            elif seat.person == person_id and row.status == PLAYING:
                after = replace(seat, stand_in=STAND_IN, stood_in=self._store.database.clock())
                self._store.tables.change_seat(table_id, seat, after, PLAYING)

    def _require(self, person_id: str) -> None:
        if not self._store.people.exists(person_id):
            raise Missing("error-no-such-person", id=person_id)
