"""Databases of older versions are brought up to date without losing anything."""

from collections.abc import Callable
from functools import partial

import pytest
from sqlalchemy import Connection, func, inspect, select, text
from sqlalchemy.exc import OperationalError

from kaiserhof.storage import schema
from kaiserhof.storage.database import MOST_TRIES
from kaiserhof.tables import Store, Tables
from tests.tables.party import fresh, seated
from tests.tables.together import outcomes


def rows(store: Store) -> dict[str, list[tuple[object, ...]]]:
    """Returns everything in the database."""
    with store.database.engine.connect() as connection:
        return {
            table.name: sorted((tuple(row) for row in connection.execute(select(table))), key=repr)
            for table in schema.metadata.sorted_tables
        }


def number(store: Store) -> list[int]:
    with store.database.engine.connect() as connection:
        return list(connection.scalars(select(schema.version.c.number)))


def add_colour(connection: Connection) -> None:
    connection.execute(text("ALTER TABLE seats ADD COLUMN colour VARCHAR(8) DEFAULT 'red' NOT NULL"))


def break_off(connection: Connection) -> None:
    add_colour(connection)
    raise ZeroDivisionError


def columns(store: Store, table: str) -> list[str]:
    return [column["name"] for column in inspect(store.database.engine).get_columns(table)]


def test_a_new_database_is_of_the_current_version_and_has_what_the_code_expects(store: Store) -> None:
    assert number(store) == [len(schema.MIGRATIONS)]
    for table in schema.metadata.sorted_tables:
        assert columns(store, table.name) == [column.name for column in table.columns]


def test_opening_twice_changes_nothing(open_store: Callable[[], Store], store: Store) -> None:
    seated(fresh(store)).finish()
    before = rows(store)
    assert rows(open_store()) == before
    with store.database.engine.begin() as connection:
        assert schema.migrate(connection) == 0
    assert rows(store) == before


@pytest.mark.parametrize("older", range(1, len(schema.MIGRATIONS) + 1))
def test_a_database_of_every_older_version_opens(
    open_store: Callable[[], Store], monkeypatch: pytest.MonkeyPatch, older: int
) -> None:
    with monkeypatch.context() as then:
        then.setattr(schema, "MIGRATIONS", schema.MIGRATIONS[:older])
        assert number(open_store()) == [older]
    now = open_store()
    assert number(now) == [len(schema.MIGRATIONS)]
    seated(fresh(now))


def test_a_step_keeps_every_row(open_store: Callable[[], Store], monkeypatch: pytest.MonkeyPatch) -> None:
    old = open_store()
    party = seated(fresh(old))
    for _ in range(10):
        party.go_on()
    party.tables.chat.say(party.table, party.owner, "hello")
    before = rows(old)
    monkeypatch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, add_colour))
    new = open_store()
    after = rows(new)
    assert after.pop("schema_version") == [(len(schema.MIGRATIONS),)]
    before.pop("schema_version")
    assert after == before
    assert columns(new, "seats")[-1] == "colour"
    again = fresh(open_store())
    for person in party.people:
        assert again.views.view(party.table, person) == party.view(person)
    party.tables = again
    party.go_on()


def test_a_step_that_breaks_off_leaves_the_database_as_it_was(
    open_store: Callable[[], Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    old = open_store()
    seated(fresh(old))
    before = rows(old)
    with monkeypatch.context() as then:
        then.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, break_off))
        with pytest.raises(ZeroDivisionError):
            open_store()
    assert rows(open_store()) == before
    assert "colour" not in columns(old, "seats")


def test_processes_that_start_together_make_the_database_once(open_store: Callable[[], Store]) -> None:
    assert outcomes([open_store] * 5) == [None] * 5
    assert number(open_store()) == [len(schema.MIGRATIONS)]


def test_processes_that_start_together_take_each_step_once(
    open_store: Callable[[], Store], monkeypatch: pytest.MonkeyPatch
) -> None:
    open_store()
    monkeypatch.setattr(schema, "MIGRATIONS", (*schema.MIGRATIONS, add_colour))
    assert outcomes([open_store] * 5) == [None] * 5
    store = open_store()
    assert number(store) == [len(schema.MIGRATIONS)]
    assert columns(store, "seats").count("colour") == 1


def test_sqlite_keeps_what_it_has_acknowledged(quick_tables: Tables, store: Store) -> None:
    """The settings on which the promise rests that nothing acknowledged is lost."""
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


@pytest.mark.parametrize("times", [2, MOST_TRIES])
def test_a_process_that_loses_its_connection_while_it_starts_tries_again_but_not_for_ever(
    shared_address: str, monkeypatch: pytest.MonkeyPatch, times: int
) -> None:
    migrate = schema.migrate
    losses = iter(range(times))

    def lose(connection: Connection) -> int:
        if next(losses, None) is not None:
            connection.execute(text("SELECT pg_terminate_backend(pg_backend_pid())"))
        return migrate(connection)

    monkeypatch.setattr(schema, "migrate", lose)
    if times == MOST_TRIES:
        with pytest.raises(OperationalError):
            Store(shared_address)
    store = Store(shared_address)
    assert number(store) == [len(schema.MIGRATIONS)]
    store.close()
