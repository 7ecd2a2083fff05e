"""The facts of our own map, and enough room for everything on it."""

from __future__ import annotations

import math
from itertools import combinations, pairwise

from kaiserhof.games.china.board.board_file import load_map
from kaiserhof.games.china.board.geometry import edges, inside, segment_distance
from tests.games.china.map_checks import (
    area,
    border_owners,
    distance_to_border,
    land_borders,
    meet,
    places,
    province_of,
    regions,
)

MAP = load_map()
PROVINCES = {p.id: p for p in MAP.provinces}
PLACES = places(MAP)
HOME = province_of(MAP)

COLOURS_AND_FIELDS = {
    "chu": ("violet", 8),
    "wei": ("red", 7),
    "yan": ("red", 6),
    "qi": ("yellow", 5),
    "chin": ("yellow", 6),
    "zhao": ("orange", 7),
    "lu": ("orange", 4),
    "han": ("green", 6),
    "shu": ("green", 6),
}
ALLIANCES = {
    1: ("chin", "zhao"),
    2: ("zhao", "wei"),
    3: ("wei", "chin"),
    4: ("chin", "shu"),
    5: ("shu", "chu"),
    6: ("chin", "chu"),
    7: ("chin", "han"),
    8: ("wei", "han"),
    9: ("han", "chu"),
    10: ("chu", "lu"),
    11: ("wei", "lu"),
    12: ("lu", "qi"),
    13: ("qi", "zhao"),
    14: ("zhao", "yan"),
    15: ("yan", "qi"),
}
ALLIED = {frozenset(pair) for pair in ALLIANCES.values()}


# ---- provinces and fields


def test_the_map_says_that_it_is_a_reconstruction() -> None:
    assert MAP.reconstruction


def test_the_sheet_measures_1000_by_760() -> None:
    assert (MAP.width, MAP.height) == (1000, 760)


def test_there_are_nine_provinces_with_the_right_colours_and_numbers_of_fields() -> None:
    assert {p.id: (p.colour, len(p.fields)) for p in MAP.provinces} == COLOURS_AND_FIELDS


def test_there_are_55_fields_with_different_ids() -> None:
    assert len(MAP.fields) == len(PLACES) == 55


def test_provinces_and_waters_are_named_in_three_languages() -> None:
    scenery = MAP.scenery
    assert {p.id: p.names["zh"] for p in MAP.provinces} == {
        "chu": "楚",
        "wei": "魏",
        "yan": "燕",
        "qi": "齐",
        "chin": "秦",
        "zhao": "赵",
        "lu": "鲁",
        "han": "韩",
        "shu": "蜀",
    }
    waters = [thing.names for group in (scenery.seas, scenery.lakes, scenery.rivers) for thing in group]
    for names in [*(p.names for p in MAP.provinces), *waters]:
        assert set(names) == {"en", "de", "zh"}


def test_fields_are_numbered_from_north_to_south_then_from_west_to_east() -> None:
    for p in MAP.provinces:
        assert [f.id for f in p.fields] == [f"{p.id}-{i}" for i in range(1, len(p.fields) + 1)]
        assert sorted(p.fields, key=lambda f: (f.y, f.x)) == list(p.fields)


def test_every_field_lies_inside_its_own_province_away_from_the_border() -> None:
    for f, at in PLACES.items():
        outline = PROVINCES[HOME[f]].outline
        assert inside(at, outline), f
        assert distance_to_border(at, outline) >= 14, f


def test_no_two_fields_are_too_close() -> None:
    for a, b in combinations(PLACES, 2):
        assert math.dist(PLACES[a], PLACES[b]) >= 46, (a, b)


def test_no_field_is_too_close_to_a_dragon_space() -> None:
    for f, at in PLACES.items():
        for p in MAP.provinces:
            assert math.dist(at, p.dragon) >= 46, (f, p.id)


def test_every_dragon_space_lies_wholly_inside_its_province() -> None:
    for p in MAP.provinces:
        assert inside(p.dragon, p.outline), p.id
        assert distance_to_border(p.dragon, p.outline) >= MAP.dragon_radius, p.id


def test_eight_emissaries_fit_on_a_dragon_space_side_by_side() -> None:
    width = min(math.dist(a, b) for a, b in combinations(MAP.dragon_seats, 2))
    reach = max(math.hypot(*seat) for seat in MAP.dragon_seats) + width / 2
    assert len(MAP.dragon_seats) == 8
    assert width >= 18
    assert reach <= MAP.dragon_radius


def test_every_name_lies_inside_its_province() -> None:
    for p in MAP.provinces:
        assert p.label is not None
        assert inside(p.label, p.outline), p.id
        assert distance_to_border(p.label, p.outline) >= 16, p.id


