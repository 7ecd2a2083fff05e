"""Backup, restore, and a dry run of migrations.

A backup is one SQLite file, whatever database it comes from, and can be restored to either. It is taken in one
transaction while people play.
"""

from __future__ import annotations

import os
import shutil
import sqlite3
import tempfile
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy import Connection, Engine, create_engine, event, func, insert, select
from sqlalchemy.engine import make_url

from kaiserhof.engine import KaiserhofError
from kaiserhof.errors import Refused
from kaiserhof.storage import migrations, schema
from kaiserhof.storage.opening import full_address, open_store, sentences
from kaiserhof.storage.store import Store, sqlite_address

AT_ONCE = 1000
"""Number of rows copied at once."""


def back_up(address: str, file: Path) -> int:
    """Writes a consistent copy of a database to a file; returns the number of tables with people."""
    part = file.with_name(file.name + ".part")
    try:
        part.unlink(missing_ok=True)
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


def restore(file: Path, address: str, *, replace: bool = False) -> int:
    """Restores a backup into a database that is empty, or that `replace` allows to overwrite; returns the number of
    tables."""
    with tempfile.TemporaryDirectory() as folder:
        copy = sqlite_address(Path(folder))
        try:
            shutil.copyfile(file, Path(make_url(copy).database or ""))
        except OSError as error:
            raise KaiserhofError("error-file", file=str(file), detail=error.strerror or "?") from None
        with closing(open_store(copy)) as backup, closing(open_store(address)) as store:
            _require_sound(backup, file)
            with sentences(address), backup.database.snapshot() as source, store.database.engine.begin() as target:
                if not replace and any(_rows(target, name) for name in ("people", "tables")):
                    raise Refused("error-restore-not-empty")
                for table in reversed(schema.metadata.sorted_tables):
                    target.execute(table.delete())
                _copy_rows(source, target)
                return _rows(target, "tables")


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


def _require_sound(store: Store, file: Path) -> None:
    with store.database.snapshot() as connection:
        said = str(connection.exec_driver_sql("PRAGMA integrity_check(1)").scalar())
    if said != "ok":
        raise KaiserhofError("error-database-damaged", file=str(file), detail=said)


@contextmanager
def _sqlite(path: str) -> Iterator[sqlite3.Connection]:
    """Opens an existing SQLite file for reading."""
    if not Path(path).is_file():
        raise KaiserhofError("error-file", file=path, detail=os.strerror(2))
    with closing(sqlite3.connect(path)) as connection:
        yield connection


@contextmanager
def _to_try_on(address: str) -> Iterator[Engine]:
    """Yields an engine for a dry run: the database itself, or a copy if it is SQLite."""
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
