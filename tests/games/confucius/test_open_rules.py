"""Open rules, played with readings that differ from our rulings."""

from __future__ import annotations

import pytest
from mypy_extensions import i64

from kaiserhof.engine import Message, Refusal
from kaiserhof.engine.native import vec
from kaiserhof.games.confucius import GAME, ConfuciusState
from kaiserhof.games.confucius.rules.readings import CANDIDATES, CHEAPER_GIFTS, EMPTY_OFFICES, NECKLACE
from kaiserhof.games.confucius.rules.scoring import offices
from tests.games.confucius.staging import (
    AXEL,
    BARBARA,
    CHRIS,
    choices,
    gift,
    hold_court,
    let_chance,
    may,
    play,
    position,
    refused,
    said,
)


def read_as(state: ConfuciusState, reading: str, way: str) -> ConfuciusState:
    return GAME.from_json({**state.to_json(), reading: way})


@pytest.mark.rule("gift-replace")
def test_a_cheaper_gift_may_replace_the_older_one_if_it_is_read_so() -> None:
    """The other reading of RULING 2; the recipient's own gift is still a bound."""
    state = position(available={BARBARA: "1"}, given={(BARBARA, CHRIS): 3})
    assert not may(state, "give-gift 1 seat-3")
    state = read_as(state, CHEAPER_GIFTS, "yes")
    play(state, "give-gift 1 seat-3")
    assert gift(state, BARBARA, CHRIS) == 1
    assert state.gone[BARBARA] == 0b000100
    bound = position(available={BARBARA: "1"}, given={(CHRIS, BARBARA): 2})
    bound = read_as(bound, CHEAPER_GIFTS, "yes")
    assert not may(bound, "give-gift 1 seat-3")


@pytest.mark.rule("office-tie")
def test_an_office_may_stay_empty_if_everyone_has_nothing() -> None:
    """The other reading of RULING 17. Ties of only some seats still go to the Minister."""
    state = position(gongbu=". . 4c . . . .", bingbu=". . 3c . . . .", hubu=". . . . . . .", colonies={})
    state.minister = vec[i64]([CHRIS] * 3)
    assert offices(state)[1:] == [CHRIS, CHRIS]
    state = read_as(state, EMPTY_OFFICES, "nobody")
    assert offices(state)[1:] == [-1, -1]
    state.colonies[BARBARA] = state.colonies[CHRIS] = 1
    assert offices(state)[1:] == [-1, CHRIS]


FULL_HUBU = "3A 3C 3c 4C 5 6C 6C"


def passed(way: str, candidate: str = "hubu", **ministries: str) -> ConfuciusState:
    """Barbara has passed the examination and must place the candidate."""
    state = position(students=(BARBARA, BARBARA), candidate=candidate, **ministries)  # type: ignore[arg-type]
    if way == "may":
        state = read_as(state, CANDIDATES, way)
    hold_court(state)
    return state


@pytest.mark.rule("candidate-replaces", "candidate-elsewhere")
def test_a_candidate_that_would_replace_someone_must_be_placed_or_may_be_left_out() -> None:
    """RULING 26 and its other reading."""
    assert not may(passed("must", hubu=FULL_HUBU), "pass")
    assert refused(passed("must", hubu=FULL_HUBU), "pass").rule == "candidate-secured"
    state = passed("may", hubu=FULL_HUBU)
    assert choices(state) == ["place hubu-3", "place hubu-5", "pass"]
    assert state.move_words(state.parse("pass")).id == "move-decline"
    assert position(cubes={BARBARA: 0}).move_words(state.parse("pass")).id == "move-pass"
    before = state.census()
    told = play(state, "pass")
    assert len(said(told, "log-candidate-gone")) == 1
    assert not said(told, "log-pass")
    let_chance(state)
    assert state.candidates_gone == 1
    assert state.census() == before
    assert sum(state.officials_gone) == 0


@pytest.mark.rule("candidate-elsewhere", "candidate-empty")
def test_it_may_be_left_out_though_another_ministry_has_an_empty_space_but_not_while_its_own_has_one() -> None:
    """The other reading of RULING 26."""
    elsewhere = passed("may", hubu="7A 7C 3C 4C 5A 6C 6C", gongbu=". . 3 4 5 . .")
    assert may(elsewhere, "pass")
    assert may(elsewhere, "place gongbu-1")
    assert not may(passed("may"), "pass")
    assert refused(passed("may"), "pass").rule == "candidate-secured"
    assert not may(passed("may", candidate="any", hubu=FULL_HUBU), "pass")


@pytest.mark.rule("petition-army")
@pytest.mark.parametrize(("way", "armies"), [("any", ["annam-1", "korea-1"]), ("own", ["korea-1"])])
def test_the_necklace_moves_any_army_or_only_an_own_one(way: str, armies: list[str]) -> None:
    """RULING 27 and its other reading."""
    state = position(game="advanced", available={BARBARA: "5"}, armies={"annam-1": AXEL, "korea-1": BARBARA})
    if way == "own":
        state = read_as(state, NECKLACE, way)
    assert sorted(choices(state, "petition-army")) == [f"petition-army {box}" for box in armies]
    if way == "own":
        assert refused(state, "petition-army annam-1") == Refusal("petition-army", Message("detail-own-army"))


def test_a_reading_is_part_of_the_position() -> None:
    state = GAME.start(3, {"cheaper-gifts": "yes", "empty-offices": "nobody"})
    assert (state.readings.cheaper_gifts, state.readings.empty_offices) == (True, True)
    assert GAME.from_json(state.to_json()) == state
    assert state != GAME.start(3)
