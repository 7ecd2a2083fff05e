"""What happens at tables that concerns a person, for whoever tells them: notices, for example.

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

from kaiserhof.storage import rows
from kaiserhof.tables.live import LiveTable

log = logging.getLogger(__name__)

TURN, TIME, ASKED, ANSWERED = "turn", "time", "asked", "answered"
FINISHED, CHAT, JOINED, STARTED, TAKEN_OVER, NUDGED = "finished", "chat", "joined", "started", "taken-over", "nudged"

KINDS = (TURN, TIME, ASKED, ANSWERED, FINISHED, CHAT, JOINED, STARTED, TAKEN_OVER, NUDGED)
"""What may happen.

- `turn`: everyone waits for the person now
- `time`: a quarter of the person's time is left, or it is up (`detail`: "warning" or "up")
- `asked`: someone asks the person to agree (`detail`: the kind of offer, `hand-over` or `rematch` or `end`)
- `answered`: an offer that the person made or answered is decided (`detail`: "agreed" or "refused" or "expired")
- `finished`: the game is over
- `chat`: someone else wrote (`detail`: the text)
- `joined`: someone sat down at the person's table
- `started`: the game begins
- `taken-over`: a bot plays for the person from now on
- `nudged`: someone reminds the person of their turn
"""


@dataclass(frozen=True, slots=True)
class PersonEvent:
    """Something that happened and concerns a person."""

    kind: str
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

    def tell_all(self, live: LiveTable, kind: str, by: str | None = None, detail: str = "") -> None:
        """Tells everyone who sits at a table, except whoever did it."""
        for person in live.people():
            if person != by:
                self.tell(PersonEvent(kind, live.row.id, person, live.number, by, detail))

    def tell_of_acts(self, live: LiveTable, status: str, waited: int | None) -> None:
        """Tells what acts have brought about; before them the table had this status, and everyone waited for a seat."""
        if status == rows.GATHERING:
            self.tell_all(live, STARTED)
        if live.row.status == rows.FINISHED:
            self.tell_all(live, FINISHED)
        waiting = live.waiting_for()
        if waiting is not None and waiting != waited:
            self.tell_turn(live)

    def tell_turn(self, live: LiveTable) -> None:
        """Tells the person everyone waits for, unless a bot plays there."""
        waiting = live.waiting_for()
        if waiting is not None and live.bot_level(waiting) is None:
            person = live.seats[waiting].person
            assert person is not None
            self.tell(PersonEvent(TURN, live.row.id, person, live.number))
