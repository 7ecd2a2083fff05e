"""Refilling the hand and the open row, and what happens when the pile is used up."""

from __future__ import annotations

import pytest

from kaiserhof.engine import CHANCE
from tests.games.china.staging import (
    AXEL,
    BARBARA,
    CHRIS,
    DORIS,
    choices,
    hand,
    known,
    play,
    position,
    refused,
    row,
    told,
    written,
)

WEI = {BARBARA: "wei-1"}
TWO_HOUSES = ("house wei-2", "pay r", "house wei-3", "pay gg")

# ---- the hand


@pytest.mark.rule("refill-hand")
def test_the_hand_is_filled_up_to_three_open_and_hidden_in_any_order() -> None:
    """RULING 6: one card at a time."""
    state = position(hands={AXEL: "rgg"}, houses=WEI, row="vyog")
    play(state, *TWO_HOUSES)
    assert choices(state) == {"take v", "take y", "take o", "take g", "draw"}
    play(state, "take g")
    assert row(state) == "vyo"
    assert choices(state) == {"take v", "take y", "take o", "draw"}
    play(state, "draw", "deal r")
    assert state.to_move() == AXEL
    assert hand(state, AXEL) == "gr"
    play(state, "take y")
    assert hand(state, AXEL) == "ygr"


@pytest.mark.rule("refill-hand")
def test_a_hidden_card_is_seen_before_the_next_one_is_chosen() -> None:
    """RULING 6."""
    state = position(hands={AXEL: "rgg"}, houses=WEI)
    play(state, *TWO_HOUSES, "draw")
    assert state.to_move() == CHANCE
    assert state.turn_of() == AXEL
    play(state, "deal v")
    assert hand(state.seen_by(AXEL), AXEL) == "v"
    assert choices(state) == {"take v", "take y", "take o", "take g", "draw"}


@pytest.mark.rule("refill-hand")
def test_only_the_cards_that_were_played_are_replaced() -> None:
    state = position(hands={AXEL: "rgv"})
    play(state, "house wei-2", "pay r", "take g")
    assert hand(state, AXEL) == "vgg"
    assert state.turn_of() == BARBARA


@pytest.mark.rule("refill-hand")
def test_cards_are_drawn_only_after_the_turn_and_nothing_is_placed_after_that() -> None:
    state = position(hands={AXEL: "rrr"}, houses=WEI)
    assert refused(state, "draw").rule == "refill-hand"
    play(state, "house wei-2", "pay r")
    assert refused(state, "take v").rule == "refill-hand"
    play(state, "stop", "draw", "deal r")
    assert hand(state, AXEL) == "rrr"
    assert state.turn_of() == BARBARA


@pytest.mark.rule("open-row")
def test_only_what_lies_open_can_be_taken() -> None:
    state = position(hands={AXEL: "rgg"}, houses=WEI, row="yyyy")
    play(state, *TWO_HOUSES)
    assert choices(state) == {"take y", "draw"}
    assert refused(state, "take r").rule == "open-row"
    play(state, "take y", "take y", "take y")
    assert hand(state, AXEL) == "yyy"


# ---- the open row


@pytest.mark.rule("refill-row")
def test_the_row_is_filled_up_to_four_only_when_the_hand_is_full() -> None:
    """RULING 6."""
    state = position(hands={AXEL: "rgg"}, houses=WEI, row="vyog")
    play(state, *TWO_HOUSES, "take v", "take y")
    assert state.to_move() == AXEL
    assert row(state) == "og"
    play(state, "take o")
    assert state.to_move() == CHANCE
    assert choices(state) == {f"open {letter}" for letter in "vyogr"}
    play(state, "open r", "open r", "open v")
    assert row(state) == "vgrr"
    assert state.to_move() == BARBARA


@pytest.mark.rule("refill-row")
def test_hidden_cards_leave_the_row_as_it_is() -> None:
    state = position(hands={AXEL: "rgg"}, houses=WEI, row="vyog")
    play(state, *TWO_HOUSES, "draw", "deal v", "draw", "deal y", "draw", "deal o")
    assert row(state) == "vyog"
    assert state.to_move() == BARBARA


# ---- the pile is used up for the first time


@pytest.mark.rule("pile-first")
def test_the_discards_become_the_new_pile_in_the_middle_of_filling_up_the_hand() -> None:
    """RULING 7: at once, with the last card. Open cards stay, and drawing continues."""
    state = position(3, hands={AXEL: "rgg"}, houses=WEI, row="vyog", pile="o")
    discarded = written(state.discards)
    play(state, *TWO_HOUSES, "draw")
    assert told(state, "deal o") == ["log-drawn", "log-pile-first"]
    assert written(state.pile) == "".join(sorted(discarded + "rgg", key="vyogr".index))
    assert state.pile_size == len(discarded) + 3
    assert written(state.discards) == ""
    assert row(state) == "vyog"
    assert state.to_move() == AXEL
    assert choices(state) == {"take v", "take y", "take o", "take g", "draw"}
    play(state, "draw", "deal r", "take v")
    assert hand(state, AXEL) == "vor"
    play(state, "open r")
    assert row(state) == "yogr"
    assert state.to_move() == BARBARA


