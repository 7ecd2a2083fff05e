"""The page on which people say what they wish to be told, and the links in mails."""

from __future__ import annotations

import asyncio
import json
import re
from typing import Any
from urllib.parse import urlsplit

from litestar import Controller, Request, Response, get, post
from litestar.response import Redirect

from kaiserhof.community.notifications import CHOICES, KINDS, WAYS, Destination, NotificationPreferences, Notifications
from kaiserhof.community.notifications.channels.mail import shortened
from kaiserhof.community.notifications.preferences import MAIL, PUSH, WEBHOOK
from kaiserhof.server.settings import Settings
from kaiserhof.storage.rows import PLAYING
from kaiserhof.tables import Person, Refused, Tables
from kaiserhof.web.headers import PRIVATE
from kaiserhof.web.pages.answers import go, html
from kaiserhof.web.pages.requests import form_of, json_of, text_in
from kaiserhof.web.rendering import render
from kaiserhof.web.visitor import Visitor, ensure_person, stranger_of

AnyRequest = Request[Any, Any, Any]
HERE = "/me/notices"


class NotificationPages(Controller):
    """Handles `/me/notices`."""

    path = HERE
    include_in_schema = False

    @get("/")
    async def page(
        self, tables: Tables, notices: Notifications, visitor: Visitor, renderer: render.Renderer, settings: Settings
    ) -> Response[str]:
        """Shows what the visitor wishes, and where notices go."""
        context = await asyncio.to_thread(_context, visitor, tables, notices)
        page = renderer.page("notices.html", visitor.lang, visitor.theme, visitor=visitor, **context)
        return html(page, visitor, settings)

    @post("/wishes")
    async def wish(
        self, request: AnyRequest, tables: Tables, notices: Notifications, visitor: Visitor, settings: Settings
    ) -> Redirect:
        """Keeps which kinds of notices are wished, by way."""
        form = await form_of(request)
        person = await _person(visitor, tables)
        kinds = {way: [kind for kind in KINDS if f"{way}-{kind}" in form] for way in notices.means.ways()}
        await asyncio.to_thread(notices.wish, person, kinds)
        return go(HERE, visitor, settings)

    @post("/quiet")
    async def keep_quiet(
        self, request: AnyRequest, tables: Tables, notices: Notifications, visitor: Visitor, settings: Settings
    ) -> Redirect:
        """Keeps the quiet hours, the time zone, and when the daily list comes."""
        form = await form_of(request)
        person = await _person(visitor, tables)
        quiet = (_minute(form, "begin"), _minute(form, "end")) if "quiet" in form else None
        zone, daily_at = form.get("zone", ""), _minute(form, "daily")
        await asyncio.to_thread(notices.keep_quiet, person, quiet, zone, daily_at)
        return go(HERE, visitor, settings)

    @post("/table")
    async def choose(
        self, request: AnyRequest, tables: Tables, notices: Notifications, visitor: Visitor, settings: Settings
    ) -> Redirect:
        """Keeps what is wished for one table."""
        form = await form_of(request)
        person = await _person(visitor, tables)
        await asyncio.to_thread(notices.choose_for_table, person, form.get("table", ""), form.get("choice", ""))
        return go(HERE, visitor, settings)

    @post("/mail")
    async def set_mail(
        self, request: AnyRequest, tables: Tables, notices: Notifications, visitor: Visitor, settings: Settings
    ) -> Redirect:
        """Changes the mail address, and sends a link there that confirms it."""
        form = await form_of(request)
        person = await _person(visitor, tables)
        await asyncio.to_thread(notices.set_mail, person, form.get("address", ""), visitor.address)
        return go(HERE, visitor, settings)

    @post("/webhook")
    async def set_webhook(
        self, request: AnyRequest, tables: Tables, notices: Notifications, visitor: Visitor, settings: Settings
    ) -> Redirect:
        """Changes the webhook."""
        form = await form_of(request)
        person = await _person(visitor, tables)
        await asyncio.to_thread(notices.set_webhook, person, form.get("url", "").strip())
        return go(HERE, visitor, settings)

    @post("/remove")
    async def remove(
        self, request: AnyRequest, tables: Tables, notices: Notifications, visitor: Visitor, settings: Settings
    ) -> Redirect:
        """Forgets a destination."""
        form = await form_of(request)
        await asyncio.to_thread(notices.remove, await _person(visitor, tables), form.get("id", ""))
        return go(HERE, visitor, settings)

    @post("/trial")
    async def try_out(
        self, request: AnyRequest, tables: Tables, notices: Notifications, visitor: Visitor, settings: Settings
    ) -> Redirect:
        """Sends a trial to a destination."""
        form = await form_of(request)
        await asyncio.to_thread(notices.try_out, await _person(visitor, tables), form.get("id", ""))
        return go(HERE, visitor, settings)

    # ------------------------------------------------------------------ what the script sends

    @post("/push", status_code=204)
    async def subscribe(
        self, request: AnyRequest, tables: Tables, notices: Notifications, visitor: Visitor, settings: Settings
    ) -> Response[None]:
        """Adds this browser."""
        subscription = await json_of(request)
        await asyncio.to_thread(notices.add_browser, await _person(visitor, tables), subscription)
        return Response(None, status_code=204, headers=PRIVATE, cookies=visitor.cookies(secure=settings.secure))

    @post("/push/stop", status_code=204)
    async def unsubscribe(self, request: AnyRequest, notices: Notifications, visitor: Visitor) -> None:
        """Forgets this browser."""
        endpoint = text_in(await json_of(request), "endpoint")
        if visitor.person is not None:
            await asyncio.to_thread(notices.remove_browser, visitor.person, endpoint)


