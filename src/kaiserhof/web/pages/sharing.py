"""The pictures of links, as messengers show them."""

from __future__ import annotations

import asyncio

from litestar import Controller, Response, get

from kaiserhof.engine import LANGUAGES, find_game
from kaiserhof.tables import Missing
from kaiserhof.web.context import Context
from kaiserhof.web.ending.cards import card_of, game_card
from kaiserhof.web.ending.share_picture import Card, picture_of
from kaiserhof.web.headers import PRIVATE
from kaiserhof.web.pages.ending import ended_at
from kaiserhof.web.pages.table import view_of


class SharedPictures(Controller):
    """Handles `/t/ID/share` and `/share`."""

    include_in_schema = False

    @get("/t/{table_id:str}/share/{name:str}")
    async def picture(self, table_id: str, name: str, ctx: Context, names: str = "") -> Response[bytes]:
        """Returns the picture of a table's link: the result of its game, or an invitation."""
        lang = _language(name)
        ctx.tables.limits.spend("picture")
        view = await view_of(ctx.tables, table_id, ctx.visitor.person)
        analysis, ended = None, 0.0
        if view.status == "finished":
            analysis = await asyncio.to_thread(ctx.tables.records.analysis, table_id, ctx.visitor.person)
            ended = await asyncio.to_thread(ended_at, ctx.tables, view)
        return await _drawn(card_of(view, lang, analysis, ended, names=names != "no"))

    @get("/share/{game:str}/{name:str}")
    async def game_picture(self, game: str, name: str, ctx: Context) -> Response[bytes]:
        """Returns the generic picture of a game."""
        ctx.tables.limits.spend("picture")
        return await _drawn(game_card(find_game(game).id, _language(name)))


def _language(name: str) -> str:
    lang = name.removesuffix(".png")
    if lang not in LANGUAGES or lang == name:
        raise Missing("error-no-page")
    return lang


async def _drawn(card: Card) -> Response[bytes]:
    return Response(await asyncio.to_thread(picture_of, card), media_type="image/png", headers=PRIVATE)
