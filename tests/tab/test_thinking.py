"""Bots that think in a worker of their own."""

from __future__ import annotations

import asyncio
import time

import pytest

from kaiserhof.engine import Match, RandomDice, find_game, game_ids
from kaiserhof.tab.platform import QUICK, THINKING
from kaiserhof.tab.thinking import ThinkingPool, answered
from kaiserhof.workers.pool import Died, TooLate
from kaiserhof.workers.worker import think

GAME = find_game(game_ids()[0])


class Worker:
    """A worker that answers after some seconds, or dies."""

    def __init__(self, seconds: float = 0.0, *, dies: bool = False) -> None:
        self.seconds, self.dies = seconds, dies
        self.asked = self.at_work = self.most = 0

    async def ask(self, request: bytes) -> bytes:
        self.asked += 1
        self.at_work += 1
        self.most = max(self.most, self.at_work)
        await asyncio.sleep(self.seconds)
        self.at_work -= 1
        if self.dies:
            raise RuntimeError
        return answered(request)


def soon(seconds: float = 60.0) -> float:
    return time.monotonic() + seconds


def asked_of(level: str) -> tuple[object, ...]:
    """The request for a move in the first decision of a game."""
    match = Match(GAME, ["A", "B", "C"], dice=RandomDice(1))
    match.advance()
    return think, GAME, level, match.state.seen_by(match.state.to_move()).to_json(), lambda: 0.05, "table"


def test_quick_levels_decide_here_and_the_others_in_the_worker() -> None:
    async def play() -> None:
        worker = Worker()
        pool = ThinkingPool(QUICK, worker.ask)
        for level in QUICK:
            assert await pool.ask(soon(), *asked_of(level))  # type: ignore[arg-type]
        assert worker.asked == 0
        assert await pool.ask(soon(), *asked_of(THINKING))  # type: ignore[arg-type]
        assert worker.asked == 1

    asyncio.run(play())


def test_a_quick_level_does_not_wait_for_one_that_thinks() -> None:
    async def play() -> None:
        worker = Worker(seconds=3600)
        pool = ThinkingPool(QUICK, worker.ask)
        thinking = asyncio.create_task(pool.ask(soon(), *asked_of(THINKING)))  # type: ignore[arg-type]
        await asyncio.sleep(0)
        assert await asyncio.wait_for(pool.ask(soon(), *asked_of(QUICK[0])), 10)  # type: ignore[arg-type]
        assert not thinking.done()
        thinking.cancel()

    asyncio.run(play())


def test_the_worker_gets_one_request_at_a_time_also_after_a_late_one() -> None:
    async def play() -> None:
        worker = Worker(seconds=0.05)
        pool = ThinkingPool(QUICK, worker.ask)
        with pytest.raises(TooLate):
            await pool.ask(soon(0.01), divmod, 7, 2)
        late = asyncio.create_task(pool.ask(soon(), divmod, 9, 2))
        await asyncio.sleep(0)
        assert pool.waiting() == 1
        assert await late == (4, 1)
        assert worker.most == 1
        with pytest.raises(TooLate):
            await pool.ask(time.monotonic() - 1, divmod, 1, 1)

    asyncio.run(play())


def test_an_error_comes_back_as_it_was_and_a_dead_worker_as_a_death() -> None:
    async def play() -> None:
        with pytest.raises(RuntimeError, match="ZeroDivisionError"):
            await ThinkingPool(QUICK, Worker().ask).ask(soon(), divmod, 1, 0)
        pool = ThinkingPool(QUICK, Worker(dies=True).ask)
        for _ in range(2):
            with pytest.raises(Died):
                await pool.ask(soon(), divmod, 1, 1)

    asyncio.run(play())
