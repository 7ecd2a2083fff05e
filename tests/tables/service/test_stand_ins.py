"""Seats handed over to bots and back."""

import pytest

from kaiserhof.errors import Forbidden, Refused
from kaiserhof.tables.clocks.clock import BACK, Clock, ClockRule
from kaiserhof.tables.service.stand_ins import StandIns
from tests.tables.service.core import AXEL, BARBARA, CHRIS, DORIS, NOBODY, Core


@pytest.fixture
def stand_ins(core: Core) -> StandIns:
    return StandIns(core)


def test_a_bot_that_plays_for_the_one_who_is_waited_for_is_due_at_once(core: Core, stand_ins: StandIns) -> None:
    table_id = core.table(AXEL, BARBARA, CHRIS)
    core.opened(table_id)
    stand_ins.hand_over(table_id, AXEL, "novice")
    seat = core.seats(table_id)[0]
    assert (seat.stand_in, seat.stood_in) == ("novice", core.hours())
    assert core.stored(table_id).due == core.hours()
    assert core.announced == [table_id]
    assert core.due == [table_id]


def test_a_bot_that_plays_for_someone_else_has_time(core: Core, stand_ins: StandIns) -> None:
    table_id = core.table(AXEL, BARBARA, CHRIS)
    core.opened(table_id)
    stand_ins.hand_over(table_id, BARBARA, "novice")
    assert core.seats(table_id)[1].stand_in == "novice"
    assert core.stored(table_id).due is None
    assert core.announced == [table_id]
    assert core.due == []


def test_a_bot_that_is_waited_for_stays_due_when_another_seat_changes(core: Core, stand_ins: StandIns) -> None:
    table_id = core.table("regular", AXEL, BARBARA)
    core.opened(table_id)
    stand_ins.hand_over(table_id, AXEL, "regular")
    assert core.stored(table_id).due == core.hours()
    assert core.due == [table_id]


def test_a_seat_that_is_taken_back_belongs_to_its_person(core: Core, stand_ins: StandIns) -> None:
    table_id = core.table(AXEL, BARBARA, CHRIS)
    core.opened(table_id)
    stand_ins.hand_over(table_id, AXEL, "regular")
    core.forget_announcements()
    stand_ins.take_back(table_id, AXEL)
    seat = core.seats(table_id)[0]
    assert (seat.stand_in, seat.stood_in) == (None, None)
    assert core.stored(table_id).due is None
    assert core.announced == [table_id]
    assert core.due == []
    core.forget_announcements()
    stand_ins.take_back(table_id, AXEL)
    assert core.announced == [], "it is theirs already"


def test_a_turn_that_waits_for_confirmation_ends_when_the_seat_is_handed_over(core: Core, stand_ins: StandIns) -> None:
    table_id = core.table(AXEL, BARBARA, CHRIS)
    with core.open(table_id) as table:
        while table.match.to_confirm() is None:
            state = table.match.state
            core.commit(table, lambda: table.play(0, state.text(state.legal_moves()[0])))  # noqa: B023
    stand_ins.hand_over(table_id, AXEL, "regular")
    assert core.opened(table_id).waiting_for() == 1


def test_seats_change_hands_only_in_a_running_game_and_only_by_their_person(core: Core, stand_ins: StandIns) -> None:
    gathers = core.table(AXEL, NOBODY, NOBODY)
    with pytest.raises(Refused, match="error-not-running"):
        stand_ins.hand_over(gathers, AXEL, "regular")
    table_id = core.table(AXEL, BARBARA, CHRIS)
    core.opened(table_id)
    with pytest.raises(Forbidden, match="error-no-seat-here"):
        stand_ins.hand_over(table_id, DORIS, "regular")
    with pytest.raises(Refused, match="error-unknown-seat"):
        stand_ins.hand_over(table_id, AXEL, "master")
    with pytest.raises(Refused, match="error-unknown-seat") as refused:
        stand_ins.hand_over(table_id, AXEL, "x" * 1000)
    assert refused.value.message.values["name"] == "x" * 40
    assert core.announced == []


def ticking(core: Core, table_id: str) -> Clock:
    clock = Clock.read(core.stored(table_id).ticking)
    assert clock is not None
    return clock


def test_the_clock_stands_still_for_a_bot_and_the_time_taken_is_gone(core: Core, stand_ins: StandIns) -> None:
    """Ten minutes each; the first twenty seconds of a turn are free."""
    table_id = core.table(AXEL, BARBARA, CHRIS, clock=ClockRule.live(10).write())
    core.opened(table_id)
    core.hours.pass_by(50)
    stand_ins.hand_over(table_id, AXEL, "regular")
    assert ticking(core, table_id).since is None
    assert ticking(core, table_id).left == (570, 600, 600)
    assert core.stored(table_id).until is None


def test_a_player_who_takes_the_seat_back_has_two_minutes_at_least(core: Core, stand_ins: StandIns) -> None:
    table_id = core.table(AXEL, BARBARA, CHRIS, clock=ClockRule.live(10).write())
    core.opened(table_id)
    core.hours.pass_by(615)
    stand_ins.hand_over(table_id, AXEL, "regular")
    assert ticking(core, table_id).left == (5, 600, 600)
    core.hours.pass_by(1000)
    stand_ins.take_back(table_id, AXEL)
    after = ticking(core, table_id)
    assert after.left == (BACK, 600, 600)
    assert after.since == core.uptime.now()
    quarter = 0.25 * (600 + 20)
    assert core.stored(table_id).until == pytest.approx(core.uptime.now() + BACK + 20 - quarter)


def test_taking_a_seat_back_gives_the_others_nothing(core: Core, stand_ins: StandIns) -> None:
    table_id = core.table(AXEL, BARBARA, CHRIS, clock=ClockRule.live(1).write())
    core.opened(table_id)
    stand_ins.hand_over(table_id, BARBARA, "regular")
    stand_ins.take_back(table_id, BARBARA)
    assert ticking(core, table_id).left == (60, BACK, 60)
