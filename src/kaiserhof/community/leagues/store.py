"""Leagues in the database. Each update checks that the row is unchanged, in case two processes act at once."""

from __future__ import annotations

import json
from collections.abc import Collection, Sequence
from dataclasses import asdict, dataclass
from typing import Any

from sqlalchemy import func, insert, select, update
from sqlalchemy.exc import IntegrityError

from kaiserhof.community.leagues.standings import Result
from kaiserhof.errors import Forbidden, Refused
from kaiserhof.storage import schema
from kaiserhof.storage.database import Repository
from kaiserhof.storage.erasure import require_people
from kaiserhof.storage.lease import Lease
from kaiserhof.storage.rows import CANCELLED, ENDED, FINISHED
from kaiserhof.tables import Person

GATHERING, PLAYING, OVER = "gathering", "playing", "over"
"""The statuses of a league."""

HOLD = 30.0
"""Length in seconds of the lease on a table that is being created."""


@dataclass(frozen=True, slots=True)
class LeagueRow:
    """The stored form of a league."""

    id: str
    name: str
    game: str
    options: dict[str, str]
    owner: str
    seats: int
    """The preferred number of players per table."""
    way: str
    """How tables are drawn; see `pairing`."""
    rounds: int
    clock: str
    rated: bool
    status: str
    round: int
    """The current round; 0 before the first."""
    created: float
    changed: float
    starts: float | None = None
    """When the first round begins by itself."""
    listed: bool = False
    """Whether everyone sees the league while people may join it."""


@dataclass(frozen=True, slots=True)
class Member:
    """Someone who plays or has played in a league."""

    person: str
    name: str
    joined: float
    gone: float | None
    """When they left; None if they still play."""


@dataclass(frozen=True, slots=True)
class LeagueTable:
    """A table of a round."""

    round: int
    number: int
    people: tuple[str, ...]
    table_id: str | None
    closed: bool
    """Whether the round goes on without the table's result."""
    status: str = ""
    result: Result | None = None
    """The places, once the game is over."""
    points: tuple[int, ...] = ()
    """The points, in the order of the result."""

    @property
    def is_over(self) -> bool:
        """Whether the round need not wait for this table."""
        return self.closed or self.status in (FINISHED, ENDED, CANCELLED)


