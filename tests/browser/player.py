"""Someone who plays on the page by clicking what is lit, without knowing the game."""

from __future__ import annotations

import time
from functools import cache
from random import Random
from typing import Any

from playwright.sync_api import Error, FilePayload, Locator, Page, TimeoutError

from kaiserhof.engine import Dice, Match, RandomDice, Record, find_game

LIT = "#board .spot.lit, #cards .spot.lit"
PARTS = "[data-compose] .lit[data-part]:not(.chosen, .off)"
"""Cards that form a move together."""
PAY = "[data-compose] .chosen[data-part]"
"""Cards that the page has chosen beforehand."""
BUTTONS = "#prompt-do [data-move]:not(#commit)"
COMMIT = "#commit:not([hidden]), .pay-now"
CHOICES = ".choices button"

UNTIL = """([given, patience]) => new Promise((done, fail) => {
  const condition = CONDITION;
  const end = (act, found) => {
    watcher.disconnect();
    clearTimeout(timer);
    act(found);
  };
  const look = () => {
    const found = condition(given);
    if (found) end(done, found);
  };
  const watcher = new MutationObserver(look);
  const timer = setTimeout(() => end(fail, new Error(`waited ${patience} ms for ${condition}`)), patience);
  watcher.observe(document, { subtree: true, childList: true, attributes: true });
  look();
})"""
"""Polls whenever the page changes. Polling in every frame would make the browser draw frames."""


def until(page: Page, condition: str, given: object = None, seconds: float = 60) -> Any:
    """Waits until a function in the page, called with `given`, returns something truthy; survives navigation."""
    deadline = time.monotonic() + seconds
    while True:
        try:
            return page.evaluate(UNTIL.replace("CONDITION", condition), [given, seconds * 1000])
        except Error as error:
            if "context was destroyed" not in str(error) or time.monotonic() > deadline:
                raise


def start_against_bots(page: Page, game: str) -> None:
    """Opens a new table with bots. Skips the home page, which costs a browser half a second."""
    language = page.evaluate("navigator.language")
    own = {"sec-fetch-site": "same-origin", "accept-language": language}
    made = page.request.post("/play", form={"game": game}, headers=own, max_redirects=0)
    size = page.viewport_size
    assert size is not None
    form = "narrow" if size["width"] <= 600 or size["height"] <= 500 else "wide"
    page.context.add_cookies([{"name": "kaiserhof_form", "value": form, "url": made.url}])  # as the first page does
    page.goto(made.headers["location"])
    page.wait_for_selector(".ready #prompt")


def start_in_the_middle(page: Page, game: str, rest: float) -> None:
    """Opens a table with bots that plays on from a random game in which this share of the first seat's decisions is
    left.
    """
    _, decisions = _random_game(game)
    _play_on(page, game, decisions[-round(rest * len(decisions))][0])


def start_where(page: Page, game: str, move: str) -> None:
    """Opens a table with bots that plays on from a random game where the first seat may first make a move with this
    text in its own.
    """
    _, decisions = _random_game(game)
    _play_on(page, game, next(at for at, legal in decisions if any(move in text for text in legal)))


def _play_on(page: Page, game: str, at: int) -> None:
    record, _ = _random_game(game)
    sent = FilePayload(name="game.txt", mimeType="text/plain", buffer=record.encode())
    own = {"sec-fetch-site": "same-origin"}
    brought = page.request.post("/watch", multipart={"file": sent}, headers=own, max_redirects=0)
    place: dict[str, str | float | bool] = {"at": at, "seat": 1}
    made = page.request.post(brought.headers["location"], form=place, headers=own, max_redirects=0)
    page.goto(made.headers["location"])
    page.wait_for_selector(".ready #prompt")


@cache
def _random_game(name: str) -> tuple[str, list[tuple[int, list[str]]]]:
    """Returns the record of a random game, and each decision of the first seat: the number of moves before it, and the
    texts of the legal ones.
    """
    game = find_game(name)
    match = Match(game, [f"player {seat}" for seat in range(1, game.players[0] + 1)], dice=RandomDice(1))
    dice = Dice(1)
    decisions: list[tuple[int, list[str]]] = []
    while not match.finished():
        if not match.step():
            state, legal = match.state, match.state.legal_moves()
            if state.to_move() == 0:
                decisions.append((len(match.entries), [state.text(move) for move in legal]))
            match.play(state.to_move(), dice.choice(legal))
    return Record.of(match).write(), decisions


