"""Emperor's Reward cards: every card, and when they are played."""

from __future__ import annotations

import pytest

from kaiserhof.engine import Message
from tests.games.confucius.staging import (
    AXEL,
    BARBARA,
    BINGBU,
    CHRIS,
    HUBU,
    choices,
    end_round,
    hand,
    may,
    ministry,
    play,
    position,
    refused,
    rewards,
)


@pytest.mark.rule("reward-play")
@pytest.mark.parametrize(
    "card",
    ["play-cash", "play-gift 2", "play-extra", "play-bribery any hubu-3", "play-recruit", "play-insult"],
)
def test_only_a_card_one_holds_is_played(card: str) -> None:
    state = position(colonies={BARBARA: 1}, rewards={CHRIS: "cash gift extra bribery-any recruit insult"})
    assert refused(state, card).rule == "reward-play"


@pytest.mark.rule("reward-play")
def test_a_card_costs_no_cube_and_is_the_whole_turn() -> None:
    state = position(rewards={BARBARA: "cash recruit"}, cubes={BARBARA: 2})
    play(state, "play-recruit")
    assert state.cubes[BARBARA] == 2
    assert state.to_move() == CHRIS


@pytest.mark.rule("reward-play", "hand-limit")
def test_cards_are_kept_between_rounds_and_do_not_count_in_the_hand() -> None:
    state = position(rewards={BARBARA: "cash recruit"}, hands={BARBARA: "1111"})
    end_round(state)
    assert rewards(state, BARBARA) == ["cash", "recruit"]
    assert hand(state, BARBARA) == "1111"


@pytest.mark.rule("reward-once")
def test_a_played_card_goes_back_to_the_box() -> None:
    state = position(rewards={BARBARA: "recruit"}, cubes={AXEL: 0, CHRIS: 0})
    play(state, "play-recruit", "pass", "pass")
    assert rewards(state, BARBARA) == []
    assert refused(state, "play-recruit").rule == "reward-play"
    assert state.rewards_gone


@pytest.mark.rule("reward-stack")
def test_there_are_ten_cards() -> None:
    state = position()
    assert state.stack_size == 10
    assert state.census()["reward cards bribery-any"] == 2


@pytest.mark.rule("reward-cash")
def test_cash_is_four_cards() -> None:
    state = position(hands={BARBARA: ""}, rewards={BARBARA: "cash"})
    play(state, "play-cash", "draw 1", "draw 1", "draw 2", "draw 3")
    assert hand(state, BARBARA) == "1123"
    assert state.to_move() == CHRIS


@pytest.mark.rule("reward-gift")
def test_gift_makes_any_gift_available_for_nothing() -> None:
    state = position(hands={BARBARA: ""}, rewards={BARBARA: "gift"}, available={BARBARA: "1 3"})
    assert choices(state, "play-gift") == ["play-gift 2", "play-gift 4", "play-gift 5", "play-gift 6"]
    assert refused(state, "play-gift 3").rule == "reward-gift"
    play(state, "play-gift 6")
    assert state.available[BARBARA] == 0b100101
    assert state.unavailable[BARBARA] == 0b011010


@pytest.mark.rule("reward-extra")
def test_an_extra_action_costs_no_cubes_even_for_a_repeated_action() -> None:
    state = position(cubes={AXEL: 0, BARBARA: 1, CHRIS: 0}, rewards={BARBARA: "extra"})
    play(state, "tax", "draw 1", "draw 1", "pass", "pass", "play-extra", "tax", "draw 1", "draw 1")
    assert state.cubes[BARBARA] == 0
    assert hand(state, BARBARA) == "1111123"


@pytest.mark.rule("reward-extra")
def test_an_extra_action_is_an_action_of_the_box_and_not_another_card() -> None:
    state = position(rewards={BARBARA: "extra cash"})
    play(state, "play-extra")
    assert state.prompt() == Message("prompt-extra")
    assert refused(state, "play-cash").rule == "reward-extra"
    assert refused(state, "pass").rule == "reward-extra"
    assert may(state, "no-action")


@pytest.mark.rule("reward-extra", "petition")
def test_an_extra_action_may_be_a_petition_without_cubes() -> None:
    state = position(
        game="advanced", cubes={BARBARA: 0}, rewards={BARBARA: "extra"}, available={BARBARA: "2"}, shipyards={AXEL: 2}
    )
    play(state, "play-extra", "petition-junks seat-1", "ship seat-2")
    assert list(state.shipyards) == [0, 2, 0]


@pytest.mark.rule("reward-extra", "pay-cards", "gift-no-bribe")
def test_an_extra_action_is_paid_in_cards_and_bound_by_gifts() -> None:
    state = position(
        hands={BARBARA: "3"}, rewards={BARBARA: "extra"}, hubu=". . 3b 2c 3 . .", given={(CHRIS, BARBARA): 1}
    )
    play(state, "play-extra")
    assert refused(state, "bribe gongbu-5").rule == "pay-cards"
    assert refused(state, "bribe hubu-5").rule == "gift-no-bribe"


# ---------------------------------------------------------------------------------------------- Bribery


