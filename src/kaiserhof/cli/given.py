"""What servers, workers and hosts are given: their settings, and the address of the database."""

from __future__ import annotations

import dataclasses
import os
from argparse import Namespace
from pathlib import Path

from kaiserhof.server.settings import Settings, load_settings
from kaiserhof.storage.opening import database_in


def default_folder() -> Path:
    """Returns the folder that holds the data unless another is given."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "kaiserhof"


def settings_of(arguments: Namespace) -> Settings:
    """Returns the settings: from the arguments, the environment and the file of settings."""
    names = {field.name for field in dataclasses.fields(Settings)}
    given = {name: value for name, value in vars(arguments).items() if name in names and value is not None}
    file = arguments.config or os.environ.get("KAISERHOF_CONFIG")
    return load_settings(given, Path(file) if file else None)


def database_of(settings: Settings) -> str:
    """Returns the address of the database."""
    return settings.database or database_in(Path(settings.data) if settings.data else default_folder())
