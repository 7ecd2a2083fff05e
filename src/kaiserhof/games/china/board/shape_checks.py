"""What outlines must not do: overlap, leave a field outside, or keep allies apart. Provinces without one are free."""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import combinations

from kaiserhof.engine.datafile import BadData, Point, Problems, bad
from kaiserhof.games.china.board.board import Alliance, Province
from kaiserhof.games.china.board.geometry import edges, inside, segment_distance

SLACK = 6.0
"""Outlines that were drawn by hand may miss each other by this much."""


def check_shapes(problems: Problems, provinces: Sequence[Province], alliances: Sequence[Alliance]) -> None:
    """Notes everything that is wrong with the shapes of a map."""
    for error in (*_overlaps(provinces), *_fields_outside(provinces), *_allies_apart(provinces, alliances)):
        with problems:
            raise error


def _overlaps(provinces: Sequence[Province]) -> Iterator[BadData]:
    for a, b in combinations([p for p in provinces if p.outline], 2):
        if _reaches_into(a, b) or _reaches_into(b, a) or _share(a.dragon, a, b):
            yield bad("overlap", "province", a.id, "outline", first=a.names, second=b.names)


def _share(p: Point, a: Province, b: Province) -> bool:
    """Returns whether a point lies well inside both: so does the middle of an outline that was drawn twice."""
    return all(inside(p, each.outline) and _away(p, each.outline) > SLACK for each in (a, b))


def _reaches_into(a: Province, b: Province) -> bool:
    """Returns whether a corner of the first, or the middle of one of its edges, lies well inside the second."""
    left, top, right, bottom = _box(b.outline)
    points = [*a.outline, *(((p[0] + q[0]) / 2, (p[1] + q[1]) / 2) for p, q in edges(a.outline))]
    return any(
        left < p[0] < right and top < p[1] < bottom and inside(p, b.outline) and _away(p, b.outline) > SLACK
        for p in points
    )


def _fields_outside(provinces: Sequence[Province]) -> Iterator[BadData]:
    for p in (p for p in provinces if p.outline):
        for f in p.fields:
            if not inside((f.x, f.y), p.outline) and _away((f.x, f.y), p.outline) > SLACK:
                yield bad("field-outside", "province", p.id, "fields", f.id, field=f.id, province=p.names)


def _allies_apart(provinces: Sequence[Province], alliances: Sequence[Alliance]) -> Iterator[BadData]:
    known = {p.id: p for p in provinces}
    for alliance in alliances:
        a, b = (known.get(name) for name in alliance.provinces)
        if a and b and a.outline and b.outline and not _touch(a.outline, b.outline):
            place = ("alliance", str(alliance.number), "provinces")
            yield bad("no-border", *place, number=alliance.number, first=a.names, second=b.names)


def _touch(a: Sequence[Point], b: Sequence[Point]) -> bool:
    """Returns whether two outlines run side by side somewhere: at two corners or more."""
    near = {p for p in a if _away(p, b) <= SLACK} | {p for p in b if _away(p, a) <= SLACK}
    return any(math.dist(p, q) > 2 * SLACK for p, q in combinations(near, 2))


def _away(p: Point, outline: Sequence[Point]) -> float:
    """Returns the distance between a point and an outline."""
    return min(segment_distance(p, e) for e in edges(outline))


def _box(outline: Sequence[Point]) -> tuple[float, float, float, float]:
    xs, ys = [p[0] for p in outline], [p[1] for p in outline]
    return min(xs), min(ys), max(xs), max(ys)
