"""Writes texts and pictograms in the style of this game."""

from __future__ import annotations

from kaiserhof.drawing import svg
from kaiserhof.drawing.svg import element, num
from kaiserhof.engine.datafile import Point
from kaiserhof.games.dayunhe.drawing.colours import HANZI, INK, SERIF


def text(at: Point, content: object, size: float, **given: object) -> str:
    """Returns a text on its base line at a point: centred, bold and in ink unless other attributes are given."""
    style = {"font_weight": 700, "fill": INK, "text_anchor": "middle", "font_family": SERIF}
    return svg.text(at, content, size, **{**style, **given})


def hanzi(at: Point, content: str, size: float, **given: object) -> str:
    """Returns Chinese characters."""
    return text(at, content, size, **{"font_family": HANZI, **given})


def picture(name: str, at: Point, radius: float, **given: object) -> str:
    """Returns a pictogram of the definitions, scaled to a radius."""
    where = f"translate({num(at[0])} {num(at[1])}) scale({num(radius / 10)})"
    return element("use", href=f"#p-{name}", transform=where, **given)
