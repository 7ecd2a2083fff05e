"""Days on which a person's daily clocks stand still: at most thirty in a calendar year."""

import time

import pytest

from kaiserhof.errors import Missing, Refused
from kaiserhof.tables.clocks.clock import ClockRule
from kaiserhof.tables.service.holidays import DAY, HOUR, Holidays
from tests.tables.service.core import AXEL, BARBARA, CHRIS, NOBODY, Core


@pytest.fixture
def holidays(core: Core) -> Holidays:
    return Holidays(core)


def date(text: str) -> float:
    """Returns the start of a day."""
    return time.mktime(time.strptime(f"{text} UTC", "%Y-%m-%d %Z")) - time.timezone


def test_a_holiday_lasts_thirty_days_and_an_hour_at_most(core: Core, holidays: Holidays) -> None:
    now = core.hours.now = date("2027-03-01")
    for ends in (now, now - DAY, now + 30 * DAY + HOUR + 1):
        with pytest.raises(Refused, match=r"^error-holiday$"):
            holidays.take(AXEL, now, ends)
    holidays.take(BARBARA, now, now + 1)
    assert holidays.of(BARBARA) == [(now, now + 1)]
    holidays.take(AXEL, now, now + 30 * DAY + HOUR)
    assert holidays.of(AXEL) == [(now, now + 30 * DAY + HOUR)]
    assert holidays.left(AXEL) == 0.0


def test_a_holiday_begins_within_a_year(core: Core, holidays: Holidays) -> None:
    now = core.hours.now = date("2027-03-01")
    with pytest.raises(Refused, match=r"^error-holiday$"):
        holidays.take(AXEL, now + 366 * DAY + 1, now + 367 * DAY)
    holidays.take(AXEL, now + 366 * DAY, now + 367 * DAY)
    assert holidays.left(AXEL) == 30, "it takes nothing from this year"


def test_the_past_is_no_holiday(core: Core, holidays: Holidays) -> None:
    now = core.hours.now = date("2027-03-01")
    holidays.take(AXEL, now - 5 * DAY, now + DAY)
    assert holidays.of(AXEL) == [(now, now + DAY)]


def test_holidays_may_touch_but_not_overlap(core: Core, holidays: Holidays) -> None:
    now = core.hours.now = date("2027-03-01")
    holidays.take(AXEL, now + 5 * DAY, now + 6 * DAY)
    for begins, ends in ((4.5, 5.5), (5.5, 6.5), (4, 7), (5.2, 5.8)):
        with pytest.raises(Refused, match="error-holiday-twice"):
            holidays.take(AXEL, now + begins * DAY, now + ends * DAY)
    holidays.take(AXEL, now + 6 * DAY, now + 7 * DAY)
    holidays.take(AXEL, now + 4 * DAY, now + 5 * DAY)
    assert holidays.of(AXEL) == [(now + day * DAY, now + (day + 1) * DAY) for day in (4, 5, 6)], "in order"


def test_thirty_days_and_an_hour_a_year_and_no_more(core: Core, holidays: Holidays) -> None:
    now = core.hours.now = date("2027-03-01")
    holidays.take(AXEL, now, now + 20 * DAY)
    later = now + 50 * DAY
    with pytest.raises(Refused, match="error-holiday-many"):
        holidays.take(AXEL, later, later + 10 * DAY + HOUR + 1)
    holidays.take(AXEL, later, later + 10 * DAY + HOUR)
    with pytest.raises(Refused, match="error-holiday-many"):
        holidays.take(AXEL, now + 80 * DAY, now + 80 * DAY + 60)


def test_a_holiday_across_the_turn_of_the_year_counts_in_both(core: Core, holidays: Holidays) -> None:
    core.hours.now = date("2027-12-01")
    holidays.take(AXEL, date("2027-12-22"), date("2028-01-11"))
    assert holidays.left(AXEL) == 20
    core.hours.now = date("2028-01-02")
    assert holidays.left(AXEL) == 20
    with pytest.raises(Refused, match="error-holiday-many"):
        holidays.take(AXEL, date("2028-02-01"), date("2028-02-22"))
    holidays.take(AXEL, date("2028-02-01"), date("2028-02-21"))


@pytest.mark.parametrize("year", [1999, 2000, 2001, 2027, 2028, 2029, 2100, 2101])
def test_a_year_begins_on_the_first_of_january_in_leap_years_too(core: Core, holidays: Holidays, year: int) -> None:
    begins = date(f"{year}-01-01") if year < 2038 else (year - 1970) * 365 * DAY + leap_days(year) * DAY
    core.hours.now = begins - 10 * DAY
    holidays.take(AXEL, begins - DAY, begins + 2 * DAY)
    assert holidays.left(AXEL) == 29
    core.hours.now = begins + DAY
    assert holidays.left(AXEL) == 28


def leap_days(year: int) -> int:
    """Returns the number of leap days between 1970 and the start of a year."""
    return sum(each % 4 == 0 and (each % 100 != 0 or each % 400 == 0) for each in range(1970, year))


def test_a_holiday_ends_early_or_does_not_begin(core: Core, holidays: Holidays) -> None:
    now = core.hours.now = date("2027-03-01")
    holidays.take(AXEL, now, now + 5 * DAY)
    holidays.take(AXEL, now + 10 * DAY, now + 11 * DAY)
    for number in (-1, 2):
        with pytest.raises(Missing, match="error-no-holiday"):
            holidays.end(AXEL, number)
    core.hours.pass_by(2 * DAY)
    holidays.end(AXEL, 0)
    assert holidays.of(AXEL) == [(now, now + 2 * DAY), (now + 10 * DAY, now + 11 * DAY)]
    holidays.end(AXEL, 1)
    assert holidays.of(AXEL) == [(now, now + 2 * DAY)]
    core.hours.pass_by(DAY)
    holidays.end(AXEL, 0)
    assert holidays.of(AXEL) == [(now, now + 2 * DAY)], "one that is over stays as it was"


def test_a_holiday_that_begins_this_moment_is_removed(core: Core, holidays: Holidays) -> None:
    now = core.hours.now = date("2027-03-01")
    holidays.take(AXEL, now, now + DAY)
    holidays.end(AXEL, 0)
    assert holidays.of(AXEL) == []


def test_only_a_running_daily_clock_is_looked_at_again(core: Core, holidays: Holidays) -> None:
    """Three days a turn and three in reserve; the warning comes when a quarter is left."""
    daily, live = ClockRule.daily(3).write(), ClockRule.live(30).write()
    waits = core.table(AXEL, BARBARA, CHRIS, clock=daily)
    others = [
        core.table(AXEL, BARBARA, CHRIS, clock=live),
        core.table(AXEL, BARBARA, CHRIS),
        core.table(AXEL, BARBARA, NOBODY, clock=daily),
    ]
    for table_id in (waits, *others):
        core.opened(table_id)
    before = [core.stored(table_id) for table_id in others]
    warning = core.uptime.now() + 4.5 * DAY
    assert core.stored(waits).until == pytest.approx(warning)
    core.forget_announcements()
    holidays.take(AXEL, core.hours(), core.hours() + 2 * DAY)
    core.hours.pass_by(DAY)
    holidays.end(AXEL, 0)
    assert core.announced == [waits, waits]
    assert core.stored(waits).until == pytest.approx(warning + DAY)
    assert [core.stored(table_id) for table_id in others] == before
    live_table = core.cached[waits]
    assert live_table.row.revision == core.stored(waits).revision
    assert not live_table.stale
