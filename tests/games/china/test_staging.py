"""The staged positions of tests keep the rules."""

from __future__ import annotations

import pytest

from kaiserhof.engine import Dice
from tests.games.china.staging import AXEL, BARBARA, hand, position


def test_a_hand_of_four_cards_is_refused() -> None:
    with pytest.raises(AssertionError, match="at most 3 cards"):
        position(hands={AXEL: "vvrr"})


def test_an_open_row_of_five_cards_is_refused() -> None:
    with pytest.raises(AssertionError, match="at most 4 cards"):
        position(row="vvrrg")


def test_more_cards_than_are_in_the_box_are_refused() -> None:
    with pytest.raises(AssertionError, match="not so many v cards"):
        position(hands={AXEL: "vvv", BARBARA: "vvv"}, row="vvvv")


def test_two_houses_on_a_field_are_refused() -> None:
    with pytest.raises(AssertionError, match="wei-1 has a house"):
        position(houses={AXEL: "wei-1", BARBARA: "wei-1"})


def test_with_a_second_pile_a_hand_of_which_everyone_saw_two_cards_is_imagined_with_one_more() -> None:
    view = position(4, hands={BARBARA: "rgy"}, known={BARBARA: "rg"}, second_pile=True).seen_by(AXEL)
    dice = Dice(1)
    hands = {hand(view.imagine(dice), BARBARA) for _ in range(50)}
    assert {len(cards) for cards in hands} == {3}
    assert all("r" in cards and "g" in cards for cards in hands)
