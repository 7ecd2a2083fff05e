"""Blocking people, and reporting messages and people to the hosts."""

from __future__ import annotations

import asyncio

from litestar import Controller, Response, get, post
from litestar.response import Redirect

from kaiserhof.tables import Missing, Refused
from kaiserhof.web.context import Context
from kaiserhof.web.pages.table import act, view_of
from kaiserhof.web.requests import number_in

LONGEST_ID = 22
MAX_DIGITS = 6


class ConductPages(Controller):
    """Handles `/report`, `/me/blocks` and `/t/ID/block`."""

    include_in_schema = False

    @get("/report")
    async def ask(self, ctx: Context, table: str = "", message: str = "", person: str = "") -> Response[str]:
        """Shows the form for a report about a message at a table, or about a person."""
        about, said = "", ""
        if message:
            view = await view_of(ctx.tables, table[:LONGEST_ID], ctx.visitor.person)
            line = next((each for each in view.chat if str(each.number) == message), None)
            if line is None:
                raise Missing("error-no-message")
            about, said = line.name, line.text
        else:
            profile = await asyncio.to_thread(
                ctx.services.profiles.profile,
                person[:LONGEST_ID],
                ctx.visitor.person.id if ctx.visitor.person else None,
            )
            about = profile.name
        back = f"/t/{table}" if table else f"/p/{person}"
        context = {"about": about, "said": said, "table": table, "message": message, "person": person, "back": back}
        return ctx.html(ctx.page("report.html", sent=False, **context))

    @post("/report")
    async def report(self, ctx: Context) -> Response[str]:
        """Sends a report to the hosts."""
        form, reporter = await ctx.form(), ctx.person
        table, message, person = (form.get(name, "")[:LONGEST_ID] for name in ("table", "message", "person"))
        conduct, word = ctx.tables.conduct, form.get("word", "")
        if message:
            number = _number(message)
            await asyncio.to_thread(conduct.report_message, table, reporter, number, word)
        else:
            await asyncio.to_thread(conduct.report_person, reporter, person, word, table)
        back = f"/t/{table}" if table else f"/p/{person}"
        context = {"about": "", "said": "", "table": table, "message": message, "person": person, "back": back}
        return ctx.html(ctx.page("report.html", sent=True, **context))

    @post("/me/blocks")
    async def change_blocks(self, ctx: Context) -> Redirect:
        """Blocks a person, or lifts that."""
        form, person = await ctx.form(), ctx.person
        other, back = form.get("person", "")[:LONGEST_ID], form.get("back", "")
        change = ctx.tables.conduct.unblock if form.get("do") == "unblock" else ctx.tables.conduct.block
        await asyncio.to_thread(change, person, other)
        return ctx.go("/me#blocks" if back == "me" else f"/p/{other}")

    @post("/t/{table_id:str}/block")
    async def block(self, table_id: str, ctx: Context) -> Response[str]:
        """Blocks the author of a message."""
        message = number_in(await ctx.json(), "message")
        return await act(ctx, table_id, lambda person: ctx.tables.conduct.block_author(table_id, person, message))


def _number(text: str) -> int:
    if not text.isdecimal() or not text.isascii() or len(text) > MAX_DIGITS:
        raise Refused("error-request")
    return int(text)
