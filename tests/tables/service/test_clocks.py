"""Clocks: a warning when a quarter of the time is left, and what happens when the time is up."""

import pytest

from kaiserhof.tables.clocks.clock import SHOW, TAKE_SEAT, Clock, ClockRule, SeatTime
from kaiserhof.tables.meeting.person_events import TAKEN_OVER, TIME
from kaiserhof.tables.plan import STAND_IN
from kaiserhof.tables.service.clocks import Clocks
from kaiserhof.tables.service.stand_ins import StandIns
from tests.tables.service.core import AXEL, BARBARA, CHRIS, NOBODY, Core

WHOLE = 620
"""Maximum length of a turn in seconds: ten minutes and twenty free seconds."""


@pytest.fixture
def clocks(core: Core) -> Clocks:
    return Clocks(core, StandIns(core))


def timed(core: Core, rule: ClockRule) -> str:
    table_id = core.table(AXEL, BARBARA, CHRIS, clock=rule.write())
    core.opened(table_id)
    return table_id


def pass_by(core: Core, clocks: Clocks, seconds: float) -> None:
    """Advances the time, and clears earlier announcements."""
    core.forget_announcements()
    core.hours.pass_by(seconds)
    clocks.check_clocks()


def ticking(core: Core, table_id: str) -> Clock:
    clock = Clock.read(core.stored(table_id).ticking)
    assert clock is not None
    return clock


def told(core: Core) -> list[tuple[str, str, str]]:
    return [(event.kind, event.person, event.detail) for event in core.heard]


def test_a_warning_is_told_once_and_kept(core: Core, clocks: Clocks) -> None:
    table_id = timed(core, ClockRule.live(10))
    pass_by(core, clocks, 0.75 * WHOLE - 1)
    assert told(core) == []
    pass_by(core, clocks, 1)
    assert told(core) == [(TIME, AXEL.id, "warning")]
    assert core.heard[0].table == table_id
    assert core.heard[0].number == core.cached[table_id].number
    assert core.announced == [table_id]
    assert core.due == []
    clock = ticking(core, table_id)
    assert (clock.warned, clock.up) == (True, False)
    assert core.stored(table_id).until == pytest.approx(core.uptime.now() + 0.25 * WHOLE)
    assert core.cached[table_id].ticking == clock
    assert core.cached[table_id].row.until == core.stored(table_id).until
    pass_by(core, clocks, 10)
    assert told(core) == []


def test_when_the_time_is_up_a_bot_is_due_for_this_turn(core: Core, clocks: Clocks) -> None:
    table_id = timed(core, ClockRule.live(10))
    pass_by(core, clocks, 0.75 * WHOLE)
    pass_by(core, clocks, 0.25 * WHOLE)
    assert told(core) == [(TIME, AXEL.id, "up")]
    assert core.announced == core.due == [table_id]
    assert ticking(core, table_id).up
    assert [seat.overran for seat in core.seats(table_id)] == [1, 0, 0]
    assert core.cached[table_id].seats == core.seats(table_id)
    row = core.stored(table_id)
    assert (row.until, row.due) == (None, core.hours())
    assert core.cached[table_id].bot_level(0) == STAND_IN
    assert core.seats(table_id)[0].stand_in is None, "the seat stays Axel's"


def test_a_bot_takes_the_seat_if_that_was_chosen(core: Core, clocks: Clocks) -> None:
    table_id = timed(core, ClockRule.live(10, then=TAKE_SEAT))
    pass_by(core, clocks, 0.75 * WHOLE)
    pass_by(core, clocks, 0.25 * WHOLE)
    assert told(core) == [(TIME, AXEL.id, "up"), (TAKEN_OVER, AXEL.id, "")]
    assert core.seats(table_id)[0].stand_in == STAND_IN
    assert core.due == [table_id]
    assert table_id in core.announced


def test_nothing_but_a_note_follows_if_that_was_chosen(core: Core, clocks: Clocks) -> None:
    table_id = timed(core, ClockRule.live(10, then=SHOW))
    pass_by(core, clocks, 0.75 * WHOLE)
    pass_by(core, clocks, 0.25 * WHOLE)
    assert told(core) == [(TIME, AXEL.id, "up")]
    assert core.announced == [table_id]
    assert core.due == []
    assert core.stored(table_id).due is None
    assert core.cached[table_id].bot_level(0) is None
    pass_by(core, clocks, 1000)
    assert told(core) == []


def test_a_turn_that_waits_for_confirmation_ends_when_the_time_is_up(core: Core, clocks: Clocks) -> None:
    table_id = timed(core, ClockRule.live(10))
    with core.open(table_id) as table:
        while table.match.to_confirm() is None:
            state = table.match.state
            core.commit(table, lambda: table.play(0, state.text(state.legal_moves()[0])))  # noqa: B023
    pass_by(core, clocks, WHOLE)
    assert core.opened(table_id).waiting_for() == 1


def test_a_holiday_that_began_meanwhile_puts_the_look_off(core: Core, clocks: Clocks) -> None:
    """One day for each turn. After half a day Axel goes on holiday for ten days."""
    day = 86_400.0
    begins = core.hours() + 0.5 * day
    core.store.clocks.change_holidays(AXEL.id, [(begins, begins + 10 * day)])
    table_id = timed(core, ClockRule.daily(1, 0))
    revision = core.stored(table_id).revision
    pass_by(core, clocks, 0.75 * day)
    assert told(core) == []
    assert core.announced == []
    assert core.stored(table_id).revision == revision, "nobody sees it"
    assert core.stored(table_id).until == pytest.approx(core.uptime.now() + 0.25 * day)
    pass_by(core, clocks, 9.9 * day)
    assert told(core) == []
    pass_by(core, clocks, 0.1 * day)
    assert told(core) == [(TIME, AXEL.id, "warning")]


def test_a_look_that_is_due_where_no_clock_runs_is_dropped(core: Core, clocks: Clocks) -> None:
    table_id = core.table(AXEL, BARBARA, CHRIS)
    core.opened(table_id)
    core.store.clocks.postpone(table_id, core.stored(table_id).revision, core.uptime.now())
    clocks.check_clocks()
    assert core.stored(table_id).until is None
    assert core.announced == []


def test_one_table_that_cannot_be_opened_does_not_hold_up_the_others(core: Core, clocks: Clocks) -> None:
    unknown = timed(core, ClockRule.live(10))
    core.hours.pass_by(1)
    table_id = timed(core, ClockRule.live(10))
    core.store.tables.change(unknown, ("playing",), rules=99)
    core.cached.clear()
    pass_by(core, clocks, WHOLE)
    assert (TIME, AXEL.id, "up") in told(core)
    assert table_id in core.announced


def test_the_times_of_the_seats_are_known_for_a_table_in_memory(core: Core, clocks: Clocks) -> None:
    table_id = timed(core, ClockRule.live(10))
    up = round(core.hours() + WHOLE)
    assert clocks.times(table_id, AXEL) == (SeatTime(600, up), SeatTime(600), SeatTime(600))
    assert clocks.times(core.table(AXEL, BARBARA, NOBODY), AXEL) == ()
    core.cached.clear()
    assert clocks.times(table_id, AXEL) == ()


def test_a_look_advances_the_court_time(core: Core, clocks: Clocks) -> None:
    begun = core.uptime.now()
    core.hours.pass_by(6)
    clocks.check_clocks()
    assert core.store.clocks.count_uptime(1e9) >= begun + 6
