"""Building: canals and unrest on the board, canals in the Forbidden City."""

from __future__ import annotations

import pytest

from tests.games.dayunhe.staging import (
    AXEL,
    BARBARA,
    build,
    choices,
    field_of,
    fields_in,
    in_store,
    on,
    play,
    position,
    put_in_store,
    refused,
    rule_against,
)


@pytest.mark.rule("build", "build-value")
def test_a_canal_tile_comes_from_the_warehouse_onto_the_board_for_its_value() -> None:
    state = position(2, store={AXEL: "lighthouse canal-2 canal-2"})
    assert choices(state, "build") == {"build lighthouse", "build canal-2"}
    for step in ("at b1", "city", "turn 0"):
        assert rule_against(state, step) == "build"
    build(state, "lighthouse", "b1")
    assert on(state, "b1") == (AXEL, "lighthouse")
    assert in_store(state, AXEL) == ["canal-2", "canal-2"]
    assert state.points[AXEL] == 15 + 9


@pytest.mark.rule("build-warehouse")
def test_a_tile_that_is_not_in_the_own_warehouse_cannot_be_built() -> None:
    state = position(2, store={BARBARA: "garden"})
    assert rule_against(state, "build garden") == "build-warehouse"


@pytest.mark.rule("build-canal", "build-value")
@pytest.mark.parametrize("place", ["b1", "b5", "b0", "c7"])
def test_a_canal_may_be_built_in_any_region_and_on_neutral_ground_without_neighbours(place: str) -> None:
    """RULING 12 and RULING 15."""
    state = position(2, store={AXEL: "store"})
    build(state, "store", place)
    assert on(state, place) == (AXEL, "store")
    assert state.points[AXEL] == 15 + 8


@pytest.mark.rule("build-canal")
def test_lines_need_not_fit_the_neighbour() -> None:
    """RULING 12."""
    state = position(2, store={AXEL: "canal-3"}, canals={"b1": (BARBARA, "canal-3", 0)})
    build(state, "canal-3", "b2", 1)
    assert not state.joined[field_of(state, "b1")]


@pytest.mark.rule("build-turn")
def test_the_builder_turns_the_tile_and_equal_positions_count_once() -> None:
    """RULING 12."""
    state = position(2, store={AXEL: "temple weir garden"})
    play(state, "build temple", "at b1")
    assert choices(state) == {"turn 0", "turn 1", "turn 2"}
    assert rule_against(state, "turn 3") == "build-turn"
    play(state, "turn 1")
    assert state.lines[field_of(state, "b1")] == 1 << 1 | 1 << 4
    other = position(2, store={AXEL: "weir"})
    play(other, "build weir", "at b1")
    assert choices(other) == {"turn 0", "turn 1"}
    third = position(2, store={AXEL: "garden"})
    play(third, "build garden", "at b1")
    assert len(choices(third)) == 6


@pytest.mark.rule("build-where")
def test_nothing_is_built_on_peking_or_on_the_turning_point_in_use() -> None:
    """RULING 14."""
    state = position(2, store={AXEL: "garden"})
    play(state, "build garden")
    assert rule_against(state, "at a0") == "build-where"
    assert rule_against(state, "at b7") == "build-where"
    five = position(5, store={AXEL: "garden unrest"})
    play(five, "build garden")
    assert rule_against(five, "at b19") == "build-where"


@pytest.mark.rule("build-where", "turning-points")
def test_a_pagoda_field_that_is_not_in_use_counts_as_neutral() -> None:
    """RULING 14."""
    state = position(3, store={AXEL: "garden"})
    play(state, "build garden")
    assert rule_against(state, "at b11") == "build-where"
    play(state, "at b7", "turn 0")
    assert on(state, "b7") == (AXEL, "garden")


@pytest.mark.rule("build-where")
def test_building_under_the_ship_is_allowed_and_the_ship_scores_nothing() -> None:
    """RULING 14."""
    state = position(2, store={AXEL: "garden"}, ship="b2")
    build(state, "garden", "b2")
    assert state.scores() == [20, 15]


@pytest.mark.rule("no-covering")
@pytest.mark.parametrize("owner", [AXEL, BARBARA])
def test_canals_are_never_covered(owner: int) -> None:
    """RULING 13."""
    state = position(2, "espionage", store={AXEL: "garden unrest"}, canals={"b1": (owner, "weir")})
    play(state, "build garden")
    assert rule_against(state, "at b1") == "no-covering"
    play(state, "at b2", "turn 0", "build unrest")
    assert rule_against(state, "at b1") == "no-covering"
    assert rule_against(state, "at b2") == "no-covering"


