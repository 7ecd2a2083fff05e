"""Draws the signs of the seats, seals, and pictograms."""

from __future__ import annotations

from kaiserhof.drawing import svg
from kaiserhof.drawing.assets import figures
from kaiserhof.drawing.geometry import polar, shifted
from kaiserhof.drawing.svg import circle, element, group, num, path, rect, xy
from kaiserhof.engine.datafile import Point
from kaiserhof.games.dayunhe.drawing.colours import CREAM, HANZI, INK, PAPER, SEAL, SEAL_EDGE, SERIF, SeatLook

PICTOGRAMS = figures("kaiserhof.games.dayunhe.drawing", "pictograms.svg", line_end="\n")

LETTERS = {"font_weight": 700, "fill": INK, "text_anchor": "middle", "font_family": SERIF}
"""The style of texts; a group of many has it once."""


def definitions(drawn: str) -> str:
    """Returns the pictograms that a drawing refers to, as definitions of an SVG document.

    >>> definitions('<use href="#p-fist"/>').count("<g id=")
    1
    """
    used = [(name, figure.markup) for name, figure in PICTOGRAMS.items() if f'"#p-{name}"' in drawn]
    return "".join(group(content, id=f"p-{name}") for name, content in used)


def outline(sign: str, radius: float) -> str:
    """Returns the path of a sign around the origin."""
    if sign == "circle":
        r = num(radius)
        return f"M-{r},0A{r},{r} 0 1 1 {r},0A{r},{r} 0 1 1 -{r},0Z"
    if sign == "square":
        h = radius * 0.88
        corners = [(-h, -h), (h, -h), (h, h), (-h, h)]
    elif sign == "triangle":
        corners = [shifted(polar(-90 + 120 * i, radius * 1.5), (0, radius * 0.2)) for i in range(3)]
    elif sign == "diamond":
        corners = [polar(90 * i, radius * 1.24) for i in range(4)]
    else:
        corners = [polar(-90 + 36 * i, radius * (0.86 if i % 2 else 1.32)) for i in range(10)]
    return f"M{'L'.join(xy(p) for p in corners)}Z"


def sign(look: SeatLook, at: Point, radius: float, label: str = "", size: float = 0) -> str:
    """Draws a seat's sign with a rim of ink and paper, and a figure in it if one is given."""
    shape = outline(look.sign, radius)
    parts = [
        path(shape, fill=look.colour, stroke=INK, stroke_width=radius * 0.34, stroke_linejoin="round"),
        path(shape, fill=look.colour, stroke=CREAM, stroke_width=radius * 0.16, stroke_linejoin="round"),
    ]
    if label:
        low = {"triangle": 0.24, "star": 0.06}.get(look.sign, 0) * radius
        halo = {"paint_order": "stroke", "stroke": look.colour, "stroke_width": radius * 0.3}
        parts.append(text((0, size * 0.355 + low), label, size, fill=look.figures, stroke_linejoin="round", **halo))
    return group(*parts, transform=f"translate({num(at[0])} {num(at[1])})")


def faint_sign(look: SeatLook, at: Point, radius: float) -> str:
    """Draws a seat's sign without an outline, printed on the ground."""
    where = f"translate({num(at[0])} {num(at[1])})"
    return path(outline(look.sign, radius), fill=look.colour, opacity=0.42, transform=where)


def seal(at: Point, radius: float, label: str, size: float) -> str:
    """Draws a red seal with a character or a figure."""
    x, y = at
    r, inner = radius, radius * 0.84
    line = max(0.8, radius * 0.05)
    return (
        rect(x - r, y - r, 2 * r, 2 * r, rx=r * 0.2, fill=SEAL, stroke=SEAL_EDGE)
        + rect(x - inner, y - inner, 2 * inner, 2 * inner, rx=r * 0.14, fill="none", stroke=PAPER, stroke_width=line)
        + hanzi((x, y + size * 0.36), label, size, fill=PAPER)
    )


def unrest_symbol(at: Point, size: float) -> str:
    """Draws the mark of a field on the old course."""
    ring = {"fill": CREAM, "fill_opacity": 0.85, "stroke": SEAL, "stroke_width": 1.3, "stroke_dasharray": "3 2"}
    return circle(at, 0.36 * size, **ring) + picture("fist-red", at, 0.27 * size, opacity=0.8)


def text(at: Point, content: object, size: float, **given: object) -> str:
    """Returns a text whose baseline is at a point: centred, bold and in ink by default."""
    return svg.text(at, content, size, **{**LETTERS, **given})


def hanzi(at: Point, content: str, size: float, **given: object) -> str:
    return text(at, content, size, **{"font_family": HANZI, **given})


def picture(name: str, at: Point, radius: float, **given: object) -> str:
    """Returns a pictogram of the definitions, scaled to a radius."""
    where = f"translate({num(at[0])} {num(at[1])}) scale({num(radius / 10)})"
    return element("use", href=f"#p-{name}", transform=where, **given)
