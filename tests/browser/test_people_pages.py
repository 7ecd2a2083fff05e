"""The pages around a table, with people, games, a league and invitations: axe, and no horizontal scrolling."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from random import Random

import pytest
from playwright.sync_api import Browser, Page, expect

from kaiserhof.community.leagues import Leagues
from kaiserhof.engine import find_game, game_ids
from kaiserhof.storage.rows import HOST, PERSON
from kaiserhof.storage.store import sqlite_address
from kaiserhof.tables import ClockRule, Person, SeatPlan, TablePlan, Tables
from kaiserhof.web import Settings
from kaiserhof.web.app import create_app
from tests.browser.axe import COLOURS, violations
from tests.browser.conftest import serving
from tests.browser.player import wait_for_change
from tests.browser.screens import LOCALES
from tests.community.test_ratings import to_the_end
from tests.tables.party import Party
from tests.web.site import behind

GAME = find_game(game_ids()[0])
FEWEST = GAME.players[0]
NARROW = ((390, 844), (844, 390), (683, 384))
"""A phone in portrait and landscape, and a desktop at 200 per cent."""
BEYOND = """() => [...document.querySelectorAll("main :is(h1, h2, p, a, button, input, .chip)")]
  .filter((each) => each.checkVisibility() && each.getBoundingClientRect().right > innerWidth + 1)
  .filter((each) => !each.closest(".phrases"))  // a row that slides
  .concat(document.documentElement.scrollWidth > innerWidth ? [document.documentElement] : [])
  .map((each) => each.outerHTML.slice(0, 80))"""
"""Finds what extends beyond the right edge of the screen, where nobody can read or reach it."""
ME, OPEN, BOT = (SeatPlan.parse(text) for text in ("me", "open", "regular"))


@dataclass
class Club:
    """A server with people and what they have created."""

    address: str
    tables: Tables
    people: list[Person]
    token: str
    paths: dict[str, str]
    table: str
    """A running game in a league."""
    host: str
    """The token of a host."""

    def page(self, browser: Browser, lang: str) -> Page:
        """Opens the browser of the first person."""
        context = browser.new_context(base_url=self.address, locale=LOCALES[lang], service_workers="block")
        cookies = {"kaiserhof": self.token, "kaiserhof_lang": lang}
        context.add_cookies([{"name": name, "value": value, "url": self.address} for name, value in cookies.items()])
        context.add_cookies([{"name": "kaiserhof_host", "value": self.host, "url": f"{self.address}/host"}])
        return context.new_page()


@pytest.fixture(scope="module")
def club(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Club]:
    app = create_app(Settings(sqlite_address(tmp_path_factory.mktemp("club")), bot_pause=0.02, limits=False))
    tables, leagues = behind(app, "tables"), behind(app, "leagues")
    assert isinstance(tables, Tables)
    assert isinstance(leagues, Leagues)
    made = [tables.people.add(name, "en") for name in ("Annegret", "Bernd", "陈梅", "Дина")[:FEWEST]]
    people = [person for person, _ in made]
    owner, host = people[0], people[1]
    everyone = [SeatPlan(PERSON, person=person) for person in people]
    finished = [tables.creation.create(owner, TablePlan(GAME.id, everyone, rated=True)) for _ in range(5)]
    for seed, table in enumerate(finished):
        to_the_end(tables, table, seed)
    league = leagues.create(owner, "Autumn cup of the tea house", GAME.id, FEWEST, 2, rated=True)
    for person in people[1:]:
        leagues.join(league, person)
    leagues.begin(league, owner)
    (played,) = leagues.view(league, None).tables
    assert played.table_id is not None
    clock = ClockRule.daily(2)
    lobby = tables.creation.create(
        host, TablePlan(GAME.id, [ME, OPEN, BOT], begins=HOST, clock=clock, rated=True, listed=True)
    )
    partners = [person for person, _ in tables.store.lobby.partners_of(host.id)]
    tables.lobby.invite(lobby, host, partners.index(owner.id))
    own_lobby = tables.creation.create(owner, TablePlan(GAME.id, [ME, OPEN, BOT], begins=HOST))
    tables.conduct.block(owner, people[2].id)
    tables.chat.say(own_lobby, host, "an insult")
    tables.conduct.report_message(own_lobby, owner, 0, "He insults me, at length and everywhere.")
    tables.moderator.sanction("mute", host.id, "Be kind", "Hanna")
    tables.moderator.sanction("mute", owner.id, "Be kind, too", "Hanna")
    tables.conduct.report_person(owner, host.id, "again")
    going = tables.creation.create(host, TablePlan(GAME.id, everyone[1:2] + [BOT] * (FEWEST - 1), listed=True))
    paths = {
        "running": "/running",
        "report": f"/report?person={host.id}",
        "reports of a host": "/host",
        "sign in as a host": "/host/sign-in",
        "people of a host": "/host/people",
        "a person of a host": f"/host/people/{host.id}",
        "tables of a host": "/host/tables",
        "what hosts did": "/host/log",
        "watched": f"/t/{going}",
        "home": "/",
        "my games": "/mine",
        "me": "/me",
        "sign in": "/me/sign-in",
        "sign out": "/me/out",
        "another": f"/p/{host.id}",
        "together": "/together",
        "today": "/today",
        "court": "/court",
        "ladder": f"/ladder/{GAME.id}",
        "leagues": "/leagues",
        "league": f"/league/{league}",
        "holidays": "/me/holidays",
        "notices": "/me/notices",
        "invited": f"/t/{lobby}",
        "lobby": f"/t/{own_lobby}",
        "end": f"/t/{finished[0]}/score",
        "watch": "/watch",
    }
    with serving(app) as address:
        yield Club(address, tables, people, made[0][1], paths, played.table_id, tables.hosts.make_token("Hanna"))


@pytest.mark.long
@pytest.mark.parametrize("lang", ["en", "de", pytest.param("zh", marks=pytest.mark.thorough)])
def test_axe_finds_nothing_and_nothing_scrolls_sideways(club: Club, browser: Browser, lang: str) -> None:
    page = club.page(browser, lang)
    found: list[tuple[object, ...]] = []
    for name, path in club.paths.items():
        page.emulate_media(color_scheme="light")
        page.set_viewport_size({"width": 1366, "height": 768})
        page.goto(path)
        if lang == "en":  # markup and colours are the same in every language
            found += [(name, each) for each in violations(page)]
            page.emulate_media(color_scheme="dark")
            found += [(name, "dark", each) for each in violations(page, COLOURS)]
        for width, height in NARROW:
            page.set_viewport_size({"width": width, "height": height})
            page.wait_for_function(f"() => innerWidth === {width}")
            found += [(name, width, each) for each in page.evaluate(BEYOND)]
    page.context.close()
    assert found == []


@pytest.mark.thorough
@pytest.mark.parametrize("lang", [lang for lang in LOCALES if lang != "en"])
def test_axe_finds_nothing_in_other_languages(club: Club, browser: Browser, lang: str) -> None:
    page = club.page(browser, lang)
    found = []
    for name, path in club.paths.items():
        page.goto(path)
        found += [(name, each) for each in violations(page)]
    page.context.close()
    assert found == []


def test_a_table_tells_its_league_and_a_bot_waits_for_a_tap(club: Club, browser: Browser) -> None:
    page = club.page(browser, "en")
    page.goto(f"/t/{club.table}")
    expect(page.locator("#facts")).to_contain_text("rated")
    expect(page.locator("a.about-table")).to_have_text("Autumn cup of the tea house")
    page.locator("#menu-open").click()
    expect(page.locator("#menu #league")).to_be_visible()

    owner = club.people[0]
    table = club.tables.creation.create(owner, TablePlan(GAME.id, [ME, *[BOT] * (FEWEST - 1)], pace="tap"))
    party = Party(club.tables, table, [owner, *[None] * (FEWEST - 1)], Random(1))
    while party.view().call_by is None:
        party.go_on()
    number = party.view().number
    page.goto(f"/t/{table}")
    page.wait_for_selector(".ready #call")
    assert violations(page) == []
    page.keyboard.press("g")
    wait_for_change(page, number)
    expect(page.locator("#call")).to_be_visible()  # the next bot waits too
    number = party.view().number
    page.locator("#call").click()
    wait_for_change(page, number)
    page.context.close()


def test_a_nuisance_is_reported_muted_and_blocked_and_somebody_unknown_is_asked_for_a_name(
    club: Club, browser: Browser
) -> None:
    owner = club.people[0]
    table = club.tables.creation.create(owner, TablePlan(GAME.id, [ME, *[BOT] * (FEWEST - 1)], pace="tap"))
    player, unknown = club.page(browser, "en"), browser.new_context(base_url=club.address).new_page()

    unknown.goto(f"/t/{table}")
    expect(unknown.locator(".prompt.watching")).to_contain_text("You are watching")
    unknown.locator("label:has(#tab-chat)").click()
    unknown.locator("#say-text").fill("an insult")
    unknown.locator("#say-text").press("Enter")
    expect(unknown.locator("#say-name")).to_be_focused()
    expect(unknown.locator("#say-text")).to_have_value("an insult")
    assert violations(unknown) == []
    unknown.locator("#say-name").fill("Eve")
    unknown.locator("#say-name").press("Enter")
    expect(unknown.locator("#chat .said.mine")).to_contain_text("an insult")

    player.goto(f"/t/{table}")
    expect(player.locator("#watchers")).to_contain_text("1")
    player.locator("label:has(#tab-chat)").click()
    player.locator("#chat .said .mute summary").press("Enter")
    assert violations(player) == []
    player.locator("#chat .said").get_by_role("link", name="Report to the host").click()
    player.locator("#word").fill("She insults me.")
    player.get_by_role("button", name="Send the report").click()
    expect(player.locator("main")).to_contain_text("Thank you")

    player.goto("/host")
    report = player.locator(".report", has_text="She insults me.")
    expect(report).to_contain_text("an insult")
    report.get_by_role("link", name="Eve").click()
    player.locator("summary", has_text="Mute").click()
    player.locator("[id^=word-mute]").fill("No insults here")
    player.locator(".order[open] button").click()
    unknown.locator("#say-text").fill("more of it")
    unknown.locator("#say-text").press("Enter")
    expect(unknown.locator("#toast")).to_contain_text("No insults here")
    expect(unknown.locator("#say-text")).to_have_value("more of it")

    player.goto(f"/t/{table}")
    player.locator("label:has(#tab-chat)").click()
    player.locator("#chat .said .mute summary").click()
    player.locator("[data-block]").click()
    expect(player.locator("#chat .said")).to_have_count(0)
    player.goto("/me")
    player.get_by_role("button", name="Unblock Eve").click()
    expect(player.get_by_role("button", name="Unblock Eve")).to_have_count(0)

    club.tables.ownership.admit_spectators(table, owner, admitted=False)
    expect(unknown.locator("main")).to_contain_text("closed to spectators")
    player.context.close()
    unknown.context.close()
