"""Uprisings: when the Wall is full."""

from __future__ import annotations

import pytest

from tests.games.dayunhe.staging import AXEL, BARBARA, CHRIS, finish_round, heights, play, position, stacks_of, told


@pytest.mark.rule("uprising")
@pytest.mark.parametrize(("limit", "loss"), [(2, 8), (3, 12), (4, 16)])
def test_as_many_tiles_as_the_limit_cost_four_each_and_go_under_the_own_stacks(limit: int, loss: int) -> None:
    """RULING 32."""
    state = position(2, limit=limit, wall=(0, limit), points=[15, 40], turn=BARBARA, start=AXEL)
    below = sum(heights(state, BARBARA))
    events = finish_round(state)
    assert told(events, "log-uprising") == 1
    assert state.scores() == [15, 40 - loss]
    assert list(state.wall) == [0, 0]
    assert sum(heights(state, BARBARA)) == below + limit
    assert sum(bottom for _, _, bottom in stacks_of(state, BARBARA)) == limit


@pytest.mark.rule("uprising")
def test_fewer_tiles_and_tiles_of_several_colours_make_no_uprising() -> None:
    """RULING 32."""
    state = position(3, wall=(2, 2, 2), turn=CHRIS, start=AXEL)
    finish_round(state)
    assert list(state.wall) == [2, 2, 2]
    assert state.scores() == [15, 15, 15]


@pytest.mark.rule("uprising-again")
def test_the_rest_stays_on_the_wall() -> None:
    state = position(2, wall=(5, 0), points=[40, 15], turn=BARBARA, start=AXEL)
    finish_round(state)
    assert list(state.wall) == [2, 0]
    assert state.scores() == [28, 15]


@pytest.mark.rule("uprising-again")
def test_a_rest_that_is_still_at_the_limit_rises_again() -> None:
    """RULING 32."""
    state = position(2, limit=2, wall=(5, 0), points=[40, 15], turn=BARBARA, start=AXEL)
    events = finish_round(state)
    assert told(events, "log-uprising") == 2
    assert list(state.wall) == [1, 0]
    assert state.scores() == [24, 15]


@pytest.mark.rule("uprising", "reputation-floor")
def test_colours_rise_in_turn_order_from_the_start_player_on_each_for_itself() -> None:
    """RULING 32."""
    state = position(3, wall=(3, 0, 3), points=[30, 30, 5], turn=BARBARA, start=CHRIS)
    events = finish_round(state)
    seats = [event.message.values["seat"] for event in events if event.message.id == "log-uprising"]
    assert seats == [CHRIS, AXEL]
    assert state.scores() == [18, 30, 0]


@pytest.mark.rule("uprising")
def test_calming_the_people_in_time_prevents_it() -> None:
    state = position(2, "calm-the-people", wall=(3, 0))
    play(state, "calm 1", "under s1")
    finish_round(state)
    assert state.points[AXEL] == 15


@pytest.mark.rule("under-stack")
def test_tiles_of_an_uprising_go_one_by_one_under_the_smallest_stack() -> None:
    """RULING 11."""
    stacks = {AXEL: [("", 2, 0), ("", 1, 0), ("", 0, 0)]}
    state = position(2, wall=(3, 0), stacks=stacks, turn=BARBARA, start=AXEL)
    finish_round(state)
    assert stacks_of(state, AXEL) == [("", 2, 0), ("", 1, 1), ("", 0, 2)]
