"""A table's page, its commands and its live stream."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Collection
from typing import Any

from litestar import Controller, Response, get, post
from litestar.enums import MediaType
from litestar.response import Redirect, Stream

from kaiserhof.bots import OFFERED
from kaiserhof.engine import KaiserhofError
from kaiserhof.errors import one_of
from kaiserhof.storage.rows import PACES
from kaiserhof.tables import Forbidden, OldRules, Person, Refused, Stale, Tables, TableView
from kaiserhof.tables.meeting.offers import ANSWERS
from kaiserhof.tables.plan import STAND_IN, STAND_INS
from kaiserhof.tables.service.notes import LONGEST_NOTE
from kaiserhof.web import device
from kaiserhof.web.context import Context
from kaiserhof.web.ending.preview import game_preview, language_of, preview_of, site_of
from kaiserhof.web.events import HEARTBEAT, STILL_HERE, Events, EventStream, event
from kaiserhof.web.headers import PRIVATE
from kaiserhof.web.hub import Hub
from kaiserhof.web.operations.compression import SymbolsCompressed
from kaiserhof.web.operations.streams import LimitedStream
from kaiserhof.web.pages.archived import archived_page
from kaiserhof.web.pages.commands import Command
from kaiserhof.web.pages.meeting import open_tab
from kaiserhof.web.rendering import render
from kaiserhof.web.rendering.explaining import explained
from kaiserhof.web.rendering.log import line_id
from kaiserhof.web.rendering.meeting import MeetingLookup, meeting_event
from kaiserhof.web.rendering.patches import Sheet, event_of
from kaiserhof.web.rendering.regions import digest_of, html_of
from kaiserhof.web.rendering.scenes import told
from kaiserhof.web.requests import json_of, number_in, text_in
from kaiserhof.web.visitor import Visitor, is_signed_out, listened_to
from kaiserhof.web.wire import Meeting, SceneTold, Why

LARGEST_NOTE = 20_000
"""Maximum number of bytes of a note, as the script sends it."""

LEVELS = tuple(level for level in OFFERED if level in STAND_INS)
"""The bot levels offered as stand-ins."""
MOST_AT_ONCE = 12
"""The most moves that one request makes or takes back."""


async def view_of(
    tables: Tables,
    table_id: str,
    person: Person | None,
    *,
    listening: bool = False,
    beside: Collection[str] = (),
) -> TableView:
    """Returns the person's view of a table; uses a thread only if that takes long."""
    view = tables.views.glance(table_id, person, listening=listening, beside=beside)
    if view is not None:
        return view
    return await asyncio.to_thread(lambda: tables.views.view(table_id, person, listening=listening, beside=beside))


async def beside(ctx: Context) -> frozenset[str]:
    """Returns the ids of the other persons on the visitor's device."""
    if not ctx.visitor.others:
        return frozenset()
    others = await asyncio.to_thread(device.others_here, ctx.visitor, ctx.tables)
    return frozenset(person.id for person, _ in others)


async def sheet_of(
    tables: Tables, table_id: str, visitor: Visitor, renderer: render.Renderer, others: Collection[str] = ()
) -> Sheet:
    """Returns the page for a visitor with a stream. The view it was made from is not kept while the stream waits.

    `others` are the other persons on the visitor's device.
    """
    view = await view_of(tables, table_id, visitor.person, listening=True, beside=others)
    return renderer.sheet(view, visitor.lang, visitor.form)


async def act(ctx: Context, table_id: str, do: Callable[[Person], None]) -> Response[str]:
    """Runs a command; the stream delivers the result. If the log has grown, answers 409 with the current view."""
    person = ctx.person
    try:
        await asyncio.to_thread(do, person)
    except Stale:
        view = await view_of(ctx.tables, table_id, person, beside=await beside(ctx))
        content = ctx.renderer.table(view, ctx.lang, ctx.visitor.form)
        return Response(content, media_type=MediaType.HTML, status_code=409, headers=PRIVATE)
    return Response("", media_type=MediaType.TEXT, status_code=200, headers=PRIVATE)


