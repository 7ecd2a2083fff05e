"""The page of notification preferences, and the links in mails."""

from __future__ import annotations

import asyncio
import json
import re
from typing import Any
from urllib.parse import urlsplit

from litestar import Controller, Response, get, post
from litestar.response import Redirect

from kaiserhof.community.notifications import (
    CHANNELS,
    CHOICES,
    KINDS,
    Destination,
    NotificationPreferences,
    Notifications,
)
from kaiserhof.community.notifications.channels.mail import shortened
from kaiserhof.community.notifications.preferences import MAIL, PUSH, WEBHOOK
from kaiserhof.storage.rows import PLAYING
from kaiserhof.tables import Refused, Tables
from kaiserhof.web.context import Context, Services
from kaiserhof.web.headers import PRIVATE
from kaiserhof.web.rendering import render
from kaiserhof.web.requests import AnyRequest, text_in
from kaiserhof.web.visitor import Visitor, stranger_of

HERE = "/me/notices"


class NotificationPages(Controller):
    """Handles `/me/notices`."""

    path = HERE
    include_in_schema = False

    @get("/")
    async def page(self, ctx: Context) -> Response[str]:
        """Shows the visitor's notification preferences and destinations."""
        context = await asyncio.to_thread(_context, ctx.visitor, ctx.tables, ctx.services.notifications)
        page = ctx.page("notices.html", **context)
        return ctx.html(page)

    @post("/wishes")
    async def wish(self, ctx: Context) -> Redirect:
        """Changes the kinds of notifications, per channel."""
        form = await ctx.form()
        person = await ctx.ensure_person()
        kinds = {
            way: [kind for kind in KINDS if f"{way}-{kind}" in form]
            for way in ctx.services.notifications.config.channels()
        }
        await asyncio.to_thread(ctx.services.notifications.wish, person, kinds)
        return ctx.go(HERE)

    @post("/quiet")
    async def keep_quiet(self, ctx: Context) -> Redirect:
        """Changes the quiet hours, the time zone, and the time of the daily list."""
        form = await ctx.form()
        person = await ctx.ensure_person()
        quiet = (_minute(form, "begin"), _minute(form, "end")) if "quiet" in form else None
        zone, daily_at = form.get("zone", ""), _minute(form, "daily")
        await asyncio.to_thread(ctx.services.notifications.keep_quiet, person, quiet, zone, daily_at)
        return ctx.go(HERE)

    @post("/table")
    async def choose(self, ctx: Context) -> Redirect:
        """Changes the choice for one table."""
        form = await ctx.form()
        person = await ctx.ensure_person()
        await asyncio.to_thread(
            ctx.services.notifications.choose_for_table, person, form.get("table", ""), form.get("choice", "")
        )
        return ctx.go(HERE)

    @post("/mail")
    async def set_mail(self, ctx: Context) -> Redirect:
        """Changes the mail address and sends a confirmation link to it."""
        form = await ctx.form()
        person = await ctx.ensure_person()
        notices, address = ctx.services.notifications, form.get("address", "")
        token = ctx.visitor.new_token or ctx.visitor.token or ""
        await notices.asked.ask(person.id, lambda: notices.set_mail(person, address, token))
        return ctx.go(HERE)

    @post("/webhook")
    async def set_webhook(self, ctx: Context) -> Redirect:
        form = await ctx.form()
        person = await ctx.ensure_person()
        notices, url = ctx.services.notifications, form.get("url", "").strip()
        await notices.asked.ask(person.id, lambda: notices.set_webhook(person, url))
        return ctx.go(HERE)

    @post("/remove")
    async def remove(self, ctx: Context) -> Redirect:
        """Removes a destination."""
        form = await ctx.form()
        await asyncio.to_thread(ctx.services.notifications.remove, await ctx.ensure_person(), form.get("id", ""))
        return ctx.go(HERE)

    @post("/trial")
    async def try_out(self, ctx: Context) -> Redirect:
        """Sends a test notification to a destination."""
        form = await ctx.form()
        person = await ctx.ensure_person()
        notices, destination = ctx.services.notifications, form.get("id", "")
        await notices.asked.ask(person.id, lambda: notices.try_out(person, destination))
        return ctx.go(HERE)

    # ------------------------------------------------------------------ what the script sends

    @post("/push", status_code=204)
    async def subscribe(self, ctx: Context) -> Response[None]:
        """Adds this browser as a destination."""
        subscription = await ctx.json()
        person, notices = await ctx.ensure_person(), ctx.services.notifications
        await notices.asked.ask(person.id, lambda: notices.add_browser(person, subscription))
        return Response(None, status_code=204, headers=PRIVATE, cookies=ctx.visitor.cookies(secure=ctx.settings.secure))

    @post("/push/stop", status_code=204)
    async def unsubscribe(self, ctx: Context) -> None:
        endpoint = text_in(await ctx.json(), "endpoint")
        if ctx.visitor.person is not None:
            await asyncio.to_thread(ctx.services.notifications.remove_browser, ctx.visitor.person, endpoint)


