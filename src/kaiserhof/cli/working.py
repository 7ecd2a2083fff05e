"""`kaiserhof worker`: runs bots for servers that share a PostgreSQL database."""

from __future__ import annotations

import asyncio
import gc

from kaiserhof.engine import KaiserhofError, Words
from kaiserhof.server.logs import set_up_logs
from kaiserhof.server.settings import Settings, bot_processes
from kaiserhof.storage.opening import open_store
from kaiserhof.system import on_stop
from kaiserhof.tables import Limits, Tables
from kaiserhof.workers.background import BackgroundServices
from kaiserhof.workers.bot_scheduler import BotScheduler


def work(settings: Settings, words: Words) -> None:
    """Works until stopped: plays bots' moves, gives advice and analyses games."""
    if not settings.database or settings.database.startswith("sqlite") or settings.bot_processes == 0:
        raise KaiserhofError("error-worker-sqlite")
    asyncio.run(_work(settings, words))


async def _work(settings: Settings, words: Words) -> None:
    stopped = asyncio.Event()
    on_stop(asyncio.get_running_loop(), stopped.set)
    set_up_logs(settings.log_level, settings.log_format)
    tables = Tables(open_store(settings.database), limits=Limits(enabled=False))
    bots = BotScheduler(tables, settings.bot_pause, bot_processes(settings), settings.bot_seconds, settings.bot_limit)
    background = BackgroundServices(tables, bots, settings.analysis_seconds)
    gc.freeze()
    gc.enable()
    await background.start(ready=True)
    print(words("cli-working", processes=bot_processes(settings)), flush=True)
    try:
        await stopped.wait()
    finally:
        await background.stop()
        tables.store.close()