class TablePages(Controller):
    """Handles `/t/ID`."""

    path = "/t/{table_id:str}"
    include_in_schema = False

    @get("/", middleware=[SymbolsCompressed])
    async def page(self, table_id: str, ctx: Context, lang: str = "") -> Response[str]:
        """Shows the table. `lang` is the language of the link preview (Open Graph)."""
        shown = language_of(lang, ctx.lang)
        try:
            view = await view_of(ctx.tables, table_id, ctx.visitor.person, beside=await beside(ctx))
        except OldRules:
            return await archived_page(ctx, table_id)
        except Forbidden:
            game, _ = await asyncio.to_thread(ctx.tables.bots.game_and_pace, table_id)
            ctx.request.state.preview = game_preview(game.id, shown, "error-closed")
            raise
        look = await asyncio.to_thread(ctx.tables.views.last_read, table_id, ctx.visitor.person)
        league = await asyncio.to_thread(ctx.services.leagues.of_table, table_id)
        note = await asyncio.to_thread(ctx.tables.notes.of, table_id, ctx.visitor.person)
        context = ctx.renderer.table_context(view, ctx.lang, ctx.visitor.form)
        context |= {"look": look, "league": league, "note": note, "longest_note": LONGEST_NOTE}
        context |= {"preview": preview_of(view, shown), "site": site_of(ctx.settings, ctx.request.base_url)}
        page = ctx.game_page("table.html", view.game, context)
        return ctx.html(page)

    @get("/view")
    async def view(self, table_id: str, ctx: Context) -> Response[str]:
        """Returns the part of the page that changes."""
        view = await view_of(ctx.tables, table_id, ctx.visitor.person, beside=await beside(ctx))
        return ctx.html(ctx.renderer.table(view, ctx.lang, ctx.visitor.form))

    @get("/stream", middleware=[LimitedStream])
    async def stream(self, table_id: str, ctx: Context, tab: str = "", digest: str = "") -> Stream:
        """Streams the part of the page that changes: all of it at first, then the changes, and who is present.

        `tab` identifies the page, which counts as open while its stream is; `digest` identifies what the page already
        shows.
        """
        await view_of(ctx.tables, table_id, ctx.visitor.person)  # raises before the stream starts
        return EventStream(
            self._views(
                table_id,
                ctx.tables,
                ctx.visitor,
                renderer=ctx.renderer,
                hub=ctx.services.hub,
                tab=tab,
                digest=digest,
                others=await beside(ctx),
            )
        )

    async def _views(
        self,
        table_id: str,
        tables: Tables,
        visitor: Visitor,
        renderer: render.Renderer,
        hub: Hub,
        tab: str,
        digest: str,
        others: Collection[str],
    ) -> Events:
        sent: Sheet | None = None
        unsent: set[str] = set()
        met: Meeting | None = None
        people = MeetingLookup(tables, table_id, visitor)
        count = 0
        async with open_tab(tables, visitor.person, tab, table_id):
            async for news in hub.changes(HEARTBEAT, *listened_to(visitor, table_id)):
                if not news:
                    yield STILL_HERE
                    continue
                if await is_signed_out(visitor, tables):
                    yield event("gone")
                    return
                try:
                    sheet = await sheet_of(tables, table_id, visitor, renderer, others)
                except KaiserhofError:
                    yield event("gone")
                    return
                if count == 0 and digest and digest == digest_of(html_of(sheet)):
                    sent, unsent = sheet, set(sheet.regions)
                if sheet is not sent or count == 0:
                    count += 1
                    yield event_of(sent, sheet, count, unsent)
                    sent = sheet
                meeting = await people.look()
                if meeting != met:
                    met = meeting
                    yield meeting_event(meeting, tables.store.database.clock())

    @get("/why", response_headers=PRIVATE)
    async def why(self, table_id: str, move: str, ctx: Context) -> Why:
        """Explains which rule forbids a move."""
        view = await view_of(ctx.tables, table_id, ctx.visitor.person, beside=await beside(ctx))
        return await asyncio.to_thread(explained, view.game, view.state, view.legal, ctx.lang, move[:200])

    @get("/scenes", response_headers=PRIVATE)
    async def scenes(self, table_id: str, line: str, ctx: Context) -> list[SceneTold]:
        """Returns the scenes of a line of the log, to show them once more."""
        view = await view_of(ctx.tables, table_id, ctx.visitor.person)
        words = render.game_words(view.game.id, ctx.lang).named(render.seat_names(view, ctx.lang))
        told_line = next((each.told for each in view.story if line_id(each.told) == line), None)
        return (
            []
            if told_line is None
            else [told(scene, words) for scene in view.game.storyteller.scenes(told_line, view.me)]
        )

    @get("/record")
    async def record(self, table_id: str, ctx: Context) -> Response[str]:
        """Returns the record of a finished game."""
        record = await asyncio.to_thread(ctx.tables.records.record, table_id, ctx.visitor.person)
        name = f"kaiserhof-{record.game}-{table_id}.txt"
        return Response(
            record.write(),
            media_type=MediaType.TEXT,
            headers={**PRIVATE, "content-disposition": f'attachment; filename="{name}"'},
        )

    # ------------------------------------------------------------------ forms

    @post("/run")
    async def run_table(self, table_id: str, ctx: Context) -> Redirect:
        """Runs a command of the table's owner, or of a person for their own seat."""
        form = await ctx.form()
        person = ctx.person
        target = await asyncio.to_thread(_run, ctx.tables, table_id, person, Command.of(form))
        back = f"/t/{table_id}/score#again" if form.get("from") == "score" else f"/t/{table_id}"
        return ctx.go(back if target is None else target)

    # ------------------------------------------------------------------ what the script sends

    @post("/move")
    async def move(self, table_id: str, ctx: Context) -> Response[str]:
        """Makes a move, given in text form, or a move and its sequels, separated by semicolons."""
        data = await ctx.json()
        texts = text_in(data, "move").split(";")
        if len(texts) > MOST_AT_ONCE:
            raise Refused("error-request")
        return await act(ctx, table_id, lambda person: ctx.tables.play.move(table_id, person, number_in(data), *texts))

    @post("/confirm")
    async def confirm(self, table_id: str, ctx: Context) -> Response[str]:
        data = await ctx.json()
        return await act(ctx, table_id, lambda person: ctx.tables.play.confirm(table_id, person, number_in(data)))

    @post("/undo")
    async def undo(self, table_id: str, ctx: Context) -> Response[str]:
        """Takes back one decision, or those that were sent together."""
        data = await ctx.json()
        decisions = number_in(data, "decisions") if "decisions" in data else 1
        if not 1 <= decisions <= MOST_AT_ONCE:
            raise Refused("error-request")
        number = number_in(data)
        return await act(ctx, table_id, lambda person: ctx.tables.play.undo(table_id, person, number, decisions))

    @post("/call")
    async def call(self, table_id: str, ctx: Context) -> Response[str]:
        """Lets a bot that waits for a tap take its turn."""
        data = await ctx.json()
        return await act(ctx, table_id, lambda person: ctx.tables.play.call_bot(table_id, person, number_in(data)))

    @post("/say")
    async def say(self, table_id: str, ctx: Context) -> Response[str]:
        """Sends a message to the table."""
        data = await ctx.json()
        if ctx.visitor.person is None and "name" in data:
            await view_of(ctx.tables, table_id, None)  # raises before somebody is made who may not write here
            ctx.visitor.person = await ctx.renamed(await ctx.ensure_person(), {"name": text_in(data, "name")})
        answer = await self._said(table_id, ctx, data)
        answer.cookies.extend(ctx.visitor.cookies(secure=ctx.settings.secure))
        return answer

    async def _said(self, table_id: str, ctx: Context, data: dict[str, Any]) -> Response[str]:
        if "phrase" in data:
            phrase = text_in(data, "phrase")
            return await act(ctx, table_id, lambda person: ctx.tables.chat.say_phrase(table_id, person, phrase))
        text, quote = text_in(data, "text"), text_in(data, "quote") if "quote" in data else ""
        return await act(ctx, table_id, lambda person: ctx.tables.chat.say(table_id, person, text, quote))

    @post("/mute")
    async def mute(self, table_id: str, ctx: Context) -> Response[str]:
        """Hides or shows all messages by the author of a message."""
        data = await ctx.json()
        message = number_in(data, "message")
        if data.get("hear") is True:
            return await act(ctx, table_id, lambda person: ctx.tables.chat.unmute(table_id, person, message))
        everywhere = data.get("everywhere") is True
        return await act(
            ctx,
            table_id,
            lambda person: ctx.tables.chat.mute(table_id, person, message, everywhere=everywhere),
        )

    @post("/note", status_code=204)
    async def keep_note(self, table_id: str, ctx: Context) -> None:
        """Keeps what this person notes for themselves."""
        text, person = text_in(await json_of(ctx.request, LARGEST_NOTE), "text"), ctx.person
        await asyncio.to_thread(ctx.tables.notes.keep, table_id, person, text)

    @post("/look", status_code=204)
    async def look(self, table_id: str, ctx: Context) -> None:
        """Records how far this person has read the log."""
        data = await ctx.json()
        if ctx.visitor.person is not None:
            await view_of(ctx.tables, table_id, ctx.visitor.person)
            chat = number_in(data, "chat") if "chat" in data else 0
            await asyncio.to_thread(ctx.tables.views.note_read, table_id, ctx.visitor.person, number_in(data), chat)