@pytest.mark.rule("reward-bribery")
def test_bribery_takes_an_unbribed_official_for_nothing_whatever_gifts_say() -> None:
    state = position(
        hands={BARBARA: ""}, rewards={BARBARA: "bribery-hubu"}, hubu=". . 3b 4c 5 . .", given={(CHRIS, BARBARA): 2}
    )
    play(state, "play-bribery hubu hubu-5")
    assert ministry(state, HUBU) == ". . 3b 4c 5b . ."
    assert state.to_move() == CHRIS


@pytest.mark.rule("reward-bribery")
@pytest.mark.parametrize("letter", ["a", "c"])
def test_bribery_replaces_anothers_unsecured_marker_for_its_coins_and_stays_unsecured(letter: str) -> None:
    """The word "secured" in the play aid is a misprint."""
    state = position(hands={BARBARA: "22"}, rewards={BARBARA: "bribery-hubu"}, hubu=f". . 3 4{letter} 5C . .")
    play(state, "play-bribery hubu hubu-4")
    assert state.due == 4
    play(state, "pay 22")
    assert state.own[AXEL] == 0
    assert ministry(state, HUBU) == ". . 3 4b 5C . ."


@pytest.mark.rule("reward-bribery", "discount-hubu")
def test_the_paid_half_of_bribery_is_cheaper_with_an_official_in_hubu() -> None:
    state = position(hands={BARBARA: "3"}, rewards={BARBARA: "bribery-hubu"}, hubu=". . 3b 4c 5 . .")
    play(state, "play-bribery hubu hubu-4")
    assert choices(state) == ["pay 3"]


@pytest.mark.rule("reward-bribery")
def test_bribery_takes_no_secured_official_no_own_one_and_no_empty_space() -> None:
    state = position(hands={BARBARA: "333"}, rewards={BARBARA: "bribery-any"}, hubu="*C . 3b 4C 5 . .")
    for space in ("hubu-1", "hubu-2", "hubu-3", "hubu-4"):
        assert refused(state, f"play-bribery any {space}").rule == "reward-bribery"


@pytest.mark.rule("reward-bribery", "pay-cards")
def test_bribery_of_anothers_official_must_be_paid() -> None:
    state = position(hands={BARBARA: "2"}, rewards={BARBARA: "bribery-any"}, hubu=". . 3 4c 5 . .")
    refusal = refused(state, "play-bribery any hubu-4")
    assert refusal.rule == "pay-cards"
    assert refusal.detail == Message("detail-coins", {"price": 4, "coins": 2})


@pytest.mark.rule("reward-bribery-where")
@pytest.mark.parametrize("card", ["bingbu", "hubu", "gongbu"])
def test_a_bribery_card_reaches_only_the_ministry_it_names(card: str) -> None:
    state = position(rewards={BARBARA: f"bribery-{card}"})
    assert choices(state, "play-bribery") == [f"play-bribery {card} {card}-{number}" for number in (3, 4, 5)]
    other = "hubu" if card == "bingbu" else "bingbu"
    assert refused(state, f"play-bribery {card} {other}-3").rule == "reward-bribery-where"


@pytest.mark.rule("reward-bribery-where")
def test_the_card_for_any_ministry_reaches_all() -> None:
    assert len(choices(position(rewards={BARBARA: "bribery-any"}), "play-bribery")) == 9


@pytest.mark.rule("reward-bribery-where", "ministry-frozen")
def test_once_its_ministry_is_resolved_a_card_reaches_all_others() -> None:
    state = position(
        rewards={BARBARA: "bribery-bingbu"}, bingbu="2B 2A 3A 3A 4A 4A 5A", resolved={BINGBU: (AXEL, BARBARA)}
    )
    assert may(state, "play-bribery bingbu hubu-3")
    assert may(state, "play-bribery bingbu gongbu-3")
    assert refused(state, "play-bribery bingbu bingbu-2").rule == "ministry-frozen"


@pytest.mark.rule("reward-bribery-where")
def test_a_ministry_that_is_full_but_not_resolved_opens_no_other() -> None:
    """RULING 7."""
    state = position(rewards={BARBARA: "bribery-bingbu"}, bingbu=". . 2A 3A 4A . .")
    assert choices(state, "play-bribery") == []


# ---------------------------------------------------------------------------------------------- armies


@pytest.mark.rule("reward-recruit")
def test_recruit_brings_an_army_for_nothing() -> None:
    state = position(hands={BARBARA: ""}, rewards={BARBARA: "recruit"})
    play(state, "play-recruit")
    assert (state.stock[BARBARA], state.colonies[BARBARA]) == (5, 1)


@pytest.mark.rule("reward-recruit", "army-limit")
def test_even_the_card_recruits_no_seventh_army() -> None:
    state = position(rewards={BARBARA: "recruit"}, colonies={BARBARA: 6})
    assert refused(state, "play-recruit").rule == "army-limit"


@pytest.mark.rule("reward-insult")
def test_an_army_avenges_the_insulted_emperor_for_two_points() -> None:
    state = position(rewards={BARBARA: "insult"}, colonies={BARBARA: 1})
    play(state, "play-insult")
    assert state.points[BARBARA] == 2
    assert state.colonies[BARBARA] == 0
    assert state.avenger == BARBARA
    assert state.census()["armies of seat 1"] == 6


@pytest.mark.rule("reward-insult")
def test_the_army_comes_from_the_colony() -> None:
    state = position(rewards={BARBARA: "insult"}, armies={"korea-1": BARBARA})
    assert refused(state, "play-insult").rule == "reward-insult"
