"""What people come back to: lessons begun, puzzles solved, the puzzles of days, and tables that are challenges."""

from __future__ import annotations

import json
from collections import Counter
from dataclasses import dataclass
from typing import Any, Final, Literal, NamedTuple

from sqlalchemy import ColumnElement, Connection, Row, Table, func, insert, select, update

from kaiserhof.storage import progress_schema, schema
from kaiserhof.storage.budgets import STOCKS
from kaiserhof.storage.database import Repository
from kaiserhof.storage.erasure import require_people
from kaiserhof.storage.rows import FINISHED, TableStatus
from kaiserhof.storage.stocks import drop_oldest

Outcome = Literal["", "found", "missed", "shown"]
"""How a person's puzzle of a day ended; empty while they may still try."""
TRYING: Final = ""
FOUND: Final = "found"
MISSED: Final = "missed"
"""All tries were wrong."""
SHOWN: Final = "shown"
"""They asked for the solution."""

ChallengeKind = Literal["deal", "court"]
DEAL: Final = "deal"
COURT: Final = "court"


class LessonProgress(NamedTuple):
    """How far a person has come in a lesson."""

    game: str
    step: int
    """Counted from 1."""
    did: str
    """The moves up to there, as the address of a lesson has them."""
    at: float
    finished: float | None


class DailyPuzzle(NamedTuple):
    """What a person did with the puzzle of a day."""

    day: int
    tries: tuple[str, ...]
    """The moves tried, the last one right if it was found."""
    outcome: Outcome
    at: float


@dataclass(frozen=True, slots=True)
class Challenge:
    """A table at which a person plays a deal of the day or a character of the court, and how it went."""

    table_id: str
    person: str
    name: str
    """The person's name."""
    subject: str
    """The day of the deal, or the character."""
    game: str
    status: TableStatus
    seen: bool
    created: float
    finished: float | None
    seat: int | None
    """The person's seat."""
    places: tuple[int, ...]
    """Places by seat; empty while the game is not finished."""
    points: tuple[int, ...]
    own: bool = True
    """Whether the person made most of their turns."""

    @property
    def won(self) -> bool:
        """Whether the person came first, by their own turns."""
        return self.own and bool(self.places) and self.seat is not None and self.places[self.seat] == 1


class Encounter(NamedTuple):
    """A finished game of a person with a character."""

    face: str
    at: float
    place: int
    theirs: int
    """The character's place."""
    points: int
    their_points: int


