"""The page of an archived game that followed older rules; it replaces board, scoring and replay."""

from __future__ import annotations

import asyncio

from litestar import Response

from kaiserhof.engine import find_game
from kaiserhof.web.context import Context
from kaiserhof.web.rendering import render


async def archived_page(ctx: Context, table_id: str) -> Response[str]:
    """Shows an archived game."""
    table = await asyncio.to_thread(ctx.tables.records.archived, table_id, ctx.visitor.person)
    return ctx.html(ctx.game_page("kept.html", find_game(table.game), render.archived_context(table, ctx.lang)))
