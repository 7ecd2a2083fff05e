"""Evidence of a failed test: a screenshot of each page, and a trace of each browser context."""

from __future__ import annotations

import os
import re
import shutil
from itertools import count
from pathlib import Path

from playwright.sync_api import Browser, BrowserContext, Error

FOLDER = Path(__file__).parent.parent.parent / ".browser-failures"
SECONDS = 10


def record_contexts(browser: Browser, *, snapshots: bool) -> None:
    """Records a trace of every context the browser opens from now on.

    A trace lists actions, requests and console messages. With snapshots it also shows the page at every action, for two
    thirds more CPU time.
    """
    plain = browser.new_context

    def new_context(**settings: object) -> BrowserContext:
        context = plain(**settings)  # type: ignore[arg-type]
        context.tracing.start(snapshots=snapshots)
        return context

    browser.new_context = new_context  # type: ignore[method-assign]


def keep_evidence(browser: Browser, error: BaseException) -> None:
    """Saves what the open pages show, and adds the paths to the error. Closed pages leave nothing."""
    if not browser.contexts:
        return
    name = os.environ["PYTEST_CURRENT_TEST"].split("::", 1)[1].rsplit(" ", 1)[0]
    folder = FOLDER / re.sub(r"[^\w-]+", "-", name).strip("-")[:100]
    shutil.rmtree(folder, ignore_errors=True)
    numbers = count(1)
    for at, context in enumerate(browser.contexts, 1):
        folder.mkdir(parents=True, exist_ok=True)
        try:
            for page in context.pages:
                path = folder / f"page-{next(numbers)}.png"
                page.screenshot(path=path, timeout=SECONDS * 1000)
                error.add_note(f"{page.url} showed {path}")
            path = folder / f"trace-{at}.zip"
            context.tracing.stop(path=path)
            error.add_note(f"What led to it: .venv/bin/playwright show-trace {path}")
        except Error as failed:
            error.add_note(f"Nothing was kept of a context: {failed.message.splitlines()[0]}")
