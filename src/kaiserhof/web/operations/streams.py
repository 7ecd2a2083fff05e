"""Limits on the streams of a person and of an address."""

from __future__ import annotations

from collections import Counter

from litestar import Request
from litestar.middleware.base import AbstractMiddleware
from litestar.types import Receive, Scope, Send

from kaiserhof.server.settings import Settings
from kaiserhof.tables import TooMany
from kaiserhof.tables.limits import network_of
from kaiserhof.web.events import begun_stream
from kaiserhof.web.visitor import token_of


class Streams:
    """Counts open streams."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._open: Counter[tuple[str, str]] = Counter()

    def one_more(self, token: str | None, address: str) -> Counted:
        """Returns a counter for one stream."""
        network = ("address", network_of(address))
        who = (network, ("person", token)) if token else (network,)
        return Counted(self, who)

    def begin(self, who: tuple[tuple[str, str], ...]) -> None:
        """Counts a stream. Raises `TooMany` if its person or address has too many."""
        most = {"address": self._settings.streams_per_address, "person": self._settings.streams_per_person}
        if self._settings.limits and any(self._open[each] >= most[each[0]] for each in who):
            raise TooMany("error-too-many-streams")
        self._open.update(who)

    def end(self, who: tuple[tuple[str, str], ...]) -> None:
        for each in who:
            self._open[each] -= 1
            if not self._open[each]:
                del self._open[each]


class Counted:
    """Counts one stream while it is open."""

    __slots__ = ("_streams", "_who")

    def __init__(self, streams: Streams, who: tuple[tuple[str, str], ...]) -> None:
        self._streams, self._who = streams, who

    def begin(self) -> None:
        """Counts the stream. Raises `TooMany` if its person or address has too many."""
        self._streams.begin(self._who)

    def end(self) -> None:
        self._streams.end(self._who)

    def __enter__(self) -> None:
        self.begin()

    def __exit__(self, *_: object) -> None:
        self.end()


class LimitedStream(AbstractMiddleware):
    """Middleware for handlers that stream."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Counts the stream while it is open."""
        request: Request[None, None, None] = Request(scope)  # type: ignore[type-var]
        streams: Streams = scope["litestar_app"].state.streams
        address = request.client.host if request.client else ""
        counted = streams.one_more(token_of(request), address)
        counted.begin()
        stream = None
        try:
            await self.app(scope, receive, send)
            stream = begun_stream(scope)
        finally:
            if stream is None:
                counted.end()
            else:
                stream.at_end = counted.end
