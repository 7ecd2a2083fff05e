"""Threads for what goes out to other servers. No request about a table waits for them, so a receiver that stays silent
delays nobody's game."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from typing import TypeVar

from kaiserhof.tables import TooMany

AT_ONCE = 4
"""Number of threads that send what is queued, and as many that do what people ask for, such as a trial."""

DEADLINE = 20.0
"""Seconds after which a request is answered although its thread still waits, for example for a name to be looked up."""

T = TypeVar("T")


class Senders:
    """A few threads, of which each person has at most one."""

    def __init__(self) -> None:
        self._threads = ThreadPoolExecutor(AT_ONCE, "senders")
        self._busy: set[str] = set()

    def room(self) -> int:
        """Returns the number of free threads."""
        return AT_ONCE - len(self._busy)

    def begin(self, who: str, do: Callable[[], T]) -> asyncio.Future[T]:
        """Starts something in a thread. Raises `TooMany` if this person has one or none is free."""
        if who in self._busy or not self.room():
            raise TooMany("error-too-many")
        self._busy.add(who)
        begun = asyncio.get_running_loop().run_in_executor(self._threads, copy_context().run, do)
        begun.add_done_callback(lambda _: self._busy.discard(who))
        return begun

    async def ask(self, who: str, do: Callable[[], T]) -> T:
        """Does something in a thread and returns its result, within the deadline."""
        begun = self.begin(who, do)
        try:
            async with asyncio.timeout(DEADLINE):
                return await asyncio.shield(begun)
        except TimeoutError:
            raise TooMany("error-too-many") from None

    def stop(self) -> None:
        """Starts nothing any more; what is queued waits in the database."""
        self._threads.shutdown(wait=False, cancel_futures=True)
