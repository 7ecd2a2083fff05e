"""The pages themselves: no scrolling, nothing that axe finds, dark and light, three languages."""

from __future__ import annotations

import pytest

from kaiserhof.engine import LANGUAGES, game_ids
from tests.browser.axe import COLOURS, violations
from tests.browser.conftest import NewPage
from tests.browser.player import start_against_bots, wait_for_turn
from tests.browser.screens import BOXES, EVERY_GAME_AND_LANGUAGE, LOCALES, ONE_OF_EACH_KIND, SIZES, resize

PHONE_AND_DESK = [(390, 844), (1366, 768)]
"""The sizes for which a game draws its picture in different forms."""


@pytest.mark.long
@pytest.mark.parametrize(
    ("game", "sizes"),
    [
        *((game, ONE_OF_EACH_KIND if game == game_ids()[0] else PHONE_AND_DESK) for game in game_ids()),
        *(pytest.param(game, SIZES, marks=pytest.mark.thorough) for game in game_ids()),
    ],
)
def test_axe_finds_nothing_at_a_table_by_day_and_by_night(
    game: str, sizes: list[tuple[int, int]], new_page: NewPage
) -> None:
    page = new_page()
    start_against_bots(page, game)
    wait_for_turn(page)
    found = []
    for size in sizes:
        page.emulate_media(color_scheme="light")
        resize(page, size, game)
        found += [(size, each) for each in violations(page)]
        page.emulate_media(color_scheme="dark")
        found += [(size, each) for each in violations(page, COLOURS)]
    assert found == []


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


BOTTOMS = f"""(part) => {{ {BOXES}
  return boxes(document.querySelector(part)).map((each) => each.getBoundingClientRect().bottom);
}}"""


@EVERY_GAME_AND_LANGUAGE
def test_a_table_needs_no_scrolling_at_1366_by_768(game: str, lang: str, new_page: NewPage) -> None:
    page = new_page(locale=LOCALES[lang])
    start_against_bots(page, game)
    wait_for_turn(page)
    assert page.evaluate("document.documentElement.scrollHeight") <= 768
    assert page.evaluate("document.documentElement.scrollWidth") <= 1366
    for part in ("#prompt", "#board", "#players", "#cards", "#talk"):
        bottoms = page.evaluate(BOTTOMS, part)
        assert bottoms, part
        assert max(bottoms) <= 769, part


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
