"""Processes that answer by a deadline: whoever waits too long is told, and a process that dies or hangs is replaced."""

import asyncio
import os
import time

import pytest

from kaiserhof.thinking.pool import Died, Pool, TooLate
from tests.thinking import sleepers


def test_whoever_waits_too_long_for_a_process_is_told_at_the_deadline() -> None:
    async def run() -> None:
        pool = Pool(1)
        try:
            await pool.ask(time.monotonic() + 20, time.sleep, 0)
            slow = asyncio.create_task(pool.ask(time.monotonic() + 20, time.sleep, 1.0))
            await asyncio.sleep(0)
            begun = time.monotonic()
            with pytest.raises(TooLate):
                await pool.ask(begun + 0.2, time.sleep, 0)
            assert 0.15 < time.monotonic() - begun < 0.5
            assert await slow is None
            assert (pool.waiting(), pool.free()) == (0, 1)
        finally:
            pool.close()

    asyncio.run(run())


def test_a_request_that_is_given_up_frees_its_process() -> None:
    async def run() -> None:
        pool = Pool(1, grace=0.1)
        try:
            await pool.ask(time.monotonic() + 20, time.sleep, 0)
            given_up = asyncio.create_task(pool.ask(time.monotonic() + 60, time.sleep, 30))
            waiting = asyncio.create_task(pool.ask(time.monotonic() + 60, time.sleep, 30))
            await asyncio.sleep(0.1)
            waiting.cancel()
            given_up.cancel()
            await asyncio.gather(given_up, waiting, return_exceptions=True)
            assert pool.waiting() == 0
            assert await pool.ask(time.monotonic() + 20, abs, -3) == 3
        finally:
            pool.close()

    asyncio.run(run())


def test_a_process_that_is_a_little_late_is_kept() -> None:
    async def run() -> None:
        pool = Pool(1)
        try:
            before = await pool.ask(time.monotonic() + 20, os.getpid)
            with pytest.raises(TooLate):
                await pool.ask(time.monotonic() + 0.1, time.sleep, 0.4)
            assert pool.free() == 0
            assert await pool.ask(time.monotonic() + 20, os.getpid) == before
        finally:
            pool.close()

    asyncio.run(run())


def test_what_is_about_the_same_table_goes_to_the_same_process() -> None:
    async def run() -> None:
        pool = Pool(2)
        try:
            for _ in range(2):  # both start
                await asyncio.gather(*(pool.ask(time.monotonic() + 30, time.sleep, 0.3, about=each) for each in "ab"))
            first = {each: await pool.ask(time.monotonic() + 9, os.getpid, about=each) for each in "ab"}
            assert first["a"] != first["b"]
            for each in "abbaab":
                assert await pool.ask(time.monotonic() + 9, os.getpid, about=each) == first[each]
        finally:
            pool.close()

    asyncio.run(run())


def test_a_process_that_dies_is_told_and_replaced() -> None:
    async def run() -> None:
        pool = Pool(1)
        try:
            with pytest.raises(Died):
                await pool.ask(time.monotonic() + 20, sleepers.dies, "", "", {}, 0.0, "")
            with pytest.raises(RuntimeError, match="ZeroDivisionError"):
                await pool.ask(time.monotonic() + 20, sleepers.fails, "", "", {}, 0.0, "")
            assert await pool.ask(time.monotonic() + 20, abs, -3) == 3
        finally:
            pool.close()

    asyncio.run(run())
