"""Clocks at tables: time-outs and warnings."""

from __future__ import annotations

from contextlib import suppress
from dataclasses import replace

from kaiserhof.engine import KaiserhofError
from kaiserhof.storage.person import Person
from kaiserhof.storage.rows import PLAYING
from kaiserhof.tables.access import is_late_for
from kaiserhof.tables.clocks.clock import NO_CLOCK, PLAY_TURN, TAKE_SEAT, ClockRule, SeatTime, remaining
from kaiserhof.tables.loaded_tables import LoadedTables
from kaiserhof.tables.meeting.person_events import TAKEN_OVER, TIME, PersonEvent
from kaiserhof.tables.plan import STAND_IN
from kaiserhof.tables.service.stand_ins import StandIns


class Clocks:
    def __init__(self, loaded_tables: LoadedTables, stand_ins: StandIns) -> None:
        self._loaded_tables, self._store = loaded_tables, loaded_tables.store
        self._stand_ins = stand_ins
        self.uptime, self.timekeeper = loaded_tables.uptime, loaded_tables.timekeeper

    def check_clocks(self) -> None:
        """Applies warnings and time-outs that are due. Call it every few seconds, in any process."""
        self._loaded_tables.uptime.step()
        for table_id in self._store.clocks.due(self._loaded_tables.uptime.now()):
            with suppress(KaiserhofError):  # another process was faster, or the table is gone
                self._look_at_clock(table_id)

    def _look_at_clock(self, table_id: str) -> None:
        with self._loaded_tables.open(table_id) as table:
            ticking, seat, now = table.ticking, table.row.waiting, self._loaded_tables.uptime.now()
            look = self._loaded_tables.timekeeper.next_look(table, ticking, seat)
            if ticking is None or seat is None or look is None or table.row.status != PLAYING:
                self._store.clocks.postpone(table_id, table.row.revision, None)
                return
            if look > now:  # the clock stood still during a holiday
                self._store.clocks.postpone(table_id, table.row.revision, look)
                return
            up = (
                remaining(
                    table.rule, ticking, seat, now, self._loaded_tables.timekeeper.rest(table, ticking, seat, now)
                )
                <= 0
            )
            after = replace(ticking, up=up, warned=True)
            plays = up and table.rule.then == PLAY_TURN
            until = self._loaded_tables.timekeeper.next_look(table, after, seat)
            overran = seat if up else None
            change, revision = self._store.clocks.change, table.row.revision
            table.raised(change(table_id, revision, after.write(), until, due=plays, overran=overran))
            if up:
                self._loaded_tables.reload(table)
            table.ticking = after
            table.row = table.row._replace(ticking=after.write(), until=until)
            person = table.seats[seat].person
            assert person is not None
            event = PersonEvent(TIME, table_id, person, table.number, None, "up" if up else "warning")
            self._loaded_tables.events.publish(event)
            if up and table.rule.then == TAKE_SEAT:
                self._stand_ins.change(table, seat, STAND_IN)
                self._loaded_tables.events.publish(PersonEvent(TAKEN_OVER, table_id, person, table.number))
            self._loaded_tables.settle(table)
        self._loaded_tables.announce(table_id)
        if plays:
            self._loaded_tables.announce_due(table_id)

    def rule(self, table_id: str) -> ClockRule:
        """Returns the time control of a table that is in memory."""
        table = self._loaded_tables.cached.get(table_id)
        return NO_CLOCK if table is None else table.rule

    def times(self, table_id: str, person: Person | None) -> tuple[SeatTime, ...]:
        """Returns the time of each seat; empty if the table has no clock, or if the person sees the game late."""
        table = self._loaded_tables.cached.get(table_id)
        return () if table is None or is_late_for(table, person) else self.timekeeper.times_of(table)
