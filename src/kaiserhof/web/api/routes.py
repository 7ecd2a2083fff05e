"""The JSON API for people's own bots and clients. The same checks apply as on the pages.

`POST /api/people` creates a person and returns their bearer token.
"""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated

from litestar import Controller, delete, get, post
from litestar.openapi import ResponseSpec
from litestar.params import Parameter
from litestar.response import Stream

from kaiserhof.engine import LANGUAGES, KaiserhofError, find_game, game_ids
from kaiserhof.tables import ClockRule, Person, SeatPlan, Stale, TablePlan, Tables
from kaiserhof.web.api.schemas import (
    GameInfo,
    LogPosition,
    Move,
    MovedOn,
    NewPerson,
    NewTable,
    PersonMade,
    Problem,
    TableInList,
    TableMade,
    TableNow,
    game_info,
    table_in_list,
    table_now,
)
from kaiserhof.web.context import Context, Services
from kaiserhof.web.events import ENCODER, HEARTBEAT, STILL_HERE, Events, EventStream, event
from kaiserhof.web.headers import PRIVATE
from kaiserhof.web.hub import Hub
from kaiserhof.web.operations.streams import LimitedStream
from kaiserhof.web.visitor import Visitor, is_signed_out, listened_to

TableId = Annotated[str, Parameter(max_length=16)]


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """Documents the error responses of an operation."""
    kinds = {
        400: "Malformed request",
        403: "Forbidden for this caller",
        404: "No such table",
        409: "Conflict: the log has grown; the current table is in the body",
        413: "Too large",
        422: "Not possible in this state, or against the rules",
        429: "Rate limit exceeded",
    }
    return {
        status: ResponseSpec(Problem, description=kinds[status], generate_examples=False) for status in (400, *statuses)
    }


