"""Bribing and securing officials, and the discounts of the three ministries."""

from __future__ import annotations

import pytest

from kaiserhof.engine import Message, Seat
from kaiserhof.games.confucius.words.names import gift_name
from tests.games.confucius.staging import (
    AXEL,
    BARBARA,
    BINGBU,
    CHRIS,
    GONGBU,
    HUBU,
    choices,
    may,
    ministry,
    play,
    position,
    refused,
)


@pytest.mark.rule("bribe")
def test_bribing_lays_an_unsecured_marker_for_the_coins_on_the_tile() -> None:
    state = position(hands={BARBARA: "13"})
    play(state, "bribe bingbu-5")
    assert choices(state) == ["pay 13"]
    play(state, "pay 13")
    assert ministry(state, BINGBU) == ". . 2 3 4b . ."


@pytest.mark.rule("bribe")
def test_only_an_official_without_a_marker_can_be_bribed() -> None:
    state = position(hands={BARBARA: "333"}, hubu=". . 3c 4B 5 . .")
    assert choices(state, "bribe") == [
        *("bribe bingbu-3", "bribe bingbu-4", "bribe bingbu-5"),
        "bribe hubu-5",
        *("bribe gongbu-3", "bribe gongbu-4", "bribe gongbu-5"),
    ]
    for space in ("hubu-1", "hubu-3", "hubu-4"):
        assert refused(state, f"bribe {space}").rule == "bribe"


@pytest.mark.rule("bribe-candidate")
def test_a_candidate_is_never_bribed() -> None:
    state = position(hands={BARBARA: "333"}, hubu="*C . 3 4 5 . .")
    assert refused(state, "bribe hubu-1").rule == "bribe-candidate"


@pytest.mark.rule("ministry-frozen")
@pytest.mark.parametrize("action", ["bribe hubu-1", "secure hubu-2", "transfer hubu-2"])
def test_in_a_resolved_ministry_nothing_changes(action: str) -> None:
    state = position(
        hands={BARBARA: "333"}, hubu="2 2B 3A 4A 5A 5A 4A", bingbu=". . 2 3 4 . .", resolved={HUBU: (AXEL, BARBARA)}
    )
    assert refused(state, action).rule == "ministry-frozen"


@pytest.mark.rule("discount-hubu")
def test_an_official_in_hubu_makes_bribing_and_securing_a_coin_cheaper() -> None:
    state = position(hands={BARBARA: "12"}, hubu=". . 3b 4 5 . .")
    play(state, "bribe bingbu-4")
    assert choices(state) == ["pay 2", "pay 12"]
    state = position(hands={BARBARA: "12"}, hubu=". . 3b 4 5 . .")
    play(state, "secure hubu-3")
    assert choices(state) == ["pay 2", "pay 12"]
    assert not may(position(hands={BARBARA: "2"}), "bribe bingbu-4")


@pytest.mark.rule("discount-hubu")
def test_the_first_official_in_hubu_is_not_cheaper_itself() -> None:
    state = position(hands={BARBARA: "2"})
    assert not may(state, "bribe hubu-3")
    state = position(hands={BARBARA: "23"})
    play(state, "bribe hubu-3")
    assert state.due == 3


@pytest.mark.rule("discount-hubu")
def test_a_candidate_in_hubu_brings_the_discount_too() -> None:
    state = position(hands={BARBARA: "2"}, hubu="*B . 3 4 5 . .")
    assert may(state, "bribe bingbu-4")


@pytest.mark.rule("discount-gongbu")
def test_an_official_in_gongbu_makes_junks_cheaper() -> None:
    state = position(hands={BARBARA: "13333"}, gongbu=". . 4b 5 6 . .")
    for junks, price in ((1, 1), (2, 2), (3, 4), (4, 7)):
        copy = state.copy()
        play(copy, f"junks {junks}")
        assert copy.due == price


@pytest.mark.rule("discount-bingbu")
def test_an_official_in_bingbu_makes_armies_cheaper() -> None:
    state = position(hands={BARBARA: "22"}, bingbu=". . 2b 3 4 . .")
    play(state, "recruit", "pay 22")
    assert state.colonies[BARBARA] == 1
    assert not may(position(hands={BARBARA: "22"}), "recruit")


