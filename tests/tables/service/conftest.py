"""Fixtures for tests of one service: a core, limits and presence."""

from collections.abc import Iterator

import pytest

from tests.tables.service.core import Core, Counted, Present


@pytest.fixture
def core() -> Iterator[Core]:
    core = Core()
    yield core
    core.store.close()


@pytest.fixture
def limits() -> Counted:
    return Counted()


@pytest.fixture
def presence(core: Core) -> Present:
    return Present(core)
