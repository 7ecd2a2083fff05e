"""Every page at every size, also at 200 and 400 percent: nothing is wider than the window, and everything is
in reach.
"""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page

from kaiserhof.engine import Match, Record, find_game, game_ids
from tests.browser.conftest import NewPage
from tests.browser.fingers import out_of_reach
from tests.browser.player import act, start_against_bots, wait_for_turn
from tests.browser.screens import BOXES, ONE_OF_EACH_KIND, SIZES, resize

PHONES = SIZES[:4]
WITH_ROOM = [(844, 390), (667, 375), (683, 384), (768, 1024), (1024, 768)]
"""Sizes at which all players and all tabs are visible at once."""

CROPPED = """() => [...document.querySelectorAll("#players > ul, .view-tabs, .row-open")]
  .filter((each) => each.matches(".row-open")
    ? new Set([...each.children].map((card) => card.offsetTop)).size > 1
    : each.scrollHeight > each.clientHeight + 1 || each.scrollWidth > each.clientWidth + 1)
  .map((each) => each.className)"""
"""Returns which of these elements have too little room: they scroll, or a row of cards wraps."""

OUT_OF_REACH = f"""(names) => {{ {BOXES}
  const isInReach = (thing) => {{
    thing.scrollIntoView({{ block: "center", inline: "nearest" }});
    const box = thing.getBoundingClientRect();
    const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)];
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)];
    if (right - left < 20 || bottom - top < 14 || box.right > innerWidth + 1 || box.left < -1) return false;
    const met = document.elementFromPoint((left + right) / 2, (top + bottom) / 2);
    return thing.contains(met) || met?.contains(thing);
  }};
  return names.filter((name) => {{
    const things = [...document.querySelectorAll(name)].map(boxes).filter((each) => each.length);
    return !things.some((each) => each.every(isInReach));
  }});
}}"""
"""Returns which elements cannot be scrolled into view, extend beyond the window, or are covered."""


STICKS_OUT = """() => [...document.querySelectorAll(".sheet .btn")].filter((each) => {
  const [box, sheet] = [each, each.closest(".sheet")].map((one) => one.getBoundingClientRect());
  return box.width && (box.right > sheet.right || box.left < sheet.left);
}).map((each) => each.textContent)"""
"""Finds buttons that extend beyond their sheet."""


def too_wide(page: Page) -> int:
    return int(page.evaluate("document.documentElement.scrollWidth - innerWidth"))


@pytest.mark.long
@pytest.mark.parametrize("game", game_ids())
@pytest.mark.parametrize(
    "elsewhere", [ONE_OF_EACH_KIND, pytest.param(SIZES, marks=pytest.mark.thorough)], ids=["some", "all"]
)
def test_question_board_hand_and_buttons_are_in_reach_at_every_size(
    game: str, elsewhere: list[tuple[int, int]], new_page: NewPage
) -> None:
    """A replay and a lesson have the layouts of a table, so a size of each kind is enough there."""
    page = new_page(locale="de-DE")
    start_against_bots(page, game)
    wait_for_turn(page)
    act(page, Random(1))
    wait_for_turn(page)
    found: list[object] = []
    table = page.url.split("?")[0]
    pages = {
        table: [".prompt-ask", "#board .view", "#cards", "#prompt-do button", "#players"],
        f"{table}/replay": [".prompt-ask", "#board .view", "#cards", "#play"],
        f"/learn/{game}?step=3": [".lesson-text", "#board .view", "#cards", "#prompt-do .btn"],
    }
    for path, parts in pages.items():
        page.goto(path)
        page.wait_for_selector(".ready #prompt")
        for size in SIZES if path == table else elsewhere:
            resize(page, size, game)
            if path == table and size in PHONES:
                found += [(path, size, each) for each in out_of_reach(page)]
            if path == table and size in WITH_ROOM:
                found += [(size, each) for each in page.evaluate(CROPPED)]
            missing = page.evaluate(OUT_OF_REACH, parts)
            if missing or too_wide(page) > 0:
                found.append((path, size, missing, too_wide(page)))
    assert found == []


@pytest.mark.parametrize("path", ["/", "/new", f"/new?game={game_ids()[-1]}", f"/rules/{game_ids()[0]}", "/watch"])
def test_no_other_page_is_wider_than_its_window(path: str, new_page: NewPage) -> None:
    page = new_page(locale="de-DE")
    page.goto(path)
    found = []
    for width, height in SIZES:
        page.set_viewport_size({"width": width, "height": height})
        if too_wide(page) > 0:
            found.append((width, too_wide(page)))
        assert page.evaluate(STICKS_OUT) == [], width
    assert found == []


CUT = """(score) => {
  for (const each of document.querySelectorAll("#players .score")) each.firstChild.textContent = score;
  return [...document.querySelectorAll("#players :is(.player, .score, .supply)")]
    .filter((each) => each.getClientRects().length && each.scrollWidth > each.clientWidth + 1)
    .map((each) => each.className);
}"""
"""Sets everyone's score, and returns which parts of the players' row have too little room."""


@pytest.mark.parametrize("game", game_ids())
def test_a_score_of_three_digits_has_room_with_the_most_players(game: str, new_page: NewPage) -> None:
    page = new_page()
    match = Match(find_game(game), [f"Player {seat}" for seat in range(1, find_game(game).players[-1] + 1)])
    match.advance()
    page.goto("/watch")
    record = Record.of(match).write().encode()
    page.locator("#file").set_input_files({"name": "game.txt", "mimeType": "text/plain", "buffer": record})
    page.locator("form.watch button").click()
    page.wait_for_selector(".ready #film")
    found = []
    for size in SIZES:
        resize(page, size, game)
        found += [(size, each) for each in page.evaluate(CUT, "188")]
    assert found == []
