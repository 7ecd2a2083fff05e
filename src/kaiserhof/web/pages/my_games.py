"""My games: where it is my turn, what I am asked, where I wait, and what is over."""

from __future__ import annotations

import asyncio
from math import inf
from typing import Any

from litestar import Controller, Response, get

from kaiserhof.storage.rows import OfferRow
from kaiserhof.tables import Person, Tables, TableSummary
from kaiserhof.tables.meeting.offers import HAND_OVER, SEAT
from kaiserhof.web.context import Context
from kaiserhof.web.headers import PRIVATE
from kaiserhof.web.pages.holidays import coming_holidays
from kaiserhof.web.rendering import render
from kaiserhof.web.visitor import Visitor

MAX_FINISHED = 12


def waiting_games(tables: Tables, person: Person) -> list[TableSummary]:
    """Returns the tables where it is a person's turn, most urgent first."""
    return sorted((table for table in tables.views.my_tables(person) if table.my_move), key=urgency)


def urgency(table: TableSummary) -> tuple[float, float]:
    """Returns the sort key of a table: least time left first; without a clock, longest wait first."""
    until = table.time.until if table.time is not None and not table.time.resting else None
    return (inf if until is None else until, table.since)


class MyGamesPages(Controller):
    """Handles `/mine`."""

    path = "/mine"
    include_in_schema = False

    @get("/")
    async def page(self, ctx: Context) -> Response[str]:
        """Shows a person's games, on whichever device they use."""
        context = await asyncio.to_thread(_context, ctx.tables, ctx.visitor)
        page = ctx.page("mine.html", **context)
        return ctx.html(page)

    @get("/list")
    async def part(self, ctx: Context) -> Response[str]:
        """Returns only the lists, to update an open page."""
        context = await asyncio.to_thread(_context, ctx.tables, ctx.visitor)
        content = ctx.renderer.part("mine_list.html", ctx.lang, t=render.page_words(ctx.lang), **context)
        return ctx.html(content)

    @get("/next", response_headers=PRIVATE)
    async def next(self, ctx: Context, but: str = "") -> dict[str, Any]:
        """Returns the next table where it is the visitor's turn, and the number of such tables; `but` is excluded."""
        if ctx.visitor.person is None:
            return {"count": 0}
        waiting = await asyncio.to_thread(waiting_games, ctx.tables, ctx.visitor.person)
        others = [table for table in waiting if table.id != but]
        if not others:
            return {"count": len(waiting)}
        title = render.game_words(others[0].game, ctx.lang)("game-title")
        label = render.page_words(ctx.lang)("mine-next-more", tables=len(others))
        return {"count": len(waiting), "table": others[0].id, "title": title, "label": label}


def _context(tables: Tables, visitor: Visitor) -> dict[str, Any]:
    person = visitor.person
    mine = tables.views.my_tables(person) if person is not None else []
    invitations = tables.store.lobby.invitations_of(person.id) if person is not None else []
    by_table = {each.table: each.inviter for each in invitations}
    asked = tables.views.summaries(list(by_table), person.id if person else None)
    offers = tables.offers.asked_of(person) if person is not None else []
    lang = visitor.lang

    now = tables.store.database.clock()

    def shown(some: list[TableSummary]) -> list[dict[str, Any]]:
        return [render.summary_context(table, lang, now) for table in some]

    going = [table for table in mine if table.status == "playing"]
    over = [table for table in mine if table.status in ("finished", "ended")]
    return {
        "visitor": visitor,
        "holidays": coming_holidays(tables, person),
        "turn": shown(sorted((table for table in going if table.my_move), key=urgency)),
        "timed": any(table.time is not None for table in going if table.my_move),
        "asked": [entry | {"inviter": by_table[entry["summary"].id]} for entry in shown(asked)],
        "offers": [told for offer in offers if (told := _offered(offer, tables, visitor)) is not None],
        "others": shown(sorted((table for table in going if not table.my_move), key=urgency)),
        "gathering": shown([table for table in mine if table.status == "gathering"]),
        "over": shown(over[:MAX_FINISHED]),
        "more_over": len(over) > MAX_FINISHED,
    }


def _offered(offer: OfferRow, tables: Tables, visitor: Visitor) -> dict[str, Any] | None:
    """Returns the template context of an offer; None if its table is no longer listed."""
    summary = next(iter(tables.views.summaries([offer.table_id], visitor.person.id if visitor.person else None)), None)
    if summary is None:
        return None
    entry = render.summary_context(summary, visitor.lang, tables.store.database.clock())
    names = [render.seat_name(seat, visitor.lang) for seat in summary.seats]
    people = {seat.seat: seat for seat in summary.seats}
    asker = next(
        (names[seat] for seat, person in enumerate(tables.views.people_at(offer.table_id)) if person == offer.asker), ""
    )
    mine = offer.kind in (HAND_OVER, SEAT) and offer.seat is not None and people[offer.seat].mine
    message = f"asks-{'me-' if mine else ''}{offer.kind}"
    name = names[offer.seat] if offer.seat is not None else ""
    question = render.page_words(visitor.lang)(message, asker=asker, name=name)
    return entry | {"question": question, "offer": offer.id, "about_me": mine}
