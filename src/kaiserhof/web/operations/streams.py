"""Limits the streams of a person and of an address."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator
from contextlib import ExitStack, contextmanager

from litestar import Request
from litestar.middleware.base import AbstractMiddleware
from litestar.types import Receive, Scope, Send

from kaiserhof.tables import TooMany
from kaiserhof.web.events import begun_stream
from kaiserhof.web.settings import Settings
from kaiserhof.web.visitor import token_of


class Streams:
    """Counts open streams."""

    def __init__(self, settings: Settings) -> None:
        self._settings = settings
        self._open: Counter[tuple[str, str]] = Counter()

    @contextmanager
    def one_more(self, token: str | None, address: str) -> Iterator[None]:
        """Counts a stream while it is open; raises `TooMany` if its person or address has too many."""
        most = {("address", address): self._settings.streams_per_address}
        if token:
            most["person", token] = self._settings.streams_per_person
        if self._settings.limits and any(self._open[who] >= limit for who, limit in most.items()):
            raise TooMany("error-too-many-streams")
        self._open.update(most.keys())
        try:
            yield
        finally:
            for who in most:
                self._open[who] -= 1
                if not self._open[who]:
                    del self._open[who]


class LimitedStream(AbstractMiddleware):
    """Middleware for a handler that streams."""

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        """Counts the stream while it is open."""
        request: Request[None, None, None] = Request(scope)  # type: ignore[type-var]
        streams: Streams = scope["litestar_app"].state.streams
        address = request.client.host if request.client else ""
        with ExitStack() as counted:
            counted.enter_context(streams.one_more(token_of(request), address))
            await self.app(scope, receive, send)
            stream = begun_stream(scope)
            if stream is not None:
                stream.at_end = counted.pop_all()
