"""Clocks: whose clock runs, what happens when the time is up, and holidays."""

import pytest

from kaiserhof.storage.person import Person
from kaiserhof.tables import ClockRule, Limits, Missing, Refused, Store, TablePlan, Tables
from kaiserhof.tables.clocks.clock import BACK, DAILY, LIVE, NONE, SHOW, TAKE_SEAT
from kaiserhof.tables.clocks.uptime import LONGEST_GAP
from kaiserhof.tables.meeting.person_events import TAKEN_OVER, TIME, PersonEvent
from tests.tables.meeting.simulated import Hours
from tests.tables.party import GAME, ME, OPEN, Party, least, someone

DAY = 86_400.0


@pytest.fixture
def timed(quick_tables: Tables, hours: Hours) -> Tables:
    """Tables whose court time is that of the test, however far it jumps."""
    quick_tables.clocks.uptime.running, quick_tables.clocks.uptime.gap = hours, 100 * DAY
    return quick_tables


def party_with(tables: Tables, clock: ClockRule) -> Party:
    people: list[Person | None] = [someone(tables, f"person {number}") for number in range(least())]
    owner, *others = people
    assert owner is not None
    table = tables.creation.create(owner, TablePlan(GAME.id, [ME, *[OPEN] * len(others)], clock=clock))
    for person in others:
        assert person is not None
        tables.lobby.sit(table, person)
    return Party(tables, table, people)


def told(tables: Tables) -> list[PersonEvent]:
    heard: list[PersonEvent] = []
    tables.events.subscribe(heard.append)
    return heard


def pass_by(party: Party, hours: Hours, seconds: float) -> None:
    hours.pass_by(seconds)
    party.tables.clocks.check_clocks()


# ---------------------------------------------------------------------- rules


def test_a_clock_is_named_by_a_short_text() -> None:
    assert ClockRule.parse("none").kind == ClockRule.parse("").kind == NONE
    assert ClockRule.parse("live 30") == ClockRule(LIVE, 20.0, 1800.0)
    assert ClockRule.parse("live 15 0 seat") == ClockRule(LIVE, 0.0, 900.0, TAKE_SEAT)
    assert ClockRule.parse("daily 3 5 show") == ClockRule(DAILY, 3 * DAY, 5 * DAY, SHOW)
    for bad in (
        "live",
        "live 0",
        "live 999",
        "daily 8",
        "daily -1",
        "daily 1 99",
        "live 5 9999",
        "x",
        "none 3",
        "live 1 1 1",
    ):
        with pytest.raises(Refused, match="error-clock"):
            ClockRule.parse(bad)
    for rule in (ClockRule(), ClockRule.live(30), ClockRule.daily(2)):
        assert ClockRule.read(rule.write()) == ClockRule.parse(rule.text()) == rule


def test_court_time_stands_still_while_no_server_runs_or_a_clock_is_set(quick_tables: Tables, hours: Hours) -> None:
    store, court = quick_tables.store, quick_tables.clocks.uptime
    court.running = hours
    begun = court.now()
    hours.pass_by(10)
    assert court.now() == pytest.approx(begun + 10)
    court.step()
    hours.pass_by(7 * DAY)  # the server was away
    again = Tables(store, limits=Limits(enabled=False)).clocks.uptime
    again.running = hours
    assert again.now() <= begun + 10 + LONGEST_GAP
    before = again.now()
    store.database.clock = lambda: hours() - 3600  # somebody set the clock back
    again._counted = None
    assert again.now() >= before
    store.database.clock = lambda: hours() + 30 * DAY
    again._counted = None
    assert again.now() <= before + 2 * LONGEST_GAP


# ---------------------------------------------------------------------- running


def test_the_time_runs_for_the_one_who_is_waited_for(timed: Tables, hours: Hours) -> None:
    party = party_with(timed, ClockRule.live(10))
    person, view = party.mover()
    assert view.me is not None
    assert view.times[view.me].until == round(hours() + 620)
    pass_by(party, hours, 80)
    while party.awaited() == person:
        party.go_on()
    after = party.view(person)
    assert after.times[view.me].left == pytest.approx(600 - 60), "the first 20 seconds are free"
    assert after.times[view.me].until is None
    assert after.waiting_for is not None
    assert after.times[after.waiting_for].until == round(hours() + 620)
    (summary,) = timed.views.my_tables(person)
    assert summary.time is not None
    assert (summary.clock.kind, summary.time.until) == (LIVE, round(hours() + 620))


def test_a_table_without_a_clock_counts_nothing(timed: Tables) -> None:
    party = party_with(timed, ClockRule())
    assert party.view().times == ()
    assert timed.store.clocks.due(1e18) == []


def test_after_a_warning_nobody_looks_at_the_clock_until_the_time_is_up(timed: Tables, hours: Hours) -> None:
    party = party_with(timed, ClockRule.live(10, 20))
    heard = told(timed)
    pass_by(party, hours, 466)
    live, now = timed.loaded_tables.cached[party.table], timed.clocks.uptime.now()
    up = timed.clocks.timekeeper.next_look(live, live.ticking, live.row.waiting)
    assert up == pytest.approx(now + 620 - 466)
    revision = timed.store.tables.revision(party.table)
    for _ in range(3):
        pass_by(party, hours, 5)
    assert timed.store.tables.revision(party.table) == revision
    assert [each.detail for each in heard] == ["warning"]


