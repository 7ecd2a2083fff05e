"""The application in this process, and people who use it over HTTP: the pages with a cookie, the API with a token."""

from __future__ import annotations

import asyncio
import re
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from random import Random
from typing import Any

import httpx
from litestar import Litestar
from litestar.testing import TestClient

from kaiserhof.engine import find_game, game_ids
from kaiserhof.storage.store import sqlite_address
from kaiserhof.tables import Tables
from kaiserhof.web import Settings
from kaiserhof.web.app import create_app
from kaiserhof.web.hub import Hub

HERE = "http://testserver.local"
GAME = find_game(game_ids()[0])
FEWEST = GAME.players[0]


def behind(app: Litestar, name: str) -> Any:
    """Returns a service of the application by its name, as handlers get it."""
    if name in app.dependencies:
        return app.dependencies[name].dependency()  # type: ignore[union-attr]
    return getattr(behind(app, "services"), name)


@dataclass
class Site:
    """A site that runs in this process."""

    app: Litestar
    client: TestClient[Litestar]

    @property
    def tables(self) -> Tables:
        """The service behind the pages."""
        found = behind(self.app, "tables")
        assert isinstance(found, Tables)
        return found

    def request(self, method: str, path: str, headers: dict[str, str] | None = None, **rest: Any) -> httpx.Response:
        """Sends one request with exactly these headers and without cookies."""
        self.client.cookies.clear()
        try:
            return self.client.request(method, path, headers=headers, follow_redirects=False, **rest)
        finally:
            self.client.cookies.clear()

    def visitor(self) -> Browser:
        """Returns the browser of a new visitor."""
        return Browser(self)

    def person(self, name: str = "Axel") -> Browser:
        """Returns the browser of someone with a name."""
        _, token = self.tables.people.add(name, "en")
        return Browser(self, token, name)

    def people(self, count: int) -> list[Browser]:
        """Returns the browsers of several people."""
        return [self.person(name) for name in ("Axel", "Barbara", "Chris", "Dora", "Emil", "Frieda")[:count]]

    def table(self, people: list[Browser], bots: int = 0, **more: Any) -> str:
        """Creates a running table of these people and bots, owned by the first."""
        seats = ["me", *["open"] * (len(people) - 1), *["random"] * bots]
        made = people[0].api("POST", "/tables", json={"game": GAME.id, "seats": seats, **more})
        assert made.status_code == 201, made.text
        table_id = str(made.json()["id"])
        for person in people[1:]:
            assert person.api("POST", f"/tables/{table_id}/seat").status_code == 200
        return table_id

    def stream(self, path: str, headers: dict[str, str], events: int = 1) -> bytes:
        """Returns the first events of a stream."""
        listening = Listening(self.app, path, headers)
        return self.client.blocking_portal.call(lambda: asyncio.wait_for(listening.run(events), 10))

    @contextmanager
    def listen(self, path: str, headers: dict[str, str]) -> Iterator[Listening]:
        """Keeps a stream open during the block."""
        listening = Listening(self.app, path, headers)
        ended = self.client.blocking_portal.start_task_soon(listening.run)
        try:
            yield listening
        finally:
            self.client.blocking_portal.call(listening.leave)
            ended.result(10)

    def settle(self, streams: int) -> None:
        """Waits until this many streams are open and have sent everything."""
        hub: Hub = behind(self.app, "hub")
        self.client.blocking_portal.call(_settled, hub, streams)


@dataclass
class Browser:
    """The browser or program of one person."""

    site: Site
    token: str | None = None
    name: str = ""
    cookies: dict[str, str] = field(default_factory=dict)

    def headers(self) -> dict[str, str]:
        """Returns what a browser on our own page sends."""
        cookies = dict(self.cookies) | ({"kaiserhof": self.token} if self.token else {})
        sent = {"origin": HERE, "accept": "text/html", "x-request-id": "always-the-same"}
        if cookies:
            sent["cookie"] = "; ".join(f"{name}={value}" for name, value in cookies.items())
        return sent

    def get(self, path: str, **rest: Any) -> httpx.Response:
        return self._keep(self.site.request("GET", path, self.headers(), **rest))

    def form(self, path: str, **fields: str) -> httpx.Response:
        return self._keep(self.site.request("POST", path, self.headers(), data=fields))

    def send(self, path: str, data: Any) -> httpx.Response:
        """Sends JSON as the page's script does."""
        return self._keep(self.site.request("POST", path, self.headers(), json=data))

    def api(self, method: str, path: str, **rest: Any) -> httpx.Response:
        """Sends a request to the API."""
        headers = {"authorization": f"Bearer {self.token}"} if self.token else {}
        return self.site.request(method, f"/api{path}", headers, **rest)

    def see(self, table_id: str) -> dict[str, Any]:
        """Returns the table as this person sees it, through the API."""
        answer = self.api("GET", f"/tables/{table_id}")
        assert answer.status_code == 200, answer.text
        seen: dict[str, Any] = answer.json()
        return seen

    def _keep(self, answer: httpx.Response) -> httpx.Response:
        for name, value in answer.cookies.items():
            if name == "kaiserhof":
                self.token = value
            else:
                self.cookies[name] = value
        return answer


