"""Runs in Pyodide when an image of its memory is made: does what every start and every first page does."""

from __future__ import annotations

import gc
import shutil
from pathlib import Path
from typing import Any

from kaiserhof.engine import LANGUAGES, game_ids
from kaiserhof.tab.bridge import Bridge, Headers
from kaiserhof.tab.start import start

FOLDER = Path("/warm")
ORIGIN = "http://localhost"


async def warm() -> None:
    """Starts an application with a database of its own, opens its pages, and stops it. What they compute once stays in
    memory, and nothing of the application does.
    """
    FOLDER.mkdir()
    await _visit(await start(str(FOLDER), ORIGIN))
    shutil.rmtree(FOLDER)
    gc.collect()


async def _visit(bridge: Bridge) -> None:
    """Opens the pages of a first visit, and stops the application."""

    async def ask(method: str, path: str, body: str = "", lang: str = "en") -> dict[str, str]:
        got: dict[str, str] = {}

        def send(kind: str, *values: Any) -> None:
            if kind == "start":
                assert values[0] in (200, 303), (path, values[0])
                got.update(values[1])

        headers: Headers = [("accept", "text/html"), ("accept-language", lang), ("sec-fetch-site", "same-origin")]
        headers.append(("content-type", "application/x-www-form-urlencoded"))
        await bridge.answer(method, path, "", headers, "kaiserhof_form=narrow", body.encode(), send)
        return got

    for lang in LANGUAGES:
        await ask("GET", "/", lang=lang)
    for game in game_ids():
        await ask("GET", f"/learn/{game}")
        await ask("GET", (await ask("POST", "/play", f"game={game}"))["location"])
    await bridge.stop()
