"""Announcements of other processes, with PostgreSQL's LISTEN and NOTIFY.

An announcement is a kind and an id; the listener then asks the database. A lost one costs a delay at most, and after
every interruption everything cached is marked stale.
"""

from __future__ import annotations

import logging
import time
from collections.abc import Callable
from threading import Event, Thread
from typing import Any

from kaiserhof.storage.database import Database
from kaiserhof.storage.exclusive_access import IN_USE

log = logging.getLogger(__name__)

LONGEST_PAUSE = 2.0
"""Most seconds between two attempts to reconnect."""

SILENCE = 5.0
"""Seconds without an announcement after which the connection is tested."""


class Listener:
    """Listens in a thread of its own. Ignores announcements by this process."""

    def __init__(
        self,
        database: Database,
        heard: Callable[[str, str], None],
        begins: Callable[[], None],
        ends: Callable[[], None],
    ) -> None:
        """Calls `heard` with kind and id, `begins` whenever listening begins (again), `ends` when the connection is
        lost."""
        self._database = database
        self._heard, self._begins, self._ends = heard, begins, ends
        self._stopped = Event()
        self._thread = Thread(target=self._run, name="listener", daemon=True)

    def start(self) -> None:
        self._thread.start()

    def stop(self) -> None:
        self._stopped.set()
        self._thread.join(2 * SILENCE)

    def _run(self) -> None:
        pause = 0.1
        while not self._stopped.is_set():
            begun = time.monotonic()
            try:
                self._listen()
            except Exception as error:
                log.warning("LISTEN connection lost: %s", str(error).partition("\n")[0])
            self._ends()
            pause = 0.1 if time.monotonic() - begun > LONGEST_PAUSE else min(LONGEST_PAUSE, 2 * pause)
            self._stopped.wait(pause)

    def _listen(self) -> None:
        pooled = self._database.engine.raw_connection()
        connection: Any = pooled.driver_connection
        backend = connection.info.backend_pid
        pooled.detach()  # it is ours alone
        try:
            connection.rollback()
            connection.autocommit = True
            connection.execute(f"SELECT pg_advisory_lock_shared({IN_USE})")
            connection.execute(f"LISTEN {self._database.channel}")
            self._begins()
            heard = time.monotonic()
            while not self._stopped.is_set():
                for notice in connection.notifies(timeout=0.5, stop_after=100):
                    heard = time.monotonic()
                    kind, _, which = notice.payload.partition(" ")
                    if notice.pid not in self._database.backends:
                        self._heard(kind, which)
                if time.monotonic() - heard > SILENCE:
                    connection.execute("SELECT 1")
                    heard = time.monotonic()
        finally:
            connection.close()
            self._database.backends.discard(backend)  # the next process with this number may be someone else's