@contextmanager
def open_site(
    folder: Path,
    *,
    limits: bool = False,
    bot_pause: float = 0.0,
    more_bots: tuple[str, ...] = ("random",),
    address: str = "",
    **more: Any,
) -> Iterator[Site]:
    """Opens a site with its data in a folder or in another database. It allows random bots, because they are quick."""
    settings = Settings(
        address or sqlite_address(folder), limits=limits, bot_pause=bot_pause, more_bots=more_bots, **more
    )
    app = create_app(settings)
    with TestClient(app) as client:
        yield Site(app, client)


def act(person: Browser, table_id: str, rng: Random) -> bool:
    """Does on the page, with any legal choice, what this person must do; returns False if there is nothing."""
    seen = person.see(table_id)
    number = seen["number"]
    if seen["must_confirm"]:
        answer = person.send(f"/t/{table_id}/confirm", {"number": number})
    elif seen["legal"]:
        answer = person.send(f"/t/{table_id}/move", {"number": number, "move": rng.choice(seen["legal"])})
    else:
        return False
    assert answer.status_code == 200, answer.text
    return True


def play(people: list[Browser], table_id: str, rng: Random, most: int = 100_000) -> int:
    """Lets people act until nobody must, or `most` times; returns how often they have acted."""
    for done in range(most):
        if not any(act(person, table_id, rng) for person in people):
            return done
    return most


def data_number(html: str) -> int:
    """Returns the length of the log that a page shows."""
    found = re.search(r'data-number="(\d+)"', html)
    assert found is not None
    return int(found[1])


class Listening:
    """An open stream, and what it has sent so far."""

    def __init__(self, app: Litestar, path: str, headers: dict[str, str]) -> None:
        self._app, self._path, self._headers = app, path, headers
        self._left = asyncio.Event()
        self._asked = False
        self._enough = 0
        self.received = bytearray()

    async def run(self, events: int = 0) -> bytes:
        """Listens until someone leaves, the stream ends, or this many events have arrived; returns what has arrived."""
        self._enough = events
        path, _, query = self._path.partition("?")
        scope: Any = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": "GET",
            "scheme": "http",
            "path": path,
            "raw_path": path.encode(),
            "root_path": "",
            "query_string": query.encode(),
            "headers": [(name.encode(), value.encode()) for name, value in self._sent().items()],
            "client": ("testclient", 1),
            "server": ("testserver.local", 80),
            "state": {},
        }
        await self._app(scope, self._receive, self._send)  # type: ignore[arg-type]
        return bytes(self.received)

    async def leave(self) -> None:
        """Stops listening."""
        self._left.set()

    def _sent(self) -> dict[str, str]:
        return {"host": "testserver.local", **self._headers}

    async def _receive(self) -> dict[str, Any]:
        if self._asked:
            await self._left.wait()
            return {"type": "http.disconnect"}
        self._asked = True
        return {"type": "http.request", "body": b"", "more_body": False}

    async def _send(self, message: Any) -> None:
        if self._left.is_set():  # what comes until the stream notices that nobody listens any more
            return
        if message["type"] == "http.response.start":
            self.received.extend(b"".join(name + b": " + value + b"\n" for name, value in sorted(message["headers"])))
        self.received.extend(message.get("body", b""))
        enough = self._enough and self.received.count(b"\r\n\r\n") >= self._enough
        if enough or not message.get("more_body", True):
            self._left.set()


async def _settled(hub: Hub, streams: int) -> None:
    """Waits until this many streams are open, and each has sent all news and waits for more."""

    def waiting() -> int:
        return sum(listener.idle for listener in {each for some in hub._listeners.values() for each in some})

    async with asyncio.timeout(20):
        while waiting() < streams:
            await asyncio.sleep(0.001)
