"""Commercial income, tax income, no action."""

from __future__ import annotations

import pytest

from kaiserhof.engine import Message, Seat
from tests.games.confucius.staging import AXEL, BARBARA, CHRIS, choices, hand, may, play, position, refused


@pytest.mark.rule("commercial")
def test_four_coins_bring_five_cards() -> None:
    state = position(hands={BARBARA: "22"})
    play(state, "commercial 4", "pay 22", *["draw 1"] * 5)
    assert hand(state, BARBARA) == "11111"
    assert state.to_move() == CHRIS


@pytest.mark.rule("commercial")
def test_nothing_paid_brings_one_card() -> None:
    """RULING 10."""
    state = position(hands={BARBARA: ""})
    assert choices(state, "commercial") == ["commercial 0"]
    play(state, "commercial 0", "draw 3")
    assert hand(state, BARBARA) == "3"


@pytest.mark.rule("commercial-exact")
def test_more_than_four_coins_are_refused() -> None:
    """RULING 10: cards of 3 and 2 make five coins."""
    state = position(hands={BARBARA: "23"})
    assert choices(state, "commercial") == ["commercial 0", "commercial 2", "commercial 3"]
    assert refused(state, "commercial 4").rule == "commercial-exact"


@pytest.mark.rule("commercial-exact")
def test_every_coin_paid_counts() -> None:
    state = position(hands={BARBARA: "1233"})
    play(state, "commercial 3")
    assert choices(state) == ["pay 12", "pay 3"]
    assert refused(state, "pay 13").rule == "commercial-exact"


@pytest.mark.rule("commercial-once")
def test_commercial_income_is_taken_once_a_round() -> None:
    state = position(cubes={AXEL: 0, BARBARA: 5, CHRIS: 0}, rewards={BARBARA: "extra"})
    play(state, "commercial 0", "draw 1", "pass", "pass")
    assert refused(state, "commercial 0").rule == "commercial-once"
    play(state, "play-extra")
    assert refused(state, "commercial 0").rule == "commercial-once"


@pytest.mark.rule("commercial-once", "cubes-cost")
def test_a_second_commercial_income_is_refused_by_its_own_rule_whatever_cubes_are_left() -> None:
    state = position(cubes={AXEL: 0, BARBARA: 2, CHRIS: 0})
    play(state, "commercial 0", "draw 1", "pass", "pass")
    assert state.cubes[BARBARA] == 1
    assert refused(state, "commercial 0").rule == "commercial-once"


@pytest.mark.rule("commercial-once")
def test_an_extra_action_or_the_favour_counts_as_the_one_time() -> None:
    state = position(cubes={AXEL: 1, BARBARA: 2, CHRIS: 0}, rewards={BARBARA: "extra"})
    play(state, "play-extra", "commercial 0", "draw 1", "pass", "commercial 0", "draw 1")
    assert refused(state, "commercial 0").rule == "commercial-once"
    play(state, "no-action", "pass", "no-action", "pass")
    assert state.to_move() == AXEL
    assert refused(state, "commercial 0").rule == "commercial-once"


@pytest.mark.rule("tax")
def test_tax_income_is_two_cards() -> None:
    state = position(hands={BARBARA: ""})
    play(state, "tax", "draw 1", "draw 3")
    assert hand(state, BARBARA) == "13"
    assert state.to_move() == CHRIS


@pytest.mark.rule("no-action")
def test_doing_nothing_costs_one_cube_each_time() -> None:
    """RULING 29."""
    state = position(cubes={AXEL: 0, BARBARA: 3, CHRIS: 0})
    play(state, "no-action", "pass", "pass", "no-action")
    assert state.cubes[BARBARA] == 1
    assert may(state, "no-action")


@pytest.mark.rule("tax")
def test_all_read_that_a_card_is_drawn_and_only_the_drawer_which_one() -> None:
    state = position()
    play(state, "tax")
    drawn = play(state, "draw 2")
    assert [(event.message, event.only) for event in drawn] == [
        (Message("log-draw", {"seat": Seat(BARBARA)}), None),
        (Message("log-drawn", {"coins": 2, "licences": 2}), BARBARA),
    ]
