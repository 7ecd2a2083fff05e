"""Draws mountains with a few brush strokes."""

from __future__ import annotations

import random

from kaiserhof.drawing.svg import layer, path
from kaiserhof.drawing.tenths import num
from kaiserhof.games.china.board.board import Map, Mountain
from kaiserhof.games.china.drawing.colours import MapPalette

# For each peak of a range: where it stands, how high and how broad it is, as shares of the range's size.
PEAKS = ((-0.62, 0.62, 0.5), (0.66, 0.54, 0.46), (0.02, 1.0, 0.62))
# For each hatching stroke on the eastern slope: how far down it begins, and its length.
HATCHING = ((0.10, 0.52), (0.26, 0.40), (0.42, 0.26))


def mountains(m: Map, colours: MapPalette) -> str:
    """Draws all mountain ranges, those in the north behind those in the south."""
    ranges = sorted(m.scenery.mountains, key=lambda peak: peak.y)
    strokes = [stroke for i, one in enumerate(ranges) for stroke in _range(one, random.Random(i), colours)]
    return layer(strokes, id="mountains", stroke=colours.ink, stroke_width=0.7, fill="none")


def _range(one: Mountain, rnd: random.Random, colours: MapPalette) -> list[str]:
    strokes: list[str] = []
    for offset, height, half in PEAKS:
        height, half = height * one.size * rnd.uniform(0.9, 1.1), half * one.size
        middle = one.x + offset * one.size
        peak = middle + rnd.uniform(-0.08, 0.08) * one.size
        strokes += _peak((middle - half, middle + half), (peak, one.y - height * 1.15), one.y, colours)
    return strokes


def _peak(foot: tuple[float, float], top: tuple[float, float], ground: float, colours: MapPalette) -> list[str]:
    (left, right), (x, y) = foot, top
    height = (ground - y) / 1.15
    half = (right - left) / 2
    up = (left + half * 0.35, ground - height * 0.3, x - half * 0.42, y + height * 0.12, x, y)
    down = (x + half * 0.3, y + height * 0.1, right - half * 0.45, ground - height * 0.42, right, ground)
    body = f"M{num(left)},{num(ground)}{_bend(up)}{_bend(down)}"
    strokes = [path(body, fill=colours.paper, fill_opacity=0.82, stroke_width=0.95, stroke_linejoin="round")]
    hatching = ""
    for share, length in HATCHING:
        start = f"M{num(x + half * share * 1.1)},{num(y + height * (0.16 + share * 0.62))}"
        stroke = f"q{num(half * 0.12)},{num(height * length * 0.5)} {num(half * 0.18)},{num(height * length)}"
        hatching += start + stroke
    return [*strokes, path(hatching, stroke_opacity=0.6)]


def _bend(c: tuple[float, float, float, float, float, float]) -> str:
    return f"C{num(c[0])},{num(c[1])} {num(c[2])},{num(c[3])} {num(c[4])},{num(c[5])}"
