"""Computes where things lie on the board: pieces, scoring stones, emissaries, and markers that share a space."""

from __future__ import annotations

import math
from collections.abc import Sequence

from kaiserhof.engine.datafile import Point
from kaiserhof.games.china.board.board import Map, Province

WIDEST_HIT = 26
"""The largest radius of the clickable area of a field."""

_EMISSARY_HEIGHTS = (43, 36, 33, 31, 30, 29, 28, 28)
_FANS = ((0, 26), (7.5, 24), (8.5, 22), (10, 21), (11, 20))
"""Distance of markers from the middle of their space, and their size, by how many share the space (one first)."""


def hit_radius(m: Map) -> float:
    """Returns the radius of a field's clickable area: as large as possible without touching its neighbours."""
    places = [(f.x, f.y) for f in m.fields]
    nearest = min((math.dist(a, b) for i, a in enumerate(places) for b in places[:i]), default=math.inf)
    return max(m.field_radius, min(WIDEST_HIT * m.field_radius / 12, nearest / 2))


def emissary_seats(m: Map, count: int) -> list[tuple[Point, float]]:
    """Returns the places of a number of emissaries on a dragon space, from its centre, and the height of each.

    One stands in the middle. More stand evenly on a ring around it, and in the middle again when the ring is full.
    """
    height = _EMISSARY_HEIGHTS[min(count, len(_EMISSARY_HEIGHTS)) - 1] * m.dragon_radius / 34
    ring = m.dragon_seats[1:]
    if count == 1:
        places = [m.dragon_seats[0]]
    elif count <= len(ring):
        turn = len(ring) * 0.37 if count % 2 == 0 else 0.0
        places = [ring[int(turn + i * len(ring) / count + 0.5) % len(ring)] for i in range(count)]
        if count == 2:
            places = [(x * 0.64, 0.0) for x, _ in places]
    else:
        places = list(m.dragon_seats[:count])
    places.sort(key=lambda place: (place[1], place[0]))
    return [(place, height) for place in places]


def stone_place(m: Map, p: Province) -> Point:
    """Returns where the scoring stone of a province lies: beside the name, on the side with more room."""
    x, y = p.label or (p.dragon[0], p.dragon[1] - m.dragon_radius - 32)
    taken = [(f.x, f.y) for f in m.fields] + [a.marker for a in m.alliances] + [q.dragon for q in m.provinces]
    sides = [(x - 31, y - 8), (x + 31, y - 8)]
    return max(sides, key=lambda side: min(math.dist(side, other) for other in taken))


def fan(track: Sequence[Point], spaces: Sequence[int]) -> list[tuple[Point, float]]:
    """Returns place and size of each marker. Markers on one space lie around its middle; all of them can be seen."""
    sharing = [[other for other, space in enumerate(spaces) if space == own] for own in spaces]
    found: list[tuple[Point, float]] = []
    for marker, (space, group) in enumerate(zip(spaces, sharing, strict=True)):
        x, y = track[min(space, len(track) - 1)]
        reach, size = _FANS[min(len(group), len(_FANS)) - 1]
        angle = math.tau * (group.index(marker) / len(group) - 0.25)
        found.append(((x + reach * math.cos(angle), y + reach * math.sin(angle)), size))
    return found
