"""The static files behind a server that knows nothing of Kaiserhof, and browsers that open them."""

from __future__ import annotations

import json
import os
import shutil
import threading
from collections.abc import Iterator
from contextlib import contextmanager
from functools import partial
from http.server import SimpleHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from typing import Any
from urllib.parse import urlsplit

import pytest
from playwright.sync_api import BrowserContext, Frame, Page, Playwright, sync_playwright

from kaiserhof.tab.building import build
from tests.browser.chromium import ARGUMENTS, MISSING, chromium

PHONE: dict[str, Any] = {
    "viewport": {"width": 412, "height": 915},
    "has_touch": True,
    "is_mobile": True,
    "locale": "en-GB",
}
READY = "() => document.getElementById('starting').hidden"
PATIENCE = 240_000
"""Milliseconds within which the application must start, however busy the machine is."""


@pytest.fixture(scope="session")
def files(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The static files built by `make test-tab`."""
    if built := os.environ.get("KAISERHOF_TAB"):
        return Path(built).absolute()
    folder = tmp_path_factory.mktemp("files") / "tab"
    build(folder)
    return folder


@pytest.fixture(scope="session")
def older(files: Path) -> Path:
    """The static files of an earlier version, if `make test-tab OLDER=FOLDER` names one, else the same once more."""
    return Path(os.environ.get("KAISERHOF_OLDER_TAB") or files).absolute()


class _Handler(SimpleHTTPRequestHandler):
    extensions_map = {  # noqa: RUF012
        **SimpleHTTPRequestHandler.extensions_map,
        ".js": "text/javascript",
        ".mjs": "text/javascript",
        ".wasm": "application/wasm",
    }

    def log_message(self, *_: Any) -> None:
        pass

    def log_request(self, code: int | str = "-", size: int | str = "-") -> None:
        log: list[tuple[str, str]] = self.server.answered  # type: ignore[attr-defined]
        log.append((self.path, str(int(code))))


class Host:
    """A web server with the static files below a path."""

    def __init__(self, files: Path, folder: Path, path: str) -> None:
        self.place = folder / path.strip("/")
        shutil.copytree(files, self.place, dirs_exist_ok=True)
        self._server = ThreadingHTTPServer(("127.0.0.1", 0), partial(_Handler, directory=str(folder)))
        self.answered: list[tuple[str, str]] = []
        self._server.answered = self.answered  # type: ignore[attr-defined]
        threading.Thread(target=self._server.serve_forever, daemon=True).start()
        self.address = f"http://127.0.0.1:{self._server.server_port}{path}"

    def files(self) -> list[str]:
        """Returns the files of the build, as the service worker knows them."""
        told = (self.place / "worker.js").read_text(encoding="utf-8").removeprefix("const BUILD = ")
        found: list[str] = json.loads(told[: told.index(";\n")])["files"]
        return found

    def stop(self) -> None:
        self._server.shutdown()
        self._server.server_close()


class Tab:
    """A tab with Kaiserhof; searches for elements look in its frame, which fills the tab."""

    def __init__(self, page: Page) -> None:
        self.page = page

    @property
    def frame(self) -> Frame:
        return self.page.frames[1]

    def __getattr__(self, name: str) -> Any:
        of_page = name in ("mouse", "touchscreen", "keyboard", "context", "viewport_size", "screenshot")
        return getattr(self.page if of_page else self.frame, name)

    def open(self, address: str) -> None:
        self.page.goto(address)
        self.wait_until_ready()

    def wait_until_ready(self) -> None:
        self.page.wait_for_function(READY)
        assert self.page.locator("#notice").is_hidden(), self.page.inner_text("#said")

    def said(self) -> str:
        """Returns the shell's message as soon as there is one."""
        self.page.locator("#said").wait_for()
        return self.page.inner_text("#said")


class Browsers:
    """Starts browsers with a persistent profile."""

    def __init__(self, playwright: Playwright, path: str, profile: Path) -> None:
        self._playwright, self._path = playwright, path
        self.profile = profile
        self.complaints: list[str] = []
        self.asked: set[str] = set()

    @contextmanager
    def browser(self) -> Iterator[BrowserContext]:
        browser = self._playwright.chromium.launch_persistent_context(
            self.profile, executable_path=self._path, args=ARGUMENTS, **PHONE
        )
        browser.set_default_timeout(PATIENCE)
        browser.on("request", lambda asked: self.asked.add(asked.url))
        browser.on(
            "console",
            lambda said: self.complaints.append(f"{said.text} {said.location}") if said.type == "error" else None,
        )
        yield browser
        browser.close()


@pytest.fixture(scope="session")
def playwright() -> Iterator[Playwright]:
    with sync_playwright() as started:
        yield started


@pytest.fixture
def browsers(playwright: Playwright, tmp_path: Path) -> Iterator[Browsers]:
    """Browsers with the same profile; a test fails if one of their pages logs an error to its console, or asks another
    host for anything.
    """
    path = chromium()
    if path is None:
        pytest.skip(MISSING)
    started = Browsers(playwright, path, tmp_path / "profile")
    yield started
    assert [said for said in started.complaints if "409" not in said] == []
    assert {urlsplit(address).hostname for address in started.asked} <= {"127.0.0.1", None}


@pytest.fixture
def host(files: Path, tmp_path: Path) -> Iterator[Host]:
    started = Host(files, tmp_path / "www", "/")
    yield started
    started.stop()
