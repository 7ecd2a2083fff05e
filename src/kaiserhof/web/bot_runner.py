"""Lets bots think in processes of their own and makes their moves."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from random import Random
from typing import Any

from kaiserhof.bots import make_bot
from kaiserhof.engine import KaiserhofError, find_game
from kaiserhof.tables import Tables

log = logging.getLogger(__name__)


def think(game_id: str, level: str, view: dict[str, Any]) -> str:
    """The move a bot chooses in a view; runs in a worker process, which gets the view and nothing else."""
    game = find_game(game_id)
    state = game.from_json(view)
    return str(state.text(make_bot(level, game).choose(state, Random())))


class BotRunner:
    """Watches the tables and moves for the bots. A worker that dies is replaced and asked again."""

    def __init__(self, tables: Tables, pause: float, workers: int) -> None:
        self._tables = tables
        self._pause = pause
        self._workers = workers
        self._pool = self._new_pool()
        self._busy: dict[str, asyncio.Task[None]] = {}
        self._stopped = False

    def _new_pool(self) -> ProcessPoolExecutor:
        return ProcessPoolExecutor(self._workers, mp_context=multiprocessing.get_context("spawn"))

    async def start(self) -> None:
        """Take up every game in which a bot is to move."""
        for table_id in await asyncio.to_thread(self._tables.store.running_tables):
            self.changed(table_id)

    async def stop(self) -> None:
        """Let go of the workers."""
        self._stopped = True
        for task in list(self._busy.values()):
            task.cancel()
        self._pool.shutdown(wait=False, cancel_futures=True)

    def changed(self, table_id: str) -> None:
        """A table has changed: perhaps a bot is to move."""
        if table_id not in self._busy and not self._stopped:
            task = asyncio.get_running_loop().create_task(self._play(table_id))
            self._busy[table_id] = task
            task.add_done_callback(lambda _: self._busy.pop(table_id, None))

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
            except KaiserhofError:
                continue  # the table has moved on meanwhile: look again
            except asyncio.CancelledError:
                raise
            except Exception:
                log.exception("a bot could not move at table %s", table_id)
                return

    async def _think(self, table_id: str, level: str, view: Any) -> str:
        game_id = (await asyncio.to_thread(self._tables.game_of, table_id)).id
        loop = asyncio.get_running_loop()
        for attempt in range(3):
            try:
                return await loop.run_in_executor(self._pool, think, game_id, level, view.to_json())
            except BrokenProcessPool:
                log.warning("a bot's process died (attempt %d); starting another", attempt + 1)
                self._pool = self._new_pool()
        raise RuntimeError("bots' processes keep dying")
