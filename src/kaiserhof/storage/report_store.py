"""Reports in the database: what people report to the hosts, with its context."""

from __future__ import annotations

from typing import NamedTuple

from sqlalchemy import Connection, delete, func, insert, select, update

from kaiserhof.errors import TooMany
from kaiserhof.storage import schema
from kaiserhof.storage.budgets import STOCKS
from kaiserhof.storage.database import Repository
from kaiserhof.storage.erasure import require_people
from kaiserhof.storage.stocks import drop_oldest


class ReportRow(NamedTuple):
    """A report as stored."""

    id: str
    person: str
    """Who reports."""
    subject: str
    """Whom they report."""
    place: str
    """The table; empty if it is about no table."""
    word: str
    """What they say about it."""
    context: str
    """The messages around the reported one, as JSON."""
    created: float
    settled: float | None = None
    """When a host dealt with it."""


class ReportStore(Repository):
    """Reports, open and settled."""

    def add(self, report: ReportRow) -> None:
        """Adds a report. A person's oldest settled reports make room for it."""
        columns, stock = schema.reports.c, STOCKS["reports"]
        settled = columns.settled.is_not(None)
        mine = select(func.count()).select_from(schema.reports).where(columns.person == report.person)
        every = select(func.count()).select_from(schema.reports)
        with self.database.writing() as connection:
            require_people(connection, report.person, report.subject)
            if (connection.scalar(mine) or 0) >= stock.person:
                drop_oldest(connection, schema.reports, (columns.person == report.person) & settled, 0, columns.created)
            if (connection.scalar(every) or 0) >= stock.all:
                drop_oldest(connection, schema.reports, settled, stock.all // 2, columns.created)
            if (connection.scalar(mine) or 0) >= stock.person or (connection.scalar(every) or 0) >= stock.all:
                raise TooMany("error-too-many")
            connection.execute(insert(schema.reports).values(**report._asdict()))

    def open(self, limit: int = 100) -> list[ReportRow]:
        """Returns the reports that no host has settled, oldest first."""
        query = select(schema.reports).where(schema.reports.c.settled.is_(None))
        with self.database.reading() as connection:
            found = connection.execute(query.order_by(schema.reports.c.created).limit(limit))
            return [ReportRow(*row) for row in found]

    def about(self, person_id: str, limit: int = 50) -> list[ReportRow]:
        """Returns the reports about a person, newest first."""
        query = select(schema.reports).where(schema.reports.c.subject == person_id)
        with self.database.reading() as connection:
            found = connection.execute(query.order_by(schema.reports.c.created.desc()).limit(limit))
            return [ReportRow(*row) for row in found]

    def expire(self, before: float) -> None:
        """Deletes reports that were settled before a time."""
        with self.database.writing() as connection:
            connection.execute(delete(schema.reports).where(schema.reports.c.settled < before))


def settle_reports(connection: Connection, person_id: str, now: float) -> None:
    """Settles all reports about a person."""
    columns = schema.reports.c
    theirs = (columns.subject == person_id) & columns.settled.is_(None)
    connection.execute(update(schema.reports).where(theirs).values(settled=now))
