"""No bot stalls a table: its decision comes within the limit, however busy, slow or broken its process is."""

import asyncio
import time
from collections.abc import Awaitable, Callable
from types import SimpleNamespace
from typing import Any

import pytest

from kaiserhof.engine import Game, Match, RandomDice, State
from kaiserhof.tables.service.bots import BotTask
from kaiserhof.workers import bot_scheduler
from kaiserhof.workers.bot_scheduler import BotScheduler
from tests.web.site import FEWEST, GAME
from tests.workers import sleepers

pytestmark = pytest.mark.timed

LIMIT = 1.5
ALLOWED = 1.2 * LIMIT


class NoTables:
    """Tables at which nobody plays."""

    store = SimpleNamespace(shared=False)
    work = SimpleNamespace(take_tables=lambda *_: [], keep_tables=lambda *_: None)


def view() -> State:
    """Returns a position with several legal moves."""
    match = Match(GAME, ["A"] * FEWEST, dice=RandomDice(1))
    match.advance()
    return match.state.seen_by(match.state.to_move())


async def process_ready(runner: BotScheduler, workers: int = 1) -> None:
    """Waits until the processes have started."""
    assert runner._pool is not None
    await asyncio.gather(*(runner._pool.ask(time.monotonic() + 30, time.sleep, 0.1) for _ in range(workers)))


def with_runner(
    think: Callable[[Game, str, dict[str, Any], float, str, str], str],
    do: Callable[[BotScheduler], Awaitable[None]],
    workers: int = 1,
) -> None:
    """Runs a function with bots that think like this, once their processes have started."""

    async def run() -> None:
        runner = BotScheduler(NoTables(), 0, workers, LIMIT / 2, LIMIT, think)  # type: ignore[arg-type]
        await runner.start()
        try:
            await process_ready(runner, workers)
            await do(runner)
        finally:
            await runner.stop()

    asyncio.run(run())


async def timed(runner: BotScheduler, level: str = "regular") -> tuple[str, float]:
    begun = time.monotonic()
    return await runner.decide(GAME, level, view()), time.monotonic() - begun


@pytest.mark.parametrize("think", [sleepers.sleeps, sleepers.dies, sleepers.fails])
def test_a_bot_that_sleeps_dies_or_fails_is_replaced_in_time(
    think: Callable[[Game, str, dict[str, Any], float, str, str], str],
) -> None:
    async def do(runner: BotScheduler) -> None:
        text, took = await timed(runner)
        assert view().parse(text) in view().legal_moves()
        assert took < ALLOWED

    with_runner(think, do)


def test_after_one_that_slept_the_next_gets_a_fresh_process() -> None:
    async def do(runner: BotScheduler) -> None:
        await timed(runner)
        await process_ready(runner)
        text, took = await timed(runner, "quick")
        assert view().parse(text) == view().legal_moves()[-1]
        assert took < LIMIT

    with_runner(sleepers.sleeps, do)


def test_many_who_want_to_think_at_once_are_all_in_time() -> None:
    async def do(runner: BotScheduler) -> None:
        answers = await asyncio.gather(*(timed(runner) for _ in range(8)))
        assert max(took for _, took in answers) < ALLOWED
        assert any(view().parse(text) == view().legal_moves()[-1] for text, _ in answers)

    with_runner(sleepers.thinks_as_long_as_told, do)


def test_more_than_can_be_thought_of_are_decided_quickly() -> None:
    async def do(runner: BotScheduler) -> None:
        answers = await asyncio.gather(*(timed(runner) for _ in range(120)))
        assert max(took for _, took in answers) < ALLOWED + 0.2  # all hundred come due at the same moment
        assert all(view().parse(text) in view().legal_moves() for text, _ in answers)

    with_runner(sleepers.thinks_as_long_as_told, do)


