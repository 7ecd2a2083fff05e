"""A page that loses its server says so and reconnects by itself."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path
from random import Random

import pytest
import uvicorn
from playwright.sync_api import Browser, Page

from kaiserhof.engine import game_ids
from kaiserhof.storage.store import sqlite_address
from kaiserhof.web import Settings
from kaiserhof.web.app import create_app
from tests.browser.player import act, number, wait_for_change, wait_for_turn

WITHIN = 3000
"""Milliseconds within which a page must reconnect."""


@contextmanager
def serving(folder: Path, port: int) -> Iterator[int]:
    """Serves the data in a folder on a port (0: a free one), and shuts down as the command does."""
    app = create_app(Settings(database=sqlite_address(folder), bot_pause=0.02, limits=False))
    listener = socket.socket()
    listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
    listener.bind(("127.0.0.1", port))
    server = uvicorn.Server(uvicorn.Config(app, log_level="warning", timeout_graceful_shutdown=3))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True)
    thread.start()
    deadline = time.monotonic() + 20
    while not server.started and time.monotonic() < deadline:
        time.sleep(0.02)
    try:
        yield int(listener.getsockname()[1])
    finally:
        app.state.end_streams()
        server.should_exit = True
        thread.join(10)
        listener.close()


def begin(page: Page, port: int) -> None:
    """Starts a game against bots, and waits for the first decision."""
    page.goto(f"http://127.0.0.1:{port}/")
    page.locator(f"form[action='/play']:has([value='{game_ids()[0]}']) button").click()
    wait_for_turn(page)


@pytest.mark.timed
def test_a_page_says_that_its_server_is_away_and_goes_on_when_it_is_back(browser: Browser, tmp_path: Path) -> None:
    context = browser.new_context(locale="en-GB")
    page = context.new_page()
    with serving(tmp_path, 0) as port:
        begin(page, port)
        assert page.locator("#lost").is_hidden()
    page.locator("#lost").wait_for(state="visible", timeout=WITHIN)
    with serving(tmp_path, port):
        page.locator("#lost").wait_for(state="hidden", timeout=WITHIN)
        act(page, Random(1))
        context.close()


@pytest.mark.timed
def test_a_move_that_nobody_answers_is_sent_again_until_a_server_is_back(browser: Browser, tmp_path: Path) -> None:
    context = browser.new_context(locale="en-GB")
    page = context.new_page()
    with serving(tmp_path, 0) as port:
        begin(page, port)
    page.locator("#lost").wait_for(state="visible", timeout=WITHIN)
    since = number(page)
    with page.expect_event("requestfailed", lambda failed: failed.url.endswith("/move")):
        page.evaluate("() => document.querySelector('#main [data-move]').click()")
    with serving(tmp_path, port):
        wait_for_change(page, since, 2 * WITHIN / 1000)
        context.close()