class ProgressStore(Repository):
    """Lessons, puzzles and challenges of people."""

    # ------------------------------------------------------------------ lessons

    def lessons(self, person_id: str) -> list[LessonProgress]:
        """Returns a person's lessons, the latest first."""
        columns = progress_schema.lessons.c
        query = select(columns.game, columns.step, columns.did, columns.at, columns.finished)
        with self.database.reading() as connection:
            rows = connection.execute(query.where(columns.person == person_id).order_by(columns.at.desc()))
            return [LessonProgress(*row) for row in rows]

    def note_lesson(self, person_id: str, game: str, step: int, did: str, *, last: bool) -> None:
        """Notes that a person has reached a step of a lesson. A lesson once finished stays finished."""
        now = self.database.clock()
        values = {"step": step, "did": did, "at": now}
        key = {"person": person_id, "game": game}
        finished = now if last else None
        added = self.database.insert(progress_schema.lessons).values(**key, **values, finished=finished)
        kept = func.coalesce(progress_schema.lessons.c.finished, finished)
        with self.database.writing() as connection:
            require_people(connection, person_id)
            changed = added.on_conflict_do_update(index_elements=list(key), set_=values | {"finished": kept})
            connection.execute(changed)
            _keep_within(connection, progress_schema.lessons, person_id)

    # ------------------------------------------------------------------ puzzles

    def solved(self, person_id: str) -> set[tuple[str, str]]:
        """Returns the puzzles that a person has solved, as game and digest."""
        columns = progress_schema.solved.c
        with self.database.reading() as connection:
            rows = connection.execute(select(columns.game, columns.puzzle).where(columns.person == person_id))
            return {(game, puzzle) for game, puzzle in rows}

    def note_solved(self, person_id: str, game: str, puzzle: str) -> None:
        key = {"person": person_id, "game": game, "puzzle": puzzle}
        added = self.database.insert(progress_schema.solved).values(**key, at=self.database.clock())
        with self.database.writing() as connection:
            require_people(connection, person_id)
            connection.execute(added.on_conflict_do_nothing(index_elements=list(key)))
            _keep_within(connection, progress_schema.solved, person_id)

    def daily_puzzles(self, person_id: str) -> dict[int, DailyPuzzle]:
        """Returns what a person did with the puzzles of days, by day."""
        columns = progress_schema.daily_puzzles.c
        query = select(columns.day, columns.tries, columns.outcome, columns.at).where(columns.person == person_id)
        with self.database.reading() as connection:
            rows = connection.execute(query)
            return {row[0]: DailyPuzzle(row[0], tuple(row[1].splitlines()), row[2], row[3]) for row in rows}

    def note_daily_puzzle(self, person_id: str, day: int, tries: tuple[str, ...], outcome: Outcome) -> None:
        """Stores a person's tries. What has ended stays as it is."""
        values = {"tries": "\n".join(tries), "outcome": outcome, "at": self.database.clock()}
        key = {"person": person_id, "day": day}
        columns = progress_schema.daily_puzzles.c
        added = self.database.insert(progress_schema.daily_puzzles).values(**key, **values)
        with self.database.writing() as connection:
            require_people(connection, person_id)
            connection.execute(
                added.on_conflict_do_update(index_elements=list(key), set_=values, where=columns.outcome == TRYING)
            )
            _keep_within(connection, progress_schema.daily_puzzles, person_id)

    def daily_outcomes(self, day: int) -> Counter[tuple[Outcome, int]]:
        """Counts how everyone's puzzle of a day ended: the outcome and the number of tries."""
        columns = progress_schema.daily_puzzles.c
        query = select(columns.outcome, columns.tries).where(columns.day == day, columns.outcome != TRYING)
        with self.database.reading() as connection:
            return Counter((outcome, len(tries.splitlines())) for outcome, tries in connection.execute(query))

    # ------------------------------------------------------------------ challenges

    def add_challenge(self, table_id: str, person_id: str, kind: ChallengeKind, subject: str) -> None:
        with self.database.writing() as connection:
            require_people(connection, person_id)
            connection.execute(
                insert(progress_schema.challenges).values(
                    table_id=table_id, person=person_id, kind=kind, subject=subject
                )
            )

    def challenge_kind(self, table_id: str) -> ChallengeKind | None:
        """Returns what kind of challenge a table is; None for an ordinary table."""
        columns = progress_schema.challenges.c
        with self.database.reading() as connection:
            found: ChallengeKind | None = connection.scalar(select(columns.kind).where(columns.table_id == table_id))
        return found

    def challenges_of(self, person_id: str, kind: ChallengeKind) -> list[Challenge]:
        """Returns a person's challenges of a kind, the oldest first."""
        columns = progress_schema.challenges.c
        return self._challenges((columns.person == person_id) & (columns.kind == kind))

    def challenges_about(self, kind: ChallengeKind, subject: str) -> list[Challenge]:
        """Returns everyone's challenges about a subject, the oldest first."""
        columns = progress_schema.challenges.c
        return self._challenges((columns.kind == kind) & (columns.subject == subject))

    def note_seen(self, table_id: str, person_id: str) -> None:
        """Notes that a person has seen the scene after a win."""
        columns = progress_schema.challenges.c
        theirs = (columns.table_id == table_id) & (columns.person == person_id)
        with self.database.writing() as connection:
            connection.execute(update(progress_schema.challenges).where(theirs).values(seen=True))

    def _challenges(self, condition: ColumnElement[bool]) -> list[Challenge]:
        some, tables, seats, people = progress_schema.challenges, schema.tables, schema.seats, schema.people
        played = schema.played
        query = (
            select(
                some.c.table_id,
                some.c.person,
                people.c.name,
                some.c.subject,
                tables.c.game,
                tables.c.status,
                some.c.seen,
                tables.c.created,
                tables.c.finished,
                seats.c.seat,
                tables.c.result,
                played.c.own,
            )
            .join(tables, tables.c.id == some.c.table_id)
            .join(people, people.c.id == some.c.person)
            .outerjoin(seats, (seats.c.table_id == some.c.table_id) & (seats.c.person == some.c.person))
            .outerjoin(played, (played.c.table_id == some.c.table_id) & (played.c.person == some.c.person))
            .where(condition)
            .order_by(tables.c.created)
        )
        with self.database.reading() as connection:
            return [_challenge(row) for row in connection.execute(query)]

    def encounters(self, person_id: str, game: str) -> list[Encounter]:
        """Returns a person's finished games of a kind with each character, the oldest first."""
        mine, theirs, tables = schema.seats.alias(), schema.seats.alias(), schema.tables
        query = (
            select(theirs.c.face, theirs.c.seat, mine.c.seat, tables.c.finished, tables.c.result)
            .select_from(mine)
            .join(tables, tables.c.id == mine.c.table_id)
            .join(theirs, (theirs.c.table_id == mine.c.table_id) & (theirs.c.face != "") & theirs.c.person.is_(None))
            .where(mine.c.person == person_id, tables.c.game == game, tables.c.status == FINISHED)
            .order_by(tables.c.finished)
        )
        found = []
        with self.database.reading() as connection:
            for face, seat, me, finished, text in connection.execute(query):
                places, points = _result(text)
                if places:
                    found.append(Encounter(face, finished, places[me], places[seat], points[me], points[seat]))
        return found

    def finished_games(self, person_id: str, game: str) -> int:
        """Returns how many games of a kind a person has finished."""
        seats, tables = schema.seats, schema.tables
        mine = select(func.count()).select_from(seats).join(tables, tables.c.id == seats.c.table_id)
        theirs = (seats.c.person == person_id) & (tables.c.game == game) & (tables.c.status == FINISHED)
        with self.database.reading() as connection:
            return connection.scalar(mine.where(theirs)) or 0


def _challenge(row: Row[*tuple[Any, ...]]) -> Challenge:
    places, points = _result(row.result)
    return Challenge(
        row.table_id,
        row.person,
        row.name,
        row.subject,
        row.game,
        row.status,
        row.seen,
        row.created,
        row.finished,
        row.seat,
        places,
        points,
        row.own is not False,
    )


def _result(text: str | None) -> tuple[tuple[int, ...], tuple[int, ...]]:
    """Returns the places and points in the result of a table."""
    result = json.loads(text) if text else {"places": [], "points": []}
    return tuple(result["places"]), tuple(result["points"])


def _keep_within(connection: Connection, table: Table, person_id: str) -> None:
    """Deletes a person's oldest rows if there are more than the table's stock allows."""
    drop_oldest(connection, table, table.c.person == person_id, STOCKS[table.name].person, table.c.at)