def test_while_a_bot_thinks_its_table_is_kept_from_others(monkeypatch: pytest.MonkeyPatch) -> None:
    kept: list[list[str]] = []
    monkeypatch.setattr(NoTables.work, "keep_tables", lambda tables, _: kept.append(tables))
    monkeypatch.setattr("kaiserhof.workers.bot_scheduler.LOOK_ROUND", 0.05)

    async def do(runner: BotScheduler) -> None:
        runner._busy["table"] = asyncio.create_task(asyncio.sleep(LIMIT))
        while len(kept) < 3:
            await asyncio.sleep(0.01)
        runner._busy.clear()

    with_runner(sleepers.sleeps, do)
    assert kept[:3] == [["table"]] * 3


class PausingTables:
    """Tables at which a bot is always due."""

    def __init__(self, waiting: list[str]) -> None:
        self.store = SimpleNamespace(database=SimpleNamespace(shared=False))
        self.work = SimpleNamespace(take_tables=self.take, keep_tables=lambda *_: None)
        self.bots = SimpleNamespace(take_task=lambda *_: BotTask(0, "novice", view(), GAME, "calm"))
        self.waiting = waiting

    def take(self, most: int, _held: float, _waited: float = 0.0) -> list[str]:
        taken, self.waiting = self.waiting[:most], self.waiting[most:]
        return taken


def test_a_pause_holds_no_place(monkeypatch: pytest.MonkeyPatch) -> None:
    tables = [f"table {number}" for number in range(5 * bot_scheduler.AT_ONCE)]
    decided: set[str] = set()

    async def decide(_self: BotScheduler, _game: Game, _level: str, _view: State, table_id: str, _seed: str) -> str:
        decided.add(table_id)
        return ""

    async def run() -> None:
        monkeypatch.setattr(BotScheduler, "decide", decide)
        runner = BotScheduler(PausingTables(tables), 600.0, 1, LIMIT / 2, LIMIT)  # type: ignore[arg-type]
        await runner.start()
        try:
            async with asyncio.timeout(LIMIT):
                while len(decided) < len(tables):
                    await asyncio.sleep(0.01)
        finally:
            await runner.stop()

    asyncio.run(run())


def test_a_table_that_comes_due_again_ends_the_pause_of_its_bot(monkeypatch: pytest.MonkeyPatch) -> None:
    made: list[str] = []

    async def decide(*_: object) -> str:
        return "a move"

    async def run() -> None:
        monkeypatch.setattr(BotScheduler, "decide", decide)
        tables = PausingTables(["table"])
        tables.bots.make_move = lambda _id, _number, text, _lease: made.append(text)
        runner = BotScheduler(tables, 600.0, 1, LIMIT / 2, LIMIT)  # type: ignore[arg-type]
        await runner.start()
        try:
            async with asyncio.timeout(LIMIT):
                while not made:
                    runner.due("table")
                    await asyncio.sleep(0.01)
        finally:
            await runner.stop()

    asyncio.run(run())
    assert made == ["a move"]


def test_alone_a_bot_thinks_as_long_as_it_may() -> None:
    async def do(runner: BotScheduler) -> None:
        assert runner.time_to_think(time.monotonic() + LIMIT) == pytest.approx(LIMIT / 2)
        assert runner.time_to_think(time.monotonic() + 0.2) == pytest.approx(0.15, rel=0.2)
        assert runner.time_to_think(time.monotonic() - 5) == pytest.approx(0.02)

    with_runner(sleepers.thinks_as_long_as_told, do, workers=2)


def test_the_time_left_is_shared_with_all_who_wait() -> None:
    async def do(runner: BotScheduler) -> None:
        assert runner._pool is not None
        others = [asyncio.create_task(runner._pool.ask(time.monotonic() + 9, time.sleep, 0.2)) for _ in range(5)]
        await asyncio.sleep(0)
        assert runner.time_to_think(time.monotonic() + LIMIT) == pytest.approx(0.75 * LIMIT / 5, rel=0.05)
        await asyncio.gather(*others)

    with_runner(sleepers.thinks_as_long_as_told, do)
