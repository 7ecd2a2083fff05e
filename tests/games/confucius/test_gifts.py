"""Buying and giving gifts, which gifts may be returned, and every way in which a gift ends."""

from __future__ import annotations

import pytest

from kaiserhof.engine import Message, Seat
from kaiserhof.games.confucius.words.names import gift_name
from tests.games.confucius.staging import (
    AXEL,
    BARBARA,
    CHRIS,
    choices,
    gift,
    hold_court,
    may,
    ministry,
    next_round,
    play,
    position,
    refused,
    said,
)


@pytest.mark.rule("buy-gift")
@pytest.mark.parametrize("value", [2, 3, 4, 5, 6])
def test_a_gift_costs_its_value_in_coins(value: int) -> None:
    state = position(hands={BARBARA: "33"})
    play(state, f"buy-gift {value}")
    assert state.due == value
    assert state.available[BARBARA] == 1 | 1 << (value - 1)
    assert state.unavailable[BARBARA] == 0b111110 & ~(1 << (value - 1))


@pytest.mark.rule("buy-gift")
def test_a_gift_is_bought_only_once() -> None:
    state = position(hands={BARBARA: "33"}, available={BARBARA: "1 3"})
    assert refused(state, "buy-gift 3").rule == "buy-gift"
    state = position(hands={BARBARA: "33"}, given={(BARBARA, CHRIS): 3})
    assert refused(state, "buy-gift 3").rule == "buy-gift"


@pytest.mark.rule("give-gift")
def test_an_available_gift_goes_to_another_player_and_is_active() -> None:
    state = position()
    assert choices(state, "give-gift") == ["give-gift 1 seat-1", "give-gift 1 seat-3"]
    play(state, "give-gift 1 seat-3")
    assert gift(state, BARBARA, CHRIS) == 1
    assert state.available[BARBARA] == 0


@pytest.mark.rule("give-gift")
def test_one_gives_nothing_to_oneself_and_nothing_that_is_not_available() -> None:
    state = position()
    assert refused(state, "give-gift 1 seat-2").rule == "give-gift"
    assert refused(state, "give-gift 2 seat-1").rule == "give-gift"


@pytest.mark.rule("gift-replace")
def test_a_new_gift_replaces_the_older_one_to_the_same_player() -> None:
    state = position(available={BARBARA: "4"}, given={(BARBARA, CHRIS): 2})
    play(state, "give-gift 4 seat-3")
    assert gift(state, BARBARA, CHRIS) == 4
    assert state.gone[BARBARA] == 0b000010


@pytest.mark.rule("gift-replace")
def test_a_new_gift_may_not_be_worth_less_than_the_older_one() -> None:
    """RULING 2."""
    state = position(available={BARBARA: "1"}, given={(BARBARA, CHRIS): 2})
    refusal = refused(state, "give-gift 1 seat-3")
    assert refusal.rule == "gift-replace"
    assert may(state, "give-gift 1 seat-1")


# ---------------------------------------------------------------------------------------------- obligation 1


@pytest.mark.rule("gift-no-lower")
def test_nobody_gives_back_less() -> None:
    state = position(available={BARBARA: "1 2"}, given={(CHRIS, BARBARA): 3})
    refusal = refused(state, "give-gift 2 seat-3")
    assert refusal.rule == "gift-no-lower"
    assert refusal.detail == Message(
        "detail-gift", {"giver": Seat(CHRIS), "receiver": Seat(BARBARA), "gift": gift_name(3)}
    )
    assert may(state, "give-gift 2 seat-1")


@pytest.mark.rule("gift-no-lower")
def test_gifts_of_equal_value_oblige_both() -> None:
    state = position(available={BARBARA: "3"}, given={(CHRIS, BARBARA): 3})
    play(state, "give-gift 3 seat-3")
    assert gift(state, CHRIS, BARBARA) == 3
    assert gift(state, BARBARA, CHRIS) == 3


@pytest.mark.rule("gift-superior", "gift-cancelled")
def test_a_superior_gift_cancels_the_one_received() -> None:
    state = position(available={BARBARA: "4"}, given={(CHRIS, BARBARA): 3})
    events = play(state, "give-gift 4 seat-3")
    assert gift(state, CHRIS, BARBARA) == 0
    assert gift(state, BARBARA, CHRIS) == 4
    assert state.gone[CHRIS] == 0b000100
    assert said(events, "log-gift-cancelled")


@pytest.mark.rule("gift-cancelled")
def test_a_cancelled_gift_is_out_of_the_game() -> None:
    state = position(available={BARBARA: "4"}, given={(CHRIS, BARBARA): 3}, hands={CHRIS: "33"})
    play(state, "give-gift 4 seat-3")
    assert refused(state, "buy-gift 3").rule == "buy-gift"
    assert refused(state, "give-gift 3 seat-1").rule == "give-gift"


@pytest.mark.rule("gift-cancelled", "gift-no-bribe")
def test_a_cancelled_gift_obliges_no_more() -> None:
    layout = ". . 3b 4c 5 . ."
    state = position(hands={BARBARA: "33"}, hubu=layout, available={BARBARA: "4"}, given={(CHRIS, BARBARA): 3})
    assert not may(state, "bribe hubu-5")
    play(state, "give-gift 4 seat-3", "no-action", "no-action")
    assert may(state, "bribe hubu-5")


