"""The results of finished games: people's ratings and histories, and the leaderboard of each game."""

from __future__ import annotations

from dataclasses import dataclass

from sqlalchemy import ColumnElement, func, select

from kaiserhof.community.ratings.rating import BEGINNER, SHOWN_AFTER, Rating
from kaiserhof.community.visibility import EVERYONE, RATINGS
from kaiserhof.storage import schema
from kaiserhof.storage.database import Repository


@dataclass(frozen=True, slots=True)
class GameRating:
    """A person's rating in one game."""

    games: int = 0
    """Number of rated games."""
    rating: Rating = BEGINNER

    @property
    def is_shown(self) -> bool:
        """Whether there are enough games to show the rating."""
        return self.games >= SHOWN_AFTER


@dataclass(frozen=True, slots=True)
class HistoryEntry:
    """A finished game in one person's history."""

    table_id: str
    seat: int
    game: str
    begun: float
    at: float
    """When it ended."""
    players: int
    place: int
    points: int
    number: int | None
    """How many rated games they had finished by then, including this one; None if it was not rated."""
    rating: Rating | None
    """Their rating after the game."""
    gained: float | None
    """The change of `mu`."""
    own: bool = True
    """Whether they made most of their turns themselves."""
    gone: bool = False
    """Whether a bot played for them at the end."""
    overran: bool = False
    """Whether their time ran out."""


@dataclass(frozen=True, slots=True)
class LeaderboardRow:
    place: int
    person: str
    name: str
    standing: GameRating


class Leaderboard(Repository):
    """Reads histories and ratings; `RatingUpdater` writes them."""

    def standing(self, person_id: str, game: str) -> GameRating:
        """Returns a person's rating in a game; a beginner's if they have none."""
        return self.standings(person_id).get(game, GameRating())

    def standings(self, person_id: str) -> dict[str, GameRating]:
        """Returns a person's ratings by game."""
        columns = schema.ratings.c
        query = select(columns.game, columns.games, columns.mu, columns.sigma).where(columns.person == person_id)
        with self.database.reading() as connection:
            return {game: GameRating(games, Rating(mu, sigma)) for game, games, mu, sigma in connection.execute(query)}

    def course(self, person_id: str, game: str) -> list[Rating]:
        """Returns a person's rating after each rated game, oldest first."""
        columns = schema.played.c
        mine = (columns.person == person_id) & (columns.game == game) & columns.number.is_not(None)
        query = select(columns.mu, columns.sigma).where(mine).order_by(columns.number)
        with self.database.reading() as connection:
            return [Rating(mu, sigma) for mu, sigma in connection.execute(query)]

    def history(self, person_id: str, limit: int, start: int = 0, *, rated: bool = False) -> list[HistoryEntry]:
        """Returns a person's finished games, newest first; with `rated`, only rated games."""
        columns = schema.played.c
        mine = columns.person == person_id
        query = select(schema.played).where(mine & columns.number.is_not(None) if rated else mine)
        query = query.order_by(columns.at.desc(), columns.table_id).limit(limit).offset(start)
        with self.database.reading() as connection:
            rows = connection.execute(query).all()
        return [
            HistoryEntry(
                row.table_id,
                row.seat,
                game=row.game,
                begun=row.begun,
                at=row.at,
                players=row.players,
                place=row.place,
                points=row.points,
                number=row.number,
                rating=Rating(row.mu, row.sigma) if row.number is not None else None,
                gained=row.gained,
                own=row.own,
                gone=row.gone,
                overran=row.overran,
            )
            for row in rows
        ]

    def gained(self, table_id: str) -> list[tuple[int, str, float]]:
        """Returns how a game changed `mu`, as triples of seat, person and change; leaves out people with too few rated
        games."""
        columns = schema.played.c
        counted = (columns.table_id == table_id) & (columns.number >= SHOWN_AFTER)
        query = select(columns.seat, columns.person, columns.gained).where(counted).order_by(columns.seat)
        with self.database.reading() as connection:
            return [(seat, person, change) for seat, person, change in connection.execute(query)]

    def leaderboard(self, game: str, limit: int, start: int = 0) -> list[LeaderboardRow]:
        """Returns the leaderboard from a given position on; it lists only people who show their ratings to everyone."""
        ratings, people = schema.ratings, schema.people
        query = (
            select(people.c.id, people.c.name, ratings.c.games, ratings.c.mu, ratings.c.sigma)
            .join(people, people.c.id == ratings.c.person)
            .where(_on_ladder(game))
            .order_by(ratings.c.rank.desc(), people.c.id)
            .limit(limit)
            .offset(start)
        )
        with self.database.reading() as connection:
            rows = connection.execute(query).all()
        return [
            LeaderboardRow(place, person, name, GameRating(games, Rating(mu, sigma)))
            for place, (person, name, games, mu, sigma) in enumerate(rows, start + 1)
        ]

    def ladder_length(self, game: str) -> int:
        """Returns the number of people on a leaderboard."""
        ratings, people = schema.ratings, schema.people
        query = select(func.count()).select_from(ratings).join(people, people.c.id == ratings.c.person)
        with self.database.reading() as connection:
            return connection.scalar(query.where(_on_ladder(game))) or 0

    def place(self, person_id: str, game: str) -> int | None:
        """Returns a person's place on the leaderboard, or None."""
        ratings, people = schema.ratings, schema.people
        joined = select(ratings.c.rank).join(people, people.c.id == ratings.c.person).where(_on_ladder(game))
        above = select(func.count()).select_from(ratings).join(people, people.c.id == ratings.c.person)
        with self.database.reading() as connection:
            mine = connection.scalar(joined.where(people.c.id == person_id))
            if mine is None:
                return None
            higher = (ratings.c.rank > mine) | ((ratings.c.rank == mine) & (people.c.id < person_id))
            return 1 + (connection.scalar(above.where(_on_ladder(game), higher)) or 0)


def _on_ladder(game: str) -> ColumnElement[bool]:
    """Selects the people on a leaderboard: those with enough games who have not been deleted and show their ratings to
    everyone."""
    ratings, people, shown = schema.ratings.c, schema.people.c, schema.shown.c
    not_to_all = (shown.person == people.id) & (shown.item == RATINGS) & (shown.audience != EVERYONE)
    kept_back = select(shown.person).where(not_to_all).exists()
    return (ratings.game == game) & (ratings.games >= SHOWN_AFTER) & (people.name != "") & ~kept_back
