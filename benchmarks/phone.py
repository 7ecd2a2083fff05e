"""Plays every game on a phone by taps, in portrait and landscape, and measures it: `make phone`.

In every state of a random game it measures the size of everything that can be tapped, and checks that everything lit
can be reached; for every kind of question it does so in all views. Then it measures how long a slow phone (a sixth of
the speed, slow 4G) takes to show the board and to respond to a tap, and how much data is transferred: median, minimum
and maximum of several visits. `--lang` chooses languages, `--shots` takes pictures.
"""

from __future__ import annotations

import argparse
import re
import socket
import tempfile
import threading
import time
from collections import Counter
from collections.abc import Iterator
from itertools import product
from pathlib import Path
from random import Random
from statistics import median
from typing import Any

import uvicorn
from playwright.sync_api import Browser, BrowserContext, CDPSession, Page, sync_playwright

from kaiserhof.drawing import artist_of
from kaiserhof.engine import find_game, game_ids
from kaiserhof.storage.store import sqlite_address
from kaiserhof.web import Settings
from kaiserhof.web.app import create_app
from tests.browser.alike import bots_alike, dice_alike
from tests.browser.chromium import ARGUMENTS, chromium
from tests.browser.fingers import out_of_reach, settle, too_small
from tests.browser.player import LIT, act, status, tap, wait_for_turn

SIZES = ((390, 844), (844, 390))

SLOW = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 94_000}
"""Slow 4G as in the browser's developer tools: 1.6 Mbit/s, 150 ms."""


def serve() -> tuple[uvicorn.Server, str]:
    """Runs a server with quick bots."""
    folder = Path(tempfile.mkdtemp(prefix="kaiserhof-phone-"))
    settings = Settings(database=sqlite_address(folder), bot_pause=0.0, bot_limit=60, limits=False)
    listener = socket.socket()
    listener.bind(("127.0.0.1", 0))
    server = uvicorn.Server(uvicorn.Config(create_app(settings), log_level="error"))
    threading.Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True).start()
    while not server.started:
        time.sleep(0.05)
    return server, f"http://127.0.0.1:{listener.getsockname()[1]}"


def phone(browser: Browser, address: str, size: tuple[int, int], lang: str = "en") -> BrowserContext:
    """Opens a phone with a touch screen. No service worker caches files, so every visit is a first one."""
    values: Any = {"viewport": {"width": size[0], "height": size[1]}, "service_workers": "block"}
    return browser.new_context(
        base_url=address, has_touch=True, is_mobile=True, device_scale_factor=2, locale=lang, **values
    )


def begin(page: Page, game: str) -> None:
    page.goto("/")
    page.locator(f"form[action='/play']:has([value='{game}']) button").click()
    page.wait_for_selector(".ready #prompt")


def look_around(page: Page, shots: str) -> Iterator[str]:
    """Opens every view, yields what is too small in it, and returns. `shots` is the prefix of the
    screenshots' names.
    """
    tabs = page.locator(".view-tabs [data-open]")
    names = tabs.evaluate_all("tabs => tabs.map((tab) => [tab.dataset.open, tab.ariaPressed === 'true'])")
    for name, _ in sorted(names, key=lambda each: each[1]):
        page.locator(f".view-tabs [data-open='{name}']").tap()
        settle(page)
        yield from too_small(page)
        if shots:
            page.screenshot(path=f"{shots}-{name}.png")


def play(page: Page, game: str, most: int, shots: str, seed: int) -> tuple[int, int, Counter[str]]:
    """Plays by taps; returns the numbers of states and of kinds of questions, and how often something was too small or
    out of reach.
    """
    begin(page, game)
    rng, found, states, asked = Random(f"{game} {seed}"), Counter[str](), 0, set[str]()
    while states < most and wait_for_turn(page, 60):
        settle(page)
        found.update({*too_small(page), *out_of_reach(page)})
        question = re.sub(r"\d+|[“„「].*?[”“」]", "", page.inner_text(".prompt-ask"))
        if question not in asked:
            asked.add(question)
            picture = f"{shots}-{states:03}" if shots else ""
            if picture:
                page.screenshot(path=f"{picture}.png")
            found.update(look_around(page, picture))
        act(page, rng, touch=True)
        states += 1
    if states < most:
        assert status(page) == "finished", page.inner_text("#prompt")
        found.update(too_small(page))
        if shots:
            page.screenshot(path=f"{shots}-end.png")
    return states, len(asked), found


