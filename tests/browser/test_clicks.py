"""How many clicks a turn takes, on a desk and on a phone."""

from __future__ import annotations

from playwright.sync_api import Page, expect

from tests.browser.conftest import NewPage
from tests.browser.player import number, start_against_bots, tap, until, wait_for_change, wait_for_turn
from tests.browser.screens import PHONE

DESK = {"viewport": {"width": 1366, "height": 768}}
CHEAP = "#board .spot.lit:not(.dear)[id^=spot-field]"
ENDED = "() => document.getElementById('main').dataset.turn === 'no'"


class Counted:
    """Counts what a person clicks or taps."""

    def __init__(self, page: Page) -> None:
        self.page = page
        self.clicks = 0

    def click(self, selector: str) -> None:
        since = number(self.page)
        spot = self.page.locator(selector).first
        if self.page.evaluate("matchMedia('(pointer: coarse)').matches"):
            tap(self.page, spot)
        else:
            spot.click()
        self.clicks += 1
        wait_for_change(self.page, since)


def test_a_house_in_china_takes_two_clicks(new_page: NewPage) -> None:
    page = new_page(**DESK)
    start_against_bots(page, "china")
    assert wait_for_turn(page)
    turn = Counted(page)
    turn.click(CHEAP)
    turn.click("#cards .spot.lit[id^=spot-row]")
    until(page, ENDED)
    assert turn.clicks == 2


def test_a_house_in_china_takes_three_taps(new_page: NewPage) -> None:
    page = new_page(**PHONE)
    start_against_bots(page, "china")
    assert wait_for_turn(page)
    turn = Counted(page)
    target = page.locator(".part-target")
    if target.count():
        target.first.tap()
        turn.clicks += 1
        expect(target).to_have_count(0)
    turn.click("#board .spot.lit[id^=spot-field]")
    turn.click("#cards .spot.lit[id^=spot-row]")
    assert turn.clicks <= 3


def test_a_clicked_card_is_chosen_and_not_discarded(new_page: NewPage) -> None:
    page = new_page(**DESK)
    start_against_bots(page, "china")
    assert wait_for_turn(page)
    before = number(page)
    card = page.locator("#cards .hand .spot.lit").first
    card.click()
    expect(card).to_have_class(__import__("re").compile("chosen"))
    assert page.locator("#board .spot.aside").count()
    expect(page.locator("#commit")).to_contain_text("Exchange")
    assert number(page) == before
    card.click()
    expect(page.locator("#commit")).to_be_hidden()


def test_what_was_done_with_one_click_is_undone_with_one(new_page: NewPage) -> None:
    page = new_page(**DESK)
    start_against_bots(page, "china")
    assert wait_for_turn(page)
    cards = page.locator("#cards .hand .spot").count()
    Counted(page).click(CHEAP)
    assert page.locator("#cards .hand .spot").count() < cards
    since = number(page)
    page.locator("#undo").click()
    wait_for_change(page, since)
    expect(page.locator("#cards .hand .spot")).to_have_count(cards)
    assert page.locator(CHEAP).count()
