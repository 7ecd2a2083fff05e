"""Outgoing requests use a few threads of their own, so a silent receiver delays nobody else."""

import asyncio
import threading
from concurrent.futures import ThreadPoolExecutor

import pytest

from kaiserhof.community.notifications.sender_threads import AT_ONCE, SenderThreads
from kaiserhof.tables import TooMany


def test_silent_receivers_leave_the_threads_of_all_other_requests_alone() -> None:
    answered = threading.Event()

    async def run() -> None:
        loop = asyncio.get_running_loop()
        loop.set_default_executor(ThreadPoolExecutor(1))
        senders = SenderThreads()
        asking = [asyncio.create_task(senders.ask(f"person {n}", answered.wait)) for n in range(AT_ONCE)]
        await asyncio.sleep(0)
        assert await asyncio.to_thread(lambda: "a move") == "a move"
        with pytest.raises(TooMany):  # rather than a queue behind them
            await senders.ask("one more", answered.wait)
        answered.set()
        assert all(await asyncio.gather(*asking))
        assert await senders.ask("one more", answered.wait)

    asyncio.run(run())


def test_a_person_asks_for_one_thing_at_a_time() -> None:
    answered = threading.Event()

    async def run() -> None:
        senders = SenderThreads()
        first = asyncio.create_task(senders.ask("Ada", answered.wait))
        await asyncio.sleep(0)
        with pytest.raises(TooMany):
            await senders.ask("Ada", answered.wait)
        answered.set()
        assert await first

    asyncio.run(run())


def test_a_request_is_answered_although_its_receiver_is_not_heard_of(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("kaiserhof.community.notifications.sender_threads.DEADLINE", 0.0)
    answered = threading.Event()

    async def run() -> None:
        with pytest.raises(TooMany):
            await SenderThreads().ask("Ada", answered.wait)
        answered.set()

    asyncio.run(run())
