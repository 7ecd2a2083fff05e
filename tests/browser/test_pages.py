"""The pages themselves: nothing to scroll, nothing that axe finds, dark and light, three languages."""

from __future__ import annotations

import pytest
from axe_playwright_python.sync_playwright import Axe
from playwright.sync_api import Page

from kaiserhof.engine import LANGUAGES, game_ids
from tests.browser.conftest import NewPage
from tests.browser.player import wait_for_turn

LOCALES = {"en": "en-GB", "de": "de-DE", "zh": "zh-CN"}
EVERY_GAME = pytest.mark.parametrize("game", game_ids())


def violations(page: Page) -> list[str]:
    """What axe finds, in short, once no colour is changing any more."""
    page.wait_for_function("() => !document.getAnimations().some((each) => each instanceof CSSTransition)")
    found = Axe().run(page).response["violations"]
    return [f"{each['id']}: {each['nodes'][0]['html'][:120]}" for each in found]


def open_table(page: Page, game: str) -> None:
    page.goto("/")
    page.locator(f"form[action='/play']:has([value='{game}']) button").click()
    page.wait_for_selector(".ready #prompt")


@EVERY_GAME
@pytest.mark.parametrize("scheme", ["light", "dark"])
def test_axe_finds_nothing_at_a_table(game: str, scheme: str, new_page: NewPage) -> None:
    page = new_page(color_scheme=scheme)
    open_table(page, game)
    wait_for_turn(page)
    assert violations(page) == []


@pytest.mark.parametrize("path", ["/", "/new", f"/rules/{game_ids()[0]}", "/nowhere"])
def test_axe_finds_nothing_on_other_pages(path: str, new_page: NewPage) -> None:
    page = new_page()
    page.on("console", lambda _: None)
    if path == "/nowhere":
        answer = page.request.get(path, headers={"accept": "text/html"})
        assert answer.status == 404
        return
    page.goto(path)
    assert violations(page) == []


@EVERY_GAME
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_table_needs_no_scrolling_at_1366_by_768(game: str, lang: str, new_page: NewPage) -> None:
    page = new_page(locale=LOCALES[lang])
    open_table(page, game)
    wait_for_turn(page)
    assert page.evaluate("document.documentElement.scrollHeight") <= 768
    assert page.evaluate("document.documentElement.scrollWidth") <= 1366
    for part in ("#prompt", "#board", "#players", "#cards", "#talk"):
        box = page.locator(part).bounding_box()
        assert box is not None
        assert box["y"] + box["height"] <= 769, part


@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_visitor_is_met_in_the_language_of_the_browser(lang: str, new_page: NewPage) -> None:
    page = new_page(locale=LOCALES[lang])
    page.goto("/")
    assert (page.locator("html").get_attribute("lang") or "").startswith(lang)


def test_the_theme_can_be_changed(new_page: NewPage) -> None:
    page = new_page()
    page.goto("/")
    ground = page.evaluate("getComputedStyle(document.body).color")
    page.locator(".themes button").click()
    page.wait_for_selector("html[data-theme=dark]")
    assert page.evaluate("getComputedStyle(document.body).color") != ground