def test_every_name_is_free_of_roads_fields_dragon_spaces_and_numbers() -> None:
    roads = {road for side in MAP.roads.values() for road in side}
    for p in MAP.provinces:
        assert p.label is not None
        x, y = p.label
        box = [(x - 24, y - 24), (x + 24, y - 24), (x + 24, y + 24), (x - 24, y + 24)]
        for a, b in roads:
            assert not any(meet((PLACES[a], PLACES[b]), e) for e in edges(box)), (p.id, a, b)
        for f, at in PLACES.items():
            assert not inside(at, box), (p.id, f)
            assert distance_to_border(at, box) >= 12, (p.id, f)
        assert all(distance_to_border(q.dragon, box) >= MAP.dragon_radius for q in MAP.provinces), p.id
        assert all(distance_to_border(a.marker, box) >= 12 for a in MAP.alliances), p.id


# ---- outlines and alliances


def test_every_outline_lies_on_the_sheet() -> None:
    for name, outline in regions(MAP).items():
        assert all(0 <= x <= MAP.width and 0 <= y <= MAP.height for x, y in outline), name


def test_every_outline_is_simple_and_runs_clockwise() -> None:
    for name, outline in regions(MAP).items():
        assert len(set(outline)) == len(outline), name
        assert area(outline) > 0, name
        sides = edges(outline)
        for i, j in combinations(range(len(sides)), 2):
            if j - i > 1 and (i, j) != (0, len(sides) - 1):
                assert not meet(sides[i], sides[j]), (name, sides[i], sides[j])


def test_no_piece_of_border_belongs_to_two_provinces_on_the_same_side() -> None:
    assert len(border_owners(MAP)) == sum(len(outline) for outline in regions(MAP).values())


def test_provinces_and_lakes_tile_the_realm_without_gap_or_overlap() -> None:
    owner = border_owners(MAP)
    onward = {a: b for a, b in owner if (b, a) not in owner}
    loop = [next(iter(onward))]
    while (after := onward[loop[-1]]) != loop[0]:
        loop.append(after)
        assert len(loop) <= len(onward)
    assert len(loop) == len(onward)
    assert math.isclose(area(loop), sum(area(outline) for outline in regions(MAP).values()))


def test_exactly_the_fifteen_allied_pairs_share_a_border() -> None:
    assert set(land_borders(MAP)) == ALLIED
    assert len(ALLIED) == 15


def test_every_shared_border_is_long_enough_to_be_seen() -> None:
    for pair, pieces in land_borders(MAP).items():
        assert sum(math.dist(a, b) for a, b in pieces) > 25, pair


def test_provinces_that_are_not_allied_touch_at_most_in_a_point() -> None:
    for a, b in combinations(MAP.provinces, 2):
        if frozenset((a.id, b.id)) not in ALLIED:
            assert len(set(a.outline) & set(b.outline)) <= 1, (a.id, b.id)


def test_provinces_of_one_colour_never_touch() -> None:
    for pair in land_borders(MAP):
        assert len({PROVINCES[p].colour for p in pair}) == 2, pair


def test_the_coast_belongs_to_yan_qi_lu_and_chu() -> None:
    owner = border_owners(MAP)
    coast = MAP.scenery.coast
    wet = {owner[e] for a, b in pairwise(coast) for e in ((a, b), (b, a)) if e in owner}
    assert wet == {"yan", "qi", "lu", "chu"}


def test_alliances_1_to_15_join_the_right_provinces() -> None:
    assert {a.number: a.provinces for a in MAP.alliances} == ALLIANCES


def test_every_alliance_number_stands_on_its_border() -> None:
    borders = land_borders(MAP)
    for a in MAP.alliances:
        assert min(segment_distance(a.marker, e) for e in borders[frozenset(a.provinces)]) <= 1.5, a.number


def test_every_alliance_number_keeps_away_from_other_provinces_and_from_fields() -> None:
    for a in MAP.alliances:
        for name, outline in regions(MAP).items():
            assert name in a.provinces or distance_to_border(a.marker, outline) >= 15, (a.number, name)
        for f, at in PLACES.items():
            assert math.dist(a.marker, at) >= 26, (a.number, f)


def test_the_score_track_runs_from_0_to_50_outside_the_provinces() -> None:
    track = MAP.scenery.score_track
    assert len(track) == 51
    assert all(math.dist(a, b) > 26 for a, b in pairwise(track))
    assert all(distance_to_border(at, p.outline) > 22 for at in track for p in MAP.provinces)
