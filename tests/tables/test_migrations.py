"""Databases of older versions are migrated without losing anything."""

import re
import shutil
from collections.abc import Callable, Iterator
from functools import partial
from pathlib import Path

import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, create_engine, func, inspect, select, text
from sqlalchemy.exc import OperationalError

from kaiserhof.storage import migrations, schema
from kaiserhof.storage.database import MAX_TRIES
from kaiserhof.storage.store import sqlite_address
from kaiserhof.tables import Refused, Store, Tables
from tests.tables.party import fresh, seated
from tests.tables.together import outcomes

OLD_SCHEMA = Path(__file__).with_name("schema_16.sql")
"""The last schema before Alembic."""


def rows(store: Store) -> dict[str, list[tuple[object, ...]]]:
    """Returns everything in the database."""
    with store.database.engine.connect() as connection:
        return {
            table.name: sorted((tuple(row) for row in connection.execute(select(table))), key=repr)
            for table in schema.metadata.sorted_tables
        }


def revision(store: Store) -> str | None:
    with store.database.engine.connect() as connection:
        return migrations.revision_of(connection)


ADD_MOOD = """
import sqlalchemy
from alembic import op

revision = "9999"
down_revision = "{head}"


def upgrade():
    op.add_column("seats", sqlalchemy.Column("mood", sqlalchemy.String(8), server_default="red", nullable=False))
"""


@pytest.fixture
def release(tmp_path: Path) -> Callable[..., None]:
    """Returns a function that turns the program into a later version, whose revision adds a column."""

    def add_revision(patch: pytest.MonkeyPatch, then: str = "") -> None:
        scripts = tmp_path / "migrations"
        shutil.copytree(migrations.SCRIPTS, scripts, ignore=shutil.ignore_patterns("__pycache__"))
        text = ADD_MOOD.format(head=migrations.HEAD) + f"    {then}\n"
        (scripts / "versions" / "mood.py").write_text(text, encoding="utf-8")
        patch.setattr(migrations, "SCRIPTS", scripts)
        patch.setattr(migrations, "HEAD", "9999")

    return add_revision


@pytest.fixture
def make_old(address: str) -> Callable[..., None]:
    """Returns a function that creates the database as it was before Alembic, with the rows of another one."""

    def make(like: Store, number: int = migrations.LAST_NUMBER) -> None:
        engine = create_engine(address)
        script = OLD_SCHEMA.read_text(encoding="utf-8")
        if engine.dialect.name == "postgresql":
            script = script.replace("BLOB", "BYTEA")
        statements = (each.strip() for each in re.sub("--.*", "", script).split(";"))
        with engine.begin() as connection, like.database.reading() as source:
            for statement in filter(None, statements):
                connection.execute(text(statement))
            for table in schema.metadata.sorted_tables:
                if table is not schema.version and inspect(connection).has_table(table.name):
                    known = {column["name"] for column in inspect(connection).get_columns(table.name)}
                    for row in source.execute(select(table)).mappings():
                        values = {name: value for name, value in row.items() if name in known}
                        connection.execute(table.insert().values(**values))
            connection.execute(schema.numbered_version.update().values(number=number))
        engine.dispose()

    return make


@pytest.fixture
def played(tmp_path: Path) -> Iterator[Store]:
    """Another database, in which people have played."""
    folder = tmp_path / "played"
    folder.mkdir()
    store = Store(sqlite_address(folder))
    party = seated(fresh(store))
    for _ in range(10):
        party.go_on()
    party.tables.chat.say(party.table, party.owner, "hello")
    seated(fresh(store)).finish()
    with store.database.writing() as connection:  # the old schema has no colours
        connection.execute(schema.seats.update().values(colour=""))
    yield store
    store.close()


def columns(store: Store, table: str) -> list[str]:
    return [column["name"] for column in inspect(store.database.engine).get_columns(table)]


def test_a_new_database_is_of_the_latest_revision_and_has_what_the_code_expects(store: Store) -> None:
    assert revision(store) == migrations.HEAD
    for table in schema.metadata.sorted_tables:
        assert columns(store, table.name) == [column.name for column in table.columns]


def test_the_latest_revision_is_the_one_that_alembic_finds() -> None:
    scripts = ScriptDirectory(str(migrations.SCRIPTS))
    assert scripts.get_heads() == [migrations.HEAD]
    assert scripts.get_bases() == [migrations.BASELINE]


def test_migrations_lead_to_the_schema(
    open_store: Callable[[], Store], make_old: Callable[..., None], played: Store
) -> None:
    make_old(played)
    with open_store().database.engine.connect() as connection:
        context = MigrationContext.configure(connection, opts={"compare_type": True})
        assert compare_metadata(context, schema.metadata) == []


