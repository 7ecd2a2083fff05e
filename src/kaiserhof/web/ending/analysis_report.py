"""The honours of a finished game, and its analysis or the progress of the analysis."""

from __future__ import annotations

import asyncio
from typing import Any

from kaiserhof.bots import bot_name
from kaiserhof.tables import Tables, TableView
from kaiserhof.web.ending.ceremony import decided, praised
from kaiserhof.web.rendering import render
from kaiserhof.web.visitor import Visitor
from kaiserhof.workers.analyst import Analyst


async def analysis_context(view: TableView, tables: Tables, visitor: Visitor, analyst: Analyst) -> dict[str, Any]:
    """Returns the template context of an analysis."""
    words = render.game_words(view.game.id, visitor.lang).named(render.seat_names(view, visitor.lang))
    offered: dict[str, Any] = {"analysis": None, "analysing": None, "honours": []}
    offered["analyst"] = bot_name(analyst.level(view.game), words)
    if view.status != "finished":
        return offered
    progress = await analyst.progress(view.id)  # first: a job that ends in between has kept its analysis
    found = await asyncio.to_thread(tables.records.analysis, view.id, visitor.person)
    if found is None:
        honours = await asyncio.to_thread(praised, view, None, None, words)
        return offered | {"analysing": progress, "honours": honours}
    course = await asyncio.to_thread(tables.records.played_game, view.id, visitor.person)
    return {
        "analysis": await asyncio.to_thread(decided, found, course, view, words),
        "analysing": None,
        "honours": await asyncio.to_thread(praised, view, found, course, words),
        "analyst": bot_name(found.level, words),
    }