def test_a_player_is_warned_at_a_quarter_and_then_a_bot_plays_this_turn(timed: Tables, hours: Hours) -> None:
    party = party_with(timed, ClockRule.live(10))
    heard = told(timed)
    person, view = party.mover()
    assert view.me is not None
    pass_by(party, hours, 464)
    assert heard == []
    pass_by(party, hours, 2)
    assert [(each.kind, each.person, each.detail) for each in heard] == [(TIME, person.id, "warning")]
    pass_by(party, hours, 153)
    assert timed.bots.take_task(party.table) is None
    pass_by(party, hours, 2)
    assert heard[-1].detail == "up"
    assert party.view(person).legal == ()
    while party.view().waiting_for == view.me:
        assert party.bot_goes_on()
    assert all(act.stand_in for act in timed.store.log.acts(party.table)[view.number :] if act.seat == view.me)
    assert party.view().seats[view.me].stand_in is None, "the seat stays theirs"
    assert party.view().times[view.me].left == 0
    while party.awaited() != person:
        party.go_on()
    assert party.view(person).times[view.me].until == round(hours() + 20)


def test_a_bot_takes_the_seat_if_that_was_chosen(timed: Tables, hours: Hours) -> None:
    party = party_with(timed, ClockRule.live(10, then=TAKE_SEAT))
    heard = told(timed)
    person, view = party.mover()
    assert view.me is not None
    pass_by(party, hours, 500)
    pass_by(party, hours, 121)
    assert party.view().seats[view.me].stand_in == "regular"
    assert [each.person for each in heard if each.kind == TAKEN_OVER] == [person.id]
    assert party.view().times[view.me].until is None
    timed.stand_ins.take_back(party.table, person)
    assert party.view(person).legal
    assert party.view().times[view.me].until == round(hours() + 20 + BACK)


def test_the_table_only_shows_it_if_that_was_chosen(timed: Tables, hours: Hours) -> None:
    party = party_with(timed, ClockRule.live(10, then=SHOW))
    person, view = party.mover()
    assert view.me is not None
    pass_by(party, hours, 500)
    pass_by(party, hours, 1000)
    assert party.view().times[view.me].up
    assert party.view(person).legal
    party.go_on()


def test_a_clock_that_runs_out_while_the_server_is_down_runs_on_when_it_is_back(hours: Hours) -> None:
    store = Store("sqlite://")
    store.database.clock = hours
    tables = Tables(store, limits=Limits(enabled=False))
    tables.clocks.uptime.running = hours
    party = party_with(tables, ClockRule.live(10))
    person, view = party.mover()
    assert view.me is not None
    hours.pass_by(10)
    tables.clocks.uptime.step()
    hours.pass_by(3600)
    again = Tables(store, limits=Limits(enabled=False))
    again.clocks.uptime.running = hours
    again.clocks.check_clocks()
    back = again.views.view(party.table, person)
    assert back.legal, "an hour without a server costs nobody time"
    until = back.times[view.me].until
    assert until is not None
    assert 620 - 10 - LONGEST_GAP - 1 <= until - hours() <= 610
    store.close()


# ---------------------------------------------------------------------- by the day


def test_a_game_by_the_day_spends_its_reserve_before_anything_happens(timed: Tables, hours: Hours) -> None:
    party = party_with(timed, ClockRule.daily(2))
    person, view = party.mover()
    assert view.me is not None
    pass_by(party, hours, 3 * DAY)
    assert party.view(person).legal
    while party.awaited() == person:
        party.go_on()
    assert party.view().times[view.me].left == pytest.approx(2 * DAY), "one reserve day is spent"
    for _ in range(4):
        pass_by(party, hours, DAY)
        party.go_on()
    while party.awaited() != person:
        party.go_on()
    pass_by(party, hours, 3.5 * DAY)
    assert timed.bots.take_task(party.table) is None
    pass_by(party, hours, 0.6 * DAY)
    assert timed.bots.take_task(party.table) is not None


def test_holidays_stop_a_clock_by_the_day(timed: Tables, hours: Hours) -> None:
    party = party_with(timed, ClockRule.daily(1, 0))
    person, view = party.mover()
    assert view.me is not None
    timed.holidays.take(person, hours(), hours() + 10 * DAY)
    assert party.view().times[view.me].resting
    pass_by(party, hours, 9 * DAY)
    assert timed.bots.take_task(party.table) is None
    assert party.view().times[view.me].until == round(hours() + DAY)
    pass_by(party, hours, 1.5 * DAY)
    assert party.view().times[view.me].until == round(hours() + DAY / 2)
    assert timed.bots.take_task(party.table) is None
    pass_by(party, hours, 0.6 * DAY)
    assert timed.bots.take_task(party.table) is not None


def test_holidays_are_so_many_a_year_and_end_early(timed: Tables, hours: Hours) -> None:
    person = someone(timed)

    def take(begins: float, days: float) -> None:
        timed.holidays.take(person, hours() + begins * DAY, hours() + (begins + days) * DAY)

    for begins, days in ((0, 0), (0, 31), (0, -1), (-3, 2), (400, 1)):
        with pytest.raises(Refused, match="error-holiday"):
            take(begins, days)
    take(0, 20)
    assert timed.holidays.left(person) == pytest.approx(10)
    with pytest.raises(Refused, match="error-holiday-twice"):
        take(3, 1)
    with pytest.raises(Refused, match="error-holiday-many"):
        take(40, 11)
    take(40, 2)
    hours.pass_by(5 * DAY)
    timed.holidays.end(person, 1)
    timed.holidays.end(person, 0)
    assert timed.holidays.of(person) == [(hours() - 5 * DAY, hours())]
    with pytest.raises(Missing, match="error-no-holiday"):
        timed.holidays.end(person, 1)
    take(1, 25)
    assert timed.holidays.left(person) == pytest.approx(0)


def test_a_clock_says_nothing_of_what_is_hidden(timed: Tables) -> None:
    party = party_with(timed, ClockRule.live(10))
    spectator = party.view(None).times
    assert all(party.view(person).times == spectator for person in party.people)