def test_a_database_from_before_alembic_opens_with_every_row(
    open_store: Callable[[], Store], make_old: Callable[..., None], played: Store
) -> None:
    make_old(played)
    store = open_store()
    assert rows(store) == rows(played)
    assert not inspect(store.database.engine).has_table("schema_version")
    there, here = fresh(played), fresh(store)
    for table_id in store.tables.running():
        assert here.views.view(table_id, None).number == there.views.view(table_id, None).number
    seated(here).finish()


@pytest.mark.parametrize(("number", "said"), [(15, "error-database-older"), (17, "error-database-newer")])
def test_a_database_with_another_number_is_refused(
    open_store: Callable[[], Store], make_old: Callable[..., None], played: Store, number: int, said: str
) -> None:
    make_old(played, number)
    with pytest.raises(Refused, match=said):
        open_store()


def test_a_database_of_a_later_revision_is_refused(
    open_store: Callable[[], Store], store: Store, release: Callable[..., None]
) -> None:
    with pytest.MonkeyPatch.context() as later:
        release(later)
        open_store()
        assert revision(store) == "9999"
    with pytest.raises(Refused, match="error-database-newer"):
        open_store()


def test_opening_twice_changes_nothing(open_store: Callable[[], Store], store: Store) -> None:
    seated(fresh(store)).finish()
    before = rows(store)
    assert rows(open_store()) == before


def test_a_revision_keeps_every_row(
    open_store: Callable[[], Store], monkeypatch: pytest.MonkeyPatch, release: Callable[..., None]
) -> None:
    old = open_store()
    party = seated(fresh(old))
    for _ in range(10):
        party.go_on()
    party.tables.chat.say(party.table, party.owner, "hello")
    before = rows(old)
    release(monkeypatch)
    new = open_store()
    after = rows(new)
    assert after.pop("alembic_version") == [("9999",)]
    before.pop("alembic_version")
    assert after == before
    assert columns(new, "seats")[-1] == "mood"
    again = fresh(open_store())
    for person in party.people:
        assert again.views.view(party.table, person) == party.view(person)
    party.tables = again
    party.go_on()


def test_a_revision_that_breaks_off_leaves_the_database_as_it_was(
    open_store: Callable[[], Store], release: Callable[..., None]
) -> None:
    old = open_store()
    seated(fresh(old))
    before = rows(old)
    with pytest.MonkeyPatch.context() as then:
        release(then, "raise ZeroDivisionError")
        with pytest.raises(ZeroDivisionError):
            open_store()
    assert rows(open_store()) == before
    assert "mood" not in columns(old, "seats")


def test_processes_that_start_together_make_the_database_once(open_store: Callable[[], Store]) -> None:
    assert outcomes([open_store] * 5) == [None] * 5
    assert revision(open_store()) == migrations.HEAD


def test_processes_that_start_together_run_a_revision_once(
    open_store: Callable[[], Store], monkeypatch: pytest.MonkeyPatch, release: Callable[..., None]
) -> None:
    open_store()
    release(monkeypatch)
    assert outcomes([open_store] * 5) == [None] * 5
    store = open_store()
    assert revision(store) == migrations.HEAD
    assert columns(store, "seats").count("mood") == 1


def test_sqlite_keeps_what_it_has_acknowledged(quick_tables: Tables, store: Store) -> None:
    """Checks the settings that guarantee that nothing acknowledged is lost."""
    assert quick_tables.store.database.engine.dialect.name == "sqlite"
    ask = partial(store.database.engine.connect)
    with ask() as connection:
        if store.database.shared:
            assert connection.scalar(text("SHOW transaction_isolation")) == "read committed"
            assert connection.scalar(select(func.current_schema())) != "public"
        else:
            assert connection.scalar(text("PRAGMA journal_mode")) == "wal"
            assert connection.scalar(text("PRAGMA synchronous")) == 2
            assert connection.scalar(text("PRAGMA foreign_keys")) == 1


@pytest.mark.parametrize("times", [2, MAX_TRIES])
def test_a_process_that_loses_its_connection_while_it_starts_tries_again_but_not_for_ever(
    shared_address: str, monkeypatch: pytest.MonkeyPatch, times: int
) -> None:
    migrate = migrations.migrate
    losses = iter(range(times))

    def lose(connection: Connection) -> None:
        if next(losses, None) is not None:
            connection.execute(text("SELECT pg_terminate_backend(pg_backend_pid())"))
        migrate(connection)

    monkeypatch.setattr(migrations, "migrate", lose)
    if times == MAX_TRIES:
        with pytest.raises(OperationalError):
            Store(shared_address)
    store = Store(shared_address)
    assert revision(store) == migrations.HEAD
    store.close()
