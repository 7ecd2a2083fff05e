"""Computes where things lie on the board: names, pieces, scoring stones, emissaries, markers that share a space."""

from __future__ import annotations

import math
from collections.abc import Sequence

from kaiserhof.engine.datafile import Point
from kaiserhof.games.china.board.board import Map, Province
from kaiserhof.games.china.board.geometry import edges, inside, segment_distance

WIDEST_HIT = 26
"""The largest radius of the clickable area of a field."""

NAME = (
    *((dx, dy) for dy in (-24, -15, -6, 3) for dx in (-15, 0, 15)),
    *((dx, dy) for dy in (10, 18, 27) for dx in (-30, -15, 0, 15, 30)),
)
"""Sample points of a province's name, relative to its position: one or two characters, and a word below."""

FREE = 3.0
"""Enough distance between a name and its neighbours."""

ROAD = 4.0
"""Half the width of a road."""

_EMISSARY_HEIGHTS = (43, 36, 33, 31, 30, 29, 28, 28)
_FANS = ((0, 26), (7.5, 24), (8.5, 22), (10, 21), (11, 20))
"""Distance of markers from the middle of their space, and their size, by how many share the space (one first)."""


def hit_radius(m: Map) -> float:
    """Returns the radius of a field's clickable area: as large as possible without touching its neighbours."""
    places = [(f.x, f.y) for f in m.fields]
    nearest = min((math.dist(a, b) for i, a in enumerate(places) for b in places[:i]), default=math.inf)
    return max(m.field_radius, min(WIDEST_HIT * m.field_radius / 12, nearest / 2))


def emissary_seats(m: Map, count: int) -> list[tuple[Point, float]]:
    """Returns the position of each emissary on a dragon space, relative to its centre, and its height.

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


def name_place(m: Map, p: Province) -> Point:
    """Returns the position of a province's name: the one in the map file, or else a place near its dragon with enough
    room.

    Above the dragon is best, then below and beside it. If there is too little room anywhere, the name goes where there
    is most.
    """
    if p.label is not None:
        return p.label
    (x, y), far = p.dragon, m.dragon_radius
    above, below = y - far - 32, y + far + 20
    levels = (above, below, above - 14, below + 14)
    places = [(x, level) for level in levels] + [(x - far - 40, y - 6), (x + far + 40, y - 6)]
    places += [(x + aside, level) for level in levels for aside in (-40, 40)]
    room = {place: _room(m, p, place) for place in places}
    return next((place for place in places if room[place] >= FREE), max(places, key=room.__getitem__))


def _room(m: Map, p: Province, name: Point) -> float:
    """Returns how far a name would be from the nearest thing on the map; negative if it would cover it."""
    spots = [((f.x, f.y), m.field_radius) for f in m.fields]
    spots += [(a.marker, m.marker_radius) for a in m.alliances]
    spots += [(q.dragon, m.dragon_radius) for q in m.provinces]
    at = {f.id: (f.x, f.y) for f in m.fields}
    lines = [(at[a], at[b]) for roads in m.roads.values() for a, b in roads]
    room = math.inf
    for dx, dy in NAME:
        point = (name[0] + dx, name[1] + dy)
        room = min(room, *(math.dist(point, spot) - radius for spot, radius in spots))
        room = min(room, *(segment_distance(point, line) - ROAD for line in lines), math.inf)
        if p.outline:
            border = min(segment_distance(point, edge) for edge in edges(p.outline))
            room = min(room, border if inside(point, p.outline) else -border)
    return room


def stone_place(m: Map, p: Province) -> Point:
    """Returns where the scoring stone of a province lies: beside the name, on the side with more room."""
    x, y = name_place(m, p)
    taken = [(f.x, f.y) for f in m.fields] + [a.marker for a in m.alliances] + [q.dragon for q in m.provinces]
    sides = [(x - 31, y - 8), (x + 31, y - 8)]
    return max(sides, key=lambda side: min(math.dist(side, other) for other in taken))


def fan(track: Sequence[Point], spaces: Sequence[int]) -> list[tuple[Point, float]]:
    """Returns the position and size of each marker. Markers that share a space are spread around its middle, so all are
    visible.
    """
    sharing = [[other for other, space in enumerate(spaces) if space == own] for own in spaces]
    found: list[tuple[Point, float]] = []
    for marker, (space, group) in enumerate(zip(spaces, sharing, strict=True)):
        x, y = track[min(space, len(track) - 1)]
        reach, size = _FANS[min(len(group), len(_FANS)) - 1]
        angle = math.tau * (group.index(marker) / len(group) - 0.25)
        found.append(((x + reach * math.cos(angle), y + reach * math.sin(angle)), size))
    return found
