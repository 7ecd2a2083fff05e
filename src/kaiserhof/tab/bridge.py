"""Passes the requests of pages to the application, and its responses back."""

from __future__ import annotations

import asyncio
import json
from http.cookies import SimpleCookie
from pathlib import Path
from typing import Any, Protocol
from urllib.parse import unquote

from litestar import Litestar

from kaiserhof.web.visitor import FORM

Headers = list[tuple[str, str]]

PAGE_COOKIES = {FORM}
"""The cookies that the pages' scripts may set; for all others the jar decides."""

JAR_SIZE = 4096
"""The jar is written as one block of this size, so that an interruption leaves either the old jar or the new one."""


class Send(Protocol):
    """Sends a part of a response: `start` with status and headers, `part` with bytes, and `end`."""

    def __call__(self, kind: str, *values: Any) -> None: ...


class CookieJar:
    """The visitor's cookies, in a file. A service worker can neither read nor set cookies."""

    def __init__(self, file: Path) -> None:
        self._file = file
        text = file.read_text(encoding="ascii") if file.exists() else ""
        self.cookies: dict[str, str] = json.loads(text) if text.strip() else {}

    def header(self, of_page: str) -> str:
        """Returns the cookie header for a request, given the cookies that the page's scripts see."""
        seen = {name: each.value for name, each in SimpleCookie(of_page).items() if name in PAGE_COOKIES}
        return "; ".join(f"{name}={value}" for name, value in (seen | self.cookies).items())

    def keep(self, set_cookie: str) -> None:
        """Applies a `set-cookie` header."""
        for name, cookie in SimpleCookie(set_cookie).items():
            if cookie["max-age"] == "0":
                self.cookies.pop(name, None)
            else:
                self.cookies[name] = cookie.value
        self._file.touch()
        with self._file.open("r+b", buffering=0) as file:
            file.write(json.dumps(self.cookies).encode().ljust(JAR_SIZE))


class Bridge:
    """Runs the application and passes requests to it."""

    def __init__(self, app: Litestar, jar: CookieJar, origin: str) -> None:
        self._app = app
        self._jar = jar
        self._scheme, _, self._host = origin.partition("://")
        self._left: dict[int, asyncio.Event] = {}
        self._number = 0
        self._running: asyncio.Task[None] | None = None
        self._stopping = asyncio.Event()

    async def start(self) -> None:
        """Starts the application's background work."""
        started: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        messages = [{"type": "lifespan.shutdown"}, {"type": "lifespan.startup"}]

        async def receive() -> dict[str, Any]:
            if len(messages) == 1:
                await self._stopping.wait()
            return messages.pop()

        async def send(message: dict[str, Any]) -> None:
            if message["type"] == "lifespan.startup.complete":
                started.set_result(None)
            elif message["type"] == "lifespan.startup.failed":
                started.set_exception(RuntimeError(message.get("message", "?")))

        scope = {"type": "lifespan", "asgi": {"version": "3.0", "spec_version": "2.0"}, "state": {}}
        self._running = asyncio.get_running_loop().create_task(self._app(scope, receive, send))  # type: ignore[arg-type]
        await started

    async def stop(self) -> None:
        """Stops the application's background work. A tab does without: it is closed."""
        self._stopping.set()
        if self._running is not None:
            await self._running

    async def answer(
        self, method: str, path: str, query: str, headers: Headers, of_page: str, body: bytes | memoryview, send: Send
    ) -> None:
        """Answers a request; returns when the response is complete or the page has left.

        A script hands over the body as a memoryview.
        """
        self._number += 1
        number, left = self._number, asyncio.Event()
        self._left[number] = left
        send("number", number)
        given = {**dict(headers), "host": self._host, "cookie": self._jar.header(of_page)}
        scope = {
            "type": "http",
            "asgi": {"version": "3.0", "spec_version": "2.3"},
            "http_version": "1.1",
            "method": method,
            "scheme": self._scheme,
            "path": unquote(path),
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": [(name.lower().encode("latin-1"), value.encode("latin-1")) for name, value in given.items()],
            "client": ("127.0.0.1", 1),
            "server": (self._host.partition(":")[0], 80),
            "state": {},
            "extensions": {},
        }
        messages = [{"type": "http.request", "body": bytes(body), "more_body": False}]

        async def receive() -> dict[str, Any]:
            if messages:
                return messages.pop()
            await left.wait()
            return {"type": "http.disconnect"}

        async def tell(message: dict[str, Any]) -> None:
            if message["type"] == "http.response.start":
                send("start", message["status"], self._told(message.get("headers", [])))
                return
            if message.get("body"):
                send("part", message["body"])
            if not message.get("more_body"):
                send("end")

        try:
            await self._app(scope, receive, tell)  # type: ignore[arg-type]
        finally:
            del self._left[number]

    def leave(self, number: int) -> None:
        """Cancels a request whose page has left."""
        if number in self._left:
            self._left[number].set()

    def _told(self, headers: list[tuple[bytes, bytes]]) -> Headers:
        """Stores the cookies of a response, and returns its other headers, changed so that our shell may frame the
        page.
        """
        told: Headers = []
        for name, value in headers:
            text = value.decode("latin-1")
            if name == b"set-cookie":
                self._jar.keep(text)
            elif name != b"content-length":
                told.append((name.decode("latin-1"), text.replace("frame-ancestors 'none'", "frame-ancestors 'self'")))
        return told
