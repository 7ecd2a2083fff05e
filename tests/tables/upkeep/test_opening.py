"""A problem with the database is reported in one sentence at the start."""

import sys
from pathlib import Path

import pytest

from kaiserhof.engine import LANGUAGES, KaiserhofError, Words
from kaiserhof.storage import migrations
from kaiserhof.storage.opening import database_in, open_store
from kaiserhof.storage.store import Store, sqlite_address


def sentence(address: str) -> str:
    """Returns the sentence that refuses a database, after checking it in all languages."""
    with pytest.raises(KaiserhofError) as refused:
        open_store(address)
    said = [Words(lang)(refused.value.message) for lang in LANGUAGES]
    assert all("\n" not in each for each in said)
    return said[0]


def test_a_damaged_file(tmp_path: Path) -> None:
    (tmp_path / "kaiserhof.sqlite").write_bytes(b"nonsense" * 1000)
    assert "is damaged or not a database" in sentence(sqlite_address(tmp_path))


def test_a_folder_that_cannot_be_written(tmp_path: Path) -> None:
    (tmp_path / "kaiserhof.sqlite").mkdir()
    assert "kaiserhof.sqlite cannot be written" in sentence(sqlite_address(tmp_path))
    with pytest.raises(KaiserhofError, match="error-file-write"):
        database_in(Path("/proc/nowhere"))


def test_a_database_of_a_newer_version(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    with monkeypatch.context() as later:
        later.setattr(migrations, "HEAD", "9999")
        Store(sqlite_address(tmp_path)).close()
    assert "newer version" in sentence(sqlite_address(tmp_path))


def test_a_server_that_does_not_answer_and_no_password_is_told() -> None:
    said = sentence("postgresql://someone:secret@127.0.0.1:1/kaiserhof")
    assert "127.0.0.1" in said
    assert "cannot be reached" in said
    assert "secret" not in said


def test_a_missing_driver_with_the_line_that_installs_it(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "psycopg", None)
    assert "pip install 'kaiserhof[postgres]'" in sentence("postgresql://127.0.0.1/kaiserhof")


@pytest.mark.parametrize("address", ["nonsense", "mongodb://127.0.0.1/x", "sqlite"])
def test_an_address_that_is_none(address: str) -> None:
    assert "not the URL of a database" in sentence(address)
