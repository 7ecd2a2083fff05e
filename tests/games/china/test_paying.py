"""Paying for pieces: a card of the colour, or a pair of another colour as a joker."""

from __future__ import annotations

import pytest

from tests.games.china.staging import AXEL, BARBARA, choices, hand, may, play, position, refused, written

PROVINCES_BY_COLOUR = {
    "v": {"chu"},
    "y": {"qi", "chin"},
    "o": {"zhao", "lu"},
    "g": {"han", "shu"},
    "r": {"wei", "yan"},
}


def provinces(moves: set[str]) -> set[str]:
    return {move.split()[1].split("-")[0] for move in moves}


@pytest.mark.rule("pay-card")
@pytest.mark.parametrize("letter", list("vyogr"))
def test_a_card_pays_for_a_piece_in_a_province_of_its_colour(letter: str) -> None:
    state = position(hands={AXEL: letter})
    assert provinces(choices(state, "house")) == PROVINCES_BY_COLOUR[letter]


@pytest.mark.rule("joker")
@pytest.mark.parametrize("letter", list("vyogr"))
def test_a_pair_pays_for_a_piece_in_any_province_and_as_a_joker_only_in_those_of_another_colour(letter: str) -> None:
    """RULING 1: the joker is for an *other* colour."""
    for pay, names in PROVINCES_BY_COLOUR.items():
        for name in names:
            state = position(hands={AXEL: letter * 2})
            play(state, f"house {name}-1")
            assert choices(state) == {f"pay {letter}" if pay == letter else f"pay {letter * 2}"}


@pytest.mark.rule("joker")
def test_two_cards_of_different_colours_are_no_joker() -> None:
    state = position(hands={AXEL: "rgv"})
    assert provinces(choices(state, "house")) == {"wei", "yan", "han", "shu", "chu"}
    assert refused(state, "house zhao-1").rule == "pay-card"


@pytest.mark.rule("pay-card", "joker")
def test_a_player_who_has_both_chooses_between_the_card_and_the_joker() -> None:
    state = position(hands={AXEL: "rgg"})
    play(state, "house wei-1")
    assert choices(state) == {"pay r", "pay gg"}
    play(state, "pay gg")
    assert hand(state, AXEL) == "r"


@pytest.mark.rule("three-cards", "joker")
def test_three_cards_pay_for_two_pieces_a_card_and_a_joker_in_either_order() -> None:
    for first, second in (("r", "gg"), ("gg", "r")):
        state = position(hands={AXEL: "rgg"}, houses={BARBARA: "wei-1"})
        play(state, "house wei-2", f"pay {first}", "house wei-3", f"pay {second}")
        assert hand(state, AXEL) == ""
        assert choices(state, "take")


@pytest.mark.rule("three-cards", "joker")
def test_three_of_a_colour_are_one_joker_and_no_second_piece_in_another_province() -> None:
    state = position(hands={AXEL: "yyy"}, houses={BARBARA: "wei-1"})
    play(state, "house wei-2", "pay yy")
    assert choices(state) == {"stop"}
    assert refused(state, "house wei-3").rule == "pay-card"


@pytest.mark.rule("three-cards")
def test_without_cards_left_there_is_no_second_piece_to_choose() -> None:
    state = position(hands={AXEL: "gg"}, houses={BARBARA: "wei-1"})
    play(state, "house wei-2", "pay gg")
    assert choices(state) == {"take v", "take y", "take o", "take g", "draw"}


@pytest.mark.rule("pay-first")
def test_a_piece_is_paid_for_before_anything_else_happens() -> None:
    state = position(hands={AXEL: "rrg"}, houses={BARBARA: "wei-1"})
    assert refused(state, "pay r").rule == "pay-first"
    play(state, "house wei-2")
    assert choices(state) == {"pay r"}
    for text in ("house wei-3", "emissary wei", "stop", "exchange g", "take v", "draw", "pass"):
        assert refused(state, text).rule == "pay-first"
    play(state, "pay r")
    assert refused(state, "pay r").rule == "pay-first"
    assert may(state, "house wei-3")


@pytest.mark.rule("pay-card")
def test_only_what_can_be_paid_for_may_be_placed() -> None:
    state = position(hands={AXEL: "rgv"}, houses={BARBARA: "wei-1 lu-1"})
    assert may(state, "emissary wei")
    assert refused(state, "emissary lu").rule == "pay-card"
    play(state, "emissary wei", "pay r")
    assert refused(state, "house wei-2").rule == "pay-card"


@pytest.mark.rule("discard")
def test_cards_played_lie_open_on_the_discard_pile() -> None:
    state = position(hands={AXEL: "rgg"}, houses={BARBARA: "wei-1"})
    assert written(state.discards) == ""
    play(state, "house wei-2", "pay r")
    assert written(state.discards) == "r"
    play(state, "house wei-3", "pay gg")
    assert written(state.discards) == "ggr"
    assert written(state.seen_by(None).discards) == written(state.seen_by(BARBARA).discards) == "ggr"
