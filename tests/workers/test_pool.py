"""Processes that answer by a deadline: late requests fail, and a process that dies or hangs is replaced."""

import asyncio
import multiprocessing
import os
import time
from pathlib import Path

import pytest

from kaiserhof.workers.pool import Died, TooLate
from kaiserhof.workers.process_pool import ProcessPool
from tests.workers import sleepers

pytestmark = pytest.mark.timed


def test_waiting_too_long_for_a_process_is_told_at_the_deadline() -> None:
    async def run() -> None:
        pool = ProcessPool(1)
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


def test_a_process_that_is_ready_has_read_the_networks() -> None:
    async def run() -> None:
        pool = ProcessPool(1)
        try:
            assert await pool.ask(time.monotonic() + 20, sleepers.has_loaded, "numpy")
            assert not await pool.ask(time.monotonic() + 20, sleepers.has_loaded, "litestar")
        finally:
            pool.close()

    asyncio.run(run())


def test_the_time_left_is_reckoned_when_the_process_has_started() -> None:
    async def run() -> None:
        pool = ProcessPool(1)
        try:
            begun = time.monotonic()
            reckoned = await pool.ask(begun + 20, abs, time.monotonic)
            started = time.monotonic() - begun
            assert reckoned - begun > 0.8 * started
        finally:
            pool.close()

    asyncio.run(run())


def test_a_request_that_is_given_up_frees_its_process() -> None:
    async def run() -> None:
        pool = ProcessPool(1, grace=0.1)
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
        pool = ProcessPool(1)
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
        pool = ProcessPool(2)
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
        pool = ProcessPool(1)
        try:
            with pytest.raises(Died):
                await pool.ask(time.monotonic() + 20, sleepers.dies, "", "", {}, 0.0, "", "")
            with pytest.raises(RuntimeError, match="ZeroDivisionError"):
                await pool.ask(time.monotonic() + 20, sleepers.fails, "", "", {}, 0.0, "", "")
            assert await pool.ask(time.monotonic() + 20, abs, -3) == 3
        finally:
            pool.close()

    asyncio.run(run())


def test_a_renewed_process_takes_over_between_two_requests() -> None:
    async def run() -> None:
        pool = ProcessPool(1)
        try:
            before = await pool.ask(time.monotonic() + 20, os.getpid)
            slow = asyncio.create_task(pool.ask(time.monotonic() + 20, sleepers.sleeps_and_tells_its_process, 0.5))
            await asyncio.sleep(0.1)
            pool.renew()
            assert await slow == before
            deadline = time.monotonic() + 20
            while (now := await pool.ask(deadline, os.getpid)) == before:
                assert time.monotonic() < deadline, "the old process goes on"
                await asyncio.sleep(0.01)
            assert not Path(f"/proc/{before}").exists()
            assert await pool.ask(time.monotonic() + 20, os.getpid) == now
        finally:
            pool.close()

    asyncio.run(run())


def test_no_request_waits_for_the_new_process_to_start() -> None:
    async def run() -> None:
        pool = ProcessPool(1)
        try:
            before = await pool.ask(time.monotonic() + 20, os.getpid)
            pool.renew()
            assert await pool.ask(time.monotonic() + 20, os.getpid) == before
        finally:
            pool.close()

    asyncio.run(run())


def test_a_process_that_was_only_starting_is_renewed_too() -> None:
    async def run() -> None:
        pool = ProcessPool(1)
        try:
            first = asyncio.create_task(pool.ask(time.monotonic() + 20, os.getpid))
            await asyncio.sleep(0.05)
            pool.renew()
            old = await first
            deadline = time.monotonic() + 20
            while await pool.ask(deadline, os.getpid) == old:
                assert time.monotonic() < deadline, "the old process goes on"
                await asyncio.sleep(0.01)
        finally:
            pool.close()

    asyncio.run(run())


def test_a_pool_that_is_closed_while_it_renews_leaves_no_process() -> None:
    async def run() -> set[int]:
        pool = ProcessPool(2)
        await asyncio.gather(*(pool.ask(time.monotonic() + 20, time.sleep, 0.1) for _ in range(2)))
        pool.renew()
        await asyncio.sleep(0.1)
        started = {process.pid for process in multiprocessing.active_children() if process.pid is not None}
        pool.close()
        return started

    started = asyncio.run(run())
    assert len(started) >= 2
    deadline = time.monotonic() + 10
    while any(Path(f"/proc/{pid}").exists() for pid in started):
        assert time.monotonic() < deadline, "a process is left"
        time.sleep(0.02)


def test_a_pool_that_is_started_has_its_process_before_the_first_request() -> None:
    async def run() -> None:
        before = set(multiprocessing.active_children())
        pool = ProcessPool(1)
        try:
            assert set(multiprocessing.active_children()) == before
            pool.start()
            async with asyncio.timeout(20):
                while not (started := set(multiprocessing.active_children()) - before):
                    await asyncio.sleep(0.01)
            asked = await pool.ask(time.monotonic() + 20, os.getpid)
            assert [process.pid for process in started] == [asked]
        finally:
            pool.close()

    asyncio.run(run())
