"""Rules that the texts leave open, played in another way than our rulings say."""

from __future__ import annotations

import pytest

from kaiserhof.games.dayunhe import GAME, DayunheState
from tests.games.dayunhe.staging import AXEL, choices, position


def read_as(state: DayunheState, reading: str, way: str) -> DayunheState:
    return GAME.from_json({**state.to_json(), reading: way})


@pytest.mark.rule("espionage")
def test_espionage_turns_up_all_stacks_or_only_one() -> None:
    """RULING 8 and its other rule."""
    stacks = {AXEL: [("", 0, 2), ("", 0, 2), ("", 0, 2)]}
    for way, left in (("all", 2), ("one", 0)):
        state = position(2, "espionage", stacks=stacks)
        if way == "one":
            state = read_as(state, "espionage", way)
        assert len(choices(state, "spy")) == 3
        state.push(state.parse("spy s1"))
        assert len(choices(state, "spy")) == left
        assert state.why_not(state.parse("spy s2")) is None if left else state.why_not(state.parse("spy s2"))


@pytest.mark.rule("tie-break")
def test_equal_reputation_may_share_the_place_at_once() -> None:
    """RULING 35 and its other rule."""
    state = position(2, city={AXEL: "canal-1"}, points=[20, 20])
    assert state.ranking() == [1, 2]
    assert read_as(state, "tie-break", "shared").ranking() == [1, 1]
    assert read_as(position(2, points=[20, 21]), "tie-break", "shared").ranking() == [2, 1]


def test_a_reading_is_part_of_the_position() -> None:
    chosen = {"espionage": "one", "tie-break": "shared"}
    state = GAME.start(3, chosen)
    again = GAME.from_json(state.to_json())
    assert again == state
    assert again.to_json() == state.to_json()
    assert state != GAME.start(3)
    assert state != GAME.start(3, {"espionage": "one"})