class Wire:
    """Counts the data transferred: complete responses, and streams as they arrive."""

    def __init__(self, cdp: CDPSession) -> None:
        self._sizes: dict[str, float] = {}
        cdp.on("Network.responseReceived", lambda told: self._note(told["requestId"], told["response"]))
        cdp.on("Network.dataReceived", self._more)
        cdp.on("Network.loadingFinished", self._all)
        cdp.send("Network.enable")

    def settled(self, page: Page) -> float:
        """Waits until nothing more arrives; returns the bytes so far."""
        before = -1.0
        while before != sum(self._sizes.values()):
            before = sum(self._sizes.values())
            page.wait_for_timeout(3000)
        return before

    def _note(self, request: str, response: dict[str, Any]) -> None:
        self._sizes[request] = response["encodedDataLength"]  # of the head

    def _more(self, told: dict[str, Any]) -> None:
        self._sizes[told["requestId"]] = self._sizes.get(told["requestId"], 0.0) + told["encodedDataLength"]

    def _all(self, told: dict[str, Any]) -> None:
        self._sizes[told["requestId"]] = told["encodedDataLength"]


def measure(page: Page, game: str) -> dict[str, float]:
    """Measures a first visit on a slow phone, and the response to a tap."""
    begin(page, game)
    assert wait_for_turn(page, 60)
    cdp = page.context.new_cdp_session(page)
    wire = Wire(cdp)
    cdp.send("Network.clearBrowserCache")
    cdp.send("Network.emulateNetworkConditions", SLOW)
    cdp.send("Emulation.setCPUThrottlingRate", {"rate": 6})
    page.add_init_script(
        "window.longest = 0; new PerformanceObserver((list) => { for (const each of list.getEntries())"
        " window.longest = Math.max(window.longest, each.duration); }).observe({ type: 'longtask', buffered: true });"
    )
    start = time.monotonic()
    page.reload(wait_until="commit")
    page.wait_for_selector("#board .spot", state="attached")
    page.wait_for_function(
        "() => [...document.querySelectorAll('#board .view')].some((each) => each.getClientRects().length)"
    )
    shown = time.monotonic() - start
    page.wait_for_selector(".ready #prompt")
    first = wire.settled(page)
    opening = page.evaluate("() => { const { longest } = window; window.longest = 0; return longest; }")
    spot = page.locator(LIT).first
    page.evaluate(
        "() => addEventListener('click', (event) => { const begun = performance.now(); requestAnimationFrame(() =>"
        " setTimeout(() => { window.answered = performance.now() - begun; })); }, true)"
    )
    tap(page, spot)
    page.wait_for_function("() => window.answered !== undefined")
    answered = page.evaluate("window.answered")
    page.keyboard.press("Escape")
    act(page, Random(1), touch=True)
    both = wire.settled(page)
    return {
        "first board, s": round(shown, 2),
        "answer to a tap, ms": round(answered),
        "longest task of the visit, ms": round(opening),
        "longest task of the move, ms": round(page.evaluate("window.longest")),
        "first visit, KiB": round(first / 1024, 1),
        "a move, KiB": round((both - first) / 1024, 1),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", default=",".join(name for name in game_ids() if artist_of(find_game(name)).draws))
    parser.add_argument(
        "--moves", type=int, default=10_000, help="at most so many decisions a game; 0 only measures speed"
    )
    parser.add_argument("--visits", type=int, default=5, help="first visits of a slow phone to each game")
    parser.add_argument("--seed", type=int, default=1, help="another number, another game")
    parser.add_argument("--lang", default="en", help="the languages of the phone, such as en,de,zh")
    parser.add_argument("--shots", type=Path, help="a folder for a picture of every kind of question")
    chosen = parser.parse_args()
    if chosen.shots is not None:
        chosen.shots.mkdir(parents=True, exist_ok=True)
    with bots_alike():
        server, address = serve()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        for game in chosen.games.split(","):
            for lang, size in product(chosen.lang.split(","), SIZES if chosen.moves else ()):
                context = phone(browser, address, size, lang)
                name = f"{game}-{size[0]}x{size[1]}-{lang}"
                shots = str(chosen.shots / name) if chosen.shots else ""
                with dice_alike(f"{game} {chosen.seed}"):
                    states, kinds, found = play(context.new_page(), game, chosen.moves, shots, chosen.seed)
                print(f"{name}: {states} states by taps, {kinds} kinds of questions in all views", flush=True)
                for what, times in found.most_common():
                    print(f"  too small or out of reach {times} times: {what}", flush=True)
                context.close()
            visits = []
            for _ in range(chosen.visits):
                context = phone(browser, address, SIZES[0])
                visits.append(measure(context.new_page(), game))
                context.close()
            for what in visits[0] if visits else ():
                values = sorted(visit[what] for visit in visits)
                print(f"{game}: {what}: {median(values):g} ({values[0]:g}–{values[-1]:g})", flush=True)
        browser.close()
    server.should_exit = True


if __name__ == "__main__":
    main()
