"""Analyses finished games in the background; each is analysed once and stored.

The bots' processes do the work, one decision at a time, so a bot that is to move waits for one of them at most. One
game is analysed at a time.
"""

from __future__ import annotations

import asyncio
import logging
import time

from kaiserhof.bots.analysis import Analysis, Course, Moment, Question, consider
from kaiserhof.tables import Person, Tables
from kaiserhof.thinking.bot_runner import BotRunner
from kaiserhof.thinking.pool import Died, TooLate

log = logging.getLogger(__name__)

ANALYST = "master"
PATIENCE = 20.0
"""Seconds to wait for one decision before it is tried again."""
ATTEMPTS = 5
"""Number of times that one decision is tried."""


class Analyst:
    """Analyses finished games in the background."""

    def __init__(self, tables: Tables, bots: BotRunner, seconds: float) -> None:
        self._tables = tables
        self._bots = bots
        self._analyst = f"{ANALYST}:{seconds:.3f}s"
        self._one_at_a_time = asyncio.Semaphore(1)
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._done: dict[str, tuple[int, int]] = {}

    def progress(self, table_id: str) -> tuple[int, int] | None:
        """Returns the number of decisions done and the number of all, if the game is being analysed."""
        return self._done.get(table_id)

    async def begin(self, table_id: str, person: Person | None) -> None:
        """Starts the analysis of a finished game, unless there is one."""
        if table_id in self._tasks or await asyncio.to_thread(self._tables.analysis, table_id, person) is not None:
            return
        course = await asyncio.to_thread(self._tables.course, table_id, person)
        questions = await asyncio.to_thread(course.questions)
        if table_id not in self._tasks:
            self._done[table_id] = (0, len(questions))
            self._tasks[table_id] = asyncio.get_running_loop().create_task(self._work(table_id, course, questions))

    async def stop(self) -> None:
        """Stops. An analysis that was not finished starts again when someone asks for it."""
        for task in list(self._tasks.values()):
            task.cancel()

    async def _work(self, table_id: str, course: Course, questions: list[Question]) -> None:
        try:
            async with self._one_at_a_time:
                moments = []
                for question in questions:
                    moments.append(await self._answer(question))
                    self._done[table_id] = (len(moments), len(questions))
                final = await asyncio.to_thread(course.final)
                analysis = Analysis(self._analyst, tuple(moments), final)
                await asyncio.to_thread(self._tables.keep_analysis, table_id, analysis)
        except Exception:
            log.exception("the game of table %s could not be analysed", table_id)
        finally:
            del self._tasks[table_id]
            del self._done[table_id]

    async def _answer(self, question: Question) -> Moment:
        for attempt in range(ATTEMPTS):
            try:
                deadline = time.monotonic() + PATIENCE
                moment = await self._bots.ask_until(deadline, consider, question, self._analyst, 0)
                assert isinstance(moment, Moment)
                return moment
            except (Died, TooLate):
                await asyncio.sleep(attempt)
        raise TooLate
