"""The home page with what is done there, links to a person and to a table, and the rules."""

from __future__ import annotations

import asyncio
import re
from dataclasses import replace
from typing import Any

from litestar import Controller, Request, Response, get, post
from litestar.enums import MediaType
from litestar.response import Redirect

from kaiserhof.engine import LANGUAGES, find_game, lesson_of
from kaiserhof.server.settings import Settings
from kaiserhof.storage.rows import ENDED, FINISHED
from kaiserhof.tables import Missing, SeatPlan, Tables
from kaiserhof.tables.codes import understood
from kaiserhof.web.headers import IMMUTABLE
from kaiserhof.web.operations.compression import COMPRESSED
from kaiserhof.web.pages.answers import go, html
from kaiserhof.web.pages.requests import form_of
from kaiserhof.web.rendering import render
from kaiserhof.web.visitor import Visitor, ensure_person

AnyRequest = Request[Any, Any, Any]
MOST_RUNNING, MOST_FINISHED = 10, 3
"""Number of the visitor's running and finished games on the home page; the latest."""


class Pages(Controller):
    """Home, playing at once, joining, the visitor's own settings, the rules."""

    include_in_schema = False

    @get("/")
    async def home(
        self, tables: Tables, visitor: Visitor, renderer: render.Renderer, settings: Settings
    ) -> Response[str]:
        """Shows the games, the visitor's tables and tables with a free seat."""
        mine = await asyncio.to_thread(tables.my_tables, visitor.person) if visitor.person else []
        over = [table for table in mine if table.status in (FINISHED, ENDED)]
        shown = [table for table in mine if table not in over][:MOST_RUNNING] + over[:MOST_FINISHED]
        free = await asyncio.to_thread(tables.open_tables)
        now = tables.store.clock()
        page = renderer.page(
            "home.html",
            visitor.lang,
            visitor.theme,
            games=render.games_context(visitor.lang),
            mine=[render.summary_context(summary, visitor.lang, now) for summary in shown],
            more=len(mine) > len(shown),
            free=[render.summary_context(summary, visitor.lang, now) for summary in free],
            visitor=visitor,
            page_sprite=render.page_sprite(),
        )
        return html(page, visitor, settings)

    @post("/play")
    async def play_now(self, request: AnyRequest, tables: Tables, visitor: Visitor, settings: Settings) -> Redirect:
        """Makes a table with bots and starts it at once."""
        form = await form_of(request)
        game = find_game(form.get("game", ""))
        person = await ensure_person(visitor, tables, render.page_words(visitor.lang)("guest"))
        count = game.players[len(game.players) // 2]
        plans = [SeatPlan.parse("me"), *[SeatPlan.parse("regular")] * (count - 1)]
        table_id = await asyncio.to_thread(tables.create, person, game.id, plans)
        return go(f"/t/{table_id}", visitor, settings)

    @post("/join")
    async def join(self, request: AnyRequest, tables: Tables, visitor: Visitor, settings: Settings) -> Redirect:
        """Follows a link or a spoken code that the visitor typed."""
        typed = (await form_of(request)).get("link", "")[:300]
        found = re.search(r"([A-Za-z0-9_-]{12})/?\s*$", typed)
        if understood(typed) is not None or found is None:
            return go(f"/t/{await asyncio.to_thread(tables.find_by_code, typed, visitor.address)}", visitor, settings)
        return go(f"/t/{found[1]}", visitor, settings)

    @post("/me/habits")
    async def change_habits(
        self, request: AnyRequest, tables: Tables, visitor: Visitor, settings: Settings
    ) -> Redirect:
        """Changes how the visitor likes to play."""
        form = await form_of(request)
        person = await ensure_person(visitor, tables, render.page_words(visitor.lang)("guest"))
        habits = person.likes
        if form.get("hasty") in ("yes", "no"):
            habits = replace(habits, hasty=form["hasty"] == "yes")
        if "motion" in form:
            habits = replace(habits, motion=form["motion"])
        await asyncio.to_thread(tables.change_habits, person, habits)
        return go("/mine#habits", visitor, settings)

    @post("/me/link")
    async def make_link(
        self, request: AnyRequest, tables: Tables, visitor: Visitor, renderer: render.Renderer, settings: Settings
    ) -> Response[str]:
        """Makes a personal link for another device."""
        person = await ensure_person(visitor, tables, render.page_words(visitor.lang)("guest"))
        token = await asyncio.to_thread(tables.personal_link, person)
        link = f"{request.base_url}me/link/{token}"
        page = renderer.page(
            "link.html",
            visitor.lang,
            visitor.theme,
            link=link,
            token=None,
            visitor=visitor,
            page_sprite=render.page_sprite(),
        )
        return html(page, visitor, settings)

    @get("/me/link/{token:str}")
    async def see_link(
        self, token: str, visitor: Visitor, renderer: render.Renderer, settings: Settings
    ) -> Response[str]:
        """Shows a button for a personal link, so that a program that prefetches it does not use it up."""
        page = renderer.page(
            "link.html",
            visitor.lang,
            visitor.theme,
            link=None,
            token=token,
            visitor=visitor,
            page_sprite=render.page_sprite(),
        )
        return html(page, visitor, settings)

    @post("/me/link/{token:str}")
    async def follow_link(self, token: str, tables: Tables, visitor: Visitor, settings: Settings) -> Redirect:
        """Signs this device in as the person of the link."""
        visitor.person, visitor.new_token = await asyncio.to_thread(tables.follow_personal_link, token)
        return go("/", visitor, settings)

    @get("/rules/{game:str}", middleware=[COMPRESSED])
    async def rules(self, game: str, visitor: Visitor, renderer: render.Renderer, settings: Settings) -> Response[str]:
        """Shows the rule book of a game."""
        found = find_game(game)
        context = render.book_context(found.id, visitor.lang)
        context |= {"t": render.game_words(found.id, visitor.lang), "lesson": lesson_of(found)}
        page = renderer.game_page("rules.html", visitor, found, context)
        return html(page, visitor, settings)

    @get("/book/{digest:str}/{game:str}/{lang:str}", sync_to_thread=True, middleware=[COMPRESSED])
    def book(self, digest: str, game: str, lang: str, renderer: render.Renderer) -> Response[str]:
        """Returns the rule book for the drawer at a table; it is the same for everyone, so browsers keep it."""
        if lang not in LANGUAGES:
            raise Missing("error-no-page")
        return Response(renderer.book(find_game(game).id, lang), media_type=MediaType.HTML, headers=IMMUTABLE)
