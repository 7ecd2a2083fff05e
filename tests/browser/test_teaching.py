"""Replays, rules, explanations and lessons in a real browser, for every game with a drawing."""

from __future__ import annotations

from collections.abc import Iterator
from urllib.parse import urlencode

import pytest
from playwright.sync_api import Page, expect

from kaiserhof.engine import find_game, game_ids, lesson_of
from tests.browser.axe import violations
from tests.browser.conftest import NewPage
from tests.browser.player import press, start_against_bots, tap, until, wait_for_turn
from tests.browser.screens import A_DRAWN_GAME, DRAWN, EVERY_DRAWN_GAME, EVERY_GAME_AND_LANGUAGE, LOCALES, PHONE

TEACHING = [name for name in game_ids() if lesson_of(find_game(name))]
EVERY_LESSON = pytest.mark.parametrize("game", TEACHING)


def started(new_page: NewPage, game: str, **settings: object) -> Page:
    page = new_page(**settings)
    start_against_bots(page, game)
    wait_for_turn(page)
    return page


def at(page: Page) -> int:
    return int(page.locator("#main").get_attribute("data-number") or 0)


def wait_at(page: Page, number: int) -> None:
    until(page, "(n) => Number(document.getElementById('main')?.dataset.number) === n", number)


# ---------------------------------------------------------------------- rules at hand


@EVERY_DRAWN_GAME
def test_the_rules_open_beside_the_board_at_what_is_asked_and_are_left_by_escape(game: str, new_page: NewPage) -> None:
    page = started(new_page, game)
    button = page.locator("a[data-rules='']")
    button.focus()
    page.keyboard.press("b")
    expect(page.locator("#book-find")).to_be_focused()
    asked = page.locator("#prompt").get_attribute("data-chapter")
    expect(page.locator(f"#drawer #{asked}")).to_be_in_viewport()
    board, drawer = (page.locator(part).bounding_box() for part in ("#board", "#drawer"))
    assert board is not None
    assert drawer is not None
    assert drawer["x"] >= board["x"] + board["width"] * 0.6
    shown = page.locator("#drawer .rules > li:visible")
    everything = shown.count()
    assert everything == len(find_game(game).rulebook)
    assert page.locator("#drawer figure svg").count() >= 3
    page.keyboard.type(find_game(game).rulebook.chapters[-1].rules[0].sentence["en"].split(".")[0].lower())
    assert 1 <= shown.count() < everything
    assert violations(page) == []
    page.keyboard.press("Escape")
    expect(page.locator("#drawer")).to_be_hidden()
    expect(button).to_be_focused()


@A_DRAWN_GAME
def test_on_a_phone_the_rules_are_a_sheet_of_full_height(game: str, new_page: NewPage) -> None:
    page = started(new_page, game, **PHONE)
    page.locator("a[data-rules='']").tap()
    page.wait_for_selector("#drawer .rules > li")
    box = page.locator("#drawer").bounding_box()
    assert box is not None
    assert (round(box["width"]), round(box["height"])) == (390, 844)
    page.locator("#drawer-close").tap()
    expect(page.locator("#drawer")).to_be_hidden()


# ---------------------------------------------------------------------- explanations


@EVERY_DRAWN_GAME
def test_what_is_pointed_at_explains_itself_and_stays_in_sight(game: str, new_page: NewPage) -> None:
    page = started(new_page, game)
    for thing in (
        page.locator("#board .spot[data-about]"),
        page.locator("#cards [data-about]"),
        page.locator(".supply [data-about]"),
    ):
        if not thing.count():
            continue
        page.mouse.move(5, 5)
        expect(page.locator("#tip")).to_be_hidden()
        thing.first.hover(force=True)
        expect(page.locator("#tip")).to_be_visible()
        assert page.locator("#tip").inner_text().strip()
        tip, there = page.locator("#tip").bounding_box(), thing.first.bounding_box()
        assert tip is not None
        assert there is not None
        apart = (
            tip["y"] + tip["height"] <= there["y"] + 1
            or tip["y"] >= there["y"] + there["height"] - 1
            or tip["x"] >= there["x"] + there["width"] - 1
            or tip["x"] + tip["width"] <= there["x"] + 1
        )
        assert apart
        assert tip["x"] >= 0
        assert tip["x"] + tip["width"] <= 1366
        assert tip["y"] >= 0
        assert tip["y"] + tip["height"] <= 768


