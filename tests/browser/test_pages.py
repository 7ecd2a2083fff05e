"""The pages themselves: nothing to scroll, nothing that axe finds, dark and light, three languages."""

from __future__ import annotations

import pytest
from axe_playwright_python.base import AXE_SCRIPT
from playwright.sync_api import Page

from kaiserhof.engine import LANGUAGES, game_ids
from tests.browser.conftest import NewPage
from tests.browser.player import start_against_bots, wait_for_turn
from tests.browser.test_reflow import SIZES, resize

LOCALES = {"en": "en-GB", "de": "de-DE", "zh": "zh-CN"}
EVERY_GAME = pytest.mark.parametrize("game", game_ids())

ONE_OF_EACH_KIND = [(390, 844), (844, 390), (341, 192), (768, 1024), (1366, 768)]
"""A phone upright and across, a desk at 400 percent, a tablet and a desk: what lies between has the forms of these."""

COLOURS = ["color-contrast", "link-in-text-block"]
"""The rules of axe that look at colours; the others find by night what they find by day."""

LOOK = """async (options) => {
  const { violations } = await axe.run(document, options);
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0].html.slice(0, 120)}`);
}"""


def violations(page: Page, rules: list[str] | None = None) -> list[str]:
    """What axe finds, in short, once no colour is changing any more.

    A page gets axe once. What axe could load beforehand (style sheets once more, films) is for rules that are off or
    about films.
    """
    page.wait_for_function("() => !document.getAnimations().some((each) => each instanceof CSSTransition)")
    if not page.evaluate("() => 'axe' in window"):
        page.evaluate(AXE_SCRIPT)
    options = {"resultTypes": ["violations"], "preload": False, **({"runOnly": rules} if rules else {})}
    found: list[str] = page.evaluate(LOOK, options)
    return found


@pytest.mark.long
@EVERY_GAME
@pytest.mark.parametrize(
    "sizes", [ONE_OF_EACH_KIND, pytest.param(SIZES, marks=pytest.mark.thorough)], ids=["some", "all"]
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


@EVERY_GAME
@pytest.mark.parametrize("lang", LANGUAGES)
def test_a_table_needs_no_scrolling_at_1366_by_768(game: str, lang: str, new_page: NewPage) -> None:
    page = new_page(locale=LOCALES[lang])
    start_against_bots(page, game)
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