def _run(tables: Tables, table_id: str, person: Person, command: Command) -> str | None:
    """Runs the command of a button. Returns the path to redirect to, if it is not the table's."""
    offers = tables.offers
    match command.name:
        case "stand-up":
            tables.lobby.stand_up(table_id, person)
        case "cancel":
            tables.ownership.cancel(table_id, person)
            return "/"
        case "admit" | "close" as said:
            tables.ownership.admit_spectators(table_id, person, admitted=said == "admit")
        case "bots":
            tables.bots.change(table_id, person, command.text("level"), one_of(PACES, command.text("pace")))
        case "hand-over":
            tables.stand_ins.hand_over(table_id, person, _level(command))
        case "hand-back":
            tables.stand_ins.take_back(table_id, person)
        case "ask":
            offers.ask_hand_over(table_id, person, command.number("seat"), _level(command))
        case "nudge":
            offers.nudge(table_id, person)
        case "rematch":
            return _page_of(offers.offer_rematch(table_id, person))
        case "end":
            offers.offer_end(table_id, person)
        case "take-back":
            offers.offer_take_back(table_id, person)
        case "time":
            offers.offer_time(table_id, person, command.number("seat"))
        case "pause":
            offers.offer_pause(table_id, person)
        case "go-on":
            offers.go_on(table_id, person)
        case "concede":
            offers.offer_concede(table_id, person)
        case "seat":
            offers.ask_seat(table_id, person, command.number("seat"), agreed=command.text("agreed") == "yes")
        case "answer":
            new = offers.answer(command.text("offer"), person, one_of(ANSWERS, command.text("answer")))
            return "/mine" if new is None and command.text("back") == "mine" else _page_of(new)
        case "withdraw":
            offers.withdraw(command.text("offer"), person)
        case "start":
            return _page_of(offers.start_without(command.text("offer"), person))
        case _:
            raise command.unknown()
    return None


def _level(command: Command) -> str:
    """Returns the stand-in's level from a form."""
    level = command.text("level") or STAND_IN
    if level not in LEVELS:
        raise Refused("error-unknown-seat", name=level[:40], known=", ".join(LEVELS))
    return level


def _page_of(table_id: str | None) -> str | None:
    return None if table_id is None else f"/t/{table_id}"
