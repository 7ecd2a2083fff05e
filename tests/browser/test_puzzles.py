"""Puzzles in a real browser: a wrong move, the solution, the next one; on a desktop and a phone."""

from __future__ import annotations

from typing import Any

import pytest
from playwright.sync_api import Page, expect

from kaiserhof.engine import find_game
from kaiserhof.engine.puzzles import puzzles_of
from tests.browser.axe import violations
from tests.browser.conftest import NewPage
from tests.browser.player import until
from tests.browser.screens import DRAWN, PHONE


def judged(page: Page, text: str) -> None:
    expect(page.locator(".teacher-text")).to_contain_text(text, timeout=30_000)


@pytest.mark.parametrize(("game", "settings"), [(DRAWN[0], {}), *((game, PHONE) for game in DRAWN)])
def test_a_puzzle_is_tried_solved_and_left_for_the_next(game: str, settings: dict[str, Any], new_page: NewPage) -> None:
    page = new_page(**settings)
    puzzle = puzzles_of(find_game(game))[0]
    words = find_game(game).words("en")
    view = puzzle.position(find_game(game))
    page.goto(f"/puzzles/{game}")
    page.wait_for_selector("body.ready")
    wrong = next(move for move in puzzle.chances if move != puzzle.best)
    page.locator(f"#moves [data-move='{wrong}']").dispatch_event("click")  # a phone has no list, only the board
    judged(page, words(view.move_words(view.parse(wrong))))
    expect(page.locator("#solution")).to_be_visible()
    assert violations(page) == []
    page.locator("#solution").click()
    judged(page, words(view.move_words(view.parse(puzzle.best))))
    expect(page.locator("#solution")).to_have_count(0)
    if not settings:
        whole = "(hand) => hand.scrollHeight <= hand.clientHeight"
        assert page.locator("#cards").evaluate(whole), "the hand is cropped"
    page.locator("#on").click()
    until(page, "() => document.getElementById('main').dataset.number === '2'")
    expect(page.locator("#solution")).to_be_visible()
    assert page.evaluate("() => document.documentElement.scrollWidth <= innerWidth")
