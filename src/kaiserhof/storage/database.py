"""The database: connections, transactions, announcements and what differs between SQLite and PostgreSQL."""

from __future__ import annotations

import sqlite3
import time
from collections.abc import Callable, Iterator, Sequence
from contextlib import AbstractContextManager, contextmanager
from threading import Lock
from typing import Any, Literal

from sqlalchemy import (
    ClauseElement,
    ColumnElement,
    Connection,
    Engine,
    Float,
    Table,
    cast,
    create_engine,
    event,
    func,
    literal,
    select,
    update,
)
from sqlalchemy.dialects import postgresql, sqlite
from sqlalchemy.engine.interfaces import DBAPIConnection
from sqlalchemy.exc import DBAPIError, OperationalError
from sqlalchemy.pool import ConnectionPoolEntry
from sqlalchemy.sql.compiler import SQLCompiler

from kaiserhof.storage import migrations, schema

Journal = Literal["WAL", "TRUNCATE"]
"""The journal mode, with which SQLite rolls back interrupted transactions. The write-ahead log lets readers and a
writer work at the same time, and needs memory that connections share.
"""

MAX_TRIES = 5
"""Most attempts when the connection is lost each time."""


class Database:
    """A connection pool with transactions: an SQLite file by default, or PostgreSQL."""

    def __init__(self, address: str, journal: Journal = "WAL") -> None:
        self.clock: Callable[[], float] = time.time
        """The time of this machine; tests set their own."""
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
        """The channel on which PostgreSQL announces changes, each a kind and an id (see `listener`). Empty for SQLite.
        """
        self._one_writer = Lock()
        self.backends: set[int] = set()
        """PostgreSQL's server processes behind our connections."""
        self._writer: Connection | None = None
        """The one connection that writes to SQLite. It stays open: opening one costs more than writing a move."""
        if self.shared:
            _note_backends(self.engine, self.backends)
        else:
            _prepare_sqlite(self.engine, journal)
        try:
            self.with_retries(self._migrate)
        except BaseException:
            self.close()
            raise

    def _migrate(self, connection: Connection) -> None:
        if self.shared:
            connection.execute(select(func.pg_advisory_xact_lock(migrations.LOCK)))
            self.channel = f"kaiserhof_{connection.scalar(select(func.current_schema()))}"
        migrations.migrate(connection)

    @property
    def shared(self) -> bool:
        """Whether other processes may write to the same database."""
        return self.engine.dialect.name != "sqlite"

    def reading(self) -> AbstractContextManager[Connection]:
        """Returns a connection for reading, which never waits for a lock."""
        return self._readers.connect()

    def snapshot(self) -> AbstractContextManager[Connection]:
        """Returns a connection whose reads see one state of the database; it does not wait for writers."""
        return self.engine.execution_options(reading=True).connect()

    @contextmanager
    def writing(self) -> Iterator[Connection]:
        """Returns a transaction that writes. SQLite has one writer at a time; waiting here is quicker than letting
        SQLite retry."""
        if self.shared:
            with self.engine.begin() as connection:
                yield connection
            return
        with self._one_writer:
            if self._writer is None:
                self._writer = self.engine.connect()
            with self._writer.begin():
                yield self._writer

    def with_retries(self, do: Callable[[Connection], object]) -> None:
        """Runs `do` in a transaction, and again if the connection is lost. `do` must be idempotent.

        Meant for the start of a process: a database that restarts is back within seconds.
        """
        for left in reversed(range(MAX_TRIES)):
            try:
                with self.writing() as connection:
                    do(connection)
                return
            except DBAPIError as error:
                if not (error.connection_invalidated and left):
                    raise

    def check(self) -> None:
        """Runs a trivial query; raises an error if the database does not answer."""
        with self.reading() as connection:
            connection.execute(select(1))

    def check_writing(self) -> None:
        """Writes a row back unchanged; raises an error if the database is read-only."""
        version = schema.version
        with self.writing() as connection:
            connection.execute(update(version).values(version_num=version.c.version_num))

    def insert(self, table: Table) -> postgresql.Insert | sqlite.Insert:
        """Returns a dialect-specific INSERT that supports ON CONFLICT."""
        return postgresql.insert(table) if self.shared else sqlite.insert(table)

    def close(self) -> None:
        """Closes the database."""
        with self._one_writer:
            if self._writer is not None:
                self._writer.close()
                self._writer = None
        self.engine.dispose()

    def now(self) -> ColumnElement[float]:
        """Returns the database's time, which processes on several machines share."""
        if self.shared:
            return cast(func.extract("epoch", func.clock_timestamp()), Float)
        return literal(self.clock())

    def announce(self, connection: Connection, kind: str, which: str) -> None:
        """Announces a change to other processes when the transaction commits."""
        if self.channel:
            connection.execute(select(func.pg_notify(self.channel, f"{kind} {which}")))