def finish(page: Page, rng: Random) -> None:
    """Plays to the end of the game without looking at it, and opens the page again."""
    address, own = page.url, {"sec-fetch-site": "same-origin"}
    table = address.partition("/t/")[2]
    page.goto("about:blank")
    while (seen := page.request.get(f"/api/tables/{table}").json())["status"] == "playing":
        at: dict[str, Any] = {"number": seen["number"]}
        if seen["must_confirm"]:
            page.request.post(f"/t/{table}/confirm", data=at, headers=own)
        elif seen["legal"]:
            page.request.post(f"/t/{table}/move", data=at | {"move": rng.choice(seen["legal"])}, headers=own)
    page.goto(address)
    page.wait_for_selector(".ready #prompt")


def number(page: Page) -> int:
    return int(page.locator("#main").get_attribute("data-number") or 0)


def status(page: Page) -> str:
    return page.locator("#main").get_attribute("data-status") or ""


def my_turn(page: Page) -> bool:
    return page.locator("#main").get_attribute("data-turn") == "yes"


def wait_for_change(page: Page, since: int, seconds: float = 60) -> None:
    """Waits until the table has changed."""
    until(page, "(since) => Number(document.getElementById('main')?.dataset.number) > since", since, seconds)


ASKED_OR_OVER = """() => {
  const { turn, status } = document.getElementById("main")?.dataset ?? {};
  return turn === "yes" ? "asked" : (status ?? "playing") !== "playing" && "over";
}"""


def wait_for_turn(page: Page, seconds: float = 60) -> bool:
    """Waits until the person must decide (returns True) or the game is over (returns False)."""
    return bool(until(page, ASKED_OR_OVER, seconds=seconds) == "asked")


TRIES = 3
SOON = 20
"""Seconds within which a click must have an effect; otherwise it is repeated."""


def act(page: Page, rng: Random, *, touch: bool = False) -> None:
    """Makes one decision by clicking something lit, a button beside the prompt, or the end of the turn.

    Like a person, it retries if nothing happens because the page was redrawn under the pointer.
    """
    since = number(page)
    for _ in range(TRIES):
        try:
            _choose(page, rng, touch=touch)
            wait_for_change(page, since, SOON)
            return
        except Error as error:
            if "waited" not in str(error):
                raise
        if number(page) > since:
            return
    raise AssertionError(f"nothing comes of what is clicked: {page.inner_text('#prompt')}")


def _choose(page: Page, rng: Random, *, touch: bool) -> None:
    for _ in range(6):  # what was chosen may be drawn anew meanwhile
        if found := find(page, "#confirm", PAY, PARTS, f"{LIT}, {BUTTONS}", chance=rng.random(), touch=touch):
            break
    assert found, f"there is nothing to choose: {page.inner_text('#prompt')}"
    if found["name"] == PAY:
        found = find(page, COMMIT, touch=touch)
        assert found, "nothing pays"
        hit(page, found)
    elif found["name"] == PARTS:
        add_parts(page, rng, touch=touch)
    else:
        hit(page, found)
        if found["name"] != "#confirm":
            _go_on(page, found, touch=touch)


FIND = """async ([names, chance, touch, patience]) => {
  const { number } = document.getElementById("main").dataset;
  const name = names.find((each) => document.querySelector(each));
  const things = name ? [...document.querySelectorAll(name)] : [];
  const thing = things[Math.floor(chance * things.length)];
  const commit = document.querySelector("#commit:not([hidden])")?.dataset.move;
  const finger = touch && thing?.matches(".spot");
  const found = thing && {
    name, id: thing.id, number: Number(number), finger, spot: thing.matches(".spot"),
    view: (finger && thing.closest("#board > .view") || document.querySelector("#board > .view.open"))?.id ?? "",
    commit: thing.dataset.turns ? "" : commit ?? "",
  };
  if (!found || finger) return found ?? null;
  const shape = thing.querySelector(".hit") ?? thing;
  const deadline = performance.now() + patience;
  while (thing.isConnected) {
    const box = shape.getBoundingClientRect();
    const [x, y] = [box.x + box.width / 2, box.y + box.height / 2];
    const top = document.elementFromPoint(x, y);
    if (thing.contains(top) || top?.closest(".spot.lit")) return { ...found, x, y };
    if (performance.now() > deadline) {
      throw new Error([top, thing].map((each) => each?.outerHTML.slice(0, 80)).join(" covers "));
    }
    thing.scrollIntoView({ block: "center", inline: "center" });
    await new Promise(requestAnimationFrame);
  }
  return null;
}"""
"""Chooses an element, and returns its position as soon as a click would hit it or something lit that covers it."""


def find(page: Page, *names: str, chance: float = 0, touch: bool = False, seconds: float = 10) -> dict[str, Any] | None:
    """Chooses among the matches of the first selector that has any. Returns the position, or None if it is gone."""
    found: dict[str, Any] | None = page.evaluate(FIND, [names, chance, touch, 1000 * seconds])
    return found


