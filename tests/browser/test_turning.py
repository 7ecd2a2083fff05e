"""In a real browser: tiles can be turned before they are final, routes are previewed, and trips are played back."""

from __future__ import annotations

from math import cos, radians, sin
from random import Random

import pytest
from playwright.sync_api import Page, expect

from kaiserhof.web.rendering.assets import asset_url
from tests.browser.conftest import NewPage
from tests.browser.player import act, number, start_where, wait_for_change, wait_for_turn

WAYS = "all => all.map(({ dataset }) => [dataset.ghost, dataset.angle, dataset.period ?? 360])"
"""The possible turns of a tile: move, angle, and the degrees after which it looks the same."""

TURNS = ".spot.lit[data-turns=first][data-moves*='turn 2']"
"""A tile with at least three different turns; some have only two."""


def play_until(page: Page, selector: str, rng: Random, decisions: int = 20) -> None:
    """Makes random decisions until something is on the page."""
    for _ in range(decisions):
        if not wait_for_turn(page) or page.locator(selector).count():
            break
        act(page, rng)
    assert page.locator(selector).count(), selector


def ghosts(page: Page) -> list[str | None]:
    return [ghost.get_attribute("data-ghost") for ghost in page.locator(".ghost.shown").all()]


def test_a_tile_is_turned_by_clicks_keys_buttons_pictures_and_dragging(new_page: NewPage) -> None:
    page = new_page()
    start_where(page, "dayunhe", "turn 2")
    expect(page.locator(TURNS)).to_have_count(1)
    before = number(page)
    tile = page.locator(TURNS)
    moves = (tile.get_attribute("data-moves") or "").split(";")
    assert len(moves) > 2
    assert ghosts(page) == [moves[0]]
    tile.click(force=True)
    assert ghosts(page) == [moves[1]]
    page.keyboard.press("r")
    assert ghosts(page) == [moves[2]]
    page.locator("#turn-left").click()
    assert ghosts(page) == [moves[1]]
    page.locator("#turn-right").click()
    assert ghosts(page) == [moves[2]]
    page.locator(f".turning[data-moves='{moves[0]}']").click()
    assert ghosts(page) == [moves[0]]
    assert page.locator(".turning.picked").get_attribute("data-moves") == moves[0]
    box = tile.locator(".hit").bounding_box()
    assert box
    x, y, reach = box["x"] + box["width"] / 2, box["y"] + box["height"] / 2, box["height"] * 0.4
    lies = {
        int(angle) % int(period): move for move, angle, period in page.locator(".ghost[data-angle]").evaluate_all(WAYS)
    }
    first = next(angle for angle, move in lies.items() if move == moves[0])
    period = int(page.locator(".ghost[data-angle]").first.get_attribute("data-period") or 360)
    page.mouse.move(x + reach, y)
    page.mouse.down()
    for degrees in range(20, 400, 20):  # with the clock, once round and further
        page.mouse.move(x + reach * cos(radians(degrees)), y + reach * sin(radians(degrees)))
        wanted = lies.get((first + degrees) % period)
        assert wanted is None or ghosts(page) == [wanted], degrees
    page.mouse.up()
    assert number(page) == before, "nothing is laid before it is said"
    page.locator(f".turning[data-moves='{moves[1]}']").click()
    expect(page.locator("#commit")).to_have_attribute("data-move", moves[1])
    page.keyboard.press("Enter")
    wait_for_change(page, before)
    expect(page.locator(".ghost.shown")).to_have_count(0)


def test_the_way_of_the_ship_is_seen_before_it_is_chosen(new_page: NewPage) -> None:
    page = new_page()
    start_where(page, "dayunhe", "sail")
    way = ".spot.lit[data-moves^='sail']"
    expect(page.locator(way).first).to_be_visible()
    assert ghosts(page) == []
    page.locator(way).first.hover(force=True)
    assert ghosts(page) == [page.locator(way).first.get_attribute("data-moves")]


STEPS = """async (address) => {
  const { showSteps, takeStepsOut } = await import(address);
  document.body.insertAdjacentHTML("beforeend", '<div id="cards"></div><ol id="log"><li class="turn"></li></ol>');
  const [turn, found] = [document.querySelector("#log .turn"), []];
  for (const gain of ["", "", "-4", "6"]) {
    turn.insertAdjacentHTML("beforeend", `<p data-place="a"${gain && ` data-seat="1" data-gain="${gain}"`}></p>`);
    showSteps();
    found.push([...document.querySelectorAll("#cards .steps li")].map((step) => step.textContent));
  }
  takeStepsOut();
  return [...found, document.querySelectorAll(".steps").length];
}"""


def test_on_a_phone_the_steps_of_a_trip_are_a_strip(new_page: NewPage) -> None:
    page = new_page(viewport={"width": 390, "height": 844})
    page.goto("/watch")
    strip = ["1", "2", "3−4", "4+6"]
    assert page.evaluate(STEPS, asset_url("steps.js")) == [[], [], strip[:3], strip, 0], "once somebody gains or loses"


@pytest.mark.parametrize("motion", ["no-preference", "reduce"])
def test_a_trip_can_be_played_again_field_by_field(motion: str, new_page: NewPage) -> None:
    page = new_page(reduced_motion=motion)
    page.clock.install()
    start_where(page, "dayunhe", "sail")
    play_until(page, "#log li[data-gain]", Random(9))
    page.locator("label:has(#tab-log)").click()  # a coach has the first tab
    page.clock.pause_at(page.evaluate("Date.now() / 1000 + 10"))
    signs = page.evaluate("[...document.querySelectorAll('#log li[data-gain]')].map(line => line.dataset.seat)")
    assert set(signs) <= {"0", "1", "2", "3"}, "points carry the player's sign"
    marks, last = page.locator(".happened .mark"), page.locator("#log .turn[data-places]").last
    fields = last.locator("[data-place]").count() or 1
    page.locator("[data-again]").click()
    page.clock.run_for(1)
    expect(marks).to_have_count(1 if motion == "no-preference" else fields)
    place, mark = (page.locator(at).first.bounding_box() for at in (".happened .mark", ".happened > g"))
    assert place, "a mark is where it happened from the beginning, not in the corner"
    assert mark
    assert place["x"] == mark["x"] > page.locator("#pieces").bounding_box()["x"]  # type: ignore[index]
    shown = 500 * (fields - 1) if motion == "no-preference" else 0
    page.clock.run_for(shown)
    expect(marks).to_have_count(fields)
    page.clock.run_for(5000)
    expect(page.locator(".happened")).to_have_count(0)