@pytest.mark.rule("discount-lasting")
def test_discounts_last_after_the_resolution() -> None:
    """RULING 24."""
    state = position(
        hands={BARBARA: "22"}, bingbu="2B 2A 3A 3A 4A 4A 5A", hubu=". . 3 4 5 . .", resolved={BINGBU: (AXEL, BARBARA)}
    )
    assert may(state, "recruit")


@pytest.mark.rule("secure")
def test_securing_costs_the_coins_once_more_and_the_marker_stands() -> None:
    state = position(hands={BARBARA: "22"}, gongbu=". . 4b 5c 6B . .")
    assert choices(state, "secure") == ["secure gongbu-3"]
    play(state, "secure gongbu-3", "pay 22")
    assert ministry(state, GONGBU) == ". . 4B 5c 6B . ."


@pytest.mark.rule("secure")
def test_only_an_own_unsecured_official_is_secured() -> None:
    state = position(hands={BARBARA: "333"}, gongbu=". . 4b 5c 6B . .")
    for space in ("gongbu-4", "gongbu-5", "hubu-3", "hubu-1"):
        assert refused(state, f"secure {space}").rule == "secure"


# ---------------------------------------------------------------------------------------------- obligation 2


@pytest.mark.rule("gift-no-bribe")
def test_with_as_many_officials_as_the_giver_one_may_not_bribe_there() -> None:
    """RULING 20: an equal number already forbids it."""
    state = position(hands={BARBARA: "333"}, hubu=". . 3b 4c 5 . .", given={(CHRIS, BARBARA): 2})
    refusal = refused(state, "bribe hubu-5")
    assert refusal.rule == "gift-no-bribe"
    assert refusal.detail == Message(
        "detail-gift", {"giver": Seat(CHRIS), "receiver": Seat(BARBARA), "gift": gift_name(2)}
    )
    assert may(state, "bribe bingbu-5")


@pytest.mark.rule("gift-no-bribe")
def test_with_fewer_officials_than_the_giver_one_may_bribe() -> None:
    state = position(hands={BARBARA: "333"}, hubu=". . 3C 4c 5 6b .", given={(CHRIS, BARBARA): 2})
    assert may(state, "bribe hubu-5")


@pytest.mark.rule("gift-no-bribe")
def test_a_giver_without_officials_there_forbids_nothing() -> None:
    state = position(hands={BARBARA: "333"}, hubu=". . 3b 4b 5 . .", given={(CHRIS, BARBARA): 2})
    assert may(state, "bribe hubu-5")


@pytest.mark.rule("gift-no-bribe")
def test_each_giver_counts_alone_and_candidates_count() -> None:
    """Barbara has two, Axel has two with his candidate, and Chris has three. Axel's gift forbids the bribe, Chris's
    does not.
    """
    layout = "*A 3a 3b 4b 5 . ."
    chris = "2c 2c 4c . . . ."
    state = position(hands={BARBARA: "333"}, hubu=layout, gongbu=chris, given={(AXEL, BARBARA): 1, (CHRIS, BARBARA): 1})
    assert refused(state, "bribe hubu-5").rule == "gift-no-bribe"
    state = position(hands={BARBARA: "333"}, hubu=layout, gongbu=chris, given={(CHRIS, BARBARA): 1})
    assert may(state, "bribe hubu-5")


@pytest.mark.rule("gift-no-bribe")
def test_a_gift_one_has_given_does_not_bind_oneself() -> None:
    state = position(hands={BARBARA: "333"}, hubu=". . 3b 4c 5 . .", given={(BARBARA, CHRIS): 2})
    assert may(state, "bribe hubu-5")


@pytest.mark.rule("gift-no-bribe", "secure")
def test_securing_is_free_of_obligations() -> None:
    state = position(hands={BARBARA: "333"}, hubu=". . 3b 4c 5 . .", given={(CHRIS, BARBARA): 2})
    assert may(state, "secure hubu-3")
