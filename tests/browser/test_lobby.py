"""A host and a friend on a phone meet in the lobby; my games on two devices; the keyboard help under "?"."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

from kaiserhof.bots import CAST
from kaiserhof.engine import LANGUAGES, Words, game_ids
from tests.browser.axe import violations
from tests.browser.conftest import NewPage
from tests.browser.player import act, until, wait_for_turn
from tests.browser.screens import LOCALES

PHONE = {"viewport": {"width": 390, "height": 844}, "has_touch": True, "is_mobile": True}
GAMES = dict(zip(LANGUAGES, game_ids(), strict=False))


def opened(page: Page, game: str) -> None:
    page.goto(f"/new?game={game}")
    page.fill("#name", "Ada")
    page.locator(".new-form .btn-main").click()
    page.wait_for_selector(".ready #invite")


def fits(page: Page) -> bool:
    return bool(page.evaluate("document.documentElement.scrollWidth <= innerWidth"))


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_host_and_a_friend_on_a_phone_gather(lang: str, new_page: NewPage) -> None:
    scheme = "dark" if lang == "de" else "light"
    host = new_page(locale=LOCALES[lang], color_scheme=scheme)
    opened(host, GAMES[lang])
    assert violations(host) == []
    assert host.locator("#invite").input_value().endswith(host.url.rpartition("/t/")[2])
    assert host.evaluate("document.querySelector('.qr').complete && document.querySelector('.qr').naturalWidth > 0")
    last = host.locator(".lseat").count() - 1
    for place in range(2, last + 1):
        host.locator(f"#place-{place} [value='bot:{place}:regular']").click()
        expect(host.locator(f"#place-{place} .portrait").first).to_be_visible()
    friend = new_page(locale=LOCALES[lang], color_scheme=scheme, **PHONE)
    friend.goto(host.url)
    expect(friend.locator(".about-game")).to_be_in_viewport()
    assert fits(friend)
    assert violations(friend) == []
    host.locator(f"#place-{last} [value='free:{last}']").click()
    expect(friend.locator(f"#place-{last}.free")).to_be_visible()
    friend.fill("#sit-name", "Bruno")
    friend.locator(".sit .btn-main").tap()
    expect(host.locator("#place-1")).to_contain_text("Bruno")
    host.locator("[value='begin']").click()
    for page in (host, friend):
        until(page, "() => document.getElementById('main').dataset.status === 'playing'")


def test_grandmasters_are_chosen_by_their_faces_and_move(new_page: NewPage) -> None:
    page, words = new_page(), Words("en", ("kaiserhof",))
    opened(page, game_ids()[0])
    names = []
    for place, face in zip(range(1, page.locator(".lseat").count()), CAST["grandmaster"], strict=False):
        seat = page.locator(f"#place-{place}")
        seat.locator(".bots-fold > summary").click()
        if place == 1:
            assert fits(page)
            assert violations(page) == []
        seat.locator(f"[value='bot:{place}:grandmaster:{face}']").click()
        expect(seat.locator(".chip", has_text="Grandmaster")).to_be_visible()
        names.append(words(f"character-{face}"))
    page.locator("[value='begin']").click()
    until(page, "() => document.getElementById('main').dataset.status === 'playing'")
    log, rng = page.locator("#log"), Random(1)
    for _ in range(30):
        assert wait_for_turn(page)
        if all(name in log.inner_text() for name in names):
            break
        act(page, rng)
    for name in names:
        expect(log).to_contain_text(name)


def test_my_games_keep_up_on_two_devices(new_page: NewPage) -> None:
    desk = new_page()
    opened(desk, game_ids()[0])
    table = desk.url
    desk.goto("/")
    desk.locator("form[action='/me/link'] button").click()
    link = desk.locator("#personal").input_value()
    phone = new_page(**PHONE)
    phone.goto(link)
    phone.locator("form .btn-main").click()
    phone.goto("/mine")
    phone.wait_for_selector(".ready")
    assert fits(phone)
    assert violations(phone) == []
    expect(phone.locator("#h-gather")).to_be_visible()
    desk.goto(table)
    desk.wait_for_selector(".ready")
    desk.locator("[value='begin']").click()
    expect(phone.locator("#h-gather")).to_have_count(0)
    expect(phone.locator("#h-next, #h-others")).to_be_visible()


def test_the_keys_that_exist_are_listed(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    page.locator("form[action='/play'] button").first.click()
    page.wait_for_selector(".ready #prompt")
    page.keyboard.press("?")
    expect(page.locator("#keys")).to_be_visible()
    listed = page.locator("#keys kbd").all_inner_texts()
    script = "async (from) => (await import(from.replace('table.js', 'keys.js'))).KEYS.map((key) => key.shown)"
    known = page.evaluate(script, page.locator("script[src$='/table.js']").get_attribute("src"))
    assert listed == known
    assert "" not in page.locator("#keys dd").all_inner_texts()
    assert violations(page) == []
    page.keyboard.press("Escape")
    sound = page.locator("#sound")
    before = sound.inner_html(), sound.get_attribute("aria-pressed"), sound.get_attribute("title")
    page.keyboard.press("v")
    expect(sound).to_have_attribute("aria-pressed", "true")
    assert sound.get_attribute("title") != before[2]
    page.keyboard.press("m")
    expect(page.locator("#menu")).to_be_visible()
