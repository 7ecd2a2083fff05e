"""Draws the two buttons beside a tile that is being turned. Their arrows point in the direction in which the tile
turns.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from math import dist

from kaiserhof.drawing.geometry import polar, shifted
from kaiserhof.drawing.svg import circle, num, path, xy
from kaiserhof.engine.datafile import Point
from kaiserhof.games.dayunhe.drawing.board.layout import Layout
from kaiserhof.games.dayunhe.drawing.colours import CREAM, INK, SEAL
from kaiserhof.games.dayunhe.drawing.ground.hexes import NORTH_ABOVE
from kaiserhof.games.dayunhe.drawing.labels import DayunheLabels

SMALLEST = 22
"""Radius of a button, in units of the drawing."""
WAYS = ((-1, "turn-left"), (1, "turn-right"))
"""Anticlockwise and clockwise. More turns are always further clockwise, wherever north is."""


def draw_turn_buttons(stage: Layout, labels: DayunheLabels, field: int, lit: Iterable[int]) -> tuple[str, ...]:
    """Draws the buttons for the tile on a field, where they cover no other lit field."""
    radius = max(SMALLEST, 0.4 * stage.size)
    others = [stage.places[each] for each in lit if each != field]
    places = min(_places(stage, field, radius), key=lambda pair: _covered(pair, others, radius))
    found = []
    for (way, name), (x, y) in zip(WAYS, places, strict=True):
        found.append(
            f'<g class="turner" id="{name}" data-turn-by="{way}" role="button" tabindex="0" '
            f'aria-label="{labels.say(name)}" transform="translate({num(x)} {num(y)})">'
            f"{circle((0.0, 0.0), radius, fill=CREAM, stroke=INK, stroke_width=1.2)}{arrow(way, 0.46 * radius)}</g>"
        )
    return tuple(found)


def _covered(buttons: list[Point], fields: list[Point], radius: float) -> int:
    """Returns how many fields have their centre, where people click, covered by a button."""
    return sum(any(dist(button, field) <= radius for button in buttons) for field in fields)


def _places(stage: Layout, field: int, radius: float) -> Iterator[list[Point]]:
    """Yields positions for the buttons, the best first: beside the tile if the canal is upright, else below it."""
    x, y = stage.places[field]
    land = stage.line_of[field].land
    beside = [(x + way * 1.19 * stage.size, y) for way, _ in WAYS]
    if stage.angle == NORTH_ABOVE:
        yield beside
    low = 0.96 * stage.size + radius
    for away in (low, -low):
        if y + away - radius < land.y or y + away + radius > land.y + land.height:
            continue
        for apart in (1.15 * radius, stage.size, 1.5 * stage.size, 2 * stage.size):
            reach = apart + radius
            middle = min(max(x, land.x + reach), land.x + land.width - reach)
            yield [(middle + way * apart, y + away) for way, _ in WAYS]
    yield beside


def arrow(way: int, radius: float) -> str:
    """Draws an arrow that curves over the top of the origin: clockwise (1) or anticlockwise (-1)."""
    first, last = -90 - 130 * way, -90 + 130 * way
    start, end = polar(first, radius), polar(last, radius)
    arc = f"M{xy(start)}A{num(radius)},{num(radius)} 0 1 {int(way > 0)} {xy(end)}"
    ahead = [shifted(end, polar(last + 90 * way + turn, 0.62 * radius)) for turn in (0, 130, -130)]
    head = f"M{'L'.join(xy(point) for point in ahead)}Z"
    line = {"stroke": SEAL, "stroke_width": 0.24 * radius, "stroke_linecap": "round", "stroke_linejoin": "round"}
    return path(arc, fill="none", **line) + path(head, fill=SEAL, **line)
