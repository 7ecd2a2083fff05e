"""One device passed round by several people, playing on from a replay, and notes: in Chromium, on phone and desk."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from litestar import Litestar
from playwright.sync_api import Page, expect

from kaiserhof.storage.rows import PERSON
from kaiserhof.storage.store import sqlite_address
from kaiserhof.tables import SeatPlan, TablePlan, Tables
from kaiserhof.web import Settings
from kaiserhof.web.app import create_app
from tests.browser.axe import violations
from tests.browser.conftest import NewPage, serving
from tests.community.test_ratings import to_the_end
from tests.tables.party import GAME, least
from tests.web.site import behind

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
NAMES = ("Ben", "Chen", "Dora", "Emil")[: least() - 1]


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Litestar:
    return create_app(Settings(sqlite_address(tmp_path_factory.mktemp("data")), limits=False, bot_pause=0.0))


@pytest.fixture(scope="module")
def address(app: Litestar) -> Iterator[str]:
    with serving(app) as found:
        yield found


@pytest.fixture(scope="module")
def finished(app: Litestar) -> str:
    """A finished game."""
    tables = behind(app, "tables")
    assert isinstance(tables, Tables)
    people = [tables.people.add(name, "en")[0] for name in ("Ada", *NAMES)]
    table = tables.creation.create(people[0], TablePlan(GAME.id, [SeatPlan(PERSON, person=each) for each in people]))
    to_the_end(tables, table)
    return table


def open_shared_table(page: Page) -> str:
    """Opens a table on the page at which everyone sits at this device; returns its path."""
    page.goto(f"/new?game={GAME.id}")
    page.locator("#name").fill("Ada")
    page.locator(f".new-form [name=seats][value='{least()}']").check(force=True)
    page.locator(".new-form .btn-main").click()
    page.wait_for_url("**/t/*")
    for name in NAMES:
        page.locator("#beside").fill(name)
        with page.expect_navigation():
            page.locator("#beside").press("Enter")
    return page.url


def act(page: Page, table: str) -> None:
    """Makes one decision of the person who holds the device."""
    seen = page.request.get(table.replace("/t/", "/api/tables/")).json()
    headers = {"origin": table.partition("/t/")[0]}
    number = {"number": seen["number"]}
    what, more = ("confirm", {}) if seen["must_confirm"] else ("move", {"move": seen["legal"][0]})
    assert page.request.post(f"{table}/{what}", data=number | more, headers=headers).ok


@pytest.mark.long
@pytest.mark.parametrize(
    "settings",
    [
        pytest.param({}, id="desk", marks=pytest.mark.thorough),
        pytest.param({**PHONE, "color_scheme": "dark"}, id="phone by night"),
    ],
)
def test_a_device_is_passed_round_with_hands_covered(new_page: NewPage, settings: dict[str, object]) -> None:
    page = new_page(**settings)
    table = open_shared_table(page)
    passed = 0
    while passed < 2:
        page.goto(table)
        page.wait_for_selector("body.ready")
        asked = page.locator("#pass")
        if asked.count():
            assert page.locator("[data-region=hand] .pcard").count() == 0
            expect(page.locator(".prompt-ask")).to_contain_text("Pass the device to")
            if not passed:
                assert violations(page) == []
            asked.focus()
            page.keyboard.press("Enter")
            page.wait_for_url(table)
            expect(page.locator(".prompt-sub")).to_have_text("Your turn")
            passed += 1
        else:
            act(page, table)


@pytest.mark.long
@pytest.mark.parametrize("settings", [{}, PHONE], ids=["desk", "phone"])
def test_one_plays_on_from_a_replay_and_notes_something(
    new_page: NewPage, finished: str, settings: dict[str, object]
) -> None:
    page = new_page(**settings)
    page.goto(f"/t/{finished}/replay?at=40")
    page.wait_for_selector("body.ready")
    if settings:
        page.locator("[data-sheet=talk]").first.click()
    page.locator("#play-on-open").click()
    assert violations(page) == []
    page.keyboard.press("Escape")
    page.locator("#play-on-open").click()
    page.locator("#play-on .btn-main").click()
    page.wait_for_url(lambda url: "/replay" not in url)
    page.wait_for_selector("body.ready")
    page.locator("#menu-open").click()
    expect(page.locator("#menu")).to_contain_text("Played on from move 40")
    page.locator("#notes-open").click()
    page.locator("#note").fill("Ben bluffs")
    expect(page.locator("#note-said")).to_have_text("Kept.")
    assert violations(page) == []
    page.locator("#notes-close").click()
    page.reload()
    expect(page.locator("#note")).to_have_value("Ben bluffs")
