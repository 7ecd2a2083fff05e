"""Plays every game on a phone by taps, upright and across, and measures it: `make phone`.

For every state of a random game the size of what can be tapped is measured; then how long a slow phone (a sixth of the
speed, slow 4G) takes to show the board and to answer a tap, and what goes over the wire. `--lang` chooses the language,
and `--shots` takes pictures to look at.
"""

from __future__ import annotations

import argparse
import re
import socket
import tempfile
import threading
import time
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import uvicorn
from playwright.sync_api import Browser, BrowserContext, Page, sync_playwright

from kaiserhof.drawing import artist_of
from kaiserhof.engine import find_game, game_ids
from kaiserhof.tables.storage.store import sqlite_address
from kaiserhof.web import Settings, create_app
from tests.browser.chromium import ARGUMENTS, chromium
from tests.browser.fingers import out_of_reach, settle, too_small
from tests.browser.player import LIT, act, tap, wait_for_turn

SIZES = ((390, 844), (844, 390))

SLOW = {"offline": False, "latency": 150, "downloadThroughput": 200_000, "uploadThroughput": 94_000}
"""Slow 4G as the browser's own tools have it: 1.6 Mbit/s, 150 ms."""


def serve() -> tuple[uvicorn.Server, str]:
    """Run a server of its own, with quick bots."""
    folder = Path(tempfile.mkdtemp(prefix="kaiserhof-phone-"))
    settings = Settings(database=sqlite_address(folder), bot_pause=0.0, limits=False, analysis_seconds=0.01)
    listener = socket.socket()
    listener.bind(("127.0.0.1", 0))
    server = uvicorn.Server(uvicorn.Config(create_app(settings), log_level="error"))
    threading.Thread(target=server.run, kwargs={"sockets": [listener]}, daemon=True).start()
    while not server.started:
        time.sleep(0.05)
    return server, f"http://127.0.0.1:{listener.getsockname()[1]}"


def phone(browser: Browser, address: str, size: tuple[int, int], lang: str = "en") -> BrowserContext:
    """Open a phone with a touch screen."""
    viewport: Any = {"width": size[0], "height": size[1]}
    return browser.new_context(
        base_url=address, viewport=viewport, has_touch=True, is_mobile=True, device_scale_factor=2, locale=lang
    )


def begin(page: Page, game: str) -> None:
    page.goto("/")
    page.locator(f"form[action='/play']:has([value='{game}']) button").click()
    page.wait_for_selector(".ready #prompt")


def play(page: Page, game: str, most: int, shots: Path | None) -> tuple[int, Counter[str]]:
    """Play by taps; tells the number of decisions, and what was too small or out of reach in how many states."""
    begin(page, game)
    rng, small, decisions, asked = Random(game), Counter[str](), 0, set[str]()
    while decisions < most and wait_for_turn(page, 60):
        settle(page)
        question = re.sub(r"\d+|[“„「].*?[”“」]", "", page.inner_text(".prompt-ask"))
        if shots is not None and question not in asked:
            page.screenshot(path=shots / f"{game}-{page.viewport_size['width']}-{decisions:03}.png")  # type: ignore[index]
            asked.add(question)
        small.update(too_small(page))
        small.update(out_of_reach(page))
        act(page, rng, touch=True)
        decisions += 1
    return decisions, small


def measure(page: Page, game: str) -> dict[str, float]:
    """Measure a first visit on a slow phone, and the answer to a tap."""
    begin(page, game)
    assert wait_for_turn(page, 60)
    cdp = page.context.new_cdp_session(page)
    received = [0.0]
    cdp.on("Network.dataReceived", lambda told: received.__setitem__(0, received[0] + told["encodedDataLength"]))
    cdp.send("Network.enable")
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
    page.wait_for_timeout(1500)
    first = received[0]
    spot = page.locator(LIT).first
    page.evaluate(
        "() => addEventListener('click', (event) => { const begun = performance.now(); requestAnimationFrame(() =>"
        " setTimeout(() => { window.answered = performance.now() - begun; })); }, true)"
    )
    tap(page, spot)
    page.wait_for_function("() => window.answered !== undefined")
    answered = page.evaluate("window.answered")
    received[0] = 0.0
    page.keyboard.press("Escape")
    act(page, Random(1), touch=True)
    page.wait_for_timeout(800)
    return {
        "first board, s": round(shown, 2),
        "answer to a tap, ms": round(answered),
        "longest task, ms": round(page.evaluate("window.longest")),
        "first visit, KiB": round(first / 1024, 1),
        "a move, KiB": round(received[0] / 1024, 1),
    }


def main() -> None:
    """Play and measure."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", default=",".join(name for name in game_ids() if artist_of(find_game(name)).draws))
    parser.add_argument(
        "--moves", type=int, default=1000, help="at most so many decisions a game; 0 only measures speed"
    )
    parser.add_argument("--lang", default="en", help="the language of the phone")
    parser.add_argument("--shots", type=Path, help="a folder for a picture of every kind of question")
    chosen = parser.parse_args()
    if chosen.shots is not None:
        chosen.shots.mkdir(parents=True, exist_ok=True)
    server, address = serve()
    with sync_playwright() as playwright:
        browser = playwright.chromium.launch(executable_path=chromium(), args=ARGUMENTS)
        for game in chosen.games.split(","):
            for size in SIZES if chosen.moves else ():
                context = phone(browser, address, size, chosen.lang)
                decisions, small = play(context.new_page(), game, chosen.moves, chosen.shots)
                print(f"{game} {size[0]}x{size[1]}: {decisions} decisions by taps", flush=True)
                for name, states in small.most_common():
                    print(f"  too small or out of reach in {states} states: {name}")
                context.close()
            context = phone(browser, address, SIZES[0])
            print(game, measure(context.new_page(), game), flush=True)
            context.close()
        browser.close()
    server.should_exit = True


if __name__ == "__main__":
    main()
