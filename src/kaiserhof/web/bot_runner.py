"""Lets bots think in processes of their own and makes their moves."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any

from kaiserhof.bots.worker import end_with_the_server, think
from kaiserhof.engine import KaiserhofError
from kaiserhof.tables import Stale, Tables

log = logging.getLogger(__name__)

ATTEMPTS = 6
"""So many processes may die over one decision."""


class BotRunner:
    """Watches the tables and moves for the bots. A worker that dies is replaced and asked again."""

    def __init__(self, tables: Tables, pause: float, workers: int) -> None:
        self._tables = tables
        self._pause = pause
        self._workers = workers
        self._pool = self._new_pool()
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._news: set[str] = set()
        """Tables that have changed since their task last looked."""
        self._stopped = False

    def _new_pool(self) -> ProcessPoolExecutor:
        spawn = multiprocessing.get_context("spawn")
        return ProcessPoolExecutor(self._workers, mp_context=spawn, initializer=end_with_the_server)

    async def start(self) -> None:
        """Take up every game in which a bot is to move."""
        for table_id in await asyncio.to_thread(self._tables.take_up):
            self.changed(table_id)

    async def stop(self) -> None:
        """Let go of the workers."""
        self._stopped = True
        for task in list(self._busy.values()):
            task.cancel()
        self._pool.shutdown(wait=False, cancel_futures=True)

    def changed(self, table_id: str) -> None:
        """A table has changed: perhaps a bot is to move."""
        if self._stopped or self._tables.only_people(table_id):
            return
        self._news.add(table_id)
        if table_id not in self._busy:
            self._busy[table_id] = asyncio.get_running_loop().create_task(self._watch(table_id))

    async def _watch(self, table_id: str) -> None:
        """Look at the table until it has not changed while bots were moving."""
        try:
            while table_id in self._news:
                self._news.discard(table_id)
                await self._play(table_id)
        finally:
            self._busy.pop(table_id, None)

    async def _play(self, table_id: str) -> None:
        """Move for bots for as long as bots are to move."""
        while True:
            try:
                task = await asyncio.to_thread(self._tables.bot_task, table_id)
                if task is None:
                    return
                number, level, view = task
                text, _ = await asyncio.gather(self._think(table_id, level, view), asyncio.sleep(self._pause))
                await asyncio.to_thread(self._tables.bot_plays, table_id, number, text)
            except Stale:
                continue  # the table has moved on meanwhile: look again
            except KaiserhofError as error:
                log.warning("no bot can move at table %s: %s", table_id, error)
                return
            except Exception:
                log.exception("a bot could not move at table %s", table_id)
                return

    async def _think(self, table_id: str, level: str, view: Any) -> str:
        game_id = (await asyncio.to_thread(self._tables.game_of, table_id)).id
        loop = asyncio.get_running_loop()
        for attempt in range(ATTEMPTS):
            pool = self._pool
            try:
                return await loop.run_in_executor(pool, think, game_id, level, view.to_json())
            except BrokenProcessPool:
                log.warning("a bot's process died (attempt %d); starting another", attempt + 1)
                if self._pool is pool:
                    self._pool = self._new_pool()
                    pool.shutdown(wait=False)
                await asyncio.sleep(0.1 * attempt)
        raise RuntimeError("bots' processes keep dying")
