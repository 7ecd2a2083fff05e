"""A small league in real browsers from start to finish: three people, three languages, desktop and phone."""

from __future__ import annotations

from collections.abc import Iterator

import pytest
from litestar import Litestar
from playwright.sync_api import expect

from kaiserhof.storage.store import sqlite_address
from kaiserhof.tables import Tables
from kaiserhof.web import Settings
from kaiserhof.web.app import create_app
from tests.browser.axe import violations
from tests.browser.conftest import NewPage, serving
from tests.community.test_ratings import to_the_end
from tests.tables.party import GAME
from tests.web.site import behind

SECONDS = 1000


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Litestar:
    return create_app(Settings(sqlite_address(tmp_path_factory.mktemp("data")), limits=False))


@pytest.fixture(scope="module")
def tables(app: Litestar) -> Tables:
    found = behind(app, "tables")
    assert isinstance(found, Tables)
    return found


@pytest.fixture(scope="module")
def address(app: Litestar) -> Iterator[str]:
    with serving(app) as found:
        yield found


@pytest.mark.long
def test_a_small_league_from_its_beginning_to_its_winner(new_page: NewPage, tables: Tables) -> None:
    phone = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
    host, *others = (
        new_page(),
        new_page(locale="de-DE", color_scheme="dark", **phone),
        new_page(locale="zh-CN", **phone),
    )
    host.goto(f"/leagues?game={GAME.id}")
    assert violations(host) == []
    host.locator("#title").fill("Autumn cup")
    host.locator("#name").fill("Ada")
    host.locator("#seats").select_option(str(GAME.players[0]))
    host.locator("#rounds").select_option("2")
    host.locator(".league-form button").click()
    host.wait_for_url("**/league/*")
    link = host.locator("#league-link").input_value()
    expect(host.locator("#league [role=status]")).to_contain_text(f"at least {GAME.players[0]}")
    assert host.locator("[value=begin]").count() == 0
    for page, name in zip(others, ("Ben", "梅"), strict=True):
        page.goto(link)
        page.locator("#join-name").fill(name)
        page.locator("[value=join]").click()
        expect(page.locator(".league-people")).to_contain_text(name)
        assert violations(page) == []
        assert page.evaluate("document.documentElement.scrollWidth") == 390
    expect(host.locator(".league-people")).to_contain_text("梅", timeout=20 * SECONDS)
    host.locator("[value=begin]").click()
    expect(host.locator("#league")).to_have_attribute("data-round", "1")
    table = host.locator(".league-tables a").get_attribute("href")
    assert table is not None
    for page in (host, *others):
        expect(page.locator(f".league-tables a[href='{table}']")).to_be_visible(timeout=20 * SECONDS)
    to_the_end(tables, table.rpartition("/")[2])
    expect(host.locator("#league")).to_have_attribute("data-round", "2", timeout=20 * SECONDS)
    expect(host.locator(".league-tables .finished")).to_have_count(1)
    host.locator("[value='close:1']").click()
    for page in (host, *others):
        expect(page.locator("#league")).to_have_attribute("data-status", "over", timeout=20 * SECONDS)
        expect(page.locator(".league-standings .won")).not_to_have_count(0)
        assert violations(page) == []
    winner = host.locator(".league-standings .won th").first.inner_text()
    expect(host.locator("#league [role=status]")).to_contain_text(winner)
    assert others[0].evaluate("document.documentElement.scrollWidth") == 390
