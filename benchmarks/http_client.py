"""A small HTTP client that simulates many browsers: persistent connections and event streams."""

from __future__ import annotations

import asyncio
import json
import re
import time
from collections.abc import Callable, Mapping

LARGEST = 16 * 2**20

KEPT = 3.0
"""Seconds after which an idle connection is not reused, because the server may close it."""


class Connection:
    """A persistent connection for one request at a time."""

    def __init__(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter, host: str) -> None:
        self._reader, self._writer, self._host = reader, writer, host
        self._used = time.monotonic()

    def is_old(self) -> bool:
        """Returns whether the server may be about to close the connection."""
        return time.monotonic() - self._used > KEPT

    def close(self) -> None:
        self._writer.close()

    @staticmethod
    async def open(host: str, port: int) -> Connection:
        return Connection(*await asyncio.open_connection(host, port, limit=LARGEST), f"{host}:{port}")

    async def ask(self, method: str, path: str, headers: Mapping[str, str], data: object = None) -> bytes:
        """Sends a request and returns the body of the response; raises `ValueError` unless it succeeds."""
        self._writer.write(request(method, path, self._host, headers, data))
        head = await self._reader.readuntil(b"\r\n\r\n")
        length = re.search(rb"content-length: (\d+)", head.lower())
        body = await self._reader.readexactly(int(length[1])) if length else b""
        self._used = time.monotonic()
        if head[9:10] != b"2":
            raise ValueError(f"{method} {path}: {head[9:12].decode()} {body[:200].decode(errors='replace')}")
        return body


class Stream(asyncio.Protocol):
    """An event stream; each event is one chunk, which begins with its id."""

    def __init__(self, received: Callable[[int, bytes], None], closed: Callable[[], None]) -> None:
        self._received, self._closed = received, closed
        self._buffer = bytearray()
        self._in_body = False
        self._transport: asyncio.BaseTransport | None = None

    @staticmethod
    async def open(
        host: str,
        port: int,
        path: str,
        headers: Mapping[str, str],
        *,
        received: Callable[[int, bytes], None],
        closed: Callable[[], None],
    ) -> Stream:
        """Opens a stream. `received` is called with the id and the content of every event."""
        loop = asyncio.get_running_loop()
        transport, stream = await loop.create_connection(lambda: Stream(received, closed), host, port)
        stream._transport = transport
        transport.write(request("GET", path, f"{host}:{port}", headers))
        return stream

    def close(self) -> None:
        if self._transport is not None:
            self._transport.close()

    def data_received(self, data: bytes) -> None:
        """Reports every event that is now complete."""
        buffer = self._buffer
        buffer += data
        if not self._in_body:
            end = buffer.find(b"\r\n\r\n")
            if end < 0:
                return
            if not buffer.startswith(b"HTTP/1.1 200"):
                self.close()
                return
            del buffer[: end + 4]
            self._in_body = True
        while (line := buffer.find(b"\r\n")) >= 0:
            end = line + 2 + int(buffer[:line], 16)
            if len(buffer) < end + 2:
                return
            event = bytes(buffer[line + 2 : end])
            del buffer[: end + 2]
            found = re.match(rb"id: (\d+)", event)
            if found is not None:
                self._received(int(found[1]), event)

    def connection_lost(self, _: Exception | None) -> None:
        self._closed()


def request(method: str, path: str, host: str, headers: Mapping[str, str], data: object = None) -> bytes:
    """Returns a request as bytes."""
    body = b"" if data is None else json.dumps(data).encode()
    lines = [f"{method} {path} HTTP/1.1", f"host: {host}", *(f"{name}: {value}" for name, value in headers.items())]
    if method != "GET":
        lines += [f"content-length: {len(body)}", "content-type: application/json"]
    return "\r\n".join([*lines, "", ""]).encode() + body
