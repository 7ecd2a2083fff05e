"""What pages tell of themselves: that they are open, seen and used."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from typing import Any

from litestar import Controller, post

from kaiserhof.tables import Person, Refused, Tables
from kaiserhof.tables.meeting import AT_TABLE
from kaiserhof.tables.meeting.presence import NAME
from kaiserhof.web.context import Context
from kaiserhof.web.headers import PRIVATE
from kaiserhof.web.rendering.meeting import asks_of
from kaiserhof.web.wire import Ask


class MeetingPages(Controller):
    """Handles the signs of pages."""

    include_in_schema = False

    @post("/here", status_code=200, response_headers=PRIVATE)
    async def here(self, ctx: Context) -> list[Ask]:
        """Takes a sign of a page: `tab`, perhaps `table` and `page`, and whether it is visible, used, or left.

        Returns what the person is asked at their tables, so that they see it on every page.
        """
        data = await ctx.json()
        tab, table, page = (_name(data, key, but) for key, but in (("tab", None), ("table", ""), ("page", AT_TABLE)))
        person = ctx.visitor.person
        if person is None:
            return []
        ctx.tables.limits.spend("sign", person.id)
        if data.get("left") is True:
            await asyncio.to_thread(ctx.tables.presence.leave, person.id, tab)
            return []
        visible, used = data.get("visible") is True, data.get("used") is True
        sign = ctx.tables.presence.sign
        await asyncio.to_thread(lambda: sign(person.id, tab, table, page, visible=visible, used=used))
        if page == AT_TABLE and table:
            return []  # its stream tells
        return await asyncio.to_thread(asks_of, ctx.tables, person, ctx.lang)


@asynccontextmanager
async def open_tab(tables: Tables, person: Person | None, tab: str, table_id: str) -> AsyncIterator[None]:
    """Keeps the tab of a page open while its stream is; a program's stream has none."""
    if person is None or not NAME.fullmatch(tab):
        yield
        return
    await asyncio.to_thread(tables.presence.open_stream, person.id, tab, table_id)
    try:
        yield
    finally:
        tables.presence.close_stream(person.id, tab)


def _name(data: dict[str, Any], key: str, otherwise: str | None) -> str:
    found = data.get(key, otherwise)
    if not isinstance(found, str) or (found != otherwise and not NAME.fullmatch(found)):
        raise Refused("error-request")
    return found
