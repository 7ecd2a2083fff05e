"""The JSON API, for people's own bots and clients, under the same checks as the pages.

A person is made with `POST /api/people` and known by the bearer token it answers with.
"""

from __future__ import annotations

import asyncio
import json
from collections.abc import AsyncIterator
from typing import Annotated, Any

from litestar import Controller, get, post
from litestar.params import Parameter
from litestar.response import ServerSentEvent
from litestar.response.sse import ServerSentEventMessage
from msgspec import Meta, Struct

from kaiserhof.engine import LANGUAGES, KaiserhofError, find_game, game_ids
from kaiserhof.tables import Forbidden, Person, SeatPlan, Tables, TableSummary, TableView

from . import render
from .headers import PRIVATE
from .hub import Hub
from .visitor import Visitor

Short = Annotated[str, Meta(min_length=1, max_length=60)]
Number = Annotated[int, Meta(ge=0, le=1_000_000)]
TableId = Annotated[str, Parameter(max_length=16)]


class NewPerson(Struct, forbid_unknown_fields=True):
    """Someone who wants to play."""

    name: Short
    lang: str = "en"


class NewTable(Struct, forbid_unknown_fields=True):
    """A table to be made: each seat `me`, `open`, or the level of a bot."""

    game: Short
    seats: Annotated[list[Short], Meta(min_length=1, max_length=10)]
    options: dict[str, str] = {}
    listed: bool = False


class Move(Struct, forbid_unknown_fields=True):
    """A move by its text, for a log of this length."""

    number: Number
    move: Annotated[str, Meta(min_length=1, max_length=200)]


class At(Struct, forbid_unknown_fields=True):
    """The length of the log as the sender saw it."""

    number: Number


class Api(Controller):
    """Everything below `/api`."""

    path = "/api"
    response_headers = PRIVATE
    tags = ["kaiserhof"]  # noqa: RUF012 - as the framework wants it

    @get("/games")
    async def games(self, visitor: Visitor) -> list[dict[str, Any]]:
        """The games with their numbers of players and options."""
        return [_game(name, visitor.lang) for name in game_ids()]

    @post("/people")
    async def new_person(self, data: NewPerson, tables: Tables, visitor: Visitor) -> dict[str, str]:
        """Become someone; the token is told once."""
        lang = data.lang if data.lang in LANGUAGES else visitor.lang
        person, token = await asyncio.to_thread(tables.new_person, data.name, lang, visitor.address)
        return {"id": person.id, "name": person.name, "token": token}

    @get("/tables")
    async def open_tables(self, tables: Tables) -> list[dict[str, Any]]:
        """Listed tables with a free seat."""
        return [_summary(each) for each in await asyncio.to_thread(tables.open_tables)]

    @get("/me/tables")
    async def my_tables(self, tables: Tables, visitor: Visitor) -> list[dict[str, Any]]:
        """One's own tables, those first where one is to move."""
        return [_summary(each) for each in await asyncio.to_thread(tables.my_tables, _person(visitor))]

    @post("/tables")
    async def create(self, data: NewTable, tables: Tables, visitor: Visitor) -> dict[str, str]:
        """Make a table."""
        plans = [SeatPlan.parse(seat) for seat in data.seats]
        person = _person(visitor)
        table_id = await asyncio.to_thread(
            lambda: tables.create(person, data.game, plans, data.options, listed=data.listed)
        )
        return {"id": table_id}

    @get("/tables/{table_id:str}")
    async def table(self, table_id: TableId, tables: Tables, visitor: Visitor) -> dict[str, Any]:
        """The table as one may know it: seats, position, legal moves, log."""
        return _table(await asyncio.to_thread(tables.view, table_id, visitor.person), visitor.lang)

    @post("/tables/{table_id:str}/seat")
    async def sit(self, table_id: TableId, tables: Tables, visitor: Visitor) -> dict[str, Any]:
        """Take a free seat."""
        await asyncio.to_thread(tables.sit, table_id, _person(visitor))
        return await self._answer(table_id, tables, visitor)

    @post("/tables/{table_id:str}/moves")
    async def move(self, table_id: TableId, data: Move, tables: Tables, visitor: Visitor) -> dict[str, Any]:
        """Make a move; 409 if the log has grown since."""
        await asyncio.to_thread(tables.play, table_id, _person(visitor), data.number, data.move)
        return await self._answer(table_id, tables, visitor)

    @post("/tables/{table_id:str}/confirm")
    async def confirm(self, table_id: TableId, data: At, tables: Tables, visitor: Visitor) -> dict[str, Any]:
        """End one's turn."""
        await asyncio.to_thread(tables.confirm, table_id, _person(visitor), data.number)
        return await self._answer(table_id, tables, visitor)

    @post("/tables/{table_id:str}/undo")
    async def undo(self, table_id: TableId, data: At, tables: Tables, visitor: Visitor) -> dict[str, Any]:
        """Take back one's last decision."""
        await asyncio.to_thread(tables.undo, table_id, _person(visitor), data.number)
        return await self._answer(table_id, tables, visitor)

    @get("/tables/{table_id:str}/events")
    async def events(self, table_id: TableId, tables: Tables, visitor: Visitor, hub: Hub) -> ServerSentEvent:
        """A stream of the table as one may know it, after every change."""
        await asyncio.to_thread(tables.view, table_id, visitor.person)
        return ServerSentEvent(_changes(table_id, tables, visitor, hub))

    async def _answer(self, table_id: str, tables: Tables, visitor: Visitor) -> dict[str, Any]:
        return _table(await asyncio.to_thread(tables.view, table_id, visitor.person), visitor.lang)