@pytest.mark.rule("pile-first")
def test_the_discards_become_the_new_pile_in_the_middle_of_filling_up_the_row() -> None:
    """RULING 7."""
    state = position(3, hands={AXEL: "rgg"}, houses=WEI, row="vyog", pile="o")
    play(state, *TWO_HOUSES, "take v", "take y", "take g")
    assert choices(state) == {"open o"}
    assert told(state, "open o") == ["log-open", "log-pile-first"]
    assert row(state) == "oo"
    assert state.to_move() == CHANCE
    play(state, "open r", "open r")
    assert row(state) == "oorr"
    assert state.to_move() == BARBARA


@pytest.mark.rule("pile-first", "exchange")
def test_the_discards_become_the_new_pile_with_the_card_of_an_exchange_among_them() -> None:
    """RULING 7: the card discarded before drawing is a discard like the others."""
    state = position(3, hands={AXEL: "vvv"}, row="vyog", pile="o")
    violet = state.discards[0]
    play(state, "exchange v", "draw", "deal o")
    assert hand(state, AXEL) == "vvo"
    assert state.pile[0] == violet + 1
    assert state.to_move() == BARBARA


@pytest.mark.rule("pile-first")
def test_the_last_card_of_the_row_can_use_up_the_pile_and_the_new_one_waits() -> None:
    state = position(3, hands={AXEL: "rgv"}, row="vyog", pile="o")
    play(state, "house wei-2", "pay r", "take v", "open o")
    assert row(state) == "yoog"
    assert state.used_up == 1
    assert state.pile_size == sum(state.pile) > 0
    assert state.to_move() == BARBARA


# ---- the pile is used up for the second time


@pytest.mark.rule("pile-second")
def test_there_is_no_third_pile() -> None:
    """RULING 7: players still take open cards, but nothing is refilled."""
    state = position(4, hands={AXEL: "rgg"}, houses=WEI, row="vyog", pile="o", second_pile=True)
    discarded = len(written(state.discards))
    play(state, *TWO_HOUSES, "draw")
    assert told(state, "deal o") == ["log-drawn", "log-pile-second"]
    assert state.pile_size == 0
    assert len(written(state.discards)) == discarded + 3
    assert choices(state) == {"take v", "take y", "take o", "take g"}
    assert refused(state, "draw").rule == "pile-second"
    play(state, "take v", "take y")
    assert hand(state, AXEL) == "vyo"
    assert row(state) == "og"
    assert state.to_move() == BARBARA


@pytest.mark.rule("pile-second")
def test_a_row_that_cannot_be_filled_up_stays_short() -> None:
    state = position(4, hands={AXEL: "rgg"}, houses=WEI, row="vyog", pile="o", second_pile=True)
    play(state, *TWO_HOUSES, "take v", "take y", "take g")
    assert told(state, "open o") == ["log-open", "log-pile-second"]
    assert row(state) == "oo"
    assert state.to_move() == BARBARA


@pytest.mark.rule("pile-second")
def test_with_nothing_to_draw_the_hand_stays_short() -> None:
    """RULING 7."""
    state = position(4, hands={AXEL: "rgg"}, houses=WEI, row="v", pile="", second_pile=True)
    play(state, *TWO_HOUSES, "take v")
    assert hand(state, AXEL) == "v"
    assert state.to_move() == BARBARA


@pytest.mark.rule("pile-second", "refill-hand")
def test_a_short_hand_that_places_is_filled_up_to_three_again_while_there_are_open_cards() -> None:
    state = position(4, hands={AXEL: "r"}, row="vyog", pile="", second_pile=True)
    play(state, "house wei-1", "pay r", "take v", "take y", "take o")
    assert hand(state, AXEL) == "vyo"
    assert row(state) == "g"


@pytest.mark.rule("pass")
def test_a_player_without_cards_passes() -> None:
    """RULING 7, and RULING 8: an empty hand cannot exchange."""
    state = position(4, hands={AXEL: ""}, row="vyog", pile="", second_pile=True)
    assert choices(state) == {"pass"}
    assert refused(state, "exchange v").rule == "exchange"
    assert told(state, "pass") == ["log-pass"]
    assert state.to_move() == BARBARA
    assert row(state) == "vyog"


@pytest.mark.rule("pass", "exchange")
def test_who_can_neither_place_nor_exchange_passes_and_who_can_place_must() -> None:
    """RULING 1, RULING 7 and RULING 8: nothing is left to draw, so there is no exchange."""
    stuck = position(
        4, hands={AXEL: "v"}, row="", pile="", second_pile=True, houses_left={AXEL: 0}, emissaries_left={AXEL: 0}
    )
    assert choices(stuck) == {"pass"}
    bound = position(4, hands={AXEL: "v"}, row="", pile="", second_pile=True)
    assert choices(bound) == {f"house chu-{n}" for n in range(1, 9)}
    assert refused(bound, "pass").rule == "pass"


# ---- what is known of cards taken


@pytest.mark.rule("open-information", "refill-hand")
def test_cards_taken_from_the_row_are_known_to_all_and_hidden_ones_are_not() -> None:
    """RULING 14."""
    state = position(hands={AXEL: "rgg"}, houses=WEI, row="vyog")
    play(state, *TWO_HOUSES, "take v", "draw", "deal r", "take o")
    assert known(state, AXEL) == "vo"
    for seat in (BARBARA, CHRIS, DORIS, None):
        assert hand(state.seen_by(seat), AXEL) == "vo"
    assert hand(state.seen_by(AXEL), AXEL) == "vor"
