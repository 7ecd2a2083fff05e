"""Tables whose time a test controls."""

import pytest

from kaiserhof.tables import Tables
from tests.tables.meeting.simulated import Hours


@pytest.fixture
def hours(quick_tables: Tables) -> Hours:
    """The time of the tables."""
    hours = Hours()
    quick_tables.store.database.clock = hours
    return hours
