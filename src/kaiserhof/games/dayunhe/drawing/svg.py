"""Writing SVG: numbers, points, elements and texts as strings."""

from __future__ import annotations

import math
from collections.abc import Iterable, Mapping
from html import escape

from kaiserhof.engine.datafile import Point
from kaiserhof.games.dayunhe.drawing.colours import HANZI, INK, SERIF


def num(value: float) -> str:
    """A number with at most two decimals.

    >>> num(12.004), num(-0.001), num(3.25)
    ('12', '0', '3.25')
    """
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def xy(p: Point) -> str:
    """A point.

    >>> xy((3, 4.5))
    '3,4.5'
    """
    return f"{num(p[0])},{num(p[1])}"


def shifted(p: Point, by: Point) -> Point:
    """A point moved by the coordinates of another."""
    return p[0] + by[0], p[1] + by[1]


def between(a: Point, b: Point) -> Point:
    """The point half way."""
    return (a[0] + b[0]) / 2, (a[1] + b[1]) / 2


def polar(degrees: float, radius: float) -> Point:
    """A point round the origin; degrees turn clockwise from the east."""
    return radius * math.cos(math.radians(degrees)), radius * math.sin(math.radians(degrees))


def element(tag: str, **attributes: object) -> str:
    """An element without content; underscores in names of attributes become hyphens."""
    return f"<{tag}{_attributes(attributes)}/>"


def path(d: str, **attributes: object) -> str:
    """A path."""
    return element("path", d=d, **attributes)


def circle(at: Point, radius: float, **attributes: object) -> str:
    """A circle."""
    return element("circle", cx=at[0], cy=at[1], r=radius, **attributes)


def rect(x: float, y: float, width: float, height: float, **attributes: object) -> str:
    """A rectangle by its upper left corner and its size."""
    return element("rect", x=x, y=y, width=width, height=height, **attributes)


def polygon(points: Iterable[Point], **attributes: object) -> str:
    """A closed polygon."""
    return element("polygon", points=" ".join(xy(p) for p in points), **attributes)


def group(*content: str, **attributes: object) -> str:
    """A group of elements."""
    return f"<g{_attributes(attributes)}>{''.join(content)}</g>"


def text(at: Point, content: object, size: float, **attributes: object) -> str:
    """A text, escaped, standing on its base line at a point; in the middle, bold and in ink unless said otherwise."""
    given = {"font_weight": 700, "fill": INK, "text_anchor": "middle", "font_family": SERIF, **attributes}
    where = {"x": at[0], "y": at[1], "font_size": size}
    return f"<text{_attributes({**where, **given})}>{escape(str(content))}</text>"


def hanzi(at: Point, content: str, size: float, **attributes: object) -> str:
    """Chinese characters."""
    return text(at, content, size, **{"font_family": HANZI, **attributes})


def picture(name: str, at: Point, radius: float, **attributes: object) -> str:
    """A pictogram of the definitions, brought to a radius."""
    where = f"translate({num(at[0])} {num(at[1])}) scale({num(radius / 10)})"
    return element("use", href=f"#p-{name}", transform=where, **attributes)


def _attributes(attributes: Mapping[str, object]) -> str:
    shown = ((name.replace("_", "-"), value) for name, value in attributes.items())
    return "".join(f' {name}="{_value(value)}"' for name, value in shown)


def _value(value: object) -> str:
    return num(value) if isinstance(value, float) else escape(str(value))
