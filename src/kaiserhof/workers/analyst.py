"""Analyses finished games in the background; each is analysed once, and the analysis is stored.

A game to analyse is a job in the store, so every process that shares it sees the progress, and another one takes over
if the analysing process dies. The bots' processes do the work, one decision at a time, so a bot that must move waits
for one decision at most.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from kaiserhof.bots import Adviser, strongest
from kaiserhof.bots.analysis import Analysis, Moment, check_decision, evaluate_decision
from kaiserhof.storage.work_queue import ANALYSIS, Job
from kaiserhof.tables import Person, Tables
from kaiserhof.workers.bot_scheduler import BotScheduler
from kaiserhof.workers.pool import Died, TooLate

PATIENCE = 20.0
"""Seconds to wait for one decision before it is tried again."""
ATTEMPTS = 5
"""Most attempts at one decision."""
LEASE = 2 * PATIENCE
"""Seconds after which another process takes over an analysis that makes no progress."""


class Analyst:
    """Analyses finished games."""

    def __init__(self, tables: Tables, bots: BotScheduler, seconds: float, level: Adviser = strongest) -> None:
        self._tables = tables
        self._bots = bots
        self._seconds = seconds
        self.level = level
        """The level that analyses a game."""

    async def progress(self, table_id: str) -> tuple[int, int] | None:
        """Returns the number of decisions done and of all decisions, while the game is being analysed."""
        return await asyncio.to_thread(self._tables.work.progress, table_id)

    async def begin(self, table_id: str, person: Person | None) -> None:
        """Queues the analysis of a finished game, unless there is one already."""
        if await asyncio.to_thread(self._tables.records.analysis, table_id, person) is not None:
            return
        await asyncio.to_thread(self._tables.records.record, table_id, person)  # refused here, before it is a job
        await asyncio.to_thread(self._tables.work.add_job, Job(table_id, ANALYSIS, ""))

    async def analyse(self, table_id: str) -> None:
        """Analyses a game and stores the analysis."""
        work = self._tables.work
        course = await asyncio.to_thread(self._tables.records.any_played_game, table_id)
        decisions = await asyncio.to_thread(course.decisions)
        analyst = f"{self.level(course.game)}:{self._seconds:.3f}s"
        moments: list[Moment] = []
        for decision in decisions:
            await asyncio.to_thread(work.keep_job, table_id, len(moments), len(decisions), LEASE)
            moments.append(await self._ask(evaluate_decision, decision, analyst, 0))
        final = await asyncio.to_thread(course.final)
        analysis = Analysis(analyst, tuple(moments), final)
        by_number, checked = {decision.number: decision for decision in decisions}, list[Moment]()
        suspects = analysis.suspects()
        for moment in suspects:
            done, total = len(decisions) + len(checked), len(decisions) + len(suspects)
            await asyncio.to_thread(work.keep_job, table_id, done, total, LEASE)
            checked.append(await self._ask(check_decision, by_number[moment.number], moment, analyst, 0))
        analysis = analysis.with_checked(checked)
        await asyncio.to_thread(self._tables.records.keep_analysis, table_id, analysis)
        await asyncio.to_thread(work.drop_job, table_id)

    async def _ask(self, do: Callable[..., Moment], *arguments: object) -> Moment:
        """Lets a bot's process evaluate or check a decision."""
        for attempt in range(ATTEMPTS):
            try:
                moment = await self._bots.ask_until(time.monotonic() + PATIENCE, do, *arguments)
                assert isinstance(moment, Moment)
                return moment
            except (Died, TooLate):
                await asyncio.sleep(attempt)
        raise TooLate
