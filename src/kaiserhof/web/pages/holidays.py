"""The page on which people take days off: meanwhile their clocks by the day stand still."""

from __future__ import annotations

import asyncio
from datetime import date, datetime, time, timedelta, tzinfo
from typing import Any

from litestar import Controller, Request, Response, get, post
from litestar.response import Redirect

from kaiserhof.community.notifications import Notifications
from kaiserhof.community.notifications.preferences import zone_of
from kaiserhof.server.settings import Settings
from kaiserhof.tables import Forbidden, Person, Refused, Tables
from kaiserhof.web.headers import PRIVATE
from kaiserhof.web.pages.answers import go, html
from kaiserhof.web.pages.requests import form_of, number_of
from kaiserhof.web.rendering import render
from kaiserhof.web.visitor import Visitor

AnyRequest = Request[Any, Any, Any]
HERE = "/me/holidays"


class HolidayPages(Controller):
    """Handles `/me/holidays`."""

    path = HERE
    include_in_schema = False

    @get("/", response_headers=PRIVATE)
    async def page(
        self, tables: Tables, notices: Notifications, visitor: Visitor, renderer: render.Renderer, settings: Settings
    ) -> Response[str]:
        """Shows the visitor's holidays, and how many days are left."""
        context = await asyncio.to_thread(_context, tables, notices, visitor.person)
        page = renderer.page(
            "holidays.html", visitor.lang, visitor.theme, visitor=visitor, page_sprite=render.page_sprite(), **context
        )
        return html(page, visitor, settings)

    @post("/")
    async def take(self, request: AnyRequest, tables: Tables, visitor: Visitor, settings: Settings) -> Redirect:
        """Takes the days off from the first to the last, both included, as the visitor's calendar has them."""
        person, form = _known(visitor), await form_of(request)
        zone = zone_of(form.get("zone", ""))
        begins = _midnight(form.get("first", ""), zone)
        ends = _midnight(form.get("last", ""), zone, timedelta(days=1))
        await asyncio.to_thread(tables.take_holiday, person, begins, ends)
        return go(HERE, visitor, settings)

    @post("/end")
    async def end(self, request: AnyRequest, tables: Tables, visitor: Visitor, settings: Settings) -> Redirect:
        """Ends a holiday, or drops one that has not begun."""
        number = number_of((await form_of(request)).get("number", ""))
        await asyncio.to_thread(tables.end_holiday, _known(visitor), number)
        return go(HERE, visitor, settings)


def coming_holidays(tables: Tables, person: Person | None) -> list[dict[str, Any]]:
    """Returns the holidays of a person that are not over, with their place among all."""
    now = tables.store.clock()
    spans = tables.holidays(person) if person is not None else []
    return [
        {"number": number, "begins": begins, "last": ends - 1, "begun": begins <= now}
        for number, (begins, ends) in enumerate(spans)
        if ends > now
    ]


def _context(tables: Tables, notices: Notifications, person: Person | None) -> dict[str, Any]:
    zone = notices.wishes(person).zone if person is not None else "UTC"
    today = datetime.fromtimestamp(tables.store.clock(), zone_of(zone)).date()
    return {
        "holidays": coming_holidays(tables, person),
        "left": int(tables.holidays_left(person)) if person is not None else 0,
        "today": today,
        "zone": zone,
    }


def _midnight(day: str, zone: tzinfo, later: timedelta = timedelta()) -> float:
    """Returns the beginning of a day."""
    try:
        return datetime.combine(date.fromisoformat(day) + later, time(), zone).timestamp()
    except (ValueError, OverflowError):
        raise Refused("error-holiday") from None


def _known(visitor: Visitor) -> Person:
    if visitor.person is None:
        raise Forbidden("error-no-person")
    return visitor.person
