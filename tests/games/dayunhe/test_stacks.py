"""Stacks and warehouse: drawing, room, and tiles that go under a stack."""

from __future__ import annotations

import pytest

from kaiserhof.engine import Message, Refusal, Seat
from tests.games.dayunhe.staging import (
    AXEL,
    BARBARA,
    by_chance,
    choices,
    heights,
    in_store,
    play,
    position,
    refused,
    rule_against,
    stacks_of,
)


@pytest.mark.rule("replenish")
def test_a_tile_is_drawn_from_any_own_stack_also_twice_from_one() -> None:
    """RULING 9."""
    state = position(2, stacks={AXEL: [("garden", 3, 0), ("", 2, 0), ("", 1, 0)]})
    assert choices(state, "replenish") == {"replenish s1", "replenish s2", "replenish s3"}
    play(state, "replenish s1")
    assert in_store(state, AXEL) == ["garden"]
    play(state, "replenish s1")
    assert by_chance(state)
    play(state, state.text(state.legal_moves()[0]))
    assert heights(state, AXEL) == [2, 2, 1]
    assert len(in_store(state, AXEL)) == 2


@pytest.mark.rule("tops-stay")
def test_after_a_draw_the_next_tile_stays_face_down_and_open_tiles_stay_open() -> None:
    """RULING 7."""
    state = position(2, stacks={AXEL: [("garden", 3, 0), ("temple", 2, 0), ("", 1, 0)]})
    play(state, "replenish s1")
    assert stacks_of(state, AXEL) == [("", 3, 0), ("temple", 2, 0), ("", 1, 0)]


@pytest.mark.rule("replenish-room")
def test_without_a_free_place_nothing_can_be_drawn() -> None:
    """RULING 9."""
    state = position(2, store={AXEL: "garden temple canal-1 canal-2 unrest unrest"})
    assert rule_against(state, "replenish s1") == "replenish-room"
    play(state, "build garden", "at b1", "turn 0", "replenish s1", "draw canal-3")
    assert len(in_store(state, AXEL)) == 6
    assert rule_against(state, "replenish s1") == "replenish-room"


@pytest.mark.rule("replenish-empty")
def test_an_empty_stack_gives_nothing() -> None:
    """RULING 10."""
    state = position(2, stacks={AXEL: [("", 0, 0), ("", 0, 2), ("", 0, 0)]})
    assert choices(state, "replenish") == {"replenish s2"}
    assert rule_against(state, "replenish s1") == "replenish-empty"


@pytest.mark.rule("hidden-stacks")
def test_a_tile_known_to_lie_at_the_bottom_comes_without_chance() -> None:
    state = position(2, stacks={AXEL: [("", 0, 2), ("", 1, 1), ("", 0, 0)]})
    play(state, "replenish s1")
    assert not by_chance(state)
    assert in_store(state, AXEL) == ["unrest"]
    assert stacks_of(state, AXEL)[0] == ("", 0, 1)
    play(state, "replenish s2")
    assert by_chance(state)


@pytest.mark.rule("chance")
def test_a_hidden_tile_comes_as_likely_as_the_stacks_hold_it() -> None:
    state = position(2, store={AXEL: "garden canal-2"}, wall=(3,))
    play(state, "replenish s2")
    weights = {state.text(move): weight for move, weight in state.outcomes()}
    assert weights["draw unrest"] == 7
    assert weights["draw canal-2"] == 1
    assert "draw garden" not in weights
    assert sum(weights.values()) == 25


@pytest.mark.rule("under-stack")
def test_in_the_own_turn_the_owner_chooses_the_stack_even_an_empty_one() -> None:
    """RULING 10 and RULING 11."""
    state = position(
        2, "tea-break", store={AXEL: "unrest unrest"}, stacks={AXEL: [("", 0, 0), ("garden", 1, 0), ("", 2, 0)]}
    )
    assert rule_against(state, "under s1") == "under-stack"
    play(state, "tea")
    assert choices(state) == {"under s1", "under s2", "under s3"}
    play(state, "under s1")
    assert stacks_of(state, AXEL) == [("", 0, 1), ("garden", 1, 0), ("", 2, 0)]


@pytest.mark.rule("under-stack")
def test_otherwise_the_tile_goes_under_the_smallest_stack() -> None:
    """RULING 11."""
    stacks = {BARBARA: [("garden", 3, 0), ("", 2, 0), ("", 1, 1)]}
    state = position(2, "calm-the-people", wall=(0, 1), stacks=stacks)
    play(state, "calm 2")
    assert stacks_of(state, BARBARA) == [("garden", 3, 0), ("", 2, 1), ("", 1, 1)]


@pytest.mark.rule("reform")
def test_reform_makes_three_hidden_stacks_of_equal_height() -> None:
    state = position(2, "reform", stacks={AXEL: [("garden", 6, 1), ("", 0, 0), ("temple", 1, 1)]})
    play(state, "reform")
    assert stacks_of(state, AXEL) == [("", 4, 0), ("", 4, 0), ("", 3, 0)]
    play(state, "replenish s1")
    weights = {state.text(move): weight for move, weight in state.outcomes()}
    assert weights["draw garden"] == weights["draw temple"] == 1
    assert weights["draw unrest"] >= 2


