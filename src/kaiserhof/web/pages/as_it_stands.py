"""How a game stands, whenever somebody at the table or watching asks."""

from __future__ import annotations

import asyncio

from litestar import Controller, get

from kaiserhof.tables import Refused
from kaiserhof.web import wire
from kaiserhof.web.context import Context
from kaiserhof.web.headers import PRIVATE
from kaiserhof.web.pages.table import view_of
from kaiserhof.web.rendering.as_it_stands import as_it_stands
from kaiserhof.web.rendering.render import game_words, seat_names


class StandingPages(Controller):
    """Handles `/t/ID/standing`."""

    path = "/t/{table_id:str}/standing"
    include_in_schema = False

    @get("/", response_headers=PRIVATE)
    async def standing(self, table_id: str, ctx: Context) -> wire.AsItStands:
        """Returns how the game stands, as far as this person may know it."""
        view = await view_of(ctx.tables, table_id, ctx.visitor.person)
        if view.status == "gathering":
            raise Refused("error-request")
        words = game_words(view.game.id, ctx.lang).named(seat_names(view, ctx.lang))
        return await asyncio.to_thread(as_it_stands, view, words)
