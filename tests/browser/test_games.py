"""Whole games by clicks, taps and keys, in a real browser."""

from __future__ import annotations

from random import Random

import pytest
from playwright.sync_api import Page, expect

from kaiserhof.engine import find_game
from tests.browser.conftest import NewPage
from tests.browser.fingers import out_of_reach, too_small
from tests.browser.player import (
    COMMIT,
    LIT,
    PARTS,
    act,
    my_turn,
    number,
    play_to_the_end,
    single,
    start_against_bots,
    start_in_the_middle,
    status,
    tap,
    until,
    wait_for_change,
    wait_for_turn,
)
from tests.browser.screens import A_DRAWN_GAME, DRAWN, EVERY_DRAWN_GAME, PHONE

COMPOSING = "[data-compose] .chosen, [data-compose] [data-part]:focus"


def start_from_the_first_page(page: Page, game: str) -> None:
    page.goto("/")
    page.locator(f"form[action='/play']:has([value='{game}']) button").click()
    page.wait_for_selector(".ready #prompt")


@pytest.mark.thorough
@EVERY_DRAWN_GAME
@pytest.mark.parametrize("motion", ["reduce", "no-preference"])
def test_a_whole_game_is_played_by_clicks(game: str, motion: str, new_page: NewPage) -> None:
    page = new_page(reduced_motion=motion)
    start_from_the_first_page(page, game)
    play_to_the_end(page, Random(1))


@pytest.mark.long
@EVERY_DRAWN_GAME
def test_a_game_played_to_its_end_by_clicks_leads_to_the_score_sheet(game: str, new_page: NewPage) -> None:
    page = new_page()
    start_in_the_middle(page, game, rest=0.15)
    play_to_the_end(page, Random(1))
    page.get_by_role("link", name="Final scoring").click()
    expect(page.locator(".sheet-table tfoot")).to_be_visible()
    totals = [int(text) for text in page.locator(".sheet-table tfoot td").all_inner_texts()]
    rows = page.locator(".sheet-table tbody tr").all()
    sums = [0] * len(totals)
    for row in rows:
        for seat, text in enumerate(row.locator("td").all_inner_texts()):
            sums[seat] += 0 if text == "–" else int(text)
    assert sums == totals
    steps = int(page.locator("#walk").get_attribute("data-steps") or 0)
    for _ in range(steps):
        page.get_by_role("button", name="Next").click()
    expect(page.locator(".step:not([hidden]) .label")).to_have_text(f"Step {steps} of {steps}")
    with page.expect_download() as download:
        page.get_by_role("link", name="Download the record").click()
    assert download.value.suggested_filename.endswith(".txt")


@pytest.mark.long
@EVERY_DRAWN_GAME
def test_a_game_is_played_by_keyboard_alone_and_without_motion(game: str, new_page: NewPage) -> None:
    page = new_page()
    start_in_the_middle(page, game, rest=0.6)
    assert play_by_keyboard(page, decisions=12) == 12


@pytest.mark.thorough
@EVERY_DRAWN_GAME
def test_a_whole_game_is_played_by_keyboard_alone(game: str, new_page: NewPage) -> None:
    page = new_page()
    start_against_bots(page, game)
    play_by_keyboard(page, decisions=10_000)
    assert status(page) == "finished"


def play_by_keyboard(page: Page, decisions: int) -> int:
    """Plays with arrow keys and Enter until the game is over or this many decisions are made; returns their number."""
    rng = Random(2)
    for made in range(decisions):
        if not wait_for_turn(page):
            return made
        before = number(page)
        if page.locator("#confirm").count():
            page.locator("body").press("Enter")
        else:
            for _ in range(rng.randrange(1, 6)):
                page.keyboard.press(rng.choice(["ArrowRight", "ArrowDown", "ArrowLeft", "ArrowUp"]))
            page.keyboard.press("Enter")
            if page.locator(".choices button").count():
                page.keyboard.press("Enter")
            if page.locator("[data-holds].chosen").count() and number(page) == before:
                page.keyboard.press("Escape")  # a card was chosen: the next keys play something else
                continue
            while page.locator(COMPOSING).count() and number(page) == before:
                if page.locator(COMMIT).count():
                    page.locator(COMMIT).evaluate_all("([button]) => button?.focus()")
                    page.keyboard.press("Enter")
                    break
                page.keyboard.press("ArrowRight")  # cards that make a move together are taken up one by one
                if page.locator(f"{PARTS}:focus").count():
                    page.keyboard.press("Enter")
        wait_for_change(page, before)
    return decisions


@pytest.mark.long
@EVERY_DRAWN_GAME
@pytest.mark.parametrize(
    ("motion", "decisions"), [("reduce", 8), pytest.param("no-preference", 25, marks=pytest.mark.thorough)]
)
def test_a_game_on_a_phone_with_taps(game: str, motion: str, decisions: int, new_page: NewPage) -> None:
    page = new_page(**PHONE, reduced_motion=motion)
    start_from_the_first_page(page, game)
    rng = Random(3)
    for _ in range(decisions):
        if not wait_for_turn(page):
            break
        assert out_of_reach(page) == [], page.inner_text("#prompt")
        assert too_small(page) == [], page.inner_text("#prompt")
        act(page, rng, touch=True)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


