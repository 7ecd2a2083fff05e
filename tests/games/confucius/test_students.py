"""Nominating students and forcing an examination."""

from __future__ import annotations

import pytest

from kaiserhof.games.confucius import GAME
from tests.games.confucius.staging import (
    AXEL,
    BARBARA,
    CHRIS,
    choices,
    hold_court,
    let_chance,
    may,
    play,
    position,
    refused,
)


@pytest.mark.rule("nominate")
def test_a_student_costs_two_coins_and_takes_either_empty_space() -> None:
    state = position(hands={BARBARA: "2"})
    assert choices(state, "nominate") == ["nominate red", "nominate orange"]
    play(state, "nominate orange", "pay 2")
    assert list(state.students) == [-1, BARBARA]


@pytest.mark.rule("nominate")
def test_an_occupied_space_takes_no_second_student() -> None:
    for owner in (AXEL, CHRIS):
        state = position(hands={BARBARA: "2"}, students=(owner, -1))
        assert choices(state, "nominate") == ["nominate orange"]
        assert refused(state, "nominate red").rule == "nominate"


@pytest.mark.rule("nominate-once")
def test_a_player_who_has_a_student_nominates_no_other() -> None:
    state = position(hands={BARBARA: "2"}, students=(BARBARA, -1))
    assert refused(state, "nominate orange").rule == "nominate-once"


@pytest.mark.rule("first-round")
def test_the_first_round_knows_no_students_and_no_examination() -> None:
    state = position(round=1, hands={BARBARA: "222"})
    assert refused(state, "nominate red").rule == "first-round"
    assert refused(state, "force").rule == "first-round"
    state = position(round=2, hands={BARBARA: "222"})
    assert may(state, "nominate red")
    assert may(state, "force")


@pytest.mark.rule("first-round", "reward-extra")
def test_an_extra_action_does_not_lift_the_ban_of_the_first_round() -> None:
    state = position(round=1, hands={BARBARA: "222"}, rewards={BARBARA: "extra"})
    play(state, "play-extra")
    assert refused(state, "force").rule == "first-round"


@pytest.mark.rule("force", "exam-trigger")
def test_a_forced_examination_takes_place_with_one_student() -> None:
    state = position(hands={BARBARA: "2"}, students=(CHRIS, -1))
    play(state, "force", "pay 2")
    hold_court(state)
    assert state.to_move() == CHRIS
    assert choices(state, "place")


@pytest.mark.rule("force", "exam-trigger")
def test_a_forced_examination_without_a_student_does_nothing() -> None:
    """RULING 8."""
    state = position(hands={BARBARA: "2"})
    play(state, "force", "pay 2")
    hold_court(state)
    let_chance(state)
    assert choices(state, "name")
    assert not state.forced


@pytest.mark.rule("force")
@pytest.mark.parametrize(("students", "warned"), [((-1, -1), True), ((-1, CHRIS), False)])
@pytest.mark.parametrize(("lang", "warning"), [("en", "no student"), ("de", "kein Gelehrter"), ("zh", "尚无考生")])
def test_the_label_warns_while_there_is_no_student(
    students: tuple[int, int], warned: bool, lang: str, warning: str
) -> None:
    """RULING 8."""
    state = position(hands={BARBARA: "2"}, students=students)
    assert (warning in GAME.words(lang)(state.move_words(state.parse("force")))) == warned


@pytest.mark.rule("exam-trigger")
def test_a_single_student_waits_for_later_rounds() -> None:
    """RULING 9."""
    state = position(students=(CHRIS, -1))
    hold_court(state)
    let_chance(state)
    assert state.to_move() == AXEL
    assert list(state.students) == [CHRIS, -1]


@pytest.mark.rule("exam-trigger")
def test_two_students_are_examined_without_force() -> None:
    state = position(students=(CHRIS, BARBARA))
    hold_court(state)
    assert choices(state) == ["tutor red", "tutor orange"]


@pytest.mark.rule("force")
@pytest.mark.parametrize(("students", "number"), [((-1, -1), 0), ((AXEL, -1), 1), ((AXEL, CHRIS), 2)])
def test_a_player_who_forces_an_examination_reads_how_many_students_there_are(
    students: tuple[int, int], number: int
) -> None:
    """RULING 8: without one nothing happens."""
    state = position(hands={BARBARA: "2"}, students=students)
    assert state.move_words(state.parse("force")).values["students"] == number
