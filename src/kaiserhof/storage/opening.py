"""Opens a database, and explains in one sentence why that fails."""

from __future__ import annotations

import sys
from collections.abc import Iterator
from contextlib import contextmanager, suppress
from pathlib import Path

from sqlalchemy import inspect
from sqlalchemy.engine import URL, make_url
from sqlalchemy.exc import ArgumentError, DatabaseError, NoSuchModuleError, OperationalError

from kaiserhof.engine import KaiserhofError
from kaiserhof.storage import schema
from kaiserhof.storage.database import Journal
from kaiserhof.storage.store import Store, sqlite_address

INSTALL = f"{sys.executable} -m pip install 'kaiserhof[postgres]'"
"""The command that installs the driver of PostgreSQL, also after `make play`."""

OTHERS = 0o007
"""The permission bits of other users of the machine."""


def full_address(address: str) -> str:
    """Returns the database URL with the driver that we use.

    >>> full_address("postgres://someone@example.org/kaiserhof")
    'postgresql+psycopg://someone@example.org/kaiserhof'
    """
    kind, colon, rest = address.partition("://")
    return f"postgresql+psycopg{colon}{rest}" if kind in ("postgres", "postgresql") else address


def database_in(folder: Path) -> str:
    """Returns the URL of the database in a folder, and makes the folder if necessary."""
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise KaiserhofError("error-file-write", file=str(folder), detail=error.strerror or "?") from None
    return sqlite_address(folder)


def open_store(address: str, journal: Journal = "WAL") -> Store:
    """Opens a database and migrates it; raises `KaiserhofError` if that fails, or if it is damaged or read-only."""
    with sentences(address):
        _keep_private(make_url(full_address(address)))
        store = Store(full_address(address), journal)
        try:
            _require_sound(store, address)
        except BaseException:
            store.close()
            raise
    return store


def _keep_private(url: URL) -> None:
    """Makes an SQLite file unreadable for other users of the machine; creates it if it is new."""
    if url.get_backend_name() == "sqlite" and url.database and url.database != ":memory:":
        file = Path(url.database)
        with suppress(OSError):  # opening it says in a sentence what is wrong
            file.touch(0o600)
            if file.stat().st_mode & OTHERS:
                file.chmod(file.stat().st_mode & ~OTHERS)


def _require_sound(store: Store, address: str) -> None:
    with store.database.snapshot() as connection:
        there = set(inspect(connection).get_table_names())
        missing = [table.name for table in schema.metadata.sorted_tables if table.name not in there]
        said = f"no table {missing[0]}" if missing else "ok"
        if not store.database.shared and not missing:
            said = str(connection.exec_driver_sql("PRAGMA quick_check(1)").scalar())
    if said != "ok":
        url = make_url(full_address(address))
        where = url.set(username=None, password=None, query={}).render_as_string() if store.database.shared else None
        raise KaiserhofError("error-database-damaged", file=where or url.database or "?", detail=said)
    store.database.check_writing()


@contextmanager
def sentences(address: str) -> Iterator[None]:
    """Turns database errors into one-sentence `KaiserhofError`s."""
    try:
        yield
    except ModuleNotFoundError as error:
        raise KaiserhofError("error-database-driver", module=error.name or "?", install=INSTALL) from None
    except (ArgumentError, NoSuchModuleError):
        raise KaiserhofError("error-database-address") from None
    except DatabaseError as error:
        raise _sentence(address, error) from None


def _sentence(address: str, error: DatabaseError) -> KaiserhofError:
    url = make_url(full_address(address))
    said = str(error.orig)
    detail = (said.strip().splitlines() or ["?"])[0]
    if url.get_backend_name() != "sqlite":
        where = url.set(username=None, password=None, query={}).render_as_string()
        return KaiserhofError("error-database-away", where=where, detail=detail)
    file = url.database or "?"
    if isinstance(error, OperationalError) and not any(sign in said for sign in ("malformed", "no such table")):
        return KaiserhofError("error-file-write", file=file, detail=detail)
    return KaiserhofError("error-database-damaged", file=file, detail=detail)