@pytest.mark.rule("gift-no-lower", "gift-superior")
def test_both_directions_with_a_lower_gift_cannot_arise() -> None:
    """RULING 18: the picture in the rule book only shows how gifts are counted."""
    state = position(given={(BARBARA, CHRIS): 1}, available={CHRIS: "4"}, turn=CHRIS)
    play(state, "give-gift 4 seat-2")
    assert (gift(state, BARBARA, CHRIS), gift(state, CHRIS, BARBARA)) == (0, 4)


# ---------------------------------------------------------------------------------------------- transferring influence


@pytest.mark.rule("transfer", "gift-cancelled")
def test_influence_transferred_to_the_giver_cancels_the_gift() -> None:
    state = position(hubu=". . 3b 4 5 . .", given={(CHRIS, BARBARA): 3}, cubes={BARBARA: 2})
    play(state, "transfer hubu-3", "marker seat-3")
    assert ministry(state, 1) == ". . 3c 4 5 . ."
    assert gift(state, CHRIS, BARBARA) == 0
    assert state.cubes[BARBARA] == 2
    assert state.to_move() == CHRIS


@pytest.mark.rule("transfer")
def test_the_status_of_a_transferred_marker_stays() -> None:
    """RULING 19: the owner may also transfer a secured official."""
    state = position(hubu=". . 3B 4 5 . .")
    play(state, "transfer hubu-3", "marker seat-1")
    assert ministry(state, 1) == ". . 3A 4 5 . ."


@pytest.mark.rule("transfer")
def test_influence_may_be_transferred_without_a_gift_but_not_to_oneself() -> None:
    """RULING 1."""
    state = position(hubu=". . 3b 4 5 . .")
    play(state, "transfer hubu-3")
    assert choices(state) == ["marker seat-1", "marker seat-3"]
    assert refused(state, "marker seat-2").rule == "transfer"


@pytest.mark.rule("transfer")
def test_only_an_own_marker_is_transferred() -> None:
    state = position(hubu=". . 3b 4c 5 . .")
    assert choices(state, "transfer") == ["transfer hubu-3"]
    assert refused(state, "transfer hubu-4").rule == "transfer"


@pytest.mark.rule("transfer", "gift-no-lower")
def test_ones_own_gift_to_the_receiver_is_not_touched_by_a_transfer() -> None:
    state = position(hubu=". . 3b 4 5 . .", given={(CHRIS, BARBARA): 3, (BARBARA, CHRIS): 3})
    play(state, "transfer hubu-3", "marker seat-3")
    assert gift(state, BARBARA, CHRIS) == 3


@pytest.mark.rule("transfer-once")
def test_an_official_is_handed_over_once_a_round_if_no_gift_is_cancelled() -> None:
    """RULING 1."""
    state = position(hubu=". . 3b 4 5 . .", cubes={AXEL: 0, BARBARA: 0, CHRIS: 0})
    play(state, "transfer hubu-3", "marker seat-3", "transfer hubu-3", "marker seat-1", "transfer hubu-3")
    assert choices(state) == ["marker seat-2", "marker seat-3"]
    play(state, "marker seat-2")
    assert choices(state) == ["pass"]
    assert refused(state, "transfer hubu-3").rule == "transfer-once"


@pytest.mark.rule("transfer-once", "gift-cancelled")
def test_a_transfer_that_cancels_a_gift_is_never_limited() -> None:
    """RULING 1."""
    state = position(hubu=". . 3b 4 5 . .", cubes={AXEL: 0, BARBARA: 0, CHRIS: 0}, given={(AXEL, BARBARA): 2})
    play(state, "transfer hubu-3", "marker seat-3", "transfer hubu-3", "marker seat-2", "pass", "transfer hubu-3")
    assert choices(state) == ["marker seat-1"]
    assert refused(state, "marker seat-3").rule == "transfer-once"
    play(state, "marker seat-1")
    assert gift(state, AXEL, BARBARA) == 0


@pytest.mark.rule("transfer-once")
def test_another_official_may_be_handed_over_and_the_same_one_in_the_next_round() -> None:
    state = position(hubu=". . 3b 4b 5 . .", cubes={AXEL: 0, BARBARA: 0, CHRIS: 0})
    play(state, "transfer hubu-3", "marker seat-3", "transfer hubu-3", "marker seat-2", "pass")
    assert choices(state, "transfer") == ["transfer hubu-4"]
    next_round(state, BARBARA)
    play(state, "no-action", "no-action")
    assert choices(state, "transfer") == ["transfer hubu-3", "transfer hubu-4"]


@pytest.mark.rule("transfer-once", "petition-swap")
def test_an_official_that_was_handed_over_is_remembered_when_it_is_swapped() -> None:
    state = position(
        game="advanced",
        hubu=". . 3b 4c 5 . .",
        available={CHRIS: "4"},
        cubes={AXEL: 0, BARBARA: 0, CHRIS: 2},
    )
    play(state, "transfer hubu-3", "marker seat-3", "petition-swap hubu-3", "swap hubu-4", "pass", "pass")
    play(state, "transfer hubu-4", "marker seat-2")
    assert ministry(state, 1) == ". . 4c 3b 5 . ."
    assert state.transferred[BARBARA] == 1 << 10


# ---------------------------------------------------------------------------------------------- what lasts


@pytest.mark.rule("gift-cancelled")
def test_gifts_stay_active_from_round_to_round() -> None:
    state = position(given={(AXEL, BARBARA): 2})
    hold_court(state)
    assert gift(state, AXEL, BARBARA) == 2
