"""The JSON API of leagues: creating, joining, running and following them."""

from __future__ import annotations

import asyncio
from collections.abc import Callable
from typing import Annotated, Literal

from litestar import Controller, delete, get, post
from litestar.params import Parameter
from msgspec import Meta, Struct

from kaiserhof.community.leagues import LeagueRow, LeagueTable, LeagueView
from kaiserhof.community.leagues.service import MAX_ROUNDS
from kaiserhof.tables import ClockRule, Person
from kaiserhof.web.api.routes import problems
from kaiserhof.web.api.schemas import ClockText, Number, Short
from kaiserhof.web.context import Context
from kaiserhof.web.headers import PRIVATE

LeagueId = Annotated[str, Parameter(max_length=16)]
MemberName = Annotated[str, Parameter(max_length=40)]


class NewLeague(Struct, forbid_unknown_fields=True):
    """A league to be created: its rules, the preferred number of players per table, and how tables are drawn."""

    name: Short
    game: Short
    seats: Annotated[int, Meta(ge=1, le=10)]
    rounds: Annotated[int, Meta(ge=1, le=MAX_ROUNDS)]
    way: Literal["swiss", "even", "knockout"] = "swiss"
    options: dict[str, str] = {}
    clock: ClockText = "none"
    rated: bool = False
    starts: Annotated[float, Meta(ge=0, le=1e11)] | None = None
    """When the first round begins by itself (seconds since 1970); without it the owner begins it."""
    listed: bool = False
    """Whether everyone sees the league while people may join it."""


class LeagueMade(Struct):
    """The id of a new league."""

    id: str


class LeagueInList(Struct):
    """What a list shows of a league."""

    id: str
    name: str
    game: str
    status: str
    round: int
    rounds: int


class MemberNow(Struct):
    """A current or former member of a league; the name is empty if the person was deleted."""

    name: str
    plays: bool


class LeagueTableNow(Struct):
    """A table of a round: its members by number, and their places and points once the game is over."""

    round: int
    number: int
    members: list[int]
    table: str | None
    status: str
    closed: bool
    """Whether the round goes on without this table's result."""
    places: list[int] | None
    points: list[int] | None


class StandingNow(Struct):
    """A row of the standings; `member` is the member's number."""

    member: int
    place: int
    points: float
    wins: int
    played: int


class LeagueNow(Struct):
    """A league. Members are numbered from 0 in the order of joining."""

    id: str
    name: str
    game: str
    options: dict[str, str]
    seats: int
    way: str
    rounds: int
    round: int
    """The current round; 0 before the first."""
    clock: str
    rated: bool
    starts: float | None
    status: str
    """`gathering`, `playing` or `over`."""
    runs: bool
    """Whether you own the league."""
    plays: bool
    """Whether you are a member who still plays."""
    members: list[MemberNow]
    tables: list[LeagueTableNow]
    standings: list[StandingNow]


