"""An evening of two friends and two strangers: a nuisance is muted, blocked and reported, all by clicks."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from benchmarks.strangers import spend, strangers_with


@pytest.mark.long
@pytest.mark.thorough
def test_strangers_spend_an_evening(browser: Browser, tmp_path: Path) -> None:
    with strangers_with(browser, tmp_path, lambda _when, _pages: None) as strangers:
        spend(strangers)
