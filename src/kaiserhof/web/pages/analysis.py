"""`/t/ID/analysis`: starts the analysis of a finished game and shows its progress."""

from __future__ import annotations

import asyncio

from litestar import Controller, Response, get, post
from litestar.enums import MediaType
from litestar.response import Redirect

from kaiserhof.tables import Forbidden
from kaiserhof.web.context import Context
from kaiserhof.web.ending.analysis_report import analysis_context
from kaiserhof.web.headers import PRIVATE
from kaiserhof.web.pages.table import view_of
from kaiserhof.web.rendering import render


class AnalysisPages(Controller):
    """Handles `/t/ID/analysis`."""

    path = "/t/{table_id:str}/analysis"
    include_in_schema = False

    @get("/")
    async def part(self, table_id: str, ctx: Context) -> Response[str]:
        """Returns the part of the score page with the analysis or its progress."""
        view = await view_of(ctx.tables, table_id, ctx.visitor.person)
        context = await analysis_context(view, ctx.tables, ctx.visitor, ctx.services.analyst)
        words = render.game_words(view.game.id, ctx.lang)
        content = ctx.renderer.part("analysis.html", ctx.lang, t=words, view=view, **context)
        return Response(content, media_type=MediaType.HTML, headers=PRIVATE)

    @post("/")
    async def begin(self, table_id: str, ctx: Context) -> Redirect:
        if ctx.visitor.person is None:
            raise Forbidden("error-no-person")
        await asyncio.to_thread(ctx.tables.limits.spend, "analysis", ctx.visitor.person.id)
        await ctx.services.analyst.begin(table_id, ctx.visitor.person)
        ctx.services.jobs.look()
        return ctx.go(f"/t/{table_id}/score#analysis")