@A_DRAWN_GAME
def test_the_keyboard_asks_too(game: str, new_page: NewPage) -> None:
    page = started(new_page, game)
    page.keyboard.press("Shift+ArrowRight")
    page.keyboard.press("Shift+ArrowRight")
    expect(page.locator("#tip")).to_be_visible()
    assert page.evaluate("document.activeElement.getAttribute('aria-describedby')") == "tip"
    page.keyboard.press("Escape")
    expect(page.locator("#tip")).to_be_hidden()


@A_DRAWN_GAME
def test_a_long_press_asks_and_does_nothing_else(game: str, new_page: NewPage) -> None:
    page = started(new_page, game, **PHONE)
    spot = page.locator("#board .spot.lit[data-about], #cards .spot.lit[data-about]").first
    before = at(page)
    press(page, spot)
    assert at(page) == before
    assert page.locator("#commit:not([hidden]), .why").count() == 0


# ---------------------------------------------------------------------- replay


@A_DRAWN_GAME
def test_a_game_is_replayed_by_keys_slider_and_by_itself(game: str, new_page: NewPage) -> None:
    page = started(new_page, game)
    page.goto(page.url + "/replay?at=3")
    page.wait_for_selector(".ready #film")
    wait_at(page, 3)
    last = int(page.locator("#main").get_attribute("data-length") or 0)
    turns = [int(turn) for turn in (page.locator("#main").get_attribute("data-stops") or "").split()]
    after = next(turn for turn in turns if turn > 3)
    steps = (("Shift+ArrowRight", 4), ("Shift+ArrowLeft", 3), ("ArrowRight", after), ("End", last), ("Home", turns[0]))
    for key, expected in steps:
        page.keyboard.press(key)
        wait_at(page, expected)
        assert f"at={expected}&" in page.url
    page.locator("#at").fill(str(len(turns) - 1))
    wait_at(page, last)
    page.locator("#at").fill("0")
    wait_at(page, turns[0])
    page.locator("#speed").select_option("500")
    page.locator("#play").click()
    wait_at(page, last)
    assert violations(page) == []
    page.reload()
    assert at(page) == last
    assert page.evaluate("document.documentElement.scrollHeight") <= 768


def test_a_record_is_brought_along_and_watched(new_page: NewPage) -> None:
    from tests.engine.test_record import TEXT

    page = new_page(**PHONE)
    page.goto("/watch")
    assert violations(page) == []
    page.locator("#file").set_input_files({"name": "game.txt", "mimeType": "text/plain", "buffer": TEXT.encode()})
    page.locator("form.watch button").click()
    page.wait_for_selector(".ready #film")
    page.locator("#last").tap()
    until(page, "() => { const d = document.getElementById('main').dataset; return d.number === d.length }")
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


# ---------------------------------------------------------------------- lessons


ON_A_PHONE = range(1, 9)
"""The steps that are done by taps; the others are done by clicks."""


def asked_moves(game: str) -> Iterator[str | None]:
    """Yields the first expected move of each step, or None if the step needs none or allows any."""
    lesson = lesson_of(find_game(game))
    assert lesson is not None
    for step in lesson.steps[:-1]:
        yield step.do[0] if step.do else None


