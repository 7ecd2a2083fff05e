"""Finds occasions for notifications by looking at tables that have changed.

Moves and messages do not call this module, so they cost nothing more, and nothing is lost when a process dies: the
database says how far we have looked. We look some seconds behind the present, because by then most turns are over and
need no notification. Looking twice is harmless: each notification has a unique key.
"""

from __future__ import annotations

import re
from collections.abc import Iterator, Sequence

from sqlalchemy import Select, select

from kaiserhof.community.notifications.event_recorder import EventRecorder, NotificationEvent
from kaiserhof.community.notifications.preferences import (
    CHAT,
    DAILY,
    FINISHED,
    INVITED,
    NAMED,
    TURN,
    NotificationPreferences,
)
from kaiserhof.community.notifications.public_table import PublicTable, public_table
from kaiserhof.community.notifications.queue import Destination, Notification, NotificationStore
from kaiserhof.storage import schema
from kaiserhof.storage.notification_schema import DESTINATIONS
from kaiserhof.storage.rows import FINISHED as OVER
from kaiserhof.storage.rows import PLAYING
from kaiserhof.tables import Tables

OVERLAP = 30.0
"""Seconds that are looked at twice: the clocks of machines differ, and transactions take time."""

DAILY_EVERY = 60.0
"""Seconds between two checks for daily lists."""

DAILY_LATEST = 3 * 3600.0
"""Seconds after which an unsent daily list is skipped until the next day."""

UNTIL = "notices-until"
"""The name of the site-wide value that says how far we have looked."""


class TableWatcher:
    def __init__(self, tables: Tables, store: NotificationStore, wait: float) -> None:
        self._tables = tables
        self._recorder = EventRecorder(tables.store.database.clock)
        tables.events.subscribe(self._recorder.record)
        self._store = store
        self._wait = wait
        self._daily = 0.0

    def look(self, now: float) -> int:
        """Queues notifications for everything since the last call. Returns how many were added."""
        until = now - self._wait
        began = float(self._tables.store.facts.key(UNTIL, lambda: repr(until)))
        since = min(began, until) - OVERLAP
        found = [*self._of_tables(since, until), *self._of_chats(since, until), *self._of_invitations(since, until)]
        added = self._add([*self._recorder.take(), *found], now)
        if until > began:
            self._tables.store.facts.set_fact(UNTIL, repr(until))
        if abs(now - self._daily) >= DAILY_EVERY:
            self._daily = now
            added += self._add(list(self._of_days(now)), now)
        return added

    # ------------------------------------------------------------------ what has happened

    def _of_tables(self, since: float, until: float) -> Iterator[NotificationEvent]:
        tables = schema.tables.c
        there = _tables_of_people_to_tell().where(
            tables.changed > since, tables.changed <= until, tables.status.in_((PLAYING, OVER))
        )
        with self._tables.store.database.reading() as connection:
            found = list(connection.scalars(there))
        for table_id in found:
            table = public_table(self._tables.store, table_id)
            if table is not None:
                yield from _of_table(table)

    def _of_chats(self, since: float, until: float) -> Iterator[NotificationEvent]:
        chat, seats = schema.chat.c, schema.seats.c
        query = (
            select(chat.table_id, chat.number, chat.text, chat.at, seats.person, seats.name)
            .join(schema.seats, seats.table_id == chat.table_id)
            .where(chat.at > since, chat.at <= until, seats.person.in_(_people_to_tell()), seats.person != chat.person)
        )
        with self._tables.store.database.reading() as connection:
            rows = connection.execute(query).all()
        for table_id, number, text, at, person, name in rows:
            kinds = (NAMED, CHAT) if names(text, name) else (CHAT,)
            yield NotificationEvent(
                person, kinds, key=f"chat {table_id} {number}", at=at, table_id=table_id, number=number
            )

    def _of_invitations(self, since: float, until: float) -> Iterator[NotificationEvent]:
        asked = schema.invitations.c
        recent = (asked.at > since) & (asked.at <= until) & asked.person.in_(_people_to_tell()) & ~asked.declined
        query = select(asked.table_id, asked.person, asked.inviter, asked.at).where(recent)
        with self._tables.store.database.reading() as connection:
            rows = connection.execute(query).all()
        for table_id, person, inviter, at in rows:
            yield NotificationEvent(
                person, (INVITED,), f"invited {table_id}", at, table_id, by=inviter, detail="invited"
            )

    def _of_days(self, now: float) -> Iterator[NotificationEvent]:
        """Yields an event for everyone whose daily list is due."""
        for person in self._store.people_to_tell():
            preferences = self._store.preferences(person)
            date, due = preferences.last_daily(now)
            if now - due < DAILY_LATEST:
                yield NotificationEvent(person, (DAILY,), f"daily {date}", due)

    # ------------------------------------------------------------------ to whom

    def _add(self, events: Sequence[NotificationEvent], now: float) -> int:
        people = {event.person for event in events}
        preferences = {person: self._store.preferences(person) for person in people}
        places: dict[str, list[Destination]] = {}
        for destination in self._store.confirmed_destinations(people):
            places.setdefault(destination.person, []).append(destination)
        return self._store.add(
            [
                Notification(
                    destination.id,
                    event.key,
                    kind=kind,
                    table_id=event.table_id,
                    number=event.number,
                    created=event.at,
                    due=now,
                    by=event.by,
                    detail=event.detail,
                )
                for event in events
                for destination in places.get(event.person, ())
                if (kind := _wanted_kind(event, preferences[event.person], destination.way))
                and event.at >= destination.created
            ]
        )


def _of_table(table: PublicTable) -> Iterator[NotificationEvent]:
    """Yields events for the player to move, and for everyone when the game is over."""
    if table.status == OVER:
        for seat in table.seats:
            if seat.person is not None:
                yield NotificationEvent(seat.person, (FINISHED,), f"finished {table.id}", table.since, table.id)
    elif table.waiting_for is not None and (person := table.seats[table.waiting_for].person) is not None:
        yield NotificationEvent(
            person, (TURN,), key=f"turn {table.id} {table.turn}", at=table.since, table_id=table.id, number=table.turn
        )


def _wanted_kind(event: NotificationEvent, preferences: NotificationPreferences, way: str) -> str | None:
    return next((kind for kind in event.kinds if preferences.wants(kind, way, event.table_id)), None)


def _people_to_tell() -> Select[str]:
    return select(DESTINATIONS.c.person).where(DESTINATIONS.c.confirmed.is_not(None))


def _tables_of_people_to_tell() -> Select[str]:
    seats = schema.seats.c
    return (
        select(schema.tables.c.id)
        .join(schema.seats, seats.table_id == schema.tables.c.id)
        .where(seats.person.in_(_people_to_tell()))
        .distinct()
    )


def names(text: str, name: str) -> bool:
    """Returns whether a message mentions a name as a whole word; a Chinese name may stand between other characters.

    >>> names("your turn, axel!", "Axel"), names("relaxed", "Ax"), names("轮到张三了", "张三")
    (True, False, True)
    """
    if not name:
        return False
    edge = r"(?<!\w){}(?!\w)" if name.isascii() else "{}"
    return re.search(edge.format(re.escape(name)), text, re.IGNORECASE) is not None
