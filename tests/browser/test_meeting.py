"""People at one table, each in a browser of their own: who is here, a seat asked for, taken back, and a rematch."""

from __future__ import annotations

import socket
import threading
import time
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest
import uvicorn
from playwright.sync_api import Browser, BrowserContext, Page, expect

from kaiserhof.tables import Person, SeatPlan, Tables
from kaiserhof.tables.storage.store import sqlite_address
from kaiserhof.web import Settings, create_app
from tests.browser.test_pages import violations
from tests.tables.party import GAME, Party

PHONE, DESK = {"width": 390, "height": 844}, {"width": 1366, "height": 768}


class Later:
    """The time of the machine, and some more."""

    def __init__(self) -> None:
        self.more = 0.0

    def __call__(self) -> float:
        return time.time() + self.more


@dataclass
class Evening:
    """A server with a table of three, and the browser of each."""

    address: str
    tables: Tables
    later: Later
    people: list[tuple[Person, BrowserContext]]
    table: str

    def open(self, who: int, path: str = "") -> Page:
        page = self.people[who][1].new_page()
        page.goto(f"{self.address}/t/{self.table}" if not path else f"{self.address}{path}")
        return page

    def wait_until_closed(self, who: int) -> None:
        """Waits until the server knows that nobody's page streams any more."""
        tabs = self.tables.presence._tabs
        while any(tab.streams for tab in tabs.get(self.people[who][0].id, {}).values()):
            time.sleep(0.02)

    def pass_by(self, seconds: float) -> None:
        """Time passes, and the server notices."""
        self.later.more += seconds
        self.tables.presence.step()
        self.tables.decide_offers()


@pytest.fixture
def evening(browser: Browser, tmp_path: Path) -> Iterator[Evening]:
    app = create_app(Settings(database=sqlite_address(tmp_path), bot_pause=0.02, limits=False))
    tables: Tables = app.dependencies["tables"].dependency()  # type: ignore[union-attr]
    later = Later()
    tables.store.clock = later
    listener = socket.socket()
    listener.bind(("127.0.0.1", 0))
    server = uvicorn.Server(uvicorn.Config(app, log_level="warning", timeout_graceful_shutdown=2))
    thread = threading.Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True)
    thread.start()
    while not server.started:
        time.sleep(0.02)
    address = f"http://127.0.0.1:{listener.getsockname()[1]}"
    people = []
    for name, lang, size in (("Anna", "en", DESK), ("Bernd", "de", PHONE), ("陈梅", "zh", DESK)):
        person, token = tables.new_person(name, lang)
        context = browser.new_context(viewport=size, locale=lang)  # type: ignore[arg-type]
        context.add_cookies([{"name": "kaiserhof", "value": token, "url": address}])
        people.append((person, context))
    plans = [SeatPlan("person", None, person) for person, _ in people]
    table = tables.create(people[0][0], GAME.id, plans)
    yield Evening(address, tables, later, people, table)
    for _, context in people:
        context.close()
    app.state.end_streams()
    server.should_exit = True
    thread.join(10)
    listener.close()


@pytest.mark.shown
def test_three_people_meet_lose_each_other_and_play_again(evening: Evening) -> None:
    party = Party(evening.tables, evening.table, [person for person, _ in evening.people])
    while party.awaited() != evening.people[1][0]:
        party.go_on()
    anna, mei = evening.open(0), evening.open(2)
    bernd = evening.open(1)
    expect(anna.locator("[data-presence='1']")).to_have_class("presence here")
    expect(mei.locator("[data-presence='1']")).to_have_text("在线")
    expect(anna.locator("#await")).to_be_hidden()

    bernd.close()
    expect(anna.locator("[data-presence='1']")).to_have_class("presence away")
    evening.wait_until_closed(1)
    evening.pass_by(31)
    expect(anna.locator("[data-presence='1']")).to_have_class("presence gone")
    for page in (anna, mei):
        page.mouse.move(5, 5)
    evening.pass_by(200)
    for page in (anna, mei):
        page.reload()
    expect(anna.locator("#await")).to_be_visible()
    expect(mei.locator("#await .for-owner")).to_be_hidden()
    assert violations(anna) == []

    # asked and refused
    anna.locator("#await .for-owner").click()
    expect(anna.locator(".meeting .offer")).to_be_visible()
    expect(mei.locator(".meeting .offer")).to_contain_text("Bernd")
    home = evening.open(1, "/")
    expect(home.locator(".asks a")).to_contain_text("Anna")
    home.locator(".asks a").click()
    expect(home.locator(".meeting .offer .btn")).to_have_count(3)
    assert violations(home) == []
    home.locator(".meeting .offer .btn-main").click()
    expect(anna.locator(".meeting .offer")).to_have_count(0)
    assert evening.tables.view(evening.table, None).seats[1].stand_in is None

    # asked again, silent, replaced, and taken back with one tap
    home.close()
    evening.wait_until_closed(1)
    evening.pass_by(31)
    evening.pass_by(200)
    for page in (anna, mei):
        page.reload()
    anna.locator("#await .for-owner").click()
    mei.locator(".meeting .offer .btn-main").click()
    expect(anna.locator(".answers .yes")).to_have_count(1)
    evening.pass_by(61)
    expect(anna.locator("#seat-1 .stands-in")).to_be_visible()
    bernd = evening.open(1)
    expect(bernd.locator("#take-back")).to_be_visible()
    assert violations(bernd) == []
    bernd.locator("#take-back").click()
    expect(bernd.locator("#take-back")).to_have_count(0)
    expect(anna.locator("#seat-1 .stands-in")).to_have_count(0)

    # a rematch by consent, live and after a reload
    party.finish()
    for page in (anna, mei, bernd):
        expect(page.locator("#rematch")).to_be_visible()
    anna.locator("#rematch").click()
    expect(mei.locator(".meeting .offer")).to_contain_text("Anna")
    bernd.reload()
    expect(bernd.locator(".meeting .offer")).to_contain_text("Revanche")
    mei.locator(".meeting .offer .btn-main").click()
    expect(anna.locator(".answers .yes")).to_have_count(1)
    bernd.locator(".meeting .offer .btn-main").click()
    bernd.wait_for_url(lambda url: evening.table not in url)
    following = evening.tables.view(evening.table, None).next
    expect(anna.locator(f"#prompt-do a[href='/t/{following}']")).to_be_visible()