@get("/me/waiting", include_in_schema=False, response_headers=PRIVATE)
async def waiting(ctx: Context) -> dict[str, int]:
    """Returns in how many games it is the visitor's turn, for the page's title and icon."""
    return {
        "waiting": await asyncio.to_thread(ctx.services.notifications.waiting, ctx.visitor.person)
        if ctx.visitor.person
        else 0
    }


class NotificationLinks(Controller):
    """Handles the links in mails, `/notices/…`. They need no cookie, so they work wherever the mail is read."""

    path = "/notices"
    include_in_schema = False

    @get(["/confirm/{destination_id:str}/{signature:str}", "/stop/{destination_id:str}/{signature:str}"])
    async def ask(
        self,
        destination_id: str,
        signature: str,
        services: Services,
        request: AnyRequest,
    ) -> Response[str]:
        """Shows a button, so that a program that follows every link in a mail changes nothing."""
        purpose = request.url.path.split("/")[2]
        services.tables.limits.spend("request")
        await asyncio.to_thread(services.notifications.check_link, destination_id, purpose, signature)
        return _link_page(request, services, purpose, done=False)

    @post("/confirm/{destination_id:str}/{signature:str}", status_code=200)
    async def confirm(
        self,
        destination_id: str,
        signature: str,
        services: Services,
        request: AnyRequest,
    ) -> Response[str]:
        services.tables.limits.spend("change")
        await asyncio.to_thread(services.notifications.confirm, destination_id, signature)
        return _link_page(request, services, "confirm", done=True)

    @post("/stop/{destination_id:str}/{signature:str}", status_code=200)
    async def stop(
        self,
        destination_id: str,
        signature: str,
        services: Services,
        request: AnyRequest,
    ) -> Response[str]:
        """Ends all mails to an address, also on request of a mail program (RFC 8058)."""
        services.tables.limits.spend("change")
        await asyncio.to_thread(services.notifications.stop, destination_id, signature)
        return _link_page(request, services, "stop", done=True)


def _link_page(request: AnyRequest, services: Services, purpose: str, *, done: bool) -> Response[str]:
    ctx = Context.of(request, stranger_of(request), services)
    return ctx.html(ctx.page("notice_link.html", purpose=purpose, done=done))


def _minute(form: dict[str, str], name: str) -> int:
    """Parses a time of day into minutes after midnight."""
    found = re.fullmatch(r"([01][0-9]|2[0-3]):([0-5][0-9])(:00)?", form.get(name, ""))
    if found is None:
        raise Refused("error-notice-zone")
    return int(found[1]) * 60 + int(found[2])


def _context(visitor: Visitor, tables: Tables, notices: Notifications) -> dict[str, Any]:
    """Returns the template context of the page."""
    person, words = visitor.person, render.page_words(visitor.lang)
    places = notices.destinations(person) if person else []
    preferences = notices.preferences(person) if person else NotificationPreferences()
    mine = [each for each in tables.views.my_tables(person) if each.status == PLAYING] if person else []
    now = tables.store.database.clock()
    return {
        "page_sprite": render.page_sprite(),
        "kinds": KINDS,
        "ways": notices.config.channels(),
        "all_ways": CHANNELS,
        "preferences": preferences,
        "time": lambda minute: f"{minute // 60:02}:{minute % 60:02}",
        "browsers": [each for each in places if each.way == PUSH],
        "endpoints": json.dumps([json.loads(each.target)["endpoint"] for each in places if each.way == PUSH]),
        "mail": _shown(places, MAIL),
        "webhook": _shown(places, WEBHOOK),
        "push_key": notices.push_key(),
        "tables": [render.summary_context(each, visitor.lang, now) for each in mine],
        "choices": [(choice, words(f"notices-choice-{choice}")) for choice in CHOICES],
    }


def _shown(places: list[Destination], way: str) -> tuple[Destination, str] | None:
    """Returns the destination of a channel with its masked address. A webhook's URL is as sensitive as a password."""
    for each in places:
        if each.way == way:
            named = shortened(each.target) if way == MAIL else urlsplit(json.loads(each.target)["url"]).netloc
            return each, named
    return None
