"""Recruiting armies, invading Foreign Lands, and how invasions end."""

from __future__ import annotations

import pytest

from kaiserhof.engine import CHANCE
from tests.games.confucius.staging import (
    AXEL,
    BARBARA,
    CHRIS,
    DORIS,
    army,
    choices,
    end_round,
    hold_court,
    may,
    play,
    position,
    refused,
    rewards,
)


@pytest.mark.rule("recruit")
def test_an_army_costs_six_licences() -> None:
    state = position(hands={BARBARA: "11"})
    play(state, "recruit")
    assert state.due == 6
    play(state, "pay 11")
    assert (state.stock[BARBARA], state.colonies[BARBARA]) == (5, 1)


@pytest.mark.rule("army-limit")
def test_nobody_has_more_than_six_armies() -> None:
    state = position(hands={BARBARA: "11"}, colonies={BARBARA: 5}, armies={"korea-1": BARBARA})
    assert refused(state, "recruit").rule == "army-limit"


@pytest.mark.rule("invade")
@pytest.mark.parametrize(
    ("land", "price", "boxes"),
    [("yunnan", 4, 2), ("manchuria", 5, 4), ("mongolia", 6, 3), ("korea", 7, 3), ("annam", 8, 2)],
)
def test_every_land_has_its_price_and_its_boxes(land: str, price: int, boxes: int) -> None:
    others = [other for other in ("korea", "annam") if other != land]
    state = position(hands={BARBARA: "333"}, colonies={BARBARA: 1}, lands=" ".join([land, *others, "mongolia"][:3]))
    assert len([text for text in choices(state, "invade") if land in text]) == boxes
    play(state, f"invade {land}-2")
    assert state.due == price
    assert army(state, f"{land}-2") == BARBARA
    assert state.colonies[BARBARA] == 0


@pytest.mark.rule("invade")
def test_armies_of_several_players_stand_side_by_side_but_never_in_one_box() -> None:
    state = position(hands={BARBARA: "333"}, colonies={BARBARA: 1}, armies={"korea-1": CHRIS})
    assert refused(state, "invade korea-1").rule == "invade"
    assert may(state, "invade korea-2")


@pytest.mark.rule("invade")
def test_no_ministry_makes_an_invasion_cheaper() -> None:
    state = position(
        hands={BARBARA: "333"},
        colonies={BARBARA: 1},
        bingbu=". . 2b 3 4 . .",
        hubu=". . 3b 4 5 . .",
        gongbu=". . 4b 5 6 . .",
    )
    play(state, "invade korea-1")
    assert state.due == 7


@pytest.mark.rule("invade-army")
def test_an_invasion_needs_an_army_in_the_colony() -> None:
    assert refused(position(hands={BARBARA: "333"}), "invade korea-1").rule == "invade-army"


@pytest.mark.rule("invasion-closed")
def test_a_land_whose_invasion_is_over_takes_no_more_armies() -> None:
    state = position(round=4, hands={BARBARA: "333"}, colonies={BARBARA: 1})
    end_round(state)
    play(state, "name seat-3", "no-action")
    assert state.to_move() == BARBARA
    assert refused(state, "invade korea-1").rule == "invasion-closed"
    assert may(state, "invade annam-1")


# ---------------------------------------------------------------------------------------------- the end of invasions


@pytest.mark.rule("invasion-success", "invasion-trigger", "invasion-reward")
def test_a_full_land_is_conquered_at_once() -> None:
    """The example in the rule book: Annam, with Black on the 4, and White on the 3 with the reward."""
    state = position(round=2, armies={"annam-1": AXEL, "annam-2": BARBARA})
    hold_court(state)
    assert list(state.points) == [4, 3, 0]
    play(state, "reward recruit")
    assert rewards(state, BARBARA) == ["recruit"]
    assert state.land_won == 0b010


@pytest.mark.rule("invasion-failure", "invasion-reward", "invasion-trigger")
def test_at_the_deadline_an_incomplete_invasion_fails_but_rewards_all_the_same() -> None:
    """The example in the rule book: Korea on the space of two soldiers, two of three boxes in round 6."""
    state = position(round=6, lands="annam korea yunnan", armies={"korea-1": CHRIS, "korea-3": CHRIS})
    hold_court(state)
    assert state.to_move() == CHANCE
    play(state, "reward cash")
    assert list(state.points) == [0, 0, 0]
    assert rewards(state, CHRIS) == ["cash"]
    assert state.land_done == 0b010
    assert state.land_won == 0


@pytest.mark.rule("invasion-trigger")
@pytest.mark.parametrize(("round_", "over"), [(3, 0b000), (4, 0b001), (6, 0b010), (8, 0b100)])
def test_the_deadlines_are_rounds_four_six_and_eight(round_: int, over: int) -> None:
    state = position(round=round_)
    hold_court(state)
    assert state.land_done == over


@pytest.mark.rule("invasion-failure")
def test_an_empty_land_simply_fails() -> None:
    state = position(round=4)
    hold_court(state)
    assert not choices(state, "reward")
    assert choices(state, "official")


@pytest.mark.rule("invasion-order", "reward-stack")
def test_the_last_reward_card_goes_to_the_land_with_fewer_soldiers() -> None:
    """RULING 15."""
    gone = "cash gift extra bribery-bingbu bribery-hubu bribery-gongbu bribery-any bribery-any recruit"
    state = position(
        4,
        armies={"annam-1": CHRIS, "annam-2": BARBARA, "yunnan-1": CHRIS, "yunnan-2": DORIS},
        rewards_gone=gone,
        lands="korea annam yunnan",
    )
    hold_court(state)
    play(state, "reward insult")
    assert [rewards(state, seat) for seat in (BARBARA, DORIS)] == [["insult"], []]
    assert state.land_won == 0b110


@pytest.mark.rule("invasion-closed")
def test_armies_stay_where_they_fought() -> None:
    state = position(round=4, armies={"korea-1": AXEL})
    end_round(state)
    assert army(state, "korea-1") == AXEL
    assert state.stock[AXEL] == 5


@pytest.mark.rule("invasion-closed")
@pytest.mark.parametrize(("slot", "land"), list(enumerate(["korea", "annam", "yunnan"])))
def test_a_land_whose_invasion_is_over_takes_no_army_wherever_it_lies(slot: int, land: str) -> None:
    state = position(colonies={BARBARA: 1}, hands={BARBARA: "3333"})
    assert may(state, f"invade {land}-1")
    state.land_done = 1 << slot
    assert refused(state, f"invade {land}-1").rule == "invasion-closed"
