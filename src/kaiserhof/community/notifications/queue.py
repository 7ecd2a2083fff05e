"""What is stored about notices: wishes, where they go, and the notices themselves.

A notice waits in the database until it is due, and whoever sends it holds it for some seconds. If the process dies,
another one sends it. Its key keeps a person from being told the same twice.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass

from sqlalchemy import ColumnElement, delete, insert, select, update
from sqlalchemy.exc import IntegrityError

from kaiserhof.community.notifications.preferences import CONFIRM, TRIAL, NotificationPreferences
from kaiserhof.people.identity import new_id
from kaiserhof.storage import schema
from kaiserhof.storage.database import Repository
from kaiserhof.storage.lease import Lease

WAITING, SENT, DROPPED, FAILED = "waiting", "sent", "dropped", "failed"
"""The states of a notice: a dropped one is about something that is over, a failed one could not be sent."""

MOST_TOGETHER = 20
"""Number of notices that go into one message."""

KEPT = 40 * 24 * 3600.0
"""Seconds for which a settled notice is kept, so that it is not sent again."""


@dataclass(frozen=True, slots=True)
class Destination:
    """Where notices of a person go."""

    id: str
    person: str
    way: str
    target: str
    """JSON of a push subscription, a mail address, or JSON of a webhook."""
    created: float
    confirmed: float | None
    state: str = ""
    """What became of the latest notice: empty if there was none."""
    at: float = 0.0
    """When that was."""


@dataclass(frozen=True, slots=True)
class Notification:
    """Something to be told at one destination."""

    destination: str
    key: str
    kind: str
    table_id: str | None
    number: int
    """What it is about at the table: the number of an act or of a message."""
    created: float
    due: float
    tries: int = 0
    by: str | None = None
    """The person who did it, if somebody did."""
    detail: str = ""
    """What it was, if the kind does not say it all."""


class NotificationStore(Repository):
    """All reading and writing about notices."""

    # ------------------------------------------------------------------ the site

    def key(self, name: str, make: Callable[[], str]) -> str:
        """Returns a key of the site; the first who asks for it makes it."""
        found = self.fact(name)
        if found is None:
            try:
                with self.database.writing() as connection:
                    connection.execute(insert(schema.facts).values(name=name, value=make()))
            except IntegrityError:
                pass  # another process was faster
            found = self.fact(name)
        assert found is not None
        return found

    def fact(self, name: str) -> str | None:
        """Returns a value of the site."""
        with self.database.reading() as connection:
            return connection.scalar(select(schema.facts.c.value).where(schema.facts.c.name == name))

    def set_fact(self, name: str, value: str) -> None:
        """Sets a value of the site that exists."""
        with self.database.writing() as connection:
            connection.execute(update(schema.facts).where(schema.facts.c.name == name).values(value=value))

    # ------------------------------------------------------------------ wishes

    def wishes(self, person_id: str) -> NotificationPreferences:
        """Returns what a person wishes."""
        with self.database.reading() as connection:
            text = connection.scalar(select(schema.wishes.c.text).where(schema.wishes.c.person == person_id))
        return NotificationPreferences() if text is None else NotificationPreferences.from_json(text)

    def keep_wishes(self, person_id: str, wishes: NotificationPreferences) -> None:
        """Keeps what a person wishes from now on."""
        text = wishes.to_json()
        kept = self.database.insert(schema.wishes).values(person=person_id, text=text)
        with self.database.writing() as connection:
            connection.execute(kept.on_conflict_do_update(index_elements=["person"], set_={"text": text}))

    # ------------------------------------------------------------------ destinations

    def add_destination(self, person_id: str, way: str, target: str, *, confirmed: bool, most: int) -> Destination:
        """Adds a destination; only the `most` latest of a way are kept."""
        now = self.database.clock()
        made = Destination(
            new_id(), person_id, way=way, target=target, created=now, confirmed=now if confirmed else None
        )
        columns = schema.destinations.c
        theirs = (columns.person == person_id) & (columns.way == way)
        with self.database.writing() as connection:
            latest = select(columns.id, columns.target).where(theirs).order_by(columns.created.desc())
            rows = connection.execute(latest).all()
            kept = [row[0] for row in rows if row[1] != target][: most - 1]
            for gone in (row[0] for row in rows if row[0] not in kept):
                connection.execute(delete(schema.notices).where(schema.notices.c.destination == gone))
                connection.execute(delete(schema.destinations).where(columns.id == gone))
            connection.execute(
                insert(schema.destinations).values(
                    id=made.id, person=person_id, way=way, target=target, created=now, confirmed=made.confirmed
                )
            )
        return made

    def destinations(self, person_id: str) -> list[Destination]:
        """Returns where notices of a person go, the latest first."""
        return self._destinations(schema.destinations.c.person == person_id)

    def destination(self, destination_id: str) -> Destination | None:
        """Returns one destination."""
        return next(iter(self._destinations(schema.destinations.c.id == destination_id)), None)

    def confirmed_destinations(self, person_ids: Iterable[str]) -> list[Destination]:
        """Returns where notices of these people go."""
        columns = schema.destinations.c
        return self._destinations(columns.person.in_(list(person_ids)) & columns.confirmed.is_not(None))

    def people_to_tell(self) -> list[str]:
        """Returns everyone who has a destination."""
        columns = schema.destinations.c
        with self.database.reading() as connection:
            return list(connection.scalars(select(columns.person).where(columns.confirmed.is_not(None)).distinct()))

    def confirm(self, destination_id: str) -> None:
        """Notes that a destination belongs to its person."""
        there = schema.destinations.c.id == destination_id
        with self.database.writing() as connection:
            connection.execute(update(schema.destinations).where(there).values(confirmed=self.database.clock()))

    def remove(self, destination_id: str) -> None:
        """Forgets a destination and what should have gone there."""
        with self.database.writing() as connection:
            connection.execute(delete(schema.notices).where(schema.notices.c.destination == destination_id))
            connection.execute(delete(schema.destinations).where(schema.destinations.c.id == destination_id))

    def note(self, destination_id: str, state: str) -> None:
        """Notes what became of the latest notice."""
        there = schema.destinations.c.id == destination_id
        with self.database.writing() as connection:
            connection.execute(update(schema.destinations).where(there).values(state=state, at=self.database.clock()))

    def _destinations(self, condition: ColumnElement[bool]) -> list[Destination]:
        query = select(schema.destinations).where(condition).order_by(schema.destinations.c.created.desc())
        with self.database.reading() as connection:
            return [Destination(*row) for row in connection.execute(query)]

    # ------------------------------------------------------------------ notices

    def add(self, notices: Sequence[Notification]) -> int:
        """Adds notices, without those that their destination has already; returns how many."""
        if not notices:
            return 0
        columns = schema.notices.c
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
                        connection.execute(insert(schema.notices).values(**_values(notice)))
                    added += 1
                except IntegrityError:
                    continue  # another process was faster, or the destination is gone
        return added

    def take(self, seconds: float, only: str | None = None) -> tuple[Destination, list[Notification]] | None:
        """Takes all notices that are due at one destination and that nobody has, for some seconds."""
        columns, lease = schema.notices.c, Lease(self.database, schema.notices)
        due = (columns.state == WAITING) & (columns.due <= self.database.clock())
        if only is not None:
            due &= columns.destination == only
        destination_id = lease.first(columns.destination, due, columns.due)
        if destination_id is None:
            return None
        taken = lease.take(
            columns.key,
            due & (columns.destination == destination_id),
            columns.due,
            most=MOST_TOGETHER,
            seconds=seconds,
            returning=_NOTICE,
            tries=columns.tries + 1,
        )
        rows = [Notification(*row) for row in taken]
        destination = self.destination(destination_id)
        if destination is None or not rows:
            return None
        return destination, sorted(rows, key=lambda notice: (notice.created, notice.key))

    def settle(self, notices: Iterable[Notification], state: str) -> None:
        """Notes what became of notices; they are not sent again."""
        with self.database.writing() as connection:
            for notice in notices:
                connection.execute(update(schema.notices).where(_is(notice)).values(state=state, held=0.0))

    def put_off(self, notices: Iterable[Notification], due: float, *, tried: bool = False) -> None:
        """Leaves notices to whoever takes them later; without `tried`, as if they had not been taken."""
        with self.database.writing() as connection:
            for notice in notices:
                tries = notice.tries if tried else notice.tries - 1
                values = {"due": due, "held": 0.0, "tries": tries}
                connection.execute(update(schema.notices).where(_is(notice)).values(**values))

    def forget_old(self) -> None:
        """Drops notices that were settled long ago."""
        columns = schema.notices.c
        asked = columns.kind.in_((TRIAL, CONFIRM)) & (columns.created < self.database.clock() - KEPT / 40)
        with self.database.writing() as connection:
            connection.execute(
                delete(schema.notices).where(
                    columns.state != WAITING, (columns.created < self.database.clock() - KEPT) | asked
                )
            )


_NOTICE = tuple(schema.notices.c[name] for name in Notification.__slots__)


def _values(notice: Notification) -> dict[str, object]:
    return {name: getattr(notice, name) for name in Notification.__slots__}


def _is(notice: Notification) -> ColumnElement[bool]:
    return (schema.notices.c.destination == notice.destination) & (schema.notices.c.key == notice.key)
