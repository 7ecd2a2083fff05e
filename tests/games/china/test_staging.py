"""The staged positions of tests keep the rules."""

from __future__ import annotations

import pytest

from tests.games.china.staging import AXEL, BARBARA, position


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
