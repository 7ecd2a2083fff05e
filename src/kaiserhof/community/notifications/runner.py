"""Sends notices in the background of a server."""

from __future__ import annotations

import asyncio
import logging
import time
from random import Random

from kaiserhof.community.notifications.service import Notifications

log = logging.getLogger(__name__)

EVERY = 5.0
"""Seconds between two looks for what people are to be told; a little more or less, so that processes take turns."""

TIDY_EVERY = 3600.0


class NotificationRunner:
    """Looks and sends while a server runs. Several processes may do this; what one has in hand, others leave."""

    def __init__(self, notices: Notifications, every: float = EVERY) -> None:
        self._notices = notices
        self._every = every
        self._task: asyncio.Task[None] | None = None
        self._tidied = 0.0
        self._dice = Random()

    async def start(self) -> None:
        """Starts in the running event loop."""
        self._task = asyncio.get_running_loop().create_task(self._run())

    async def stop(self) -> None:
        """Stops; what is unfinished is left to other processes, or to the next start."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(self._every * self._dice.uniform(0.8, 1.2))
            try:
                await asyncio.to_thread(self._round)
            except Exception as error:
                log.warning("no notices are sent: %s", str(error).partition("\n")[0])

    def _round(self) -> None:
        if time.monotonic() - self._tidied > TIDY_EVERY:
            self._tidied = time.monotonic()
            self._notices.tidy()
        self._notices.work()
