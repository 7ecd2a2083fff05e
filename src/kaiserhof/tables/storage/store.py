"""Keeps everything in a database: an append-only log for each table, and the rows around it.

SQLite in a file by default, PostgreSQL by its address. Every change of a table raises its revision. A move is one
transaction that expects a certain revision; if anything else came first, it writes nothing and raises `Stale`.
"""

from __future__ import annotations

import json
import time
from collections.abc import Iterator, Mapping, Sequence
from contextlib import AbstractContextManager, contextmanager, nullcontext
from pathlib import Path
from threading import Lock
from typing import Any

from sqlalchemy import (
    ColumnElement,
    Connection,
    Engine,
    Float,
    case,
    cast,
    create_engine,
    delete,
    event,
    func,
    insert,
    literal,
    or_,
    select,
    update,
)
from sqlalchemy.exc import IntegrityError

from kaiserhof.tables.errors import Stale
from kaiserhof.tables.people import Person
from kaiserhof.tables.storage import schema
from kaiserhof.tables.storage.rows import CANCELLED, FINISHED, FREE, GATHERING, PLAYING, Act, ChatRow, SeatRow, TableRow

PAUSE = 15 * 60.0
"""Number of seconds without looking after which a new visit begins."""

MOST_RECORDS = 2000

LINK_AGE = 24 * 3600.0
"""Number of seconds for which a personal link is valid."""


def sqlite_address(folder: Path) -> str:
    """Returns the address of the database in a data folder."""
    return f"sqlite:///{folder / 'kaiserhof.sqlite'}"


