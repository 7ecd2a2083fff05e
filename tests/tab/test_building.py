"""What the build leaves out is not missed."""

from __future__ import annotations

import sqlite3
import subprocess
import sys
from contextlib import closing
from pathlib import Path

from kaiserhof.storage import migrations
from kaiserhof.storage.store import sqlite_address
from kaiserhof.tab.building import LEFT_OUT, LIBRARY_LEFT_OUT
from tests.tables.test_migrations import OLD_SCHEMA

WITHOUT = """
import sys
from fnmatch import fnmatch

patterns = sys.argv[2:]


class LeftOut:
    def find_spec(self, name, path=None, target=None):
        place = name.replace(".", "/")
        places = (place, f"{place}.py", f"{place}/__init__.py")
        if any(fnmatch(each, pattern) for pattern in patterns for each in places):
            raise ModuleNotFoundError(f"left out: {name}", name=name)


sys.meta_path.insert(0, LeftOut())
"""
"""Refuses to import the modules that the build leaves out."""

MIGRATE = """
from kaiserhof.storage.opening import open_store

open_store(sys.argv[1], "TRUNCATE").close()
"""


def test_the_oldest_database_is_migrated_without_what_is_left_out(tmp_path: Path) -> None:
    with closing(sqlite3.connect(tmp_path / "kaiserhof.sqlite")) as database:
        database.executescript(OLD_SCHEMA.read_text(encoding="utf-8"))
        database.execute("UPDATE schema_version SET number = ?", (migrations.LAST_NUMBER,))
        database.commit()
    patterns = [each for each in (*LEFT_OUT, *LIBRARY_LEFT_OUT) if "/" in each or each.endswith(".py")]
    command = (sys.executable, "-c", WITHOUT + MIGRATE, sqlite_address(tmp_path), *patterns)
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    with closing(sqlite3.connect(tmp_path / "kaiserhof.sqlite")) as database:
        assert database.execute("SELECT version_num FROM alembic_version").fetchone() == (migrations.HEAD,)
