"""Does the jobs that wait in the store: analyses, one at a time, and advice for servers that compute nothing."""

from __future__ import annotations

import asyncio
import json
import logging
import time
from typing import Any

from kaiserhof.bots import Adviser, strongest
from kaiserhof.bots.advice import advise
from kaiserhof.engine import Game, KaiserhofError
from kaiserhof.people.identity import new_id
from kaiserhof.storage.work_queue import ADVICE, ANALYSIS, Job
from kaiserhof.tables import Tables
from kaiserhof.workers.analyst import LEASE, Analyst
from kaiserhof.workers.bot_scheduler import PATIENCE, BotScheduler
from kaiserhof.workers.pool import TooLate

log = logging.getLogger(__name__)

LOOK_ROUND = 2.0
"""Seconds between two looks for free jobs."""

MAX_TRIES = 5
"""Most attempts at a job that fails or whose process dies."""


class JobRunner:
    """Takes jobs and does them, if this server has worker processes; and requests advice, here or elsewhere."""

    def __init__(self, tables: Tables, bots: BotScheduler, analyst: Analyst, adviser: Adviser = strongest) -> None:
        self._tables = tables
        self._adviser = adviser
        self._bots = bots
        self._analyst = analyst
        self._news = {kind: asyncio.Event() for kind in (ANALYSIS, ADVICE)}
        self._tasks: list[asyncio.Task[None]] = []
        self._doing: set[str] = set()
        self._answers: dict[str, asyncio.Event] = {}

    async def start(self) -> None:
        """Starts looking for jobs."""
        if self._bots.workers:
            loop = asyncio.get_running_loop()
            self._tasks = [loop.create_task(self._look_round(kind)) for kind in self._news]

    async def stop(self) -> None:
        """Stops, and releases unfinished jobs."""
        for task in self._tasks:
            task.cancel()
        await asyncio.gather(*self._tasks, return_exceptions=True)
        if self._doing:
            try:
                await asyncio.to_thread(self._tables.work.leave_jobs, list(self._doing))
            except Exception as error:
                log.warning("could not release job leases at shutdown: %s", error)

    def look(self) -> None:
        """Looks for jobs now, because there may be a new one."""
        for news in self._news.values():
            news.set()

    def answered(self, job_id: str) -> None:
        """Notifies a waiting request that another process has answered its job."""
        if job_id in self._answers:
            self._answers[job_id].set()

    async def advise(self, game: Game, view: dict[str, Any], lang: str, names: list[str]) -> Any:
        """Returns the adviser's level and the best moves in a view, with reasons; raises `TooLate`."""
        if self._bots.workers:
            return await self._bots.ask(advise, game, self._adviser(game), view, lang, names)
        work = self._tables.work
        job = Job(new_id(), ADVICE, json.dumps([game.id, game.data_digest, view, lang, names]))
        answered = self._answers[job.id] = asyncio.Event()
        try:
            await asyncio.to_thread(work.add_job, job)
            deadline = time.monotonic() + PATIENCE
            while (left := deadline - time.monotonic()) > 0:
                try:
                    async with asyncio.timeout(min(1.0, left)):
                        await answered.wait()
                except TimeoutError:
                    pass  # the news may be lost
                answer = await asyncio.to_thread(work.answer, job.id)
                if answer is not None:
                    return json.loads(answer)
            raise TooLate
        finally:
            del self._answers[job.id]
            await asyncio.to_thread(work.drop_job, job.id)

    # ------------------------------------------------------------------ doing

    async def _look_round(self, kind: str) -> None:
        """Does jobs of one kind, one after the other."""
        news = self._news[kind]
        while True:
            news.clear()
            try:
                while (job := await asyncio.to_thread(self._tables.work.take_job, [kind], LEASE)) is not None:
                    await self._do(job)
            except Exception as error:
                log.warning("could not look for jobs: %s", str(error).partition("\n")[0])
            try:
                async with asyncio.timeout(LOOK_ROUND):
                    await news.wait()
            except TimeoutError:
                pass

    async def _do(self, job: Job) -> None:
        if job.tries > MAX_TRIES:
            log.error("giving up job %s (%s) after %d failed attempts", job.id, job.kind, MAX_TRIES)
            await asyncio.to_thread(self._tables.work.drop_job, job.id)
            return
        self._doing.add(job.id)
        try:
            if job.kind == ANALYSIS:
                await self._analyst.analyse(job.id)
            else:
                game_id, board, *asked = json.loads(job.question)
                game = await asyncio.to_thread(self._tables.boards.game_on, game_id, board)
                answer = await self._bots.ask(advise, game, self._adviser(game), *asked)
                await asyncio.to_thread(self._tables.work.answer_job, job.id, json.dumps(answer))
        except KaiserhofError as error:
            log.warning("job %s (%s) is impossible, dropped: %s", job.id, job.kind, error)
            await asyncio.to_thread(self._tables.work.drop_job, job.id)
        except Exception:
            log.exception("job %s (%s) failed, another attempt follows", job.id, job.kind)
        self._doing.discard(job.id)
