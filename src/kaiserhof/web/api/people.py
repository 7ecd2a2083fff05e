"""The JSON API of people beyond a table: profiles, histories, leaderboards and quick match."""

from __future__ import annotations

import asyncio
from typing import Annotated, Literal

from litestar import Controller, get, post
from litestar.params import Parameter
from msgspec import Meta, Struct

from kaiserhof.community.profile import PastGame, Profile
from kaiserhof.community.quick_match import Wish
from kaiserhof.community.ratings import GameRating, shown_change
from kaiserhof.community.running_games import NEWEST, Order
from kaiserhof.community.visibility import COMPANY, HISTORY, RATINGS, RECORDS
from kaiserhof.engine import find_game
from kaiserhof.web.api.routes import problems
from kaiserhof.web.api.schemas import Short, TableInList, TableMade, table_in_list
from kaiserhof.web.context import Context, Services
from kaiserhof.web.headers import PRIVATE
from kaiserhof.web.rendering.render import seat_name
from kaiserhof.web.visitor import Visitor

PersonId = Annotated[str, Parameter(max_length=22)]
GameId = Annotated[str, Parameter(max_length=60)]
Start = Annotated[int, Parameter(ge=0, le=1_000_000)]
AT_ONCE = 50
"""Largest number of games or people in one response."""


class RatingNow(Struct):
    """A rating with half the width of its 95 % interval; both are null until enough games are played."""

    games: int
    """Number of rated games."""
    rating: int | None
    interval: int | None


class PartnerNow(Struct):
    """Someone with whom a person has finished games, and how often the person placed above them."""

    id: str
    name: str
    games: int
    ahead: int


class ProfileNow(Struct):
    """What you may see of a person; everything else is null."""

    id: str
    name: str
    since: float
    """When the person joined, in seconds since 1970."""
    ratings: dict[str, RatingNow] | None
    """By game."""
    games: int | None
    won: int | None
    left: int | None
    """The number of finished games in which a bot played for them at the end."""
    out_of_time: int | None
    """The number of finished games in which their time ran out."""
    partners: list[PartnerNow] | None
    most_points: dict[str, int] | None
    """By game."""
    won_in_a_row: int | None


class PlayedNow(Struct):
    """A finished game in a person's history."""

    game: str
    begun: float
    ended: float
    players: int
    place: int
    points: int
    others: list[str | None]
    """The names of the other players; null for those who are hidden from you."""
    table: str | None
    """The table's id, if you played there too."""
    change: int | None
    """By how much the rating changed, if you may see it."""


class LeaderboardRowNow(Struct):
    """A row of a leaderboard."""

    place: int
    id: str
    name: str
    games: int
    rating: int
    interval: int


class LeaderboardNow(Struct):
    """A page of a leaderboard, from a given position on."""

    length: int
    rungs: list[LeaderboardRowNow]


class WishNow(Struct, forbid_unknown_fields=True):
    """What you would like to play; `seats` is the number of players, or null for any."""

    game: Short
    clock: Literal["live", "daily"]
    seats: Annotated[int, Meta(ge=1, le=10)] | None = None
    rated: bool = False
    bots: bool = False
    """Whether bots take the free seats after a while."""


class RunningNow(Struct):
    """A running game that anybody may watch."""

    table: TableInList
    turns: int
    """Number of turns that have ended."""
    watchers: int


