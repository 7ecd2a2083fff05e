"""The holidays page. During holidays a person's clocks in days stand still."""

from __future__ import annotations

import asyncio
from datetime import date, datetime, time, timedelta, tzinfo
from typing import Any

from litestar import Controller, Response, get, post
from litestar.response import Redirect

from kaiserhof.community.notifications import Notifications
from kaiserhof.community.notifications.preferences import zone_of
from kaiserhof.tables import Forbidden, Person, Refused, Tables
from kaiserhof.web.context import Context
from kaiserhof.web.headers import PRIVATE
from kaiserhof.web.requests import number_of
from kaiserhof.web.visitor import Visitor

HERE = "/me/holidays"


class HolidayPages(Controller):
    """Handles `/me/holidays`."""

    path = HERE
    include_in_schema = False

    @get("/", response_headers=PRIVATE)
    async def page(self, ctx: Context) -> Response[str]:
        """Shows the visitor's holidays and the number of days left."""
        context = await asyncio.to_thread(_context, ctx.tables, ctx.services.notifications, ctx.visitor.person)
        page = ctx.page("holidays.html", **context)
        return ctx.html(page)

    @post("/")
    async def take(self, ctx: Context) -> Redirect:
        """Adds a holiday from the first day to the last, inclusive, in the visitor's time zone."""
        person, form = ctx.person, await ctx.form()
        zone = zone_of(form.get("zone", ""))
        begins = _midnight(form.get("first", ""), zone)
        ends = _midnight(form.get("last", ""), zone, timedelta(days=1))
        await asyncio.to_thread(ctx.tables.holidays.take, person, begins, ends)
        return ctx.go(HERE)

    @post("/end")
    async def end(self, ctx: Context) -> Redirect:
        """Ends a holiday, or removes one that has not begun."""
        number = number_of((await ctx.form()).get("number", ""))
        await asyncio.to_thread(ctx.tables.holidays.end, ctx.person, number)
        return ctx.go(HERE)


def coming_holidays(tables: Tables, person: Person | None) -> list[dict[str, Any]]:
    """Returns a person's current and future holidays with their indices."""
    now = tables.store.database.clock()
    spans = tables.holidays.of(person) if person is not None else []
    return [
        {"number": number, "begins": begins, "last": ends - 1, "begun": begins <= now}
        for number, (begins, ends) in enumerate(spans)
        if ends > now
    ]


def _context(tables: Tables, notices: Notifications, person: Person | None) -> dict[str, Any]:
    zone = notices.preferences(person).zone if person is not None else "UTC"
    today = datetime.fromtimestamp(tables.store.database.clock(), zone_of(zone)).date()
    return {
        "holidays": coming_holidays(tables, person),
        "left": int(tables.holidays.left(person)) if person is not None else 0,
        "today": today,
        "zone": zone,
    }


def _midnight(day: str, zone: tzinfo, later: timedelta = timedelta()) -> float:
    """Returns the start of a day."""
    try:
        return datetime.combine(date.fromisoformat(day) + later, time(), zone).timestamp()
    except (ValueError, OverflowError):
        raise Refused("error-holiday") from None


def _known(visitor: Visitor) -> Person:
    if visitor.person is None:
        raise Forbidden("error-no-person")
    return visitor.person
