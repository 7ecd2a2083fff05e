"""Road scoring: rows of at least four houses, each house once, the best choice; compared with brute force."""

from __future__ import annotations

import time
from collections.abc import Iterator
from itertools import pairwise
from random import Random

import pytest
from mypy_extensions import i64

from kaiserhof.engine.native import vec
from kaiserhof.games.china import GAME
from kaiserhof.games.china.rules.lookup import Lookup
from kaiserhof.games.china.rules.roads import Memory, Rows, best_rows
from tests.games.china.staging import AXEL, BARBARA, CHRIS, count_up, gained, mask_of

Beside = list[set[int]]
"""The fields at the other end of each field's roads."""

# ---- what a row is


def points(houses: str, side: str = "3-4", forts: str = "") -> int:
    lookup = GAME.start(4, {"side": side}).lookup
    return best_rows(lookup.neighbours, mask_of(lookup, houses.split()), mask_of(lookup, forts.split()), {})[0]


@pytest.mark.rule("roads")
def test_four_houses_in_a_row_bring_a_point_each() -> None:
    assert points("chin-1 chin-2 chin-4 chin-6") == 4


@pytest.mark.rule("roads")
def test_three_houses_in_a_row_bring_nothing() -> None:
    assert points("chin-1 chin-2 chin-4") == 0


@pytest.mark.rule("roads")
def test_a_row_must_be_unbroken() -> None:
    assert points("chin-3 chin-1 chin-2 chin-6 shu-2 shu-1") == 0
    assert points("chin-3 chin-1 chin-2 chin-4 chin-6 shu-2 shu-1") == 7


@pytest.mark.rule("roads")
def test_a_row_may_cross_borders() -> None:
    assert points("wei-4 chin-4 chin-6 chu-1") == 4


@pytest.mark.rule("roads")
def test_another_players_house_breaks_a_row() -> None:
    _, events = count_up(houses={AXEL: "chin-1 chin-2 chin-6 shu-2", BARBARA: "chin-4"})
    assert gained(events, "log-points-road") == []


@pytest.mark.rule("roads")
def test_four_houses_around_a_crossing_are_no_row() -> None:
    assert points("zhao-2 zhao-1 zhao-3 zhao-6") == 0


@pytest.mark.rule("roads")
def test_a_branch_does_not_count() -> None:
    assert points("chin-1 chin-2 chin-4 chin-6 wei-4") == 4


@pytest.mark.rule("roads")
def test_a_ring_of_houses_is_a_row_of_all_of_them() -> None:
    """RULING 11."""
    ring = "han-3 han-1 wei-4 chin-4 chin-6 chu-1 chu-4 chu-6 han-6"
    assert points(ring) == 9


@pytest.mark.rule("roads", "setup-side")
def test_the_two_sides_have_different_roads() -> None:
    assert points("zhao-5 zhao-6 wei-1 wei-6", "3-4") == 4
    assert points("zhao-5 zhao-6 wei-1 wei-6", "4-5") == 0


@pytest.mark.rule("roads")
def test_every_player_has_rows_of_their_own_and_the_log_names_each() -> None:
    houses = {AXEL: "chin-1 chin-2 chin-4 chin-6 yan-3 yan-4 yan-5 yan-6 qi-1", CHRIS: "zhao-1 zhao-2 zhao-3 zhao-4"}
    state, events = count_up(houses=houses)
    assert sorted(gained(events, "log-points-road")) == [(AXEL, 4), (AXEL, 5), (CHRIS, 4)]
    assert [event.message.values["seat"] for event in events if event.message.id == "log-points-road"] == [0, 0, 2]
    assert state.scores()[CHRIS] == 4 + 4


# ---- each house once, the best choice

COMB = [{1}, {0, 2}, {1, 3, 7}, {2, 4, 8}, {3, 5}, {4, 6}, {5}, {2, 9}, {3, 10}, {7}, {8}]
"""A row 0-1-2-3-4-5-6 with branches 2-7-9 and 3-8-10."""


