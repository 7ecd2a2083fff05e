"""The JSON API of one's own notes at a table, and of playing on from a finished game."""

from __future__ import annotations

import asyncio
from typing import Annotated

from litestar import Controller, get, post, put
from litestar.params import Parameter
from msgspec import Meta, Struct

from kaiserhof.tables.origin import Kind, Origin
from kaiserhof.tables.plan import STAND_IN
from kaiserhof.tables.service.notes import LONGEST_NOTE
from kaiserhof.web.api.routes import TableId, problems
from kaiserhof.web.api.schemas import Number, SeatNumber, Short, TableMade
from kaiserhof.web.context import Context
from kaiserhof.web.headers import PRIVATE

RecordId = Annotated[str, Parameter(max_length=22)]


class Note(Struct, forbid_unknown_fields=True):
    """What you note for yourself at a table; an empty text deletes it."""

    text: Annotated[str, Meta(max_length=LONGEST_NOTE)]


class Continuation(Struct, forbid_unknown_fields=True):
    """A position of a finished game, and who plays on: you at a `seat`, and at all others bots of a level or people
    (`open`).
    """

    at: Number
    """The number of moves made."""
    seat: SeatNumber
    others: Short = STAND_IN


class OwnTableApi(Controller):
    """Handles one's own notes, and playing on."""

    path = "/api"
    response_headers = PRIVATE
    tags = ["kaiserhof"]

    @get("/tables/{table_id:str}/note", responses=problems(403, 404))
    async def note(self, table_id: TableId, ctx: Context) -> Note:
        """Returns your note at a table."""
        return Note(await asyncio.to_thread(ctx.tables.notes.of, table_id, ctx.person))

    @put("/tables/{table_id:str}/note", responses=problems(403, 404, 413, 422, 429))
    async def keep_note(self, table_id: TableId, data: Note, ctx: Context) -> Note:
        """Replaces your note at a table."""
        await asyncio.to_thread(ctx.tables.notes.keep, table_id, ctx.person, data.text)
        return Note(await asyncio.to_thread(ctx.tables.notes.of, table_id, ctx.person))

    @post("/tables/{table_id:str}/continuations", responses=problems(403, 404, 413, 422, 429))
    async def play_on_from_table(self, table_id: TableId, data: Continuation, ctx: Context) -> TableMade:
        """Creates a table that plays on from a position of a finished game; it never counts for ratings."""
        return await _play_on(ctx, "t", table_id, data)

    @post("/records/{record_id:str}/continuations", responses=problems(403, 404, 413, 422, 429))
    async def play_on_from_record(self, record_id: RecordId, data: Continuation, ctx: Context) -> TableMade:
        """Creates a table that plays on from a position of an uploaded record."""
        return await _play_on(ctx, "watch", record_id, data)


async def _play_on(ctx: Context, kind: Kind, known: str, data: Continuation) -> TableMade:
    origin, person = Origin(kind, known, data.at), ctx.person
    made = await asyncio.to_thread(ctx.tables.playing_on.play_on, person, origin, data.seat, data.others)
    return TableMade(made)
