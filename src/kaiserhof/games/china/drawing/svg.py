"""Writing SVG: numbers, points, paths and texts as strings."""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from html import escape

from kaiserhof.engine.datafile import Point


def num(value: float) -> str:
    """A number with at most one decimal.

    >>> num(12.04), num(-0.01), num(3.25)
    ('12', '0', '3.2')
    """
    text = f"{value:.1f}".removesuffix(".0")
    return "0" if text == "-0" else text


def xy(p: Point) -> str:
    """A point.

    >>> xy((3, 4.5))
    '3,4.5'
    """
    return f"{num(p[0])},{num(p[1])}"


def polygon(points: Iterable[Point]) -> str:
    """The path of a closed polygon with straight sides."""
    return f"M{'L'.join(xy(p) for p in points)}Z"


def path(d: str, **attributes: object) -> str:
    """A path element; underscores in names of attributes become hyphens."""
    return f'<path d="{d}"{_attributes(attributes)}/>'


def use(ref: str, **attributes: object) -> str:
    """A reference to something in the definitions."""
    return f'<use href="#{ref}"{_attributes(attributes)}/>'


def place(ref: str, name: str, at: Point) -> str:
    """A definition put at a point under a name of its own."""
    return f'<use id="{name}" href="#{ref}" x="{num(at[0])}" y="{num(at[1])}"/>'


def rect(x: float, y: float, width: float, height: float, **attributes: object) -> str:
    """A rectangle by its north-western corner and its size."""
    size = f'width="{num(width)}" height="{num(height)}"'
    return f'<rect x="{num(x)}" y="{num(y)}" {size}{_attributes(attributes)}/>'


def group(content: Iterable[str], **attributes: object) -> str:
    """A group of elements, one a line."""
    inner = "\n".join(content)
    return f"<g{_attributes(attributes)}>\n{inner}\n</g>" if inner else f"<g{_attributes(attributes)}/>"


def text(at: Point, content: str, size: float, **attributes: object) -> str:
    """A text, escaped, standing on its base line at a point."""
    where = f'x="{num(at[0])}" y="{num(at[1])}" font-size="{num(size)}"'
    return f"<text {where}{_attributes(attributes)}>{escape(content)}</text>"


def scaling(size: float, drawn: float) -> str:
    """The attribute that brings a thing drawn at one size to another, empty if they are the same."""
    return "" if size == drawn else f' transform="scale({size / drawn:.4g})"'


def _attributes(attributes: Mapping[str, object]) -> str:
    return "".join(f' {name.rstrip("_").replace("_", "-")}="{value}"' for name, value in attributes.items())
