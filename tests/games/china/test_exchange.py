"""Exchanging a card instead of placing pieces."""

from __future__ import annotations

import pytest

from kaiserhof.engine import Message, Refusal
from tests.games.china.staging import AXEL, BARBARA, choices, hand, play, position, refused, row, written


@pytest.mark.rule("exchange", "refill-row")
def test_one_card_is_laid_off_and_an_open_one_taken_then_the_row_is_filled_up() -> None:
    """RULING 8: exactly one card."""
    state = position(hands={AXEL: "vvr"}, row="vyog")
    play(state, "exchange r")
    assert written(state.discards) == "r"
    assert choices(state) == {"take v", "take y", "take o", "take g", "draw"}
    play(state, "take g")
    assert hand(state, AXEL) == "vvg"
    assert row(state) == "vyo"
    play(state, "open y")
    assert row(state) == "vyyo"
    assert state.to_move() == BARBARA


@pytest.mark.rule("exchange")
def test_one_card_is_laid_off_and_a_hidden_one_drawn() -> None:
    state = position(hands={AXEL: "vvr"}, row="vyog")
    play(state, "exchange v", "draw", "deal r")
    assert hand(state, AXEL) == "vrr"
    assert row(state) == "vyog"
    assert state.to_move() == BARBARA


@pytest.mark.rule("exchange")
def test_any_card_of_the_hand_may_be_laid_off_and_no_other() -> None:
    state = position(hands={AXEL: "vvr"})
    assert choices(state, "exchange") == {"exchange v", "exchange r"}
    refusal = refused(state, "exchange g")
    assert refusal.rule == "exchange"
    assert refusal.detail == Message("detail-cards", {"colour": Message("colour-green"), "cards": 0})


@pytest.mark.rule("exchange", "turn")
def test_after_an_exchange_one_card_is_drawn_and_nothing_else_is_done() -> None:
    state = position(hands={AXEL: "vvr"}, houses={BARBARA: "chu-1"}, fortifications=True)
    play(state, "exchange r")
    assert choices(state) == {"take v", "take y", "take o", "take g", "draw"}
    for text in ("exchange v", "house chu-2", "house wei-1", "emissary chu", "fort chu-2"):
        assert refused(state, text) == Refusal("turn"), text
    assert refused(state, "stop") == Refusal("exchange")
    assert refused(state, "pass") == Refusal("pass")


@pytest.mark.rule("exchange")
def test_a_short_hand_exchanges_one_card_for_one() -> None:
    """RULING 8: an exchange does not refill the hand."""
    state = position(hands={AXEL: "v"}, row="yog", pile="", second_pile=True)
    play(state, "exchange v", "take g")
    assert hand(state, AXEL) == "g"
    assert row(state) == "yo"
    assert state.to_move() == BARBARA


@pytest.mark.rule("exchange")
def test_one_exchanges_for_open_cards_as_long_as_there_are_any() -> None:
    """RULING 7: even when the pile is used up."""
    state = position(hands={AXEL: "vvr"}, row="y", pile="", second_pile=True)
    assert choices(state, "exchange") == {"exchange v", "exchange r"}
    play(state, "exchange v")
    assert choices(state) == {"take y"}


@pytest.mark.rule("exchange")
def test_without_a_card_to_draw_there_is_no_exchange() -> None:
    """RULING 8."""
    state = position(hands={AXEL: "vvr"}, row="", pile="", second_pile=True)
    assert not choices(state, "exchange")
    assert refused(state, "exchange v").rule == "exchange"


@pytest.mark.rule("exchange")
def test_one_exchanges_hidden_when_no_open_card_is_left() -> None:
    state = position(hands={AXEL: "vvr"}, row="", pile="yy", second_pile=True)
    play(state, "exchange v")
    assert choices(state) == {"draw"}
