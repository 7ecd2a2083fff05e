"""Three people at one table, each in their own browser, and a server whose time a test controls."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path

import uvicorn
from litestar import Litestar
from playwright.sync_api import Browser, BrowserContext, Page

from kaiserhof.engine import Game
from kaiserhof.storage.store import sqlite_address
from kaiserhof.tables import ClockRule, Person, SeatPlan, TablePlan, Tables
from kaiserhof.web import Settings
from kaiserhof.web.app import create_app
from tests.browser.evidence import keep_evidence
from tests.tables.party import GAME, Party

PHONE, DESK = {"width": 390, "height": 844}, {"width": 1366, "height": 768}
PEOPLE = (("Anna", "en", DESK), ("Bernd", "de", PHONE), ("陈梅", "zh", DESK))
ENDLESS = 1e9


class Later:
    """The time of the machine plus an offset."""

    def __init__(self) -> None:
        self.more = 0.0

    def __call__(self) -> float:
        return time.time() + self.more

    def running(self) -> float:
        """The monotonic time plus the same offset."""
        return time.monotonic() + self.more


@dataclass
class Evening:
    """A server with a table of three, and each person's browser."""

    folder: Path
    later: Later = field(default_factory=Later)
    people: list[tuple[Person, BrowserContext]] = field(default_factory=list)
    table: str = ""
    _port: int = 0

    def start(self) -> None:
        """Starts the server, always at the same address."""
        self.app: Litestar = create_app(Settings(sqlite_address(self.folder), bot_pause=0.02, limits=False))
        self.tables: Tables = self.app.dependencies["tables"].dependency()  # type: ignore[union-attr]
        self.tables.store.database.clock = self.later
        self.tables.clocks.uptime.running = self.later.running
        self.tables.clocks.uptime.step()  # what has passed since it last ran counts little
        self.tables.clocks.uptime.gap = ENDLESS
        self._listener = socket.socket()
        self._listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        self._listener.bind(("127.0.0.1", self._port))
        self._port = self._listener.getsockname()[1]
        self._server = uvicorn.Server(uvicorn.Config(self.app, log_level="warning", timeout_graceful_shutdown=2))
        self._thread = threading.Thread(target=self._server.run, kwargs={"sockets": [self._listener]}, daemon=True)
        self._thread.start()
        while not self._server.started:
            time.sleep(0.02)

    def stop(self) -> None:
        """Stops the server; pages lose their streams."""
        self.app.state.end_streams()
        self._server.should_exit = True
        self._thread.join(20)
        self._listener.close()

    @property
    def address(self) -> str:
        return f"http://127.0.0.1:{self._port}"

    def open(self, who: int, path: str = "") -> Page:
        page = self.people[who][1].new_page()
        page.goto(f"{self.address}/t/{self.table}" if not path else f"{self.address}{path}")
        return page

    def party(self) -> Party:
        return Party(self.tables, self.table, [person for person, _ in self.people])

    def wait_until_closed(self, who: int) -> None:
        """Waits until the server knows that a person has no open stream."""
        tabs = self.tables.presence._tabs
        while any(tab.streams for tab in tabs.get(self.people[who][0].id, {}).values()):
            time.sleep(0.02)

    def pass_by(self, seconds: float) -> None:
        """Advances the time and lets the server react."""
        self.later.more += seconds
        self.tables.presence.step()
        self.tables.offers.decide_expired()
        self.tables.clocks.check_clocks()


@contextmanager
def evening_with(browser: Browser, folder: Path, clock: ClockRule, game: Game = GAME) -> Iterator[Evening]:
    """Yields an evening of three people at a table with this clock."""
    evening = Evening(folder)
    evening.start()
    for name, lang, size in PEOPLE:
        person, token = evening.tables.people.add(name, lang)
        context = browser.new_context(viewport=size, locale=lang, reduced_motion="reduce")  # type: ignore[arg-type]
        context.add_cookies([{"name": "kaiserhof", "value": token, "url": evening.address}])
        evening.people.append((person, context))
    plans = [SeatPlan("person", None, person) for person, _ in evening.people]
    evening.table = evening.tables.creation.create(evening.people[0][0], TablePlan(game.id, plans, clock=clock))
    try:
        yield evening
    except Exception as error:
        keep_evidence(browser, error)
        raise
    finally:
        for _, context in evening.people:
            context.close()
        evening.stop()
