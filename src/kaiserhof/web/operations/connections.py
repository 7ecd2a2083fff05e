"""Limits on connections: their number, the time in which a request must arrive, and the length of its headers.

uvicorn has no such limits, so a client that sends half a request on each of many connections could shut everyone else
out. Such connections are closed after some seconds, or as soon as their slots are needed.
"""

from __future__ import annotations

import asyncio
from collections import Counter
from typing import Any

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from kaiserhof.server.settings import Settings, is_among
from kaiserhof.system import raise_file_limit
from kaiserhof.tables.limits import network_of

LONGEST_HEAD = 8192
"""Maximum number of bytes of the request line and headers."""
MAX_PIPELINED = 4
"""Maximum number of requests on a connection that wait for the response to an earlier one. Browsers send none."""
SPARE = 64
"""Number of file descriptors reserved for other uses: the database, processes, logs."""


def connections_allowed(wanted: int) -> int:
    """Raises the process's file limit for this many connections, and returns how many the system allows."""
    return max(1, raise_file_limit(wanted + SPARE) - SPARE)


class Connections:
    """The open connections of a server, and those that still wait for a complete request."""

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.most = connections_allowed(settings.connections)
        self.open: set[GuardedProtocol] = set()
        self.waiting: dict[GuardedProtocol, None] = {}
        """Connections with an incomplete request, oldest first."""
        self._by_address: Counter[str] = Counter()

    def admit(self, connection: GuardedProtocol, address: str) -> bool:
        """Registers a new connection. Returns False if there is no room for it."""
        counted = self.settings.limits and not is_among(address, self.settings.trusted_proxies)
        address = network_of(address)
        if counted and self._by_address[address] >= self.settings.connections_per_address:
            return False
        if len(self.open) >= self.most:
            if not self.waiting:
                return False
            next(iter(self.waiting)).give_up()
        self.open.add(connection)
        if counted:
            self._by_address[address] += 1
            connection.counted_as = address
        return True

    def gone(self, connection: GuardedProtocol) -> None:
        """Removes a closed connection."""
        self.open.discard(connection)
        self.waiting.pop(connection, None)
        if connection.counted_as:
            self._by_address[connection.counted_as] -= 1
            if not self._by_address[connection.counted_as]:
                del self._by_address[connection.counted_as]
            connection.counted_as = ""


class TooManyPipelined(Exception):
    """Raised to stop parsing when a connection sends too many requests; the connection is closed."""


class GuardedProtocol(HttpToolsProtocol):
    """A connection on which every request must arrive in time. Each server sets `guard` in a subclass."""

    guard: Connections
    counted_as = ""
    _head = 0
    """Bytes received of a request with incomplete headers."""
    _timer: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Registers the connection."""
        super().connection_made(transport)
        peer: Any = transport.get_extra_info("peername")
        if self.guard.admit(self, peer[0] if peer else ""):
            self._watch()
        else:
            transport.abort()

    def connection_lost(self, exc: Exception | None) -> None:
        """Removes the connection."""
        self._stop_watching()
        self.guard.gone(self)
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Rejects requests with too long headers."""
        self._head += len(data)
        super().data_received(data)
        if self._head > LONGEST_HEAD and not self.transport.is_closing():
            self.send_400_response("The head of the request is too long.")
        self._watch()

    def on_headers_complete(self) -> None:
        """Closes the connection if too many of its requests wait."""
        self._head = 0
        if len(self.pipeline) >= MAX_PIPELINED:
            self.pipeline.clear()
            raise TooManyPipelined
        super().on_headers_complete()

    def on_body(self, body: bytes) -> None:
        self._head = 0
        super().on_body(body)

    def on_response_complete(self) -> None:
        """Stops the timer; the next request may have started to arrive."""
        super().on_response_complete()
        self._stop_watching()

    def _watch(self) -> None:
        """Starts a timer while a request is arriving, and stops it when the request is complete."""
        if self.transport.is_closing():
            return
        arriving = self.cycle is None or self.cycle.response_complete or self.cycle.more_body
        if not arriving:
            self._stop_watching()
        elif self._timer is None:
            self.guard.waiting[self] = None
            self._timer = self.loop.call_later(self.guard.settings.request_seconds, self.give_up)

    def _stop_watching(self) -> None:
        self.guard.waiting.pop(self, None)
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None

    def give_up(self) -> None:
        """Closes the connection, because its request is late or its slot is needed."""
        self._stop_watching()
        self.guard.gone(self)
        self.transport.abort()


def guarded_protocol(settings: Settings) -> type[GuardedProtocol]:
    """Returns the connection class of one server."""
    return type("ServerProtocol", (GuardedProtocol,), {"guard": Connections(settings)})
