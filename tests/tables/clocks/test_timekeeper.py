"""The times of a table: whose clock runs, when it must be looked at, and what everyone sees of it."""

from __future__ import annotations

from collections.abc import Iterator

import pytest

from kaiserhof.tables.clocks.clock import DAY, Clock, ClockRule, SeatTime
from kaiserhof.tables.clocks.uptime import BEAT_EVERY, Uptime
from tests.tables.meeting.simulated import Hours
from tests.tables.service.core import AXEL, BARBARA, CHRIS, Core


@pytest.fixture
def core() -> Iterator[Core]:
    core = Core()
    yield core
    core.store.close()


def table(core: Core, rule: ClockRule) -> str:
    table_id = core.table(AXEL, BARBARA, CHRIS, clock=rule.write())
    core.opened(table_id)
    return table_id


def seen(core: Core, table_id: str) -> tuple[SeatTime, ...]:
    with core.open(table_id) as live:
        return core.timekeeper.times_of(live)


def listed(core: Core, table_id: str) -> SeatTime | None:
    return core.timekeeper.time_of(*core.rows(table_id))


@pytest.mark.parametrize("passed", [0, 100, 700])
def test_the_seat_to_move_has_its_time_until_a_moment_and_the_others_what_is_left(core: Core, passed: float) -> None:
    table_id = table(core, ClockRule.live(10))
    begun = core.hours()
    core.hours.pass_by(passed)
    assert seen(core, table_id) == (SeatTime(600, begun + 620), SeatTime(600), SeatTime(600))
    assert listed(core, table_id) == SeatTime(600, begun + 620)


def test_while_a_bot_decides_no_clock_runs(core: Core) -> None:
    table_id = core.table("regular", AXEL, BARBARA, clock=ClockRule.live(10).write())
    core.opened(table_id)
    assert seen(core, table_id) == (SeatTime(600), SeatTime(600), SeatTime(600))
    assert listed(core, table_id) is None
    assert core.stored(table_id).until is None


def test_a_table_without_a_clock_or_before_its_game_has_no_times(core: Core) -> None:
    plain = core.table(AXEL, BARBARA, CHRIS)
    core.opened(plain)
    assert seen(core, plain) == ()
    assert listed(core, plain) is None
    waits = core.table(AXEL, BARBARA, CHRIS, begins="host", clock=ClockRule.live(10).write())
    core.opened(waits)
    assert listed(core, waits) is None


def test_once_the_game_is_over_the_clock_stands(core: Core) -> None:
    table_id = table(core, ClockRule.live(10))
    core.play_to_the_end(table_id)
    assert all(time.until is None for time in seen(core, table_id))
    assert listed(core, table_id) is None


@pytest.mark.parametrize(
    ("at", "resting", "rest"),
    [(0.5, False, 0), (1, True, 0), (1.5, True, 0.5), (2, False, 1), (2.5, False, 1)],
)
def test_a_daily_clock_rests_from_the_beginning_of_a_holiday_up_to_its_end(
    core: Core, at: float, resting: bool, rest: float
) -> None:
    """A holiday from the first to the second day; five days for a turn, and none in reserve."""
    begun = core.hours()
    core.store.clocks.change_holidays(AXEL.id, [(begun + DAY, begun + 2 * DAY)])
    table_id = table(core, ClockRule.daily(5, 0))
    core.hours.pass_by(at * DAY)
    expected = SeatTime(0.0, round(begun + (5 + rest) * DAY), False, resting)
    assert seen(core, table_id)[0] == expected
    assert listed(core, table_id) == expected


def test_the_holidays_of_those_who_wait_are_shown_and_cost_nothing(core: Core) -> None:
    begun = core.hours()
    core.store.clocks.change_holidays(BARBARA.id, [(begun, begun + DAY)])
    table_id = table(core, ClockRule.daily(5, 1))
    assert seen(core, table_id) == (SeatTime(DAY, begun + 6 * DAY), SeatTime(DAY, None, False, True), SeatTime(DAY))
    core.hours.pass_by(DAY)
    assert not seen(core, table_id)[1].resting


def test_a_holiday_that_was_over_before_the_turn_began_gives_nothing(core: Core) -> None:
    begun = core.hours()
    core.uptime.now()
    core.store.clocks.change_holidays(AXEL.id, [(begun + DAY, begun + 3 * DAY)])
    core.hours.pass_by(4 * DAY)
    table_id = table(core, ClockRule.daily(5, 0))
    core.hours.pass_by(DAY)
    expected = SeatTime(0.0, round(begun + 9 * DAY))
    assert seen(core, table_id)[0] == listed(core, table_id) == expected


def test_a_live_clock_knows_no_holidays(core: Core) -> None:
    begun = core.hours()
    core.store.clocks.change_holidays(AXEL.id, [(begun, begun + DAY)])
    table_id = table(core, ClockRule.live(10))
    core.hours.pass_by(100)
    assert seen(core, table_id)[0] == listed(core, table_id) == SeatTime(600, begun + 620)


def test_a_bots_seat_at_a_daily_table_has_no_holidays(core: Core) -> None:
    table_id = core.table(AXEL, "regular", BARBARA, clock=ClockRule.daily(5, 1).write())
    core.opened(table_id)
    assert [time.resting for time in seen(core, table_id)] == [False] * 3


def test_a_time_that_is_up_is_shown(core: Core) -> None:
    table_id = table(core, ClockRule.live(10))
    with core.open(table_id) as live:
        assert live.ticking is not None
        live.ticking = Clock(live.ticking.left, live.ticking.since, warned=True, up=True)
    assert [time.up for time in seen(core, table_id)] == [True, False, False]


# ---------------------------------------------------------------------- court time


def test_court_time_counts_on_between_heartbeats_and_writes_one_every_few_seconds(core: Core) -> None:
    running = Hours(50.0)
    uptime = Uptime(core.store, running, gap=15)
    begun = uptime.now()
    beats: list[float] = []
    count = core.store.clocks.count_uptime
    core.store.clocks.count_uptime = lambda gap: beats.append(gap) or count(gap)  # type: ignore[method-assign,func-returns-value]
    running.pass_by(BEAT_EVERY - 1)
    uptime.step()
    assert beats == []
    assert uptime.now() == begun + BEAT_EVERY - 1
    running.pass_by(1)
    core.hours.pass_by(BEAT_EVERY)
    uptime.step()
    assert beats == [15]
    assert uptime.now() == begun + BEAT_EVERY
    running.pass_by(3)
    assert uptime.now() == begun + BEAT_EVERY + 3


def test_the_first_step_writes_a_heartbeat(core: Core) -> None:
    running = Hours(0.0)
    uptime = Uptime(core.store, running, gap=15)
    uptime.step()
    core.hours.pass_by(10)
    again = Uptime(core.store, running, gap=15)
    assert again.now() == 10


def test_after_a_long_silence_the_database_is_asked(core: Core) -> None:
    """The clock of the process stood still, or ran on while no heartbeat was written: at most the gap counts."""
    running = Hours(0.0)
    uptime = Uptime(core.store, running, gap=15)
    begun = uptime.now()
    core.hours.pass_by(1000)
    running.pass_by(15)
    assert uptime.now() == begun + 15
    running.pass_by(985)
    assert uptime.now() == begun + 15
    running.pass_by(2)
    assert uptime.now() == begun + 17
