"""Hints and analysis in a real browser: a hint can be taken, a finished game is gone through."""

from __future__ import annotations

import pytest

from kaiserhof.engine import game_ids
from tests.browser.conftest import NewPage
from tests.browser.player import number, wait_for_change, wait_for_turn
from tests.browser.test_pages import open_table, violations

EVERY_GAME = pytest.mark.parametrize("game", game_ids())


@EVERY_GAME
def test_a_hint_is_shown_and_its_best_move_made(game: str, new_page: NewPage) -> None:
    page = new_page()
    open_table(page, game)
    assert wait_for_turn(page)
    page.locator("#hint").click()
    page.wait_for_selector("#hint:not([aria-busy=true])")
    page.wait_for_selector(".advice")
    advice = page.locator(".advice li")
    assert 1 <= advice.count() <= 3
    assert "%" in advice.first.inner_text()
    assert violations(page) == []
    before = number(page)
    advice.first.locator("button").click()
    wait_for_change(page, before)
    assert not page.locator(".advice").count()


@pytest.mark.long
def test_a_finished_game_is_gone_through_while_one_looks(new_page: NewPage) -> None:
    page = new_page()
    open_table(page, game_ids()[0])
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
    page.wait_for_selector("#analysis .band", timeout=150_000)
    assert page.locator(".turning li").count() >= 1
    assert violations(page) == []
