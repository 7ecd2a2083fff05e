"""Our own board and tiles: they follow the rules, and can be played on."""

from __future__ import annotations

import tomllib
from collections import Counter
from itertools import combinations, pairwise
from pathlib import Path
from typing import Any

import pytest

from kaiserhof.games.dayunhe import GAME
from kaiserhof.games.dayunhe.board.board import STEPS, Board, TileKind, to_south
from kaiserhof.games.dayunhe.board.board_file import load_board
from kaiserhof.games.dayunhe.rules.components import trip_length
from kaiserhof.games.dayunhe.rules.verbs.ship import ways_from
from tests.games.dayunhe.staging import field_of, fields_in, position

BOARD = load_board()
SAMPLES = tomllib.loads(Path(__file__).with_name("samples.toml").read_text(encoding="utf-8"))

VALUES = {
    "canal-1": (1, 1),
    "canal-2": (2, 1),
    "canal-3": (1, 1),
    "canal-4": (1, 2),
    "canal-5": (1, 2),
    "canal-6": (2, 2),
    "canal-7": (1, 3),
    "canal-8": (1, 3),
    "canal-9": (1, 3),
    "garden": (1, 5),
    "tea-house": (1, 5),
    "temple": (1, 5),
    "water-wheel": (1, 6),
    "weir": (1, 6),
    "lock": (1, 6),
    "bridge": (1, 7),
    "store": (1, 8),
    "lighthouse": (1, 9),
}
"""Number and value of each kind, as the rule book prints them."""


def test_the_board_says_that_it_is_a_reconstruction() -> None:
    assert BOARD.reconstruction


def test_five_regions_of_three_by_three_run_from_north_to_south() -> None:
    kinds = Counter(f.kind for f in BOARD.fields)
    assert kinds == {"region": 45, "neutral": 5, "turning": 3, "peking": 1, "hangzhou": 1}
    tops = []
    for region in range(1, 6):
        mine = [f for f in BOARD.fields if f.region == region]
        assert Counter(f.column for f in mine) == {"A": 3, "B": 3, "C": 3}
        tops.append(min(f.y for f in mine))
    assert tops == sorted(tops)


def test_regions_one_and_two_touch() -> None:
    assert any((a.region, b.region) == (1, 2) for a, b in to_south(BOARD.fields))


def test_opposite_edges_lead_back() -> None:
    assert all(STEPS[e] == (-STEPS[(e + 3) % 6][0], -STEPS[(e + 3) % 6][1]) for e in range(6))


@pytest.mark.parametrize("players", [2, 3, 4, 5])
def test_one_neutral_field_lies_beside_each_turning_point(players: int) -> None:
    lookup = GAME.start(players).lookup
    kinds = {f.id: f.kind for f in BOARD.fields}
    for goal in lookup.goal:
        beside = [lookup.field_ids[n] for n in lookup.across[goal] if n >= 0]
        assert sum(kinds[name] == "neutral" for name in beside) == 1


@pytest.mark.parametrize(("players", "shortest"), [(2, 8), (3, 12), (4, 16), (5, 20)])
def test_a_trip_can_be_made_in_two_rounds_and_every_field_lies_on_a_way(players: int, shortest: int) -> None:
    lookup = GAME.start(players).lookup
    for way in (0, 1):
        start, goal = lookup.goal[1 - way], lookup.goal[way]
        rings = lookup.rings[way][start]
        assert [distance for distance, ring in enumerate(rings) if ring >> goal & 1] == [shortest]
        assert shortest <= 2 * trip_length(players)
        reached = 0
        for ring in rings:
            reached |= ring
        assert reached == (1 << len(lookup.field_ids)) - 1
        assert all(lookup.homeward[way][f] for f in range(len(lookup.field_ids)) if f != goal)


def test_the_old_course_runs_unbroken_from_peking_to_hangzhou() -> None:
    fields = {f.id: f for f in BOARD.fields}
    steps = {(a.id, b.id) for a, b in to_south(BOARD.fields)}
    assert all(pair in steps for pair in pairwise(BOARD.through))
    assert [name for name in BOARD.through if fields[name].region] == list(BOARD.symbols)
    assert all(fields[a].y < fields[b].y for a, b in pairwise(BOARD.symbols))
    assert BOARD.through[0] == "a0"
    assert BOARD.through[-1] == "b19"


# ---------------------------------------------------------------- tiles


def turned(edges: tuple[int, ...]) -> set[frozenset[int]]:
    return {frozenset((e + t) % 6 for e in edges) for t in range(6)}


def mirror(edges: tuple[int, ...]) -> tuple[int, ...]:
    return tuple(-e % 6 for e in edges)


def shapes(*, building: bool) -> list[TileKind]:
    return [tile for tile in BOARD.tiles if tile.building == building and not tile.mirrored]


def test_numbers_and_values_are_those_of_the_rule_book() -> None:
    found: dict[str, tuple[int, int]] = {}
    for tile in BOARD.tiles:
        name = tile.id.removesuffix("-mirrored")
        found[name] = (found.get(name, (0, 0))[0] + tile.count, tile.value)
    assert found == VALUES
    assert sum(count for count, _ in found.values()) == 20
    assert sum(count * value for count, value in found.values()) == 78


@pytest.mark.parametrize("building", [False, True])
def test_the_nine_shapes_differ_even_turned_and_mirrored(building: bool) -> None:
    group = shapes(building=building)
    assert len(group) == 9
    for a, b in combinations(group, 2):
        assert frozenset(b.edges) not in turned(a.edges)
        assert frozenset(mirror(b.edges)) not in turned(a.edges)
    assert sorted(len(tile.edges) for tile in group) == [2] * 3 + [3] * 3 + [4] * 3


def test_each_building_has_the_lines_of_a_plain_tile() -> None:
    assert [tile.edges for tile in shapes(building=True)] == [tile.edges for tile in shapes(building=False)]


def test_canal_six_comes_in_both_mirror_images() -> None:
    plain, mirrored = (next(t for t in BOARD.tiles if t.id == name) for name in ("canal-6", "canal-6-mirrored"))
    assert frozenset(mirror(plain.edges)) in turned(mirrored.edges)
    assert frozenset(mirrored.edges) not in turned(plain.edges)


@pytest.mark.parametrize("lang", ["en", "de", "zh"])
def test_every_tile_has_a_name_in_every_language(lang: str) -> None:
    names = [tile.names[lang] for tile in BOARD.tiles if not tile.mirrored]
    assert len(set(names)) == len(names) == 18


# ---------------------------------------------------------------- the sample positions


@pytest.mark.parametrize("name", SAMPLES)
def test_the_coordinators_way_in_the_sample_positions_keeps_the_rules(name: str) -> None:
    sample: dict[str, Any] = SAMPLES[name]
    canals = {
        c["hex"].lower(): (c["seat"] - 1, c["tile"] + ("-mirrored" if c.get("mirrored") else ""), c["turn"])
        for c in sample["canals"]
    }
    unrest = {c["hex"].lower(): c["seat"] - 1 for c in sample["unrest"]}
    state = position(sample["players"], canals=canals, unrest=unrest)
    here = field_of(state, sample["ship"].lower())
    for step in sample["path"]:
        assert step.lower() in fields_in(state, ways_from(state, here, int(sample["southbound"])))
        here = field_of(state, step.lower())
    assert len(sample["path"]) == trip_length(sample["players"])
    assert sum(int(mask).bit_count() for mask in state.joined) >= 20


def test_the_board_is_loaded_once() -> None:
    assert isinstance(BOARD, Board)
    assert load_board() is BOARD
