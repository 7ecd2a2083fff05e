"""Backups while people play, restoring to either database, and dry runs of migrations."""

import sqlite3
import stat
import threading
from collections.abc import Callable
from contextlib import ExitStack, closing
from pathlib import Path

import pytest

from kaiserhof.engine import KaiserhofError
from kaiserhof.storage import migrations, schema
from kaiserhof.storage.backup import back_up, migration_plan, restore
from kaiserhof.storage.exclusive_access import exclusive_access
from kaiserhof.storage.listener import Listener
from kaiserhof.storage.opening import open_store
from kaiserhof.storage.store import sqlite_address
from kaiserhof.tables import Refused, Store
from tests.tables.party import fresh, seated
from tests.tables.test_migrations import columns, release, revision, rows  # noqa: F401 - a fixture


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "backup.sqlite"


def test_a_backup_has_everything_and_is_one_file(store: Store, address: str, file: Path) -> None:
    party = seated(fresh(store))
    party.tables.chat.say(party.table, party.owner, "hello")
    party.finish()
    assert back_up(address, file) == 1
    kept = rows(store)
    other = file.parent / "restored"
    other.mkdir()
    assert restore(file, sqlite_address(other)).tables == 1
    restored = open_store(sqlite_address(other))
    assert rows(restored) == kept
    assert fresh(restored).records.record(party.table, party.owner) == fresh(store).records.record(
        party.table, party.owner
    )
    restored.close()
    assert not list(file.parent.glob("backup.sqlite?*"))


def test_a_backup_goes_to_the_other_database_too(
    store: Store, address: str, file: Path, request: pytest.FixtureRequest, tmp_path: Path
) -> None:
    party = seated(fresh(store))
    party.go_on()
    back_up(address, file)
    folder = tmp_path / "other"
    folder.mkdir()
    target: str = sqlite_address(folder) if store.database.shared else request.getfixturevalue("shared_address")
    restore(file, target)
    there = open_store(target)
    assert rows(there) == rows(store)
    party.tables = fresh(there)
    party.go_on()
    there.close()


def test_a_backup_taken_while_people_play_is_a_moment_of_their_games(store: Store, address: str, file: Path) -> None:
    party = seated(fresh(store))
    stop = threading.Event()

    def play() -> None:
        while not stop.is_set() and party.view().status != "finished":
            party.go_on()

    playing = threading.Thread(target=play)
    playing.start()
    try:
        for number_of in range(3):
            back_up(address, file)
            folder = file.parent / str(number_of)
            folder.mkdir()
            restore(file, sqlite_address(folder))
            then = open_store(sqlite_address(folder))
            view = fresh(then).views.view(party.table, party.owner)
            assert view.number == len(then.log.acts(party.table))
            then.close()
    finally:
        stop.set()
        playing.join()


def test_a_database_with_something_in_it_is_replaced_only_if_that_is_said(
    store: Store, address: str, file: Path
) -> None:
    seated(fresh(store))
    back_up(address, file)
    kept = rows(store)
    seated(fresh(store))
    with pytest.raises(Refused, match="error-restore-not-empty"):
        restore(file, address)
    replaced = rows(store)
    done = restore(file, address, replace=True)
    assert done.tables == 1
    assert rows(store) == kept
    assert done.replaced is not None
    restore(done.replaced, address, replace=True)
    assert rows(store) == replaced


def test_a_backup_of_an_older_version_is_brought_up_to_date(
    store: Store,
    address: str,
    file: Path,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    release: Callable[..., None],  # noqa: F811
) -> None:
    party = seated(fresh(store))
    back_up(address, file)
    folder = tmp_path / "newer"
    folder.mkdir()
    open_store(sqlite_address(folder)).close()
    release(monkeypatch)
    restore(file, sqlite_address(folder))
    newer = open_store(sqlite_address(folder))
    assert revision(newer) == migrations.HEAD
    assert columns(newer, "seats")[-1] == "mood"
    assert len(newer.tables.with_seats(store.tables.of_person(party.owner.id))) == 1
    newer.close()


@pytest.mark.parametrize(
    ("content", "reason"),
    [
        (b"nonsense" * 1000, "error-database-damaged"),
        (b"", "error-no-backup"),
        (b"SQLite format 3\0" + b"\xff" * 5000, "error-database-damaged"),
    ],
)
def test_what_is_no_backup_is_refused_and_changes_nothing(
    open_store: Callable[[], Store], address: str, file: Path, content: bytes, reason: str
) -> None:
    store = open_store()
    seated(fresh(store))
    before = rows(store)
    file.write_bytes(content)
    with pytest.raises(KaiserhofError, match=reason):
        restore(file, address, replace=True)
    with pytest.raises(KaiserhofError, match="error-file"):
        restore(file.with_name("nowhere"), address)
    assert rows(store) == before


