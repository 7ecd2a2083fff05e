"""Bots that think in the thread of the application."""

from __future__ import annotations

import asyncio
import time

import pytest

from kaiserhof.tab.inline_pool import InlinePool
from kaiserhof.workers.pool import TooLate


def test_requests_are_answered_one_after_the_other() -> None:
    async def ask() -> None:
        pool = InlinePool(1)
        deadline = time.monotonic() + 60
        asked = [asyncio.create_task(pool.ask(deadline, divmod, 7 + each, lambda: 2)) for each in range(3)]
        await asyncio.sleep(0)
        assert pool.waiting() == 2
        assert await asyncio.gather(*asked) == [(3, 1), (4, 0), (4, 1)]
        assert pool.waiting() == 0

    asyncio.run(ask())


def test_a_request_whose_turn_comes_after_its_deadline_is_too_late() -> None:
    async def ask() -> None:
        pool = InlinePool(1)
        with pytest.raises(TooLate):
            await pool.ask(time.monotonic() - 1, print, "never")

    asyncio.run(ask())


def test_an_error_reaches_who_asked_and_the_next_request_is_answered() -> None:
    async def ask() -> None:
        pool = InlinePool(1)
        deadline = time.monotonic() + 60
        with pytest.raises(ZeroDivisionError):
            await pool.ask(deadline, divmod, 1, 0)
        assert await pool.ask(deadline, divmod, 1, 1) == (1, 0)

    asyncio.run(ask())