class Store:
    """All reading and writing of the database."""

    def __init__(self, address: str) -> None:
        self.engine: Engine = create_engine(
            address,
            pool_pre_ping=not address.startswith("sqlite"),
            hide_parameters=True,  # or logs would show secrets
            connect_args={} if address.startswith("sqlite") else {"connect_timeout": 5},
        )
        # One statement reads what it needs, so PostgreSQL needs no transaction for it.
        reading = {"isolation_level": "AUTOCOMMIT"} if self.shared else {"reading": True}
        self._readers = self.engine.execution_options(**reading)
        self.channel = ""
        """The channel on which a shared database announces changes: a kind and an id, see `shared.listener`."""
        self._one_writer: AbstractContextManager[object] = nullcontext() if self.shared else Lock()
        self.backends: set[int] = set()
        """The processes of a shared database that serve our connections."""
        if self.shared:
            _note_backends(self.engine, self.backends)
        else:
            _prepare_sqlite(self.engine)
        try:
            with self.writing() as connection:
                if self.shared:
                    connection.execute(select(func.pg_advisory_xact_lock(schema.LOCK)))
                    self.channel = f"kaiserhof_{connection.scalar(select(func.current_schema()))}"
                schema.migrate(connection)
        except BaseException:
            self.close()
            raise

    @property
    def shared(self) -> bool:
        """Whether other processes may write to the same database."""
        return self.engine.dialect.name != "sqlite"

    def reading(self) -> AbstractContextManager[Connection]:
        """Returns a connection for reading, which never waits for a lock."""
        return self._readers.connect()

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """Returns a transaction that writes. SQLite has one writer at a time; waiting here is quicker than retrying."""
        with self._one_writer, self.engine.begin() as connection:
            yield connection

    def check(self) -> None:
        """Asks the database something; raises an error if it does not answer."""
        with self.reading() as connection:
            connection.execute(select(1))

    def close(self) -> None:
        """Closes the database."""
        self.engine.dispose()

    # ------------------------------------------------------------------ people

    def add_person(self, person: Person, token_hash: str) -> None:
        """Adds a person."""
        with self.writing() as connection:
            connection.execute(
                insert(schema.people).values(id=person.id, name=person.name, lang=person.lang, created=time.time())
            )
            connection.execute(
                insert(schema.tokens).values(token_hash=token_hash, person=person.id, created=time.time())
            )

    def person_by_token(self, token_hash: str) -> Person | None:
        """Returns the person who has this token."""
        holder = select(schema.tokens.c.person).where(schema.tokens.c.token_hash == token_hash)
        return self._person(schema.people.c.id == holder.scalar_subquery())

    def person(self, person_id: str) -> Person | None:
        """Returns the person with this id."""
        return self._person(schema.people.c.id == person_id)

    def _person(self, condition: object) -> Person | None:
        query = select(schema.people.c.id, schema.people.c.name, schema.people.c.lang).where(condition)  # type: ignore[arg-type]
        with self.reading() as connection:
            row = connection.execute(query).first()
        return Person(*row) if row else None

    def change_person(self, person: Person) -> None:
        """Changes a person's name or language."""
        with self.writing() as connection:
            connection.execute(
                update(schema.people).where(schema.people.c.id == person.id).values(name=person.name, lang=person.lang)
            )
            if self.channel:
                connection.execute(select(func.pg_notify(self.channel, f"person {person.id}")))

    def delete_person(self, person_id: str) -> list[str]:
        """Deletes what a person is known by and what they wrote; returns the tables that showed something of it."""
        seats, chat, people = schema.seats, schema.chat, schema.people
        shown = select(seats.c.table_id).where(seats.c.person == person_id)
        shown_too = select(chat.c.table_id).where(chat.c.person == person_id)
        with self.writing() as connection:
            changed = sorted({*connection.scalars(shown), *connection.scalars(shown_too)})
            for table_id in changed:
                self._raise_revision(connection, table_id)
            for table in (schema.tokens, schema.links, schema.looks, schema.records):
                connection.execute(delete(table).where(table.c.person == person_id))
            connection.execute(update(chat).where(chat.c.person == person_id).values(name="", text="…"))
            connection.execute(update(seats).where(seats.c.person == person_id).values(name=""))
            connection.execute(update(people).where(people.c.id == person_id).values(name=""))
        return changed

    def add_link(self, person_id: str, token_hash: str) -> None:
        """Adds a personal link."""
        with self.writing() as connection:
            connection.execute(schema.links.delete().where(schema.links.c.created < time.time() - LINK_AGE))
            connection.execute(
                insert(schema.links).values(token_hash=token_hash, person=person_id, created=time.time())
            )

    def take_link(self, token_hash: str, new_token_hash: str) -> Person | None:
        """Uses up a personal link: gives its person the new token as well, and returns the person."""
        valid = (schema.links.c.token_hash == token_hash) & (schema.links.c.created > time.time() - LINK_AGE)
        with self.writing() as connection:
            found = connection.scalar(select(schema.links.c.person).where(valid))
            if found is None:
                return None
            if connection.execute(schema.links.delete().where(schema.links.c.token_hash == token_hash)).rowcount != 1:
                return None  # someone followed it at the same moment
            connection.execute(
                insert(schema.tokens).values(token_hash=new_token_hash, person=found, created=time.time())
            )
        return self.person(found)

    # ------------------------------------------------------------------ tables

    def add_table(
        self, row: TableRow, seats: Sequence[SeatRow], previous: str | None = None, given: Sequence[Act] = ()
    ) -> None:
        """Adds a table; `previous` is the table before a rematch, `given` are the moves its log begins with."""
        full = all(seat.kind != FREE for seat in seats)
        with self.writing() as connection:
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
                    length=len(given),
                    due=row.created if full else None,
                )
            )
            for seat in seats:
                connection.execute(insert(schema.seats).values(table_id=row.id, **_seat_values(seat)))
            if given:
                connection.execute(insert(schema.acts), _act_rows(row.id, 0, given))
            if previous is not None:
                first = schema.tables.c.next.is_(None)
                if self._raise_revision(connection, previous, first, next=row.id) is None:
                    raise Stale("error-rematch-exists")

    def table(self, table_id: str) -> tuple[TableRow, list[SeatRow]] | None:
        """Returns a table with its seats."""
        with self.reading() as connection:
            row = connection.execute(select(schema.tables).where(schema.tables.c.id == table_id)).first()
            if row is None:
                return None
            seats = _seats_of(connection, table_id)
        values = dict(row._mapping)
        values["options"] = json.loads(values["options"])
        return TableRow(**values), seats

    def revision(self, table_id: str) -> int | None:
        """Returns the number that every change of the table raises."""
        with self.reading() as connection:
            return connection.scalar(select(schema.tables.c.revision).where(schema.tables.c.id == table_id))

    def change_table(self, table_id: str, statuses: Sequence[str], **values: object) -> None:
        """Changes a table's row; raises `Stale` unless the table has one of these statuses."""
        with self.writing() as connection:
            self._change_table(connection, table_id, statuses, **values)

    def change_seat(self, table_id: str, before: SeatRow, after: SeatRow, status: str, *, due: bool = True) -> None:
        """Changes a seat; raises `Stale` unless it is as `before` and the table has this status.

        Two people may want the same seat at the same time. `due` says whether a bot may be to act at the table then;
        whoever looks after the bots corrects it.
        """
        columns = schema.seats.c
        same = (columns.kind == before.kind) & columns.person.is_not_distinct_from(before.person)
        there = (columns.table_id == table_id) & (columns.seat == before.seat) & same
        with self.writing() as connection:
            self._change_table(connection, table_id, (status,), due=time.time() if due else None, held=0.0)
            if connection.execute(update(schema.seats).where(there).values(**_seat_values(after))).rowcount != 1:
                raise Stale("error-seat-taken")

    def tables_of(self, person_id: str, limit: int = 50) -> list[str]:
        """Returns the tables a person owns or sits at, the latest first."""
        sits = select(schema.seats.c.table_id).where(schema.seats.c.person == person_id)
        return self._table_ids((schema.tables.c.owner == person_id) | schema.tables.c.id.in_(sits), limit)

    def open_tables(self, limit: int = 50) -> list[str]:
        """Returns the listed tables with a free seat."""
        free = select(schema.seats.c.table_id).where(schema.seats.c.kind == FREE)
        listed = schema.tables.c.listed & (schema.tables.c.status == GATHERING)
        return self._table_ids(listed & schema.tables.c.id.in_(free), limit)

    def listed_tables_of(self, person_id: str) -> int:
        """Returns how many tables of a person are on the home page."""
        tables = schema.tables.c
        listed = (tables.owner == person_id) & tables.listed & (tables.status == GATHERING)
        with self.reading() as connection:
            return connection.scalar(select(func.count()).select_from(schema.tables).where(listed)) or 0

    def running_tables(self) -> list[str]:
        """Returns all tables with a running game."""
        return self._table_ids(schema.tables.c.status == PLAYING, 100_000)

    def _table_ids(self, condition: object, limit: int) -> list[str]:
        query = (
            select(schema.tables.c.id)
            .where(condition, schema.tables.c.status != CANCELLED)  # type: ignore[arg-type]
            .order_by(schema.tables.c.changed.desc())
            .limit(limit)
        )
        with self.reading() as connection:
            return list(connection.scalars(query))

    # ------------------------------------------------------------------ the log

    def acts(self, table_id: str, start: int = 0) -> list[Act]:
        """Returns the log from an act on."""
        columns = (schema.acts.c.seat, schema.acts.c.kind, schema.acts.c.text, schema.acts.c.at)
        query = (
            select(*columns)
            .where(schema.acts.c.table_id == table_id, schema.acts.c.number >= start)
            .order_by(schema.acts.c.number)
        )
        with self.reading() as connection:
            return [Act(*row) for row in connection.execute(query)]

    def append(
        self,
        table_id: str,
        revision: int,
        expected: int,
        acts: Sequence[Act],
        status: str,
        due: bool = False,
        held: float = 0.0,
        keepsake: str | None = None,
    ) -> float:
        """Appends acts to a log, all or nothing; returns the time.

        Raises `Stale` unless the table has this revision, the log has `expected` acts, all seats are taken and the game
        is not over. `due` says whether a bot is to act next; then whoever writes this has the table for `held` seconds.
        The last act comes with what is kept of the game.
        """
        tables = schema.tables.c
        free = select(schema.seats.c.seat).where(schema.seats.c.table_id == table_id, schema.seats.c.kind == FREE)
        ready = (tables.status == PLAYING) | ((tables.status == GATHERING) & ~free.exists())
        unchanged = (tables.revision == revision) & (tables.length == expected) & ready
        now = time.time()
        values: dict[str, Any] = {"due": now if due else None, "held": self.now() + held if held else 0.0}
        try:
            with self.writing() as connection:
                length = expected + len(acts)
                if (
                    self._raise_revision(
                        connection, table_id, unchanged, status=status, length=length, changed=now, **values
                    )
                    is None
                ):
                    raise Stale("error-stale")
                if acts:
                    connection.execute(insert(schema.acts), _act_rows(table_id, expected, acts))
                if keepsake is not None:
                    connection.execute(insert(schema.keepsakes).values(table_id=table_id, text=keepsake))
        except IntegrityError:
            raise Stale("error-stale") from None
        return now

    def now(self) -> ColumnElement[float]:
        """Returns the time as the database sees it: processes on several machines share that clock only."""
        if self.shared:
            return cast(func.extract("epoch", func.clock_timestamp()), Float)
        return literal(time.time())

    # ------------------------------------------------------------------ chat and looks

    def say(self, table_id: str, person: Person, text: str) -> int:
        """Adds to the chat; returns the table's new revision."""
        with self.writing() as connection:
            revision = self._raise_revision(connection, table_id)  # locks the table, so the next number is ours
            if revision is None:
                raise Stale("error-stale")
            last = connection.scalar(select(func.max(schema.chat.c.number)).where(schema.chat.c.table_id == table_id))
            connection.execute(
                insert(schema.chat).values(
                    table_id=table_id,
                    number=0 if last is None else last + 1,
                    person=person.id,
                    name=person.name,
                    text=text,
                    at=time.time(),
                )
            )
        return revision

    def chat(self, table_id: str, limit: int = 100) -> list[ChatRow]:
        """Returns the latest messages, in order."""
        columns = schema.chat.c
        query = (
            select(columns.number, columns.person, columns.name, columns.text, columns.at)
            .where(columns.table_id == table_id)
            .order_by(columns.number.desc())
            .limit(limit)
        )
        with self.reading() as connection:
            return [ChatRow(*row) for row in connection.execute(query)][::-1]

    def look(self, table_id: str, person_id: str, number: int) -> int:
        """Notes how much of the log a person has seen; after a pause a new visit begins there.

        Returns the table's new revision. Nobody is told: nobody else sees it.
        """
        looks, now = schema.looks, time.time()
        key = (looks.c.table_id == table_id) & (looks.c.person == person_id)
        since = case((looks.c.at < now - PAUSE, looks.c.number), else_=looks.c.since)
        with self.writing() as connection:
            revision = self._raise_revision(connection, table_id, announce=False)  # locks the table
            if revision is None:
                raise Stale("error-stale")
            if not connection.execute(update(looks).where(key).values(number=number, since=since, at=now)).rowcount:
                connection.execute(
                    insert(looks).values(table_id=table_id, person=person_id, number=number, since=0, at=now)
                )
        return revision

    def analysis(self, table_id: str) -> str | None:
        """Returns the analysis of a finished game, if there is one."""
        with self.reading() as connection:
            found = connection.scalar(select(schema.analyses.c.text).where(schema.analyses.c.table_id == table_id))
        return None if found is None else str(found)

    def keep_analysis(self, table_id: str, text: str) -> None:
        """Keeps an analysis, unless there is one already."""
        try:
            with self.writing() as connection:
                values = {"table_id": table_id, "text": text, "created": time.time()}
                connection.execute(insert(schema.analyses).values(**values))
        except IntegrityError:
            return  # two processes analysed it at the same time

    def keepsake(self, table_id: str) -> str | None:
        """Returns what is kept of a finished game, if there is something."""
        with self.reading() as connection:
            return connection.scalar(select(schema.keepsakes.c.text).where(schema.keepsakes.c.table_id == table_id))

    def add_keepsake(self, table_id: str, text: str) -> None:
        """Keeps this of a finished game, unless something is kept already."""
        try:
            with self.writing() as connection:
                connection.execute(insert(schema.keepsakes).values(table_id=table_id, text=text))
        except IntegrityError:
            return  # another process was faster

    def games_without_keepsake(self, versions: Mapping[str, int], limit: int) -> list[str]:
        """Returns finished tables of which nothing is kept; for each game only those of this version of its rules."""
        tables, kept = schema.tables.c, schema.keepsakes.c
        todays = or_(*((tables.game == game) & (tables.rules == rules) for game, rules in versions.items()))
        missing = ~select(kept.table_id).where(kept.table_id == tables.id).exists()
        return self._table_ids(todays & (tables.status == FINISHED) & missing, limit)

    def unfinished_games_of_old_rules(self, versions: Mapping[str, int], limit: int) -> list[str]:
        """Returns tables that are not finished and follow older rules than these versions."""
        tables = schema.tables.c
        old = or_(*((tables.game == game) & (tables.rules < rules) for game, rules in versions.items()))
        return self._table_ids(old & tables.status.in_((GATHERING, PLAYING)), limit)

    def looked(self, table_id: str, person_id: str) -> int:
        """Returns how much of the log a person has seen."""
        return self._look(table_id, person_id)[0]

    def left_off(self, table_id: str, person_id: str) -> int:
        """Returns how much of the log a person had seen before the present visit."""
        number, since, at = self._look(table_id, person_id)
        return number if at < time.time() - PAUSE else since

    def _look(self, table_id: str, person_id: str) -> tuple[int, int, float]:
        looks = schema.looks
        key = (looks.c.table_id == table_id) & (looks.c.person == person_id)
        with self.reading() as connection:
            row = connection.execute(select(looks.c.number, looks.c.since, looks.c.at).where(key)).first()
        return (row[0], row[1], row[2]) if row else (0, 0, 0.0)

    # ------------------------------------------------------------------ revisions

    def _raise_revision(
        self,
        connection: Connection,
        table_id: str,
        condition: ColumnElement[bool] | None = None,
        *,
        announce: bool = True,
        **values: Any,
    ) -> int | None:
        """Changes a table's row if the condition holds, and announces it; returns the new revision or None.

        The row stays locked until the transaction ends. Every change of a table begins with this.
        """
        columns = schema.tables.c
        there = columns.id == table_id if condition is None else (columns.id == table_id) & condition
        told: tuple[ColumnElement[object], ...] = ()
        if self.channel and announce:
            told = (func.pg_notify(self.channel, f"{'due' if values.get('due') else 'table'} {table_id}"),)
        changed = update(schema.tables).where(there).values(revision=columns.revision + 1, **values)
        row = connection.execute(changed.returning(columns.revision, *told)).first()
        return None if row is None else int(row[0])

    def _change_table(self, connection: Connection, table_id: str, statuses: Sequence[str], **values: Any) -> None:
        """Changes a table that has one of these statuses; raises `Stale` if it has another."""
        fitting = schema.tables.c.status.in_(statuses)
        if values.get("status") == CANCELLED:
            values["due"] = None
        if self._raise_revision(connection, table_id, fitting, changed=time.time(), **values) is None:
            raise Stale("error-stale")

    # ------------------------------------------------------------------ records people brought along

    def keep_record(self, record_id: str, person_id: str, text: str) -> None:
        """Keeps a record; the oldest ones are dropped for it."""
        with self.writing() as connection:
            latest = select(schema.records.c.id).order_by(schema.records.c.created.desc()).limit(MOST_RECORDS - 1)
            kept = list(connection.scalars(latest))
            if len(kept) >= MOST_RECORDS - 1:
                connection.execute(schema.records.delete().where(schema.records.c.id.not_in(kept)))
            connection.execute(
                insert(schema.records).values(id=record_id, person=person_id, text=text, created=time.time())
            )

    def record(self, record_id: str) -> str | None:
        """Returns the text of a record."""
        with self.reading() as connection:
            return connection.scalar(select(schema.records.c.text).where(schema.records.c.id == record_id))


