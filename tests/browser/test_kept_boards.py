"""Nothing drawn is lost: random sequences of editing, undo, reload, second pages and killed pages.

The server takes its time to save, so a page often dies, and the next one too, while what it has sent is on its way.
"""

from __future__ import annotations

import time
from contextlib import suppress
from pathlib import Path
from random import Random
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Error, Page, expect

from kaiserhof.engine.datafile import read_toml
from kaiserhof.tables.drafts import Drafts
from tests.browser.conftest import NewPage
from tests.browser.desk import ON_SCREEN

BOARD = read_toml((Path(__file__).parents[2] / "examples" / "boards" / "china.toml").read_bytes())
STEPS = 7

BEGIN = """async document => {
  const headers = { "content-type": "application/json" };
  const answer = await fetch("/editor/china/drafts", { method: "POST", headers, body: JSON.stringify({ document }) });
  return (await answer.json()).draft;
}"""
SEEN = """() => JSON.stringify([
  document.querySelector("#board-name").textContent,
  ...[...document.querySelectorAll("#sheet [data-layer='things'] > *")].map(each =>
    [each.tagName, each.textContent, ...["cx", "cy", "x1", "y1", "x2", "y2", "points", "x", "y"].map(key =>
      each.getAttribute(key))]),
])"""
"""What somebody sees of a board: its name, and where everything lies."""


class Artist:
    """Someone who draws, whose browser fails all the time."""

    def __init__(self, page: Page, dice: Random) -> None:
        self.page, self.dice = page, dice
        self.context: BrowserContext = page.context
        page.goto("/editor/china")
        self.here = f"/editor/china/drafts/{page.evaluate(BEGIN, BOARD)}"
        self.open(page)

    def open(self, page: Page) -> Page:
        page.goto(self.here)
        expect(page.locator("#sheet .thing").first).to_be_attached()
        return page

    def seen(self, page: Page) -> str:
        page.evaluate("() => new Promise(requestAnimationFrame)")
        return str(page.evaluate(SEEN))

    def edit(self, page: Page) -> None:
        """Changes something; returns as soon as the page shows it."""
        before = self.seen(page)
        while self.seen(page) == before:
            what = self.dice.randrange(4)
            if what == 0:
                page.locator("#listed").select_option("")
                page.fill("#entry-name", f"Board {self.dice.randrange(10**6)}")
                page.press("#entry-name", "Tab")
            elif what == 1:
                page.click("[data-tool='mountain']")
                self.mouse(page, self.dice.randrange(20, 980), self.dice.randrange(20, 740))
            elif what == 2:
                page.click("[data-tool='choose']")
                field = self.dice.choice(page.locator("#sheet circle[data-kind='field']").all())
                x, y = (float(field.get_attribute(key) or 0) for key in ("cx", "cy"))
                self.mouse(page, x, y, x + self.dice.randrange(-9, 10), y + self.dice.randrange(-9, 10))
            else:
                page.locator("#listed").select_option(f"alliance.{self.dice.randrange(len(BOARD['alliance']))}")  # type: ignore[arg-type]
                page.locator(".ranks li[aria-current] button").last.click()

    def mouse(self, page: Page, *places: float) -> None:
        points = [list(places[at : at + 2]) for at in range(0, len(places), 2)]
        found = page.locator("#sheet").evaluate(ON_SCREEN, points)
        page.mouse.move(*found[0])
        page.mouse.down()
        page.mouse.move(*found[-1])
        page.mouse.up()

    def kept(self, page: Page) -> None:
        expect(page.locator("#kept")).to_have_attribute("data-state", "kept")

    # ---- what happens to them

    def undo(self) -> None:
        for key in self.dice.choices(["Control+z", "Control+y"], k=3):
            self.page.locator("#sheet").focus()
            self.page.keyboard.press(key)

    def reload(self) -> None:
        before = self.seen(self.page)
        self.open(self.page)
        self.shows(self.page, before)

    def kill(self) -> None:
        """The page dies as soon as somebody has seen the change."""
        before = self.seen(self.page)
        killed = self.page
        if self.dice.randrange(2):
            with suppress(Error):
                killed.goto("chrome://crash", wait_until="commit", timeout=3000)
        self.page = self.context.new_page()
        killed.close()
        self.open(self.page)
        self.shows(self.page, before)

    def second(self) -> None:
        """A second page changes the board, and the first follows."""
        self.kept(self.page)
        other = self.open(self.context.new_page())
        self.shows(other, self.seen(self.page))
        self.edit(other)
        self.kept(other)
        self.shows(self.page, self.seen(other))
        first, self.page = self.page, other
        first.close()

    def both(self) -> None:
        """Two pages change the board while neither hears of the other: both drawings stay."""
        self.kept(self.page)
        other = self.open(self.context.new_page())
        for page in (self.page, other):
            page.route("**/drafts/*", lambda route: route.abort("internetdisconnected"))
            self.edit(page)
        drawn = [self.seen(page) for page in (self.page, other)]
        for page in (self.page, other):
            page.unroute("**/drafts/*")
            self.edit_nothing(page)
            self.kept(page)
        self.shows(self.page, drawn[0])
        self.shows(other, drawn[1])
        assert self.page.url != other.url
        other.close()
        self.here = "/editor/" + self.page.url.partition("/editor/")[2]

    def edit_nothing(self, page: Page) -> None:
        """Hides and shows the page, so that it sends what it has."""
        page.evaluate(
            """() => {
              Object.defineProperty(document, "visibilityState", { value: "hidden", configurable: true });
              document.dispatchEvent(new Event("visibilitychange"));
            }"""
        )

    def shows(self, page: Page, board: str) -> None:
        page.wait_for_function(f"board => ({SEEN})() === board", arg=board)

    def file(self, page: Page) -> bytes:
        with page.expect_download() as saved:
            page.click("#export")
        return saved.value.path().read_bytes()

    def run(self) -> None:
        acts: list[Any] = [self.undo, self.reload, self.kill, self.second, self.both]
        for _ in range(STEPS):
            self.edit(self.page)
            self.dice.choices(acts, weights=[3, 3, 4, 2, 1])[0]()
        # Somebody who opens the draft later has the same file.
        expect(self.page.locator("#export")).to_be_enabled()
        self.kept(self.page)
        file = self.file(self.page)
        self.page.evaluate("localStorage.clear()")
        later = self.open(self.context.new_page())
        expect(later.locator("#export")).to_be_enabled()
        assert self.file(later) == file
        self.page.close()
        self.page = later


@pytest.fixture(autouse=True)
def _slow_server(monkeypatch: pytest.MonkeyPatch) -> None:
    save, dice = Drafts.save, Random(1)

    def late(drafts: Drafts, *values: Any) -> int:
        time.sleep(dice.choice([0, 0, 0.5, 1.5]))
        return save(drafts, *values)

    monkeypatch.setattr(Drafts, "save", late)


@pytest.mark.long
@pytest.mark.parametrize("seed", range(2))
def test_nothing_drawn_is_lost(new_page: NewPage, seed: int) -> None:
    Artist(new_page(), Random(seed)).run()


@pytest.mark.thorough
@pytest.mark.parametrize("first", range(0, 200, 5))
def test_nothing_drawn_is_lost_in_two_hundred_evenings(new_page: NewPage, first: int) -> None:
    for seed in range(first, first + 5):
        artist = Artist(new_page(), Random(1000 + seed))
        artist.run()
        artist.context.close()
