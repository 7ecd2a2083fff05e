"""A real server and a real Chromium for the browser tests."""

from __future__ import annotations

import asyncio
import socket
import threading
import time
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest
import uvicorn
from litestar import Litestar
from playwright.sync_api import Browser, BrowserContext, Page, expect, sync_playwright

from kaiserhof.storage.store import sqlite_address
from kaiserhof.web import Settings
from kaiserhof.web.app import create_app
from tests.browser.alike import bots_alike, dice_alike
from tests.browser.chromium import ARGUMENTS, MISSING, chromium
from tests.browser.evidence import keep_evidence, record_contexts
from tests.community.receivers import WebServer, make_certificate, web_server
from tests.debian import Unavailable

expect.set_options(timeout=30_000)  # a busy machine takes long, and a test that passes never waits for it

NewPage = Callable[..., Page]


@pytest.fixture(scope="session")
def started_browser(pytestconfig: pytest.Config) -> Iterator[Browser]:
    """One Chromium for all tests of a worker. With `--lf`, traces contain snapshots."""
    try:
        path = chromium()
    except Unavailable as reason:
        pytest.skip(f"no Chromium here: {reason}")
    if path is None:
        pytest.skip(MISSING)
    with sync_playwright() as playwright:
        loop = asyncio.get_running_loop()
        browser = playwright.chromium.launch(executable_path=path, args=ARGUMENTS)
        record_contexts(browser, snapshots=pytestconfig.getoption("lf", default=False))
        yield browser
        asyncio._set_running_loop(loop)
        browser.close()


@pytest.hookimpl(wrapper=True)
def pytest_runtest_makereport(item: pytest.Item, call: pytest.CallInfo[None]) -> Iterator[None]:
    """Saves what the pages of a failed test show."""
    browser = getattr(item, "funcargs", {}).get("browser")
    if call.when == "call" and call.excinfo is not None and isinstance(browser, Browser):
        keep_evidence(browser, call.excinfo.value)
    return (yield)


@pytest.fixture(scope="module")
def browser(started_browser: Browser) -> Iterator[Browser]:
    """Chromium for the tests of a module. Playwright's event loop runs only during the module, because other modules
    start their own loops.
    """
    loop = started_browser._loop
    asyncio._set_running_loop(loop)
    yield started_browser
    asyncio._set_running_loop(None)


@pytest.fixture(scope="module")
def push_service(tmp_path_factory: pytest.TempPathFactory) -> Iterator[WebServer]:
    """A local push service that our server trusts."""
    certificate = make_certificate(tmp_path_factory.mktemp("certificate"))
    with pytest.MonkeyPatch.context() as patch, web_server(certificate) as server:
        patch.setenv("SSL_CERT_FILE", str(certificate))
        yield server


@pytest.fixture(scope="module")
def address(tmp_path_factory: pytest.TempPathFactory) -> Iterator[str]:
    """The address of a server for one module, with quick bots."""
    folder: Path = tmp_path_factory.mktemp("data")
    settings = Settings(
        database=sqlite_address(folder),
        bot_pause=0.0,
        bot_limit=60,  # however busy the machine is, nobody decides for them
        limits=False,
        analysis_seconds=0.01,
        notice_networks=("127.0.0.0/8",),
    )
    with bots_alike(), serving(create_app(settings)) as address:
        yield address


@pytest.fixture(autouse=True)
def _dice(request: pytest.FixtureRequest) -> Iterator[None]:
    """Gives every test its own dice, the same in every run."""
    with dice_alike(request.node.nodeid):
        yield


@contextmanager
def serving(app: Litestar) -> Iterator[str]:
    """Serves the application on a local port; yields its address."""
    listener = socket.socket()
    listener.bind(("127.0.0.1", 0))
    server = uvicorn.Server(uvicorn.Config(app, log_level="warning"))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True)
    thread.start()
    deadline = time.monotonic() + 20
    while not server.started and time.monotonic() < deadline:
        time.sleep(0.02)
    yield f"http://127.0.0.1:{listener.getsockname()[1]}"
    server.should_exit = True
    thread.join(10)
    listener.close()


@pytest.fixture
def new_page(browser: Browser, address: str) -> Iterator[NewPage]:
    """Opens pages of new visitors; a test fails if one of them logs an error to its console."""
    contexts: list[BrowserContext] = []
    complaints: list[str] = []

    def open_page(**settings: object) -> Page:
        values: dict[str, object] = {
            "viewport": {"width": 1366, "height": 768},
            "locale": "en-GB",
            "base_url": address,
            "service_workers": "block",  # only tests about them need one
            "reduced_motion": "reduce",  # what moves is drawn sixty times a second; tests about motion ask for it
        }
        context = browser.new_context(**{**values, **settings})  # type: ignore[arg-type]
        contexts.append(context)
        page = context.new_page()
        page.on("console", lambda said: complaints.append(said.text) if said.type == "error" else None)
        page.on("pageerror", lambda error: complaints.append(str(error)))
        return page

    yield open_page
    for context in contexts:
        context.close()
    expected = ("409", "ERR_INTERNET_DISCONNECTED")  # a table that has moved on, and a test without a network
    assert [text for text in complaints if not any(each in text for each in expected)] == []