def _act_rows(table_id: str, first: int, acts: Sequence[Act]) -> list[dict[str, object]]:
    return [
        {
            "table_id": table_id,
            "number": number,
            "seat": act.seat,
            "kind": act.kind,
            "text": act.text,
            "at": act.at,
        }
        for number, act in enumerate(acts, first)
    ]


def _seats_of(connection: Connection, table_id: str) -> list[SeatRow]:
    columns = schema.seats.c
    query = (
        select(columns.seat, columns.kind, columns.level, columns.person, columns.name, columns.stand_in)
        .where(columns.table_id == table_id)
        .order_by(columns.seat)
    )
    return [SeatRow(*row) for row in connection.execute(query)]


def _seat_values(seat: SeatRow) -> dict[str, object]:
    return {
        "seat": seat.seat,
        "kind": seat.kind,
        "level": seat.level,
        "person": seat.person,
        "name": seat.name,
        "stand_in": seat.stand_in,
    }


def _note_backends(engine: Engine, backends: set[int]) -> None:
    """Notes which processes of PostgreSQL serve our connections."""

    @event.listens_for(engine, "connect")
    def connect(connection, record):  # type: ignore[no-untyped-def]
        record.info["backend"] = connection.info.backend_pid
        backends.add(connection.info.backend_pid)

    @event.listens_for(engine, "close")
    def close(_connection, record):  # type: ignore[no-untyped-def]
        backends.discard(record.info.get("backend"))


def _prepare_sqlite(engine: Engine) -> None:
    """Sets up SQLite: write-ahead log with full syncs, writers lock at once, readers never wait."""

    @event.listens_for(engine, "connect")
    def connect(connection, _record):  # type: ignore[no-untyped-def]
        connection.isolation_level = None
        cursor = connection.cursor()
        for pragma in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        reading = connection.get_execution_options().get("reading", False)
        connection.exec_driver_sql("BEGIN" if reading else "BEGIN IMMEDIATE")
