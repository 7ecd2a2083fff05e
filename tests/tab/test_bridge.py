"""The bridge between pages and the application, which answers them without a server."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Coroutine
from pathlib import Path
from typing import Any

from kaiserhof.tab.bridge import JAR_SIZE, Bridge, CookieJar
from kaiserhof.tab.start import start

ORIGIN = "https://example.org"
FORM = [("accept", "text/html"), ("content-type", "application/x-www-form-urlencoded")]
OWN = [("sec-fetch-site", "same-origin"), *FORM]


class Answer:
    """The response to a request."""

    def __init__(self) -> None:
        self.status = 0
        self.headers: dict[str, str] = {}
        self.parts: list[bytes] = []
        self.number = 0
        self.ended = False

    def send(self, kind: str, *values: Any) -> None:
        match kind:
            case "number":
                self.number = values[0]
            case "start":
                self.status, self.headers = values[0], dict(values[1])
            case "part":
                self.parts.append(values[0])
            case "end":
                self.ended = True

    @property
    def text(self) -> str:
        return b"".join(self.parts).decode()


async def ask(bridge: Bridge, method: str, path: str, body: str = "", *, own: bool = True, cookies: str = "") -> Answer:
    answer = Answer()
    headers = OWN if own else [("sec-fetch-site", "cross-site"), *FORM]
    await bridge.answer(method, path, "", headers, cookies, body.encode(), answer.send)
    return answer


def run(what: Coroutine[Any, Any, None]) -> None:
    asyncio.run(what)


def test_a_visitor_starts_a_game_and_their_cookie_stays_in_the_jar(tmp_path: Path) -> None:
    async def play() -> None:
        bridge = await start(str(tmp_path), ORIGIN)
        made = await ask(bridge, "POST", "/play", "game=china")
        assert made.status == 303
        assert "set-cookie" not in made.headers
        table = await ask(bridge, "GET", made.headers["location"])
        assert table.status == 200
        assert 'data-turn="' in table.text
        again = await start(str(tmp_path), ORIGIN)
        assert made.headers["location"] in (await ask(again, "GET", "/mine")).text

    run(play())


def test_a_request_that_does_not_come_from_our_pages_changes_nothing(tmp_path: Path) -> None:
    async def play() -> None:
        bridge = await start(str(tmp_path), ORIGIN)
        assert (await ask(bridge, "POST", "/play", "game=china")).status == 303
        assert (await ask(bridge, "POST", "/play", "game=china", own=False)).status == 403

    run(play())


def test_our_shell_may_frame_a_page_and_nobody_else(tmp_path: Path) -> None:
    async def play() -> None:
        home = await ask(await start(str(tmp_path), ORIGIN), "GET", "/")
        assert "frame-ancestors 'self'" in home.headers["content-security-policy"]
        assert "default-src 'none'; script-src 'self'" in home.headers["content-security-policy"]

    run(play())


def test_a_stream_ends_when_its_page_leaves(tmp_path: Path) -> None:
    async def play() -> None:
        bridge = await start(str(tmp_path), ORIGIN)
        place = (await ask(bridge, "POST", "/play", "game=china")).headers["location"]
        stream = Answer()
        listening = asyncio.create_task(bridge.answer("GET", f"{place}/stream", "", OWN, "", b"", stream.send))
        while not stream.parts:
            await asyncio.sleep(0.01)
        assert not listening.done()
        bridge.leave(stream.number)
        await asyncio.wait_for(listening, 10)

    run(play())


def test_what_needs_others_is_not_there(tmp_path: Path) -> None:
    async def play() -> None:
        bridge = await start(str(tmp_path), ORIGIN)
        for path in ("/together", "/leagues", "/me/notices", "/metrics", "/api/games", "/share/china/en.png"):
            assert (await ask(bridge, "GET", path)).status == 404, path

    run(play())


def test_no_page_leads_to_what_needs_others_and_the_home_page_says_why(tmp_path: Path) -> None:
    async def play() -> None:
        bridge = await start(str(tmp_path), ORIGIN)
        table = (await ask(bridge, "POST", "/new", "game=china&seats=3")).headers["location"]
        await ask(bridge, "POST", "/play", "game=china")
        away = re.compile(r'(?:href|action)="/(together|leagues|me/notices|me/link|me/holidays|join|ladder)')
        for path in ("/", "/mine", "/me", "/new", table, "/nowhere"):
            assert away.findall((await ask(bridge, "GET", path)).text) == [], path
        assert "kaiserhof serve" in (await ask(bridge, "GET", "/")).text
        assert "kaiserhof serve" in (await ask(bridge, "GET", table)).text

    run(play())


def test_what_thinks_in_a_worker_is_offered_by_its_own_name(tmp_path: Path) -> None:
    async def play() -> None:
        bridge = await start(str(tmp_path), ORIGIN)
        table = (await ask(bridge, "POST", "/new", "game=china&seats=3")).headers["location"]
        levels = set(re.findall(r'value="bot:1:([a-z]+):', (await ask(bridge, "GET", table)).text))
        assert levels == {"novice", "regular", "scholar"}
        assert (await ask(bridge, "POST", f"{table}/lobby", "do=bot:1:master")).status == 422

    run(play())


def test_scripts_of_pages_set_the_layout_and_no_other_cookie(tmp_path: Path) -> None:
    jar = CookieJar(tmp_path / "jar")
    jar.keep("kaiserhof=token; Path=/")
    assert jar.header("kaiserhof_form=narrow; kaiserhof=other; more=1") == "kaiserhof_form=narrow; kaiserhof=token"


def test_a_cookie_that_expires_leaves_the_jar(tmp_path: Path) -> None:
    jar = CookieJar(tmp_path / "jar")
    jar.keep("kaiserhof=token; Path=/")
    jar.keep('kaiserhof=""; Max-Age=0; Path=/')
    assert CookieJar(tmp_path / "jar").header("") == ""


def test_the_jar_is_written_as_one_block_so_that_none_of_it_is_lost(tmp_path: Path) -> None:
    jar = CookieJar(tmp_path / "jar")
    for value in ("long" * 100, "short"):
        jar.keep(f"kaiserhof={value}; Path=/")
        assert (tmp_path / "jar").stat().st_size == JAR_SIZE
    assert CookieJar(tmp_path / "jar").header("") == "kaiserhof=short"
