"""Making a table, on our board or on an owner's own."""

from __future__ import annotations

import asyncio
from typing import Any

from litestar import Controller, Request, Response, get, post

from kaiserhof.engine import BadBoard, find_game, game_ids
from kaiserhof.server.settings import Settings
from kaiserhof.storage.rows import LAST_PERSON
from kaiserhof.tables import SeatPlan, Tables
from kaiserhof.web.pages.answers import go, html
from kaiserhof.web.pages.boards import LARGEST_UPLOAD, board_in, refused_board
from kaiserhof.web.pages.requests import fields_of, form_of, number_of
from kaiserhof.web.rendering import render
from kaiserhof.web.visitor import Visitor, ensure_person

AnyRequest = Request[Any, Any, Any]


class MakingPages(Controller):
    """Handles `/new`."""

    include_in_schema = False

    @get("/new")
    async def new(
        self,
        tables: Tables,
        visitor: Visitor,
        renderer: render.Renderer,
        settings: Settings,
        game: str = "",
        board: str = "",
    ) -> Response[str]:
        """Shows the form that makes a table, on an owner's own board if its digest is given."""
        chosen = find_game(game if game in game_ids() else game_ids()[0])
        if board:
            chosen = await asyncio.to_thread(tables.game_of_board, board)
        page = renderer.page(
            "new.html",
            visitor.lang,
            visitor.theme,
            words=render.game_words(chosen.id, visitor.lang),
            games=render.games_context(visitor.lang),
            chosen=chosen,
            visitor=visitor,
            page_sprite=render.page_sprite(),
        )
        return html(page, visitor, settings)

    @post("/new", request_max_body_size=LARGEST_UPLOAD)
    async def create(
        self, request: AnyRequest, tables: Tables, visitor: Visitor, renderer: render.Renderer, settings: Settings
    ) -> Response[Any]:
        """Makes the table."""
        form = await form_of(request)
        game = find_game(form.get("game", ""))
        person = await ensure_person(visitor, tables, render.page_words(visitor.lang)("guest"))
        if form.get("name", "").strip():
            person = await asyncio.to_thread(lambda: tables.change_person(person, name=form["name"]))
        try:
            board = await board_in(await fields_of(request), tables, person, game.id)
        except BadBoard as error:
            return refused_board(error, game.id, visitor, renderer, settings)
        seats = number_of(form.get("seats", str(game.players[len(game.players) // 2])))
        plans = [SeatPlan.parse(plan) for plan in ("me", *["open"] * (seats - 1))]
        rated = form.get("rated") == "yes"
        chosen = {each.id: form[f"option-{each.id}"] for each in game.open_rules if form.get(f"option-{each.id}")}
        table_id = await asyncio.to_thread(
            lambda: tables.create(
                person,
                game.id,
                plans,
                chosen,
                begins=LAST_PERSON,
                lot=True,
                rated=rated,
                board=board,
                asker=visitor.address,
            )
        )
        return go(f"/t/{table_id}", visitor, settings)
