"""Finished games go into people's histories and ratings, in the order in which they ended.

Histories and ratings follow from the finished games alone: `recount` makes them anew and comes to the same. A game is
counted once, whichever process sees it first. Whoever has left has no history, but is rated still, without a name: the
ratings of others follow from that.
"""

from __future__ import annotations

import json
from collections.abc import Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, Row, delete, func, insert, select, update

from kaiserhof.community.ratings.anchors import anchor
from kaiserhof.community.ratings.rating import BEGINNER, Rating, rate
from kaiserhof.storage import schema
from kaiserhof.storage.database import Repository
from kaiserhof.storage.rows import BOT, CONFIRM, PERSON, SeatRow
from kaiserhof.storage.table_store import seats_of

MOST_STOOD_IN = 3
"""Number of turns that a bot may play for someone; a game with more of them does not count for that person."""

AT_ONCE = 50
"""Number of games that are counted in one transaction."""

LOCK = 16_441_913
"""The number of the advisory lock of whoever counts in a shared database."""


class RatingUpdater(Repository):
    """Counts finished games."""

    def count(self) -> int:
        """Counts the games that have ended since the last time; returns how many. Call it every few seconds."""
        done = 0
        while self._is_something_new():
            with self.database.writing() as connection:
                self._lock(connection)
                done += self._count_some(connection)
        return done

    def recount(self) -> int:
        """Makes all histories and ratings anew; returns the number of finished games."""
        with self.database.writing() as connection:
            self._lock(connection)
            for table in (schema.played, schema.ratings):
                connection.execute(delete(table))
            connection.execute(update(schema.tables).values(counted=None))
            done = 0
            while some := self._count_some(connection):
                done += some
        return done

    def _is_something_new(self) -> bool:
        with self.database.reading() as connection:
            return connection.execute(_uncounted(schema.tables.c.id).limit(1)).first() is not None

    def _lock(self, connection: Connection) -> None:
        if self.database.shared:
            connection.execute(select(func.pg_advisory_xact_lock(LOCK)))

    def _count_some(self, connection: Connection) -> int:
        columns = schema.tables.c
        query = _uncounted(columns.id, columns.game, columns.rated, columns.finished, columns.created, columns.result)
        games = connection.execute(query.order_by(columns.finished, columns.id).limit(AT_ONCE)).all()
        for game in games:
            if game.result is not None:
                self._count_game(connection, game)
            connection.execute(update(schema.tables).where(columns.id == game.id).values(counted=self.database.clock()))
        return len(games)

    def _count_game(self, connection: Connection, game: Row[Any]) -> None:
        seats, result = seats_of(connection, game.id), json.loads(game.result)
        people = [seat for seat in seats if seat.kind == PERSON and seat.person is not None]
        rated: dict[int, tuple[int, Rating, Rating]] = {}
        if game.rated and all(seat.agreed for seat in people):
            rated = _rated(connection, game.id, game.game, seats, result["places"])
        begun = connection.scalar(select(func.min(schema.acts.c.at)).where(schema.acts.c.table_id == game.id))
        stayed = _stayed(connection, people)
        for seat in people:
            if seat.person not in stayed:
                continue
            row: dict[str, object] = {
                "table_id": game.id,
                "seat": seat.seat,
                "person": seat.person,
                "game": game.game,
                "begun": game.created if begun is None else begun,
                "at": game.finished,
                "players": len(seats),
                "place": result["places"][seat.seat],
                "points": result["points"][seat.seat],
            }
            if seat.seat in rated:
                number, before, after = rated[seat.seat]
                row |= {"number": number, "mu": after.mu, "sigma": after.sigma, "gained": after.mu - before.mu}
            connection.execute(insert(schema.played).values(**row))


def _uncounted(*columns: Any) -> Any:
    """Returns a query for finished games that are not counted; it is worded like the index that answers it."""
    return select(*columns).where(schema.tables.c.finished.is_not(None), schema.tables.c.counted.is_(None))


def _rated(
    connection: Connection, table_id: str, game: str, seats: Sequence[SeatRow], places: Sequence[int]
) -> dict[int, tuple[int, Rating, Rating]]:
    """Rates the people of a game and keeps their ratings.

    Returns by seat how many rated games they have finished now, and their rating before and after; only of those for
    whom the game counts.
    """
    known = _known(connection, game, seats)
    before = [
        anchor(game, seat.level or "") if seat.kind == BOT else known.get(seat.person or "", (0, BEGINNER))[1]
        for seat in seats
    ]
    after, stood_in = rate(before, places), _turns_stood_in(connection, table_id)
    found: dict[int, tuple[int, Rating, Rating]] = {}
    for seat in seats:
        if seat.person is None or stood_in.get(seat.seat, 0) > MOST_STOOD_IN:
            continue
        number, new = known.get(seat.person, (0, BEGINNER))[0] + 1, after[seat.seat]
        found[seat.seat] = (number, before[seat.seat], new)
        values = {"mu": new.mu, "sigma": new.sigma, "games": number, "rank": new.rank}
        theirs = (schema.ratings.c.person == seat.person) & (schema.ratings.c.game == game)
        if connection.execute(update(schema.ratings).where(theirs).values(**values)).rowcount == 0:
            connection.execute(insert(schema.ratings).values(person=seat.person, game=game, **values))
    return found


def _known(connection: Connection, game: str, seats: Sequence[SeatRow]) -> Mapping[str, tuple[int, Rating]]:
    """Returns how many rated games the people of a table have finished, and their ratings."""
    columns = schema.ratings.c
    people = [seat.person for seat in seats if seat.person is not None]
    query = select(columns.person, columns.games, columns.mu, columns.sigma)
    rows = connection.execute(query.where(columns.game == game, columns.person.in_(people)))
    return {person: (games, Rating(mu, sigma)) for person, games, mu, sigma in rows}


def _turns_stood_in(connection: Connection, table_id: str) -> dict[int, int]:
    """Returns by seat how many turns a bot has played for its person."""
    acts = schema.acts.c
    turns = (acts.table_id == table_id) & acts.stand_in & (acts.kind == CONFIRM)
    rows = connection.execute(select(acts.seat, func.count()).where(turns).group_by(acts.seat))
    return {int(seat): int(count) for seat, count in rows}


def _stayed(connection: Connection, seats: Sequence[SeatRow]) -> set[str]:
    """Returns who of the people of a table has not left."""
    people = schema.people.c
    ids = [seat.person for seat in seats]
    return set(connection.scalars(select(people.id).where(people.id.in_(ids), people.name != "")))
