"""The views of a phone: tabs, parts, actions that lead to their targets, and targets large enough for a finger."""

from __future__ import annotations

from urllib.parse import urlencode

from playwright.sync_api import Page, expect

from kaiserhof.engine import find_game, lesson_of
from tests.browser.conftest import NewPage
from tests.browser.player import number, start_against_bots, tap, wait_for_change, wait_for_turn
from tests.browser.screens import PHONE

GAME = "confucius"
SMALLEST = """() => [...document.querySelectorAll("#board button, #cards button, .view-tabs button")]
  .filter((button) => button.getClientRects().length)
  .map((button) => [button.id || button.dataset.open || button.textContent, button.getBoundingClientRect()])
  .filter(([, box]) => box.width < 44 || box.height < 44).map(([name]) => name)"""

OVERFLOW = """name => {
  const box = document.querySelector(name);
  return box.scrollWidth - Math.ceil(box.getBoundingClientRect().width);
}"""


def lesson_at(page: Page, move: str) -> None:
    """Opens the step of the lesson that asks for a move."""
    lesson = lesson_of(find_game(GAME))
    assert lesson is not None
    number = next(number for number, step in enumerate(lesson.steps) if move in step.do)
    did = ";".join(step.do[0] for step in lesson.steps[:number] if step.do)
    page.goto(f"/learn/{GAME}?{urlencode({'step': number + 1, 'did': did})}")
    page.wait_for_selector(".ready #prompt")


def test_an_action_leads_to_the_view_where_its_target_is_chosen(new_page: NewPage) -> None:
    page = new_page(**PHONE)
    start_against_bots(page, GAME)
    assert wait_for_turn(page)
    asked = page.locator(".prompt-sub").inner_text()
    tap(page, page.locator("#spot-do-bribe"))
    expect(page.locator("#view-ministries")).to_be_visible()
    expect(page.locator(".prompt-sub")).to_have_text("Bribe Official (one cube)")
    assert page.locator("#view-ministries .spot.lit:not(.aside)").count() > 1
    assert page.locator("#view-actions .spot.lit:not(.aside)").count() == 1
    page.locator(".view-tabs [data-open=actions]").tap()
    assert page.locator(".spot.aside").count() == 0
    expect(page.locator(".prompt-sub")).to_have_text(asked)
    tap(page, page.locator("#spot-do-bribe"))
    official = page.locator("#view-ministries .spot.lit:not(.aside)").first
    before = number(page)
    tap(page, official)
    wait_for_change(page, before)
    assert page.locator(".spot.aside").count() == 0


def test_the_view_where_something_is_asked_is_open_before_any_script_runs(new_page: NewPage) -> None:
    page = new_page(**PHONE)
    start_against_bots(page, GAME)
    assert wait_for_turn(page)
    (opened,) = page.locator("#board > .view.open").evaluate_all("views => views.map((view) => view.id)")
    plain = new_page(**PHONE, java_script_enabled=False, storage_state=page.context.storage_state())
    plain.goto(page.url)
    expect(plain.locator(f"#{opened}")).to_be_visible()
    expect(plain.locator("#board > .view:visible")).to_have_count(1)


CHANGES = """() => {
  window.changes = [];
  const watcher = new MutationObserver((seen) => window.changes.push(...seen.map(({ target }) => target.id)));
  for (const spot of document.querySelectorAll(".spot")) watcher.observe(spot, { attributes: true });
}"""
SAY = """() => fetch(`${location.pathname}/say`, {
  method: "POST", headers: { "content-type": "application/json" }, body: JSON.stringify({ phrase: "hello" }),
}).then((answer) => answer.status)"""


def test_what_is_lit_stays_so_when_something_else_is_drawn_anew(new_page: NewPage) -> None:
    page = new_page(**PHONE)
    start_against_bots(page, GAME)
    assert wait_for_turn(page)
    assert page.evaluate(SAY) < 300
    expect(page.locator("#chat .said")).to_have_count(1)  # a stream that opens only now brings the whole page
    expect(page.locator(".coach-line")).to_be_visible()
    page.evaluate(CHANGES)
    assert page.evaluate(SAY) < 300
    expect(page.locator("#chat .said")).to_have_count(2)
    expect(page.locator(".line .told")).not_to_be_empty()
    assert page.evaluate("window.changes") == [], "a slow phone would style them anew"
    assert page.locator(".spot.lit").count() > 1


def test_everything_to_tap_is_large_enough_in_every_view_at_every_size(new_page: NewPage) -> None:
    for move, locale in (("bribe gongbu-3", "de-DE"), ("land india", "zh-CN")):
        page = new_page(**PHONE, locale=locale)
        lesson_at(page, move)
        for width, height in ((360, 740), (390, 844), (844, 390)):
            page.set_viewport_size({"width": width, "height": height})
            for name in ("board", "actions", "ministries", "gifts", "examination", "lands", "seas"):
                page.locator(f".view-tabs [data-open={name}]").tap()
                expect(page.locator(f"#view-{name}")).to_be_visible()
                assert page.evaluate(SMALLEST) == [], f"{name} at {width}"
                for box in ("html", "#main", "#board", f"#view-{name}"):
                    assert page.evaluate(OVERFLOW, box) <= 0, f"{box} with {name} at {width}"
                content = page.locator(f"#view-{name} .cf > :not(.strip)")
                assert all(content.evaluate_all("all => all.map((box) => box.scrollWidth <= box.clientWidth + 1)"))


def test_the_overview_opens_the_views_and_a_chip_shows_its_ministry(new_page: NewPage) -> None:
    page = new_page(**PHONE)
    lesson_at(page, "bribe gongbu-3")
    page.locator(".view-tabs [data-open=board]").tap()
    page.locator(".cf-open[data-open=ministries]").tap()
    expect(page.locator("#view-ministries")).to_be_visible()
    page.locator(".part-chips [data-show=hubu]").tap()
    expect(page.locator("#part-hubu")).to_be_in_viewport(ratio=0.6)
