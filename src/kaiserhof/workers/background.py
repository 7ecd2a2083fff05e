"""Everything that works in the background of one process: bots, jobs, and announcements of other processes."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Any

from kaiserhof.bots import Adviser, strongest
from kaiserhof.storage.listener import Listener
from kaiserhof.tables import Tables
from kaiserhof.workers.analyst import Analyst
from kaiserhof.workers.bot_scheduler import BotScheduler
from kaiserhof.workers.job_runner import JobRunner


class BackgroundServices:
    """Starts and stops what works in the background, and passes on announcements."""

    def __init__(
        self,
        tables: Tables,
        bots: BotScheduler,
        analysis_seconds: float,
        on_all: Callable[[], None] = lambda: None,
        adviser: Adviser = strongest,
    ) -> None:
        """`on_all` is called in the event loop when changes of any table may have been missed. `adviser` gives hints
        and analyses.
        """
        self.tables = tables
        self.bots = bots
        self.analyst = Analyst(tables, bots, analysis_seconds, adviser)
        self.jobs = JobRunner(tables, bots, self.analyst, adviser)
        self._on_all = on_all
        self._listener: Listener | None = None
        self._loop: asyncio.AbstractEventLoop | None = None

    async def start(self, *, ready: bool = False) -> None:
        """Starts in the running event loop; with `ready` also starts the bots' processes, needed or not."""
        self._loop = asyncio.get_running_loop()
        self.tables.loaded_tables.subscribe_due(lambda table_id: self._later(self.bots.due, table_id))
        if self.tables.store.database.shared:
            self._listener = Listener(self.tables.store.database, self._heard, self._begins, self.tables.stop_listening)
            self._listener.start()
        await self.bots.start(ready=ready)
        await self.jobs.start()

    async def stop(self) -> None:
        """Stops. Unfinished work is left to other processes, or to the next start."""
        await self.jobs.stop()
        await self.bots.stop()
        if self._listener is not None:
            await asyncio.to_thread(self._listener.stop)

    def _later(self, do: Callable[..., None], *arguments: Any) -> None:
        """Calls `do` in the event loop; may be called from any thread."""
        if self._loop is not None and not self._loop.is_closed():
            self._loop.call_soon_threadsafe(do, *arguments)

    # ------------------------------------------------------------------ in the listener's thread

    def _heard(self, kind: str, which: str) -> None:
        if kind in ("table", "due"):
            self.tables.loaded_tables.mark_stale(which)
            self.tables.loaded_tables.announce(which)
            if kind == "due":
                self._later(self.bots.due, which)
        elif kind == "job":
            self._later(self.jobs.look)
        elif kind == "answer":
            self._later(self.jobs.answered, which)
        elif kind == "person":
            self.tables.people.forget(which)
        elif kind == "audience":
            self.tables.audience.look_up(which)
        elif kind == "presence":
            self.tables.offers.asked_people.add(which)  # they have come or gone, or are asked something
            self.tables.presence.mark_stale(which)

    def _begins(self) -> None:
        self.tables.start_listening()
        self._later(self._anything)

    def _anything(self) -> None:
        self._on_all()
        self.bots.look()
        self.jobs.look()
