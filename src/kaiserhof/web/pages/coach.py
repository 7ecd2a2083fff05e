"""A coach for the first turns of a first game against bots. It is never there when other people play."""

from __future__ import annotations

import asyncio
from dataclasses import replace

from litestar import Controller, get, post

from kaiserhof.bots.coach import coached
from kaiserhof.storage.rows import PERSON
from kaiserhof.tables import Person, TableView
from kaiserhof.web.context import Context
from kaiserhof.web.headers import PRIVATE
from kaiserhof.web.pages.table import view_of
from kaiserhof.web.rendering.render import game_words, seat_names
from kaiserhof.web.wire import Coaching

TURNS = 3
"""Number of a person's turns that the coach accompanies."""

SILENT: Coaching = {"on": False, "text": "", "moves": []}


class CoachPages(Controller):
    """Handles `/t/ID/coach`."""

    path = "/t/{table_id:str}/coach"
    include_in_schema = False

    @get("/", response_headers=PRIVATE)
    async def say(self, table_id: str, ctx: Context, asked: bool = False) -> Coaching:
        """Returns what the coach says of the visitor's decision; `asked` if they have asked for it in the menu."""
        person = ctx.visitor.person
        view = await view_of(ctx.tables, table_id, person)
        if person is None or not may_coach(view):
            return SILENT
        turn = turns_of(view) + 1
        if not asked and not await asyncio.to_thread(_accompanies, ctx, view, person, turn):
            return SILENT
        words, names = game_words(view.game.id, ctx.lang), seat_names(view, ctx.lang)
        moves = await asyncio.to_thread(coached, view.game, view.state, ctx.lang, names) if view.legal else []
        message = f"coach-turn-{min(turn, TURNS)}"
        return {
            "on": True,
            "text": words(message if words.has(message) else "coach-any"),
            "moves": [{"move": each.text, "label": each.label, "why": each.why} for each in moves],
        }

    @post("/", status_code=204)
    async def switch(self, table_id: str, ctx: Context) -> None:
        """Sends the coach away for good, or calls it back."""
        form = await ctx.form()
        likes = replace(ctx.person.likes, coach=form.get("coach") == "yes")
        await asyncio.to_thread(ctx.tables.people.change_preferences, ctx.person, likes)


def may_coach(view: TableView) -> bool:
    """Returns whether a coach may speak at a table: the viewer plays alone against bots, and hints are allowed."""
    people = sum(seat.kind == PERSON for seat in view.seats)
    return view.me is not None and people == 1 and view.hints and view.status == "playing"


def turns_of(view: TableView) -> int:
    """Returns how many turns the viewer has ended."""
    begun = len({line.told.start for line in view.story if line.told.actor == view.me})
    return max(0, begun - 1) if view.legal and view.can_undo else begun


def _accompanies(ctx: Context, view: TableView, person: Person, turn: int) -> bool:
    """Returns whether the coach speaks unasked: in the first turns of a first game."""
    if not person.likes.coach or turn > TURNS:
        return False
    return ctx.tables.store.progress.finished_games(person.id, view.game.id) == 0
