"""Hints for the player to move: the strongest bot's best moves, how good they are, and a reason for each.

A bot process computes them from this person's view alone, within the time limit of a bot's decision.
"""

from __future__ import annotations

import asyncio

from litestar import Controller, post

from kaiserhof.bots import bot_name
from kaiserhof.tables import Forbidden, Refused, Stale
from kaiserhof.web import wire
from kaiserhof.web.context import Context
from kaiserhof.web.headers import PRIVATE
from kaiserhof.web.pages.table import view_of
from kaiserhof.web.rendering.render import game_words, seat_names
from kaiserhof.web.requests import number_in
from kaiserhof.workers.pool import TooLate


class HintPages(Controller):
    """Handles `/t/ID/hint`."""

    path = "/t/{table_id:str}/hint"
    include_in_schema = False

    @post("/", status_code=200, response_headers=PRIVATE)
    async def hint(self, table_id: str, ctx: Context) -> wire.Hints:
        """Returns the best moves, unless the log has grown since the person saw it."""
        number = number_in(await ctx.json())
        if ctx.visitor.person is None:
            raise Forbidden("error-no-person")
        view = await view_of(ctx.tables, table_id, ctx.visitor.person)
        if view.me is None:
            raise Forbidden("error-no-seat-here")
        if view.number != number:
            raise Stale("error-stale")
        if not view.legal:
            raise Refused("error-hint-turn")
        if not view.hints:
            raise Forbidden("error-hint-counts" if view.counts else "error-hint-off")
        await asyncio.to_thread(ctx.tables.limits.spend, "hint", ctx.visitor.person.id)
        names = seat_names(view, ctx.lang)
        try:
            advice = await ctx.services.jobs.advise(view.game, view.state.to_json(), ctx.lang, names)
        except TooLate:
            raise Refused("error-hint-late") from None
        number = await asyncio.to_thread(ctx.tables.play.note_hint, table_id, ctx.visitor.person, number)
        words = game_words(view.game.id, ctx.lang)
        title = words("hint-title", bot=bot_name(advice["bot"], words))
        return {"number": number, "title": title, "moves": advice["moves"]}
