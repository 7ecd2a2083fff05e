"""The court: the stairs of a game, and games for a rung."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Controller, Response, get, post
from litestar.response import Redirect

from kaiserhof.bots import bot_name
from kaiserhof.community.returning import CourtView, Stair
from kaiserhof.engine import find_game, game_ids
from kaiserhof.web.context import Context
from kaiserhof.web.rendering import render
from kaiserhof.web.rendering.times import day

SCENES = ("tea", "gate", "bridge", "courier", "scroll", "night", "hall")
"""The scene after a win, by the number of the rung; the last one stays for those above."""


class CourtPages(Controller):
    """Handles `/court`."""

    path = "/court"
    include_in_schema = False

    @get("/")
    async def page(self, ctx: Context, game: str = "") -> Response[str]:
        """Shows the stairs of a game."""
        games = render.games_context(ctx.lang)
        chosen = find_game(game if game in game_ids() else games[0]["game"].id)
        view = await asyncio.to_thread(ctx.services.court.view, ctx.visitor.person, chosen)
        return ctx.html(ctx.page("court.html", games=games, **_context(view, ctx.lang)))

    @post("/")
    async def play(self, ctx: Context) -> Redirect:
        """Leads to a table where the visitor plays for a rung."""
        form = await ctx.form()
        game, person = find_game(form.get("game", "")), await ctx.ensure_person()
        table_id = await asyncio.to_thread(ctx.services.court.play, person, game, form.get("face", ""))
        return ctx.go(f"/t/{table_id}")

    @post("/seen")
    async def seen(self, ctx: Context) -> Redirect:
        """Notes that the visitor has seen the scene after a win."""
        form = await ctx.form()
        game = find_game(form.get("game", ""))
        await asyncio.to_thread(ctx.services.court.note_seen, ctx.person, form.get("table", ""))
        return ctx.go(f"/court?game={game.id}")


def _context(view: CourtView, lang: str) -> dict[str, Any]:
    words = render.game_words(view.game.id, lang)
    rungs = [_rung(stair, view, lang) for stair in view.stairs]
    by_face = {each["face"]: each for each in rungs}
    upcoming = view.next
    won = by_face.get(view.unseen.subject) if view.unseen is not None else None
    latest = by_face.get(view.latest.subject) if view.latest is not None else None
    return {
        "words": words,
        "chosen": view.game,
        "rungs": rungs,
        "next": None if upcoming is None else by_face[upcoming.rung.face],
        "won": won,
        "won_table": view.unseen.table_id if view.unseen is not None and won is not None else "",
        "latest": latest,
        "latest_at": day(view.latest.finished or 0.0, lang) if view.latest is not None else "",
    }


def _rung(stair: Stair, view: CourtView, lang: str) -> dict[str, Any]:
    """Returns the template context of a rung."""
    words = render.game_words(view.game.id, lang)
    name = words(f"character-{stair.rung.face}")
    last = stair.last
    memory = words(
        f"court-memory-{stair.meeting}",
        margin=0 if last is None else abs(last.points - last.their_points),
        games=max(stair.ahead, stair.behind),
    )
    return {
        "number": stair.rung.number,
        "face": stair.rung.face,
        "name": name,
        "level": bot_name(stair.rung.level, words),
        "won": stair.won,
        "open": stair.open,
        "met": last is not None,
        "ahead": stair.ahead,
        "behind": stair.behind,
        "memory": memory,
        "farewell": words(f"court-farewell-{(stair.rung.number - 1) % FAREWELLS + 1}"),
        "scene": SCENES[min(stair.rung.number, len(SCENES)) - 1],
        "running": view.running.get(stair.rung.face),
    }


FAREWELLS = 4
"""Number of different words that a beaten character has for the visitor."""
