"""Work that waits in the database: tables where a bot must act, and jobs such as analyses.

A process leases work for some seconds and does it. If the process dies, the lease expires and another one takes the
work; there is nothing to clean up. A slow process may still do the same work as another; then a move is stopped by the
table's revision, and of two analyses only the first is stored.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from sqlalchemy import ColumnElement, func, insert, select, update
from sqlalchemy.exc import IntegrityError

from kaiserhof.storage import schema
from kaiserhof.storage.database import Database, Repository
from kaiserhof.storage.lease import Lease
from kaiserhof.storage.rows import PERSON

ADVICE, ANALYSIS = "advice", "analysis"
"""The kinds of jobs."""

FORGOTTEN = 600.0
"""Seconds after which a job for advice is dropped, because nobody waits for it any more."""


_tables, _seats, _others = schema.tables.c, schema.seats.c, schema.tables.alias().c
_PLAYED_BY_PEOPLE = (
    select(_seats.seat)
    .where(_seats.table_id == _tables.id, _seats.kind == PERSON, _seats.stand_in.is_(None))
    .correlate(schema.tables)
    .exists()
)
_OWNERS_EARLIER = (
    select(func.count())
    .where(_others.owner == _tables.owner, _others.due < _tables.due)
    .correlate(schema.tables)
    .scalar_subquery()
)
"""How many tables of the same owner have waited longer, leased ones included."""


@dataclass(frozen=True, slots=True)
class Job:
    """A computation that any process may do."""

    id: str
    kind: str
    question: str
    tries: int = 0
    """How often it has been taken, including this time."""


class WorkQueue(Repository):
    """The work that waits in a database."""

    def __init__(self, database: Database) -> None:
        super().__init__(database)
        self._tables, self._jobs = Lease(database, schema.tables), Lease(database, schema.jobs)

    # ------------------------------------------------------------------ tables

    def take_tables(self, most: int, seconds: float, waited: float = 0.0) -> list[str]:
        """Leases tables for some seconds where a bot must act and no other process is at work.

        Tables where a person plays come first, then the longest waiting table of each owner, and among those the
        longest waiting one. `waited` is for how many seconds a bot must have been due.
        """
        columns = schema.tables.c
        due: ColumnElement[bool] = columns.due.is_not(None)
        if waited:
            due &= columns.due < self.database.clock() - waited
        if self._tables.first(columns.id, due, columns.due) is None:
            return []
        order = (~_PLAYED_BY_PEOPLE, _OWNERS_EARLIER, columns.due)
        rows = self._tables.take(columns.id, due, *order, most=most, seconds=seconds, returning=(columns.id,))
        return [row[0] for row in rows]

    def hold_table(self, table_id: str, seconds: float) -> bool:
        """Leases one table for some seconds; returns False if another process has it or no bot has to act there."""
        if not self.database.shared:
            return True  # there is no other process
        columns = schema.tables.c
        free = (columns.id == table_id) & columns.due.is_not(None) & self._tables.is_free
        held = self._tables.until(seconds)
        with self.database.writing() as connection:
            return connection.execute(update(schema.tables).where(free).values(held=held)).rowcount == 1

    def keep_tables(self, table_ids: Sequence[str], seconds: float) -> None:
        """Renews the leases of tables for some seconds from now; 0 releases them."""
        held = self._tables.until(seconds)
        with self.database.writing() as connection:
            connection.execute(update(schema.tables).where(schema.tables.c.id.in_(table_ids)).values(held=held))

    def note_nothing_due(self, table_id: str, revision: int) -> None:
        """Notes that no bot has to act at a table, if it still has this revision."""
        columns = schema.tables.c
        there = (columns.id == table_id) & (columns.revision == revision)
        with self.database.writing() as connection:
            connection.execute(update(schema.tables).where(there).values(due=None))

    # ------------------------------------------------------------------ jobs

    def add_job(self, job: Job) -> None:
        """Adds a job, unless there is one with its id."""
        try:
            with self.database.writing() as connection:
                values = {"id": job.id, "kind": job.kind, "question": job.question, "created": self.database.clock()}
                connection.execute(insert(schema.jobs).values(**values))
                self.database.announce(connection, "job", job.id)
        except IntegrityError:
            return

    def take_job(self, kinds: Sequence[str], seconds: float) -> Job | None:
        """Leases the oldest free job of these kinds for some seconds."""
        columns = schema.jobs.c
        open_ = columns.kind.in_(kinds) & columns.answer.is_(None)
        oldest = self._jobs.first(columns.id, open_, columns.created)
        if oldest is None:
            return None
        found = (columns.id, columns.kind, columns.question, columns.tries)
        rows = self._jobs.take(
            columns.id,
            open_,
            columns.created,
            most=1,
            seconds=seconds,
            returning=found,
            tries=columns.tries + 1,
        )
        return Job(*rows[0]) if rows else None

    def keep_job(self, job_id: str, done: int, total: int, seconds: float) -> None:
        """Notes a job's progress, and renews its lease for some seconds."""
        values = {"done": done, "total": total, "held": self._jobs.until(seconds)}
        with self.database.writing() as connection:
            connection.execute(update(schema.jobs).where(schema.jobs.c.id == job_id).values(**values))

    def leave_jobs(self, job_ids: Sequence[str]) -> None:
        """Releases jobs, as if they had not been taken."""
        columns = schema.jobs.c
        left = update(schema.jobs).where(columns.id.in_(job_ids)).values(held=0.0, tries=columns.tries - 1)
        with self.database.writing() as connection:
            connection.execute(left)

    def progress(self, job_id: str) -> tuple[int, int] | None:
        """Returns a job's progress: steps done, and all steps; None if there is no such job."""
        columns = schema.jobs.c
        with self.database.reading() as connection:
            row = connection.execute(select(columns.done, columns.total).where(columns.id == job_id)).first()
        return None if row is None else (row[0], row[1])

    def answer_job(self, job_id: str, answer: str) -> None:
        """Stores the answer of a job and announces it."""
        with self.database.writing() as connection:
            connection.execute(update(schema.jobs).where(schema.jobs.c.id == job_id).values(answer=answer))
            self.database.announce(connection, "answer", job_id)

    def answer(self, job_id: str) -> str | None:
        """Returns the answer of a job, or None."""
        with self.database.reading() as connection:
            return connection.scalar(select(schema.jobs.c.answer).where(schema.jobs.c.id == job_id))

    def drop_job(self, job_id: str) -> None:
        """Removes a job, together with old jobs for advice that nobody waits for any more."""
        columns = schema.jobs.c
        old = (columns.kind == ADVICE) & (columns.created < self.database.clock() - FORGOTTEN)
        with self.database.writing() as connection:
            connection.execute(schema.jobs.delete().where((columns.id == job_id) | old))
