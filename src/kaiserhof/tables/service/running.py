"""Running a table: what its owner does, and what everyone does with their own seat."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace

from kaiserhof.engine import KaiserhofError
from kaiserhof.errors import Missing, Refused
from kaiserhof.storage.person import Person
from kaiserhof.storage.rows import CANCELLED, FINISHED, GATHERING, PERSON, PLAYING, SeatRow
from kaiserhof.tables.clocks.clock import taken_back
from kaiserhof.tables.live import LiveTable
from kaiserhof.tables.meeting import GONE
from kaiserhof.tables.plan import STAND_INS
from kaiserhof.tables.service.making import MakingService


class RunningService(MakingService):
    """Running a table."""

    def hand_over(self, table_id: str, person: Person, level: str) -> None:
        """Lets a bot of a level play for a person from now on; it is their own seat, so nobody is asked."""
        self._check_stand_in(level)
        with self.open(table_id) as live:
            seat = self._own_seat(live, person)
            self._change_stand_in(live, seat, level)

    def take_back(self, table_id: str, person: Person) -> None:
        """Takes a person's seat back from the bot that plays for them: at once, and nobody is asked.

        If the bot is thinking, its thought comes too late. What it played stays.
        """
        with self.open(table_id) as live:
            seat = self._own_seat(live, person)
            if live.seats[seat].stand_in is not None:
                self._change_stand_in(live, seat, None)

    def cancel(self, table_id: str, person: Person) -> None:
        """Ends a table without a result; if others play there too, they must agree to an end."""
        with self._owned(table_id, person) as live:
            if live.row.status == FINISHED:
                raise Refused("error-not-running")
            if live.row.status == PLAYING and any(each != person.id for each in live.people()):
                raise Refused("error-ask-all")
            self.store.tables.change(table_id, (GATHERING, PLAYING), status=CANCELLED, due=None)
            self._reload_rows(live)
        self.announce(table_id)

    def admit_spectators(self, table_id: str, person: Person, *, admitted: bool) -> None:
        """Opens or closes the table to people without a seat."""
        with self._owned(table_id, person) as live:
            self.store.tables.change(table_id, (GATHERING, PLAYING, FINISHED), spectators=admitted)
            self._reload_rows(live)
        self.announce(table_id)

    def pass_on(self) -> None:
        """Passes the role of owners who are gone on to someone who is here; call it from time to time.

        A table that nobody has opened here needs no owner.
        """
        now = self.store.database.clock()
        for table_id, live in list(self.cached.items()):
            if live.row.status not in (GATHERING, PLAYING):
                continue
            seen = self.presence.seen(live.row.owner, table_id)
            since = live.row.created if seen.since is None else seen.since
            if seen.state != GONE or now < since + self._patience(live).owner:
                continue
            with suppress(KaiserhofError), self.open(table_id) as live:
                here = (person for person in live.people() if self.presence.is_present(person, table_id))
                heir = next(here, None)
                if heir is not None and live.row.owner != heir:
                    self._make_owner(live, heir)
                    self.announce(table_id)

    def _check_stand_in(self, level: str) -> None:
        if level not in STAND_INS:
            raise Refused("error-unknown-seat", name=level[:40], known=", ".join(STAND_INS))

    def _own_seat(self, live: LiveTable, person: Person) -> int:
        if live.row.status != PLAYING:
            raise Refused("error-not-running")
        return self._seat_of(live, person)

    def _person_at(self, live: LiveTable, seat: int) -> str:
        if not 0 <= seat < len(live.seats) or live.seats[seat].kind != PERSON:
            raise Missing("error-no-seat")
        person = live.seats[seat].person
        assert person is not None
        return person

    def _change_stand_in(self, live: LiveTable, seat: int, level: str | None) -> None:
        """Lets a bot play for a seat from now on, or its person again (None)."""
        table_id = live.row.id
        after = replace(
            live.seats[seat], stand_in=level, stood_in=None if level is None else self.store.database.clock()
        )
        asked = live.waiting_for()
        due = asked is not None and (after.bot_level() if asked == seat else live.bot_level(asked)) is not None
        ticking = self.timekeeper.after(live, asked, [after if each.seat == seat else each for each in live.seats])
        if ticking is not None and level is None:
            ticking = taken_back(live.rule, ticking, seat)
        clock = (
            {"ticking": ticking.write(), "until": self.timekeeper.next_look(live, ticking, asked)} if ticking else {}
        )
        self.store.tables.change_seat(table_id, live.seats[seat], after, PLAYING, due=due, **clock)
        self._reload_rows(live)
        self._settle(live)
        due = live.bot_is_due()
        self.announce(table_id)
        if due:
            self.on_due(table_id)

    def _sitter(self, seat: SeatRow) -> Person | None:
        """Returns the person at a seat, with the name they have at this table."""
        return Person(seat.person, seat.name, "") if seat.person is not None else None
