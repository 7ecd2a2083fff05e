"""What lies beside and below the board of a desk at 1366 by 768 with four players."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page

from tests.browser.conftest import NewPage
from tests.browser.player import act, start_against_bots, until, wait_for_turn
from tests.browser.screens import LOCALES

TILE = 56
LOG = 6 * 24
"""Six lines of the log."""

ROOM = """() => {
  const sizes = (name) => [...document.querySelectorAll(name)].map((each) => each.getBoundingClientRect());
  const inside = (box) => box.top >= 0 && box.bottom <= innerHeight + 1 && box.right <= innerWidth + 1;
  const scrolls = (each) =>
    each.scrollHeight > each.clientHeight + 2 && ["auto", "scroll"].includes(getComputedStyle(each).overflowY);
  return {
    tiles: Math.min(...sizes(".own-tiles .tile-slot").map((box) => box.width)),
    seen: [...sizes(".own-tiles .tile-slot"), ...sizes(".flat-card"), ...sizes(".mats > *")].every(inside),
    log: document.querySelector(".talk-body").getBoundingClientRect().height,
    scrolling: [...document.querySelectorAll("main, .side, #cards, #cards *")]
      .filter(scrolls).map((each) => each.className),
  };
}"""


def play_until(page: Page, condition: str) -> None:
    rng = Random(1)
    for _ in range(80):
        assert wait_for_turn(page)
        if page.evaluate(condition):
            return
        act(page, rng)
    raise AssertionError(f"never: {condition}")


@pytest.mark.parametrize("lang", LOCALES)
def test_at_a_desk_own_tiles_and_all_cards_are_seen_without_scrolling(lang: str, new_page: NewPage) -> None:
    page = new_page(locale=LOCALES[lang])
    start_against_bots(page, "dayunhe")
    for state in ("!!document.querySelector('.flat-cards:not(.dealt) .lit')", "!!document.querySelector('.dealt')"):
        play_until(page, state)
        room = page.evaluate(ROOM)
        assert room["tiles"] >= TILE
        assert room["seen"]
        assert room["log"] >= LOG
        assert room["scrolling"] == []


def test_cards_that_pay_are_chosen_beforehand_and_the_button_is_beside_them(new_page: NewPage) -> None:
    page = new_page()
    start_against_bots(page, "confucius")
    play_until(page, "!!document.querySelector('[data-compose][data-due]')")
    button, hand = page.locator(".pay-now").bounding_box(), page.locator("[data-compose]").bounding_box()
    assert button is not None
    assert hand is not None
    assert abs(button["y"] - hand["y"] - hand["height"]) < 60
    assert page.locator("[data-compose] .chosen").count()
    page.locator(".pay-now").click()
    until(page, "() => !document.querySelector('.pay-now')")
