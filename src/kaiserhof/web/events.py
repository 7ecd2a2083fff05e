"""Streams of server-sent events."""

from __future__ import annotations

from collections.abc import AsyncIterator

from litestar.response import Stream

from kaiserhof.web.headers import PRIVATE

HEARTBEAT = 20.0
"""Seconds of silence after which a stream sends a comment to stay open."""

STILL_HERE = b": still here\r\n\r\n"


def event(name: str, data: str, number: int | None = None) -> bytes:
    """Encodes an event, with its number if it has one.

    >>> event("view", "a\\nb", 7)
    b'id: 7\\r\\nevent: view\\r\\ndata: a\\r\\ndata: b\\r\\n\\r\\n'
    """
    head = "" if number is None else f"id: {number}\r\n"
    lines = data.replace("\r", "").replace("\n", "\r\ndata: ")
    return f"{head}event: {name}\r\ndata: {lines}\r\n\r\n".encode()


def event_stream(events: AsyncIterator[bytes]) -> Stream:
    """Returns a response that streams events; proxies must not buffer it."""
    return Stream(events, media_type="text/event-stream", headers={**PRIVATE, "x-accel-buffering": "no"})
