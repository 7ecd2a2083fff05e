"""Kaiserhof in a browser's tab, on a phone's screen: played by taps, and interrupted in every way."""

from __future__ import annotations

import os
import re
import shutil
from pathlib import Path
from random import Random
from typing import cast

import pytest
from playwright.sync_api import Page

from kaiserhof.engine import game_ids
from tests.browser.player import act, number, play_to_the_end, wait_for_turn
from tests.tab.conftest import Browsers, Host, Tab
from tests.tab.processes import kill_renderers

pytestmark = pytest.mark.tab

FIRST, *OTHERS = game_ids()

KILLS = int(os.environ.get("KAISERHOF_KILLS", "3"))
"""How often the renderer is killed."""

LOBBY = """async (game) => {
  const post = (path, fields) => fetch(path, { method: "POST", body: new URLSearchParams(fields) });
  const { url } = await post("/new", { game, seats: 3 });
  const lobby = `${new URL(url).pathname}/lobby`;
  for (const what of ["pace:quick", "bot:1:novice", "bot:2:regular", "begin"]) await post(lobby, { do: what });
  return url;
}"""
"""Creates a table whose bots do not pause, and starts its game."""


ALL_STORED = """async (files) => {
  const stored = await Promise.all(files.map((each) => caches.match(`/${each}`)));
  return stored.every(Boolean);
}"""
"""Whether the service worker has stored these files."""

INSTALLABLE = "fetch(document.getElementById('manifest').href).then((answer) => answer.json())"


def begin(tab: Tab, game: str) -> None:
    """Starts a game with quick bots."""
    place = tab.evaluate(LOBBY, game)
    tab.frame.goto(place)
    tab.wait_for_selector(".ready #prompt")


def player(tab: Tab) -> Page:
    return cast(Page, tab)


def broken_pictures(tab: Tab) -> list[str]:
    """Returns the pictures of the page that have not loaded."""
    found: list[str] = tab.evaluate(
        """async () => {
          const broken = [];
          for (const each of document.querySelectorAll("img, image")) {
            const address = each.getAttribute("src") ?? each.getAttribute("href");
            const picture = Object.assign(new Image(), { src: address });
            await picture.decode().catch(() => {});
            if (!picture.naturalWidth || (each.localName === "img" && each.complete && !each.naturalWidth)) {
              broken.push(address);
            }
          }
          return broken;
        }"""
    )
    return found


HAND_OVER = """() => fetch(`${location.pathname}/run`, {
  method: "POST",
  body: new URLSearchParams({ do: "hand-over", seat: 0, level: "novice" }),
})"""
"""Lets a bot play on."""


@pytest.mark.parametrize(
    ("game", "path", "by_taps"),
    [
        (FIRST, "/kaiserhof/", False),
        *(pytest.param(game, "/", True, marks=pytest.mark.thorough) for game in (FIRST, *OTHERS)),
    ],
)
def test_a_game_on_a_phone_outlasts_a_reload_and_is_played_to_its_end(
    files: Path, tmp_path: Path, browsers: Browsers, game: str, path: str, by_taps: bool
) -> None:
    host = Host(files, tmp_path / "www", path)
    rng = Random(7)
    with browsers.browser() as browser:
        tab = Tab(browser.new_page())
        tab.open(host.address)
        assert broken_pictures(tab) == []
        begin(tab, game)
        assert broken_pictures(tab) == []
        for _ in range(3):
            assert wait_for_turn(player(tab))
            act(player(tab), rng, touch=True)
        assert wait_for_turn(player(tab))
        before = number(player(tab))
        place = tab.page.url
        assert place.startswith(f"{host.address}t/")
        tab.page.reload()
        tab.wait_until_ready()
        tab.wait_for_selector(".ready #prompt")
        assert (tab.page.url, number(player(tab))) == (place, before)
        if by_taps:
            play_to_the_end(player(tab), rng, touch=True)
        else:
            act(player(tab), rng, touch=True)
            tab.evaluate(HAND_OVER)
            tab.wait_for_selector("#main[data-status=finished]")
        tab.frame.wait_for_url(re.compile("/score$"))  # the final scoring leads there
        assert broken_pictures(tab) == []
    host.stop()


