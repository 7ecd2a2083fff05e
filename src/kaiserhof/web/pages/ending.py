"""The end of a game: its page with ceremony and scoring, and the rematch offer."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Controller, Response, get
from litestar.response import Redirect

from kaiserhof.community.ratings import Leaderboard, shown_change
from kaiserhof.community.visibility import RATINGS, Visibility
from kaiserhof.tables import OldRules, Tables, TableView
from kaiserhof.web.context import Context
from kaiserhof.web.ending.analysis_report import analysis_context
from kaiserhof.web.ending.ceremony import day, how_long, podium
from kaiserhof.web.ending.preview import language_of, picture_path, preview_of, site_of
from kaiserhof.web.operations.compression import SymbolsCompressed
from kaiserhof.web.pages.table import view_of
from kaiserhof.web.rendering import render
from kaiserhof.web.rendering.result import headline, tie_break


class EndPages(Controller):
    """Handles `/t/ID/score` and `/t/ID/again`."""

    path = "/t/{table_id:str}"
    include_in_schema = False

    @get("/score", middleware=[SymbolsCompressed])
    async def score(self, table_id: str, ctx: Context, lang: str = "", names: str = "") -> Response[str] | Redirect:
        """Shows the result of the game. `lang` and `names` choose the link preview (Open Graph)."""
        try:
            view = await view_of(ctx.tables, table_id, ctx.visitor.person)
        except OldRules:
            return ctx.go(f"/t/{table_id}")
        if view.status != "finished":
            return ctx.go(f"/t/{table_id}")
        context = ctx.renderer.score_context(view, ctx.lang) | again_context(view)
        words, shown = context["t"], language_of(lang, ctx.lang)
        ended = await asyncio.to_thread(ended_at, ctx.tables, view)
        tie = tie_break(view)
        context |= {
            "headline": headline(context["places"], context["scores"], words, me=view.me, tie=tie),
            "won": headline(context["places"], context["scores"], words, tie=tie),
            "podium": podium(context["places"], context["scores"]),
            "facts": [fact for fact in (how_long(view, words), day(ended, ctx.lang)) if fact],
            "preview": preview_of(view, shown, names=names != "no"),
            "site": site_of(ctx.settings, ctx.request.base_url),
            "league": await asyncio.to_thread(ctx.services.leagues.of_table, view.id),
            "ratings": await asyncio.to_thread(_ratings, ctx.tables, view),
            "pictures": [picture_path(view.id, ctx.lang, names=named) for named in (True, False)],
        }
        context |= await analysis_context(view, ctx.tables, ctx.visitor, ctx.services.analyst)
        page = ctx.game_page("score.html", view.game, context)
        return ctx.html(page)

    @get("/again")
    async def again(self, table_id: str, ctx: Context) -> Response[str]:
        """Returns the part of the page that shows who wants a rematch."""
        view = await view_of(ctx.tables, table_id, ctx.visitor.person)
        words = render.game_words(view.game.id, ctx.lang)
        context = {"view": view, "names": render.seat_names(view, ctx.lang), **again_context(view)}
        return ctx.html(ctx.renderer.part("again.html", ctx.lang, t=words, **context))


def again_context(view: TableView) -> dict[str, Any]:
    """Returns the template context of the rematch offer: everyone's answer. Bots always agree."""
    offer = next((each for each in view.offers if each.kind == "rematch"), None)
    said = dict(offer.answers) if offer is not None else {}
    if offer is not None and offer.asker is not None:
        said[offer.asker] = "yes"
    answers = {seat.seat: "always" if seat.kind == "bot" else said.get(seat.seat) or "none" for seat in view.seats}
    return {"rematch": offer, "answers": answers}


def _ratings(tables: Tables, view: TableView) -> dict[int, int]:
    """Returns by seat how the game changed the ratings, for people who show theirs to the viewer."""
    visibility = Visibility(tables.store.database)
    return {
        seat: shown_change(gained)
        for seat, person, gained in Leaderboard(tables.store.database).gained(view.id)
        if RATINGS in visibility.seen_by(person, view.viewer or None)
    }


def ended_at(tables: Tables, view: TableView) -> float:
    """Returns the time of the last act."""
    return tables.store.log.acts(view.id, max(0, view.number - 1))[-1].at
