"""Thinking in a worker of its own, which has Python and the bots and nothing else. Requests and answers are pickled."""

from __future__ import annotations

import asyncio
import pickle
import time
from collections.abc import Awaitable, Callable, Collection
from typing import Any

from kaiserhof.tab.inline_pool import InlinePool
from kaiserhof.workers.pool import Died, TooLate
from kaiserhof.workers.worker import answer, think

Pass = Callable[[bytes], Awaitable[bytes]]
"""Passes a request to the worker and returns its answer; raises any error if the worker has died."""


def answered(request: bytes) -> bytes:
    """Answers a request, in the worker."""
    do, arguments = pickle.loads(request)
    return pickle.dumps(answer(do, arguments))


class ThinkingPool:
    """Lets bots of quick levels decide at once in the application's thread, and all others in the worker."""

    size = 1

    def __init__(self, quick: Collection[str], ask_worker: Pass) -> None:
        self._quick = frozenset(quick)
        self._ask_worker = ask_worker
        self._here = InlinePool(1)
        self._turn = asyncio.Lock()
        self._waiting = 0

    def waiting(self) -> int:
        return self._waiting + self._here.waiting()

    async def ask(
        self, deadline: float, do: Callable[..., Any], *arguments: Callable[[], Any] | Any, about: str = ""
    ) -> Any:
        if do is think and arguments[1] in self._quick:
            return await self._here.ask(deadline, do, *arguments, about=about)
        self._waiting += 1
        try:
            async with asyncio.timeout(max(0.0, deadline - time.monotonic())):
                await self._turn.acquire()
        except TimeoutError:
            raise TooLate from None
        finally:
            self._waiting -= 1
        answering = asyncio.ensure_future(
            self._answer(do, tuple(each() if callable(each) else each for each in arguments))
        )
        answering.add_done_callback(self._answered)
        try:
            async with asyncio.timeout(max(0.0, deadline - time.monotonic())):
                good, result = await asyncio.shield(answering)
        except TimeoutError:
            raise TooLate from None
        if not good:
            raise result
        return result

    async def _answer(self, do: Callable[..., Any], arguments: tuple[Any, ...]) -> tuple[bool, Any]:
        try:
            answered: tuple[bool, Any] = pickle.loads(await self._ask_worker(pickle.dumps((do, arguments))))
            return answered
        except Exception:
            return False, Died()

    def _answered(self, _: asyncio.Future[Any]) -> None:
        """Begins with the next request, also if nobody waits for the answer any more."""
        self._turn.release()

    def start(self) -> None:
        pass

    def renew(self) -> None:
        pass

    def close(self) -> None:
        pass
