"""The page of a game that followed older rules: what is kept of it, in place of board, scoring and replay."""

from __future__ import annotations

import asyncio

from litestar import Response

from kaiserhof.engine import find_game
from kaiserhof.server.settings import Settings
from kaiserhof.tables import Tables
from kaiserhof.web.pages.answers import html
from kaiserhof.web.rendering import render
from kaiserhof.web.visitor import Visitor


async def kept_page(
    table_id: str, tables: Tables, visitor: Visitor, renderer: render.Renderer, settings: Settings
) -> Response[str]:
    """Shows what is kept of a table."""
    table = await asyncio.to_thread(tables.kept, table_id, visitor.person)
    page = renderer.game_page("kept.html", visitor, find_game(table.game), render.kept_context(table, visitor.lang))
    return html(page, visitor, settings)
