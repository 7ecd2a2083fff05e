"""The public lobby: quick match and listed tables; and the ladders."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Controller, Request, Response, get, post
from litestar.response import Redirect

from kaiserhof.community.profile import Profiles
from kaiserhof.community.quick_match import CLOCKS, QuickMatch, Wish
from kaiserhof.engine import find_game, game_ids
from kaiserhof.server.settings import Settings
from kaiserhof.tables import Refused, Tables
from kaiserhof.web.pages.answers import go, html
from kaiserhof.web.pages.requests import form_of, number_of
from kaiserhof.web.rendering import render
from kaiserhof.web.rendering.clock import clock_said
from kaiserhof.web.visitor import Visitor, ensure_person

AnyRequest = Request[Any, Any, Any]
RUNGS = 50
"""Number of people on one page of a ladder."""
LAST_PAGE = 10_000


class TogetherPages(Controller):
    """Handles `/together` and `/ladder`."""

    include_in_schema = False

    @get("/together")
    async def page(
        self, tables: Tables, visitor: Visitor, renderer: render.Renderer, settings: Settings, game: str = ""
    ) -> Response[str]:
        """Shows the form of quick match, and the tables that everyone may join."""
        free = await asyncio.to_thread(tables.open_tables)
        games, words = render.games_context(visitor.lang), render.page_words(visitor.lang)
        page = renderer.page(
            "together.html",
            visitor.lang,
            visitor.theme,
            visitor=visitor,
            page_sprite=render.page_sprite(),
            games=games,
            clocks=[(kind, clock_said(rule, words)) for kind, rule in CLOCKS.items()],
            chosen=game if game in game_ids() else game_ids()[0],
            most=max(entry["game"].players[-1] for entry in games),
            least=min(entry["game"].players[0] for entry in games),
            free=[render.summary_context(summary, visitor.lang, tables.store.clock()) for summary in free],
        )
        return html(page, visitor, settings)

    @post("/together")
    async def seek(
        self, request: AnyRequest, tables: Tables, quick: QuickMatch, visitor: Visitor, settings: Settings
    ) -> Redirect:
        """Puts the visitor together with others."""
        form = await form_of(request)
        person = await ensure_person(visitor, tables, render.page_words(visitor.lang)("guest"))
        if form.get("name", "").strip():
            person = await asyncio.to_thread(lambda: tables.change_person(person, name=form["name"]))
        wish = Wish(
            game=find_game(form.get("game", "")).id,
            seats=number_of(form["seats"]) if form.get("seats") else None,
            clock=form.get("clock", ""),
            rated=form.get("rated") == "yes",
            bots=form.get("bots") == "yes",
        )
        table_id = await asyncio.to_thread(quick.seek, person, wish, visitor.address)
        return go(f"/t/{table_id}", visitor, settings)

    @get("/ladder")
    async def ladders(self, visitor: Visitor, settings: Settings) -> Redirect:
        """Leads to the ladder of the first game."""
        return go(f"/ladder/{game_ids()[0]}", visitor, settings)

    @get("/ladder/{game:str}")
    async def ladder(
        self,
        game: str,
        profiles: Profiles,
        visitor: Visitor,
        renderer: render.Renderer,
        settings: Settings,
        page: int = 1,
    ) -> Response[str]:
        """Shows the people with the highest ratings at a game."""
        if not 1 <= page <= LAST_PAGE:
            raise Refused("error-request")
        found, ledger, me = find_game(game), profiles.ledger, visitor.person
        rungs = await asyncio.to_thread(ledger.ladder, found.id, RUNGS, (page - 1) * RUNGS)
        length = await asyncio.to_thread(ledger.ladder_length, found.id)
        content = renderer.page(
            "ladder.html",
            visitor.lang,
            visitor.theme,
            visitor=visitor,
            page_sprite=render.page_sprite(),
            games=render.games_context(visitor.lang),
            chosen=found.id,
            title=render.game_words(found.id, visitor.lang)("game-title"),
            rungs=rungs,
            length=length,
            page=page,
            pages=max(1, -(-length // RUNGS)),
            me=me.id if me else None,
            place=await asyncio.to_thread(ledger.place, me.id, found.id) if me else None,
            rungs_a_page=RUNGS,
        )
        return html(content, visitor, settings)
