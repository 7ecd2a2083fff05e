"""Lets bots think in the application's thread, because a browser's tab cannot start processes."""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable
from typing import Any

from kaiserhof.workers.pool import TooLate


class InlinePool:
    """Answers one request after the other, and blocks everything else meanwhile."""

    def __init__(self, size: int) -> None:
        self.size = size
        self._turn = asyncio.Lock()
        self._waiting = 0

    def waiting(self) -> int:
        return self._waiting

    async def ask(
        self,
        deadline: float,
        do: Callable[..., Any],
        *arguments: Callable[[], Any] | Any,
        about: str = "",
    ) -> Any:
        self._waiting += 1
        try:
            await self._turn.acquire()
        finally:
            self._waiting -= 1
        try:
            await asyncio.sleep(0)  # what waits to be sent goes out first
            if time.monotonic() >= deadline:
                raise TooLate
            return do(*(each() if callable(each) else each for each in arguments))
        finally:
            self._turn.release()

    def start(self) -> None:
        pass

    def renew(self) -> None:
        pass

    def close(self) -> None:
        pass