@get("/me/waiting", include_in_schema=False, response_headers=PRIVATE)
async def waiting(notices: Notifications, visitor: Visitor) -> dict[str, int]:
    """Returns how many games wait for the visitor, for the title and the icon of the page."""
    return {"waiting": await asyncio.to_thread(notices.waiting, visitor.person) if visitor.person else 0}


class NotificationLinks(Controller):
    """Handles the links in mails: `/notices/…`. They need no cookie, so that they work wherever a mail is read."""

    path = "/notices"
    include_in_schema = False

    @get(["/confirm/{destination_id:str}/{signature:str}", "/stop/{destination_id:str}/{signature:str}"])
    async def ask(
        self,
        destination_id: str,
        signature: str,
        notices: Notifications,
        request: AnyRequest,
        renderer: render.Renderer,
        settings: Settings,
    ) -> Response[str]:
        """Shows a button, so that a program that follows every link of a mail changes nothing."""
        purpose = request.url.path.split("/")[2]
        await asyncio.to_thread(notices.check_link, destination_id, purpose, signature)
        return _link_page(request, renderer, settings, purpose, done=False)

    @post("/confirm/{destination_id:str}/{signature:str}", status_code=200)
    async def confirm(
        self,
        destination_id: str,
        signature: str,
        notices: Notifications,
        request: AnyRequest,
        renderer: render.Renderer,
        settings: Settings,
    ) -> Response[str]:
        """Confirms a mail address."""
        await asyncio.to_thread(notices.confirm, destination_id, signature)
        return _link_page(request, renderer, settings, "confirm", done=True)

    @post("/stop/{destination_id:str}/{signature:str}", status_code=200)
    async def stop(
        self,
        destination_id: str,
        signature: str,
        notices: Notifications,
        request: AnyRequest,
        renderer: render.Renderer,
        settings: Settings,
    ) -> Response[str]:
        """Ends all mails to an address, also for a mail program that was asked to do so (RFC 8058)."""
        await asyncio.to_thread(notices.stop, destination_id, signature)
        return _link_page(request, renderer, settings, "stop", done=True)


def _link_page(
    request: AnyRequest, renderer: render.Renderer, settings: Settings, purpose: str, *, done: bool
) -> Response[str]:
    stranger = stranger_of(request)
    page = renderer.page(
        "notice_link.html",
        stranger.lang,
        stranger.theme,
        visitor=stranger,
        page_sprite=render.page_sprite(),
        purpose=purpose,
        done=done,
    )
    return html(page, stranger, settings)


async def _person(visitor: Visitor, tables: Tables) -> Person:
    return await ensure_person(visitor, tables, render.page_words(visitor.lang)("guest"))


def _minute(form: dict[str, str], name: str) -> int:
    """Returns a time of day in a form as minutes after midnight."""
    found = re.fullmatch(r"([01][0-9]|2[0-3]):([0-5][0-9])(:00)?", form.get(name, ""))
    if found is None:
        raise Refused("error-notice-zone")
    return int(found[1]) * 60 + int(found[2])


def _context(visitor: Visitor, tables: Tables, notices: Notifications) -> dict[str, Any]:
    """Returns what the page needs."""
    person, words = visitor.person, render.page_words(visitor.lang)
    places = notices.destinations(person) if person else []
    wishes = notices.wishes(person) if person else NotificationPreferences()
    mine = [each for each in tables.my_tables(person) if each.status == PLAYING] if person else []
    now = tables.store.clock()
    return {
        "page_sprite": render.page_sprite(),
        "kinds": KINDS,
        "ways": notices.means.ways(),
        "all_ways": WAYS,
        "wishes": wishes,
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
    """Returns the destination of a way with what is shown of it; a webhook's address is as good as a password."""
    for each in places:
        if each.way == way:
            named = shortened(each.target) if way == MAIL else urlsplit(json.loads(each.target)["url"]).netloc
            return each, named
    return None