def hit(page: Page, found: dict[str, Any]) -> None:
    """Clicks what was found; on a touch screen a spot is tapped."""
    if found["finger"]:
        tap(page, page.locator(f"#{found['id']}"))
    else:
        page.mouse.click(found["x"], found["y"])


LED = """([since, view, commit]) => {
  if (Number(document.getElementById("main").dataset.number) > since) return "made";
  const open = document.querySelector("#board > .view.open")?.id ?? "";
  const there = `#${open} .spot.lit:not(.aside)`;
  if (open !== view && document.querySelector(there)) return there;
  if (document.querySelector(".choices button")) return ".choices button";
  const button = document.querySelector("#commit:not([hidden])");
  return button && button.dataset.move !== commit && "#commit";
}"""
"""Tests whether a click on a spot has had its effect: its move is made, or its moves are in another view, in a list, or
at the button.
"""


def _go_on(page: Page, found: dict[str, Any] | None, *, touch: bool) -> None:
    """Completes a move after a click on a spot: with the button on a touch screen, or with the first of
    several moves.
    """
    while found and (led := until(page, LED, [found["number"], found["view"], found["commit"]], SOON)) != "made":
        found = find(page, led, touch=touch)
        if found:
            hit(page, found)
        if led in (CHOICES, "#commit"):
            return


def add_parts(page: Page, rng: Random, *, touch: bool = False) -> None:
    """Selects cards until they form a move, which is made at once or with the button."""
    since, name = number(page), ""
    while name != COMMIT:
        found = find(page, COMMIT, PARTS, chance=rng.random(), touch=touch)
        if found:
            name = found["name"]
            hit(page, found)
        if until(page, TAKEN_UP, [since, COMMIT, PARTS, found and found["id"]], SOON) == "made":
            return


TAKEN_UP = """([since, commit, parts, id]) => {
  if (Number(document.getElementById("main").dataset.number) > since) return "made";
  const up = !id || document.getElementById(id)?.matches(".chosen");
  return document.querySelector(commit) || (up && document.querySelector(parts)) ? "not yet" : "";
}"""


MOVING = "document.getAnimations().some(({ effect }) => effect?.target?.matches('.piece, .going'))"
"""Tests whether pieces are gliding, or the board is moving to another part."""

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
  } while (box.x !== before?.x || box.y !== before?.y || MOVING);
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
}""".replace("MOVING", MOVING)
"""Returns the position of a spot as soon as it stands still, and what a finger would touch there; records what the next
tap touches.
"""


def in_sight(page: Page, spot: Locator) -> dict[str, Any]:
    """Brings a spot into view as a person would (closes sheets, opens its tab, moves the board). Returns its
    position.
    """
    for _ in range(6):
        if page.locator("#players.shown").count():  # what was drawn under a finger brought the players there
            page.keyboard.press("Escape")
        place: dict[str, Any] = spot.evaluate(PLACE)
        if "open" in place:
            page.locator(f".view-tabs [data-open='{place['open']}']").tap()
        elif place["hidden"] and place["there"]:
            page.touchscreen.tap(*place["there"])
        else:
            return place
    raise AssertionError(f"cannot be brought in sight: {spot.evaluate('spot => spot.id')}, {place}")


def tap(page: Page, spot: Locator) -> float:
    """Brings a spot into view and taps it. Returns its size."""
    for _ in range(6):
        place = in_sight(page, spot)
        page.touchscreen.tap(place["x"], place["y"])
        met = page.wait_for_function("() => window.click").json_value()
        if met == "spot":
            return float(place["small"])
        now = spot.evaluate(PLACE)
        moved = (now.get("x"), now.get("y")) != (place["x"], place["y"])
        assert moved, f"{met} covers {spot.evaluate('spot => spot.id')}"
    raise AssertionError(f"cannot be tapped: {spot.evaluate('spot => spot.id')}, {place}")


def press(page: Page, spot: Locator) -> dict[str, Any]:
    """Brings a spot into view, presses it until it is explained, and releases it. Returns its position.

    Like a person, it retries if the page was redrawn or moved under the finger.
    """
    touch = page.context.new_cdp_session(page)
    for _ in range(6):
        place = in_sight(page, spot)
        finger = {"x": place["x"], "y": place["y"]}
        touch.send("Input.dispatchTouchEvent", {"type": "touchStart", "touchPoints": [finger]})
        met = page.wait_for_function("() => window.pointerdown").json_value()
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


def single(page: Page) -> Locator:
    """Returns a lit spot with only one legal move."""
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
    """Plays a whole game."""
    deadline = time.monotonic() + seconds
    while wait_for_turn(page) and time.monotonic() < deadline:
        act(page, rng, touch=touch)
    assert status(page) == "finished", page.inner_text("#prompt")
