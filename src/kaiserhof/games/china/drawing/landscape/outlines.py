"""Rough outlines of the provinces, as touch targets where fields are too small for a finger."""

from __future__ import annotations

import re

from kaiserhof.drawing.svg import path
from kaiserhof.games.china.board.board import Map
from kaiserhof.games.china.drawing.landscape.realm import survey

_CORNER = re.compile(r"([-\d.]+),([-\d.]+)(?=[CLMZ]|$)")
EVERY = 3
"""Keeps every third corner of a shape."""


def outlines(m: Map) -> str:
    """Returns the outline of each province that has one as a path with an id, see `outline_id`."""
    shapes = survey(m).shapes
    drawn = []
    for province in m.provinces:
        if not province.outline:
            continue
        corners = _CORNER.findall(shapes[f"province-{province.id}"])[::EVERY]
        line = "L".join(f"{float(x):.0f} {float(y):.0f}" for x, y in corners)
        drawn.append(path(f"M{line}Z", id=outline_id(province.id)))
    return "\n".join(drawn)


def outline_id(province: str) -> str:
    return f"outline-{province}"
