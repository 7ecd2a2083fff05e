"""Lets bots think in processes of their own and makes their moves, each within a time limit."""

from __future__ import annotations

import asyncio
import logging
import math
import time
from collections.abc import Callable
from typing import Any

from kaiserhof.bots import ask, make_bot, weaker
from kaiserhof.engine import Dice, Game, KaiserhofError, State
from kaiserhof.storage.rows import TAP
from kaiserhof.tables import Stale, Tables
from kaiserhof.tables.service.bots import BotTask
from kaiserhof.workers.pool import Died, Pool, PoolFactory, TooLate
from kaiserhof.workers.process_pool import ProcessPool
from kaiserhof.workers.worker import think

log = logging.getLogger(__name__)

QUICK = "regular"
"""The level that decides in this process, by the estimate and within milliseconds, when the worker processes are late.
"""

SHARE = 0.75
"""Share of the remaining time within which all waiting bots should have decided."""

LEAST = 0.02
"""Minimum number of seconds that a bot gets to think."""

GRACE = 0.1
"""Share of the limit reserved for the quick decision."""

PATIENCE = 10.0
"""Most seconds that a request for advice waits; a process may still have to start."""

AT_ONCE = 8
"""Number of slots for each process. A table takes one while its bot decides, never during a pause. Tables without a
slot wait in the store, where another server may take them."""

LEASE = 2.0
"""Seconds of a table's lease; if this process dies, others can take the table after that."""

LOOK_ROUND = 0.5
"""Seconds between two rounds that renew leases and look for due tables."""

HELPED_AFTER = 4.0
"""Seconds after which a server without worker processes decides for a bot that nobody has moved for."""

LONGEST_PAUSE = 2.0
"""Most seconds before a retry."""

PACES = {"quick": 0.0, "calm": 1.0, "slow": 4.0, TAP: 0.5}
"""The pause before a bot's move at each pace, as a multiple of the usual one."""

BEAT = 0.1
"""Interval in seconds at which bots answer secret questions, whatever the answers are. It is longer than a bot without
a search needs; a searching bot uses all its time (see `worker.think`).
"""

SEALED_LIMIT = 60.0
"""Most seconds for a decision at a sealed table."""

PUT_OFF = 60.0
"""Seconds until the next attempt at a table where no bot can move."""


