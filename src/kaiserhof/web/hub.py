"""Notifies everyone who watches a table when it or they themselves change, and ends all streams at the end."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Hub:
    """Listeners by what they listen to: a table, a person. `announce` may be called from any thread.

    A slow listener sees several changes as one.
    """

    def __init__(self) -> None:
        self._listeners: dict[str, set[asyncio.Event]] = {}
        self._loop: asyncio.AbstractEventLoop | None = None
        self.ended = False
        """Whether the server stops."""

    def start(self) -> None:
        """Remembers the event loop of the listeners."""
        self._loop = asyncio.get_running_loop()

    def announce(self, which: str) -> None:
        """Notifies the listeners of a table, or of a person."""
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._wake, which)

    def _wake(self, which: str) -> None:
        for event in self._listeners.get(which, ()):
            event.set()

    def announce_all(self) -> None:
        """Notifies all listeners; call it in the loop."""
        for which in list(self._listeners):
            self._wake(which)

    def end(self) -> None:
        """Ends all streams; call it in the loop."""
        self.ended = True
        self.announce_all()

    async def changes(self, heartbeat: float, *listened: str) -> AsyncIterator[bool]:
        """Yields True at once and after every change, False after some seconds of silence, until the end."""
        async with self.listen(*listened) as changed:
            changed.set()
            while True:
                try:
                    async with asyncio.timeout(heartbeat):
                        await changed.wait()
                except TimeoutError:
                    yield False
                    continue
                if self.ended:
                    return
                changed.clear()
                yield True

    @asynccontextmanager
    async def listen(self, *listened: str) -> AsyncIterator[asyncio.Event]:
        """Yields an event that is set whenever one of these changes; clear it before you look."""
        event = asyncio.Event()
        for which in listened:
            self._listeners.setdefault(which, set()).add(event)
        try:
            yield event
        finally:
            for which in listened:
                listeners = self._listeners[which]
                listeners.discard(event)
                if not listeners:
                    del self._listeners[which]
