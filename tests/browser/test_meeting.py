"""People at one table, each in a browser of their own: who is here, a seat asked for, taken back, and a rematch."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, expect

from kaiserhof.tables.meeting.clocks import NO_CLOCK
from tests.browser.evening import Evening, evening_with
from tests.browser.test_pages import violations


@pytest.fixture
def evening(browser: Browser, tmp_path: Path) -> Iterator[Evening]:
    with evening_with(browser, tmp_path, NO_CLOCK) as begun:
        yield begun


@pytest.mark.shown
def test_three_people_meet_lose_each_other_and_play_again(evening: Evening) -> None:
    party = evening.party()
    while party.awaited() != evening.people[1][0]:
        party.go_on()
    anna, mei = evening.open(0), evening.open(2)
    bernd = evening.open(1)
    expect(anna.locator("[data-presence='1']")).to_have_class("presence here")
    expect(mei.locator("[data-presence='1']")).to_have_text("在线")
    expect(anna.locator("#await")).to_be_hidden()

    bernd.close()
    expect(anna.locator("[data-presence='1']")).to_have_class("presence away")
    evening.wait_until_closed(1)
    evening.pass_by(31)
    expect(anna.locator("[data-presence='1']")).to_have_class("presence gone")
    for page in (anna, mei):
        page.mouse.move(5, 5)
    evening.pass_by(200)
    for page in (anna, mei):
        page.reload()
    expect(anna.locator("#await")).to_be_visible()
    expect(mei.locator("#await .for-owner")).to_be_hidden()
    assert violations(anna) == []

    # asked and refused
    anna.locator("#await .for-owner").click()
    expect(anna.locator(".meeting .offer")).to_be_visible()
    expect(mei.locator(".meeting .offer")).to_contain_text("Bernd")
    home = evening.open(1, "/")
    expect(home.locator(".asks a")).to_contain_text("Anna")
    home.locator(".asks a").click()
    expect(home.locator(".meeting .offer .btn")).to_have_count(3)
    assert violations(home) == []
    home.locator(".meeting .offer .btn-main").click()
    expect(anna.locator(".meeting .offer")).to_have_count(0)
    assert evening.tables.view(evening.table, None).seats[1].stand_in is None

    # asked again, silent, replaced, and taken back with one tap
    home.close()
    evening.wait_until_closed(1)
    evening.pass_by(31)
    evening.pass_by(200)
    for page in (anna, mei):
        page.reload()
    anna.locator("#await .for-owner").click()
    mei.locator(".meeting .offer .btn-main").click()
    expect(anna.locator(".answers .yes")).to_have_count(1)
    evening.pass_by(61)
    expect(anna.locator("#seat-1 .stands-in")).to_be_visible()
    bernd = evening.open(1)
    expect(bernd.locator("#take-back")).to_be_visible()
    assert violations(bernd) == []
    bernd.locator("#take-back").click()
    expect(bernd.locator("#take-back")).to_have_count(0)
    expect(anna.locator("#seat-1 .stands-in")).to_have_count(0)

    # a rematch by consent, live and after a reload
    party.finish()
    for page in (anna, mei, bernd):
        expect(page.locator("#rematch")).to_be_visible()
    anna.locator("#rematch").click()
    expect(mei.locator(".meeting .offer")).to_contain_text("Anna")
    bernd.reload()
    expect(bernd.locator(".meeting .offer")).to_contain_text("Revanche")
    mei.locator(".meeting .offer .btn-main").click()
    expect(anna.locator(".answers .yes")).to_have_count(1)
    bernd.locator(".meeting .offer .btn-main").click()
    bernd.wait_for_url(lambda url: evening.table not in url)
    following = evening.tables.view(evening.table, None).next
    expect(anna.locator(f"#prompt-do a[href='/t/{following}']")).to_be_visible()
