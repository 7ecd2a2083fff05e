"""Starts the application in a browser's tab."""

from __future__ import annotations

from collections.abc import Callable
from dataclasses import replace
from pathlib import Path

from kaiserhof.server.settings import Settings
from kaiserhof.storage.store import sqlite_address
from kaiserhof.tab.bridge import Bridge, CookieJar
from kaiserhof.tab.pages import portable_routes
from kaiserhof.tab.platform import QUICK, TAB
from kaiserhof.tab.portable import JAR, take_in
from kaiserhof.tab.thinking import Pass, ThinkingPool
from kaiserhof.web.application import build_app
from kaiserhof.web.operations.garbage import Garbage

THINKING_SECONDS = 2.0
"""Seconds within which the thinking level decides, however few simulations the device manages."""

PATIENCE = 3600.0
"""Seconds within which a bot must decide. It is long, because a sleeping tab must not make bots late."""


async def start(
    data: str, origin: str, restart: Callable[[], None] = lambda: None, ask_worker: Pass | None = None
) -> Bridge:
    """Starts the application with its data in a folder, for the pages of an origin.

    Nothing is cancelled or rate-limited, because all games belong to one visitor. `restart` starts all of it again.
    `ask_worker` passes requests to the worker in which bots think; without one, everything waits for them.
    """
    folder = Path(data)
    take_in(folder)
    platform = replace(TAB, routes=(*TAB.routes, portable_routes(folder, restart)))
    if ask_worker is not None:
        platform = replace(platform, make_pool=lambda _: ThinkingPool(QUICK, ask_worker))
    settings = Settings(
        database=sqlite_address(folder),
        limits=False,
        gathering_days=0,
        playing_days=0,
        bot_processes=1,
        bot_limit=PATIENCE,
        bot_seconds=THINKING_SECONDS,
    )
    bridge = Bridge(build_app(settings, platform), CookieJar(folder / JAR), origin)
    await bridge.start()
    Garbage.begin()
    return bridge
