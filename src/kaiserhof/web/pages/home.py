"""The home page and its actions, links to a person or table, and the rules."""

from __future__ import annotations

import asyncio
import re
from dataclasses import replace

from litestar import Controller, Response, get, post
from litestar.enums import MediaType
from litestar.response import Redirect

from kaiserhof.engine import LANGUAGES, find_game, lesson_of
from kaiserhof.storage.rows import ENDED, FINISHED
from kaiserhof.tables import Missing, SeatPlan, TablePlan
from kaiserhof.tables.codes import understood
from kaiserhof.web.context import Context, Services
from kaiserhof.web.ending.preview import site_of
from kaiserhof.web.headers import IMMUTABLE
from kaiserhof.web.operations.compression import COMPRESSED
from kaiserhof.web.rendering import render

MAX_RUNNING, MAX_FINISHED = 10, 3
"""Number of the visitor's running and finished games on the home page, latest first."""


class HomePages(Controller):
    """Handles the home page, instant games, joining, preferences, personal links and the rules."""

    include_in_schema = False

    @get("/")
    async def home(self, ctx: Context) -> Response[str]:
        """Shows the games, the visitor's tables, and tables with a free seat."""
        mine = await asyncio.to_thread(ctx.tables.views.my_tables, ctx.visitor.person) if ctx.visitor.person else []
        over = [table for table in mine if table.status in (FINISHED, ENDED)]
        shown = [table for table in mine if table not in over][:MAX_RUNNING] + over[:MAX_FINISHED]
        free = await asyncio.to_thread(ctx.tables.views.open_tables)
        now = ctx.tables.store.database.clock()
        page = ctx.page(
            "home.html",
            games=render.games_context(ctx.lang),
            mine=[render.summary_context(summary, ctx.lang, now) for summary in shown],
            more=len(mine) > len(shown),
            free=[render.summary_context(summary, ctx.lang, now) for summary in free],
        )
        return ctx.html(page)

    @post("/play")
    async def play_now(self, ctx: Context) -> Redirect:
        """Creates a table with bots and starts it at once."""
        form = await ctx.form()
        game = find_game(form.get("game", ""))
        person = await ctx.ensure_person()
        count = game.players[len(game.players) // 2]
        plans = [SeatPlan.parse("me"), *[SeatPlan.parse("regular")] * (count - 1)]
        table_id = await asyncio.to_thread(ctx.tables.creation.create, person, TablePlan(game.id, plans))
        return ctx.go(f"/t/{table_id}")

    @post("/join")
    async def join(self, ctx: Context) -> Redirect:
        """Follows a link or a spoken code that the visitor entered."""
        typed = (await ctx.form()).get("link", "")[:300]
        found = re.search(r"([A-Za-z0-9_-]{12})/?\s*$", typed)
        if understood(typed) is not None or found is None:
            return ctx.go(f"/t/{await asyncio.to_thread(ctx.tables.lobby.find_by_code, typed)}")
        return ctx.go(f"/t/{found[1]}")

    @post("/me/habits")
    async def change_habits(self, ctx: Context) -> Redirect:
        form = await ctx.form()
        person = await ctx.ensure_person()
        habits = person.likes
        if form.get("hasty") in ("yes", "no"):
            habits = replace(habits, hasty=form["hasty"] == "yes")
        if "motion" in form:
            habits = replace(habits, motion=form["motion"])
        await asyncio.to_thread(ctx.tables.people.change_preferences, person, habits)
        return ctx.go("/mine#habits")

    @post("/me/link")
    async def make_link(self, ctx: Context) -> Response[str]:
        """Creates a personal link for another device."""
        person = await ctx.ensure_person()
        device = ctx.visitor.new_token or ctx.visitor.token or ""
        token = await asyncio.to_thread(ctx.tables.people.personal_link, person, device)
        link = f"{site_of(ctx.settings, ctx.request.base_url)}/me/link/{token}"
        page = ctx.page(
            "link.html",
            link=link,
            token=None,
        )
        return ctx.html(page)

    @get("/me/link/{token:str}")
    async def see_link(self, token: str, ctx: Context) -> Response[str]:
        """Shows a button for a personal link, so that a program that prefetches the link does not use it up."""
        page = ctx.page(
            "link.html",
            link=None,
            token=token,
        )
        return ctx.html(page)

    @post("/me/link/{token:str}")
    async def follow_link(self, token: str, ctx: Context) -> Redirect:
        """Signs this device in as the link's person."""
        ctx.visitor.person, ctx.visitor.new_token = await asyncio.to_thread(
            ctx.tables.people.follow_personal_link, token
        )
        return ctx.go("/")

    @get("/rules/{game:str}", middleware=[COMPRESSED])
    async def rules(self, game: str, ctx: Context) -> Response[str]:
        found = find_game(game)
        context = render.book_context(found.id, ctx.lang)
        context |= {"t": render.game_words(found.id, ctx.lang), "lesson": lesson_of(found)}
        page = ctx.game_page("rules.html", found, context)
        return ctx.html(page)

    @get("/book/{digest:str}/{game:str}/{lang:str}", sync_to_thread=True, middleware=[COMPRESSED])
    def book(self, digest: str, game: str, lang: str, services: Services) -> Response[str]:
        """Returns the rule book for the drawer at a table. It is the same for everyone, so browsers cache it."""
        if lang not in LANGUAGES:
            raise Missing("error-no-page")
        return Response(services.renderer.book(find_game(game).id, lang), media_type=MediaType.HTML, headers=IMMUTABLE)
