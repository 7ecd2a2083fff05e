"""Someone who plays on the page: looks for what is lit and clicks it, and knows nothing of the game."""

from __future__ import annotations

import time
from random import Random
from typing import Any

from playwright.sync_api import Locator, Page, TimeoutError

LIT = "#board .spot.lit, #cards .spot.lit"
PARTS = "[data-compose] .lit[data-part]:not(.chosen, .off)"
"""Cards that make a move together."""


def number(page: Page) -> int:
    return int(page.locator("#main").get_attribute("data-number") or 0)


def status(page: Page) -> str:
    return page.locator("#main").get_attribute("data-status") or ""


def my_turn(page: Page) -> bool:
    return page.locator("#main").get_attribute("data-turn") == "yes"


def wait_for_change(page: Page, since: int, seconds: float = 60) -> None:
    """Wait until the table has moved on."""
    page.wait_for_function(
        "since => Number(document.getElementById('main')?.dataset.number) > since", arg=since, timeout=seconds * 1000
    )


def wait_for_turn(page: Page, seconds: float = 60) -> bool:
    """Wait until something is asked, or the game is over; tells which."""
    page.wait_for_function(
        "() => { const { turn, status } = document.getElementById('main')?.dataset ?? {};"
        " return turn === 'yes' || (status ?? 'playing') !== 'playing' }",
        timeout=seconds * 1000,
    )
    return my_turn(page)


def act(page: Page, rng: Random, *, touch: bool = False) -> None:
    """One decision, by clicking something lit, a button beside the prompt, or the end of the turn."""
    before = number(page)
    if page.locator("#confirm").count():
        page.locator("#confirm").click()
    else:
        lit = page.locator(LIT)
        buttons = page.locator("#prompt-do [data-move]:not(#commit)")
        choice = rng.randrange(lit.count() + buttons.count())
        if page.locator(PARTS).count():
            add_parts(page, rng, touch=touch)
        elif choice < lit.count():
            _take(page, lit.nth(choice), touch=touch)
        else:
            buttons.nth(choice - lit.count()).click()
    wait_for_change(page, before)


def add_parts(page: Page, rng: Random, *, touch: bool = False) -> None:
    """Take up cards until they make a move; it is made at once, or after a press of the button."""
    before = number(page)
    while number(page) == before:
        parts, button = page.locator(PARTS), page.locator("#commit:not([hidden])")
        if button.count():
            button.click()
            return
        if parts.count():
            card = parts.nth(rng.randrange(parts.count()))
            tap(page, card) if touch else card.click(force=True)
        page.wait_for_timeout(40)


PLACE = """async (spot) => {
  const view = spot.closest("#board > .view");
  if (view && !view.getClientRects().length) return { open: view.id.slice("view-".length) };
  if (!spot.closest(".board-frame")) spot.scrollIntoView({ block: "center", inline: "center" });
  const shape = spot.querySelector(".hit") ?? spot;
  let box, before;
  do {
    before = box;
    await new Promise(requestAnimationFrame);
    box = shape.getBoundingClientRect();
  } while (box.x !== before?.x || box.y !== before?.y || document.querySelector(".going")?.getAnimations().length);
  const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
  const frame = spot.closest(".board-frame")?.getBoundingClientRect();
  const away = frame && (x < frame.left || x > frame.right || y < frame.top || y > frame.bottom);
  const top = document.elementFromPoint(x, y);
  const small = Math.min(box.width, box.height);
  const map = document.getElementById("small-map")?.getBoundingClientRect();
  const board = document.getElementById("zoomed")?.getBoundingClientRect();
  const [across, down] = board ? [(x - board.x) / board.width, (y - board.y) / board.height] : [];
  const there = map && [map.x + across * map.width, map.y + down * map.height];
  const hidden = Boolean(away || top?.closest("#small-map"));
  for (const kind of ["pointerdown", "click"]) {
    window[kind] = undefined;
    addEventListener(kind, ({ target }) => {
      window[kind] = spot.contains(target) ? "spot" : target.closest("[id]")?.id ?? target.localName;
    }, { capture: true, once: true });
  }
  return { x, y, hidden, there, small, width: box.width };
}"""
"""Where a spot is as soon as it is still, and what a finger would meet there; notes what the next tap meets."""


