"""Sends notifications in the background of a server."""

from __future__ import annotations

import asyncio
import logging
import time
from random import Random

from kaiserhof.community.notifications.sender_threads import SenderThreads
from kaiserhof.community.notifications.service import Notifications
from kaiserhof.people.identity import new_id

log = logging.getLogger(__name__)

EVERY = 5.0
"""Seconds between two rounds, varied slightly so that processes take turns."""

TIDY_EVERY = 3600.0


class NotificationRunner:
    """Finds and sends notifications while a server runs. Several processes may do so; leases keep them apart."""

    def __init__(self, notices: Notifications, every: float = EVERY) -> None:
        self._notices = notices
        self._every = every
        self._task: asyncio.Task[None] | None = None
        self._tidied = 0.0
        self._senders = SenderThreads()
        self._dice = Random()

    async def start(self) -> None:
        """Starts the task in the running event loop."""
        self._task = asyncio.get_running_loop().create_task(self._run())

    async def stop(self) -> None:
        """Stops the task; other processes or the next start continue its work."""
        if self._task is not None:
            self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)
        self._senders.stop()
        self._notices.asked.stop()

    async def _run(self) -> None:
        while True:
            await asyncio.sleep(self._every * self._dice.uniform(0.8, 1.2))
            try:
                await asyncio.to_thread(self._look)
            except Exception as error:
                _report(error)
            for _ in range(self._senders.room()):
                self._senders.begin(new_id(), self._send)

    def _look(self) -> None:
        if time.monotonic() - self._tidied > TIDY_EVERY:
            self._tidied = time.monotonic()
            self._notices.tidy()
        self._notices.look()

    def _send(self) -> None:
        try:
            self._notices.deliver()
        except Exception as error:
            _report(error)


def _report(error: Exception) -> None:
    log.warning("sending notifications failed, trying again: %s", str(error).partition("\n")[0])