def masks(beside: Beside) -> vec[i64]:
    return vec[i64]([sum(1 << other for other in others) for others in beside])


def bits(fields: set[int]) -> int:
    return sum(1 << field for field in fields)


@pytest.mark.rule("road-once")
def test_no_house_counts_in_two_rows() -> None:
    """Three arms of two houses meet in a seventh. There are three rows of five, but only one of them can count."""
    fork = [{1}, {0, 2}, {1, 3, 5}, {2, 4}, {3}, {2, 6}, {5}]
    found, rows = best_rows(masks(fork), bits(set(range(7))), 0, {})
    assert found == 5
    assert len(rows) == 1


@pytest.mark.rule("road-once")
def test_two_rows_may_be_better_than_the_longest_one() -> None:
    """RULING 11: the longest row has seven houses, two separate ones have eleven."""
    found, rows = best_rows(masks(COMB), bits(set(range(11))), 0, {})
    assert found == 11
    assert sorted(map(len, rows)) == [5, 6]


@pytest.mark.rule("road-once", "fort-roads")
def test_the_choice_is_made_after_doubling() -> None:
    """RULING 11: if the branch has a fortified house, a shorter row through it is worth more."""
    fork = [{1}, {0, 2}, {1, 3, 6}, {2, 4}, {3, 5}, {4}, {2}]
    assert best_rows(masks(fork), bits(set(range(7))), 0, {})[0] == 6
    found, rows = best_rows(masks(fork), bits(set(range(7))), bits({6}), {})
    assert found == 10
    assert set(rows[0]) == {6, 2, 3, 4, 5}


@pytest.mark.rule("road-once", "fort-roads")
def test_a_fortified_house_at_one_end_doubles_the_whole_row_so_it_is_not_split() -> None:
    line = [{1}, {0, 2}, {1, 3}, {2, 4}, {3, 5}, {4, 6}, {5, 7}, {6}]
    assert best_rows(masks(line), bits(set(range(8))), bits({0}), {})[0] == 16
    assert best_rows(masks(line), bits(set(range(8))), bits({0, 7}), {})[0] == 16


# ---- against brute force


def rows_of(beside: Beside, houses: set[int]) -> set[frozenset[int]]:
    """Returns the houses of every simple path of at least four."""
    found = set()

    def walk(path: list[int]) -> None:
        if len(path) >= 4:
            found.add(frozenset(path))
        for onward in beside[path[-1]] & houses:
            if onward not in path:
                walk([*path, onward])

    for house in houses:
        walk([house])
    return found


def most_points(beside: Beside, houses: set[int], forts: set[int]) -> int:
    """Returns the points of the best set of disjoint paths."""
    rows = [(row, len(row) * (2 if row & forts else 1)) for row in sorted(rows_of(beside, houses), key=sorted)]

    def best(start: int, used: frozenset[int]) -> int:
        most = 0
        for index in range(start, len(rows)):
            row, worth = rows[index]
            if not row & used:
                most = max(most, worth + (best(index + 1, used | row) if len(houses - used - row) >= 4 else 0))
        return most

    return best(0, frozenset())


def check_rows(beside: Beside, houses: set[int], forts: set[int], found: int, rows: Rows) -> None:
    """Checks that these are rows, and that they are worth the points found."""
    counted = [field for row in rows for field in row]
    assert len(counted) == len(set(counted))
    assert set(counted) <= houses
    assert all(len(row) >= 4 for row in rows)
    assert all(b in beside[a] for row in rows for a, b in pairwise(row))
    assert found == sum(len(row) * (2 if forts & set(row) else 1) for row in rows)


def random_network(rng: Random) -> Beside:
    """Returns a network of up to eleven fields with at most four roads each, sparse or dense."""
    size = rng.randint(4, 11)
    beside: Beside = [set() for _ in range(size)]
    for _ in range(int(size * rng.uniform(0.8, 2.0))):
        a, b = rng.sample(range(size), 2)
        if len(beside[a]) < 4 and len(beside[b]) < 4:
            beside[a].add(b)
            beside[b].add(a)
    return beside


