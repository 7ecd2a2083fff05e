"""The list of running games that anybody may watch."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Controller, Response, get

from kaiserhof.community.running_games import NEWEST, ORDERS, RunningGame
from kaiserhof.errors import one_of
from kaiserhof.web.context import Context
from kaiserhof.web.rendering import render


class RunningPages(Controller):
    """Handles `/running`."""

    path = "/running"
    include_in_schema = False

    @get("/")
    async def page(self, ctx: Context, order: str = NEWEST) -> Response[str]:
        """Shows running games with their players, the newest or the strongest first."""
        chosen = one_of(ORDERS, order)
        games = await asyncio.to_thread(ctx.services.running_games.find, chosen)
        now = ctx.tables.store.database.clock()
        shown = [_shown(game, ctx.lang, now) for game in games]
        return ctx.html(ctx.page("running.html", games=shown, order=chosen, orders=ORDERS))


def _shown(game: RunningGame, lang: str, now: float) -> dict[str, Any]:
    entry = render.summary_context(game.table, lang, now)
    return entry | {"turns": game.turns, "watchers": game.watchers, "strength": round(game.strength)}
