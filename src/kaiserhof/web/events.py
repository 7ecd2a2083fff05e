"""Streams of server-sent events."""

from __future__ import annotations

from collections.abc import AsyncIterator

import msgspec
from litestar.response import Stream

from kaiserhof.web.headers import PRIVATE

HEARTBEAT = 20.0
"""Seconds of silence after which a stream sends a comment to stay open."""

STILL_HERE = b"event: here\r\ndata: \r\n\r\n"
"""Sent in silence: a page that hears nothing for longer knows that its stream is dead."""

COME_BACK = 500
"""Milliseconds after which a browser comes back when a stream has ended."""


def as_json(value: object) -> str:
    """Returns a value as JSON.

    >>> as_json([(1, 0, ["ü"])])
    '[[1,0,["ü"]]]'
    """
    return msgspec.json.encode(value).decode()


def event(name: str, data: str, number: int | None = None) -> bytes:
    """Encodes an event, with its number if it has one.

    >>> event("view", "a\\nb", 7)
    b'id: 7\\r\\nretry: 500\\r\\nevent: view\\r\\ndata: a\\r\\ndata: b\\r\\n\\r\\n'
    """
    head = "" if number is None else f"id: {number}\r\nretry: {COME_BACK}\r\n"
    lines = data.replace("\r", "").replace("\n", "\r\ndata: ")
    return f"{head}event: {name}\r\ndata: {lines}\r\n\r\n".encode()


def event_stream(events: AsyncIterator[bytes]) -> Stream:
    """Returns a response that streams events; proxies must not buffer it."""
    return Stream(events, media_type="text/event-stream", headers={**PRIVATE, "x-accel-buffering": "no"})
