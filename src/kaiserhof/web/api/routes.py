"""The JSON API, for people's own bots and clients, under the same checks as the pages.

A person is made with `POST /api/people` and known by the bearer token it answers with.
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
from kaiserhof.tables import ClockRule, Forbidden, Person, SeatPlan, Stale, Tables
from kaiserhof.web.api.shapes import (
    At,
    GameInfo,
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
from kaiserhof.web.events import ENCODER, HEARTBEAT, STILL_HERE, Events, EventStream, event
from kaiserhof.web.headers import PRIVATE
from kaiserhof.web.hub import Hub
from kaiserhof.web.operations.streams import LimitedStream
from kaiserhof.web.visitor import Visitor, is_signed_out, listened_to

TableId = Annotated[str, Parameter(max_length=16)]


def problems(*statuses: int) -> dict[int, ResponseSpec]:
    """Returns the error responses of an operation, for its documentation."""
    kinds = {
        400: "Not what the operation takes",
        403: "Not for whoever asks",
        404: "No such table",
        409: "The table has moved on; it comes with the answer",
        413: "Too large",
        422: "Not possible here",
        429: "Too many in a short time",
    }
    return {
        status: ResponseSpec(Problem, description=kinds[status], generate_examples=False) for status in (400, *statuses)
    }


class Api(Controller):
    """Handles `/api`."""

    path = "/api"
    response_headers = PRIVATE
    tags = ["kaiserhof"]  # noqa: RUF012 - as the framework wants it

    @get("/games", responses=problems())
    async def games(self, tables: Tables, visitor: Visitor) -> list[GameInfo]:
        """Returns the games with their numbers of players, options and bots."""
        found = map(find_game, game_ids())
        return [game_info(game, visitor.lang, tables.offered_in(game)) for game in found]

    @post("/people", responses=problems(403, 413, 422, 429))
    async def new_person(self, data: NewPerson, tables: Tables, visitor: Visitor) -> PersonMade:
        """Creates a person. The token is returned only here."""
        lang = data.lang if data.lang in LANGUAGES else visitor.lang
        person, token = await asyncio.to_thread(tables.new_person, data.name, lang, visitor.address)
        return PersonMade(person.id, person.name, token)

    @get("/tables", responses=problems())
    async def open_tables(self, tables: Tables) -> list[TableInList]:
        """Returns listed tables with a free seat."""
        return [table_in_list(each) for each in await asyncio.to_thread(tables.open_tables)]

    @get("/me/tables", responses=problems(403))
    async def my_tables(self, tables: Tables, visitor: Visitor) -> list[TableInList]:
        """Returns your own tables, first those where you are to move."""
        return [table_in_list(each) for each in await asyncio.to_thread(tables.my_tables, person_of(visitor))]

    @post("/tables", responses=problems(403, 404, 413, 422, 429))
    async def create(self, data: NewTable, tables: Tables, visitor: Visitor) -> TableMade:
        """Makes a table."""
        person = person_of(visitor)
        return TableMade(await asyncio.to_thread(_create, tables, person, data, visitor.address))

    @get("/tables/{table_id:str}", responses=problems(403, 404))
    async def table(self, table_id: TableId, tables: Tables, visitor: Visitor) -> TableNow:
        """Returns your view of the table: seats, position, legal moves, log."""
        return await table_of(table_id, tables, visitor)

    @post("/tables/{table_id:str}/seat", responses=problems(403, 404, 409, 413, 422, 429), status_code=200)
    async def sit(self, table_id: TableId, tables: Tables, visitor: Visitor) -> TableNow:
        """Takes a free seat."""
        return await act(table_id, tables, visitor, lambda person: tables.sit(table_id, person))

    @delete("/tables/{table_id:str}/seat", responses=problems(403, 404, 409, 413, 422, 429), status_code=200)
    async def stand_up(self, table_id: TableId, tables: Tables, visitor: Visitor) -> TableNow:
        """Leaves your seat."""
        return await act(table_id, tables, visitor, lambda person: tables.stand_up(table_id, person))

    @post("/tables/{table_id:str}/moves", responses=problems(403, 404, 409, 413, 422, 429), status_code=200)
    async def move(self, table_id: TableId, data: Move, tables: Tables, visitor: Visitor) -> TableNow:
        """Makes a move. Answers 409 if the log has grown since."""
        return await act(
            table_id, tables, visitor, lambda person: tables.play(table_id, person, data.number, data.move)
        )

    @post("/tables/{table_id:str}/confirm", responses=problems(403, 404, 409, 413, 422, 429), status_code=200)
    async def confirm(self, table_id: TableId, data: At, tables: Tables, visitor: Visitor) -> TableNow:
        """Ends your turn."""
        return await act(table_id, tables, visitor, lambda person: tables.confirm(table_id, person, data.number))

    @post("/tables/{table_id:str}/undo", responses=problems(403, 404, 409, 413, 422, 429), status_code=200)
    async def undo(self, table_id: TableId, data: At, tables: Tables, visitor: Visitor) -> TableNow:
        """Takes back your last decision."""
        return await act(table_id, tables, visitor, lambda person: tables.undo(table_id, person, data.number))

    @post("/tables/{table_id:str}/call", responses=problems(403, 404, 409, 413, 422, 429), status_code=200)
    async def call(self, table_id: TableId, data: At, tables: Tables, visitor: Visitor) -> TableNow:
        """Lets a bot's turn begin that waits for a tap."""
        return await act(table_id, tables, visitor, lambda person: tables.call_bot(table_id, person, data.number))

    @get(
        "/tables/{table_id:str}/events",
        responses=problems(403, 404, 429),
        media_type="text/event-stream",
        middleware=[LimitedStream],
    )
    async def events(self, table_id: TableId, tables: Tables, visitor: Visitor, hub: Hub) -> Stream:
        """Streams your view of the table after every change."""
        await asyncio.to_thread(tables.view, table_id, visitor.person)  # refused here, before the stream begins
        return EventStream(_changes(table_id, tables, visitor, hub))


