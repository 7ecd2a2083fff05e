"""An evening of three people from start to rematch: `make evening` plays it with every game, and takes pictures.

Everything that can happen between people happens once: someone is away, gone, replaced by request, present again, and
back; in the end all agree to play again.
"""

from __future__ import annotations

import argparse
import tempfile
from collections.abc import Callable
from pathlib import Path

from playwright.sync_api import Page, expect, sync_playwright

from kaiserhof.engine import find_game, game_ids
from kaiserhof.tables.clocks.clock import NO_CLOCK, ClockRule
from tests.browser.alike import dice_alike
from tests.browser.axe import violations
from tests.browser.chromium import ARGUMENTS, chromium
from tests.browser.evening import Evening, evening_with

Look = Callable[[str, list[Page]], None]


def spend(evening: Evening, look: Look = lambda _when, _pages: None) -> None:
    """Plays the evening. At each event, `look` gets its name and the pages that show something of it."""
    party = evening.party()
    while party.awaited() != evening.people[1][0]:
        assert party.go_on()
    anna, mei = evening.open(0), evening.open(2)
    one_goes(evening, anna, mei, look)
    a_bot_is_refused(evening, anna, mei, look)
    bernd = a_bot_plays_until_one_is_back(evening, anna, mei, look)
    they_play_again(evening, anna, bernd, mei, look)


def one_goes(evening: Evening, anna: Page, mei: Page, look: Look) -> None:
    """Bernd, who is to move, is present, then away, then gone."""
    bernd = evening.open(1)
    expect(anna.locator("[data-presence='1']")).to_have_class("presence here")
    expect(mei.locator("[data-presence='1']")).to_have_text("在线")
    expect(anna.locator("#await")).to_be_hidden()
    look("here", [anna, bernd, mei])

    bernd.close(run_before_unload=True)  # as a person closes a page: its last sign is sent, however busy the machine is
    expect(anna.locator("[data-presence='1']")).to_have_class("presence away")
    look("away", [anna, mei])
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
    look("gone", [anna, mei])


def a_bot_is_refused(evening: Evening, anna: Page, mei: Page, look: Look) -> None:
    """Anna asks for a bot; Bernd sees it on another page and refuses. Anna reads who it was; Mei sees no more of it."""
    anna.locator("#await .for-owner").click()
    expect(anna.locator(".meeting .offer")).to_be_visible()
    expect(mei.locator(".meeting .offer")).to_contain_text("Bernd")
    home = evening.open(1, "/")
    expect(home.locator(".asks a")).to_contain_text("Anna")
    look("asked elsewhere", [home])
    home.locator(".asks a").click()
    expect(home.locator(".meeting .offer .btn")).to_have_count(3)
    assert violations(home) == []
    look("asked", [anna, home, mei])
    home.locator(".meeting .offer .btn-main").click()
    expect(anna.locator(".meeting .offer[role=status]")).to_contain_text("Bernd has declined")
    expect(anna.locator(".meeting .offer .btn")).to_have_count(0)
    expect(mei.locator(".meeting .offer")).to_have_count(0)
    assert evening.tables.views.view(evening.table, None).seats[1].stand_in is None
    look("refused", [anna, home, mei])
    home.close()


def a_bot_plays_until_one_is_back(evening: Evening, anna: Page, mei: Page, look: Look) -> Page:
    """Asked again, Bernd does not answer, is replaced, and takes the seat back with one tap. Returns his page."""
    evening.wait_until_closed(1)
    evening.pass_by(31)
    evening.pass_by(200)
    for page in (anna, mei):
        page.reload()
    expect(anna.locator(".meeting .offer")).to_have_count(0)
    anna.locator("#await .for-owner").click()
    mei.locator(".meeting .offer .btn-main").click()
    expect(anna.locator(".answers .yes")).to_have_count(1)
    look("agreed", [anna, mei])
    evening.pass_by(61)
    expect(anna.locator("#seat-1 .stands-in")).to_be_visible()
    bernd = evening.open(1)
    expect(bernd.locator("#take-back")).to_be_visible()
    assert violations(bernd) == []
    look("replaced", [anna, bernd, mei])
    bernd.locator("#take-back").click()
    expect(bernd.locator("#take-back")).to_have_count(0)
    expect(anna.locator("#seat-1 .stands-in")).to_have_count(0)
    look("back", [anna, bernd, mei])
    return bernd


def they_play_again(evening: Evening, anna: Page, bernd: Page, mei: Page, look: Look) -> None:
    """A rematch by consent, live and after a reload."""
    evening.party().finish()
    for page in (anna, mei, bernd):
        expect(page.locator("#rematch")).to_be_visible()
    look("over", [anna, bernd, mei])
    anna.locator("#rematch").click()
    expect(mei.locator(".meeting .offer")).to_contain_text("Anna")
    bernd.reload()
    expect(bernd.locator(".meeting .offer")).to_contain_text("Revanche")
    look("offered", [anna, bernd, mei])
    mei.locator(".meeting .offer .btn-main").click()
    expect(anna.locator(".answers .yes")).to_have_count(1)
    look("one agrees", [anna, bernd, mei])
    bernd.locator(".meeting .offer .btn-main").click()
    bernd.wait_for_url(lambda url: evening.table not in url)
    following = evening.tables.views.view(evening.table, None).next
    expect(anna.locator(f"#prompt-do a[href='/t/{following}']")).to_be_visible()
    look("again", [anna, bernd, mei])


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", default=",".join(game_ids()))
    parser.add_argument("--shots", type=Path, help="a folder for pictures of every turn of events")
    parser.add_argument("--clock", default="", help="a clock, as the API names it: live 15, daily 2")
    chosen = parser.parse_args()
    clock = ClockRule.read(chosen.clock) if chosen.clock else NO_CLOCK
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        for game in chosen.games.split(","):

            def look(when: str, pages: list[Page], game: str = game) -> None:
                for page in pages if chosen.shots else []:
                    lang = page.evaluate("document.documentElement.lang")
                    page.screenshot(path=chosen.shots / f"{game}-{when.replace(' ', '-')}-{lang}.png")

            with (
                tempfile.TemporaryDirectory() as folder,
                dice_alike(game),
                evening_with(browser, Path(folder), clock, find_game(game)) as evening,
            ):
                spend(evening, look)
            print(f"{game}: they play again", flush=True)
        browser.close()


if __name__ == "__main__":
    main()
