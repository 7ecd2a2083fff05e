"""Someone who plays on the page: looks for what is lit and clicks it, and knows nothing of the game."""

from __future__ import annotations

import time
from random import Random

from playwright.sync_api import Locator, Page

LIT = "#board .spot.lit, #cards .spot.lit"
PARTS = "[data-compose] .lit[data-part]:not(.chosen, .off)"
"""Cards that make a move together."""


def number(page: Page) -> int:
    return int(page.locator("#main").get_attribute("data-number") or 0)


def status(page: Page) -> str:
    return page.locator("#main").get_attribute("data-status") or ""


def my_turn(page: Page) -> bool:
    return page.locator("#main").get_attribute("data-turn") == "yes"


def wait_for_change(page: Page, since: int, seconds: float = 20) -> None:
    """Wait until the table has moved on."""
    page.wait_for_function(
        "since => Number(document.getElementById('main').dataset.number) > since", arg=since, timeout=seconds * 1000
    )


def wait_for_turn(page: Page, seconds: float = 30) -> bool:
    """Wait until something is asked, or the game is over; tells which."""
    page.wait_for_function(
        "() => { const { turn, status } = document.getElementById('main').dataset;"
        " return turn === 'yes' || status !== 'playing' }",
        timeout=seconds * 1000,
    )
    return my_turn(page)


def act(page: Page, rng: Random, *, tap: bool = False) -> None:
    """One decision, by clicking something lit, a button beside the prompt, or the end of the turn."""
    before = number(page)
    if page.locator("#confirm").count():
        page.locator("#confirm").click()
    else:
        lit = page.locator(LIT)
        buttons = page.locator("#prompt-do [data-move]:not(#commit)")
        choice = rng.randrange(lit.count() + buttons.count())
        if page.locator(PARTS).count():
            add_parts(page, rng, tap=tap)
        elif choice < lit.count():
            _press(page, lit.nth(choice), tap=tap)
        else:
            buttons.nth(choice - lit.count()).click()
    wait_for_change(page, before)


def add_parts(page: Page, rng: Random, *, tap: bool = False) -> None:
    """Take up cards until they make a move; it is made at once, or after a press of the button."""
    before = number(page)
    while number(page) == before:
        parts, button = page.locator(PARTS), page.locator("#commit:not([hidden])")
        if button.count():
            button.click()
            return
        if parts.count():
            card = parts.nth(rng.randrange(parts.count()))
            card.tap(force=True) if tap else card.click(force=True)
        page.wait_for_timeout(40)


def _press(page: Page, spot: Locator, *, tap: bool) -> None:
    """Click a spot; on a touch screen the first tap selects and the button takes it; among several moves the first."""
    before = number(page)
    open_view_of(page, spot)
    if tap:
        spot.tap(force=True)
    else:
        spot.click(force=True)
    page.wait_for_function(
        "since => document.querySelector('.choices button, #commit:not([hidden])') ||"
        " Number(document.getElementById('main').dataset.number) > since",
        arg=before,
    )
    for further in (page.locator(".choices button"), page.locator("#commit:not([hidden])")):
        if further.count() and number(page) == before:
            further.first.click()
            return


def open_view_of(page: Page, spot: Locator) -> None:
    """On a phone a spot may be in a view that is not open: open its tab."""
    name = spot.evaluate("spot => spot.closest('#board > .view:not(.open)')?.id.slice('view-'.length) ?? ''")
    if name:
        page.locator(f".view-tabs [data-open='{name}']").click()


def single(page: Page) -> Locator:
    """Return a lit spot with only one legal move."""
    chosen = page.evaluate(
        """lit => {
          const legal = new Set([...document.querySelectorAll("#moves [data-move]")].map((move) => move.dataset.move));
          const offers = (spot) => spot.dataset.moves.split(";").filter((move) => legal.has(move));
          return [...document.querySelectorAll(lit)].find((spot) => offers(spot).length === 1).id;
        }""",
        LIT,
    )
    return page.locator(f"#{chosen}")


def play_to_the_end(page: Page, rng: Random, *, tap: bool = False, seconds: float = 150) -> None:
    """Whole game."""
    deadline = time.monotonic() + seconds
    while wait_for_turn(page) and time.monotonic() < deadline:
        act(page, rng, tap=tap)
    assert status(page) == "finished", page.inner_text("#prompt")
