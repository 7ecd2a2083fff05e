"""Clocks in the browser: one that would run out while the server is down, and a daily table over several days."""

from __future__ import annotations

from pathlib import Path

import pytest
from playwright.sync_api import Browser, Page, expect

from kaiserhof.tables import ClockRule
from tests.browser.axe import violations
from tests.browser.evening import evening_with

DAY = 86_400.0
SECONDS = "place => { const [minutes, seconds] = place.textContent.split(':'); return 60 * minutes + Number(seconds) }"


def left(page: Page, seat: int) -> float:
    """Returns the seconds that a page shows at a seat."""
    clock = page.locator(f"[data-clock='{seat}']")
    expect(clock).to_be_visible(timeout=20_000)
    return float(clock.evaluate(SECONDS))


@pytest.mark.shown
def test_a_clock_stands_still_while_the_server_is_down_and_then_runs_out(browser: Browser, tmp_path: Path) -> None:
    with evening_with(browser, tmp_path, ClockRule.live(15)) as evening:
        seat = evening.people.index(next(each for each in evening.people if each[0] == evening.party().awaited()))
        other = (seat + 1) % 3
        page, watcher = evening.open(seat), evening.open(other)
        for each in (page, watcher):
            assert 600 < left(each, seat) <= 920
            assert left(each, other) == 900, "the time of the others stands still"
        assert violations(watcher) == []

        evening.stop()
        evening.later.more += 3600
        evening.start()
        page.reload()
        assert 600 < left(page, seat) <= 920, "an hour without a server costs nobody time"
        expect(page.locator("#main")).to_have_attribute("data-turn", "yes")

        evening.pass_by(left(page, seat) - 200)
        page.reload()
        expect(page.locator(f"[data-clock='{seat}']")).to_have_class("clock num low runs", timeout=20_000)
        assert violations(page) == []

        evening.pass_by(210)
        expect(page.locator("#main")).to_have_attribute("data-turn", "no", timeout=60_000)
        expect(page.locator(f"#seat-{other}.turn")).to_be_visible(timeout=60_000)
        expect(page.locator(f".log-list [data-seat='{seat}'] .stood-in").first).to_be_attached()
        assert evening.tables.views.view(evening.table, None).seats[seat].stand_in is None, "the seat stays theirs"


@pytest.mark.shown
def test_a_table_by_the_day_is_played_over_some_days(browser: Browser, tmp_path: Path) -> None:
    with evening_with(browser, tmp_path, ClockRule.daily(2)) as evening:
        party = evening.party()
        _, bernd, mei = (person for person, _ in evening.people)

        def play_until(person: object) -> None:
            while party.awaited() != person:
                party.go_on()

        play_until(bernd)
        mine = evening.open(1, "/mine")
        expect(mine.locator(".next .time-left")).to_contain_text("noch")

        evening.pass_by(1.5 * DAY)  # Bernd plays after a day and a half: nothing of his reserve is spent
        play_until(mei)
        assert party.view().times[1].left == 3 * DAY
        evening.tables.holidays.take(mei, evening.later(), evening.later() + 10 * DAY)
        table = evening.open(0)
        expect(table.locator("[data-clock='2']")).to_have_text("holiday")
        evening.pass_by(9 * DAY)
        table.reload()
        expect(table.locator("[data-clock='2']")).to_have_text("holiday")
        expect(table.locator("#await")).to_be_hidden()

        evening.pass_by(2 * DAY)
        play_until(bernd)
        for _ in range(5):
            evening.pass_by(DAY - 60)
        mine.reload()
        expect(mine.locator(".next .time-left.low")).to_be_visible()
        assert violations(mine) == []
        table.reload()
        expect(table.locator("#await")).to_be_visible(timeout=20_000)
        expect(table.locator("#await .for-owner")).to_be_hidden()

        evening.pass_by(600)
        expect(table.locator("#seat-1.turn")).to_have_count(0, timeout=60_000)