class PeopleApi(Controller):
    """Handles people, leaderboards and quick match."""

    path = "/api"
    response_headers = PRIVATE
    tags = ["kaiserhof"]

    @get("/people/{person_id:str}", responses=problems(404))
    async def profile(self, person_id: PersonId, ctx: Context) -> ProfileNow:
        """Returns the parts of a person's profile that you may see."""
        return _profile_now(await asyncio.to_thread(ctx.services.profiles.profile, person_id, _viewer(ctx.visitor)))

    @get("/people/{person_id:str}/games", responses=problems(404))
    async def history(
        self, person_id: PersonId, ctx: Context, start: Start = 0, rated: bool = False
    ) -> list[PlayedNow]:
        """Returns a person's finished games, newest first, skipping the first `start`; empty if you may not see
        them."""

        def look() -> list[PlayedNow]:
            profile = ctx.services.profiles.profile(person_id, _viewer(ctx.visitor))
            found = ctx.services.profiles.history(profile, AT_ONCE, start, rated=rated)
            return [_played_now(each, ctx.lang) for each in found]

        return await asyncio.to_thread(look)

    @get("/ladders/{game_id:str}", responses=problems(422))
    async def leaderboard(self, game_id: GameId, services: Services, start: Start = 0) -> LeaderboardNow:
        """Returns the people with the highest ratings in a game, skipping the first `start`."""
        game, ledger = find_game(game_id), services.profiles.ledger
        rungs = await asyncio.to_thread(ledger.leaderboard, game.id, AT_ONCE, start)
        length = await asyncio.to_thread(ledger.ladder_length, game.id)
        return LeaderboardNow(
            length,
            [
                LeaderboardRowNow(
                    rung.place,
                    rung.person,
                    name=rung.name,
                    games=rung.standing.games,
                    rating=rung.standing.rating.shown,
                    interval=rung.standing.rating.interval,
                )
                for rung in rungs
            ],
        )

    @post("/quick", responses=problems(403, 413, 422, 429))
    async def quick_match(self, data: WishNow, ctx: Context) -> TableMade:
        """Seats you at an open table that fits, or at a new one, with others who want the same."""
        wish = Wish(find_game(data.game).id, data.seats, data.clock, data.rated, data.bots)
        return TableMade(await asyncio.to_thread(ctx.services.quick_match.seek, ctx.person, wish))


class RunningGamesApi(Controller):
    """Handles the running games that anybody may watch."""

    path = "/api"
    response_headers = PRIVATE
    tags = ["kaiserhof"]

    @get("/running", responses=problems())
    async def running(self, services: Services, order: Order = NEWEST) -> list[RunningNow]:
        """Returns the listed running games that anybody may watch, the newest or the strongest first."""
        found = await asyncio.to_thread(services.running_games.find, order)
        return [RunningNow(table_in_list(each.table), each.turns, each.watchers) for each in found]


def _viewer(visitor: Visitor) -> str | None:
    return visitor.person.id if visitor.person is not None else None


def _profile_now(profile: Profile) -> ProfileNow:
    parts = profile.parts
    return ProfileNow(
        id=profile.id,
        name=profile.name,
        since=profile.since,
        ratings={game: _rating_now(each) for game, each in profile.standings.items()} if RATINGS in parts else None,
        games=profile.games if HISTORY in parts else None,
        won=profile.won if HISTORY in parts else None,
        left=profile.gone if HISTORY in parts else None,
        out_of_time=profile.overran if HISTORY in parts else None,
        partners=(
            [PartnerNow(each.id, each.name, each.games, each.ahead) for each in profile.company]
            if COMPANY in parts
            else None
        ),
        most_points=profile.records.points if RECORDS in parts else None,
        won_in_a_row=profile.records.in_a_row if RECORDS in parts else None,
    )


def _rating_now(standing: GameRating) -> RatingNow:
    if not standing.is_shown:
        return RatingNow(standing.games, None, None)
    return RatingNow(standing.games, standing.rating.shown, standing.rating.interval)


def _played_now(past: PastGame, lang: str) -> PlayedNow:
    played = past.played
    return PlayedNow(
        game=played.game,
        begun=played.begun,
        ended=played.at,
        players=played.players,
        place=played.place,
        points=played.points,
        others=[None if seat is None else seat_name(seat, lang) for seat in past.others],
        table=played.table_id if past.sat_there else None,
        change=None if past.gained is None else shown_change(past.gained),
    )
