"""Who may do what at a table."""

from __future__ import annotations

from collections.abc import Sequence

from kaiserhof.errors import Forbidden, Missing
from kaiserhof.storage.person import Person
from kaiserhof.storage.rows import CANCELLED, GATHERING, SeatRow, TableRow
from kaiserhof.tables.clocks.clock import DAILY
from kaiserhof.tables.meeting.offers import AT_ONCE, BY_THE_DAY, WaitingTimes
from kaiserhof.tables.table import Table


def admit(table: Table, person: Person | None) -> None:
    """Raises `KaiserhofError` if a person may not see a table."""
    admit_to(table.row, table.seats, person)


def admit_to(row: TableRow, seats: Sequence[SeatRow], person: Person | None) -> None:
    """Raises `KaiserhofError` if a person may not see the table with these rows."""
    seated = person is not None and any(seat.person == person.id for seat in seats)
    if row.status == CANCELLED:
        raise Missing("error-cancelled")
    invited = row.spectators or row.status == GATHERING
    if not (seated or invited or (person is not None and row.owner == person.id)):
        raise Forbidden("error-closed")


def seat_of(table: Table, person: Person) -> int:
    """Returns the seat of a person; raises `Forbidden` if they have none."""
    for seat in table.seats:
        if seat.person == person.id:
            return seat.seat
    raise Forbidden("error-no-seat-here")


def deciding_seat(table: Table, person: Person) -> int:
    """Returns the seat that a person plays; raises `Forbidden` if they have none or a bot plays for them."""
    seat = seat_of(table, person)
    if table.bot_level(seat) is not None:
        raise Forbidden("error-stand-in")
    return seat


def waiting_times_at(table: Table) -> WaitingTimes:
    """Returns how long people at a table wait for each other."""
    return BY_THE_DAY if table.rule.kind == DAILY else AT_ONCE
