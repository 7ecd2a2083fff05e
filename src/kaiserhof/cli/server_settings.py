"""Settings and the database URL of servers, workers and administration commands."""

from __future__ import annotations

import dataclasses
import os
from argparse import Namespace
from pathlib import Path

from sqlalchemy.engine import make_url
from sqlalchemy.exc import ArgumentError

from kaiserhof.engine import KaiserhofError
from kaiserhof.server.settings import Settings, load_settings
from kaiserhof.storage.opening import database_in
from kaiserhof.storage.store import sqlite_address


def default_folder() -> Path:
    """Returns the default data folder."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "kaiserhof"


def settings_of(arguments: Namespace) -> Settings:
    """Reads the settings from the arguments, the environment and the settings file."""
    names = {field.name for field in dataclasses.fields(Settings)}
    given = {name: value for name, value in vars(arguments).items() if name in names and value is not None}
    file = arguments.config or os.environ.get("KAISERHOF_CONFIG")
    return load_settings(given, Path(file) if file else None)


def database_of(settings: Settings) -> str:
    return settings.database or database_in(Path(settings.data) if settings.data else default_folder())


def existing_database_of(settings: Settings) -> str:
    """Returns the database URL. Raises `KaiserhofError` if there is no such SQLite file, because opening would create
    it.
    """
    address = settings.database or sqlite_address(Path(settings.data) if settings.data else default_folder())
    try:
        file = make_url(address).database
    except ArgumentError:
        return address  # opening it says what is wrong
    if address.startswith("sqlite") and file and not Path(file).exists():
        raise KaiserhofError("error-no-database", file=file)
    return address
