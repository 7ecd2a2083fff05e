"""Writes SVG as text: numbers, points, and elements with their attributes.

`element` writes every element; the other functions know the attributes of one kind. Values are not escaped: escape the
texts of players and of custom boards first.
"""

from __future__ import annotations

import sys
from collections.abc import Callable, Iterable, Mapping
from html import escape

from kaiserhof.engine.datafile import Point


def num(value: float, decimals: int = 2) -> str:
    """Returns a rounded number without trailing zeros.

    >>> num(12.004), num(-0.001), num(3.25), num(3.25, 1)
    ('12', '0', '3.25', '3.2')
    """
    text = f"{value:.{decimals}f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def attributes(given: Mapping[str, object]) -> str:
    """Returns attributes; underscores in their names become hyphens.

    >>> attributes({"stroke_width": 2.004, "class_": "hit"})
    ' stroke-width="2" class="hit"'
    """
    return "".join(
        [
            f' {name.rstrip("_").replace("_", "-")}="{num(value) if isinstance(value, float) else value}"'
            for name, value in given.items()
        ]
    )


def element(tag: str, *content: str, **given: object) -> str:
    """Returns an element with attributes and content.

    >>> element("g", element("circle", r=2.5), fill="none")
    '<g fill="none"><circle r="2.5"/></g>'
    """
    if not content:
        return f"<{tag}{attributes(given)}/>"
    return f"<{tag}{attributes(given)}>{''.join(content)}</{tag}>"


def path(d: str, **given: object) -> str:
    return element("path", d=d, **given)


def polygon(points: Iterable[Point], **given: object) -> str:
    return element("polygon", points=" ".join(xy(p) for p in points), **given)


def group(*content: str, **given: object) -> str:
    return f"<g{attributes(given)}>{''.join(content)}</g>"


def use(symbol: str, **given: object) -> str:
    """Returns a reference to a symbol or another definition."""
    return element("use", href=f"#{symbol}", **given)


def layer(content: Iterable[str], **given: object) -> str:
    """Returns a group of elements, one on each line."""
    inner = "\n".join(content)
    return f"<g{attributes(given)}>\n{inner}\n</g>" if inner else element("g", **given)


_KEPT_FOR_EVER = (3, 12) <= sys.version_info < (3, 12, 6)
"""Whether this Python never frees interned strings, so that a server would grow with every move."""

interned: Callable[[str], str] = str if _KEPT_FOR_EVER else sys.intern
"""Returns one object for all equal strings, so that equal segments of markup are stored only once.

>>> interned("<b>" + "1" + "</b>") == "<b>1</b>"
True
"""


class SvgWriter:
    """Writes elements with coordinates, rounded to a number of decimals that suits the size of the drawing."""

    def __init__(self, decimals: int) -> None:
        self._decimals = decimals

    def num(self, value: float) -> str:
        """Returns a coordinate or a length."""
        return num(value, self._decimals)

    def xy(self, p: Point) -> str:
        """Returns a point of a path."""
        return f"{num(p[0], self._decimals)},{num(p[1], self._decimals)}"

    def closed(self, points: Iterable[Point]) -> str:
        """Returns the path of a closed polygon with straight sides."""
        return f"M{'L'.join(self.xy(p) for p in points)}Z"

    def circle(self, at: Point, radius: float, **given: object) -> str:
        return element("circle", cx=self.num(at[0]), cy=self.num(at[1]), r=self.num(radius), **given)

    def rect(self, x: float, y: float, width: float, height: float, **given: object) -> str:
        """Returns a rectangle with this upper left corner and size."""
        return element("rect", x=self.num(x), y=self.num(y), width=self.num(width), height=self.num(height), **given)

    def text(self, at: Point, content: object, size: float, **given: object) -> str:
        """Returns an escaped text whose baseline starts at a point."""
        place = {"x": self.num(at[0]), "y": self.num(at[1]), "font_size": self.num(size)}
        return element("text", escape(str(content)), **place, **given)

    def symbol(self, name: str, x: float, y: float, width: float, height: float, **given: object) -> str:
        """Returns a symbol with this upper left corner and size."""
        place = {"x": self.num(x), "y": self.num(y), "width": self.num(width), "height": self.num(height)}
        return use(name, **place, **given)

    def centred(self, name: str, x: float, y: float, width: float, height: float, **given: object) -> str:
        """Returns a symbol with this centre and size."""
        return self.symbol(name, x - width / 2, y - height / 2, width, height, **given)

    def round_path(self, at: Point, radius: float) -> str:
        """Returns the path of a circle."""
        r = self.num(radius)
        across, back = self.num(2 * radius), self.num(-2 * radius)
        return f"M{self.xy((at[0] - radius, at[1]))}a{r},{r} 0 1 0 {across},0a{r},{r} 0 1 0 {back},0Z"

    def stamped(self, shape: str, places: Iterable[Point]) -> str:
        """Returns one path of a shape at several places; the shape starts at the origin and uses relative commands.

        A slow phone takes as long for a small path as for a large one.
        """
        return "".join([f"M{self.xy(place)}{shape}" for place in places])

    def placed(self, x: float, y: float) -> str:
        """Returns the attribute that moves a drawing around the origin to a place."""
        return f'transform="translate({self.num(x)} {self.num(y)})"'


_hundredths = SvgWriter(2)
xy, closed, circle, rect, text = (
    _hundredths.xy,
    _hundredths.closed,
    _hundredths.circle,
    _hundredths.rect,
    _hundredths.text,
)
symbol, centred, placed, stamped = _hundredths.symbol, _hundredths.centred, _hundredths.placed, _hundredths.stamped

tenths = SvgWriter(1)
"""A writer with one decimal instead of two, for large maps."""
