"""Finds the rows of houses that bring the most points in road scoring (RULING 11).

A row is a simple path of at least four of a player's houses along roads; no house counts twice; a row with a fortified
house counts double (rules `roads`, `road-once`, `fort-roads`). The search is exact: in each connected group of houses
it takes the house with the fewest roads, tries every row through it and the choice without it, and solves what is left
in the same way. Results are kept by group, because a search asks for the same groups again and again.
"""

from __future__ import annotations

from collections.abc import Iterator
from typing import Final, TypeAlias

from mypy_extensions import i64

from kaiserhof.engine.native import bit_length, count_bits, vec

LEAST: Final = 4
"""A row has at least this many houses."""

Rows: TypeAlias = tuple[tuple[int, ...], ...]
Memory: TypeAlias = dict[tuple[int, int], tuple[int, Rows]]

MAX_REMEMBERED: Final = 200_000


def best_rows(neighbours: vec[i64], houses: i64, forts: i64, memory: Memory) -> tuple[int, Rows]:
    """Returns the most points these houses bring on these roads, and the rows that bring them.

    `houses` and `forts` are masks of fields; `memory` belongs to one road network.

    >>> line = vec[i64]([0b00010, 0b00101, 0b01010, 0b10100, 0b01000])
    >>> best_rows(line, 0b11111, 0, {})
    (5, ((4, 3, 2, 1, 0),))
    """
    points = 0
    rows: list[tuple[int, ...]] = []
    while houses:
        group = _group(neighbours, houses)
        houses &= ~group
        if count_bits(group) >= LEAST:
            more, found = _best_of_group(neighbours, group, forts & group, memory)
            points += more
            rows.extend(found)
    return points, tuple(rows)


def _group(neighbours: vec[i64], houses: i64) -> i64:
    """Returns the mask of the houses that are connected with the first one."""
    group = front = houses & -houses
    while front:
        field = bit_length(front) - 1
        fresh = neighbours[field] & houses & ~group
        group |= fresh
        front = front & ~(1 << field) | fresh
    return group


def _best_of_group(neighbours: vec[i64], group: int, forts: int, memory: Memory) -> tuple[int, Rows]:
    key = (group, forts)
    known = memory.get(key)
    if known is not None:
        return known
    pivot = _edge_of(neighbours, group)
    best, best_found = best_rows(neighbours, group & ~(1 << pivot), forts, memory)
    limit = group.bit_count() * (2 if forts else 1)
    for row in _rows_through(neighbours, group, pivot):
        if best == limit:
            break
        mask = 0
        for field in row:
            mask |= 1 << field
        worth = len(row) * (2 if mask & forts else 1)
        rest, found = best_rows(neighbours, group & ~mask, forts, memory)
        if worth + rest > best:
            best, best_found = worth + rest, (row, *found)
    if len(memory) >= MAX_REMEMBERED:
        memory.clear()
    memory[key] = best, best_found
    return best, best_found


def _edge_of(neighbours: vec[i64], group: int) -> int:
    """Returns the house with the fewest roads inside the group: the fewest rows pass there."""
    best, fewest = -1, 99
    rest = group
    while rest:
        field = rest.bit_length() - 1
        rest &= ~(1 << field)
        roads = int(neighbours[field] & group).bit_count()
        if roads < fewest:
            best, fewest = field, roads
    return best


def _rows_through(neighbours: vec[i64], group: int, pivot: int) -> Iterator[tuple[int, ...]]:
    """Yields every simple path of at least four houses of the group that contains the pivot, longest arms first."""
    arms = sorted(_arms(neighbours, group & ~(1 << pivot), pivot), key=len, reverse=True)
    for arm in arms:
        if len(arm) >= LEAST - 1:
            yield (pivot, *arm)
    for number, arm in enumerate(arms):
        used = 0
        for field in arm:
            used |= 1 << field
        for other in arms[number + 1 :]:
            if len(arm) + len(other) >= LEAST - 1 and not any(used >> field & 1 for field in other):
                yield (*reversed(arm), pivot, *other)


def _arms(neighbours: vec[i64], free: int, field: int) -> Iterator[tuple[int, ...]]:
    """Yields every simple path over free houses that begins beside the field."""
    steps = int(neighbours[field] & free)
    while steps:
        step = steps.bit_length() - 1
        steps &= ~(1 << step)
        yield (step,)
        for arm in _arms(neighbours, free & ~(1 << step), step):
            yield (step, *arm)
