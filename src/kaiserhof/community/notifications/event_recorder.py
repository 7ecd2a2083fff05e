"""Records events that are not in a table's log: offers, reminders, stand-ins."""

from __future__ import annotations

from collections import deque
from collections.abc import Callable
from dataclasses import dataclass

from kaiserhof.community.notifications.preferences import ASKED, INVITED, TIME, TURN
from kaiserhof.tables.meeting import person_events
from kaiserhof.tables.meeting.person_events import PersonEvent


@dataclass(frozen=True, slots=True)
class NotificationEvent:
    """An event that a person may be notified of. Its kind is the first of `kinds` that they want."""

    person: str
    kinds: tuple[str, ...]
    key: str
    """Identifies the event; a person is notified only once per key."""
    at: float
    table_id: str | None = None
    number: int = 0
    """The number of the act or message at the table."""
    by: str | None = None
    """The person who caused it, if any."""
    detail: str = ""
    """More about the event, if its kind does not say everything."""


MOST = 10_000
"""Maximum number of events that wait to be stored; when full, the oldest are lost."""

HEARD = {
    person_events.TIME: TIME,
    person_events.ASKED: ASKED,
    person_events.TAKEN_OVER: ASKED,
    person_events.NUDGED: TURN,
    person_events.JOINED: INVITED,
    person_events.STARTED: INVITED,
}
"""The kind of notification for each kind of event; turns, chat and ends of games are read from the database."""


class EventRecorder:
    """Buffers events until they are stored a few seconds later. Safe to use from several threads."""

    def __init__(self, clock: Callable[[], float]) -> None:
        self._clock = clock
        self._heard: deque[NotificationEvent] = deque(maxlen=MOST)

    def record(self, event: PersonEvent) -> None:
        """Handles an event."""
        kind = HEARD.get(event.kind)
        if kind is None:
            return
        said = f"{event.kind} {event.detail}".strip()
        key = f"{event.kind} {event.table} {event.number} {event.detail}".strip()[:60]
        self._heard.append(
            NotificationEvent(
                event.person,
                (kind,),
                key=key,
                at=self._clock(),
                table_id=event.table,
                number=event.number,
                by=event.by,
                detail=said[:40],
            )
        )

    def take(self) -> list[NotificationEvent]:
        """Returns the events since the last call, and forgets them."""
        taken = []
        while self._heard:
            taken.append(self._heard.popleft())
        return taken