def _create(tables: Tables, person: Person, data: NewTable, asker: str) -> str:
    """Makes a table and returns its id."""
    board = data.board or None
    levels = tables.offered_in(tables.game_on(data.game, board))
    return tables.create(
        person,
        data.game,
        [SeatPlan.parse(seat, levels) for seat in data.seats],
        data.options,
        listed=data.listed,
        lot=data.lot,
        pace=data.pace,
        clock=ClockRule.parse(data.clock),
        board=board,
        asker=asker,
    )


async def table_of(table_id: str, tables: Tables, visitor: Visitor) -> TableNow:
    """Returns the table as the visitor knows it."""
    return table_now(await asyncio.to_thread(tables.view, table_id, visitor.person), visitor.lang)


async def act(table_id: str, tables: Tables, visitor: Visitor, do: Callable[[Person], object]) -> TableNow:
    """Acts and returns the table. A request that comes too late gets 409 with the present table."""
    person = person_of(visitor)
    try:
        await asyncio.to_thread(do, person)
    except Stale as error:
        raise MovedOn(error, await table_of(table_id, tables, visitor)) from None
    return await table_of(table_id, tables, visitor)


async def _changes(table_id: str, tables: Tables, visitor: Visitor, hub: Hub) -> Events:
    last = -1
    async for news in hub.changes(HEARTBEAT, *listened_to(visitor, table_id)):
        if not news:
            yield STILL_HERE
            continue
        if await is_signed_out(visitor, tables):
            return
        try:
            view = await asyncio.to_thread(lambda: tables.view(table_id, visitor.person, listening=True))
        except KaiserhofError:
            return
        if view.revision != last:
            last = view.revision
            now = table_now(view, visitor.lang)
            yield event("table", ENCODER.encode(now), now.number)


def person_of(visitor: Visitor) -> Person:
    """Returns who asks; refuses visitors without a token."""
    if visitor.person is None:
        raise Forbidden("error-no-person")
    return visitor.person
