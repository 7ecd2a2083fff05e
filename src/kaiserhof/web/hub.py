"""Notifies the streams of a table or person of changes, and ends all streams at shutdown."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator

BETWEEN = 0.003
"""Seconds between the ends of two streams when pages reconnect to another server, which takes a third of that to open
one."""

LONGEST = 1.5
"""Seconds within which all streams end."""


class _Listener:
    """A stream that waits for changes."""

    __slots__ = ("_due", "_heard", "_heartbeat", "_loop", "_news", "_timer", "_waiting", "ended")

    def __init__(self, heartbeat: float, *, ended: bool) -> None:
        self.ended = ended
        """Whether the stream should end."""
        self._loop = asyncio.get_running_loop()
        self._waiting: asyncio.Future[None] | None = None
        self._due = True
        self._news = True
        self._heartbeat = heartbeat
        self._heard = self._loop.time()
        self._timer = self._loop.call_later(heartbeat, self._beat)

    def tell(self) -> None:
        """Signals a change."""
        self._news = True
        self._wake()

    def end(self) -> None:
        """Signals the end of the stream."""
        self.ended = True
        self._wake()

    async def wait(self) -> bool:
        """Waits for a change and returns True, or returns False after a period of silence."""
        if not self._due:
            self._waiting = self._loop.create_future()
            try:
                await self._waiting
            finally:
                self._waiting = None
        news = self._news
        self._due = self._news = False
        self._heard = self._loop.time()
        return news

    @property
    def idle(self) -> bool:
        """Whether the stream has sent all news and waits for more."""
        return self._waiting is not None and not self._due

    def close(self) -> None:
        """Cancels the heartbeat timer."""
        self._timer.cancel()

    def _beat(self) -> None:
        """Wakes the stream if it has been silent for long. One timer per stream is cheaper than one per change."""
        left = self._heard + self._heartbeat - self._loop.time()
        if left <= 0:
            self._wake()
            left = self._heartbeat
        self._timer = self._loop.call_later(left, self._beat)

    def _wake(self) -> None:
        self._due = True
        if self._waiting is not None and not self._waiting.done():
            self._waiting.set_result(None)


class Hub:
    """Listeners by topic: a table or a person. `announce` may be called from any thread.

    A slow listener sees several changes as one.
    """

    def __init__(self) -> None:
        self._listeners: dict[str, set[_Listener]] = {}
        self._loop: asyncio.AbstractEventLoop | None = None
        self._ended = False
        """Whether the server is shutting down."""

    def start(self) -> None:
        """Stores the event loop of the listeners."""
        self._loop = asyncio.get_running_loop()

    def announce(self, which: str) -> None:
        """Notifies the listeners of a table or person."""
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._wake, which)

    def _wake(self, which: str) -> None:
        for listener in self._listeners.get(which, ()):
            listener.tell()

    def announce_all(self) -> None:
        """Notifies all listeners. Call it in the event loop."""
        for which in list(self._listeners):
            self._wake(which)

    def end(self, *, elsewhere: bool = False) -> None:
        """Ends all current and future streams. May be called from any thread.

        With `elsewhere`, pages reconnect to another server. They are sent there one after the other, so that none of
        them waits in a queue.
        """
        self._ended = True
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(self._end, self._loop, elsewhere)

    def _end(self, loop: asyncio.AbstractEventLoop, elsewhere: bool) -> None:
        listeners = {listener for listeners in self._listeners.values() for listener in listeners}
        between = min(BETWEEN, LONGEST / max(1, len(listeners))) if elsewhere else 0.0
        for number, listener in enumerate(listeners):
            loop.call_later(between * number, listener.end)

    async def changes(self, heartbeat: float, *listened: str) -> AsyncIterator[bool]:
        """Yields True at once and after every change, and False after each period of silence, until the hub ends."""
        listener = _Listener(heartbeat, ended=self._ended)
        for which in listened:
            self._listeners.setdefault(which, set()).add(listener)
        try:
            while True:
                news = await listener.wait()
                if listener.ended:
                    return
                yield news
        finally:
            listener.close()
            for which in listened:
                listeners = self._listeners[which]
                listeners.discard(listener)
                if not listeners:
                    del self._listeners[which]
