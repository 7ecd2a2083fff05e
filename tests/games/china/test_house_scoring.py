"""House scoring: when it happens, the points for each rank, and the score track."""

from __future__ import annotations

from itertools import permutations

import pytest
from mypy_extensions import i64

from kaiserhof.engine.native import vec
from kaiserhof.games.china.rules.scoring import house_points, on_track, rank_points
from tests.games.china.staging import (
    AXEL,
    BARBARA,
    CHRIS,
    DORIS,
    choices,
    end_turn,
    has_stone,
    play,
    position,
    refused,
    tell,
    told,
)


@pytest.mark.rule("house-scoring")
def test_the_last_field_of_a_province_brings_its_scoring_and_a_stone() -> None:
    """RULING 4: once the piece is paid for, before the turn continues."""
    state = position(hands={AXEL: "oov"}, houses={AXEL: "lu-1", BARBARA: "lu-2 lu-3"})
    play(state, "house lu-4")
    assert state.scores() == [0, 0, 0, 0]
    assert told(state, "pay o") == ["log-pay", "log-points-houses", "log-points-houses"]
    assert state.scores() == [4, 4, 0, 0]
    assert has_stone(state, "lu")
    assert state.to_move() == AXEL


@pytest.mark.rule("house-scoring")
def test_the_scoring_interrupts_the_turn_and_the_second_piece_may_only_be_an_emissary() -> None:
    """RULING 4."""
    state = position(hands={AXEL: "ooo"}, houses={AXEL: "lu-1", BARBARA: "lu-2 lu-3"}, fortifications=True)
    play(state, "house lu-4", "pay o")
    assert state.scores() == [4, 4, 0, 0]
    assert choices(state) == {"emissary lu", "stop"}
    play(state, "emissary lu", "pay o")
    assert state.scores() == [4, 4, 0, 0]


@pytest.mark.rule("house-scoring")
def test_the_second_house_of_a_turn_can_fill_the_province_too() -> None:
    state = position(hands={AXEL: "ooo"}, houses={BARBARA: "lu-2 lu-3"})
    play(state, "house lu-4", "pay o")
    assert not has_stone(state, "lu")
    play(state, "house lu-1", "pay o")
    assert has_stone(state, "lu")
    assert state.scores() == [4, 4, 0, 0]


@pytest.mark.rule("house-scoring")
def test_a_province_is_scored_once() -> None:
    state = position(hands={AXEL: "oov", BARBARA: "oov"}, houses={AXEL: "lu-1 lu-2", BARBARA: "lu-3"})
    play(state, "house lu-4", "pay o")
    assert state.scores() == [4, 3, 0, 0]
    end_turn(state)
    play(state, "emissary lu", "pay o")
    end_turn(state)
    assert state.scores() == [4, 3, 0, 0]


@pytest.mark.rule("house-scoring", "fort-neutral")
def test_a_fortification_without_a_house_leaves_the_field_open_and_the_province_not_full() -> None:
    """RULING 4."""
    state = position(hands={AXEL: "oov"}, houses={AXEL: "lu-1", BARBARA: "lu-2 lu-3"}, fortifications=True)
    play(state, "fort lu-4", "pay o")
    assert state.scores() == [0, 0, 0, 0]
    assert not has_stone(state, "lu")
    assert choices(state) >= {"house lu-4", "emissary lu"}
    play(state, "house lu-4")
    assert refused(state, "pay v").rule == "pay-card"
    play(state, "pay o")
    assert has_stone(state, "lu")
    assert state.scores() == [8, 4, 0, 0]


@pytest.mark.rule("house-points", "house-ties")
@pytest.mark.parametrize(
    ("houses", "points"),
    [
        ([4, 2, 1], [7, 4, 2]),
        ([5, 0, 0], [5, 0, 0]),
        ([2, 2, 1, 0], [5, 5, 2, 0]),
        ([3, 2, 1, 1, 1], [8, 3, 2, 2, 2]),
        ([1, 1, 1, 1], [4, 4, 4, 4]),
        ([1, 3, 0, 3], [3, 7, 0, 7]),
        ([4, 1, 1, 1], [7, 4, 4, 4]),
        ([1, 2, 3, 0, 2], [2, 3, 8, 0, 3]),
        ([1, 2, 3], [2, 3, 6]),
        ([0, 0, 0], [0, 0, 0]),
        ([5, 4, 3, 2, 1], [15, 5, 4, 3, 2]),
    ],
)
def test_each_rank_scores_the_houses_of_one_player_of_the_rank_above(houses: list[int], points: list[int]) -> None:
    """RULING 5: ranks are dense, tied players share rank and points."""
    assert rank_points(vec[i64](houses)) == points


@pytest.mark.rule("house-ties", "house-points")
def test_houses_three_two_one_one_one_bring_eight_three_two_two_two() -> None:
    """RULING 5, on the board: Chu has eight fields."""
    state = position(
        5,
        hands={AXEL: "vvo"},
        houses={AXEL: "chu-1 chu-2", BARBARA: "chu-3 chu-4", CHRIS: "chu-5", DORIS: "chu-6", 4: "chu-7"},
    )
    play(state, "house chu-8")
    lines = tell(state, "pay v")
    assert state.scores() == [8, 3, 2, 2, 2]
    gained = [(line.message.values["seat"], line.message.values["points"]) for line in lines[1:]]
    assert gained == [(0, 8), (1, 3), (2, 2), (3, 2), (4, 2)]


@pytest.mark.rule("house-points")
@pytest.mark.parametrize("order", list(permutations((AXEL, BARBARA, CHRIS))))
def test_a_rank_scores_the_houses_of_the_next_rank_and_not_of_the_first(order: tuple[int, int, int]) -> None:
    """Three, two and one houses bring 6, 3 and 2 points, in any order of seats."""
    first, second, third = order
    houses = {first: "chu-1 chu-2 chu-3", second: "chu-4 chu-5", third: "chu-6"}
    state = position(houses=houses)
    points = house_points(state, state.lookup.province_ids.index("chu"))
    assert [points[seat] for seat in order] == [6, 3, 2]


@pytest.mark.rule("house-points")
def test_a_player_who_has_no_house_gets_nothing_and_is_not_mentioned() -> None:
    state = position(hands={AXEL: "oov"}, houses={AXEL: "lu-1 lu-2 lu-3"})
    play(state, "house lu-4")
    assert told(state, "pay o") == ["log-pay", "log-points-houses"]
    assert state.scores() == [4, 0, 0, 0]


@pytest.mark.rule("score-track")
@pytest.mark.parametrize(
    ("points", "cards", "space"),
    [(0, 0, 0), (49, 0, 49), (50, 0, 50), (51, 1, 1), (99, 1, 49), (100, 1, 50), (101, 2, 1), (130, 2, 30)],
)
def test_a_point_card_for_passing_50_and_a_second_for_passing_100(points: int, cards: int, space: int) -> None:
    assert on_track(points) == (cards, space)


@pytest.mark.rule("score-track")
@pytest.mark.parametrize(("before", "cards", "space"), [(46, 0, 50), (47, 1, 1), (96, 1, 50), (97, 2, 1)])
def test_a_house_scoring_carries_the_marker_over_the_end_of_the_wall(before: int, cards: int, space: int) -> None:
    state = position(hands={AXEL: "oov"}, houses={AXEL: "lu-1 lu-2 lu-3"}, points=(before, 0, 0, 0))
    play(state, "house lu-4", "pay o")
    assert state.scores()[AXEL] == before + 4
    assert on_track(state.scores()[AXEL]) == (cards, space)