def do_in_the_lesson(page: Page, move: str, *, touch: bool) -> None:
    """Makes a move wherever it is on the page: on the board, among the cards or as a button."""
    spot = page.locator(f"#main .spot.lit:not([data-leads]):is([data-moves~='{move}'], [data-moves*='{move}'])")
    button = page.locator(f"#prompt-do [data-move='{move}']")
    label = page.locator(f"#moves [data-move='{move}']").text_content() or ""
    before = at(page)
    if button.count():
        button.first.click()
    else:
        put_together = page.locator(f"[data-compose='{move.split()[0]}']")
        parts = [
            put_together.locator(f".lit[data-part='{part}']:not(.chosen)")
            for part in (move.split()[-1] if put_together.count() else "")
        ]
        for card in parts or [spot]:
            if touch:
                tap(page, card.first)
            else:
                card.first.click(force=True)
        until(
            page,
            "(n) => document.querySelector('.choices button, #commit:not([hidden])') !== null ||"
            " Number(document.getElementById('main').dataset.number) !== n",
            before,
        )
        if at(page) != before:
            return  # what the next step has selected by itself is not ours to confirm
        choices = page.locator(".choices button")
        if choices.count():
            answer = choices.get_by_text(label, exact=True)
        elif page.locator("#commit:not([hidden])").count():
            answer = page.locator("#commit")
        else:
            return
        answer.tap() if touch else answer.click()


def address_of(game: str, number: int) -> str | None:
    """Returns the address of a step of a lesson, if nothing before it depends on what the learner chooses."""
    lesson = lesson_of(find_game(game))
    assert lesson is not None
    before = lesson.steps[: number - 1]
    did = ";".join(step.do[0] for step in before if step.do)
    return None if any(step.free for step in before) else f"/learn/{game}?{urlencode({'step': number, 'did': did})}"


def go_through(page: Page, game: str, steps: range, *, touch: bool = False) -> int:
    """Goes through steps of a lesson by clicks; returns the number of the last one reached."""
    page.goto(address_of(game, steps.start) or f"/learn/{game}")
    page.wait_for_selector(".ready #prompt")
    begin = number = at(page)
    for number, move in enumerate([*asked_moves(game)][begin - 1 :], begin):
        wait_at(page, number)
        if number not in steps and number > begin:
            return number
        assert page.locator(".pointed").count() or page.locator("#main[data-point='']").count()
        if move is None:
            page.locator("#on").click()
        else:
            do_in_the_lesson(page, move, touch=touch)
    wait_at(page, number + 1)
    return number + 1


@EVERY_LESSON
def test_a_lesson_is_played_to_its_end_by_clicks_and_goes_on_as_a_game(game: str, new_page: NewPage) -> None:
    page = new_page()
    last = go_through(page, game, range(ON_A_PHONE.stop, 100))
    page.locator("#back").click()
    wait_at(page, last - 1)
    page.go_back()
    wait_at(page, last)
    assert violations(page) == []
    page.locator("form[action$='/play'] button").click()
    page.wait_for_url("**/t/*")
    expect(page.locator("#main")).to_have_attribute("data-status", "playing")


@EVERY_LESSON
def test_a_lesson_is_begun_by_taps_on_a_phone(game: str, new_page: NewPage) -> None:
    page = new_page(**PHONE, locale="de-DE")
    go_through(page, game, ON_A_PHONE, touch=True)
    assert violations(page) == []
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    here = at(page)
    page.locator("#more").tap()
    page.locator("button[lang=zh]").tap()
    page.wait_for_selector("html[lang=zh-Hans]")
    assert at(page) == here, "another language does not begin the lesson anew"


@EVERY_GAME_AND_LANGUAGE
def test_the_longest_steps_of_a_lesson_need_no_scrolling(game: str, lang: str, new_page: NewPage) -> None:
    lesson, words = lesson_of(find_game(game)), find_game(game).words(lang)
    assert lesson is not None
    page = new_page(locale=LOCALES[lang])
    for number in sorted(range(len(lesson.steps)), key=lambda number: -len(words(lesson.steps[number].text)))[:3]:
        address = address_of(game, number + 1)
        if address is None:
            continue
        page.goto(address)
        assert page.evaluate("document.documentElement.scrollHeight") <= 768
        for part in ("#prompt", "#board", "#players", "#cards"):
            box = page.locator(part).bounding_box()
            assert box is not None
            assert box["y"] + box["height"] <= 769, f"{part} at step {number + 1}"


def test_every_drawn_game_is_here() -> None:
    assert DRAWN
    assert TEACHING
