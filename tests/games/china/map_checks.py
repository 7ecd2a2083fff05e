"""Measurements for the tests of the map: further geometry, borders, and the road network as a graph."""

from __future__ import annotations

import random
from collections.abc import Iterable, Mapping, Sequence

from kaiserhof.engine.datafile import Point
from kaiserhof.games.china.board.board import Map
from kaiserhof.games.china.board.geometry import Edge, edges, segment_distance

Roads = Mapping[str, set[str]]


def distance_to_border(p: Point, polygon: Sequence[Point]) -> float:
    return min(segment_distance(p, e) for e in edges(polygon))


def area(polygon: Sequence[Point]) -> float:
    """Returns the area of a polygon; positive if it runs clockwise on the sheet."""
    return sum(a[0] * b[1] - b[0] * a[1] for a, b in edges(polygon)) / 2


def _turn(p: Point, q: Point, r: Point) -> float:
    return (q[0] - p[0]) * (r[1] - p[1]) - (q[1] - p[1]) * (r[0] - p[0])


def lies_on(p: Point, edge: Edge) -> bool:
    (ax, ay), (bx, by) = edge
    return _turn(*edge, p) == 0 and min(ax, bx) <= p[0] <= max(ax, bx) and min(ay, by) <= p[1] <= max(ay, by)


def meet(one: Edge, other: Edge) -> bool:
    """Returns whether two edges, ends included, have a point in common."""
    t1, t2 = _turn(*one, other[0]), _turn(*one, other[1])
    t3, t4 = _turn(*other, one[0]), _turn(*other, one[1])
    if t1 * t2 < 0 and t3 * t4 < 0:
        return True
    return any(lies_on(p, one) for p in other) or any(lies_on(p, other) for p in one)


def regions(m: Map) -> dict[str, tuple[Point, ...]]:
    """Returns the outlines of provinces and lakes."""
    return {p.id: p.outline for p in m.provinces} | {lake.id: lake.outline for lake in m.scenery.lakes}


def border_owners(m: Map) -> dict[Edge, str]:
    """Returns the owner of each edge, in the direction of its outline."""
    return {e: name for name, outline in regions(m).items() for e in edges(outline)}


def land_borders(m: Map) -> dict[frozenset[str], list[Edge]]:
    """Returns the common edges of every two provinces that touch."""
    provinces = {p.id for p in m.provinces}
    owner = border_owners(m)
    shared: dict[frozenset[str], list[Edge]] = {}
    for (a, b), name in owner.items():
        other = owner.get((b, a))
        if other is not None and name < other and {name, other} <= provinces:
            shared.setdefault(frozenset((name, other)), []).append((a, b))
    return shared


def places(m: Map) -> dict[str, Point]:
    return {f.id: (f.x, f.y) for f in m.fields}


def province_of(m: Map) -> dict[str, str]:
    return {f.id: p.id for p in m.provinces for f in p.fields}


def network(m: Map, side: str) -> dict[str, set[str]]:
    """Returns, for every field, the fields at the other end of its roads."""
    beside: dict[str, set[str]] = {f.id: set() for f in m.fields}
    for a, b in m.roads[side]:
        beside[a].add(b)
        beside[b].add(a)
    return beside


def hang_together(fields: Iterable[str], beside: Roads) -> bool:
    """Returns whether these fields are connected without any other field."""
    rest = set(fields)
    todo = [rest.pop()]
    while todo:
        reached = beside[todo.pop()] & rest
        rest -= reached
        todo += reached
    return not rest


def longest_row(fields: set[str], beside: Roads) -> int:
    """Returns the length of the longest row among a few fields."""

    def walk(field: str, seen: frozenset[str]) -> int:
        onward = [walk(w, seen | {w}) for w in beside[field] & fields if w not in seen]
        return max(onward, default=len(seen))

    return max(walk(f, frozenset((f,))) for f in fields)


def rows_with_branch(m: Map, beside: Roads, through: set[str], branch: str) -> list[list[str]]:
    """Returns the rows of five through all the given provinces from which a field branches off without making a longer
    row.
    """
    home = province_of(m)
    land = {f for f in beside if home[f] in through and f != branch}
    found: list[list[str]] = []

    def walk(row: list[str]) -> None:
        if len(row) < 5:
            for w in sorted(beside[row[-1]] & land - set(row)):
                walk([*row, w])
            return
        branches_off = bool(beside[branch] & set(row[1:4])) and longest_row({*row, branch}, beside) == 5
        if branches_off and {home[f] for f in row} == through:
            found.append(row)

    for f in sorted(land):
        walk([f])
    return found


def separate_routes(beside: Roads, size: int, wanted: int) -> int:
    """Returns how many disjoint routes of a size there are; a seeded random search that stops when it has enough."""
    rnd = random.Random(200)
    best = 0
    for _ in range(1500):
        if best >= wanted:
            break
        best = max(best, _lay_routes(beside, size, rnd))
    return best


def _lay_routes(beside: Roads, size: int, rnd: random.Random) -> int:
    free, routes, misses = set(beside), 0, 0
    while misses < 4 and len(free) >= size:
        # Begin where the board is narrowest, so that dead ends are not wasted.
        start = min(sorted(free), key=lambda f: (len(beside[f] & free) or 9, rnd.random()))
        route = [start]
        while len(route) < size and (onward := sorted(beside[route[-1]] & free - set(route))):
            route.append(min(onward, key=lambda w: len(beside[w] & free) + 2.5 * rnd.random()))
        if len(route) == size:
            routes += 1
            free -= set(route)
        else:
            misses += 1
            free.discard(start)
    return routes
