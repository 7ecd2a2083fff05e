"""Hints and analyses in a real browser: a hint can be used, and a finished game can be browsed."""

from __future__ import annotations

import pytest
from playwright.sync_api import expect

from kaiserhof.engine import game_ids
from tests.browser.axe import violations
from tests.browser.conftest import NewPage
from tests.browser.player import number, start_against_bots, wait_for_change, wait_for_turn

EVERY_GAME = pytest.mark.parametrize("game", game_ids())


@EVERY_GAME
def test_a_hint_is_shown_and_its_best_move_made(game: str, new_page: NewPage) -> None:
    page = new_page()
    start_against_bots(page, game)
    assert wait_for_turn(page)
    page.locator("#hint").click()
    page.wait_for_selector("#hint:not([aria-busy=true])")
    page.wait_for_selector(".advice")
    advice = page.locator(".advice li")
    assert 1 <= advice.count() <= 3
    assert "%" in advice.first.inner_text()
    assert violations(page) == []
    best = advice.first.get_attribute("data-move")
    lit = page.locator(f".linked .around, .pointed-at, #prompt-do [data-move='{best}']")
    expect(lit.first).to_be_attached()  # the first one is focused: its place is lit, or it is a button
    before = number(page)
    advice.first.locator("button").click()
    wait_for_change(page, before)
    assert not page.locator(".advice").count()
    expect(page.locator(".linked, .pointed-at")).to_have_count(0)


@pytest.mark.long
def test_a_finished_game_is_gone_through_while_one_looks(new_page: NewPage) -> None:
    page = new_page()
    start_against_bots(page, game_ids()[0])
    table = page.url.rstrip("/")
    wait_for_turn(page)
    page.evaluate(
        "table => fetch(`${table}/run`, { method: 'POST', body: new URLSearchParams({ do: 'hand-over', seat: 0,"
        " level: 'novice' }) })",
        table,
    )
    page.wait_for_selector("#main[data-status=finished]", timeout=120_000)
    page.goto(f"{table}/score")
    page.locator("#analysis button").click()
    page.wait_for_selector("#analysis .turning li", timeout=150_000)
    assert page.locator(".wide-plot .turn-mark").count() == page.locator(".turning li").count()
    assert page.locator(".medals li").count() >= 1
    page.locator("#share-pic").scroll_into_view_if_needed()
    page.wait_for_function("() => document.getElementById('share-pic').naturalWidth === 1200")
    page.locator("#named").click()
    page.wait_for_function("() => /names=no$/.test(document.getElementById('share-pic').src)")
    assert page.locator("#save").get_attribute("href").endswith("names=no")  # type: ignore[union-attr]
    assert violations(page) == []
    page.set_viewport_size({"width": 390, "height": 844})
    expect(page.locator(".narrow-plot")).to_be_visible()
    expect(page.locator(".wide-plot")).to_be_hidden()
    assert page.evaluate("document.documentElement.scrollWidth") == 390
    page.locator("#rematch").click()
    page.wait_for_url(lambda address: address.rstrip("/") != table and "/score" not in address)
