"""Updates histories and ratings from finished games, in the order in which they ended.

Histories and ratings depend only on finished games, so `recount` rebuilds them with the same result. A game is counted
once, by the first process that sees it. People who have been deleted have no history, but they are still rated, without
a name, because the ratings of others depend on theirs.
"""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping, Sequence
from typing import Any

from sqlalchemy import Connection, Row, delete, func, insert, select, update

from kaiserhof.community.ratings.anchors import anchor
from kaiserhof.community.ratings.rating import BEGINNER, Rating, rate
from kaiserhof.storage import schema
from kaiserhof.storage.database import Repository
from kaiserhof.storage.rows import CONFIRM, PERSON, SeatRow
from kaiserhof.storage.table_store import seats_of
from kaiserhof.tables.plan import STAND_IN

AT_ONCE = 50
"""Number of games counted in one transaction."""

LOCK = 16_441_913
"""The id of the advisory lock that guards counting in a shared database."""


class RatingUpdater(Repository):
    """Counts finished games."""

    def count(self) -> int:
        """Counts the games that have ended since the last call. Returns how many. Call it every few seconds."""
        done = 0
        while self._is_something_new():
            with self.database.writing() as connection:
                self._lock(connection)
                done += self._count_some(connection)
        return done

    def recount(self) -> int:
        """Rebuilds all histories and ratings. Returns the number of finished games."""
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
        own = _own(connection, game.id, people)
        rated: dict[int, tuple[int, Rating, Rating]] = {}
        if game.rated and all(seat.agreed for seat in people):
            rated = _rated(connection, game.game, seats, result["places"], own)
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
                "own": seat.seat in own,
                "gone": seat.stand_in is not None,
                "overran": seat.overran > 0,
            }
            if seat.seat in rated:
                number, before, after = rated[seat.seat]
                row |= {"number": number, "mu": after.mu, "sigma": after.sigma, "gained": after.mu - before.mu}
            connection.execute(insert(schema.played).values(**row))


def _uncounted(*columns: Any) -> Any:
    """Selects finished games that are not counted yet. The condition must match that of the index."""
    return select(*columns).where(schema.tables.c.finished.is_not(None), schema.tables.c.counted.is_(None))


def _rated(
    connection: Connection, game: str, seats: Sequence[SeatRow], places: Sequence[int], own: Collection[int]
) -> dict[int, tuple[int, Rating, Rating]]:
    """Updates and stores the ratings of the people who made most of their turns; the others are rated as the bot that
    played for them.

    Returns for each of these seats the number of rated games finished so far, and the rating before and after.
    """
    known = _known(connection, game, seats)
    before = [
        known.get(seat.person or "", (0, BEGINNER))[1]
        if seat.seat in own
        else anchor(game, seat.bot_level() or STAND_IN)
        for seat in seats
    ]
    after = rate(before, places)
    found: dict[int, tuple[int, Rating, Rating]] = {}
    for seat in seats:
        if seat.person is None or seat.seat not in own:
            continue
        number, new = known.get(seat.person, (0, BEGINNER))[0] + 1, after[seat.seat]
        found[seat.seat] = (number, before[seat.seat], new)
        values = {"mu": new.mu, "sigma": new.sigma, "games": number, "rank": new.rank}
        theirs = (schema.ratings.c.person == seat.person) & (schema.ratings.c.game == game)
        if connection.execute(update(schema.ratings).where(theirs).values(**values)).rowcount == 0:
            connection.execute(insert(schema.ratings).values(person=seat.person, game=game, **values))
    return found


def _known(connection: Connection, game: str, seats: Sequence[SeatRow]) -> Mapping[str, tuple[int, Rating]]:
    """Returns the number of rated games and the rating of each person at a table."""
    columns = schema.ratings.c
    people = [seat.person for seat in seats if seat.person is not None]
    query = select(columns.person, columns.games, columns.mu, columns.sigma)
    rows = connection.execute(query.where(columns.game == game, columns.person.in_(people)))
    return {person: (games, Rating(mu, sigma)) for person, games, mu, sigma in rows}


def _own(connection: Connection, table_id: str, people: Sequence[SeatRow]) -> set[int]:
    """Returns the seats whose people made more than half of their turns themselves."""
    acts, joined = schema.acts.c, {seat.seat: seat.joined for seat in people}
    ends = select(acts.seat, acts.stand_in, acts.at).where(acts.table_id == table_id, acts.kind == CONFIRM)
    turns, own = dict.fromkeys(joined, 0), dict.fromkeys(joined, 0)
    for seat, stand_in, at in connection.execute(ends):
        if seat in joined:
            turns[seat] += 1
            own[seat] += not stand_in and at >= joined[seat]
    return {seat for seat in joined if 2 * own[seat] > turns[seat] or not turns[seat]}


def _stayed(connection: Connection, seats: Sequence[SeatRow]) -> set[str]:
    """Returns the people at a table who have not been deleted."""
    people = schema.people.c
    ids = [seat.person for seat in seats]
    return set(connection.scalars(select(people.id).where(people.id.in_(ids), people.name != "")))
