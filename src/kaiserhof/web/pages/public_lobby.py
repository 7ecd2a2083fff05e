"""The public lobby: quick match, listed tables, and leaderboards."""

from __future__ import annotations

import asyncio

from litestar import Controller, Response, get, post
from litestar.response import Redirect

from kaiserhof.community.quick_match import CLOCKS, Wish
from kaiserhof.engine import find_game, game_ids
from kaiserhof.errors import Refused, one_of
from kaiserhof.web.context import Context
from kaiserhof.web.rendering import render
from kaiserhof.web.rendering.clock import clock_said
from kaiserhof.web.requests import number_of

RUNGS = 50
"""Number of people on one page of a leaderboard."""
LAST_PAGE = 10_000


class PublicLobbyPages(Controller):
    """Handles `/together` and `/ladder`."""

    include_in_schema = False

    @get("/together")
    async def page(self, ctx: Context, game: str = "") -> Response[str]:
        """Shows the quick match form, and the tables that anyone may join."""
        free = await asyncio.to_thread(ctx.tables.views.open_tables)
        games, words = render.games_context(ctx.lang), render.page_words(ctx.lang)
        page = ctx.page(
            "together.html",
            games=games,
            clocks=[(kind, clock_said(rule, words)) for kind, rule in CLOCKS.items()],
            chosen=game if game in game_ids() else game_ids()[0],
            most=max(entry["game"].players[-1] for entry in games),
            least=min(entry["game"].players[0] for entry in games),
            free=[render.summary_context(summary, ctx.lang, ctx.tables.store.database.clock()) for summary in free],
        )
        return ctx.html(page)

    @post("/together")
    async def seek(self, ctx: Context) -> Redirect:
        """Finds a quick match for the visitor."""
        form = await ctx.form()
        person = await ctx.ensure_person()
        person = await ctx.renamed(person, form)
        wish = Wish(
            game=find_game(form.get("game", "")).id,
            seats=number_of(form["seats"]) if form.get("seats") else None,
            clock=one_of(CLOCKS, form.get("clock", ""), "error-quick"),
            rated=form.get("rated") == "yes",
            bots=form.get("bots") == "yes",
        )
        table_id = await asyncio.to_thread(ctx.services.quick_match.seek, person, wish)
        return ctx.go(f"/t/{table_id}")

    @get("/ladder")
    async def ladders(self, ctx: Context) -> Redirect:
        """Redirects to the leaderboard of the first game."""
        return ctx.go(f"/ladder/{game_ids()[0]}")

    @get("/ladder/{game:str}")
    async def ladder(self, game: str, ctx: Context, page: int = 1) -> Response[str]:
        """Shows the leaderboard of a game."""
        if not 1 <= page <= LAST_PAGE:
            raise Refused("error-request")
        found, ledger, me = find_game(game), ctx.services.profiles.ledger, ctx.visitor.person
        rungs = await asyncio.to_thread(ledger.leaderboard, found.id, RUNGS, (page - 1) * RUNGS)
        length = await asyncio.to_thread(ledger.ladder_length, found.id)
        content = ctx.page(
            "ladder.html",
            games=render.games_context(ctx.lang),
            chosen=found.id,
            title=render.game_words(found.id, ctx.lang)("game-title"),
            rungs=rungs,
            length=length,
            page=page,
            pages=max(1, -(-length // RUNGS)),
            me=me.id if me else None,
            place=await asyncio.to_thread(ledger.place, me.id, found.id) if me else None,
            rungs_a_page=RUNGS,
        )
        return ctx.html(content)
