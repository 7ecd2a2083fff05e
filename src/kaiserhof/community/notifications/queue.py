"""Stored notifications: preferences, destinations, and the queue.

A notification waits in the queue until it is due; the process that sends it takes a lease of some seconds. If that
process dies, another one sends it. A unique key keeps a person from being notified twice.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import ColumnElement, ScalarSelect, case, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from kaiserhof.community.notifications.channels.outcomes import LATER
from kaiserhof.community.notifications.preferences import CONFIRM, MAIL, TRIAL, WAY_BACK, NotificationPreferences
from kaiserhof.people.identity import new_id
from kaiserhof.storage.database import Repository
from kaiserhof.storage.erasure import require_people
from kaiserhof.storage.lease import Lease
from kaiserhof.storage.notification_schema import DESTINATIONS, NOTICES, WISHES

WAITING, SENT, DROPPED, FAILED = "waiting", "sent", "dropped", "failed"
"""The states of a notification. A dropped one was no longer relevant; a failed one could not be sent."""

MAX_TOGETHER = 20
"""Maximum number of notifications in one message."""

KEPT = 40 * 24 * 3600.0
"""Seconds a finished notification is kept, so that it is not sent again."""


@dataclass(frozen=True, slots=True)
class Destination:
    """A device or address that receives a person's notifications."""

    id: str
    person: str
    way: str
    target: str
    """A push subscription (JSON), a mail address, or a webhook (JSON)."""
    created: float
    confirmed: float | None
    state: str = ""
    """The outcome of the latest delivery; empty if there was none."""
    at: float = 0.0
    """The time of the latest delivery."""
    device: str = ""
    """The hash of the token of the device where a mail address was given."""


@dataclass(frozen=True, slots=True)
class Notification:
    """A notification for one destination."""

    destination: str
    key: str
    kind: str
    table_id: str | None
    number: int
    """The number of the act or message at the table."""
    created: float
    due: float
    tries: int = 0
    by: str | None = None
    """The person who caused it, if any."""
    detail: str = ""
    """More about the event, if the kind does not say everything."""


