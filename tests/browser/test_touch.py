"""Fingers on the board: pinch, drag, double tap and long press; the page zooms by itself; pieces are dragged."""

from __future__ import annotations

import time
from random import Random

from playwright.sync_api import CDPSession, Page, expect

from kaiserhof.drawing import artist_of
from kaiserhof.engine import find_game
from tests.browser.conftest import NewPage
from tests.browser.player import LIT, act, number, press, start_against_bots, wait_for_change, wait_for_turn
from tests.browser.screens import DRAWN
from tests.browser.screens import PHONE as ANY_PHONE

PHONE = {**ANY_PHONE, "reduced_motion": "no-preference"}
FINGER = 43.5
PLAIN = next(name for name in DRAWN if len(artist_of(find_game(name)).forms) == 1)
"""A game with the same drawing for all screens, so that its spots are smaller than a finger on a phone."""

SMALLEST = """() => Math.min(...[...document.querySelectorAll("#pieces .spot.lit .hit")].map((hit) => {
  const box = hit.getBoundingClientRect();
  return Math.min(box.width, box.height);
}))"""

MIDDLE = """() => {
  const frame = document.querySelector(".board-frame").getBoundingClientRect();
  const board = document.getElementById("zoomed").getBoundingClientRect();
  return [(frame.x + frame.width / 2 - board.x) / board.width, (frame.y + frame.height / 2 - board.y) / board.height];
}"""
"""Returns what part of the board is in the middle of its frame."""


def scale(page: Page) -> float:
    return float(page.evaluate("new DOMMatrix(getComputedStyle(document.getElementById('zoomed')).transform).a"))


def settle(page: Page) -> None:
    page.wait_for_function("() => !document.getElementById('zoomed').getAnimations().length")


RESTS = """() => new Promise(done => {
  const place = () => document.getElementById("zoomed").getBoundingClientRect().x;
  let last = NaN;
  const look = () => {
    const now = place();
    if (now === last) return done();
    last = now;
    requestAnimationFrame(look);
  };
  look();
})"""
"""Waits until the board no longer glides on. A browser that is kept busy by it makes no click of a tap."""


def pinch(fingers: CDPSession, x: float, y: float, first: float, last: float) -> None:
    """Moves two fingers apart or together."""
    for kind, apart in (("touchStart", first), ("touchMove", (first + last) / 2), ("touchMove", last), ("touchEnd", 0)):
        points = [{"x": x - apart / 2, "y": y, "id": 1}, {"x": x + apart / 2, "y": y, "id": 2}] if apart else []
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": points})


def tap_twice(fingers: CDPSession, x: float, y: float) -> None:
    """Taps twice quickly, however long the browser takes to process it."""
    now = time.time()
    for step in range(4):
        kind, points = ("touchEnd", []) if step % 2 else ("touchStart", [{"x": x, "y": y}])
        touch = {"type": kind, "touchPoints": points, "timestamp": now + 0.05 * step}
        fingers.send("Input.dispatchTouchEvent", touch)


def test_a_part_of_the_board_is_the_target_where_spots_are_too_small(new_page: NewPage) -> None:
    page = new_page(**PHONE)
    loaded: list[str] = []
    page.on("request", lambda request: loaded.append(request.url))
    start_against_bots(page, PLAIN)
    assert wait_for_turn(page)
    settle(page)
    assert page.evaluate(SMALLEST) < FINGER
    targets = page.locator(".part-target")
    sizes = [target.bounding_box() for target in targets.all()]
    assert len(sizes) > 1
    assert all(box and min(box["width"], box["height"]) >= FINGER for box in sizes)

    targets.first.tap()
    expect(targets).to_have_count(0)
    settle(page)
    assert page.evaluate(SMALLEST) >= FINGER
    expect(page.locator("#small-map")).to_be_visible()
    expect(page.locator("#small-map .by-night")).to_be_hidden()

    before = page.evaluate(MIDDLE)
    page.set_viewport_size({"width": 844, "height": 390})
    settle(page)
    turned = page.evaluate(MIDDLE)
    assert abs(turned[0] - before[0]) < 0.2, "the place stays where the phone is turned"
    page.set_viewport_size({"width": 390, "height": 844})
    page.locator("[data-zoom=toggle]").tap()
    settle(page)
    assert scale(page) == 1
    expect(page.locator("#small-map")).to_have_count(0)
    boards = {url.rsplit("/", 1)[1] for url in loaded if "/board/" in url}
    assert boards == {"light.svg"}, "the board of the other theme is not loaded"


