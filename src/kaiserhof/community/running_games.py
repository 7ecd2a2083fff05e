"""The running games that anybody may watch."""

from __future__ import annotations

from dataclasses import dataclass
from typing import Final, Literal

from sqlalchemy import func, select

from kaiserhof.community.visibility import EVERYONE, RATINGS
from kaiserhof.storage import schema
from kaiserhof.storage.rows import PERSON
from kaiserhof.tables import Tables, TableSummary

Order = Literal["newest", "strongest"]
NEWEST: Final = "newest"
STRONGEST: Final = "strongest"
ORDERS: tuple[Order, ...] = (NEWEST, STRONGEST)


@dataclass(frozen=True, slots=True)
class RunningGame:
    """A running game in the list for people who like to watch."""

    table: TableSummary
    turns: int
    """Number of turns that have ended."""
    strength: float
    """The mean of its people's ratings, as far as everyone may see them; 0 if nobody has one."""
    watchers: int


class RunningGames:
    def __init__(self, tables: Tables) -> None:
        self._tables = tables

    def find(self, order: Order = NEWEST) -> list[RunningGame]:
        """Returns the games, the newest or the strongest first."""
        found = self._tables.views.summaries(self._tables.store.tables.watchable(), None)
        ids = [each.id for each in found]
        turns, strengths = self._tables.store.tables.turns(ids), self._strengths(ids)
        games = [
            RunningGame(each, turns[each.id], strengths.get(each.id, 0.0), self._tables.audience.count(each.id))
            for each in found
        ]
        return sorted(games, key=lambda game: -game.strength) if order == STRONGEST else games

    def _strengths(self, ids: list[str]) -> dict[str, float]:
        seats, ratings, tables, shown = schema.seats, schema.ratings, schema.tables, schema.shown.c
        hidden = select(shown.person).where(shown.item == RATINGS, shown.audience != EVERYONE)
        mean = (
            select(seats.c.table_id, func.avg(ratings.c.rank))
            .select_from(seats)
            .join(tables, tables.c.id == seats.c.table_id)
            .join(ratings, (ratings.c.person == seats.c.person) & (ratings.c.game == tables.c.game))
            .where(seats.c.table_id.in_(ids), seats.c.kind == PERSON, seats.c.person.not_in(hidden))
            .group_by(seats.c.table_id)
        )
        with self._tables.store.database.reading() as connection:
            return {row[0]: float(row[1]) for row in connection.execute(mean)}
