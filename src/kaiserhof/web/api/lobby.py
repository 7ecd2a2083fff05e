"""The JSON API of tables before the game starts: seats, bots, options, the clock, invitations, and the start."""

from __future__ import annotations

import asyncio
from typing import Annotated, Literal

from litestar import Controller, delete, get, post, put
from msgspec import Meta, Struct

from kaiserhof.storage.rows import FREE, PERSON, Colour, Pace
from kaiserhof.tables import ClockRule, Person, Tables
from kaiserhof.web.api.routes import TableId, act, problems
from kaiserhof.web.api.schemas import ClockText, Number, SeatNumber, Short, TableNow
from kaiserhof.web.context import Context
from kaiserhof.web.headers import PRIVATE
from kaiserhof.web.pages.lobby import take_colour


class LobbyChanges(Struct, forbid_unknown_fields=True):
    """The changes that the owner makes to a table; omitted fields stay as they are."""

    listed: bool | None = None
    pace: Pace | None = None
    by_itself: bool | None = None
    """Whether the game starts as soon as a person takes the last seat."""
    hints: bool | None = None
    """Whether people may ask for hints if the game does not count."""
    lenient: bool | None = None
    """Whether people may agree on more time, a pause or taking back a turn even if the game counts."""
    clock: ClockText | None = None
    spectators: bool | None = None
    options: dict[str, str] | None = None
    first: SeatNumber | Literal["lot"] | None = None
    """The seat that starts, or `lot` to draw it at random."""
    seats: Annotated[int, Meta(ge=1, le=10)] | None = None
    """The number of seats. Seats are added or removed at the end; only free seats and bots can be removed."""


class SeatChange(Struct, forbid_unknown_fields=True):
    """Who takes a seat: `me`, nobody (`open`), or a bot of this level, with the name of its character."""

    who: Short
    face: Annotated[str, Meta(max_length=30)] = ""
    word: Annotated[str, Meta(max_length=120)] = ""
    """A short message to the person who loses the seat."""


class ColourChoice(Struct, forbid_unknown_fields=True):
    """The colour of your pieces."""

    colour: Colour


class NewInvitation(Struct, forbid_unknown_fields=True):
    """Someone you have played with, given by their index in the table's `partners`."""

    partner: Number


class InvitationNow(Struct):
    """A table to which you are invited."""

    table: str
    by: str


class LobbyApi(Controller):
    """Handles tables whose game has not started."""

    path = "/api"
    response_headers = PRIVATE
    tags = ["kaiserhof"]

    @put("/tables/{table_id:str}/lobby", responses=problems(403, 404, 409, 413, 422, 429))
    async def change_lobby(self, table_id: TableId, data: LobbyChanges, ctx: Context) -> TableNow:
        """Changes the table, one field after the other, and stops at the first that is refused. Owner only."""
        return await act(ctx, table_id, lambda person: _arrange(ctx.tables, table_id, person, data))

    @put("/tables/{table_id:str}/seats/{seat:int}", responses=problems(403, 404, 409, 413, 422, 429))
    async def change_seat(self, table_id: TableId, seat: SeatNumber, data: SeatChange, ctx: Context) -> TableNow:
        """Takes a seat, frees it, or gives it to a bot."""
        return await act(ctx, table_id, lambda person: _seat(ctx.tables, table_id, person, seat, data))

    @put("/tables/{table_id:str}/colour", responses=problems(403, 404, 409, 413, 422, 429))
    async def choose_colour(self, table_id: TableId, data: ColourChoice, ctx: Context) -> TableNow:
        """Takes a colour that no other person at the table has, here and wherever you sit down from now on."""
        return await act(ctx, table_id, lambda person: take_colour(ctx.tables, table_id, person, data.colour))

    @post("/tables/{table_id:str}/start", responses=problems(403, 404, 409, 413, 422, 429), status_code=200)
    async def start_game(self, table_id: TableId, ctx: Context) -> TableNow:
        """Starts the game; bots take the seats that are still free."""
        return await act(ctx, table_id, lambda person: ctx.tables.lobby.begin(table_id, person))

    @post("/tables/{table_id:str}/invitations", responses=problems(403, 404, 409, 413, 422, 429), status_code=200)
    async def invite(self, table_id: TableId, data: NewInvitation, ctx: Context) -> TableNow:
        """Invites someone whom you have played with."""
        return await act(ctx, table_id, lambda person: ctx.tables.lobby.invite(table_id, person, data.partner))

    @get("/me/invitations", responses=problems(403))
    async def invitations(self, ctx: Context) -> list[InvitationNow]:
        """Returns the tables to which you are invited."""
        found = await asyncio.to_thread(ctx.tables.store.lobby.invitations_of, ctx.person.id)
        return [InvitationNow(each.table, each.inviter) for each in found]

    @delete("/me/invitations/{table_id:str}", responses=problems(403, 404, 413, 422), status_code=204)
    async def decline_invitation(self, table_id: TableId, ctx: Context) -> None:
        """Declines an invitation."""
        await asyncio.to_thread(ctx.tables.lobby.decline, table_id, ctx.person)


def _arrange(tables: Tables, table_id: str, person: Person, data: LobbyChanges) -> None:
    if data.seats is not None:
        _change_number_of_seats(tables, table_id, person, data.seats)
    if data.options is not None:
        tables.lobby.choose_options(table_id, person, data.options)
    if data.first is not None:
        tables.lobby.start_with(table_id, person, None if data.first == "lot" else data.first)
    if data.spectators is not None:
        tables.ownership.admit_spectators(table_id, person, admitted=data.spectators)
    tables.lobby.change_settings(
        table_id,
        person,
        listed=data.listed,
        pace=data.pace,
        by_itself=data.by_itself,
        hints=data.hints,
        lenient=data.lenient,
        clock=None if data.clock is None else ClockRule.parse(data.clock),
    )


def _change_number_of_seats(tables: Tables, table_id: str, person: Person, wanted: int) -> None:
    while (seats := tables.views.view(table_id, person).seats) and len(seats) != wanted:
        if len(seats) < wanted:
            tables.lobby.add_seat(table_id, person)
        else:
            last = next((seat.seat for seat in reversed(seats) if seat.kind != PERSON), len(seats) - 1)
            tables.lobby.drop_seat(table_id, person, last)


def _seat(tables: Tables, table_id: str, person: Person, seat: int, data: SeatChange) -> None:
    view = tables.views.view(table_id, person)
    if data.who == "me":
        if view.me is None:
            tables.lobby.sit(table_id, person, seat)
        else:
            tables.lobby.change_place(table_id, person, seat)
    elif data.who != FREE:
        tables.lobby.seat_bot(table_id, person, seat, data.who, data.face)
    elif seat < len(view.seats) and view.seats[seat].kind == PERSON:
        tables.lobby.remove(table_id, person, seat, data.word)
    else:
        tables.lobby.free_seat(table_id, person, seat)