class BotScheduler:
    """Makes the moves of bots at all tables where one is due.

    No bot stalls a table. A decision may take `seconds`, and less if many are due at once. If there is no answer within
    `limit` (the processes are busy, or one hangs or dies), a quicker bot decides, never a random move.

    With no processes (`workers` is 0), others that share the database move for the bots. This one only helps out: where
    none of them has come for some seconds, the quicker bot decides.
    """

    def __init__(
        self,
        tables: Tables,
        pause: float,
        workers: int,
        seconds: float,
        limit: float,
        think: Callable[[Game, str, dict[str, Any], float, str, str], str] = think,
        on_decision: Callable[[float, bool], None] = lambda _seconds, _late: None,
        make_pool: PoolFactory = ProcessPool,
    ) -> None:
        """`on_decision` is called after each decision with its seconds, and whether the quicker bot made it."""
        self._tables = tables
        self._pause = pause
        self.workers = workers
        self._seconds = seconds
        self._limit = limit
        self._think = think
        self._make_pool = make_pool
        self._pool: Pool | None = None
        self._quick = asyncio.Semaphore(1)
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._places = AT_ONCE * max(1, workers)
        self._deciding: set[str] = set()
        """Tables with a slot: their bot is deciding."""
        self._news: set[str] = set()
        """Tables that have changed since their task last checked them."""
        self._pauses: dict[str, asyncio.Event] = {}
        """Set when a person hurries the bot that decides or pauses, by table."""
        self._stopped = False
        self._on_decision = on_decision
        self._looking: asyncio.Task[None] | None = None
        self._left = False
        """Whether a due table may be waiting in the store for a slot."""
        self._hurry = asyncio.Event()

    async def start(self, *, ready: bool = False) -> None:
        """Starts the pool, and continues every game where a bot is due, in the background.

        With `ready` the processes start at once, otherwise when a bot is first due.
        """
        if self.workers:
            self._pool = self._make_pool(self.workers)
            if ready:
                self._pool.start()
            self._looking = asyncio.get_running_loop().create_task(self._look_round())
        elif self._tables.store.database.shared:
            self._looking = asyncio.get_running_loop().create_task(self._look_round(HELPED_AFTER))

    async def stop(self) -> None:
        """Ends all tasks and processes, and releases the tables' leases."""
        self._stopped = True
        tasks = [*self._busy.values(), *([self._looking] if self._looking else [])]
        left = list(self._busy)
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._pool is not None:
            self._pool.close()
        if left and self._tables.store.database.shared:
            try:
                await asyncio.to_thread(self._tables.work.keep_tables, left, 0.0)
            except Exception as error:
                log.warning("could not release table leases at shutdown: %s", error)

    def renew_processes(self) -> None:
        """Replaces the processes between decisions, so that they load newly compiled modules."""
        if self._pool is not None and not self._stopped:
            self._pool.renew()

    # ------------------------------------------------------------------ tables

    def due(self, table_id: str) -> None:
        """Queues a table where a bot is due."""
        if self._stopped or self._pool is None:
            return
        if table_id in self._busy:
            self._news.add(table_id)
            if table_id in self._pauses:
                self._pauses[table_id].set()
        elif self._room() > 0 and not self._left:
            self._begin(table_id, leased=False)
        else:
            self._left = True
            self._hurry.set()

    def _room(self) -> int:
        """Returns the number of free slots."""
        return self._places - len(self._deciding)

    def look(self) -> None:
        """Looks for due tables now rather than in the next round."""
        self._hurry.set()

    async def _look_round(self, waited: float = 0.0) -> None:
        """Renews the leases, and takes tables where a bot has been due for `waited` seconds and no process is at work.

        There are such tables after a start, when another process has died, and when there are free slots again.
        """
        loop = asyncio.get_running_loop()
        kept = 0.0
        while True:
            self._hurry.clear()
            room = self._room()
            found: list[str] = []
            try:
                if self._busy and loop.time() >= kept + LOOK_ROUND:
                    kept = loop.time()
                    await self._keep()
                if room > 0:
                    found = await asyncio.to_thread(self._tables.work.take_tables, room, LEASE, waited)
            except Exception as error:
                log.warning("could not look for due tables: %s", str(error).partition("\n")[0])
            self._left = len(found) >= room
            for table_id in found:
                if table_id not in self._busy:
                    self._begin(table_id, leased=True)
            try:
                async with asyncio.timeout(LOOK_ROUND):
                    await self._hurry.wait()
            except TimeoutError:
                pass

    async def _keep(self) -> None:
        """Renews the leases of tables, except those that were released meanwhile."""
        tables = list(self._busy)
        await asyncio.to_thread(self._tables.work.keep_tables, tables, LEASE)
        if left := [table_id for table_id in tables if table_id not in self._busy]:
            await asyncio.to_thread(self._tables.work.keep_tables, left, 0.0)

    def _begin(self, table_id: str, *, leased: bool) -> None:
        self._news.add(table_id)
        self._deciding.add(table_id)
        self._busy[table_id] = asyncio.get_running_loop().create_task(self._watch(table_id, leased=leased))

    async def _watch(self, table_id: str, *, leased: bool) -> None:
        """Makes bots' moves until the table stays unchanged meanwhile, or until other tables wait for a slot."""
        try:
            while table_id in self._news:
                self._news.discard(table_id)
                await self._play(table_id, leased=leased)
                leased = False
                if self._left:
                    break
        finally:
            self._busy.pop(table_id, None)
            self._pauses.pop(table_id, None)
            self._news.discard(table_id)
            self._leave_place(table_id)

    def _leave_place(self, table_id: str) -> None:
        self._deciding.discard(table_id)
        if self._left and 2 * self._room() >= self._places:  # several at once, because each look is a write
            self._hurry.set()

    async def _play(self, table_id: str, *, leased: bool) -> None:
        """Makes bots' moves while one is due and no other table waits for a slot. Retries failures until the table
        changes.
        """
        bots, pause = self._tables.bots, 0.1
        while True:
            try:
                task = await asyncio.to_thread(bots.take_task, table_id, 0.0 if leased else LEASE)
                while task is not None:
                    leased = True
                    self._deciding.add(table_id)
                    asked = asyncio.get_running_loop().time()
                    hurried = self._pauses[table_id] = asyncio.Event()
                    text = await self.decide(task.game, task.level, task.view, table_id, task.seed)
                    self._leave_place(table_id)
                    await self._pause_before(task, asked, hurried)
                    goes_on = self._room() > 0 and not self._left
                    if goes_on:
                        self._deciding.add(table_id)
                    task = await asyncio.to_thread(
                        bots.make_move, table_id, task.number, text, LEASE if goes_on else 0.0
                    )
                    pause = 0.1
                    if not goes_on:
                        self._left = True  # the table waits in the store, behind those that have waited longer
                        return
                return
            except Stale:
                continue  # the table has moved on meanwhile: look again
            except KaiserhofError as error:
                log.warning("no bot can move at table %s, postponed: %s", table_id, error)
                await self._put_off(table_id)
                return
            except Exception as error:
                log.warning("bot move at table %s failed, trying again: %r", table_id, error)
                self._leave_place(table_id)
                await asyncio.sleep(pause)  # the table stays ours: if we gave it up, we would find it leased
                pause = min(LONGEST_PAUSE, 2 * pause)

    async def _pause_before(self, task: BotTask, asked: float, hurried: asyncio.Event) -> None:
        """Pauses until a task that came at the time `asked` is to be answered, or until a person hurries the bot."""
        clock = asyncio.get_running_loop().time
        took = clock() - asked
        try:
            async with asyncio.timeout(self.time_to_answer(task, took) - took):
                await hurried.wait()
        except TimeoutError:
            return
        if task.view.choice_is_secret():
            took = clock() - asked
            await asyncio.sleep(_on_beat(took) - took)

    async def _put_off(self, table_id: str) -> None:
        try:
            await asyncio.to_thread(self._tables.work.keep_tables, [table_id], PUT_OFF)
        except Exception as error:
            log.warning("could not postpone table %s: %r", table_id, error)

    # ------------------------------------------------------------------ deciding in time

    async def decide(self, game: Game, level: str, view: State, table_id: str = "", seed: str = "") -> str:
        """Returns the text of the move that a bot of this level chooses in a view, within the limit.

        With a seed everyone's bots must decide alike, so the bot gets more time before a quicker one decides.
        """
        if self._pool is None:
            return await self._decide_quickly(game, view, seed)
        begun = time.monotonic()
        deadline = begun + (max(self._limit, SEALED_LIMIT) if seed else (1 - GRACE) * self._limit)
        data = view.to_json()
        while True:
            try:
                text = await self._pool.ask(
                    deadline,
                    self._think,
                    game,
                    level,
                    data,
                    lambda: self.time_to_think(deadline),
                    table_id,
                    seed,
                    about=table_id,
                )
                self._on_decision(time.monotonic() - begun, False)
                return str(text)
            except Died:
                log.warning("bot process died; starting another")
            except TooLate:
                log.warning("bot was too late in a game of %s; the quick bot decides", game.id)
                text = await self._decide_quickly(game, view, seed)
                self._on_decision(time.monotonic() - begun, True)
                return text
            except Exception as error:
                log.warning("bot failed in a game of %s; the quick bot decides: %r", game.id, error)
                return await self._decide_quickly(game, view, seed)

    async def ask(self, do: Callable[..., Any], *arguments: Any) -> Any:
        """Calls `do` in a worker process with the arguments and the seconds it may take; for requests such as advice.

        No turn waits for it, so it may take longer than a decision. Raises `TooLate` if that is not enough.
        """
        deadline = time.monotonic() + PATIENCE
        try:
            return await self.ask_until(deadline, do, *arguments, lambda: self.time_to_think(deadline))
        except Died:
            raise TooLate from None

    async def ask_until(self, deadline: float, do: Callable[..., Any], *arguments: Any) -> Any:
        """Calls `do` in a worker process and returns its result; raises `TooLate` or `Died`."""
        assert self._pool is not None
        return await self._pool.ask(deadline, do, *arguments)

    def time_to_think(self, deadline: float) -> float:
        """Returns the seconds that a bot may think, so that all waiting bots get equal time before their deadlines."""
        assert self._pool is not None
        left = SHARE * (deadline - time.monotonic())
        return max(LEAST, min(self._seconds, left, left * self._pool.size / (1 + self._pool.waiting())))

    def time_to_answer(self, task: BotTask, took: float) -> float:
        """Returns the seconds from the question to the answer, given how long the decision took.

        A secret question is answered on a beat: otherwise the time would tell everyone whether there was a choice.
        Without pauses there are no beats either.
        """
        least = max(took, self._pause * PACES[task.pace] * task.game.pace)
        if self._pause and PACES[task.pace]:
            least += task.shown
        if self._pause and task.view.choice_is_secret():
            return _on_beat(least)
        return least

    async def _decide_quickly(self, game: Game, view: State, seed: str = "") -> str:
        """Returns the move that the estimate prefers, within milliseconds."""

        def choose() -> int:
            legal = list(view.legal_moves())
            for level in (QUICK, *weaker(QUICK)):
                try:
                    return ask(make_bot(level, game), view, legal, Dice(seed or None))
                except Exception as error:
                    log.warning("%s cannot play a game of %s, so a weaker bot does: %s", level, game.id, error)
            raise RuntimeError("no bot can play")

        async with self._quick:
            return view.text(await asyncio.to_thread(choose))


def _on_beat(seconds: float) -> float:
    return math.ceil(seconds / BEAT) * BEAT
