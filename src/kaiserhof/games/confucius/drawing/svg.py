"""Writing SVG: numbers, elements, and texts that fit into the room they have."""

from __future__ import annotations

from collections.abc import Sequence
from html import escape

from kaiserhof.games.confucius.drawing.colours import INK, SERIF


def num(value: float) -> str:
    """A number with at most two decimals.

    >>> num(12.004), num(-0.001), num(3.25)
    ('12', '0', '3.25')
    """
    text = f"{value:.2f}".rstrip("0").rstrip(".")
    return "0" if text in ("-0", "") else text


def attributes(given: dict[str, object]) -> str:
    """Attributes; underscores in their names become hyphens.

    >>> attributes({"stroke_width": 2, "class_": "hit"})
    ' stroke-width="2" class="hit"'
    """
    return "".join(
        f' {name.rstrip("_").replace("_", "-")}="{num(value) if isinstance(value, float) else value}"'
        for name, value in given.items()
    )


def _line(width: float, colour: str) -> str:
    return f' stroke="{colour}" stroke-width="{num(width)}"' if width else ""


def path(d: str, fill: str = "none", width: float = 1.0, stroke: str = INK, **more: object) -> str:
    """A path with round joints."""
    joints = ' stroke-linejoin="round" stroke-linecap="round"' if width else ""
    return f'<path d="{d}" fill="{fill}"{_line(width, stroke)}{joints}{attributes(more)}/>'


def rect(
    x: float,
    y: float,
    w: float,
    h: float,
    fill: str = "none",
    width: float = 1.0,
    stroke: str = INK,
    rx: float = 0,
    **more: object,
) -> str:
    """A rectangle by its upper left corner and its size."""
    corner = f' rx="{num(rx)}"' if rx else ""
    size = f'x="{num(x)}" y="{num(y)}" width="{num(w)}" height="{num(h)}"'
    return f'<rect {size}{corner} fill="{fill}"{_line(width, stroke)}{attributes(more)}/>'


def circle(
    x: float, y: float, r: float, fill: str = "none", width: float = 1.0, stroke: str = INK, **more: object
) -> str:
    """A circle."""
    return f'<circle cx="{num(x)}" cy="{num(y)}" r="{num(r)}" fill="{fill}"{_line(width, stroke)}{attributes(more)}/>'


def shadow(x: float, y: float, rx: float, ry: float) -> str:
    """What a standing piece throws on the paper."""
    return f'<ellipse cx="{num(x)}" cy="{num(y)}" rx="{num(rx)}" ry="{num(ry)}" fill="{INK}" opacity=".25"/>'


def at(x: float, y: float, scale: float, *content: str, turn: float = 0) -> str:
    """Something drawn round the origin, put at a point."""
    turned = f" rotate({num(turn)})" if turn else ""
    scaled = f" scale({num(scale)})" if scale != 1 else ""
    return f'<g transform="translate({num(x)} {num(y)}){turned}{scaled}">{"".join(content)}</g>'


def use(symbol: str, x: float, y: float, w: float, h: float, **more: object) -> str:
    """A symbol of the sprite with its middle at a point."""
    place = f'x="{num(x - w / 2)}" y="{num(y - h / 2)}" width="{num(w)}" height="{num(h)}"'
    return f'<use href="#{symbol}" {place}{attributes(more)}/>'


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
    """A text, escaped, standing on its base line at a point."""
    return (
        f'<text x="{num(x)}" y="{num(y)}" font-size="{num(size)}" font-weight="{weight}" fill="{fill}" '
        f'text-anchor="{anchor}" font-family="{family}"{attributes(more)}>{escape(str(content))}</text>'
    )


# ---------------------------------------------------------------------- texts that fit

_WIDTHS = {
    24: "'", 26: " ", 34: "j,.:", 36: "il!", 38: "-", 40: "t()", 42: "f", 44: "IJ", 50: "rs", 52: "z", 58: "cev",
    60: "agxyäS0123456789", 64: "oqöZ", 66: "dkFL", 68: "bpuüEP", 70: "hnT", 72: "ßBCY", 74: "VX", 76: "AGRÄ", 78: "K",
    80: "DOQÖ", 82: "NUÜ", 88: "wH", 102: "mM", 110: "W",
}  # fmt: skip
"""Hundredths of the type size to the letters that wide, in a bold serif; every other character is a square."""
_WIDTH_OF = {letter: width for width, letters in _WIDTHS.items() for letter in letters}


def width(content: str, size: float) -> float:
    """How wide a text is, about.

    >>> width("兵部", 10)
    20.0
    """
    return sum(_WIDTH_OF.get(letter, 100) for letter in content) * size / 100


def lines(content: str, size: float, room: float) -> list[str]:
    """A text in one line, or in the two that come out evenest; a hyphen between words also divides.

    >>> lines("Force Imperial Examination", 13, 110)
    ['Force Imperial', 'Examination']
    """
    if width(content, size) <= room:
        return [content]
    places = [i for i, letter in enumerate(content) if letter in " \u00ad"]
    if not places:
        return [content]
    halves = [[content[:i] + ("-" if content[i] == "\u00ad" else ""), content[i + 1 :]] for i in places]
    return min(halves, key=lambda pair: max(width(part, size) for part in pair))


def label(
    x: float, y: float, content: str | Sequence[str], size: float, room: float, anchor: str = "middle", **more: object
) -> str:
    """A text in at most two lines with its middle at a height, shrunk if it has to be."""
    rows = lines(content, size, room) if isinstance(content, str) else list(content)
    rows = [row.replace("\u00ad", "") for row in rows]
    widest = max(width(row, size) for row in rows)
    if widest > room:
        size *= room / widest
    step = size * 1.06
    top = y - step * (len(rows) - 1) / 2 + size * 0.35
    return "".join(
        text(x, top + i * step, row, size, anchor=anchor, **more)  # type: ignore[arg-type]
        for i, row in enumerate(rows)
    )
