"""Events at tables that concern one person, such as a reminder. Notifications are made from them.

    def on_event(event: PersonEvent) -> None: ...
    tables.events.subscribe(on_event)

An event that concerns three people is published three times. The process that wrote the change publishes it after the
transaction, in the same thread, so a subscriber must return at once. Exceptions of subscribers are logged. No event
contains anything secret.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal

from kaiserhof.tables.table import Table

log = logging.getLogger(__name__)

Kind = Literal["time", "asked", "joined", "started", "taken-over", "nudged"]
TIME: Final = "time"
"""Little of the person's time is left, or it is up (`detail`: "warning" or "up")."""
ASKED: Final = "asked"
"""Someone asks the person to agree (`detail`: the kind of offer)."""
JOINED: Final = "joined"
"""Someone sat down at the person's table."""
STARTED: Final = "started"
"""The game begins."""
TAKEN_OVER: Final = "taken-over"
"""A bot has taken over the person's seat."""
NUDGED: Final = "nudged"
"""Someone reminds the person of their turn."""


@dataclass(frozen=True, slots=True)
class PersonEvent:
    """An event that concerns one person."""

    kind: Kind
    table: str
    person: str
    """The person it concerns."""
    number: int
    """The length of the table's log. With kind, table and person it identifies the event."""
    by: str | None = None
    """The person who caused it, if anyone did."""
    detail: str = ""


class PersonEvents:
    """Publishes events to subscribers."""

    def __init__(self) -> None:
        self._subscribers: list[Callable[[PersonEvent], None]] = []

    def subscribe(self, tell: Callable[[PersonEvent], None]) -> None:
        self._subscribers.append(tell)

    def publish(self, event: PersonEvent) -> None:
        for subscriber in self._subscribers:
            try:
                subscriber(event)
            except Exception:
                log.exception("a subscriber failed on a person event of kind %s", event.kind)

    def publish_to_all(self, table: Table, kind: Kind, by: str | None = None, detail: str = "") -> None:
        """Publishes an event for each person at a table, except the one who caused it."""
        for person in table.people():
            if person != by:
                self.publish(PersonEvent(kind, table.row.id, person, table.number, by, detail))
