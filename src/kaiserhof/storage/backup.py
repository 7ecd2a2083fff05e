"""Backup, restore, and a dry run of migrations.

A backup is one SQLite file, whatever database it comes from, and can be restored to either. It is taken in one
transaction while people play.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
import time
from collections.abc import Iterator
from contextlib import ExitStack, closing, contextmanager
from pathlib import Path
from typing import NamedTuple

from sqlalchemy import Connection, Engine, create_engine, event, func, insert, select
from sqlalchemy.engine import make_url

from kaiserhof.engine import KaiserhofError
from kaiserhof.errors import Refused
from kaiserhof.storage import migrations, schema
from kaiserhof.storage.exclusive_access import exclusive_access
from kaiserhof.storage.opening import full_address, open_store, sentences
from kaiserhof.storage.store import sqlite_address

AT_ONCE = 1000
"""Number of rows copied at once."""


def back_up(address: str, file: Path) -> int:
    """Writes a consistent copy of a database to a file; returns the number of tables with people."""
    part = file.with_name(file.name + ".part")
    try:
        part.unlink(missing_ok=True)
        part.touch(0o600)
        with sentences(address):
            _copy(address, part)
        with closing(sqlite3.connect(part)) as connection:
            count = int(connection.execute("SELECT count(*) FROM tables").fetchone()[0])
        with part.open("rb") as written:
            os.fsync(written.fileno())
        part.replace(file)
    except (OSError, sqlite3.Error) as error:
        raise KaiserhofError("error-file-write", file=str(file), detail=str(error)) from None
    finally:
        part.unlink(missing_ok=True)
    return count


class Restored(NamedTuple):
    """What a restore did."""

    tables: int
    """Number of tables in the database now."""
    replaced: Path | None
    """The backup of what was replaced."""


def restore(file: Path, address: str, *, replace: bool = False) -> Restored:
    """Restores a backup into a database that no server uses. It must be empty, unless `replace` is given.

    The backup is checked first. What it replaces is backed up beside it.
    """
    with tempfile.TemporaryDirectory() as folder:
        copy = sqlite_address(Path(folder))
        try:
            shutil.copyfile(file, Path(make_url(copy).database or ""))
        except OSError as error:
            raise KaiserhofError("error-file", file=str(file), detail=error.strerror or "?") from None
        _require_backup(copy, file)
        with ExitStack() as stack:
            with sentences(address):
                stack.enter_context(exclusive_access(full_address(address)))
            backup, store = (stack.enter_context(closing(open_store(each))) for each in (copy, address))
            replaced = None
            with store.database.reading() as connection:
                empty = not any(_rows(connection, name) for name in ("people", "tables"))
            if not empty:
                if not replace:
                    raise Refused("error-restore-not-empty")
                replaced = file.with_name(f"replaced-{time.strftime('%Y-%m-%d-%H%M%S')}.sqlite")
                back_up(address, replaced)
            with sentences(address), backup.database.snapshot() as source, store.database.engine.begin() as target:
                for table in reversed(schema.metadata.sorted_tables):
                    target.execute(table.delete())
                _copy_rows(source, target)
                return Restored(_rows(target, "tables"), replaced)


def migration_plan(address: str) -> tuple[str, str, list[str]]:
    """Returns a database's revision, the one it should have, and the SQL statements in between.

    Changes nothing: the migration runs on a copy, or in a transaction that is rolled back.
    """
    said: list[str] = []
    with sentences(address), _to_try_on(address) as engine:
        with engine.connect() as connection:
            current = migrations.revision_of(connection)
            connection.rollback()

        @event.listens_for(engine, "before_cursor_execute")
        def note(*call: object) -> None:
            statement = str(call[2]).strip()
            if not statement.upper().startswith(("SELECT", "PRAGMA")):
                said.append(" ".join(statement.split()))

        with engine.connect() as connection:
            migrations.migrate(connection)
            connection.rollback()
    return current or "0", migrations.HEAD, said


def _copy(address: str, part: Path) -> None:
    url = make_url(full_address(address))
    if url.get_backend_name() == "sqlite":
        with _sqlite(url.database or "") as source, closing(sqlite3.connect(part)) as target:
            source.backup(target)
            target.execute("PRAGMA journal_mode=DELETE")
        return
    source_engine = create_engine(url, isolation_level="REPEATABLE READ")
    target_engine = create_engine(f"sqlite:///{part}")
    try:
        with source_engine.connect() as source_connection, target_engine.begin() as target_connection:
            if migrations.revision_of(source_connection) != migrations.HEAD:
                raise Refused("error-backup-version")
            schema.metadata.create_all(target_connection)
            _copy_rows(source_connection, target_connection)
    finally:
        source_engine.dispose()
        target_engine.dispose()


def _copy_rows(source: Connection, target: Connection) -> None:
    for table in schema.metadata.sorted_tables:
        rows = source.execution_options(stream_results=True).execute(select(table))
        for some in rows.mappings().partitions(AT_ONCE):
            target.execute(insert(table), [dict(row) for row in some])


def _rows(connection: Connection, name: str) -> int:
    return connection.scalar(select(func.count()).select_from(schema.metadata.tables[name])) or 0


def _require_backup(copy: str, file: Path) -> None:
    """Refuses a file that is damaged, or no backup of ours."""
    with sentences(f"sqlite:///{file}"):
        engine = create_engine(copy)
        try:
            with engine.connect() as connection:
                for pragma in ("integrity_check(1)", "foreign_key_check"):
                    said = str(connection.exec_driver_sql(f"PRAGMA {pragma}").scalar() or "ok")
                    if said != "ok":
                        raise KaiserhofError("error-database-damaged", file=str(file), detail=said)
                if migrations.revision_of(connection) is None:
                    raise Refused("error-no-backup", file=str(file))
        finally:
            engine.dispose()


@contextmanager
def _sqlite(path: str) -> Iterator[sqlite3.Connection]:
    """Opens an existing SQLite file for reading."""
    if not Path(path).is_file():
        raise KaiserhofError("error-file", file=path, detail=os.strerror(2))
    with closing(sqlite3.connect(path)) as connection:
        yield connection


@contextmanager
def _to_try_on(address: str) -> Iterator[Engine]:
    """Yields an engine for a dry run of migrations: the database itself, or a copy if it is SQLite."""
    url = make_url(full_address(address))
    with tempfile.TemporaryDirectory() as folder:
        if url.get_backend_name() == "sqlite":
            copy = Path(folder) / "copy.sqlite"
            if Path(url.database or "").is_file():
                _copy(address, copy)
            url = make_url(f"sqlite:///{copy}")
        engine = create_engine(url)
        try:
            yield engine
        finally:
            engine.dispose()
