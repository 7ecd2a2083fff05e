"""The thread that reads, checks and draws the boards that visitors send."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from contextvars import copy_context
from typing import TypeVar

from kaiserhof.tables import TooMany

MAX_WAITING = 50
"""Maximum number of requests that wait for the thread."""

T = TypeVar("T")


class Checker:
    """Reads, checks and draws boards one at a time, so that this never uses more than one thread."""

    def __init__(self) -> None:
        self._thread = ThreadPoolExecutor(1, "boards")
        self._waiting = 0

    async def do(self, do: Callable[[], T]) -> T:
        """Runs `do` in the thread. Raises `TooMany` if too many requests wait."""
        if self._waiting >= MAX_WAITING:
            raise TooMany("error-too-many")
        self._waiting += 1
        try:
            return await asyncio.get_running_loop().run_in_executor(self._thread, copy_context().run, do)
        finally:
            self._waiting -= 1


CHECKER = Checker()