class Api(Controller):
    """Handles `/api`."""

    path = "/api"
    response_headers = PRIVATE
    tags = ["kaiserhof"]

    @get("/games", responses=problems())
    async def games(self, ctx: Context) -> list[GameInfo]:
        """Returns the games with their numbers of players, options and bots."""
        found = map(find_game, game_ids())
        return [game_info(game, ctx.lang, ctx.tables.bots.offered_in(game)) for game in found]

    @post("/people", responses=problems(403, 413, 422, 429))
    async def create_person(self, data: NewPerson, ctx: Context) -> PersonMade:
        """Creates a person. The token is returned only once, here."""
        lang = data.lang if data.lang in LANGUAGES else ctx.lang
        person, token = await asyncio.to_thread(ctx.tables.people.add, data.name, lang)
        return PersonMade(person.id, person.name, token)

    @get("/tables", responses=problems())
    async def open_tables(self, services: Services) -> list[TableInList]:
        """Returns the listed tables that have a free seat."""
        return [table_in_list(each) for each in await asyncio.to_thread(services.tables.views.open_tables)]

    @get("/me/tables", responses=problems(403))
    async def my_tables(self, ctx: Context) -> list[TableInList]:
        """Returns your own tables; those where it is your turn come first."""
        return [table_in_list(each) for each in await asyncio.to_thread(ctx.tables.views.my_tables, ctx.person)]

    @post("/tables", responses=problems(403, 404, 413, 422, 429))
    async def create_table(self, data: NewTable, ctx: Context) -> TableMade:
        """Creates a table that you own. Each seat is yours, a bot's or open."""
        person = ctx.person
        return TableMade(await asyncio.to_thread(_create, ctx.tables, person, data))

    @get("/tables/{table_id:str}", responses=problems(403, 404))
    async def table(self, table_id: TableId, ctx: Context) -> TableNow:
        """Returns the table as you see it: seats, position, legal moves, log."""
        return await table_of(ctx, table_id)

    @post("/tables/{table_id:str}/seat", responses=problems(403, 404, 409, 413, 422, 429), status_code=200)
    async def take_seat(self, table_id: TableId, ctx: Context) -> TableNow:
        """Takes the first free seat."""
        return await act(ctx, table_id, lambda person: ctx.tables.lobby.sit(table_id, person))

    @delete("/tables/{table_id:str}/seat", responses=problems(403, 404, 409, 413, 422, 429), status_code=200)
    async def leave_seat(self, table_id: TableId, ctx: Context) -> TableNow:
        """Leaves your seat before the game starts."""
        return await act(ctx, table_id, lambda person: ctx.tables.lobby.stand_up(table_id, person))

    @post("/tables/{table_id:str}/moves", responses=problems(403, 404, 409, 413, 422, 429), status_code=200)
    async def move(self, table_id: TableId, data: Move, ctx: Context) -> TableNow:
        """Makes a move. Answers 409 if the log has grown since `number`."""
        return await act(ctx, table_id, lambda person: ctx.tables.play.move(table_id, person, data.number, data.move))

    @post("/tables/{table_id:str}/confirm", responses=problems(403, 404, 409, 413, 422, 429), status_code=200)
    async def end_turn(self, table_id: TableId, data: LogPosition, ctx: Context) -> TableNow:
        """Ends your turn, which cannot be undone after that."""
        return await act(ctx, table_id, lambda person: ctx.tables.play.confirm(table_id, person, data.number))

    @post("/tables/{table_id:str}/undo", responses=problems(403, 404, 409, 413, 422, 429), status_code=200)
    async def undo(self, table_id: TableId, data: LogPosition, ctx: Context) -> TableNow:
        """Takes back your last decision."""
        return await act(ctx, table_id, lambda person: ctx.tables.play.undo(table_id, person, data.number))

    @post("/tables/{table_id:str}/call", responses=problems(403, 404, 409, 413, 422, 429), status_code=200)
    async def start_bot_turn(self, table_id: TableId, data: LogPosition, ctx: Context) -> TableNow:
        """Lets a bot that waits for a tap take its turn."""
        return await act(ctx, table_id, lambda person: ctx.tables.play.call_bot(table_id, person, data.number))

    @get(
        "/tables/{table_id:str}/events",
        responses=problems(403, 404, 429),
        media_type="text/event-stream",
        middleware=[LimitedStream],
    )
    async def table_events(self, table_id: TableId, ctx: Context) -> Stream:
        """Streams the table as you see it after every change."""
        await asyncio.to_thread(ctx.tables.views.view, table_id, ctx.visitor.person)  # raises before the stream starts
        return EventStream(_changes(table_id, ctx.tables, ctx.visitor, ctx.services.hub))


def _create(tables: Tables, person: Person, data: NewTable) -> str:
    board = data.board or None
    levels = tables.bots.offered_in(tables.boards.game_on(data.game, board))
    return tables.creation.create(
        person,
        TablePlan(
            data.game,
            [SeatPlan.parse(seat, levels) for seat in data.seats],
            data.options,
            listed=data.listed,
            lot=data.lot,
            pace=data.pace,
            clock=ClockRule.parse(data.clock),
            board=board,
        ),
    )


async def table_of(ctx: Context, table_id: str) -> TableNow:
    """Returns the table as the visitor sees it."""
    return table_now(await asyncio.to_thread(ctx.tables.views.view, table_id, ctx.visitor.person), ctx.lang)


async def act(ctx: Context, table_id: str, do: Callable[[Person], object]) -> TableNow:
    """Runs a command and returns the table afterwards. If the log has grown, answers 409 with the current table."""
    try:
        await asyncio.to_thread(do, ctx.person)
    except Stale as error:
        raise MovedOn(error, await table_of(ctx, table_id)) from None
    return await table_of(ctx, table_id)


async def _changes(table_id: str, tables: Tables, visitor: Visitor, hub: Hub) -> Events:
    last = -1
    async for news in hub.changes(HEARTBEAT, *listened_to(visitor, table_id)):
        if not news:
            yield STILL_HERE
            continue
        if await is_signed_out(visitor, tables):
            return
        try:
            view = await asyncio.to_thread(lambda: tables.views.view(table_id, visitor.person, listening=True))
        except KaiserhofError:
            return
        if view.revision != last:
            last = view.revision
            now = table_now(view, visitor.lang)
            yield event("table", ENCODER.encode(now), now.number)