class LeaguesApi(Controller):
    """Handles `/api/leagues`."""

    path = "/api/leagues"
    response_headers = PRIVATE
    tags = ["kaiserhof"]

    @get("/", responses=problems(403))
    async def my_leagues(self, ctx: Context) -> list[LeagueInList]:
        """Returns the leagues that you play in or own, newest first."""
        return [_in_list(row) for row in await asyncio.to_thread(ctx.services.leagues.of, ctx.person)]

    @get("/open", responses=problems())
    async def open_leagues(self, ctx: Context) -> list[LeagueInList]:
        """Returns the leagues that everyone may join, the latest first."""
        return [_in_list(row) for row in await asyncio.to_thread(ctx.services.leagues.open_to_all)]

    @post("/", responses=problems(403, 413, 422, 429))
    async def create_league(self, data: NewLeague, ctx: Context) -> LeagueMade:
        """Creates a league that is open to members. You own it and play in it."""
        person = ctx.person
        return LeagueMade(
            await asyncio.to_thread(
                lambda: ctx.services.leagues.create(
                    person,
                    data.name,
                    data.game,
                    data.seats,
                    data.rounds,
                    way=data.way,
                    options=data.options,
                    clock=ClockRule.parse(data.clock),
                    rated=data.rated,
                    starts=data.starts,
                    listed=data.listed,
                )
            )
        )

    @get("/{league_id:str}", responses=problems(404))
    async def league(self, league_id: LeagueId, ctx: Context) -> LeagueNow:
        """Returns a league. Anyone who knows its id may see it."""
        return await asyncio.to_thread(lambda: league_now(ctx.services.leagues.view(league_id, ctx.visitor.person)))

    @post("/{league_id:str}/members", responses=problems(403, 404, 413, 422, 429), status_code=200)
    async def join_league(self, league_id: LeagueId, ctx: Context) -> LeagueNow:
        """Joins a league before its first round."""
        return await _do(ctx, league_id, lambda person: ctx.services.leagues.join(league_id, person))

    @delete("/{league_id:str}/members", responses=problems(403, 404, 413), status_code=200)
    async def leave_league(self, league_id: LeagueId, ctx: Context) -> LeagueNow:
        """Leaves the league after the current round."""
        return await _do(ctx, league_id, lambda person: ctx.services.leagues.leave(league_id, person))

    @delete("/{league_id:str}/members/{number:int}", responses=problems(403, 404, 409, 413), status_code=200)
    async def remove_member(self, league_id: LeagueId, number: Number, name: MemberName, ctx: Context) -> LeagueNow:
        """Removes a member, given by number and name. League owner only."""
        return await _do(ctx, league_id, lambda person: ctx.services.leagues.remove(league_id, person, number, name))

    @post("/{league_id:str}/start", responses=problems(403, 404, 413, 422), status_code=200)
    async def start_league(self, league_id: LeagueId, ctx: Context) -> LeagueNow:
        """Starts the first round. League owner only."""
        return await _do(ctx, league_id, lambda person: ctx.services.leagues.begin(league_id, person))

    @delete("/{league_id:str}/tables/{number:int}", responses=problems(403, 404, 413, 422), status_code=200)
    async def close_table(self, league_id: LeagueId, number: Number, ctx: Context) -> LeagueNow:
        """Closes a table so that the round can end without its result. League owner only."""
        return await _do(ctx, league_id, lambda person: ctx.services.leagues.close(league_id, person, number))

    @post("/{league_id:str}/end", responses=problems(403, 404, 413, 422), status_code=200)
    async def end_league(self, league_id: LeagueId, ctx: Context) -> LeagueNow:
        """Ends a league before its last round. League owner only."""
        return await _do(ctx, league_id, lambda person: ctx.services.leagues.end(league_id, person))


def _in_list(row: LeagueRow) -> LeagueInList:
    return LeagueInList(row.id, row.name, game=row.game, status=row.status, round=row.round, rounds=row.rounds)


async def _do(ctx: Context, league_id: str, do: Callable[[Person], None]) -> LeagueNow:
    """Runs a command and returns the league afterwards."""
    leagues, person = ctx.services.leagues, ctx.person
    await asyncio.to_thread(do, person)
    return await asyncio.to_thread(lambda: league_now(leagues.view(league_id, person)))


def league_now(view: LeagueView) -> LeagueNow:
    row = view.row
    numbers = {member.person: number for number, member in enumerate(view.members)}
    return LeagueNow(
        id=row.id,
        name=row.name,
        game=row.game,
        options=row.options,
        seats=row.seats,
        way=row.way,
        rounds=row.rounds,
        round=row.round,
        clock=ClockRule.read(row.clock).text(),
        rated=row.rated,
        starts=row.starts,
        status=row.status,
        runs=view.runs,
        plays=view.plays,
        members=[MemberNow(member.name, member.gone is None) for member in view.members],
        tables=[_table_now(table, numbers) for table in view.tables],
        standings=[
            StandingNow(numbers[each.person], each.place, each.points, each.wins, each.played)
            for each in view.standings
        ],
    )


def _table_now(table: LeagueTable, numbers: dict[str, int]) -> LeagueTableNow:
    people = table.result.people if table.result is not None else table.people
    return LeagueTableNow(
        round=table.round,
        number=table.number,
        members=[numbers[person] for person in people],
        table=table.table_id,
        status=table.status,
        closed=table.closed,
        places=list(table.result.places) if table.result is not None else None,
        points=list(table.points) if table.result is not None else None,
    )
