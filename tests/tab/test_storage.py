"""What a tab keeps in the browser: an image of its memory, its games, and what it says if there is no room."""

from __future__ import annotations

from pathlib import Path
from random import Random

import pytest

from tests.browser.player import act, number, until, wait_for_turn
from tests.tab.conftest import Browsers, Host, Tab
from tests.tab.test_tab import FIRST, begin, player

pytestmark = [pytest.mark.tab, pytest.mark.thorough]

IMAGE = """async () => {
  const root = await navigator.storage.getDirectory();
  const folder = await root.getDirectoryHandle("kaiserhof-image", { create: true });
  const sizes = [];
  for await (const file of folder.values()) sizes.push((await file.getFile()).size);
  return sizes;
}"""
"""The sizes of the images of memory."""

SPOIL = """async () => {
  const root = await navigator.storage.getDirectory();
  const folder = await root.getDirectoryHandle("kaiserhof-image");
  for await (const file of folder.values()) {
    const size = (await file.getFile()).size;
    const writing = await file.createWritable({ keepExistingData: true });
    await writing.write({ type: "write", position: 16, data: new Uint8Array(4096) });
    await writing.close();
  }
}"""
"""Spoils the beginning of the images."""

HOW = "document.documentElement.dataset.started"


def started_from(tab: Tab) -> str:
    found: str = tab.page.evaluate(HOW)
    return found


def make_image(tab: Tab) -> None:
    """Waits until the first visit has made an image."""
    tab.page.wait_for_function("() => document.documentElement.dataset.image", timeout=120_000)
    assert tab.page.evaluate("document.documentElement.dataset.image") == "made"


def test_a_second_visit_starts_from_the_image_that_the_first_has_made(browsers: Browsers, host: Host) -> None:
    with browsers.browser() as browser:
        tab = Tab(browser.new_page())
        tab.open(host.address)
        assert started_from(tab) == "plain"
        begin(tab, FIRST)
        make_image(tab)
    with browsers.browser() as browser:
        tab = Tab(browser.new_page())
        tab.open(host.address)
        assert started_from(tab) == "image"
        tab.locator("a[href^='/t/']").first.click()
        tab.wait_for_selector(".ready #prompt")
        rng = Random(5)
        for _ in range(4):
            assert wait_for_turn(player(tab))
            act(player(tab), rng, touch=True)
        before = number(player(tab))
        tab.page.reload()
        tab.wait_until_ready()
        assert started_from(tab) == "image"
        tab.wait_for_selector(".ready #prompt")
        assert number(player(tab)) >= before


def test_a_spoilt_image_is_dropped_and_the_start_goes_on_without(browsers: Browsers, host: Host) -> None:
    with browsers.browser() as browser:
        tab = Tab(browser.new_page())
        tab.open(host.address)
        make_image(tab)
        tab.page.evaluate(SPOIL)
        tab.page.reload()
        tab.wait_until_ready()
        assert started_from(tab) == "plain"
        assert tab.page.evaluate(IMAGE) == []


def test_games_are_saved_as_a_file_and_taken_in_by_taps(browsers: Browsers, host: Host, tmp_path: Path) -> None:
    with browsers.browser() as browser:
        tab = Tab(browser.new_page())
        tab.open(host.address)
        begin(tab, FIRST)
        kept = tab.frame.url
        tab.frame.goto(host.address)
        with tab.page.expect_download() as saving:
            tab.locator("a[href$='/me/games/file']").click()
        saving.value.save_as(tmp_path / "games.zip")
        begin(tab, FIRST)
        other = tab.frame.url
        tab.frame.goto(host.address)
        tab.locator("#games").set_input_files(tmp_path / "games.zip")
        tab.page.evaluate("window.before = true")
        tab.locator("form[action$='/me/games/file'] button").click()
        tab.page.wait_for_function("() => !window.before")
        tab.wait_until_ready()
        tab.wait_for_selector("#main")
        path = kept[kept.index("/t/") :]
        tab.locator(f"a[href$='{path}']").first.wait_for()
        assert tab.locator(f"a[href$='{other[other.index('/t/') :]}']").count() == 0


