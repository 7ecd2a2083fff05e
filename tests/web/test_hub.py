"""Streams hear of changes until they end: all at once, or one after the other if their pages can reconnect
elsewhere.
"""

import asyncio

import pytest

from kaiserhof.web import hub as hubs
from kaiserhof.web.hub import Hub

STREAMS = 20


class Streams:
    """Some streams of one table, and what happened to them."""

    def __init__(self) -> None:
        self.hub = Hub()
        self.hub.start()
        self.news = 0
        self.ended = 0
        self.tasks = [asyncio.create_task(self._follow()) for _ in range(STREAMS)]

    async def _follow(self) -> None:
        async for _ in self.hub.changes(60, "table"):
            self.news += 1
        self.ended += 1

    async def heard(self, news: int) -> None:
        """Waits until the streams together have heard of this many changes."""
        async with asyncio.timeout(10):
            while self.news < news:
                await asyncio.sleep(0.001)

    async def left(self, ended: int) -> None:
        """Waits until this many streams have ended."""
        async with asyncio.timeout(10):
            while self.ended < ended:
                await asyncio.sleep(0.001)


def test_all_streams_end_at_once_and_a_later_one_too() -> None:
    async def run() -> None:
        streams = Streams()
        await streams.heard(STREAMS)
        streams.hub.end()
        await streams.left(STREAMS)
        assert [news async for news in streams.hub.changes(60, "table")] == []

    asyncio.run(run())


def test_streams_whose_pages_go_elsewhere_end_one_after_the_other_and_hear_of_changes_until_then(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(hubs, "BETWEEN", 0.05)

    async def run() -> None:
        streams = Streams()
        await streams.heard(STREAMS)
        streams.hub.end(elsewhere=True)
        await streams.left(1)
        staying = STREAMS - streams.ended
        assert staying > STREAMS / 2
        streams.hub.announce("table")
        await streams.heard(STREAMS + staying // 2)
        await streams.left(STREAMS)

    asyncio.run(run())


def test_many_streams_do_not_take_longer_to_end_than_a_server_has(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(hubs, "BETWEEN", 60.0)
    monkeypatch.setattr(hubs, "LONGEST", 0.05)

    async def run() -> None:
        streams = Streams()
        await streams.heard(STREAMS)
        streams.hub.end(elsewhere=True)
        await streams.left(STREAMS)

    asyncio.run(run())
