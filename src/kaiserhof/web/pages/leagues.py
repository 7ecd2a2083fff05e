"""Leagues: a list with a form for new ones, and the page of a league, which people join by its link."""

from __future__ import annotations

import asyncio
from collections.abc import Sequence
from datetime import UTC, datetime
from typing import Any

from litestar import Controller, Response, get, post
from litestar.response import Redirect

from kaiserhof.community.leagues import SWISS, LeagueRow, Leagues, LeagueTable, LeagueView
from kaiserhof.engine import find_game, game_ids
from kaiserhof.tables import ClockRule, Person, Refused
from kaiserhof.tables.clocks.clock import DAYS
from kaiserhof.web.context import Context
from kaiserhof.web.ending.preview import Preview, language_of, site_of
from kaiserhof.web.pages.commands import Command
from kaiserhof.web.rendering import render
from kaiserhof.web.rendering.clock import clock_said
from kaiserhof.web.rendering.times import moment
from kaiserhof.web.requests import number_of

Form = dict[str, str]
CLOCKS = ("none", *(f"live {minutes}" for minutes in (15, 30, 45)), *(f"daily {days}" for days in DAYS))
"""The clocks on offer."""


class LeagueList(Controller):
    """Handles `/leagues`."""

    path = "/leagues"
    include_in_schema = False

    @get("/")
    async def page(self, ctx: Context, game: str = "") -> Response[str]:
        """Shows the visitor's leagues, and the form for a new one."""
        chosen = find_game(game if game in game_ids() else game_ids()[0])
        mine = (
            await asyncio.to_thread(ctx.services.leagues.of, ctx.visitor.person)
            if ctx.visitor.person is not None
            else []
        )
        found = await asyncio.to_thread(_joinable, ctx, mine)
        page = ctx.page(
            "leagues.html",
            words=render.game_words(chosen.id, ctx.lang),
            games=render.games_context(ctx.lang),
            chosen=chosen,
            clocks=[(clock, clock_said(ClockRule.parse(clock), render.page_words(ctx.lang))) for clock in CLOCKS],
            open=[(row, render.game_words(row.game, ctx.lang)) for row in found],
            mine=[(row, render.game_words(row.game, ctx.lang)) for row in mine if row.game in game_ids()],
        )
        return ctx.html(page)

    @post("/")
    async def create(self, ctx: Context) -> Redirect:
        form = await ctx.form()
        game = find_game(form.get("game", ""))
        person = await ctx.renamed(await ctx.ensure_person(), form)
        seats, rounds = number_of(form.get("seats", str(game.players[0]))), number_of(form.get("rounds", "3"))
        options = {option.id: form[f"option-{option.id}"] for option in game.options if form.get(f"option-{option.id}")}
        clock = ClockRule.parse(f"{form.get('clock', 'none')} {form.get('then', '')}")
        league_id = await asyncio.to_thread(
            lambda: ctx.services.leagues.create(
                person,
                form.get("title", ""),
                game.id,
                seats,
                rounds,
                way=form.get("way", SWISS),
                options=options,
                clock=clock,
                rated=form.get("rated") == "yes",
                starts=_time(form.get("starts", "")),
                listed=form.get("listed") == "yes",
            )
        )
        return ctx.go(f"/league/{league_id}")


class LeaguePages(Controller):
    """Handles `/league/ID`."""

    path = "/league/{league_id:str}"
    include_in_schema = False

    @get("/")
    async def page(self, league_id: str, ctx: Context, lang: str = "") -> Response[str]:
        """Shows a league. `lang` is the language of the link preview (Open Graph)."""
        view = await asyncio.to_thread(ctx.services.leagues.view, league_id, ctx.visitor.person)
        shown = language_of(lang, ctx.lang)
        context = league_context(view, ctx.lang)
        preview = Preview(
            view.row.name,
            render.game_words(view.row.game, shown)("league-preview", game=_title(view, shown)),
            f"/share/{view.row.game}/{shown}.png",
            shown,
        )
        page = ctx.page(
            "league.html",
            preview=preview,
            site=site_of(ctx.settings, ctx.request.base_url),
            **context,
        )
        return ctx.html(page)

    @get("/part")
    async def part(self, league_id: str, ctx: Context) -> Response[str]:
        """Returns the part of the page that changes: people, rounds and standings."""
        view = await asyncio.to_thread(ctx.services.leagues.view, league_id, ctx.visitor.person)
        context = league_context(view, ctx.lang)
        words = context.pop("words")
        return ctx.html(ctx.renderer.part("league_part.html", ctx.lang, t=words, **context))

    @post("/")
    async def act(self, league_id: str, ctx: Context) -> Redirect:
        """Runs the command of a button. Only joining creates a person for a new visitor."""
        form = await ctx.form()
        command = Command.of(form)
        person = await ctx.renamed(await ctx.ensure_person(), form) if command.name == "join" else ctx.person
        await asyncio.to_thread(_run, ctx.services.leagues, league_id, person, command)
        return ctx.go(f"/league/{league_id}")


def _run(leagues: Leagues, league_id: str, person: Person, command: Command) -> None:
    match command.name, command.arguments:
        case "join", []:
            leagues.join(league_id, person)
        case "leave", []:
            leagues.leave(league_id, person)
        case "begin", []:
            leagues.begin(league_id, person)
        case "close", [number]:
            leagues.close(league_id, person, number_of(number))
        case "remove", [number, first, *more]:
            leagues.remove(league_id, person, number_of(number), ":".join([first, *more]))
        case "end", []:
            leagues.end(league_id, person)
        case _:
            raise command.unknown()


def _joinable(ctx: Context, mine: Sequence[LeagueRow]) -> list[LeagueRow]:
    """Returns the leagues that everyone may join, without the visitor's own."""
    known = {row.id for row in mine}
    return [row for row in ctx.services.leagues.open_to_all() if row.id not in known and row.game in game_ids()]


def _time(text: str) -> float | None:
    """Parses the date and time of a form, in UTC; None if it is empty."""
    if not text:
        return None
    try:
        return datetime.fromisoformat(text[:16]).replace(tzinfo=UTC).timestamp()
    except (ValueError, OverflowError):
        raise Refused("error-league-start") from None


def _title(view: LeagueView, lang: str) -> str:
    return render.game_words(view.row.game, lang)("game-title")


def league_context(view: LeagueView, lang: str) -> dict[str, Any]:
    """Returns the template context of a league's page."""
    words = render.game_words(view.row.game, lang)
    names = {person: name or words("league-gone") for person, name in view.names().items()}
    first = [names[place.person] for place in view.standings if place.place == 1 and place.played]
    return {
        "words": words,
        "league": view,
        "clock": clock_said(ClockRule.read(view.row.clock), words),
        "names": names,
        "starts": moment(view.row.starts, lang) if view.row.starts is not None else None,
        "winners": first,
        "rounds": list(reversed(list(enumerate(view.rounds(), 1)))),
        "ranked": _ranked,
    }


def _ranked(table: LeagueTable) -> list[tuple[int, str, int]]:
    """Returns places, people and points of a finished table, best first."""
    assert table.result is not None
    return sorted(zip(table.result.places, table.result.people, table.points, strict=True), key=lambda each: each[0])
