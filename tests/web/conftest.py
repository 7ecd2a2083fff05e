"""Sites for tests of pages and the API."""

from collections.abc import Iterator
from pathlib import Path

import pytest

from tests.tables.conftest import postgresql, shared_address
from tests.web.site import Site, open_site

__all__ = ["postgresql", "shared_address"]


@pytest.fixture(scope="module")
def site(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Site]:
    """A site without rate limits, for all tests of a module."""
    with open_site(tmp_path_factory.mktemp("site")) as opened:
        yield opened


@pytest.fixture
def limited_site(tmp_path: Path) -> Iterator[Site]:
    """A site with rate limits, like a real one."""
    with open_site(tmp_path, limits=True) as opened:
        yield opened
