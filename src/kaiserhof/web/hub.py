"""Notifies everyone who watches a table when it changes, and ends all streams when the server stops."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager


class Hub:
    """Listeners by table. `announce` may be called from any thread. A slow listener sees several changes as one."""

    def __init__(self) -> None:
        self._listeners: dict[str, set[asyncio.Event]] = {}
        self._loop: asyncio.AbstractEventLoop | None = None
        self.ended = False
        """Whether the server stops."""

    def start(self) -> None:
        """Remembers the event loop of the listeners."""
        self._loop = asyncio.get_running_loop()

    def announce(self, table_id: str) -> None:
        """Notifies the listeners of a table."""
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._wake, table_id)

    def _wake(self, table_id: str) -> None:
        for event in self._listeners.get(table_id, ()):
            event.set()

    def announce_all(self) -> None:
        """Notifies the listeners of every table; call it in the loop."""
        for table_id in list(self._listeners):
            self._wake(table_id)

    def end(self) -> None:
        """Ends all streams; call it in the loop."""
        self.ended = True
        self.announce_all()

    async def changes(self, table_id: str, heartbeat: float) -> AsyncIterator[bool]:
        """Yields True at once and after every change of a table, False after some seconds of silence, until the end."""
        async with self.listen(table_id) as changed:
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
    async def listen(self, table_id: str) -> AsyncIterator[asyncio.Event]:
        """Yields an event that is set whenever the table changes; clear it before you look at the table."""
        event = asyncio.Event()
        self._listeners.setdefault(table_id, set()).add(event)
        try:
            yield event
        finally:
            listeners = self._listeners[table_id]
            listeners.discard(event)
            if not listeners:
                del self._listeners[table_id]
