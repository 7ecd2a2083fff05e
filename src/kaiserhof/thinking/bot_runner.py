"""Lets bots think in processes of their own and makes their moves, each within a time limit."""

from __future__ import annotations

import asyncio
import logging
import time
from collections.abc import Callable
from typing import Any

from kaiserhof.bots import make_bot
from kaiserhof.engine import Dice, Game, KaiserhofError, State
from kaiserhof.tables import Stale, Tables
from kaiserhof.thinking.pool import Died, Pool, TooLate
from kaiserhof.thinking.worker import think

log = logging.getLogger(__name__)

QUICK = "regular"
"""The level that decides in the server itself, in a few milliseconds, when the processes are too late."""

SHARE = 0.75
"""Share of the remaining time in which all waiting bots should have thought."""

LEAST = 0.02
"""Least seconds that a bot is given."""

GRACE = 0.1
"""Share of the limit for the quick decision; after that a random legal move is made."""


PATIENCE = 10.0
"""Most seconds that a request for advice waits, because a process may still be starting."""


class BotRunner:
    """Watches the tables and moves for the bots.

    No bot stalls a table. A decision may take `seconds`, and less if many are to be made at once. If there is no answer
    within `limit` (the processes are busy, or one hangs or dies), a quicker bot decides.
    """

    def __init__(
        self,
        tables: Tables,
        pause: float,
        workers: int,
        seconds: float,
        limit: float,
        think: Callable[[str, str, dict[str, Any], float, str], str] = think,
    ) -> None:
        self._tables = tables
        self._pause = pause
        self._workers = workers
        self._seconds = seconds
        self._limit = limit
        self._think = think
        self._pool: Pool | None = None
        self._quick = asyncio.Semaphore(1)
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._news: set[str] = set()
        """Tables that have changed since their task last looked at them."""
        self._stopped = False
        self.on_decision: Callable[[float, bool], None] = lambda _seconds, _late: None
        """Is called after each decision with the seconds it took, and whether a quicker bot had to make it."""

    async def start(self) -> None:
        """Starts the pool and continues every game in which a bot is to move."""
        self._pool = Pool(self._workers)
        for table_id in await asyncio.to_thread(self._tables.take_up):
            self.changed(table_id)

    async def stop(self) -> None:
        """Ends all tasks and processes."""
        self._stopped = True
        for task in list(self._busy.values()):
            task.cancel()
        if self._pool is not None:
            self._pool.close()

    def renew_processes(self) -> None:
        """Replaces the processes between decisions, so that they load what has been compiled."""
        if self._pool is not None and not self._stopped:
            self._pool.renew()

    def changed(self, table_id: str) -> None:
        """Is called when a table has changed: a bot may be to move."""
        if self._stopped or self._tables.only_people(table_id):
            return
        self._news.add(table_id)
        if table_id not in self._busy:
            self._busy[table_id] = asyncio.get_running_loop().create_task(self._watch(table_id))

    async def _watch(self, table_id: str) -> None:
        """Moves for bots until the table no longer changes meanwhile."""
        try:
            while table_id in self._news:
                self._news.discard(table_id)
                await self._play(table_id)
        finally:
            self._busy.pop(table_id, None)

    async def _play(self, table_id: str) -> None:
        """Moves for bots while a bot is to move."""
        while True:
            try:
                task = await asyncio.to_thread(self._tables.bot_task, table_id)
                if task is None:
                    return
                number, level, view = task
                game = await asyncio.to_thread(self._tables.game_of, table_id)
                text, _ = await asyncio.gather(self.decide(game, level, view, table_id), asyncio.sleep(self._pause))
                await asyncio.to_thread(self._tables.bot_plays, table_id, number, text)
            except Stale:
                continue  # the table has moved on meanwhile: look again
            except KaiserhofError as error:
                log.warning("no bot can move at table %s: %s", table_id, error)
                return
            except Exception:
                log.exception("a bot could not move at table %s", table_id)
                return

    # ------------------------------------------------------------------ deciding in time

    async def decide(self, game: Game[Any], level: str, view: State, table_id: str = "") -> str:
        """Returns the text of the move that a bot of this level makes in a view, within the limit."""
        assert self._pool is not None
        deadline = time.monotonic() + self._limit
        data = view.to_json()
        while True:
            try:
                text = await self._pool.ask(
                    deadline,
                    self._think,
                    game.id,
                    level,
                    data,
                    lambda: self.time_to_think(deadline),
                    table_id,
                    about=table_id,
                )
                self.on_decision(self._limit - (deadline - time.monotonic()), False)
                return str(text)
            except Died:
                log.warning("a bot's process died; starting another")
            except TooLate:
                log.warning("a bot was too late in a game of %s; a quicker one decides", game.id)
                self.on_decision(self._limit, True)
                return await self._decide_quickly(game, view)
            except Exception:
                log.exception("a bot failed in a game of %s; a quicker one decides", game.id)
                return await self._decide_quickly(game, view)

    async def ask(self, do: Callable[..., Any], *arguments: Any) -> Any:
        """Calls `do` in a bot's process, with the arguments and the seconds it may take; for requests such as advice.

        No turn waits for it, so it has more time than a decision. Raises `TooLate` if that is not enough.
        """
        deadline = time.monotonic() + PATIENCE
        try:
            return await self.ask_until(deadline, do, *arguments, lambda: self.time_to_think(deadline))
        except Died:
            raise TooLate from None

    async def ask_until(self, deadline: float, do: Callable[..., Any], *arguments: Any) -> Any:
        """Calls `do` in a bot's process and returns its result; raises `TooLate` or `Died`."""
        assert self._pool is not None
        return await self._pool.ask(deadline, do, *arguments)

    def time_to_think(self, deadline: float) -> float:
        """Returns the seconds that a bot may think now, so that all waiting bots get as long before their deadlines."""
        assert self._pool is not None
        left = SHARE * (deadline - time.monotonic())
        return max(LEAST, min(self._seconds, left, left * self._pool.size / (1 + self._pool.waiting())))

    async def _decide_quickly(self, game: Game[Any], view: State) -> str:
        """Returns a move almost at once."""

        def choose() -> int:
            return make_bot(QUICK, game).choose(view, Dice())

        try:
            async with asyncio.timeout(GRACE * self._limit), self._quick:
                move = await asyncio.to_thread(choose)
        except Exception:
            log.warning("no time for a quick decision either; any legal move is made")
            move = Dice().choice(view.legal_moves())
        return view.text(move)