async def _changes(table_id: str, tables: Tables, visitor: Visitor, hub: Hub) -> AsyncIterator[ServerSentEventMessage]:
    async with hub.listen(table_id) as changed:
        while True:
            changed.clear()
            try:
                view = await asyncio.to_thread(tables.view, table_id, visitor.person)
            except KaiserhofError:
                return
            yield ServerSentEventMessage(
                event="table", id=str(view.number), data=json.dumps(_table(view, visitor.lang))
            )
            await changed.wait()


def _person(visitor: Visitor) -> Person:
    if visitor.person is None:
        raise Forbidden("error-no-person")
    return visitor.person


def _game(name: str, lang: str) -> dict[str, Any]:
    game = find_game(name)
    return {
        "id": game.id,
        "title": game.words(lang)("game-title"),
        "rules": game.rules_version,
        "players": list(game.players),
        "options": {
            option.id: {choice: list(counts) for choice, counts in option.choices.items()} for option in game.options
        },
    }


def _summary(summary: TableSummary) -> dict[str, Any]:
    return {
        "id": summary.id,
        "game": summary.game,
        "status": summary.status,
        "names": list(summary.names),
        "free": summary.free,
        "my_move": summary.my_move,
    }


def _table(view: TableView, lang: str) -> dict[str, Any]:
    words = render.game_words(view.game.id, lang).named([seat.name for seat in view.seats])
    return {
        "id": view.id,
        "game": view.game.id,
        "options": view.options,
        "status": view.status,
        "number": view.number,
        "me": view.me,
        "seats": [{"name": seat.name, "kind": seat.kind, "level": seat.level} for seat in view.seats],
        "waiting_for": view.waiting_for,
        "must_confirm": view.must_confirm,
        "can_undo": view.can_undo,
        "legal": [view.state.text(move) for move in view.legal],
        "prompt": words(view.state.prompt()),
        "scores": view.state.scores(),
        "ranking": view.state.ranking() if view.status == "finished" else None,
        "state": view.state.to_json(),
        "log": [{"number": line.number, "seat": line.mover, "text": words(line.message)} for line in view.log[-50:]],
        "commitment": view.commitment,
        "secret": view.secret,
    }
