"""Presence reports of pages: whether they are open, visible and in use."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Controller, post

from kaiserhof.tables import Missing, Person, Refused, Tables
from kaiserhof.tables.meeting.presence import AT_TABLE, NAME
from kaiserhof.web.context import Context
from kaiserhof.web.headers import PRIVATE
from kaiserhof.web.rendering.meeting import asks_of
from kaiserhof.web.wire import Ask


class MeetingPages(Controller):
    """Handles presence reports."""

    include_in_schema = False

    @post("/here", status_code=200, response_headers=PRIVATE)
    async def here(self, ctx: Context) -> list[Ask]:
        """Records a presence report: `tab`, optionally `table` and `page`, and whether the page is visible, in use, or
        closed.

        Returns the open questions to the person at all their tables, so that every page can show them.
        """
        data = await ctx.json()
        tab, table, page = (_name(data, key, but) for key, but in (("tab", None), ("table", ""), ("page", AT_TABLE)))
        person = ctx.visitor.person
        if person is None:
            return []
        ctx.tables.limits.spend("heartbeat", person.id)
        if data.get("left") is True:
            await asyncio.to_thread(ctx.tables.presence.leave, person.id, tab)
            return []
        if table and not await asyncio.to_thread(ctx.tables.loaded_tables.exists, table):
            raise Missing("error-no-table")
        visible, used = data.get("visible") is True, data.get("used") is True
        heartbeat = ctx.tables.presence.heartbeat
        await asyncio.to_thread(lambda: heartbeat(person.id, tab, table, page, visible=visible, used=used))
        if page == AT_TABLE and table:
            return []  # the stream reports presence
        return await asyncio.to_thread(asks_of, ctx.tables, person, ctx.lang)


@asynccontextmanager
async def open_tab(tables: Tables, person: Person | None, tab: str, table_id: str) -> AsyncIterator[None]:
    """Keeps a page's tab present, and counts its reader among the audience, while its stream is open. Streams of
    programs have no tab."""
    if not NAME.fullmatch(tab):
        yield
        return
    who = tab if person is None else person.id
    if person is not None:
        await asyncio.to_thread(tables.presence.open_stream, person.id, tab, table_id)
    await asyncio.to_thread(tables.audience.come, table_id, who)
    try:
        yield
    finally:
        if person is not None:
            tables.presence.close_stream(person.id, tab)
        asyncio.get_running_loop().run_in_executor(None, tables.audience.leave, table_id, who)


def _name(data: dict[str, Any], key: str, otherwise: str | None) -> str:
    found = data.get(key, otherwise)
    if not isinstance(found, str) or (found != otherwise and not NAME.fullmatch(found)):
        raise Refused("error-request")
    return found
