"""Computes clocks: after a move, for display, and for the next check."""

from __future__ import annotations

from collections.abc import Sequence

from kaiserhof.storage.rows import PLAYING, SeatRow, TableRow
from kaiserhof.storage.store import Store
from kaiserhof.tables.clocks.clock import (
    DAILY,
    Clock,
    ClockRule,
    SeatTime,
    moved_on,
    next_look,
    overlap,
    remaining,
    started,
)
from kaiserhof.tables.clocks.uptime import Uptime
from kaiserhof.tables.table import Table


class Timekeeper:
    """Computes the clocks of tables from court time."""

    def __init__(self, store: Store, court: Uptime) -> None:
        self._store = store
        self._court = court

    def after(
        self, table: Table, waiting: int | None, seats: Sequence[SeatRow] | None = None, *, over: bool = False
    ) -> Clock | None:
        """Returns the clock from now on, while everyone waits for seat `waiting`; it does not run for a bot.

        `seats` are the seats after the change, if they change with it.
        """
        seats = seats or table.seats
        ticking = table.ticking or started(table.rule, len(table.seats))
        if ticking is None:
            return None
        runs = waiting is not None and not over and seats[waiting].bot_level() is None
        before, after = table.row.waiting if ticking.since is not None else None, waiting if runs else None
        if after == before:
            return ticking
        now = self._court.now()
        return moved_on(table.rule, ticking, before, after=after, now=now, rest=self.rest(table, ticking, before, now))

    def next_look(self, table: Table, ticking: Clock | None, waiting: int | None) -> float | None:
        """Returns when to check the clock again, or None if it stands still."""
        if ticking is None or waiting is None:
            return None
        now = self._court.now()
        return next_look(table.rule, ticking, waiting, now, self.rest(table, ticking, waiting, now))

    def rest(self, table: Table, ticking: Clock, waiting: int | None, now: float) -> float:
        """Returns how many seconds of the current turn fall into the player's holidays."""
        if table.rule.kind != DAILY or ticking.since is None or waiting is None:
            return 0.0
        wall = self._store.database.clock()
        return overlap(self._holidays(table, waiting), wall - (now - ticking.since), wall)

    def _holidays(self, table: Table, seat: int) -> list[tuple[float, float]]:
        person = table.seats[seat].person
        if person is None:
            return []
        if person not in table.holidays:
            table.holidays[person] = self._store.clocks.holidays(person)
        return table.holidays[person]

    def time_of(self, row: TableRow, seats: Sequence[SeatRow]) -> SeatTime | None:
        """Returns the time of the seat to move, from the rows of its table; None if no clock runs."""
        ticking = Clock.read(row.ticking)
        if ticking is None or ticking.since is None or row.waiting is None or row.status != PLAYING:
            return None
        rule, now, wall = ClockRule.read(row.clock), self._court.now(), self._store.database.clock()
        person = seats[row.waiting].person
        spans = self._store.clocks.holidays(person) if rule.kind == DAILY and person is not None else []
        rest = overlap(spans, wall - (now - ticking.since), wall)
        resting = any(begins <= wall < ends for begins, ends in spans)
        until = round(wall + remaining(rule, ticking, row.waiting, now, rest))
        return SeatTime(ticking.left[row.waiting], until, ticking.up, resting)

    def times_of(self, table: Table) -> tuple[SeatTime, ...]:
        """Returns the time of each seat."""
        ticking = table.ticking
        if ticking is None:
            return ()
        now, wall = self._court.now(), self._store.database.clock()
        times = []
        for seat, left in enumerate(ticking.left):
            spans = self._holidays(table, seat) if table.rule.kind == DAILY else []
            resting = any(begins <= wall < ends for begins, ends in spans)
            if seat == table.row.waiting and ticking.since is not None and table.row.status == PLAYING:
                rest = self.rest(table, ticking, seat, now)
                until = round(wall + remaining(table.rule, ticking, seat, now, rest))
                times.append(SeatTime(left, until, ticking.up, resting))
            else:
                times.append(SeatTime(left, None, False, resting))
        return tuple(times)
