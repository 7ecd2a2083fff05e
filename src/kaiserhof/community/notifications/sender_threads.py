"""Threads for requests to other servers. No request about a table waits for them, so a silent receiver delays nobody's
game."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from typing import TypeVar

from kaiserhof.tables import TooMany

AT_ONCE = 4
"""Number of threads that send queued notifications, and as many that serve what people ask for, such as a test."""

DEADLINE = 20.0
"""Seconds after which a request is answered even if its thread is still waiting, for example for a name to resolve."""

T = TypeVar("T")


class SenderThreads:
    """A few threads; each person can use one at a time."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(AT_ONCE, "senders")
        self._busy: set[str] = set()

    def room(self) -> int:
        """Returns the number of free threads."""
        return AT_ONCE - len(self._busy)

    def begin(self, who: str, do: Callable[[], T]) -> asyncio.Future[T]:
        """Starts `do` in a thread. Raises `TooMany` if this person is using one or none is free."""
        if who in self._busy or not self.room():
            raise TooMany("error-too-many")
        self._busy.add(who)
        begun = asyncio.get_running_loop().run_in_executor(self._threads, copy_context().run, do)
        begun.add_done_callback(lambda _: self._busy.discard(who))
        return begun

    async def ask(self, who: str, do: Callable[[], T]) -> T:
        """Runs `do` in a thread and returns its result; raises an error after the deadline."""
        begun = self.begin(who, do)
        try:
            async with asyncio.timeout(DEADLINE):
                return await asyncio.shield(begun)
        except TimeoutError:
            raise TooMany("error-too-many") from None

    def stop(self) -> None:
        """Starts no more work; what is queued stays in the database."""
        self._threads.shutdown(wait=False, cancel_futures=True)
