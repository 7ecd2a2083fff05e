"""Notifies everyone who watches a table when it changes."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Callable
from contextlib import asynccontextmanager


class Hub:
    """Listeners by table. `announce` may be called from any thread. A slow listener sees several changes as one."""

    def __init__(self) -> None:
        self._listeners: dict[str, set[asyncio.Event]] = {}
        self._always: list[Callable[[str], None]] = []
        self._loop: asyncio.AbstractEventLoop | None = None

    def start(self) -> None:
        """Remembers the event loop of the listeners."""
        self._loop = asyncio.get_running_loop()

    def always(self, listener: Callable[[str], None]) -> None:
        """Adds a function that is called in the loop for every change of any table."""
        self._always.append(listener)

    def announce(self, table_id: str) -> None:
        """Notifies the listeners of a table."""
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._wake, table_id)

    def _wake(self, table_id: str) -> None:
        for event in self._listeners.get(table_id, ()):
            event.set()
        for listener in self._always:
            listener(table_id)

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
