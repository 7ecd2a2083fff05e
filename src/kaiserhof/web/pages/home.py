"""The home page and its actions, links to a table, and the rules."""

from __future__ import annotations

import asyncio
import re
from dataclasses import replace

from litestar import Controller, Response, get, post
from litestar.enums import MediaType
from litestar.response import Redirect

from kaiserhof.drawing.portraits import FACES
from kaiserhof.engine import LANGUAGES, find_game, lesson_of
from kaiserhof.storage.preferences import parse_colour, parse_motion
from kaiserhof.storage.rows import BOT
from kaiserhof.tables import Missing, SeatPlan, TablePlan
from kaiserhof.tables.codes import understood
from kaiserhof.tables.service.lobby import FILLING
from kaiserhof.web.context import Context, Services
from kaiserhof.web.headers import IMMUTABLE
from kaiserhof.web.operations.compression import COMPRESSED
from kaiserhof.web.pages.going_on import LINES, home_context
from kaiserhof.web.rendering import render
from kaiserhof.web.requests import own_path


class HomePages(Controller):
    """Handles the home page, instant games, joining, preferences and the rules."""

    include_in_schema = False

    @get("/")
    async def home(self, ctx: Context) -> Response[str]:
        """Shows the games, what the visitor can go on with, their tables, and tables with a free seat."""
        return ctx.html(ctx.page("home.html", **await asyncio.to_thread(home_context, ctx)))

    @post("/play")
    async def play_now(self, ctx: Context) -> Redirect:
        """Creates a table with bots and starts it at once. In a first game of a kind the bots are the gentlest."""
        form = await ctx.form()
        game = find_game(form.get("game", ""))
        person = await ctx.ensure_person()
        count = game.players[len(game.players) // 2]
        played = await asyncio.to_thread(ctx.tables.store.progress.finished_games, person.id, game.id)
        level = FILLING if played else ctx.tables.bots.offered_in(game)[0]
        plans = [SeatPlan.parse("me"), *[SeatPlan(BOT, level)] * (count - 1)]
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
        if form.get("ends") in ("now", "soon", "asked"):
            habits = replace(habits, hasty=form["ends"] == "now", patient=form["ends"] == "asked")
        if form.get("explained") in ("yes", "no"):
            habits = replace(habits, explained=form["explained"] == "yes")
        if "motion" in form:
            habits = replace(habits, motion=parse_motion(form["motion"]))
        if "colour" in form:
            habits = replace(habits, colour=parse_colour(form["colour"]))
        await asyncio.to_thread(ctx.tables.people.change_preferences, person, habits)
        return ctx.go("/mine#habits")

    @post("/me/home")
    async def arrange(self, ctx: Context) -> Redirect:
        """Chooses which lines stand under "Go on"."""
        form = await ctx.form()
        person = await ctx.ensure_person()
        hidden = tuple(line for line in LINES if form.get(f"line-{line}") != "yes")
        habits = replace(person.likes, hidden=hidden)
        await asyncio.to_thread(ctx.tables.people.change_preferences, person, habits)
        return ctx.go("/")

    @post("/me/who")
    async def introduce(self, ctx: Context) -> Redirect:
        """Takes the visitor's name and face; they are asked once."""
        form = await ctx.form()
        person = await ctx.renamed(await ctx.ensure_person(), {} if form.get("later") else form)
        face = form.get("face", "")
        kept = face if face in FACES and not form.get("later") else person.likes.face
        await asyncio.to_thread(
            ctx.tables.people.change_preferences, person, replace(person.likes, face=kept, asked=True)
        )
        return ctx.go(own_path(form.get("back", "/")))

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