def in_sight(page: Page, spot: Locator) -> dict[str, Any]:
    """Bring a spot in sight as a person would (its tab, its part of the board). Tells where it is."""
    for _ in range(6):
        place: dict[str, Any] = spot.evaluate(PLACE)
        if "open" in place:
            page.locator(f".view-tabs [data-open='{place['open']}']").tap()
        elif place["hidden"] and place["there"]:
            page.touchscreen.tap(*place["there"])
        else:
            return place
    raise AssertionError(f"cannot be brought in sight: {spot.evaluate('spot => spot.id')}, {place}")


def tap(page: Page, spot: Locator) -> float:
    """Bring a spot in sight, and tap it. Tells how large it was."""
    for _ in range(6):
        place = in_sight(page, spot)
        page.touchscreen.tap(place["x"], place["y"])
        met = page.wait_for_function("window.click").json_value()
        if met == "spot":
            return float(place["small"])
        now = spot.evaluate(PLACE)
        moved = (now.get("x"), now.get("y")) != (place["x"], place["y"])
        assert moved, f"{met} covers {spot.evaluate('spot => spot.id')}"
    raise AssertionError(f"cannot be tapped: {spot.evaluate('spot => spot.id')}, {place}")


def press(page: Page, spot: Locator) -> dict[str, Any]:
    """Bring a spot in sight, press it until it is explained, and let go. Tells where it was.

    As a person does, it is tried again if the page was drawn or moved under the finger.
    """
    touch = page.context.new_cdp_session(page)
    for _ in range(6):
        place = in_sight(page, spot)
        finger = {"x": place["x"], "y": place["y"]}
        touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
        met = page.wait_for_function("window.pointerdown").json_value()
        explained = met == "spot" and _comes(page.locator("#tip"))
        touch.send("Input.dispatchTouchEvent", {"type": "touchEnd", "touchPoints": []})
        if explained:
            page.evaluate("() => new Promise((done) => requestAnimationFrame(() => setTimeout(done)))")  # what follows
            return place
    raise AssertionError(f"pressing {spot.evaluate('spot => spot.id')} explains nothing: it met {met}")


def _comes(thing: Locator) -> bool:
    try:
        thing.wait_for(state="visible", timeout=5_000)
    except TimeoutError:
        return False
    return True


def _take(page: Page, spot: Locator, *, touch: bool) -> None:
    """Click a spot; on a touch screen the first tap selects and the button takes it; among several moves the first."""
    before = number(page)
    own = spot.evaluate("spot => spot.closest('#board > section.view')?.id ?? ''")
    if touch:
        tap(page, spot)
    else:
        spot.click(force=True)
    page.wait_for_function(
        """([since, own]) => document.querySelector('.choices button, #commit:not([hidden])') ||
        Number(document.getElementById('main')?.dataset.number) > since ||
        (own && document.querySelector('#board > .view.open').id !== own)""",
        arg=[before, own],
    )
    elsewhere = page.locator(f"#board > .view.open:not(#{own}) .spot.lit:not(.aside)") if own else None
    if elsewhere and number(page) == before and elsewhere.count():  # the spot has led to where its moves are chosen
        _take(page, elsewhere.first, touch=touch)
        return
    for further in (page.locator(".choices button"), page.locator("#commit:not([hidden])")):
        if further.count() and number(page) == before:
            further.first.click()
            return


def single(page: Page) -> Locator:
    """Return a lit spot with only one legal move."""
    chosen = page.evaluate(
        """lit => {
          const legal = new Set([...document.querySelectorAll("#moves [data-move]")].map((move) => move.dataset.move));
          const offers = (spot) => spot.dataset.moves.split(";").filter((move) => legal.has(move));
          return [...document.querySelectorAll(lit)].find((spot) => offers(spot).length === 1).id;
        }""",
        LIT,
    )
    return page.locator(f"#{chosen}")


def play_to_the_end(page: Page, rng: Random, *, touch: bool = False, seconds: float = 600) -> None:
    """Whole game."""
    deadline = time.monotonic() + seconds
    while wait_for_turn(page) and time.monotonic() < deadline:
        act(page, rng, touch=touch)
    assert status(page) == "finished", page.inner_text("#prompt")