def test_without_a_network_a_game_goes_on(browsers: Browsers, host: Host) -> None:
    with browsers.browser() as browser:
        tab = Tab(browser.new_page())
        tab.open(host.address)
        begin(tab, FIRST)
        place = tab.page.url
        tab.page.wait_for_function(ALL_STORED, arg=host.files())
        assert tab.page.evaluate(INSTALLABLE)["start_url"] == "../../"
    host.answered.clear()
    with browsers.browser() as browser:
        tab = Tab(browser.new_page())
        tab.open(host.address)
        assert {code for _, code in host.answered} <= {"304"}  # the browser asks for a new version, and nothing is sent
    host.stop()
    with browsers.browser() as browser:
        tab = Tab(browser.new_page())
        tab.open(host.address)
        assert tab.locator(f"a[href='{place[place.index('/t/') :]}']").count() == 2  # to go on with, and in the list
        tab.frame.goto(place)
        tab.wait_for_selector(".ready #prompt")
        assert wait_for_turn(player(tab))
        since = number(player(tab))
        act(player(tab), Random(1), touch=True)
        assert number(player(tab)) > since


@pytest.mark.thorough
def test_a_second_tab_says_where_the_games_are_and_takes_them_over(browsers: Browsers, host: Host) -> None:
    with browsers.browser() as browser:
        first, second = Tab(browser.new_page()), Tab(browser.new_page())
        first.open(host.address)
        begin(first, FIRST)
        second.page.goto(first.page.url)
        assert second.said() == "Your games are open in another tab."
        second.page.get_by_role("button", name="Go on here").click()
        assert first.said() == "Your games are open in another tab."
        second.wait_until_ready()
        second.wait_for_selector(".ready #prompt")
        second.page.close()
        first.page.locator("#notice").wait_for(state="hidden")
        first.wait_until_ready()
        first.wait_for_selector(".ready #prompt")


@pytest.mark.thorough
def test_a_new_version_takes_over_when_it_is_asked_for_and_the_game_goes_on(
    browsers: Browsers, files: Path, older: Path, tmp_path: Path
) -> None:
    host = Host(older, tmp_path / "www", "/")
    with browsers.browser() as browser:
        tab = Tab(browser.new_page())
        tab.open(host.address)
        begin(tab, FIRST)
        renew(host.place, files)
        tab.page.evaluate("navigator.serviceWorker.ready.then((registration) => registration.update())")
        assert tab.said() == "There is a new version of Kaiserhof. Your games stay."
        assert wait_for_turn(player(tab))
        act(player(tab), Random(2), touch=True)  # the old version still works
        assert wait_for_turn(player(tab))
        before = number(player(tab))
        with tab.page.expect_event("load"):
            tab.page.get_by_role("button", name="Load it").click()
        tab.wait_until_ready()
        tab.wait_for_selector(".ready #prompt")
        assert number(player(tab)) == before
        assert tab.page.locator("script[src*=aaaaaaaaaaaa]").count() == 1
        assert len([name for name in tab.page.evaluate("caches.keys()") if not name.endswith("answers")]) == 1
        assert wait_for_turn(player(tab))
        act(player(tab), Random(2), touch=True)
    host.stop()


def renew(place: Path, files: Path) -> None:
    """Replaces the build by one with another version."""
    shutil.rmtree(place)
    shutil.copytree(files, place)
    old = next((place / "tab").iterdir())
    new = old.rename(old.with_name("aaaaaaaaaaaa"))
    for name in ("index.html", "worker.js"):
        text = (place / name).read_text(encoding="utf-8")
        (place / name).write_text(text.replace(old.name, new.name), encoding="utf-8")


@pytest.mark.thorough
@pytest.mark.timeout(600 + 30 * KILLS)
def test_a_killed_renderer_loses_no_move_that_was_answered(browsers: Browsers, host: Host) -> None:
    rng = Random(3)
    with browsers.browser() as browser:
        tab = Tab(browser.new_page())
        tab.open(host.address)
        begin(tab, FIRST)
        place = tab.page.url
        tab.page.wait_for_function("() => document.documentElement.dataset.image")  # later starts are quick
        killed = 0
        while killed < KILLS:
            if not wait_for_turn(player(tab)):
                begin(tab, FIRST)
                place = tab.page.url
                continue
            act(player(tab), rng, touch=True)
            answered = number(player(tab))
            kill_renderers(browsers.profile)
            killed += 1
            if KILLS > 3:
                print(f"kill {killed}: {answered} acts were answered", flush=True)
            tab.page.close()
            tab = Tab(browser.new_page())
            tab.open(place)
            tab.wait_for_selector(".ready #prompt")
            assert number(player(tab)) >= answered