class LeagueStore(Repository):
    """Reads and writes leagues."""

    # ------------------------------------------------------------------ reading

    def league(self, league_id: str) -> LeagueRow | None:
        return next(iter(self._leagues(schema.leagues.c.id == league_id)), None)

    def playing(self) -> list[LeagueRow]:
        """Returns the leagues in progress."""
        return self._leagues(schema.leagues.c.status == PLAYING)

    def due(self, now: float) -> list[LeagueRow]:
        """Returns the leagues whose first round is to begin."""
        columns = schema.leagues.c
        return self._leagues((columns.status == GATHERING) & (columns.starts <= now), 50)

    def listed(self, limit: int = 50) -> list[LeagueRow]:
        """Returns the leagues that everyone may join, the latest first."""
        columns = schema.leagues.c
        return self._leagues(columns.listed & (columns.status == GATHERING), limit)

    def of_person(self, person_id: str, limit: int = 50) -> list[LeagueRow]:
        """Returns the leagues that a person plays in or owns, newest first."""
        members = schema.league_people.c
        theirs = select(members.league).where(members.person == person_id)
        columns = schema.leagues.c
        return self._leagues(columns.id.in_(theirs) | (columns.owner == person_id), limit)

    def open_leagues(self, owner: str) -> int:
        """Returns how many unfinished leagues a person owns."""
        columns = schema.leagues.c
        theirs = (columns.owner == owner) & (columns.status != OVER)
        with self.database.reading() as connection:
            return connection.scalar(select(func.count()).select_from(schema.leagues).where(theirs)) or 0

    def of_table(self, table_id: str) -> LeagueRow | None:
        """Returns the league that a table belongs to."""
        tables = schema.league_tables.c
        its = select(tables.league).where(tables.table_id == table_id)
        return next(iter(self._leagues(schema.leagues.c.id.in_(its))), None)

    def _leagues(self, condition: Any, limit: int = 1000) -> list[LeagueRow]:
        query = select(schema.leagues).where(condition).order_by(schema.leagues.c.changed.desc()).limit(limit)
        with self.database.reading() as connection:
            return [
                LeagueRow(**{**row, "options": json.loads(row["options"])})
                for row in connection.execute(query).mappings()
            ]

    def members(self, league_id: str) -> list[Member]:
        """Returns everyone who plays or has played in a league, in the order of joining."""
        columns = schema.league_people.c
        query = select(columns.person, columns.name, columns.joined, columns.gone).where(columns.league == league_id)
        with self.database.reading() as connection:
            return [Member(*row) for row in connection.execute(query.order_by(columns.joined, columns.person))]

    def tables(self, league_id: str) -> list[LeagueTable]:
        """Returns the tables of all rounds so far, with their results."""
        rows, tables, seats = schema.league_tables, schema.tables, schema.seats
        query = (
            select(rows.c.round, rows.c.number, rows.c.people, rows.c.table_id, rows.c.closed)
            .add_columns(tables.c.status, tables.c.result)
            .outerjoin(tables, tables.c.id == rows.c.table_id)
            .where(rows.c.league == league_id)
            .order_by(rows.c.round, rows.c.number)
        )
        with self.database.reading() as connection:
            found = connection.execute(query).all()
            ids = [row.table_id for row in found if row.table_id is not None]
            sitting: dict[str, list[str]] = {table_id: [] for table_id in ids}
            seated = select(seats.c.table_id, seats.c.person).where(seats.c.table_id.in_(ids))
            for table_id, person in connection.execute(seated.order_by(seats.c.table_id, seats.c.seat)):
                sitting[table_id].append(person)
            played = schema.played.c
            absent: dict[str, set[str]] = {table_id: set() for table_id in ids}
            others = select(played.table_id, played.person).where(played.table_id.in_(ids), ~played.own)
            for table_id, person in connection.execute(others):
                absent[table_id].add(person)
        return [_table(row, sitting.get(row.table_id, []), absent.get(row.table_id, ())) for row in found]

    # ------------------------------------------------------------------ writing

    def add(self, row: LeagueRow) -> None:
        with self.database.writing() as connection:
            require_people(connection, row.owner)
            connection.execute(insert(schema.leagues).values(**{**asdict(row), "options": json.dumps(row.options)}))

    def change(self, row: LeagueRow, **values: object) -> bool:
        """Changes a league. Returns False if its status or round is no longer that of `row`."""
        with self.database.writing() as connection:
            changed = update(schema.leagues).where(_as_known(row)).values(changed=self.database.clock(), **values)
            return connection.execute(changed).rowcount == 1

    def join(self, row: LeagueRow, person: Person, most: int) -> bool:
        """Adds someone to a league that has not started. Returns False if it has started or is full."""
        members = schema.league_people
        here = (members.c.league == row.id) & members.c.gone.is_(None)
        try:
            with self.database.writing() as connection:
                same = update(schema.leagues).where(_as_known(row)).values(changed=self.database.clock())
                if connection.execute(same).rowcount != 1:
                    return False
                if (connection.scalar(select(func.count()).select_from(members).where(here)) or 0) >= most:
                    return False
                require_people(connection, person.id)
                values = {"name": person.name, "joined": self.database.clock(), "gone": None}
                theirs = (members.c.league == row.id) & (members.c.person == person.id)
                if connection.scalar(select(members.c.removed).where(theirs)):
                    raise Forbidden("error-league-removed")
                if connection.execute(update(members).where(theirs).values(**values)).rowcount != 1:
                    connection.execute(insert(members).values(league=row.id, person=person.id, **values))
        except IntegrityError:
            return True  # a concurrent request has already added them
        return True

    def leave(self, league_id: str, person_id: str, *, removed: bool = False) -> None:
        """Records that someone has left; their past games stay. With `removed`, they cannot join again."""
        members = schema.league_people
        theirs = (members.c.league == league_id) & (members.c.person == person_id) & members.c.gone.is_(None)
        with self.database.writing() as connection:
            gone = update(members).where(theirs).values(gone=self.database.clock(), removed=removed)
            connection.execute(gone)

    def begin_round(self, row: LeagueRow, tables: Sequence[Sequence[str]]) -> bool:
        """Starts the next round with these people at its tables. Returns False if the league is no longer in the state
        of `row`."""
        with self.database.writing() as connection:
            values = {"status": PLAYING, "round": row.round + 1, "changed": self.database.clock()}
            if connection.execute(update(schema.leagues).where(_as_known(row)).values(**values)).rowcount != 1:
                return False
            for number, people in enumerate(tables, 1):
                values = {"league": row.id, "round": row.round + 1, "number": number, "people": json.dumps(people)}
                connection.execute(insert(schema.league_tables).values(**values))
        return True

    def claim(self, row: LeagueRow) -> LeagueTable | None:
        """Leases a table of the current round that has not been created yet. Returns None if there is none."""
        columns, lease = schema.league_tables.c, Lease(self.database, schema.league_tables)
        open_ = (columns.league == row.id) & (columns.round == row.round) & columns.table_id.is_(None) & ~columns.closed
        found = (columns.number, columns.people)
        taken = lease.take(columns.number, open_, columns.number, most=1, seconds=HOLD, returning=found)
        if not taken:
            return None
        number, people = taken[0]
        return LeagueTable(row.round, number, tuple(json.loads(people)), None, closed=False)

    def set_table(self, row: LeagueRow, number: int, table_id: str) -> None:
        """Records which table was created for a slot of the round."""
        self._change_table(row, number, table_id=table_id)

    def close(self, row: LeagueRow, number: int) -> None:
        """Lets the round go on without a table's result. Raises `Refused` if its game is finished."""
        self._change_table(row, number, closed=True)

    def _change_table(self, row: LeagueRow, number: int, **values: object) -> None:
        columns, tables = schema.league_tables.c, schema.tables.c
        same = (columns.league == row.id) & (columns.round == row.round) & (columns.number == number)
        its_table = select(columns.table_id).where(same).scalar_subquery()
        status = select(tables.status).where(tables.id == its_table).with_for_update()
        with self.database.writing() as connection:
            if connection.scalar(status) == FINISHED:
                raise Refused("error-league-table-over")
            connection.execute(update(schema.league_tables).where(same).values(**values))
            of_it = schema.leagues.c.id == row.id
            connection.execute(update(schema.leagues).where(of_it).values(changed=self.database.clock()))


def _as_known(row: LeagueRow) -> Any:
    columns = schema.leagues.c
    return (columns.id == row.id) & (columns.status == row.status) & (columns.round == row.round)


def _table(row: Any, sitting: Sequence[str], absent: Collection[str]) -> LeagueTable:
    people = tuple(json.loads(row.people))
    if row.status != FINISHED or row.result is None:
        return LeagueTable(
            row.round, row.number, people=people, table_id=row.table_id, closed=row.closed, status=row.status or ""
        )
    result = json.loads(row.result)
    came = Result(tuple(sitting), tuple(result["places"]), frozenset(absent))
    return LeagueTable(
        row.round,
        row.number,
        people=people,
        table_id=row.table_id,
        closed=row.closed,
        status=row.status,
        result=came,
        points=tuple(result["points"]),
    )
