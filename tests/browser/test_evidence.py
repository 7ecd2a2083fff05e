"""A failed test leaves evidence of what its pages showed."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser

from tests.browser import evidence


def test_a_failure_says_where_the_picture_and_the_trace_of_its_pages_are(
    browser: Browser, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(evidence, "FOLDER", tmp_path)
    context = browser.new_context()
    context.new_page().set_content("<h1>Peking</h1>")
    error = AssertionError("expected")
    evidence.keep_evidence(browser, error)
    context.close()
    kept = sorted(path for path in tmp_path.rglob("*") if path.is_file())
    assert [path.name for path in kept] == ["page-1.png", "trace-1.zip"]
    assert all(path.stat().st_size > 1000 for path in kept)
    told = "\n".join(error.__notes__)
    assert all(str(path) in told for path in kept)
