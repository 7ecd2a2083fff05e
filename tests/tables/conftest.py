"""Runs every test of store and service on SQLite and on PostgreSQL."""

import sys
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest

from kaiserhof.storage.store import sqlite_address
from kaiserhof.tables import Limits, Store, Tables
from tests.debian import Unavailable
from tests.tables.postgres import Server, running_server


@pytest.fixture(scope="session")
def postgresql(pytestconfig: pytest.Config) -> Iterator[Server | None]:
    with ExitStack() as stack:
        try:
            server = stack.enter_context(running_server())
        except Unavailable as reason:
            capture = pytestconfig.pluginmanager.getplugin("capturemanager")
            assert capture is not None
            with capture.global_and_fixture_disabled():
                print(f"\nNO POSTGRESQL: TABLES ARE TESTED ON SQLITE ONLY ({reason})", file=sys.stderr, flush=True)
            server = None
        yield server


@pytest.fixture
def shared_address(postgresql: Server | None) -> str:
    """Returns the address of a new, empty PostgreSQL database."""
    if postgresql is None:
        pytest.skip("there is no PostgreSQL here and none can be installed")
    return postgresql.address()


@pytest.fixture(params=["sqlite", "postgresql"])
def address(request: pytest.FixtureRequest, tmp_path: Path) -> str:
    """Returns the address of a new, empty database."""
    if request.param == "sqlite":
        return sqlite_address(tmp_path)
    found: str = request.getfixturevalue("shared_address")
    return found


@pytest.fixture
def open_store(address: str) -> Iterator[Callable[[], Store]]:
    """Returns a function that opens the database of this test; it may be called several times."""
    with ExitStack() as stack:

        def open_one() -> Store:
            store = Store(address)
            stack.callback(store.close)
            return store

        yield open_one


@pytest.fixture
def store(open_store: Callable[[], Store]) -> Store:
    return open_store()


@pytest.fixture
def tables(store: Store) -> Tables:
    return Tables(store, limits=Limits(enabled=False))


@pytest.fixture
def doors(open_store: Callable[[], Store]) -> list[Tables]:
    """Returns two services for the same tables if processes can share the database, otherwise the same one twice."""
    tables = Tables(open_store(), limits=Limits(enabled=False))
    return [tables, Tables(open_store(), limits=Limits(enabled=False)) if tables.store.database.shared else tables]


@pytest.fixture
def quick_tables() -> Iterator[Tables]:
    """Tables in memory, for tests in which the kind of database does not matter."""
    store = Store("sqlite://")
    yield Tables(store, limits=Limits(enabled=False))
    store.close()
