"""Works out how provinces, lakes and coast fit together: their shapes, and the borders between them."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from enum import Enum
from itertools import pairwise

from kaiserhof.drawing.geometry import bends, cut
from kaiserhof.drawing.svg import tenths
from kaiserhof.engine.datafile import Point
from kaiserhof.games.china.board.board import Map
from kaiserhof.games.china.board.geometry import Edge, edges


class Kind(Enum):
    """What lies on the two sides of a border."""

    OUTER = "the realm from the rest of the world"
    INNER = "two provinces"
    SHORE = "a lake from the land"
    WILD = "the sea from land that belongs to no province"


@dataclass(frozen=True, slots=True)
class Border:
    """A stretch of border."""

    kind: Kind
    points: tuple[Point, ...]


@dataclass(frozen=True, slots=True)
class Realm:
    """Shapes as paths by name (`province-wei`, `lake-daye`), all borders, each once, and the points where
    borders meet.
    """

    shapes: Mapping[str, str]
    borders: tuple[Border, ...]
    corners: frozenset[Point]


_Stretch = tuple[str | None, list[Point]]


def survey(m: Map) -> Realm:
    """Finds which part of each outline is shared with which neighbour."""
    outlines = {f"province-{p.id}": p.outline for p in m.provinces if p.outline}
    outlines |= {f"lake-{lake.id}": lake.outline for lake in m.scenery.lakes}
    owner = {edge: name for name, outline in outlines.items() for edge in edges(outline)}
    loops = {name: _stretches(outline, owner) for name, outline in outlines.items()}
    wild = _wild_coast(m, owner)
    # A corner of a region must be a corner of its neighbours too, or the two sides of a border bend differently.
    corners = {points[0] for loop in loops.values() if len(loop) > 1 for _, points in loop}
    corners |= {end for points in wild for end in (points[0], points[-1])}
    loops = {
        name: [(other, piece) for other, points in loop for piece in cut(points, corners)]
        for name, loop in loops.items()
    }
    borders = [*_once(loops), *(Border(Kind.WILD, tuple(points)) for points in wild)]
    return Realm({name: _shape(loop) for name, loop in loops.items()}, tuple(borders), frozenset(corners))


def _stretches(outline: tuple[Point, ...], owner: Mapping[Edge, str]) -> list[_Stretch]:
    """Cuts an outline into stretches; each is shared with one neighbour."""
    sides = [(owner.get((b, a)), a, b) for a, b in edges(outline)]
    start = next((i for i, side in enumerate(sides) if side[0] != sides[i - 1][0]), 0)
    loop: list[_Stretch] = []
    for other, a, b in sides[start:] + sides[:start]:
        if not loop or loop[-1][0] != other:
            loop.append((other, [a]))
        loop[-1][1].append(b)
    return loop


def _shape(loop: list[_Stretch]) -> str:
    return f"M{tenths.xy(loop[0][1][0])}{''.join(bend for _, points in loop for bend in bends(points, tenths.xy))}Z"


def _once(loops: Mapping[str, list[_Stretch]]) -> Iterator[Border]:
    done: set[tuple[Point, ...]] = set()
    for name, loop in loops.items():
        for other, stretch in loop:
            points = tuple(stretch)
            if points in done:
                continue
            done.add(points[::-1])
            yield Border(_kind(name, other), points)


def _kind(name: str, other: str | None) -> Kind:
    if name.startswith("lake-") or (other is not None and other.startswith("lake-")):
        return Kind.SHORE
    return Kind.OUTER if other is None else Kind.INNER


def _wild_coast(m: Map, owner: Mapping[Edge, str]) -> list[list[Point]]:
    """Returns the stretches of coast that are not part of a province's outline."""
    wild: list[list[Point]] = []
    for a, b in pairwise(m.scenery.coast):
        if (a, b) in owner or (b, a) in owner:
            continue
        if wild and wild[-1][-1] == a:
            wild[-1].append(b)
        else:
            wild.append([a, b])
    return wild