class Repository:
    """Reads and writes the rows of one subject."""

    def __init__(self, database: Database) -> None:
        self.database = database


class Prepared:
    """A statement that is compiled once, for what happens with every move."""

    def __init__(self, statement: ClauseElement, engine: Engine) -> None:
        compiled = statement.compile(dialect=engine.dialect)
        self._text = str(compiled)
        self._fixed: dict[str, Any] = {
            name: value for name, value in (compiled.params or {}).items() if value is not None
        }
        self._order: Sequence[str] | None = compiled.positiontup if isinstance(compiled, SQLCompiler) else None

    def execute(self, connection: Connection, rows: Sequence[dict[str, Any]]) -> Sequence[Any] | None:
        """Executes the statement for each row of values; returns the first row of the result, or None."""
        values = [self._fixed | row for row in rows]
        if self._order is None:
            result = connection.exec_driver_sql(self._text, values[0] if len(values) == 1 else values)
            return result.first() if result.returns_rows else None
        cursor = connection.connection.cursor()  # SQLite's own: a result of SQLAlchemy is dearer than the statement
        given = [[row[name] for name in self._order] for row in values]
        try:
            if len(given) > 1:
                cursor.executemany(self._text, given)
                return None
            cursor.execute(self._text, given[0])
            found: Sequence[Any] | None = cursor.fetchone()
            return found
        except sqlite3.Error as error:
            raise DBAPIError.instance(self._text, None, error, sqlite3.Error, hide_parameters=True) from error
        finally:
            cursor.close()


def _note_backends(engine: Engine, backends: set[int]) -> None:
    """Records which processes of PostgreSQL serve our connections."""

    @event.listens_for(engine, "connect")
    def connect(connection: Any, record: ConnectionPoolEntry) -> None:
        record.info["backend"] = connection.info.backend_pid
        backends.add(connection.info.backend_pid)

    @event.listens_for(engine, "close")
    def close(_connection: DBAPIConnection, record: ConnectionPoolEntry) -> None:
        backends.discard(record.info.get("backend"))


def _switch_to(journal: Journal, cursor: sqlite3.Cursor, seconds: float = 10) -> None:
    """Switches to a journal mode; waits while another process does, because SQLite then refuses regardless of its
    timeout.
    """
    deadline = time.monotonic() + seconds
    while True:
        try:
            cursor.execute(f"PRAGMA journal_mode={journal}")
            return
        except sqlite3.OperationalError:
            if time.monotonic() > deadline:
                raise
            time.sleep(0.01)


def _prepare_sqlite(engine: Engine, journal: Journal) -> None:
    """Sets up SQLite: journal with full syncs, writers lock at once, readers do not wait for the write-ahead log."""

    @event.listens_for(engine, "connect")
    def connect(connection: Any, _record: ConnectionPoolEntry) -> None:
        connection.isolation_level = None
        cursor = connection.cursor()
        _switch_to(journal, cursor)
        for pragma in ("synchronous=FULL", "busy_timeout=10000", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()

    @event.listens_for(engine, "begin")
    def begin(connection: Connection) -> None:
        reading = connection.get_execution_options().get("reading", False)
        try:
            connection.connection.cursor().execute("BEGIN" if reading else "BEGIN IMMEDIATE")
        except sqlite3.Error as error:
            raise OperationalError("BEGIN", None, error) from error
