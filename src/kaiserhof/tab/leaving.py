"""Takes a running game to a server, as a file or as a link that carries it."""

from __future__ import annotations

import asyncio
import re
import zlib
from base64 import urlsafe_b64encode

from litestar import Controller, Response, get

from kaiserhof.engine import Record
from kaiserhof.errors import Forbidden, Refused
from kaiserhof.web.context import Context
from kaiserhof.web.headers import PRIVATE
from kaiserhof.web.rendering.render import game_words

_SERVER = re.compile(r"https?://[A-Za-z0-9.-]{1,200}(:[0-9]{1,5})?|https?://\[[0-9a-f:]{2,39}\](:[0-9]{1,5})?")


def packed(text: str) -> str:
    """Returns a text for a link: its deflated bytes in base64, which `packed.js` unpacks.

    >>> packed("a")
    'SwQA'
    """
    deflate = zlib.compressobj(9, wbits=-15)
    return urlsafe_b64encode(deflate.compress(text.encode()) + deflate.flush()).decode().rstrip("=")


def link_to(server: str, record: Record) -> str:
    """Returns the link that brings a record to a server. Browsers keep what follows `#` to themselves."""
    address = server.strip().rstrip("/")
    if _SERVER.fullmatch(address) is None:
        raise Refused("error-no-server")
    return f"{address}/watch#record={packed(record.write())}"


class LeavingPages(Controller):
    """Handles `/t/ID/take`."""

    path = "/t/{table_id:str}/take"
    include_in_schema = False

    @get("/")
    async def page(self, table_id: str, ctx: Context, to: str = "") -> Response[str]:
        """Shows the ways to a server, with the link if the visitor has named one."""
        record = await _record(table_id, ctx)
        words = game_words(record.game, ctx.lang)
        game = await asyncio.to_thread(ctx.tables.boards.game_on, record.game, record.board)
        link = link_to(to, record) if to.strip() else None
        context = {"t": words, "game": game, "table": f"/t/{table_id}", "to": to, "link": link}
        return ctx.html(ctx.game_page("take.html", game, context))

    @get("/file")
    async def file(self, table_id: str, ctx: Context) -> Response[str]:
        record = await _record(table_id, ctx)
        name = f'attachment; filename="{record.game}-{table_id}.txt"'
        return Response(record.write(), media_type="text/plain", headers={**PRIVATE, "content-disposition": name})


async def _record(table_id: str, ctx: Context) -> Record:
    if ctx.visitor.person is None:
        raise Forbidden("error-no-person")
    return await asyncio.to_thread(ctx.tables.records.running_record, table_id, ctx.visitor.person)