@pytest.mark.rule("reform")
def test_reform_of_two_tiles_leaves_one_stack_empty_and_of_none_is_not_possible() -> None:
    """RULING 10."""
    state = position(2, "reform", stacks={AXEL: [("", 0, 2), ("", 0, 0), ("", 0, 0)]})
    play(state, "reform")
    assert heights(state, AXEL) == [1, 1, 0]
    empty = position(2, "reform", stacks={AXEL: [("", 0, 0)] * 3})
    assert rule_against(empty, "reform") == "reform"


@pytest.mark.rule("espionage")
def test_espionage_turns_up_hidden_tops_each_stack_once_at_any_moment() -> None:
    """RULING 8."""
    state = position(2, "espionage", stacks={AXEL: [("garden", 3, 0), ("", 2, 0), ("", 0, 2)]})
    assert choices(state, "spy") == {"spy s2", "spy s3"}
    assert rule_against(state, "spy s1") == "espionage"
    play(state, "spy s3")
    assert stacks_of(state, AXEL)[2] == ("unrest", 0, 1)
    play(state, "spy s2")
    assert by_chance(state)
    play(state, state.text(state.legal_moves()[-1]))
    assert stacks_of(state, AXEL)[1][1:] == (1, 0)
    play(state, "replenish s2")
    assert rule_against(state, "spy s2") == "espionage"


@pytest.mark.rule("espionage")
def test_a_stack_whose_open_tile_was_drawn_may_then_be_spied_upon() -> None:
    state = position(2, "espionage", stacks={AXEL: [("garden", 3, 0), ("temple", 2, 0), ("store", 1, 0)]})
    assert choices(state, "spy") == set()
    play(state, "replenish s1")
    assert choices(state, "spy") == {"spy s1"}


@pytest.mark.rule("hidden-stacks")
def test_warehouses_and_open_tops_are_seen_by_all() -> None:
    """RULING 9: the warehouse is open."""
    state = position(2, store={AXEL: "garden"}, stacks={AXEL: [("temple", 3, 1), ("", 2, 0), ("", 1, 0)]})
    view = state.seen_by(BARBARA)
    assert in_store(view, AXEL) == ["garden"]
    assert stacks_of(view, AXEL) == stacks_of(state, AXEL)
    assert view.outcomes() == []


@pytest.mark.rule("espionage")
def test_once_all_stacks_are_spied_out_none_is_again_and_no_number_is_the_reason() -> None:
    state = position(2, "espionage", stacks={AXEL: [("", 0, 3), ("", 0, 2), ("", 0, 1)]})
    play(state, "spy s1", "spy s2", "spy s3")
    assert refused(state, "spy s1") == Refusal("espionage")


@pytest.mark.rule("espionage")
def test_a_stack_of_as_many_unknown_as_known_tiles_can_be_spied_out() -> None:
    state = position(2, "espionage", stacks={AXEL: [("", 1, 1), ("", 2, 2), ("", 0, 0)]})
    assert choices(state, "spy") == {"spy s1", "spy s2"}


@pytest.mark.rule("espionage")
@pytest.mark.parametrize("seat", [AXEL, BARBARA])
def test_who_spies_on_an_empty_stack_reads_that_it_is_empty(seat: int) -> None:
    state = position(2, "espionage", turn=seat, stacks={seat: [("garden", 2, 0), ("", 3, 0), ("", 0, 0)]})
    assert refused(state, "spy s3").detail == Message("detail-no-stack")
    assert refused(state, "spy s1").detail is None, "its top lies open"


@pytest.mark.rule("under-stack")
def test_a_tile_that_goes_under_a_stack_is_told() -> None:
    state = position(2, "tea-break", store={AXEL: "unrest unrest"})
    events = play(state, "tea", "under s2")
    [message] = [event.message for event in events if event.message.id == "log-under"]
    assert message.values == {"seat": Seat(AXEL), "stack": 2}


@pytest.mark.rule("reform")
def test_after_a_reform_no_tile_lies_open() -> None:
    state = position(2, "reform", stacks={AXEL: [("garden", 2, 0), ("unrest", 1, 0), ("", 3, 0)]})
    play(state, "reform")
    assert list(state.tops[:3]) == [-1, -1, -1]


@pytest.mark.rule("replenish")
def test_an_open_unrest_tile_with_nothing_below_can_be_drawn() -> None:
    state = position(2, stacks={AXEL: [("unrest", 0, 0), ("", 0, 0), ("canal-1", 0, 0)]})
    assert choices(state, "replenish") == {"replenish s1", "replenish s3"}


@pytest.mark.rule("replenish")
def test_nothing_is_drawn_when_all_draws_are_used_up() -> None:
    state = position(2, stacks={AXEL: [("garden", 3, 0), ("temple", 3, 0), ("", 3, 0)]})
    draws = state.replenish
    for stack in ("s1", "s2")[:draws]:
        play(state, f"replenish {stack}")
    assert state.replenish == max(0, draws - 2)


@pytest.mark.rule("espionage")
def test_the_tile_that_a_spy_turns_up_is_told() -> None:
    state = position(2, "espionage", stacks={AXEL: [("", 0, 1), ("", 2, 0), ("", 2, 0)]})
    events = play(state, "spy s1")
    [message] = [event.message for event in events if event.message.id == "log-open"]
    assert (message.values["seat"], message.values["stack"]) == (Seat(AXEL), 1)
