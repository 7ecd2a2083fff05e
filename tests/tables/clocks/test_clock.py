"""The clock of a table by itself: what a rule says, what a turn costs, and when it must be looked at again."""

from __future__ import annotations

import pytest

from kaiserhof.errors import Refused
from kaiserhof.tables.clocks.clock import (
    BACK,
    DAY,
    LEAST,
    NO_CLOCK,
    PLAY_TURN,
    SHOW,
    TAKE_SEAT,
    Clock,
    ClockRule,
    Timeout,
    moved_on,
    next_look,
    overlap,
    remaining,
    started,
    taken_back,
)

LIVE = ClockRule("live", 20.0, 600.0)
"""Ten minutes for each player, and twenty free seconds for each turn."""
DAILY = ClockRule("daily", 3 * DAY, 2 * DAY)

# ---------------------------------------------------------------------------------------------- rules


@pytest.mark.parametrize(("minutes", "free"), [(1, 0), (240, 600), (10, 20)])
def test_a_live_clock_has_up_to_four_hours_and_ten_free_minutes(minutes: int, free: int) -> None:
    rule = ClockRule.live(minutes, free)
    assert (rule.kind, rule.store, rule.free, rule.whole) == ("live", minutes * 60, free, minutes * 60 + free)


@pytest.mark.parametrize(("minutes", "free"), [(0, 20), (241, 20), (10, -1), (10, 601)])
def test_other_minutes_are_refused(minutes: int, free: int) -> None:
    with pytest.raises(Refused, match="error-clock"):
        ClockRule.live(minutes, free)


@pytest.mark.parametrize(("days", "reserve"), [(1, 0), (7, 30)])
def test_a_daily_clock_has_up_to_seven_days_a_turn_and_thirty_in_reserve(days: int, reserve: int) -> None:
    rule = ClockRule.daily(days, reserve)
    assert (rule.kind, rule.free, rule.store) == ("daily", days * DAY, reserve * DAY)


@pytest.mark.parametrize(("days", "reserve"), [(0, 3), (8, 3), (3, -1), (3, 31)])
def test_other_days_are_refused(days: int, reserve: int) -> None:
    with pytest.raises(Refused, match="error-clock"):
        ClockRule.daily(days, reserve)


@pytest.mark.parametrize(
    ("text", "rule"),
    [
        ("", NO_CLOCK),
        ("none", NO_CLOCK),
        ("live 30", ClockRule("live", 20.0, 1800.0)),
        ("live 30 seat", ClockRule("live", 20.0, 1800.0, TAKE_SEAT)),
        ("live 30 60 show", ClockRule("live", 60.0, 1800.0, SHOW)),
        ("daily 3", ClockRule("daily", 3 * DAY, 3 * DAY)),
        ("daily 3 5 seat", ClockRule("daily", 3 * DAY, 5 * DAY, TAKE_SEAT)),
    ],
)
def test_a_rule_is_read_from_a_short_text_and_written_as_one(text: str, rule: ClockRule) -> None:
    assert ClockRule.parse(text) == rule
    assert ClockRule.parse(rule.text()) == rule
    assert ClockRule.read(rule.write()) == rule


@pytest.mark.parametrize(
    "text", ["seat", "none 1", "none seat 1", "live", "live 30 20 10", "daily", "daily 1 2 3", "x 1"]
)
def test_other_texts_are_refused(text: str) -> None:
    with pytest.raises(Refused, match="error-clock"):
        ClockRule.parse(text)


@pytest.mark.parametrize("text", ["live -30", "live ²", "live 30 00010", "live 1e2", "daily 00003"])
def test_numbers_have_up_to_four_digits(text: str) -> None:
    with pytest.raises(Refused, match="error-clock"):
        ClockRule.parse(text)
    assert ClockRule.parse("live 0030") == ClockRule.live(30)


def test_without_a_clock_nothing_is_written() -> None:
    assert NO_CLOCK.write() == ""
    assert NO_CLOCK.text() == "none"
    assert started(NO_CLOCK, 3) is None


# ---------------------------------------------------------------------------------------------- turns


def test_everyone_begins_with_the_whole_store_and_no_clock_runs() -> None:
    assert started(LIVE, 3) == Clock((600, 600, 600))


def test_a_clock_is_written_and_read() -> None:
    clock = Clock((600, 30), since=5.0, warned=True, up=True)
    assert Clock.read(clock.write()) == clock
    assert Clock.read("") is None


