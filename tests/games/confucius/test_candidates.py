"""Where the winner of an examination places the candidate, and who comes next."""

from __future__ import annotations

import pytest

from kaiserhof.engine import CHANCE
from kaiserhof.games.confucius import ConfuciusState
from tests.games.confucius.staging import (
    AXEL,
    BARBARA,
    BINGBU,
    CHRIS,
    GONGBU,
    HUBU,
    choices,
    hold_court,
    may,
    ministry,
    play,
    position,
    refused,
)

FULL_BINGBU = "2A 2A 3A 3A 4A 4C 5C"
RESOLVED = {BINGBU: (AXEL, CHRIS)}


def passed(**layout: object) -> ConfuciusState:
    """Barbara has both students and passes."""
    state = position(students=(BARBARA, BARBARA), **layout)  # type: ignore[arg-type]
    hold_court(state)
    return state


@pytest.mark.rule("candidate-empty", "candidate-secured")
def test_the_candidate_takes_an_empty_space_of_its_ministry_with_a_secured_marker() -> None:
    state = passed(candidate="hubu")
    assert choices(state) == ["place hubu-1", "place hubu-2", "place hubu-6", "place hubu-7"]
    before = state.census()
    play(state, "place hubu-2")
    assert ministry(state, HUBU) == ". *B 3 4 5 . ."
    assert sum(state.officials_gone) == 0
    assert state.census() == before


@pytest.mark.rule("candidate-empty")
def test_while_a_space_is_empty_no_official_is_replaced() -> None:
    assert refused(passed(candidate="hubu"), "place hubu-3").rule == "candidate-empty"


@pytest.mark.rule("candidate-secured", "gift-no-bribe")
def test_gifts_do_not_restrict_the_placement() -> None:
    state = passed(candidate="hubu", hubu=". . 3b 4c 5 . .", given={(CHRIS, BARBARA): 4})
    assert may(state, "place hubu-1")


@pytest.mark.rule("candidate-replaces")
def test_in_a_full_ministry_an_unbribed_or_unsecured_official_makes_way() -> None:
    state = passed(candidate="hubu", hubu="3A 3C 3c 4C 5 6C 6C")
    assert choices(state) == ["place hubu-3", "place hubu-5"]
    assert refused(state, "place hubu-1").rule == "candidate-replaces"
    play(state, "place hubu-3")
    assert ministry(state, HUBU) == "3A 3C *B 4C 5 6C 6C"
    assert state.officials_gone[3] == 1


@pytest.mark.rule("candidate-elsewhere")
def test_the_candidate_stays_in_its_own_ministry_while_there_is_a_place() -> None:
    assert refused(passed(candidate="hubu"), "place gongbu-1").rule == "candidate-elsewhere"


@pytest.mark.rule("candidate-elsewhere")
def test_if_all_officials_of_its_ministry_are_secured_an_empty_space_elsewhere_comes_first() -> None:
    """RULING 6."""
    state = passed(candidate="bingbu", bingbu=FULL_BINGBU, hubu="3A 3C 4c 4C 5 5C 6C")
    assert choices(state) == [f"place gongbu-{number}" for number in (1, 2, 6, 7)]
    state = passed(candidate="bingbu", bingbu=FULL_BINGBU, hubu="3A 3C 4c 4C 5 5C 6C", resolved=RESOLVED)
    assert choices(state) == [f"place gongbu-{number}" for number in (1, 2, 6, 7)]
    assert refused(state, "place bingbu-1").rule == "ministry-frozen"


@pytest.mark.rule("candidate-elsewhere")
def test_a_candidate_whose_ministry_was_resolved_while_it_lay_open_stays_and_goes_elsewhere() -> None:
    """RULING 21."""
    state = passed(
        candidate="bingbu", bingbu=FULL_BINGBU, hubu="3A 3C 4c 4C 5 5C 6C", gongbu="4A . . . . . .", resolved=RESOLVED
    )
    assert choices(state) == [f"place gongbu-{number}" for number in range(2, 8)]


@pytest.mark.rule("next-candidate", "candidate-elsewhere")
def test_a_candidate_that_lies_open_stays_when_its_ministry_is_resolved() -> None:
    """RULING 21."""
    state = position(candidate="bingbu", bingbu="2a 2a 3a 3a 4c 4c 5c")
    hold_court(state)
    assert state.resolved == 1 << BINGBU
    assert state.candidate == BINGBU
    assert state.candidates_gone == 0


@pytest.mark.rule("candidate-empty")
def test_a_candidate_for_any_ministry_takes_an_empty_space_anywhere_first() -> None:
    """RULING 5."""
    state = passed(candidate="any", bingbu=FULL_BINGBU.replace("4C", "4"), hubu="3A 3C 4c 4C 5 5C .")
    assert choices(state) == ["place hubu-7", *(f"place gongbu-{number}" for number in (1, 2, 6, 7))]
    state = passed(
        candidate="any", bingbu=FULL_BINGBU, hubu="3A 3C 4c 4C 5 5C 6C", gongbu="2A 7A 5A 5A 6 6A 7a", resolved=RESOLVED
    )
    assert choices(state) == ["place hubu-3", "place hubu-5", "place gongbu-5", "place gongbu-7"]


@pytest.mark.rule("candidate-nowhere")
def test_a_candidate_without_any_place_leaves_the_game() -> None:
    state = passed(
        candidate="any",
        bingbu=FULL_BINGBU,
        hubu="3A 3A 4A 4C 5C 6C 6C",
        gongbu="2A 5A 5A 5A 4C 6A 7A",
        resolved=RESOLVED,
    )
    assert state.to_move() == CHANCE
    assert choices(state) == ["candidate any"]
    assert state.candidates_gone == 4


@pytest.mark.rule("next-candidate")
def test_then_the_next_candidate_is_turned_up() -> None:
    state = passed(candidate="hubu")
    play(state, "place hubu-1")
    assert choices(state) == ["candidate bingbu", "candidate gongbu"]
    play(state, "candidate gongbu")
    assert state.candidate == GONGBU
    assert choices(state, "official")


@pytest.mark.rule("next-candidate")
def test_a_candidate_for_a_resolved_ministry_is_removed_and_the_next_follows() -> None:
    state = passed(candidate="hubu", bingbu=FULL_BINGBU, resolved=RESOLVED)
    play(state, "place hubu-1", "candidate bingbu")
    assert choices(state) == ["candidate gongbu"]
    assert state.candidates_gone == 1


@pytest.mark.rule("next-candidate", "resolution-trigger")
def test_an_examination_can_complete_a_ministry_in_the_same_court() -> None:
    state = passed(candidate="hubu", hubu="3a 3a 4c 4a 5b 5b .")
    play(state, "place hubu-7", "candidate gongbu")
    assert state.to_move() == CHRIS
    assert choices(state, "yield")
