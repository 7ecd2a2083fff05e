"""All games of a tab as one file, which another tab, or the same one later, takes in."""

from __future__ import annotations

import io
import sqlite3
import zipfile
from contextlib import closing
from pathlib import Path

from kaiserhof.engine import KaiserhofError
from kaiserhof.storage import migrations

DATABASE, JAR, INCOMING = "kaiserhof.sqlite", "cookies.json", "incoming.zip"
"""The files in the folder of the data; what was brought in waits in the last for the next start."""

LARGEST = 500_000_000
"""Most bytes of a database that is brought in."""


class NotGames(KaiserhofError):
    """A file that does not hold the games of a tab."""

    status = 422

    def __init__(self) -> None:
        super().__init__("error-no-games")


def export(folder: Path) -> bytes:
    """Returns the database and the cookies, which say who the visitor is, as an archive."""
    with closing(sqlite3.connect(folder / DATABASE)) as live, closing(sqlite3.connect(":memory:")) as copy:
        live.backup(copy)
        database = copy.serialize()
    made = io.BytesIO()
    with zipfile.ZipFile(made, "w", zipfile.ZIP_DEFLATED) as archive:
        archive.writestr(DATABASE, database)
        jar = folder / JAR  # there is none before the visitor has played or chosen something
        archive.writestr(JAR, jar.read_bytes() if jar.exists() else b"")
    return made.getvalue()


def bring_in(folder: Path, content: bytes) -> None:
    """Stores an archive for the next start. Raises `NotGames` if it is none, or a newer version made it."""
    _parts(content)
    (folder / INCOMING).write_bytes(content)


def take_in(folder: Path) -> None:
    """Replaces the data with those that were brought in, if there are any. An interruption only delays it."""
    incoming = folder / INCOMING
    if not incoming.exists():
        return
    try:
        database, jar = _parts(incoming.read_bytes())
    except NotGames:  # it was not stored as a whole
        incoming.unlink()
        return
    (folder / f"{DATABASE}-journal").unlink(missing_ok=True)  # it would change the new database into the old one
    (folder / DATABASE).write_bytes(database)
    (folder / JAR).write_bytes(jar)
    incoming.unlink()


def _parts(content: bytes) -> tuple[bytes, bytes]:
    """Returns the database and the cookies in an archive, checked."""
    try:
        with zipfile.ZipFile(io.BytesIO(content)) as archive:
            if archive.getinfo(DATABASE).file_size > LARGEST:
                raise NotGames
            database, jar = archive.read(DATABASE), archive.read(JAR)
        if not database:
            raise NotGames
        with closing(sqlite3.connect(":memory:")) as connection:
            connection.deserialize(database)
            sound = connection.execute("PRAGMA quick_check(1)").fetchone()
            version = connection.execute("SELECT version_num FROM alembic_version").fetchone()
    except (KeyError, zipfile.BadZipFile, sqlite3.Error, OSError):
        raise NotGames from None
    if sound != ("ok",) or version is None or version[0] > migrations.HEAD:
        raise NotGames
    return database, jar