def test_what_is_left_of_a_turn_counts_free_time_and_holidays() -> None:
    clock = Clock((600, 100), since=1000.0)
    assert remaining(LIVE, clock, 0, 1000) == 620
    assert remaining(LIVE, clock, 0, 1050) == 570
    assert remaining(LIVE, clock, 0, 1050, rest=30) == 600
    assert remaining(LIVE, clock, 0, 1050, rest=80) == 620, "a rest gives nothing back"
    assert remaining(LIVE, clock, 1, 1130) == -10


def test_a_turn_costs_what_it_takes_beyond_the_free_time() -> None:
    clock = Clock((600, 600, 600), since=1000.0, warned=True, up=True)
    assert moved_on(LIVE, clock, 0, 1, 1050) == Clock((570, 600, 600), 1050)
    assert moved_on(LIVE, clock, 0, 1, 1020) == Clock((600, 600, 600), 1020)
    assert moved_on(LIVE, clock, 0, 1, 1010) == Clock((600, 600, 600), 1010)
    assert moved_on(LIVE, clock, 0, 1, 1050, rest=10) == Clock((580, 600, 600), 1050)
    assert moved_on(LIVE, clock, 2, 0, 9999) == Clock((600, 600, 0), 9999), "never below nothing"


def test_no_clock_runs_for_a_bot_and_a_bots_turn_costs_nothing() -> None:
    running = Clock((600, 600), since=1000.0)
    waits = moved_on(LIVE, running, 0, None, 1050)
    assert waits == Clock((570, 600), None)
    assert moved_on(LIVE, waits, None, 1, 2000) == Clock((570, 600), 2000)


def test_while_the_same_seat_is_waited_for_the_clock_stays_as_it_is() -> None:
    clock = Clock((600, 600), since=1000.0, warned=True)
    assert moved_on(LIVE, clock, 0, 0, 1500) is clock


def test_a_player_who_takes_a_live_seat_back_has_two_minutes() -> None:
    clock = Clock((5, 600), since=None)
    assert taken_back(LIVE, clock, 0) == Clock((BACK, 600))
    assert taken_back(LIVE, clock, 1) == clock
    assert taken_back(DAILY, clock, 0) == clock


def test_the_next_look_is_the_warning_and_then_the_end() -> None:
    """A quarter of 620 seconds is left at the warning."""
    clock = Clock((600, 600), since=1000.0)
    assert next_look(LIVE, clock, 0, 1000) == 1000 + 620 - 155
    assert next_look(LIVE, clock, 0, 1100) == 1000 + 620 - 155
    assert next_look(LIVE, clock, 0, 1100, rest=40) == 1000 + 620 - 155 + 40
    assert next_look(LIVE, Clock((600, 600), since=1000.0, warned=True), 0, 1100) == 1620
    assert next_look(LIVE, Clock((600, 600), since=1000.0, up=True), 0, 1100) is None
    assert next_look(LIVE, Clock((600, 600)), 0, 1100) is None


@pytest.mark.parametrize(
    ("begin", "end", "seconds"),
    [(0, 100, 20), (12, 18, 6), (0, 15, 5), (15, 32, 7), (20, 30, 0), (50, 60, 0), (35, 35, 0)],
)
def test_spans_overlap_with_a_time(begin: float, end: float, seconds: float) -> None:
    assert overlap([(10, 20), (30, 40)], begin, end) == seconds


# ---------------------------------------------------------------------------------------------- no time left


@pytest.mark.parametrize(("then", "least"), [(PLAY_TURN, LEAST), (TAKE_SEAT, 0.0), (SHOW, 0.0)])
def test_who_has_used_up_their_time_still_has_some_seconds_for_each_turn_that_a_bot_would_play(
    then: Timeout, least: float
) -> None:
    rule = ClockRule.live(10, 0, then)
    assert remaining(rule, Clock((0.0, 600.0), since=100.0), 0, 100.0) == least
    assert remaining(rule, Clock((0.0, 600.0), since=100.0), 0, 105.0) == least - 5
    assert remaining(rule, Clock((0.0, 600.0), since=100.0), 1, 105.0) == 595
    assert remaining(rule, Clock((5.0, 600.0), since=100.0), 0, 100.0) == max(least, 5)
