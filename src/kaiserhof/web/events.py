"""Server-sent event streams.

A stream stays open for hours, and there are thousands of them. The framework only starts it, because everything it
allocates for a request would live as long as the stream. Once the framework has returned, `send_events` sends the
events.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncGenerator, Callable
from contextlib import aclosing
from typing import Any

import msgspec
from litestar import Request
from litestar.response import Stream
from litestar.response.base import ASGIResponse
from litestar.types import Receive, Scope, Send

from kaiserhof.web.headers import PRIVATE

Events = AsyncGenerator[bytes, None]

HEARTBEAT = 20.0
"""Seconds of silence after which a stream sends a heartbeat."""

STILL_HERE = b"event: here\r\ndata: \r\n\r\n"
"""The heartbeat. A page that receives nothing for longer knows that its stream is dead."""

ENCODER = msgspec.json.Encoder()
"""Encodes JSON on a single line."""

COME_BACK = 500
"""Milliseconds after which a browser reconnects when a stream has ended."""


def as_json(value: object) -> str:
    """Encodes a value as JSON.

    >>> as_json([(1, 0, ["ü"])])
    '[[1,0,["ü"]]]'
    """
    return ENCODER.encode(value).decode()


def event(name: str, data: bytes = b"", number: int | None = None) -> bytes:
    """Formats an event with single-line data, such as JSON, and with its number if it has one.

    >>> event("view", b"[1]", 7)
    b'id: 7\\r\\nretry: 500\\r\\nevent: view\\r\\ndata: [1]\\r\\n\\r\\n'
    """
    head = "" if number is None else f"id: {number}\r\nretry: {COME_BACK}\r\n"
    return b"%bevent: %b\r\ndata: %b\r\n\r\n" % (head.encode(), name.encode(), data)


class StartedStream:
    """A stream that the framework has started: its events, and what to do when it ends."""

    __slots__ = ("at_end", "events")

    def __init__(self, events: Events) -> None:
        self.events = events
        self.at_end: Callable[[], None] = lambda: None


_BEGUN = "kaiserhof.stream"
"""The key of a started stream in the state of its request."""


class _Beginning(ASGIResponse):
    """Sends the headers of a stream."""

    __slots__ = ("_events",)
    _should_set_content_length = False

    def __init__(self, events: Events, headers: dict[str, str]) -> None:
        super().__init__(headers=headers, media_type="text/event-stream")
        self._events = events

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Sends the headers and leaves the events to `send_events`."""
        await self.start_response(send)
        scope["state"][_BEGUN] = StartedStream(self._events)


class EventStream(Stream):
    """A streaming response that proxies must not buffer."""

    def __init__(self, events: Events) -> None:
        super().__init__(events, media_type="text/event-stream", headers={**PRIVATE, "x-accel-buffering": "no"})
        self._events = events

    def to_asgi_response(
        self,
        app: Any,
        request: Request[Any, Any, Any],
        *,
        headers: dict[str, str] | None = None,
        **_: Any,
    ) -> ASGIResponse:
        """Returns the response that starts the stream."""
        return _Beginning(self._events, {**(headers or {}), **self.headers})


def begun_stream(scope: Scope) -> StartedStream | None:
    """Returns the event stream started by this response, or None."""
    found = scope["state"].get(_BEGUN)
    return found if isinstance(found, StartedStream) else None


async def send_events(stream: StartedStream, receive: Receive, send: Send) -> None:
    """Sends the events of a started stream until it ends or the client disconnects."""
    sending = asyncio.current_task()
    assert sending is not None
    left = False

    async def watch() -> None:
        nonlocal left
        while (await receive())["type"] != "http.disconnect":
            pass
        left = True
        sending.cancel()

    watching = asyncio.create_task(watch())
    try:
        async with aclosing(stream.events) as events:
            async for each in events:
                await send({"type": "http.response.body", "body": each, "more_body": True})
        await send({"type": "http.response.body", "body": b"", "more_body": False})
    except asyncio.CancelledError:
        if not left:
            raise
        sending.uncancel()
    finally:
        watching.cancel()
        stream.at_end()