def test_pinch_drag_and_double_tap_keep_the_board_in_its_frame(new_page: NewPage) -> None:
    page = new_page(**PHONE)
    start_against_bots(page, PLAIN)
    assert wait_for_turn(page)
    page.locator(".coach-line").wait_for()  # moves the board
    settle(page)
    fingers = page.context.new_cdp_session(page)
    frame = page.locator(".board-frame").bounding_box()
    assert frame is not None
    x, y = frame["x"] + frame["width"] / 2, frame["y"] + frame["height"] / 2
    pinch(fingers, x, y, 60, 180)
    settle(page)
    assert 2 < scale(page) < 4
    pinch(fingers, x, y, 40, 360)
    assert scale(page) <= 5, "there is a limit"
    left = "document.getElementById('zoomed').getBoundingClientRect().left"
    before = page.evaluate(left)
    for step in range(8):
        kind = "touchStart" if not step else "touchMove"
        fingers.send("Input.dispatchTouchEvent", {"type": kind, "touchPoints": [{"x": x + 40 * step, "y": y}]})
    fingers.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
    page.wait_for_function(f"before => {left} > before + 150", arg=before)
    assert page.evaluate(left) <= frame["x"] + 1
    assert page.locator("#commit:not([hidden]), .why").count() == 0, "a drag is not a tap"
    page.evaluate(RESTS)
    page.locator("[data-zoom=toggle]").tap()
    expect(page.locator("#small-map")).to_have_count(0)
    settle(page)
    assert scale(page) == 1
    corner = (frame["x"] + frame["width"] - 12, frame["y"] + frame["height"] - 30)
    tap_twice(fingers, *corner)
    page.wait_for_function("() => document.getElementById('small-map')")
    settle(page)
    assert scale(page) > 2


def test_a_piece_is_dragged_to_the_board(new_page: NewPage) -> None:
    page = new_page(reduced_motion="no-preference")
    start_against_bots(page, PLAIN)
    assert wait_for_turn(page)
    before, me = number(page), page.locator("#main").get_attribute("data-me")
    piece = page.locator(f"#seat-{me} [data-drop]").first.bounding_box()
    place = page.locator("#pieces .spot.lit .hit").first.bounding_box()
    assert piece is not None
    assert place is not None
    page.mouse.move(piece["x"] + 6, piece["y"] + 6)
    page.mouse.down()
    page.mouse.move(piece["x"] - 60, piece["y"] + 60, steps=3)
    expect(page.locator(".dragged")).to_be_visible()
    page.mouse.move(place["x"] + place["width"] / 2, place["y"] + place["height"] / 2, steps=4)
    expect(page.locator(".spot.over")).to_have_count(1)
    page.mouse.up()
    wait_for_change(page, before)
    expect(page.locator(".dragged")).to_have_count(0)


def test_a_piece_on_its_way_catches_no_tap(new_page: NewPage) -> None:
    page = new_page(**PHONE, bypass_csp=True)
    start_against_bots(page, PLAIN)
    assert wait_for_turn(page)
    page.add_style_tag(content=".piece { pointer-events: all; }")  # as pieces outside of a drawing do
    page.evaluate(FLIGHTS)
    rng = Random(2)
    while not page.evaluate("window.flown.length") and wait_for_turn(page):
        act(page, rng, touch=True)
    assert set(page.evaluate("window.flown")) == {"none"}


FLIGHTS = """() => {
  window.flown = [];
  document.getElementById("live").addEventListener("drawn", () => {
    const flying = new Set(document.getAnimations().map(({ effect }) => effect.target));
    const pieces = [...flying].filter((each) => each.matches(".piece") && !each.closest(".lit"));
    window.flown.push(...pieces.map((piece) => getComputedStyle(piece).pointerEvents));
  });
}"""
"""Records for every gliding piece that cannot be chosen whether it catches taps."""


def test_a_card_that_is_pressed_is_shown_large(new_page: NewPage) -> None:
    page = new_page(**PHONE)
    start_against_bots(page, PLAIN)
    assert wait_for_turn(page)
    small = press(page, page.locator("#cards button.spot").first)["width"]
    assert page.locator("#tip .tip-picture").evaluate("card => card.getBoundingClientRect().width") > 1.5 * small
    assert page.locator(LIT).count()