@pytest.mark.parametrize(
    ("statements", "reason"),
    [
        ("CREATE TABLE people (id TEXT)", "error-no-backup"),
        ("CREATE TABLE alembic_version (version_num TEXT); INSERT INTO alembic_version VALUES ('0001')", "damaged"),
        ("CREATE TABLE alembic_version (version_num TEXT); INSERT INTO alembic_version VALUES ('f00')", "newer"),
    ],
)
def test_a_database_of_another_program_is_no_backup(
    store: Store, address: str, file: Path, statements: str, reason: str
) -> None:
    seated(fresh(store))
    before = rows(store)
    with closing(sqlite3.connect(file)) as foreign:
        foreign.executescript(statements)
    with pytest.raises(KaiserhofError, match=reason):
        restore(file, address, replace=True)
    assert rows(store) == before


def test_a_backup_that_lacks_rows_is_refused(store: Store, address: str, file: Path) -> None:
    seated(fresh(store))
    before = rows(store)
    back_up(address, file)
    with closing(sqlite3.connect(file)) as damaged:
        damaged.executescript("DELETE FROM people")
    with pytest.raises(KaiserhofError, match="error-database-damaged"):
        restore(file, address, replace=True)
    assert rows(store) == before


def test_nothing_is_restored_while_a_server_uses_the_database(store: Store, address: str, file: Path) -> None:
    seated(fresh(store))
    back_up(address, file)
    before = rows(store)
    listening = threading.Event()
    with ExitStack() as server:
        if store.database.shared:
            listener = Listener(store.database, lambda *_: None, listening.set, lambda: None)
            listener.start()
            server.callback(listener.stop)
            assert listening.wait(10)
        else:
            server.enter_context(exclusive_access(address))
        with pytest.raises(KaiserhofError, match="error-database-in-use"):
            restore(file, address, replace=True)
        assert rows(store) == before
    assert restore(file, address, replace=True).tables == 1


def test_nobody_else_on_the_machine_reads_database_or_backup(tmp_path: Path, file: Path) -> None:
    address = sqlite_address(tmp_path)
    database = tmp_path / "kaiserhof.sqlite"
    open_store(address).close()
    back_up(address, file)
    assert [stat.S_IMODE(each.stat().st_mode) for each in (database, file)] == [0o600, 0o600]
    database.chmod(0o644)
    open_store(address).close()
    assert stat.S_IMODE(database.stat().st_mode) == 0o640


def test_a_database_without_one_of_its_tables_is_not_opened(store: Store, address: str) -> None:
    with store.database.writing() as connection:
        schema.mutes.drop(connection)
    with pytest.raises(KaiserhofError, match="no table mutes"):
        open_store(address)


def test_a_database_with_a_damaged_page_is_not_opened(tmp_path: Path) -> None:
    address = sqlite_address(tmp_path)
    with closing(open_store(address)) as store:
        seated(fresh(store))
    database = tmp_path / "kaiserhof.sqlite"
    content = bytearray(database.read_bytes())
    assert len(content) > 40 * 4096
    content[30 * 4096 : 31 * 4096] = b"\xff" * 4096
    database.write_bytes(content)
    with pytest.raises(KaiserhofError, match="error-database-damaged"):
        open_store(address)


def test_a_database_that_cannot_be_written_is_not_opened(shared_address: str) -> None:
    open_store(shared_address).close()
    read_only = shared_address.replace("search_path", "default_transaction_read_only=on%20-csearch_path")
    with pytest.raises(KaiserhofError, match="read-only"):
        open_store(read_only)


def test_there_is_nothing_to_back_up_where_there_is_no_database(tmp_path: Path, file: Path) -> None:
    with pytest.raises(KaiserhofError, match="error-file"):
        back_up(sqlite_address(tmp_path / "nowhere"), file)
    assert not file.exists()


def test_a_plan_tells_the_statements_and_runs_none(
    store: Store,
    address: str,
    monkeypatch: pytest.MonkeyPatch,
    release: Callable[..., None],  # noqa: F811
) -> None:
    seated(fresh(store))
    now = migrations.HEAD
    assert migration_plan(address) == (now, now, [])
    release(monkeypatch)
    before = rows(store)
    current, wanted, statements = migration_plan(address)
    assert (current, wanted) == (now, migrations.HEAD)
    assert any("ADD COLUMN mood" in statement for statement in statements)
    assert "mood" not in columns(store, "seats")
    assert rows(store) == before