@pytest.mark.rule("build-unrest")
def test_unrest_may_be_laid_on_any_field_without_a_tile() -> None:
    """RULING 12 and RULING 13."""
    state = position(2, "espionage", store={AXEL: "unrest unrest"}, unrest={"b1": BARBARA})
    play(state, "build unrest")
    assert rule_against(state, "at b1") == "build-unrest"
    assert rule_against(state, "city") == "build-city"
    play(state, "at b5")
    assert on(state, "b5") == (AXEL, "unrest")
    play(state, "build unrest", "at c7")
    assert on(state, "c7") == (AXEL, "unrest")
    assert state.scores() == [15, 15]
    assert choices(state, "build") == set()


@pytest.mark.rule("build-unrest", "no-covering")
def test_on_a_full_board_only_the_city_is_left() -> None:
    state = position(2, store={AXEL: "unrest garden"}, canals={"b1": (AXEL, "weir")})
    state.canals = state.lookup.buildable
    assert choices(state, "build") == {"build garden"}
    assert rule_against(state, "build unrest") == "build-unrest"
    play(state, "build garden")
    assert choices(state) == {"city"}
    full = position(2, store={AXEL: "garden"})
    full.canals = full.lookup.buildable
    assert rule_against(full, "build garden") == "no-covering"


@pytest.mark.rule("to-wall")
def test_unrest_under_a_new_canal_goes_to_the_wall_of_its_own_colour() -> None:
    """RULING 16."""
    state = position(3, "espionage", store={AXEL: "garden temple"}, unrest={"b1": BARBARA, "b2": AXEL})
    build(state, "garden", "b1")
    assert list(state.wall) == [0, 1, 0]
    build(state, "temple", "b2")
    assert list(state.wall) == [1, 1, 0]
    assert state.unrest == 0
    assert state.points[AXEL] == 15 + 5 + 5


@pytest.mark.rule("buildings")
def test_a_building_is_a_canal_like_any_other_of_its_lines() -> None:
    plain = position(2, store={AXEL: "canal-9"}, canals={"b2": (BARBARA, "canal-3")})
    grand = position(2, store={AXEL: "lighthouse"}, canals={"b2": (BARBARA, "canal-3")})
    build(plain, "canal-9", "b1", 0)
    build(grand, "lighthouse", "b1", 0)
    assert plain.joined == grand.joined
    assert grand.points[AXEL] - plain.points[AXEL] == 9 - 3


@pytest.mark.rule("build-city", "city-limit")
def test_the_city_takes_as_many_tiles_as_the_player_has_canals_on_the_board() -> None:
    """RULING 15 and RULING 17."""
    state = position(2, "espionage", store={AXEL: "garden temple"}, canals={"b1": (AXEL, "weir")})
    play(state, "build garden", "city")
    assert list(state.city_tiles) == [1, 0]
    assert state.scores() == [15, 15]
    play(state, "build temple")
    refusal = refused(state, "city")
    assert refusal.rule == "city-limit"
    assert refusal.detail is not None
    assert refusal.detail.values == {"tiles": 1, "canals": 1}


@pytest.mark.rule("city-limit")
def test_foreign_canals_do_not_count_for_the_city() -> None:
    state = position(2, store={AXEL: "garden"}, canals={"b1": (BARBARA, "weir")})
    play(state, "build garden")
    assert rule_against(state, "city") == "city-limit"


@pytest.mark.rule("city-limit")
def test_what_lies_in_the_city_stays_when_a_canal_is_destroyed() -> None:
    """RULING 17."""
    state = position(
        2,
        "destroy-canal",
        store={AXEL: "unrest unrest"},
        canals={"b5": (BARBARA, "weir")},
        city={BARBARA: "garden"},
    )
    play(state, "destroy b5", "under s1")
    assert state.city_tiles[BARBARA] == 1
    assert state.canals_of[BARBARA] == 0


@pytest.mark.rule("city-unrest-stays")
def test_building_into_the_city_removes_no_unrest_there() -> None:
    """RULING 22."""
    state = position(2, "denounce", store={AXEL: "unrest unrest"}, canals={"b5": (BARBARA, "weir")})
    play(state, "denounce 2", "done")
    assert sum(state.city_unrest) == 1
    put_in_store(state, BARBARA, "garden")
    state.unknown[3] -= 1
    play(state, "build garden", "city")
    assert (state.city_tiles[BARBARA], sum(state.city_unrest)) == (1, 1)
    assert not any("city" in text for text in state.lookup.moves if text.startswith(("quell", "calm", "swap")))


@pytest.mark.rule("joined-lines")
def test_two_canals_are_joined_if_both_have_a_line_to_the_common_edge_whatever_their_colours() -> None:
    """RULING 26."""
    state = position(2, store={AXEL: "canal-3"}, canals={"b1": (BARBARA, "canal-3", 0), "b3": (AXEL, "temple", 1)})
    build(state, "canal-3", "b2", 0)
    assert fields_in(state, state.joined[field_of(state, "b2")]) == {"b1"}
    assert fields_in(state, state.joined[field_of(state, "b1")]) == {"b2"}
    assert state.joined[field_of(state, "b3")] == 0
