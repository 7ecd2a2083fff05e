"""Draws a board of the editor as a small picture, finished or not, from what its game says of its things."""

from __future__ import annotations

import math
import re
from collections.abc import Iterator, Mapping
from typing import Any

from kaiserhof.engine.datafile import MAX_SIZE, Point, is_number, pair
from kaiserhof.engine.editing import Editing, Kind

SIDE, MARGIN = 40.0, 60.0
"""The size of a hex and the margin of a grid, as on the editor's sheet."""
USUAL = (1000.0, 760.0)
PLAIN = "#c9b98f"
COLOUR = re.compile(r"#[0-9a-f]{6}")


def sketch(document: Mapping[str, Any], editing: Editing) -> str:
    """Returns an SVG document. What has no shape yet is left out."""
    low = _at(document, editing.low) if editing.low else ()
    lowered = {column for column in low if isinstance(column, str)} if isinstance(low, list) else set()
    hexes: list[Point] = []
    shapes = []
    for kind in editing.kinds:
        for item in _things(document, kind, editing):
            if kind.shape == "cell" and (middle := _middle(item.get(kind.name), lowered)):
                hexes.append(middle)
            shapes.append(_drawn(kind, item, lowered))
    width, height = USUAL
    if editing.width:
        width, height = _side(_at(document, editing.width), width), _side(_at(document, editing.height), height)
    elif hexes:
        width, height = (max(place[axis] for place in hexes) + MARGIN for axis in (0, 1))
    head = f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {width:g} {height:g}">'
    return f'{head}<rect width="100%" height="100%" fill="#efe6cf"/>{"".join(shapes)}</svg>'


def _things(document: Mapping[str, Any], kind: Kind, editing: Editing) -> Iterator[Mapping[str, Any]]:
    if kind.parent:
        parent = next(each for each in editing.kinds if each.id == kind.parent)
        found = [_at(each, kind.path.removeprefix(parent.path + ".")) for each in _things(document, parent, editing)]
    else:
        found = [_at(document, kind.path)]
    for listed in found:
        yield from (each for each in (listed if isinstance(listed, list) else [listed]) if isinstance(each, dict))


def _drawn(kind: Kind, item: Mapping[str, Any], low: set[str]) -> str:
    colours = (named.get(str(item.get(key)), "") for key, named in kind.colours.items())
    colour = next(filter(None, colours), kind.colour or PLAIN)
    colour = colour if COLOUR.fullmatch(colour) else PLAIN
    value = item.get(kind.at) if kind.at else None
    if kind.shape == "area":
        return f'<polygon points="{_points(value)}" fill="{colour}" stroke="#4a3a28" stroke-width="2"/>'
    if kind.shape in ("line", "lines"):
        lines = value if kind.shape == "lines" and isinstance(value, list) else [value]
        return "".join(
            f'<polyline points="{_points(line)}" fill="none" stroke="{colour}" stroke-width="4"/>' for line in lines
        )
    if kind.shape == "cell":
        middle = _middle(item.get(kind.name), low)
        corners = [(SIDE * math.cos(math.tau * turn / 6), SIDE * math.sin(math.tau * turn / 6)) for turn in range(6)]
        points = [[middle[0] + x, middle[1] + y] for x, y in corners] if middle else []
        return f'<polygon points="{_points(points)}" fill="{colour}" stroke="#4a3a28" stroke-width="2"/>'
    place = _place([item.get("x"), item.get("y")] if kind.at == "x y" else value)
    if kind.shape != "point" or place is None or kind.scenery:
        return ""
    return f'<circle cx="{place[0]:g}" cy="{place[1]:g}" r="12" fill="#fff8e6" stroke="#4a3a28" stroke-width="2"/>'


def _points(line: object) -> str:
    places = map(_place, line) if isinstance(line, list) else ()
    return " ".join(f"{place[0]:g},{place[1]:g}" for place in places if place)


def _place(value: object) -> Point | None:
    return pair(value, -MAX_SIZE, -MAX_SIZE, MAX_SIZE, MAX_SIZE)


def _side(value: object, usual: float) -> float:
    return value if is_number(value, 1, MAX_SIZE) else usual


def _middle(name: object, low: set[str]) -> Point | None:
    """Returns the centre of a hex on the editor's sheet."""
    if not isinstance(name, str) or not re.fullmatch(r"[A-Z]\d{1,2}", name):
        return None
    row = int(name[1:]) + (0.5 if name[0] in low else 0)
    return MARGIN + (ord(name[0]) - ord("A")) * 1.5 * SIDE, MARGIN + row * math.sqrt(3) * SIDE


def _at(table: object, path: str) -> object:
    """Returns the value at dotted keys."""
    for key in path.split("."):
        table = table.get(key) if isinstance(table, dict) else None
    return table
