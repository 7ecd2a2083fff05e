"""`/t/ID/analysis`: starts the analysis of a finished game and shows its progress."""

from __future__ import annotations

import asyncio

from litestar import Controller, Response, get, post
from litestar.enums import MediaType
from litestar.response import Redirect

from kaiserhof.server.settings import Settings
from kaiserhof.tables import Forbidden, Tables
from kaiserhof.web.ending.analysis_report import analysis_context
from kaiserhof.web.headers import PRIVATE
from kaiserhof.web.pages.answers import go
from kaiserhof.web.pages.table import view_of
from kaiserhof.web.rendering import render
from kaiserhof.web.visitor import Visitor
from kaiserhof.workers.analyst import Analyst
from kaiserhof.workers.job_runner import JobRunner


class Analyses(Controller):
    """Handles `/t/ID/analysis`."""

    path = "/t/{table_id:str}/analysis"
    include_in_schema = False

    @get("/")
    async def part(
        self, table_id: str, tables: Tables, visitor: Visitor, renderer: render.Renderer, analyst: Analyst
    ) -> Response[str]:
        """Returns the part of the score page that shows the analysis or its progress."""
        view = await view_of(tables, table_id, visitor.person)
        context = await analysis_context(view, tables, visitor, analyst)
        words = render.game_words(view.game.id, visitor.lang)
        content = renderer.part("analysis.html", visitor.lang, t=words, view=view, **context)
        return Response(content, media_type=MediaType.HTML, headers=PRIVATE)

    @post("/")
    async def begin(
        self, table_id: str, tables: Tables, visitor: Visitor, settings: Settings, analyst: Analyst, jobs: JobRunner
    ) -> Redirect:
        """Starts the analysis."""
        if visitor.person is None:
            raise Forbidden("error-no-person")
        await asyncio.to_thread(tables.limits.spend, "analysis", visitor.person.id)
        await analyst.begin(table_id, visitor.person)
        jobs.look()
        return go(f"/t/{table_id}/score#analysis", visitor, settings)
