"""Keeps servers away from a database that is being restored, and two servers from one SQLite file."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

from sqlalchemy import create_engine, text
from sqlalchemy.engine import make_url

from kaiserhof import system
from kaiserhof.engine import KaiserhofError
from kaiserhof.errors import Refused

IN_USE = "1644191, hashtext(current_schema())"
"""The advisory lock in PostgreSQL that every server shares while it listens."""


@contextmanager
def exclusive_access(address: str, refusal: str = "error-database-in-use") -> Iterator[None]:
    """Holds a database alone; raises `KaiserhofError` with this message if a server uses it."""
    url = make_url(address)
    if url.get_backend_name() != "sqlite":
        engine = create_engine(url)
        try:
            with closing(engine.connect()) as connection:
                if not connection.scalar(text(f"SELECT pg_try_advisory_lock({IN_USE})")):
                    raise Refused(refusal)
                yield
        finally:
            engine.dispose()
    elif url.database and url.database != ":memory:":
        with _locked(url.database, refusal):
            yield
    else:
        yield


@contextmanager
def _locked(file: str, refusal: str) -> Iterator[None]:
    try:
        lock = Path(f"{file}.lock").open("w")  # noqa: SIM115 - closed below
    except OSError as error:
        raise KaiserhofError("error-file-write", file=f"{file}.lock", detail=error.strerror or "?") from None
    with lock:
        try:
            system.lock(lock)
        except OSError:
            raise KaiserhofError(refusal, file=file) from None
        yield
