"""Rated games in real browsers: agreed in the lobby, played, then shown on profiles and the leaderboard."""

from __future__ import annotations

import re
from collections.abc import Iterator
from dataclasses import dataclass

import pytest
from litestar import Litestar
from playwright.sync_api import Page, expect

from kaiserhof.community.ratings import SHOWN_AFTER
from kaiserhof.storage.rows import PERSON
from kaiserhof.storage.store import sqlite_address
from kaiserhof.tables import Person, SeatPlan, TablePlan, Tables
from kaiserhof.web import Settings
from kaiserhof.web.app import create_app
from tests.browser.axe import violations
from tests.browser.conftest import NewPage, serving
from tests.browser.player import until
from tests.community.test_ratings import to_the_end
from tests.tables.party import GAME

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True}
SLOW = 20_000


@dataclass
class Club:
    """People who have played one rated game too few to have a shown rating."""

    tables: Tables
    people: list[Person]
    tokens: list[str]

    def sign_in(self, page: Page, number: int, address: str) -> Page:
        page.context.add_cookies([{"name": "kaiserhof", "value": self.tokens[number], "url": address}])
        return page


@pytest.fixture(scope="module")
def app(tmp_path_factory: pytest.TempPathFactory) -> Litestar:
    return create_app(Settings(sqlite_address(tmp_path_factory.mktemp("data")), limits=False))


@pytest.fixture(scope="module")
def club(app: Litestar) -> Club:
    tables = app.dependencies["tables"].dependency()  # type: ignore[union-attr]
    assert isinstance(tables, Tables)
    known = [tables.people.add(name, "en") for name in ("Ada", "Ben", "梅")]
    people = [person for person, _ in known]
    for seed in range(SHOWN_AFTER - 1):
        table = tables.creation.create(
            people[0], TablePlan(GAME.id, [SeatPlan(PERSON, person=person) for person in people], rated=True)
        )
        to_the_end(tables, table, seed)
    return Club(tables, people, [token for _, token in known])


@pytest.fixture(scope="module")
def address(app: Litestar) -> Iterator[str]:
    with serving(app) as found:
        yield found


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


@pytest.mark.long
def test_a_rated_game_from_the_lobby_to_the_ladder(new_page: NewPage, club: Club, address: str) -> None:
    host, ben, mei = (
        club.sign_in(new_page(), 0, address),
        club.sign_in(new_page(locale="de-DE", color_scheme="dark", **PHONE), 1, address),
        club.sign_in(new_page(locale="zh-CN", **PHONE), 2, address),
    )
    host.goto("/me")
    expect(host.locator(".pips .full")).to_have_count(SHOWN_AFTER - 1)
    assert host.locator(".rate .plot").count() == 0, "a rating is hidden until the fifth game"
    host.goto(f"/new?game={GAME.id}")
    host.locator(".new-form [name=seats][value='3']").check(force=True)
    host.locator(".new-form [name=rated]").check()
    host.locator(".new-form .btn-main").click()
    host.wait_for_selector(".ready #invite")
    table = host.url.rpartition("/")[2]
    ben.goto(host.url)
    expect(ben.locator(".sit [name=agreed]")).not_to_be_checked()
    ben.locator(".sit .btn-main").click()
    expect(host.locator(".rated-card")).to_contain_text("still asked: Ben", timeout=SLOW)
    assert violations(host) == []
    mei.goto(host.url)
    mei.locator(".sit [name=agreed]").check()
    mei.locator(".sit .btn-main").click()
    expect(ben.locator("[value='agree:yes']")).to_be_visible(timeout=SLOW)
    expect(host.locator(".go-bar")).to_contain_text("when everyone has agreed", timeout=SLOW)
    assert violations(ben) == []
    assert fits(ben)
    ben.locator("[value='agree:yes']").click()
    for page in (host, ben, mei):
        until(page, "() => document.getElementById('main').dataset.status === 'playing'")
    to_the_end(club.tables, table)
    for page in (host, ben, mei):
        page.goto("/me")
        expect(page.locator(".rate .plot")).to_have_count(1)
        expect(page.locator(".hist tbody tr")).to_have_count(SHOWN_AFTER)
        expect(page.locator(".mates li")).to_have_count(2)
        assert violations(page) == []
        assert fits(page)
    shown = host.locator(".rate-number:has(span)").inner_text()
    host.locator(".rate a").click()
    host.wait_for_url("**/ladder/**")
    expect(host.locator(".my-rung")).to_contain_text(re.sub(r"\s+", " ", shown))
    expect(host.locator(".hist tbody tr")).to_have_count(3)
    assert violations(host) == []
    host.get_by_role("link", name="Ben").click()
    host.wait_for_url("**/p/*")
    expect(host.locator("h1")).to_have_text("Ben")
    assert host.locator("#devices").count() == 0
    ben.goto("/me")
    ben.locator("[value='ratings:nobody']").click()
    expect(ben.locator("[value='ratings:nobody']")).to_have_attribute("aria-pressed", "true")
    host.reload()
    expect(host.locator("h1")).to_have_text("Ben")
    expect(host.locator(".rates")).to_have_count(0)


def test_two_people_who_want_the_same_meet(new_page: NewPage, club: Club, address: str) -> None:
    first = club.sign_in(new_page(), 0, address)
    second = club.sign_in(new_page(locale="zh-CN", color_scheme="dark", **PHONE), 2, address)
    for page in (first, second):
        page.goto(f"/together?game={GAME.id}")
        assert violations(page) == []
        assert fits(page)
        page.locator(".quick .btn-main").click()
        page.wait_for_selector(".ready #invite")
    assert first.url == second.url
    expect(first.locator(".lseats")).to_contain_text("梅", timeout=SLOW)
    expect(first.locator(".go-bar")).to_contain_text("After two minutes bots take the seats still free.")
