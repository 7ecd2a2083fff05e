"""Holidays: days on which a person's daily clocks stand still."""

from __future__ import annotations

import time
from collections.abc import Sequence
from contextlib import suppress

from kaiserhof.engine import KaiserhofError
from kaiserhof.errors import Missing, Refused
from kaiserhof.storage.person import Person
from kaiserhof.storage.rows import PLAYING
from kaiserhof.tables.clocks.clock import DAILY
from kaiserhof.tables.loaded_tables import LoadedTables

HOUR = 3600.0
"""One hour in seconds, the tolerance: the day on which summer time ends has 25 hours."""
DAY = 24 * HOUR
HOLIDAYS_A_YEAR = 30
"""Maximum of days in a calendar year."""
FURTHEST = 366
"""Maximum number of days from now at which a holiday may end."""


class Holidays:
    def __init__(self, loaded_tables: LoadedTables) -> None:
        self._loaded_tables, self._store = loaded_tables, loaded_tables.store

    def of(self, person: Person) -> list[tuple[float, float]]:
        """Returns a person's holidays, each as begin and end."""
        return self._store.clocks.holidays(person.id)

    def take(self, person: Person, begins: float, ends: float) -> None:
        """Adds a holiday, during which the person's daily clocks stand still; at most 30 days in a calendar year."""
        now = self._store.database.clock()
        begins = max(begins, now)  # clocks have already counted the past
        if not 0 < ends - begins <= HOLIDAYS_A_YEAR * DAY + HOUR or begins > now + FURTHEST * DAY:
            raise Refused("error-holiday")
        taken = self._store.clocks.holidays(person.id)
        if any(since < ends and begins < until for since, until in taken):
            raise Refused("error-holiday-twice")
        spans = sorted([*taken, (begins, ends)])
        for year in {_year(begins), _year(ends)}:
            if _left(spans, year) < -HOUR:
                raise Refused("error-holiday-many", most=HOLIDAYS_A_YEAR)
        self._change_holidays(person, spans)

    def left(self, person: Person) -> float:
        """Returns how many days of holiday a person has left this year."""
        return max(0.0, _left(self.of(person), _year(self._store.database.clock()))) / DAY

    def end(self, person: Person, number: int) -> None:
        """Ends a holiday that has begun, or removes one that has not; `number` is its place in the list."""
        spans, now = self.of(person), self._store.database.clock()
        if not 0 <= number < len(spans):
            raise Missing("error-no-holiday")
        begins, ends = spans.pop(number)
        if begins < now:
            spans.insert(number, (begins, min(ends, now)))
        self._change_holidays(person, spans)

    def _change_holidays(self, person: Person, spans: list[tuple[float, float]]) -> None:
        self._store.clocks.change_holidays(person.id, spans)
        for table_id in self._store.tables.of_person(person.id):
            with suppress(KaiserhofError), self._loaded_tables.open(table_id) as table:
                table.holidays.pop(person.id, None)
                ticking = table.ticking
                if table.rule.kind == DAILY and ticking is not None and table.row.status == PLAYING:
                    until = self._loaded_tables.timekeeper.next_look(table, ticking, table.row.waiting)
                    table.raised(self._store.clocks.change(table_id, table.row.revision, ticking.write(), until))
                    self._loaded_tables.announce(table_id)


def _year(at: float) -> int:
    return time.gmtime(at).tm_year


def _left(spans: Sequence[tuple[float, float]], year: int) -> float:
    """Returns how many seconds of holiday are left in a year."""
    return HOLIDAYS_A_YEAR * DAY - sum(_part_in(span, year) for span in spans)


def _part_in(span: tuple[float, float], year: int) -> float:
    """Returns how many seconds of a span lie in a year."""
    begins, ends = (_begin_of(each) for each in (year, year + 1))
    return max(0.0, min(span[1], ends) - max(span[0], begins))


def _begin_of(year: int) -> float:
    return (year - 1970) * 365 * DAY + ((year - 1969) // 4 - (year - 1901) // 100 + (year - 1601) // 400) * DAY
