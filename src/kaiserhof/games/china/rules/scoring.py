"""Scoring: houses, alliances, roads, the score track, and who wins. Pure functions of a position."""

from __future__ import annotations

from typing import Final

from mypy_extensions import i64

from kaiserhof.engine.native import vec
from kaiserhof.games.china.rules.components import MAX_SEATS
from kaiserhof.games.china.rules.position import Position
from kaiserhof.games.china.rules.roads import Rows, best_rows

TRACK: Final = 50
"""The last space of the score track."""


def rank_points(counts: vec[i64]) -> list[int]:
    """Rules `house-points` and `house-ties`: returns the points for a province, by seat; `counts` are houses by seat.

    The most houses bring a point for every house in the province; each next rank brings as many points as one player of
    the rank above has houses; players with equally many share their rank; a player without a house gets nothing.

    >>> rank_points(vec[i64]([3, 2, 1, 1, 1]))
    [8, 3, 2, 2, 2]
    """
    total: i64 = 0
    for count in counts:
        total += count
    points = [0] * len(counts)
    for seat, own in enumerate(counts):
        if own:
            above = total
            for other in counts:
                if own < other < above:
                    above = other
            points[seat] = above
    return points


def house_points(state: Position, province: i64) -> list[int]:
    """Rule `fort-houses`: returns `rank_points`, doubled for seats with a fortified house in the province."""
    start = province * MAX_SEATS
    points = rank_points(state.house_count[start : start + state.seats])
    if state.forts:
        fortified = state.forts & state.lookup.fields_in[province]
        for seat in range(state.seats):
            if state.houses[seat] & fortified:
                points[seat] *= 2
    return points


def alliance_points(state: Position, a: i64, b: i64) -> list[int]:
    """Rules `alliances` and `alliance-ties`: returns the points for the alliance of two provinces, by seat.

    The player with the most emissaries in both provinces gets a point for every emissary in the two. In a
    tie all tied players have the most, or nobody has, as it is read; a player without an emissary never has.
    """
    points = [0] * state.seats
    worth: i64 = 0
    most_first: i64 = 0
    most_second: i64 = 0
    for seat in range(state.seats):
        first = state.emissaries[a * MAX_SEATS + seat]
        second = state.emissaries[b * MAX_SEATS + seat]
        worth += first + second
        if first > most_first:
            most_first = first
        if second > most_second:
            most_second = second
    if most_first and most_second:
        if not state.lookup.ties_share and (_tied(state, a, most_first) or _tied(state, b, most_second)):
            return points
        for seat in range(state.seats):
            most = state.emissaries[a * MAX_SEATS + seat] == most_first
            if most and state.emissaries[b * MAX_SEATS + seat] == most_second:
                points[seat] = worth
    return points


def _tied(state: Position, province: i64, most: i64) -> bool:
    """Checks if several seats have the most emissaries in a province."""
    with_most: i64 = 0
    for seat in range(state.seats):
        if state.emissaries[province * MAX_SEATS + seat] == most:
            with_most += 1
    return with_most > 1


def road_points(state: Position, seat: i64) -> tuple[int, Rows]:
    """Rules `roads`, `road-once` and `fort-roads`: returns what the seat's best rows of houses bring, and the rows."""
    houses = state.houses[seat]
    return best_rows(state.lookup.neighbours, houses, state.forts & houses, state.lookup.road_rows)


def row_worth(state: Position, row: tuple[int, ...]) -> int:
    """Returns the points for one row: a point a house, doubled by a fortification under one of them."""
    return len(row) * (2 if any(state.forts >> field & 1 for field in row) else 1)


def supply(state: Position, seat: int) -> int:
    """Rule `tie-break`: returns the number of pieces a seat has not placed, without the score marker."""
    return state.houses_left[seat] + state.emissaries_left[seat] + state.forts_left[seat]


def places(state: Position) -> list[int]:
    """Rules `winner`, `tie-break` and `shared-victory`: returns the places, by seat."""
    standing = [(state.points[seat], supply(state, seat)) for seat in range(state.seats)]
    return [1 + sum(other > own for other in standing) for own in standing]


def on_track(points: int) -> tuple[int, int]:
    """Rule `score-track`: returns the number of point cards a player has taken, and the space of the marker.

    >>> on_track(50), on_track(51), on_track(100), on_track(101)
    ((0, 50), (1, 1), (1, 50), (2, 1))
    """
    cards = max(0, points - 1) // TRACK
    return cards, points - cards * TRACK
