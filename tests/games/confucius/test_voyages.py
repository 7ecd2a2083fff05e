"""Junks and voyages to the Distant Lands."""

from __future__ import annotations

import pytest

from kaiserhof.engine import CHANCE, Message
from tests.games.confucius.staging import AXEL, BARBARA, CHRIS, choices, may, play, position, refused, rewards


@pytest.mark.rule("junks")
@pytest.mark.parametrize(("junks", "price"), [(1, 1), (2, 3), (3, 6), (4, 10)])
def test_junks_are_dearer_the_more_are_bought(junks: int, price: int) -> None:
    state = position(hands={BARBARA: "13333"})
    play(state, f"junks {junks}")
    assert state.due == price
    play(state, choices(state)[0])
    assert state.shipyards[BARBARA] == junks
    assert state.junks == 25 - junks


@pytest.mark.rule("junk-supply")
def test_what_the_supply_does_not_hold_cannot_be_bought() -> None:
    state = position(hands={BARBARA: "3333"}, shipyards={AXEL: 12, CHRIS: 11})
    assert choices(state, "junks") == ["junks 1", "junks 2"]
    refusal = refused(state, "junks 3")
    assert refusal.rule == "junk-supply"
    assert refusal.detail == Message("detail-junks", {"junks": 2})


@pytest.mark.rule("voyage")
def test_every_junk_costs_a_licence() -> None:
    state = position(hands={BARBARA: "3333"}, shipyards={BARBARA: 5})
    assert choices(state, "voyage") == ["voyage 1", "voyage 2", "voyage 3", "voyage 4"]
    play(state, "voyage 3", "pay 333")
    assert (state.shipyards[BARBARA], state.oceans[BARBARA]) == (2, 3)
    assert state.to_move() == CHRIS


@pytest.mark.rule("voyage")
def test_only_junks_in_the_shipyard_sail() -> None:
    state = position(hands={BARBARA: "111"}, shipyards={BARBARA: 2})
    refusal = refused(state, "voyage 3")
    assert refusal.rule == "voyage"
    assert refusal.detail == Message("detail-shipyard", {"junks": 2})


@pytest.mark.rule("voyage-arrival", "voyage")
def test_six_junks_reach_africa_and_one_stays_then_four_more_reach_india() -> None:
    """The example in the rule book."""
    state = position(hands={BARBARA: "1111"}, shipyards={BARBARA: 10}, cubes={AXEL: 0, BARBARA: 5, CHRIS: 0})
    play(state, "voyage 6", "pay 11", "land africa", "reward cash")
    assert state.oceans[BARBARA] == 1
    assert state.points[BARBARA] == 3
    assert state.junks == 25 - 5
    play(state, "pass", "pass", "voyage 4", "pay 11", "land india", "reward gift")
    assert state.oceans[BARBARA] == 0
    assert state.points[BARBARA] == 6
    assert rewards(state, BARBARA) == ["cash", "gift"]


@pytest.mark.rule("voyage-arrival")
def test_several_voyages_may_end_in_one_action() -> None:
    state = position(hands={BARBARA: "1111"}, shipyards={BARBARA: 12})
    play(state, "voyage 12", "pay 1111", "land americas", "reward cash")
    assert choices(state) == ["land spice-islands", "land india", "land arabia", "land africa"]
    play(state, "land spice-islands", "reward recruit")
    assert state.points[BARBARA] == 8
    assert state.oceans[BARBARA] == 2
    assert state.to_move() == CHRIS


@pytest.mark.rule("voyage-arrival")
def test_a_player_who_comes_later_gets_a_reward_card_but_no_points() -> None:
    """RULING 12: a voyage may go to a land that has been discovered."""
    state = position(hands={BARBARA: "11"}, shipyards={BARBARA: 5}, visited={AXEL: "americas"})
    play(state, "voyage 5", "pay 11", "land americas")
    assert state.to_move() == CHANCE
    play(state, "reward insult")
    assert state.points[BARBARA] == 0
    assert rewards(state, BARBARA) == ["insult"]


@pytest.mark.rule("voyage-once")
def test_nobody_visits_a_land_twice() -> None:
    state = position(hands={BARBARA: "11"}, shipyards={BARBARA: 5}, visited={BARBARA: "india"})
    play(state, "voyage 5", "pay 11")
    assert "land india" not in choices(state)
    assert refused(state, "land india").rule == "voyage-once"


@pytest.mark.rule("voyage-no-land")
def test_a_player_who_has_reached_all_lands_sails_no_more() -> None:
    """RULING 13."""
    everywhere = "spice-islands india arabia africa americas"
    state = position(hands={BARBARA: "11"}, shipyards={BARBARA: 5}, visited={BARBARA: everywhere})
    assert refused(state, "voyage 1").rule == "voyage-no-land"


@pytest.mark.rule("voyage-no-land")
def test_no_voyage_may_end_without_a_land_to_reach() -> None:
    state = position(
        hands={BARBARA: "1111"}, shipyards={BARBARA: 10}, visited={BARBARA: "spice-islands india arabia africa"}
    )
    assert may(state, "voyage 9")
    assert refused(state, "voyage 10").rule == "voyage-no-land"


@pytest.mark.rule("reward-stack")
def test_without_reward_cards_an_arrival_brings_none() -> None:
    gone = "cash gift extra bribery-bingbu bribery-hubu bribery-gongbu bribery-any bribery-any recruit insult"
    state = position(hands={BARBARA: "11"}, shipyards={BARBARA: 5}, rewards_gone=gone)
    play(state, "voyage 5", "pay 11", "land india")
    assert state.to_move() == CHRIS
    assert state.points[BARBARA] == 3
