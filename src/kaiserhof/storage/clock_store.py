"""Time in the database: uptime of servers, running clocks and holidays."""

from __future__ import annotations

from typing import Any

from sqlalchemy import case, delete, insert, select, update

from kaiserhof.errors import Stale
from kaiserhof.storage import schema
from kaiserhof.storage.database import Repository
from kaiserhof.storage.erasure import require_people
from kaiserhof.storage.offer_store import change_offer
from kaiserhof.storage.revisions import raise_revision
from kaiserhof.storage.rows import PLAYING, OfferRow

Span = tuple[float, float]


class ClockStore(Repository):
    """Uptime, clocks and holidays."""

    def count_uptime(self, gap: float) -> float:
        """Adds the time since the last call, but at most `gap` seconds, to the uptime; returns the uptime."""
        beats, now = schema.beats, self.database.now()
        passed = now - beats.c.at
        counted = beats.c.counted + case((passed < 0, 0.0), (passed > gap, gap), else_=passed)
        beat = update(beats).where(beats.c.id == 0).values(at=now, counted=counted)
        with self.database.writing() as connection:
            row = connection.execute(beat.returning(beats.c.counted)).first()
            if row is None:
                connection.execute(insert(beats).values(id=0, at=now, counted=0.0))
            return 0.0 if row is None else float(row[0])

    def due(self, now: float, limit: int = 100) -> list[str]:
        """Returns tables whose clock must be checked at this court time."""
        columns = schema.tables.c
        due = (columns.until <= now) & (columns.status == PLAYING)
        with self.database.reading() as connection:
            return list(connection.scalars(select(columns.id).where(due).order_by(columns.until).limit(limit)))

    def change(
        self,
        table_id: str,
        revision: int,
        ticking: str,
        until: float | None,
        *,
        due: bool = False,
        overran: int | None = None,
        offer: tuple[OfferRow, OfferRow] | None = None,
    ) -> int:
        """Changes a running game's clock, if the table still has this revision; returns the new one.

        `overran` is the seat whose time has run out. `offer` is the offer from which the change follows, before and
        after the last answer.
        """
        values: dict[str, Any] = {"ticking": ticking, "until": until}
        if due:
            values |= {"due": self.database.clock(), "held": 0.0}
        same = (schema.tables.c.revision == revision) & (schema.tables.c.status == PLAYING)
        with self.database.writing() as connection:
            raised = raise_revision(self.database, connection, table_id, same, **values)
            if raised is not None and offer is not None:
                change_offer(connection, *offer)
            if raised is not None and overran is not None:
                seat = (schema.seats.c.table_id == table_id) & (schema.seats.c.seat == overran)
                more = update(schema.seats).where(seat).values(overran=schema.seats.c.overran + 1)
                connection.execute(more)
        if raised is None:
            raise Stale("error-stale")
        return raised

    def postpone(self, table_id: str, revision: int, until: float | None) -> None:
        """Sets when a clock must be checked next. No viewer sees that, so the revision stays."""
        columns = schema.tables.c
        same = (columns.id == table_id) & (columns.revision == revision)
        with self.database.writing() as connection:
            connection.execute(update(schema.tables).where(same).values(until=until))

    def holidays(self, person_id: str) -> list[Span]:
        """Returns the holidays of a person, in order."""
        columns = schema.holidays.c
        query = select(columns.begins, columns.ends).where(columns.person == person_id).order_by(columns.begins)
        with self.database.reading() as connection:
            return [(row[0], row[1]) for row in connection.execute(query)]

    def change_holidays(self, person_id: str, spans: list[Span]) -> None:
        """Replaces the holidays of a person."""
        holidays = schema.holidays
        with self.database.writing() as connection:
            require_people(connection, person_id)
            connection.execute(delete(holidays).where(holidays.c.person == person_id))
            for begins, ends in spans:
                connection.execute(insert(holidays).values(person=person_id, begins=begins, ends=ends))
