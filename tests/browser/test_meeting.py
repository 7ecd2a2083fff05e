"""People at one table, each in their own browser: presence, a bot that takes a seat and gives it back, a rematch."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from benchmarks.evening import spend
from kaiserhof.tables.clocks.clock import NO_CLOCK
from tests.browser.evening import evening_with


@pytest.mark.long
@pytest.mark.shown
def test_three_people_meet_lose_each_other_and_play_again(browser: Browser, tmp_path: Path) -> None:
    with evening_with(browser, tmp_path, NO_CLOCK) as evening:
        spend(evening)
