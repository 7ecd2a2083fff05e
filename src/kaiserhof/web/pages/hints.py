"""A hint for the player to move: the strongest bot's best moves, how good they are, and a reason for each.

A bot's process finds it from this person's view and nothing else, within the time limit of a bot's decision.
"""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Controller, Request, post

from kaiserhof.bots import bot_name
from kaiserhof.tables import Forbidden, Refused, Stale, Tables
from kaiserhof.web.headers import PRIVATE
from kaiserhof.web.pages.requests import json_of, number_in
from kaiserhof.web.pages.table import view_of
from kaiserhof.web.rendering.render import game_words, seat_names
from kaiserhof.web.visitor import Visitor
from kaiserhof.workers.job_runner import JobRunner
from kaiserhof.workers.pool import TooLate

AnyRequest = Request[Any, Any, Any]


class Hints(Controller):
    """Handles `/t/ID/hint`."""

    path = "/t/{table_id:str}/hint"
    include_in_schema = False

    @post("/", status_code=200, response_headers=PRIVATE)
    async def hint(
        self, table_id: str, request: AnyRequest, tables: Tables, visitor: Visitor, jobs: JobRunner
    ) -> dict[str, Any]:
        """Returns the best moves for the person who asks, if the log is still as long as they saw it."""
        number = number_in(await json_of(request))
        if visitor.person is None:
            raise Forbidden("error-no-person")
        view = await view_of(tables, table_id, visitor.person)
        if view.me is None:
            raise Forbidden("error-no-seat-here")
        if view.number != number:
            raise Stale("error-stale")
        if not view.legal:
            raise Refused("error-hint-turn")
        await asyncio.to_thread(tables.limits.spend, "hint", visitor.person.id)
        names = seat_names(view, visitor.lang)
        try:
            advice = await jobs.advise(view.game, view.state.to_json(), visitor.lang, names)
        except TooLate:
            raise Refused("error-hint-late") from None
        words = game_words(view.game.id, visitor.lang)
        title = words("hint-title", bot=bot_name(advice["bot"], words))
        return {"number": number, "title": title, "moves": advice["moves"]}