def random_forts(rng: Random, houses: set[int]) -> set[int]:
    return set(rng.sample(sorted(houses), min(len(houses), rng.choice((0, 0, 1, 1, 2, 3)))))


@pytest.mark.rule("roads", "road-once", "fort-roads")
def test_on_random_networks_the_points_are_those_of_brute_force() -> None:
    rng = Random(11)
    worths = set()
    for _ in range(1500):
        beside = random_network(rng)
        houses = {field for field in range(len(beside)) if rng.random() < 0.92}
        forts = random_forts(rng, houses)
        found, rows = best_rows(masks(beside), bits(houses), bits(forts), {})
        assert found == most_points(beside, houses, forts), (beside, houses, forts)
        check_rows(beside, houses, forts, found, rows)
        worths.add(found)
    assert {0, 4, 5, 8, 9, 10, 11, 12, 14, 16, 18, 20, 22} <= worths


def real_network(side: str) -> tuple[Lookup, Beside]:
    lookup = GAME.start(4, {"side": side}).lookup
    number = {name: index for index, name in enumerate(lookup.field_ids)}
    beside: Beside = [set() for _ in number]
    for a, b in lookup.board.roads[side]:
        beside[number[a]].add(number[b])
        beside[number[b]].add(number[a])
    return lookup, beside


def grown(beside: Beside, size: int, rng: Random) -> set[int]:
    """Returns houses that are mostly connected, as players build them."""
    houses = {rng.randrange(len(beside))}
    while len(houses) < size:
        near = sorted(set().union(*(beside[house] for house in houses)) - houses)
        houses.add(rng.choice(near) if near and rng.random() < 0.93 else rng.randrange(len(beside)))
    return houses


def samples(side: str, size: range, count: int, seed: int) -> Iterator[tuple[set[int], set[int]]]:
    _, beside = real_network(side)
    rng = Random(f"{side} {seed}")
    for _ in range(count):
        houses = grown(beside, rng.choice(size), rng)
        yield houses, random_forts(rng, houses)


@pytest.mark.rule("roads", "road-once", "fort-roads")
@pytest.mark.parametrize("side", ["3-4", "4-5"])
def test_on_our_map_the_points_are_those_of_brute_force_with_and_without_memory(side: str) -> None:
    lookup, beside = real_network(side)
    memory: Memory = {}
    for houses, forts in samples(side, range(4, 12), 600, seed=7):
        found, rows = best_rows(lookup.neighbours, bits(houses), bits(forts), {})
        assert found == most_points(beside, houses, forts), (side, houses, forts)
        check_rows(beside, houses, forts, found, rows)
        assert best_rows(lookup.neighbours, bits(houses), bits(forts), memory)[0] == found


@pytest.mark.rule("roads", "road-once")
@pytest.mark.parametrize("side", ["3-4", "4-5"])
def test_three_separate_rows_in_one_group_are_found_as_well(side: str) -> None:
    """Fourteen houses have up to three rows, which brute force can still find."""
    lookup, beside = real_network(side)
    for houses, forts in samples(side, range(13, 15), 100, seed=14):
        found, rows = best_rows(lookup.neighbours, bits(houses), bits(forts), {})
        assert found == most_points(beside, houses, forts), (side, houses, forts)
        check_rows(beside, houses, forts, found, rows)


@pytest.mark.parametrize("side", ["3-4", "4-5"])
def test_twenty_houses_are_scored_quickly(side: str) -> None:
    """Fifty sets of twenty connected houses; the limit is many times the usual time."""
    lookup, _ = real_network(side)
    begin = time.process_time()
    for houses, forts in samples(side, range(20, 21), 50, seed=20):
        best_rows(lookup.neighbours, bits(houses), bits(forts), {})
    assert time.process_time() - begin < 10
