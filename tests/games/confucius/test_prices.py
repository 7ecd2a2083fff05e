"""The prices of actions for a seat, whether or not the hand can pay."""

from __future__ import annotations

import pytest

from kaiserhof.games.confucius import ConfuciusState
from kaiserhof.games.confucius.rules.actions import ACTIONS
from kaiserhof.games.confucius.rules.moves import NAMES
from tests.games.confucius.staging import AXEL, BARBARA, HUBU, position


def prices(state: ConfuciusState, action: str, seat: int = BARBARA) -> list[int]:
    return list(ACTIONS[NAMES.index(action)].prices(state, seat))


@pytest.mark.rule("bribe")
def test_officials_cost_what_is_on_them_and_less_with_a_foot_in_hubu() -> None:
    """In the second position, Hubu is resolved, and Barbara keeps the discount."""
    state = position(bingbu=". . 2 3a 4 . .", hubu=". . 3b 4 5 . .", gongbu=". . 4 5 6b . .")
    assert prices(state, "bribe", AXEL) == [2, 4, 4, 5, 4, 5]
    assert prices(state, "bribe") == [1, 3, 3, 4, 3, 4]
    resolved = position(
        bingbu=". . 2 3a 4 . .", hubu=". . 3B 4 5 . .", gongbu=". . 4 5 6b . .", resolved={HUBU: (BARBARA, BARBARA)}
    )
    assert prices(resolved, "bribe") == [1, 3, 3, 4]


@pytest.mark.rule("gift-no-bribe")
def test_officials_that_a_gift_keeps_from_being_bribed_have_no_price() -> None:
    state = position(bingbu=". . 2a 3b 4 . .", gongbu=". . 4 5 6 . .", given={(AXEL, BARBARA): 2})
    assert prices(state, "bribe") == [3, 4, 5, 4, 5, 6]


def test_securing_costs_again_what_is_on_the_own_officials() -> None:
    state = position(bingbu=". . 2b 3a 4B . .", gongbu=". . 4 5 6b . .")
    assert prices(state, "secure") == [2, 6]
    assert prices(state, "secure", AXEL) == [3]


@pytest.mark.rule("junks")
def test_junks_cost_more_one_by_one_and_less_with_a_foot_in_gongbu() -> None:
    assert prices(position(), "junks") == [1, 3, 6, 10]
    assert prices(position(gongbu=". . 4b 5 6 . ."), "junks") == [1, 2, 4, 7]


def test_armies_students_gifts_and_invasions_have_their_prices() -> None:
    """Korea costs seven, Annam eight, Yunnan four. With an official in Bingbu an army costs less."""
    state = position(armies={"korea-1": AXEL}, available={BARBARA: "1 2"})
    assert prices(state, "recruit") == [6]
    assert prices(position(bingbu=". . 2b 3 4 . ."), "recruit") == [4]
    assert prices(state, "nominate") == prices(state, "force") == [2]
    assert prices(state, "buy-gift") == [3, 4, 5, 6]
    assert sorted(prices(state, "invade")) == sorted([7] * 2 + [8] * 2 + [4] * 2)
    assert prices(state, "no-action") == []
