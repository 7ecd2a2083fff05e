"""The threads that read, check and draw the boards that visitors send, and play trial games on them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from typing import TypeVar

from kaiserhof.tables import TooMany

T = TypeVar("T")


class Checker:
    """Does work on boards one at a time, so that this never uses more than one thread."""

    def __init__(self, name: str, most: int) -> None:
        self._thread = ThreadPoolExecutor(1, name)
        self._most = most
        self._waiting = 0

    async def do(self, do: Callable[[], T]) -> T:
        """Runs `do` in the thread. Raises `TooMany` if too many requests wait."""
        if self._waiting >= self._most:
            raise TooMany("error-too-many")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, copy_context().run, do)
        finally:
            self._waiting -= 1


CHECKER = Checker("boards", 50)
DRAFTS = Checker("drafts", 50)
"""For drafts that are saved: they wait for no check."""
TRIALS = Checker("trials", 8)
"""For trial games: they take seconds, and no check waits for them."""
