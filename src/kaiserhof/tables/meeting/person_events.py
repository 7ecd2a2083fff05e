"""Events at tables that concern one person, for those who notify them.

    def tell(happening: PersonEvent) -> None: ...
    tables.events.subscribe(tell)

A happening concerns one person; what concerns three is three happenings. It is told once, by the process that wrote the
change and after it was written, in the thread that wrote it: a subscriber hands it on and returns at once. What a
subscriber raises is logged and hurts nobody. Nothing in a happening is secret.
"""

from __future__ import annotations

import logging
from collections.abc import Callable
from dataclasses import dataclass
from typing import Final, Literal

from kaiserhof.tables.live import LiveTable

log = logging.getLogger(__name__)

Kind = Literal["time", "asked", "joined", "started", "taken-over", "nudged"]
TIME: Final = "time"
"""A quarter of the person's time is left, or it is up (`detail`: "warning" or "up")."""
ASKED: Final = "asked"
"""Someone asks the person to agree (`detail`: the kind of offer)."""
JOINED: Final = "joined"
"""Someone sat down at the person's table."""
STARTED: Final = "started"
"""The game begins."""
TAKEN_OVER: Final = "taken-over"
"""A bot plays for the person from now on."""
NUDGED: Final = "nudged"
"""Someone reminds the person of their turn."""


@dataclass(frozen=True, slots=True)
class PersonEvent:
    """Something that happened and concerns a person."""

    kind: Kind
    table: str
    person: str
    """Whom it concerns."""
    number: int
    """The length of the table's log; with kind, table and person it names the happening: nobody need be told twice."""
    by: str | None = None
    """The person who did it, if somebody did."""
    detail: str = ""


class PersonEvents:
    """Passes on what happens."""

    def __init__(self) -> None:
        self._subscribers: list[Callable[[PersonEvent], None]] = []

    def subscribe(self, tell: Callable[[PersonEvent], None]) -> None:
        """Calls `tell` with everything that happens from now on."""
        self._subscribers.append(tell)

    def tell(self, happening: PersonEvent) -> None:
        """Tells all subscribers."""
        for subscriber in self._subscribers:
            try:
                subscriber(happening)
            except Exception:
                log.exception("a happening of kind %s was not passed on", happening.kind)

    def tell_all(self, live: LiveTable, kind: Kind, by: str | None = None, detail: str = "") -> None:
        """Tells everyone who sits at a table, except whoever did it."""
        for person in live.people():
            if person != by:
                self.tell(PersonEvent(kind, live.row.id, person, live.number, by, detail))