class NotificationStore(Repository):
    """Reads and writes preferences, destinations and the queue."""

    # ------------------------------------------------------------------ preferences

    def preferences(self, person_id: str) -> NotificationPreferences:
        with self.database.reading() as connection:
            text = connection.scalar(select(WISHES.c.text).where(WISHES.c.person == person_id))
        return NotificationPreferences() if text is None else NotificationPreferences.from_json(text)

    def keep_preferences(self, person_id: str, preferences: NotificationPreferences) -> None:
        text = preferences.to_json()
        kept = self.database.insert(WISHES).values(person=person_id, text=text)
        with self.database.writing() as connection:
            require_people(connection, person_id)
            connection.execute(kept.on_conflict_do_update(index_elements=["person"], set_={"text": text}))

    # ------------------------------------------------------------------ destinations

    def add_destination(
        self, person_id: str, way: str, target: str, *, confirmed: bool, most: int, device: str = ""
    ) -> Destination:
        """Adds a destination; only the `most` newest of a channel are kept."""
        now = self.database.clock()
        made = Destination(
            new_id(),
            person_id,
            way=way,
            target=target,
            created=now,
            confirmed=now if confirmed else None,
            device=device,
        )
        columns = DESTINATIONS.c
        theirs = (columns.person == person_id) & (columns.way == way)
        with self.database.writing() as connection:
            require_people(connection, person_id)
            latest = select(columns.id, columns.target).where(theirs).order_by(columns.created.desc())
            rows = connection.execute(latest).all()
            kept = [row[0] for row in rows if row[1] != target][: most - 1]
            for gone in (row[0] for row in rows if row[0] not in kept):
                connection.execute(delete(NOTICES).where(NOTICES.c.destination == gone))
                connection.execute(delete(DESTINATIONS).where(columns.id == gone))
            connection.execute(
                insert(DESTINATIONS).values(
                    id=made.id,
                    person=person_id,
                    way=way,
                    target=target,
                    created=now,
                    confirmed=made.confirmed,
                    device=device,
                )
            )
        return made

    def destinations(self, person_id: str) -> list[Destination]:
        """Returns a person's destinations, newest first."""
        return self._destinations(DESTINATIONS.c.person == person_id)

    def destination(self, destination_id: str) -> Destination | None:
        return next(iter(self._destinations(DESTINATIONS.c.id == destination_id)), None)

    def confirmed_destinations(self, person_ids: Iterable[str]) -> list[Destination]:
        """Returns the confirmed destinations of these people."""
        columns = DESTINATIONS.c
        return self._destinations(columns.person.in_(list(person_ids)) & columns.confirmed.is_not(None))

    def confirmed_at(self, address: str, most: int) -> list[Destination]:
        """Returns the confirmed destinations with this mail address, the latest `most` of them."""
        columns = DESTINATIONS.c
        there = (columns.way == MAIL) & (columns.target == address) & columns.confirmed.is_not(None)
        return self._destinations(there)[:most]

    def people_to_tell(self) -> list[str]:
        """Returns everyone who has a confirmed destination."""
        columns = DESTINATIONS.c
        with self.database.reading() as connection:
            return list(connection.scalars(select(columns.person).where(columns.confirmed.is_not(None)).distinct()))

    def confirm(self, destination_id: str) -> None:
        """Marks a destination as confirmed by its person."""
        there = DESTINATIONS.c.id == destination_id
        with self.database.writing() as connection:
            connection.execute(update(DESTINATIONS).where(there).values(confirmed=self.database.clock()))

    def remove(self, destination_id: str) -> None:
        """Removes a destination and its queued notifications."""
        with self.database.writing() as connection:
            connection.execute(delete(NOTICES).where(NOTICES.c.destination == destination_id))
            connection.execute(delete(DESTINATIONS).where(DESTINATIONS.c.id == destination_id))

    def note(self, destination_id: str, state: str) -> None:
        """Records the outcome of the latest delivery."""
        there = DESTINATIONS.c.id == destination_id
        with self.database.writing() as connection:
            connection.execute(update(DESTINATIONS).where(there).values(state=state, at=self.database.clock()))

    def _destinations(self, condition: ColumnElement[bool]) -> list[Destination]:
        query = select(DESTINATIONS).where(condition).order_by(DESTINATIONS.c.created.desc())
        with self.database.reading() as connection:
            return [Destination(*row) for row in connection.execute(query)]

    # ------------------------------------------------------------------ notices

    def add(self, notices: Sequence[Notification]) -> int:
        """Queues notifications, except those that their destination already has. Returns how many were added."""
        if not notices:
            return 0
        columns = NOTICES.c
        known = select(columns.destination, columns.key).where(
            columns.destination.in_({notice.destination for notice in notices}),
            columns.key.in_({notice.key for notice in notices}),
        )
        with self.database.reading() as connection:
            there = {(row[0], row[1]) for row in connection.execute(known)}
        added = 0
        for notice in notices:
            if (notice.destination, notice.key) not in there:
                try:
                    with self.database.writing() as connection:
                        connection.execute(insert(NOTICES).values(**_values(notice)))
                    added += 1
                except IntegrityError:
                    continue  # another process has just inserted it, or the destination is gone
        return added

    def take(self, seconds: float, only: str | None = None) -> tuple[Destination, list[Notification]] | None:
        """Leases all notifications that are due at one destination and not leased by anyone else.

        One person's destinations are served one after the other, and those that did not answer last time after the
        others, so that a silent receiver delays nobody else. `only` is a destination that is served now.
        """
        columns, lease = NOTICES.c, Lease(self.database, NOTICES)
        due = (columns.state == WAITING) & (columns.due <= self.database.clock())
        if only is not None:
            due &= columns.destination == only
        else:
            due &= ~self._is_being_served()
        destination_id = lease.first(columns.destination, due, _WAS_SILENT, columns.due)
        if destination_id is None:
            return None
        taken = lease.take(
            columns.key,
            due & (columns.destination == destination_id),
            columns.due,
            most=MAX_TOGETHER,
            seconds=seconds,
            returning=_NOTICE,
            tries=columns.tries + 1,
        )
        rows = [Notification(*row) for row in taken]
        destination = self.destination(destination_id)
        if destination is None or not rows:
            return None
        return destination, sorted(rows, key=lambda notice: (notice.created, notice.key))

    def _is_being_served(self) -> ColumnElement[bool]:
        """The condition that another notification to the same person is being sent at the moment."""
        others, theirs = NOTICES.alias().c, DESTINATIONS.alias().c
        leased = select(others.key).where(
            others.state == WAITING,
            others.held >= self.database.now(),
            theirs.id == others.destination,
            theirs.person == _of_destination(DESTINATIONS.c.person),
        )
        return leased.correlate(NOTICES).exists()

    def settle(self, notices: Iterable[Notification], state: str) -> None:
        """Records the final state of notifications; they are not sent again."""
        with self.database.writing() as connection:
            for notice in notices:
                connection.execute(update(NOTICES).where(_is(notice)).values(state=state, held=0.0))

    def put_off(self, notices: Iterable[Notification], due: float, *, tried: bool = False) -> None:
        """Reschedules notifications; without `tried` the attempt is not counted."""
        with self.database.writing() as connection:
            for notice in notices:
                tries = notice.tries if tried else notice.tries - 1
                values = {"due": due, "held": 0.0, "tries": tries}
                connection.execute(update(NOTICES).where(_is(notice)).values(**values))

    def forget_old(self) -> None:
        """Deletes notifications that were finished long ago."""
        columns = NOTICES.c
        asked = columns.kind.in_((TRIAL, CONFIRM, WAY_BACK)) & (columns.created < self.database.clock() - KEPT / 40)
        with self.database.writing() as connection:
            connection.execute(
                delete(NOTICES).where(
                    columns.state != WAITING, (columns.created < self.database.clock() - KEPT) | asked
                )
            )


def _of_destination(column: ColumnElement[Any]) -> ScalarSelect[Any]:
    """Returns a column of the destination to which a notification belongs."""
    there = DESTINATIONS.c.id == NOTICES.c.destination
    return select(column).where(there).correlate(NOTICES).scalar_subquery()


_WAS_SILENT = case((_of_destination(DESTINATIONS.c.state) == LATER, 1), else_=0)
_NOTICE = tuple(NOTICES.c[name] for name in Notification.__slots__)


def _values(notice: Notification) -> dict[str, object]:
    return {name: getattr(notice, name) for name in Notification.__slots__}


def _is(notice: Notification) -> ColumnElement[bool]:
    return (NOTICES.c.destination == notice.destination) & (NOTICES.c.key == notice.key)
