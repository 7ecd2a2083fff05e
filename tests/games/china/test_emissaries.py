"""Emissaries: on the dragon space, as many as the largest number of houses of one player."""

from __future__ import annotations

import pytest

from kaiserhof.engine import Message
from tests.games.china.staging import (
    AXEL,
    BARBARA,
    CHRIS,
    DORIS,
    choices,
    emissaries_in,
    end_turn,
    may,
    play,
    position,
    refused,
)


@pytest.mark.rule("emissary-limit")
def test_without_houses_there_is_no_place_for_an_emissary() -> None:
    state = position(hands={AXEL: "rrv"})
    assert not choices(state, "emissary")
    refusal = refused(state, "emissary wei")
    assert refusal.rule == "emissary-limit"
    assert refusal.detail == Message("detail-emissary-limit", {"emissaries": 0, "houses": 0})


@pytest.mark.rule("emissary-limit")
def test_three_red_and_two_yellow_houses_in_zhao_allow_three_emissaries() -> None:
    """The example in the rule: houses of different players are not added (RULING 3)."""
    houses = {BARBARA: "zhao-1 zhao-2 zhao-3", CHRIS: "zhao-4 zhao-5"}
    for standing in range(3):
        state = position(hands={AXEL: "ooo"}, houses=houses, emissaries={DORIS: "zhao " * standing})
        assert may(state, "emissary zhao")
    full = position(hands={AXEL: "ooo"}, houses=houses, emissaries={DORIS: "zhao zhao", CHRIS: "zhao"})
    refusal = refused(full, "emissary zhao")
    assert refusal.rule == "emissary-limit"
    assert refusal.detail == Message("detail-emissary-limit", {"emissaries": 3, "houses": 3})


@pytest.mark.rule("emissary-limit")
def test_a_tie_for_the_most_houses_adds_nothing() -> None:
    """RULING 3."""
    state = position(
        hands={AXEL: "yyy"},
        houses={BARBARA: "chin-1 chin-2", DORIS: "chin-3 chin-4"},
        emissaries={BARBARA: "chin chin"},
    )
    assert refused(state, "emissary chin").rule == "emissary-limit"


@pytest.mark.rule("dragon-field")
def test_an_emissary_needs_no_house_of_ones_own_and_several_may_stand_together() -> None:
    """RULING 3: the player needs no house there."""
    state = position(hands={AXEL: "yyy"}, houses={BARBARA: "chin-1 chin-2 chin-3"}, emissaries={CHRIS: "chin"})
    play(state, "emissary chin", "pay y", "emissary chin", "pay y")
    assert emissaries_in(state, "chin", AXEL) == 2
    assert emissaries_in(state, "chin", CHRIS) == 1
    assert state.emissaries_left[AXEL] == 6


@pytest.mark.rule("emissary-limit")
def test_every_emissary_is_checked_by_itself_against_the_limit() -> None:
    """RULING 3: piece by piece, including the new one."""
    state = position(hands={AXEL: "yyy"}, houses={BARBARA: "chin-1 chin-2"}, emissaries={CHRIS: "chin"})
    play(state, "emissary chin", "pay y")
    assert refused(state, "emissary chin").rule == "emissary-limit"
    assert may(state, "house chin-3")


@pytest.mark.rule("emissary-limit")
def test_a_house_and_then_an_emissary_on_the_place_it_opened() -> None:
    """RULING 3: house first is legal, emissary first is not."""
    state = position(hands={AXEL: "yyy"}, houses={AXEL: "chin-1", BARBARA: "chin-2"}, emissaries={CHRIS: "chin"})
    assert refused(state, "emissary chin").rule == "emissary-limit"
    play(state, "house chin-3", "pay y", "emissary chin", "pay y")
    assert emissaries_in(state, "chin", AXEL) == 1


@pytest.mark.rule("emissary-limit")
def test_a_house_that_does_not_raise_the_largest_number_opens_no_place() -> None:
    state = position(
        hands={AXEL: "yyy"}, houses={AXEL: "chin-1", BARBARA: "chin-2 chin-3"}, emissaries={CHRIS: "chin chin"}
    )
    play(state, "house chin-4", "pay y")
    assert refused(state, "emissary chin").rule == "emissary-limit"


@pytest.mark.rule("emissary-limit", "empty-province")
def test_the_first_house_opens_a_place_for_the_next_player() -> None:
    state = position(hands={AXEL: "yyy", BARBARA: "yyy"})
    play(state, "house chin-1", "pay y")
    end_turn(state)
    play(state, "emissary chin", "pay y")
    assert refused(state, "emissary chin").rule == "emissary-limit"
    assert may(state, "house chin-2")


@pytest.mark.rule("house-scoring", "emissary-limit")
def test_a_scored_province_still_takes_emissaries_up_to_the_limit() -> None:
    state = position(
        hands={AXEL: "ooo"}, houses={BARBARA: "lu-1 lu-2 lu-3", CHRIS: "lu-4"}, emissaries={CHRIS: "lu"}, turn=AXEL
    )
    play(state, "emissary lu", "pay o", "emissary lu", "pay o")
    end_turn(state)
    assert refused(state, "emissary lu").rule == "emissary-limit"