@EVERY_DRAWN_GAME
def test_on_a_phone_a_tap_makes_a_move_that_nothing_is_chosen_for(game: str, new_page: NewPage) -> None:
    page = new_page(**PHONE)
    start_against_bots(page, game)
    assert wait_for_turn(page)
    before = number(page)
    spot = single(page)
    held = spot.get_attribute("data-holds") is not None
    tap(page, spot)
    if held:
        page.locator("#commit").tap()
    wait_for_change(page, before)


@EVERY_DRAWN_GAME
def test_undo_takes_a_step_back_with_the_key_u(game: str, new_page: NewPage) -> None:
    page = new_page()
    start_against_bots(page, game)
    assert wait_for_turn(page)
    lit = page.locator(LIT).count()
    me = page.locator("#main").get_attribute("data-me")
    assert page.locator(f"#board .spot.lit:not(.seat-{me})").count() == 0
    act(page, Random(4))
    expect(page.locator("#undo")).to_be_visible()
    before = number(page)
    page.locator("body").press("u")
    wait_for_change(page, before)
    expect(page.locator(LIT)).to_have_count(lit)


def test_a_page_that_is_not_in_sight_follows_the_game(new_page: NewPage) -> None:
    page = new_page()
    page.add_init_script("window.requestAnimationFrame = () => 0")  # as in a window behind others
    start_against_bots(page, DRAWN[0])
    assert wait_for_turn(page)
    act(page, Random(4))
    assert wait_for_turn(page)


NOTE_COMES = """() => new MutationObserver(() => {
  const note = document.querySelector(".why");
  if (note) window.placed ??= Boolean(note.style.left && note.style.top);
}).observe(document.body, { childList: true })"""
"""Tests whether a note has its position as soon as it appears."""


@EVERY_DRAWN_GAME
def test_what_is_not_lit_tells_the_rule_that_forbids_it(game: str, new_page: NewPage) -> None:
    page = new_page()
    start_against_bots(page, game)
    assert wait_for_turn(page)
    page.evaluate(NOTE_COMES)
    unlit = page.locator("#board .spot:not(.lit)").first
    unlit.click(force=True)
    expect(page.locator(".why")).to_be_visible()
    assert page.evaluate("window.placed"), "a tap could meet it where it is not yet"
    expect(page.locator(".why .source")).to_contain_text("Source")
    page.keyboard.press("Escape")
    expect(page.locator(".why")).to_have_count(0)


@A_DRAWN_GAME
def test_two_people_in_two_languages_at_one_table(game: str, new_page: NewPage) -> None:
    ada, bruno = new_page(), new_page(locale="de-DE")
    least = find_game(game).players[0]
    ada.goto(f"/new?game={game}")
    ada.fill("#name", "Ada <b>")
    ada.locator(f"[name=seats][value='{least}']").check(force=True)
    ada.get_by_role("button", name="Open the table").click()
    ada.wait_for_selector(".ready #invite")
    for seat in range(2, least):
        ada.locator(f"#place-{seat} [value^='bot:{seat}:regular']").first.click()
        ada.wait_for_selector(f"#place-{seat} .portrait")
    bruno.goto(ada.url)
    bruno.fill("#sit-name", "Bruno 张")
    bruno.get_by_role("button", name="Hinsetzen").click()
    for page in (ada, bruno):
        until(page, "() => document.getElementById('main').dataset.status === 'playing'")
        expect(page.locator("#players")).to_contain_text("Ada <b>")
        expect(page.locator("#players")).to_contain_text("Bruno 张")
    rng = Random(5)
    for _ in range(6):
        while not my_turn(ada) and not my_turn(bruno):
            ada.wait_for_timeout(100)  # a bot thinks, or a page is on its way
        mover, other = (ada, bruno) if my_turn(ada) else (bruno, ada)
        act(mover, rng)
        wait_for_change(other, number(mover) - 1)
    expect(bruno.locator("#players")).to_contain_text("Punkte")
    assert bruno.locator("html").get_attribute("lang") == "de"


@A_DRAWN_GAME
def test_everything_stands_as_it_was_after_a_reload_and_in_another_language(game: str, new_page: NewPage) -> None:
    page = new_page()
    start_against_bots(page, game)
    assert wait_for_turn(page)
    act(page, Random(6))
    before, pieces = number(page), page.locator(".piece").count()
    page.reload()
    assert (number(page), page.locator(".piece").count()) == (before, pieces)
    page.locator(".langs [value=zh]").click()
    page.wait_for_selector("html[lang=zh-Hans]")
    assert number(page) == before
    page.goto("/")
    expect(page.locator(".my li")).to_have_count(1)
