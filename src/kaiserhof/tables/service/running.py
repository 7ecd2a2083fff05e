"""Running a table."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace

from kaiserhof.tables.errors import Forbidden, Missing, Refused, Stale
from kaiserhof.tables.meeting.happenings import TAKEN_OVER, Happening
from kaiserhof.tables.people import Person
from kaiserhof.tables.plan import SeatPlan
from kaiserhof.tables.service.making import MakingService
from kaiserhof.tables.storage.rows import (
    CANCELLED,
    FINISHED,
    GATHERING,
    PERSON,
    PLAYING,
    SeatRow,
)


class RunningService(MakingService):
    """Running a table."""

    def hand_over(self, table_id: str, person: Person, seat: int, level: str | None) -> None:
        """Lets a bot of a level play for a seat, or gives the seat back to its person (None).

        The owner of the table may do this, and a person for their own seat.
        """
        if level is not None and level not in self.levels:
            raise Refused("error-unknown-seat", name=level[:40], known=", ".join(self.levels))
        with self._table(table_id) as live:
            if not 0 <= seat < len(live.seats) or live.seats[seat].kind != PERSON:
                raise Missing("error-no-seat")
            if person.id not in (live.row.owner, live.seats[seat].person):
                raise Forbidden("error-not-owner")
            if live.row.status != PLAYING:
                raise Refused("error-not-running")
            after = replace(live.seats[seat], stand_in=level)
            asked = live.match.to_confirm()
            asked = live.match.state.to_move() if asked is None else asked
            due = (after if asked == seat else live.seats[asked]).bot_level() is not None
            self.store.change_seat(table_id, live.seats[seat], after, PLAYING, due=due)
            self._reload_rows(live)
            sitting = after.person
            if level is not None and sitting is not None and sitting != person.id:
                self.happenings.tell(Happening(TAKEN_OVER, table_id, sitting, live.number, person.id))
            self._settle(live)
            due = live.bot_is_due()
        self.announce(table_id)
        if due:
            self.on_due(table_id)

    def cancel(self, table_id: str, person: Person) -> None:
        """Ends a table without a result."""
        with self._owned(table_id, person) as live:
            if live.row.status == FINISHED:
                raise Refused("error-not-running")
            self.store.change_table(table_id, (GATHERING, PLAYING), status=CANCELLED, due=None)
            self._reload_rows(live)
        self.announce(table_id)

    def admit_spectators(self, table_id: str, person: Person, *, admitted: bool) -> None:
        """Opens or closes the table to people without a seat."""
        with self._owned(table_id, person) as live:
            self.store.change_table(table_id, (GATHERING, PLAYING, FINISHED), spectators=admitted)
            self._reload_rows(live)
        self.announce(table_id)

    def rematch(self, table_id: str, person: Person) -> str:
        """Makes a new table with the same people and options, the next seat being the start player; returns its id."""
        with self._owned(table_id, person) as live:
            if live.row.status != FINISHED:
                raise Refused("error-not-finished")
            if live.row.next is not None:
                return live.row.next
            order = live.seats[1:] + live.seats[:1]
            plans = [SeatPlan(seat.kind, seat.level, self._sitter(seat), seat.face) for seat in order]
            game, options = live.row.game, live.row.options
        with suppress(Stale):  # two requests at the same moment: the first table is the rematch
            self.create(person, game, plans, options, previous=table_id)
        with self._table(table_id) as live:
            self._reload_rows(live)
            new = live.row.next
        assert new is not None
        self.announce(table_id)
        return new

    def _sitter(self, seat: SeatRow) -> Person | None:
        """Returns the person at a seat, with the name they have at this table."""
        return Person(seat.person, seat.name, "") if seat.person is not None else None
