"""Creating a table, on the standard board or a custom one."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Controller, Response, get, post

from kaiserhof.engine import BadBoard, Game, find_game, game_ids
from kaiserhof.storage.rows import LAST_PERSON
from kaiserhof.tables import LARGEST_BOARD, Refused, SeatPlan, TablePlan
from kaiserhof.web.context import Context
from kaiserhof.web.operations.checker import CHECKER
from kaiserhof.web.pages.boards import LARGEST_UPLOAD, board_in, refused_board
from kaiserhof.web.pages.editor import begun, board_document
from kaiserhof.web.rendering import render
from kaiserhof.web.requests import fields_of, number_of


class NewTablePages(Controller):
    """Handles `/new`."""

    include_in_schema = False

    @get("/new")
    async def new(self, ctx: Context, game: str = "", board: str = "") -> Response[str]:
        """Shows the form for a new table, on a custom board if its digest is given."""
        chosen = find_game(game if game in game_ids() else game_ids()[0])
        if board:
            chosen = await asyncio.to_thread(ctx.tables.boards.game, board)
        page = ctx.page(
            "new.html",
            words=render.game_words(chosen.id, ctx.lang),
            games=render.games_context(ctx.lang),
            chosen=chosen,
        )
        return ctx.html(page)

    @post("/new", request_max_body_size=LARGEST_UPLOAD)
    async def create(self, ctx: Context) -> Response[Any]:
        form = await ctx.form()
        game = find_game(form.get("game", ""))
        person = await ctx.ensure_person()
        person = await ctx.renamed(person, form)
        try:
            board = await board_in(await fields_of(ctx.request), ctx.tables, person, game.id)
        except BadBoard as error:
            return refused_board(ctx, error, game.id, await _draft_of(ctx, game))
        seats = number_of(form.get("seats", str(game.players[len(game.players) // 2])))
        plans = [SeatPlan.parse(plan) for plan in ("me", *["open"] * (seats - 1))]
        rated = form.get("rated") == "yes"
        chosen = {each.id: form[f"option-{each.id}"] for each in game.open_rules if form.get(f"option-{each.id}")}
        table_id = await asyncio.to_thread(
            lambda: ctx.tables.creation.create(
                person,
                TablePlan(game.id, plans, chosen, begins=LAST_PERSON, lot=True, rated=rated, board=board),
            )
        )
        return ctx.go(f"/t/{table_id}")


async def _draft_of(ctx: Context, game: Game) -> str:
    """Keeps the refused file of a form as a draft, so that it can be mended; returns its id, if it is a board."""
    file = (await fields_of(ctx.request)).get("board_file")
    if file is None or isinstance(file, str) or game.editing is None:
        return ""
    await file.seek(0)
    content: bytes = await file.read(LARGEST_BOARD + 1)
    try:
        return await begun(ctx, game, await CHECKER.do(lambda: board_document(game, content)))
    except (BadBoard, Refused):
        return ""
