"""Who may do what at a table."""

from __future__ import annotations

from collections.abc import Sequence

from kaiserhof.errors import Forbidden, Missing
from kaiserhof.storage.person import Person
from kaiserhof.storage.rows import AWAY, CANCELLED, GATHERING, HERE, PLAYING, SeatRow, TableRow
from kaiserhof.tables.clocks.clock import DAILY, LIVE
from kaiserhof.tables.meeting.offers import AT_ONCE, BY_THE_DAY, WaitingTimes
from kaiserhof.tables.meeting.presence import Presence, PresenceStatus
from kaiserhof.tables.table import Table


def admit(table: Table, person: Person | None) -> None:
    """Raises `KaiserhofError` if a person may not see a table."""
    admit_to(table.row, table.seats, person)


def admit_to(row: TableRow, seats: Sequence[SeatRow], person: Person | None) -> None:
    """Raises `KaiserhofError` if a person may not see the table with these rows."""
    seated = person is not None and any(seat.person == person.id for seat in seats)
    if row.status == CANCELLED:
        raise Missing("error-closed-by-host", word=row.word) if row.word else Missing("error-cancelled")
    invited = row.spectators or row.status == GATHERING
    if not (seated or invited or (person is not None and row.owner == person.id)):
        raise Forbidden("error-closed")


def is_late_for(table: Table, person: Person | None) -> bool:
    """Returns whether a person sees a table some turns late: they watch a running game that counts."""
    seated = person is not None and person.id in table.sitting
    return table.row.status == PLAYING and not seated and table.row.counts(table.seats)


def seat_of(table: Table, person: Person) -> int:
    """Returns the seat of a person; raises `Forbidden` if they have none."""
    for seat in table.seats:
        if seat.person == person.id:
            return seat.seat
    raise Forbidden("error-no-seat-here")


def require_hints(table: Table) -> None:
    """Raises `Forbidden` if nobody may ask for hints at a table."""
    if not table.row.offers_hints(table.seats):
        raise Forbidden("error-hint-counts" if table.row.counts(table.seats) else "error-hint-off")


def is_paused(table: Table) -> bool:
    """Returns whether a live clock stands still because everyone has agreed to a pause."""
    waiting, ticking = table.row.waiting, table.ticking
    runs = table.row.status == PLAYING and waiting is not None and table.bot_level(waiting) is None
    return table.rule.kind == LIVE and runs and ticking is not None and ticking.since is None


def deciding_seat(table: Table, person: Person) -> int:
    """Returns the seat that a person plays; raises `Forbidden` if they have none or a bot plays for them."""
    seat = seat_of(table, person)
    if table.bot_level(seat) is not None:
        raise Forbidden("error-stand-in")
    return seat


LONGEST_TURN = 1800.0
"""Seconds after which a person who does not move at a table without a clock counts as away, although they are there."""


def keeps_others_waiting(table: Table, seat: int, now: float) -> bool:
    """Returns whether a seat's person has let the others wait for too long at a table without a clock."""
    waits = table.row.status == PLAYING and table.row.waiting == seat
    return waits and table.ticking is None and now >= table.row.since + LONGEST_TURN


def seen_at(table: Table, seat: int, presence: Presence, now: float) -> PresenceStatus:
    """Returns the presence of a seat's person at a table, as the others see it."""
    person = table.seats[seat].person
    assert person is not None
    seen = presence.status(person, table.row.id)
    if seen.state == HERE and keeps_others_waiting(table, seat, now):
        return PresenceStatus(AWAY, table.row.since, seen.page)
    return seen


def waiting_times_at(table: Table) -> WaitingTimes:
    """Returns how long people at a table wait for each other."""
    return BY_THE_DAY if table.rule.kind == DAILY else AT_ONCE
