"""Checks the outlines of provinces: they may not overlap, each contains its fields, and allied provinces touch.

A province without an outline is not checked.
"""

from __future__ import annotations

import math
from collections.abc import Iterator, Sequence
from itertools import combinations

from kaiserhof.engine.datafile import BadData, Point, Problems, bad
from kaiserhof.games.china.board.board import Alliance, Province, field_name
from kaiserhof.games.china.board.geometry import edges, inside, segment_distance

SLACK = 6.0
"""Tolerance for outlines that were drawn by hand."""


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
    """Checks if a point lies well inside both provinces, as the centre does if an outline was drawn twice."""
    return all(inside(p, each.outline) and not _near(p, each.outline) for each in (a, b))


def _reaches_into(a: Province, b: Province) -> bool:
    """Checks if a corner of the first, or the middle of one of its edges, lies well inside the second."""
    left, top, right, bottom = _box(b.outline)
    points = [*a.outline, *(((p[0] + q[0]) / 2, (p[1] + q[1]) / 2) for p, q in edges(a.outline))]
    return any(
        left < p[0] < right and top < p[1] < bottom and inside(p, b.outline) and not _near(p, b.outline) for p in points
    )


def _fields_outside(provinces: Sequence[Province]) -> Iterator[BadData]:
    for p in (p for p in provinces if p.outline):
        for f in p.fields:
            if not inside((f.x, f.y), p.outline) and not _near((f.x, f.y), p.outline):
                yield bad(
                    "field-outside", "province", p.id, "fields", f.id, field=field_name(p.names, f.id), province=p.names
                )


def _allies_apart(provinces: Sequence[Province], alliances: Sequence[Alliance]) -> Iterator[BadData]:
    known = {p.id: p for p in provinces}
    for alliance in alliances:
        a, b = (known.get(name) for name in alliance.provinces)
        if a and b and a.outline and b.outline and not touch(a.outline, b.outline):
            place = ("alliance", str(alliance.number), "provinces")
            yield bad("no-border", *place, number=alliance.number, first=a.names, second=b.names)


def touch(a: Sequence[Point], b: Sequence[Point]) -> bool:
    """Checks if two outlines run side by side somewhere: at two corners or more."""
    near = _corners_at(a, b) | _corners_at(b, a)
    return any(math.dist(p, q) > 2 * SLACK for p, q in combinations(near, 2))


def _corners_at(a: Sequence[Point], b: Sequence[Point]) -> set[Point]:
    left, top, right, bottom = _box(b)
    close = [p for p in a if left - SLACK <= p[0] <= right + SLACK and top - SLACK <= p[1] <= bottom + SLACK]
    return {p for p in close if _near(p, b)}


def _near(p: Point, outline: Sequence[Point]) -> bool:
    """Checks if a point lies on an outline, within the tolerance. Skips edges that are clearly too far away."""
    left, top, right, bottom = p[0] - SLACK, p[1] - SLACK, p[0] + SLACK, p[1] + SLACK
    return any(
        (a[0] >= left or b[0] >= left)
        and (a[0] <= right or b[0] <= right)
        and (a[1] >= top or b[1] >= top)
        and (a[1] <= bottom or b[1] <= bottom)
        and segment_distance(p, (a, b)) <= SLACK
        for a, b in edges(outline)
    )


def _box(outline: Sequence[Point]) -> tuple[float, float, float, float]:
    xs, ys = [p[0] for p in outline], [p[1] for p in outline]
    return min(xs), min(ys), max(xs), max(ys)
