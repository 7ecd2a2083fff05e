"""Draws shapes with an ink outline, and texts. Everything in this game is drawn with them."""

from __future__ import annotations

from collections.abc import Sequence

from kaiserhof.drawing import svg
from kaiserhof.drawing.palette import SERIF
from kaiserhof.drawing.svg import element, num
from kaiserhof.drawing.text import lines, width
from kaiserhof.games.confucius.drawing.colours import INK

_JOINTS = {"stroke_linejoin": "round", "stroke_linecap": "round"}


def _line(line: float, colour: str) -> dict[str, object]:
    return {"stroke": colour, "stroke_width": num(line)} if line else {}


def path(d: str, fill: str = "none", line: float = 1.0, stroke: str = INK, **more: object) -> str:
    """Returns a path with round joints."""
    return svg.path(d, fill=fill, **_line(line, stroke), **(_JOINTS if line else {}), **more)


def rect(
    x: float,
    y: float,
    w: float,
    h: float,
    *,
    fill: str = "none",
    line: float = 1.0,
    stroke: str = INK,
    rx: float = 0,
    **more: object,
) -> str:
    """Returns a rectangle by its upper left corner and its size."""
    corner = {"rx": num(rx)} if rx else {}
    return svg.rect(x, y, w, h, **corner, fill=fill, **_line(line, stroke), **more)


def circle(
    x: float, y: float, r: float, *, fill: str = "none", line: float = 1.0, stroke: str = INK, **more: object
) -> str:
    return svg.circle((x, y), r, fill=fill, **_line(line, stroke), **more)


def shadow(x: float, y: float, rx: float, ry: float) -> str:
    return element("ellipse", cx=num(x), cy=num(y), rx=num(rx), ry=num(ry), fill=INK, opacity=".25")


def at(x: float, y: float, scale: float, *content: str, turn: float = 0) -> str:
    """Returns a group that moves what was drawn around the origin to a point."""
    turned = f" rotate({num(turn)})" if turn else ""
    scaled = f" scale({num(scale)})" if scale != 1 else ""
    return f'<g transform="translate({num(x)} {num(y)}){turned}{scaled}">{"".join(content)}</g>'


def text(
    x: float,
    y: float,
    content: object,
    size: float,
    fill: str = INK,
    weight: int = 700,
    anchor: str = "middle",
    family: str = SERIF,
    **more: object,
) -> str:
    """Returns an escaped text whose baseline is at a point."""
    style = {"font_weight": weight, "fill": fill, "text_anchor": anchor, "font_family": family}
    return svg.text((x, y), content, size, **style, **more)


def label(
    x: float,
    y: float,
    content: str | Sequence[str],
    size: float,
    room: float,
    anchor: str = "middle",
    fill: str = INK,
    weight: int = 700,
) -> str:
    """Returns a text of at most two lines, vertically centred, which is reduced if it is too wide."""
    rows = lines(content, size, room) if isinstance(content, str) else list(content)
    rows = [row.replace("\u00ad", "") for row in rows]
    widest = max(width(row, size) for row in rows)
    if widest > room:
        size *= room / widest
    step = size * 1.06
    top = y - step * (len(rows) - 1) / 2 + size * 0.35
    return "".join(
        text(x, top + i * step, row, size, anchor=anchor, fill=fill, weight=weight) for i, row in enumerate(rows)
    )
