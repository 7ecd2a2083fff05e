"""The roads of our own map, on both sides of the board."""

from __future__ import annotations

import math

import pytest

from kaiserhof.games.china.board.board_file import load_map
from kaiserhof.games.china.board.geometry import line_distance, segment_distance
from tests.games.china.map_checks import (
    border_owners,
    hang_together,
    land_borders,
    lies_on,
    meet,
    network,
    places,
    province_of,
    rows_with_branch,
    separate_routes,
)

MAP = load_map()
PLACES = places(MAP)
HOME = province_of(MAP)
ALLIED = {frozenset(a.provinces) for a in MAP.alliances}
SIDES = {name: {frozenset(road) for road in roads} for name, roads in MAP.roads.items()}
EVERY_ROAD = sorted({(min(road), max(road)) for side in MAP.roads.values() for road in side})

each_side = pytest.mark.parametrize("side", ["3-4", "4-5"])


def fields_of(province: str) -> list[str]:
    return [f for f in PLACES if HOME[f] == province]


def fields_with(side: str, roads: int) -> list[str]:
    return [f for f, beside in network(MAP, side).items() if len(beside) == roads]


# ---- what both sides have in common


def test_the_board_has_a_side_for_3_to_4_and_one_for_4_to_5_players() -> None:
    assert list(MAP.roads) == ["3-4", "4-5"]


def test_the_sides_differ_in_a_moderate_number_of_roads_most_of_them_between_provinces() -> None:
    differing = SIDES["3-4"] ^ SIDES["4-5"]
    between = [road for road in differing if len({HOME[f] for f in road}) == 2]
    assert 6 <= len(differing) <= 16
    assert 2 * len(between) > len(differing)


def test_roads_lie_inside_a_province_or_join_allies() -> None:
    for a, b in EVERY_ROAD:
        assert HOME[a] == HOME[b] or frozenset((HOME[a], HOME[b])) in ALLIED, (a, b)


def test_a_road_crosses_nothing_but_the_common_border_and_that_once() -> None:
    owner = border_owners(MAP)
    borders = land_borders(MAP)
    pieces = [e for e in owner if e[::-1] not in owner or e < e[::-1]]
    for a, b in EVERY_ROAD:
        crossed = [e for e in pieces if meet((PLACES[a], PLACES[b]), e)]
        if HOME[a] == HOME[b]:
            assert not crossed, (a, b)
        else:
            common = borders[frozenset((HOME[a], HOME[b]))]
            assert len(crossed) == 1, (a, b)
            assert crossed[0] in common or crossed[0][::-1] in common, (a, b)


def test_no_road_is_too_long() -> None:
    for a, b in EVERY_ROAD:
        assert math.dist(PLACES[a], PLACES[b]) <= 190, (a, b)


def test_no_road_passes_close_to_a_third_field() -> None:
    for a, b in EVERY_ROAD:
        for f, at in PLACES.items():
            assert f in (a, b) or segment_distance(at, (PLACES[a], PLACES[b])) >= 16, (a, b, f)


def test_no_road_runs_over_a_dragon_space_or_an_alliance_number() -> None:
    for a, b in EVERY_ROAD:
        road = (PLACES[a], PLACES[b])
        for p in MAP.provinces:
            assert segment_distance(p.dragon, road) >= MAP.dragon_radius + 4, (a, b, p.id)
        for alliance in MAP.alliances:
            assert segment_distance(alliance.marker, road) >= 16, (a, b, alliance.number)


# ---- what holds on each side


@each_side
def test_no_road_is_listed_twice(side: str) -> None:
    assert len(SIDES[side]) == len(MAP.roads[side])


@each_side
def test_there_are_60_to_75_roads(side: str) -> None:
    assert 60 <= len(MAP.roads[side]) <= 75


@each_side
def test_every_field_has_a_road_and_the_whole_network_hangs_together(side: str) -> None:
    assert not fields_with(side, 0)
    assert hang_together(PLACES, network(MAP, side))


@each_side
def test_no_two_roads_cross_or_overlap(side: str) -> None:
    roads = MAP.roads[side]
    for i, (a, b) in enumerate(roads):
        for c, d in roads[:i]:
            shared = {a, b} & {c, d}
            one, other = (PLACES[a], PLACES[b]), (PLACES[c], PLACES[d])
            if not shared:
                assert not meet(one, other), (a, b, c, d)
            else:
                ends = [PLACES[f] for f in {a, b, c, d} - shared]
                assert not any(lies_on(p, e) for p in ends for e in (one, other) if p not in e), (a, b, c, d)


def test_on_side_3_4_no_field_has_four_roads() -> None:
    assert max(len(beside) for beside in network(MAP, "3-4").values()) == 3


def test_on_side_4_5_exactly_three_fields_have_four_roads() -> None:
    assert max(len(beside) for beside in network(MAP, "4-5").values()) == 4
    assert sorted(fields_with("4-5", 4)) == ["chin-6", "lu-3", "wei-6"]


@each_side
def test_there_are_many_dead_ends(side: str) -> None:
    assert len(fields_with(side, 1)) >= 10


@each_side
def test_the_coast_lies_aside(side: str) -> None:
    shore = {f for f, at in PLACES.items() if line_distance(at, MAP.scenery.coast) < 50}
    assert 2 * len(shore & set(fields_with(side, 1))) >= len(shore) > 0


@each_side
def test_in_some_provinces_the_fields_are_joined_inside_and_in_others_one_has_to_leave(side: str) -> None:
    beside = network(MAP, side)
    joined = [p.id for p in MAP.provinces if hang_together(fields_of(p.id), beside)]
    assert len(joined) >= 3
    assert len(MAP.provinces) - len(joined) >= 3


@each_side
def test_at_least_two_roads_leave_every_province(side: str) -> None:
    for p in MAP.provinces:
        leaving = [road for road in MAP.roads[side] if (HOME[road[0]] == p.id) != (HOME[road[1]] == p.id)]
        assert len(leaving) >= 2, p.id


@each_side
def test_example_7_is_possible_a_row_of_five_through_chin_and_shu_with_a_branch(side: str) -> None:
    lower_left = min(fields_of("chin"), key=lambda f: PLACES[f][0] - PLACES[f][1])
    rows = rows_with_branch(MAP, network(MAP, side), {"chin", "shu"}, lower_left)
    assert lower_left == "chin-5"
    assert ["chin-4", "chin-6", "shu-2", "shu-1", "shu-4"] in rows


@each_side
def test_every_player_can_have_a_route_of_eight_fields_beside_the_others(side: str) -> None:
    players = int(side[-1])
    assert separate_routes(network(MAP, side), 8, players) >= players