NO_ROOM = """
let room = true;
new BroadcastChannel("room").onmessage = ({ data }) => (room = data);
function needRoom() {
  if (!room) throw new DOMException("no room", "QuotaExceededError");
}
"""
"""A browser gives a file room by the megabyte, so a real limit would be reached only after many games."""


def change_script(host: Host, old: str, new: str, more: str = "") -> None:
    """Changes what the build does with files."""
    script = next(host.place.glob("tab/*/files.js"))
    text = script.read_text(encoding="utf-8")
    assert old in text
    script.write_text(text.replace(old, new) + more, encoding="utf-8")


def test_a_move_for_which_there_is_no_room_says_so_and_can_be_made_again(
    files: Path, tmp_path: Path, browsers: Browsers
) -> None:
    host = Host(files, tmp_path / "www", "/")
    change_script(host, "stored(() => handle.write(", "stored(() => needRoom() ?? handle.write(", NO_ROOM)
    with browsers.browser() as browser:
        tab = Tab(browser.new_page())
        tab.open(host.address)
        begin(tab, FIRST)
        assert wait_for_turn(player(tab))
        before = number(player(tab))
        tab.page.evaluate("window.room = new BroadcastChannel('room'); room.postMessage(false)")
        tab.evaluate("fetch('/new', { method: 'POST', body: new URLSearchParams({ game: 'china', seats: 3 }) })")
        assert "no room" in tab.said()
        tab.page.evaluate("room.postMessage(true)")
        tab.page.locator("#close").click()
        act(player(tab), Random(4), touch=True)
        assert number(player(tab)) > before
        answered = number(player(tab))
        tab.page.reload()
        tab.wait_until_ready()
        tab.wait_for_selector(".ready #prompt")
        assert number(player(tab)) >= answered
    browsers.complaints = [said for said in browsers.complaints if "status of 50" not in said]
    host.stop()


def test_a_browser_that_stores_nothing_says_so_and_plays(files: Path, tmp_path: Path, browsers: Browsers) -> None:
    host = Host(files, tmp_path / "www", "/")
    change_script(host, "await navigator.storage.getDirectory()", "await Promise.reject()")
    with browsers.browser() as browser:
        tab = Tab(browser.new_page())
        tab.page.goto(host.address)
        assert tab.said() == "This browser stores nothing here. Your games are gone when you close the tab."
        tab.page.wait_for_function("() => document.getElementById('starting').hidden")
        begin(tab, FIRST)
        assert wait_for_turn(player(tab))
    host.stop()


def test_a_level_that_thinks_keeps_no_page_waiting(browsers: Browsers, host: Host) -> None:
    with browsers.browser() as browser:
        tab = Tab(browser.new_page())
        tab.open(host.address)
        place = tab.evaluate(
            """async () => {
              const post = (path, fields) => fetch(path, { method: "POST", body: new URLSearchParams(fields) });
              const { url } = await post("/new", { game: "dayunhe", seats: 3 });
              const lobby = `${new URL(url).pathname}/lobby`;
              const deeds = ["pace:quick", "bot:1:scholar", "bot:2:scholar", "place:2", "begin"];
              for (const what of deeds) await post(lobby, { do: what });
              return url;
            }"""
        )
        tab.frame.goto(place)
        tab.wait_for_selector(".ready #prompt")
        slowest = until(
            player(tab),
            """async () => {
              window.times ??= [];
              const since = performance.now();
              await fetch("/health/live");
              window.times.push(performance.now() - since);
              return document.getElementById("main").dataset.turn === "yes" && Math.max(...window.times);
            }""",
            seconds=120,
        )
        assert slowest < 3000
