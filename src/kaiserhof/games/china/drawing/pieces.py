"""Draws pieces and cards as SVG symbols: houses and emissaries with their seat's sign, forts, cards, badges, icons.

A symbol takes the colour of its seat from `currentColor`; everything else it brings with it.
"""

from __future__ import annotations

import math
from html import escape

from kaiserhof.drawing.svg import layer, path
from kaiserhof.drawing.tenths import num, rect, text
from kaiserhof.games.china.board.board import Map, Province
from kaiserhof.games.china.drawing.colours import LIGHT
from kaiserhof.games.china.rules.components import COLOURS, MOST_SEATS

INK = "#2b2019"
SIGN = "#fbf4e2"
RIM = "#fffaf0"
"""Colour of the rim around every piece. It keeps pieces visible on land of any colour, by day and by night."""

RIM_WIDTH = 4.2

BRUSH = "'Kaiti SC', KaiTi, 'Noto Serif CJK SC', 'Songti SC', serif"
LETTERS = "Palatino, 'Noto Serif', 'Noto Serif CJK SC', Georgia, serif"

MOST_POINT_CARDS = 4
"""The largest number of point cards that a badge shows."""

HOUSE = (
    "M-10.5,1h21v15h-21z",
    "M-17,-1.5C-12,-2.5 -8,-6 -6.5,-9H6.5C8,-6 12,-2.5 17,-1.5C16.5,1.5 14.5,2.5 12.5,2.5H-12.5"
    "C-14.5,2.5 -16.5,1.5 -17,-1.5Z",
    "M-10.5,-8.5C-7,-9.5 -4,-12.5 -2.5,-16.5H2.5C4,-12.5 7,-9.5 10.5,-8.5C10,-6.5 8.5,-6 7.5,-6H-7.5"
    "C-8.5,-6 -10,-6.5 -10.5,-8.5Z",
)
EAVES = "M-14,.3C-10,-1 -7,-4 -5.5,-6.6M14,.3C10,-1 7,-4 5.5,-6.6"
ROBE = "M-4,-5.5C-8,-2 -10.5,7 -10.5,16.5H10.5C10.5,7 8,-2 4,-5.5Z"
HAT = "M-5,-10C-5,-13 -3,-13.5 -2.6,-16.5H2.6C3,-13.5 5,-13 5,-10ZM-5,-12H-10.5M5,-12H10.5"
FORT = "M-22,18V-8h7v5h7v-5h16v5h7v-5h7V18Z"
STONES = "M-22,5H22M-22,11.5H22M-14,5v6M-4,5v6M8,5v6M17,5v6M-18,12v6M-8,12v6M3,12v6M13,12v6"
ICONS = {
    "i-house": (
        "-18 -18 36 36",
        "M-10,2h20v14h-6v-8h-8v8h-6zM-17,-1C-12,-2 -8,-6 -6,-9H6C8,-6 12,-2 17,-1L13,2.5H-13Z"
        "M-10,-9C-7,-10 -4,-13 -2.5,-17H2.5C4,-13 7,-10 10,-9Z",
    ),
    "i-emissary": (
        "-14 -18 28 36",
        "M-4,-4C-8,-1 -10.5,7 -10.5,17H10.5C10.5,7 8,-1 4,-4A5.2,5.2 0 0 0 5.2,-9H10.5V-11H5L3,-17H-3L-5,-11H-10.5V-9"
        "H-5.2A5.2,5.2 0 0 0 -4,-4Z",
    ),
    "i-fort": ("-18 -18 36 36", "M-15,15V-11h7v6h4.5v-6h7v6h4.5v-6h7V15H4.5V6a4.5,4.5 0 0 0 -9,0v9Z"),
    "i-card": (
        "-18 -18 36 36",
        "M-8,-16H8a4,4 0 0 1 4,4V12a4,4 0 0 1 -4,4H-8a4,4 0 0 1 -4,-4V-12a4,4 0 0 1 4,-4ZM-8,-12V12H8V-12Z"
        "M0,-7L4.5,0L0,7L-4.5,0Z",
    ),
}


def sprite(m: Map) -> str:
    """Returns all symbols of the game. Cards carry the names of the provinces of this map."""
    seats = range(MOST_SEATS)
    symbols = [
        *(_symbol(f"house-{seat}", "-20 -20 40 40", house(seat)) for seat in seats),
        *(_symbol(f"emissary-{seat}", "-14 -20 28 40", emissary(seat)) for seat in seats),
        _symbol("fort", "-25 -11 50 32", fort()),
        *(_symbol(f"card-{colour}", "0 0 66 94", _card(m, colour)) for colour in COLOURS),
        _symbol("card-back", "0 0 66 94", _card_back()),
        _symbol("emperor", "-12 -12 24 24", _emperor()),
        *(_symbol(f"points-{50 * cards}", "-12 -12 24 24", _points(50 * cards)) for cards in _point_cards()),
        *(_symbol(name, box, path(d, fill="currentColor", fill_rule="evenodd")) for name, (box, d) in ICONS.items()),
    ]
    return "\n".join(symbols)


def _symbol(name: str, box: str, content: str) -> str:
    return f'<symbol id="{name}" viewBox="{box}">{content}</symbol>'


def _point_cards() -> range:
    return range(1, MOST_POINT_CARDS + 1)


# ------------------------------------------------------------------ pieces


def house(seat: int) -> str:
    """Draws a house with its seat's sign, around the middle of its field."""
    return path("".join(HOUSE), fill=RIM, stroke=RIM, stroke_width=RIM_WIDTH, stroke_linejoin="round") + bare_house(
        seat
    )


def bare_house(seat: int) -> str:
    """Draws a house without the rim."""
    body = "".join(path(d) for d in HOUSE)
    ink = f'fill="currentColor" stroke="{INK}" stroke-width="1.5" stroke-linejoin="round"'
    light = path(EAVES, fill="none", stroke="#fff", stroke_opacity=0.45, stroke_width=1.1)
    return f"<g {ink}>{body}</g>{light}{sign(seat, 9.4, 4.7)}"


def emissary(seat: int) -> str:
    """Draws an emissary with its seat's sign."""
    rim = path(f"{ROBE}{HAT}M0,-12.5a4,4 0 0 1 0,8a4,4 0 0 1 0,-8Z", fill=RIM, stroke=RIM, stroke_width=RIM_WIDTH)
    figure = [
        path(ROBE, fill="currentColor"),
        '<circle cy="-8.5" r="4.6" fill="#f3dfbd"/>',
        path(HAT, fill=INK),
    ]
    ink = f'stroke="{INK}" stroke-width="1.4" stroke-linejoin="round"'
    collar = path("M0,-4L-2.5,-1M0,-4L2.5,-1", stroke="#fff", stroke_opacity=0.6, fill="none")
    return f"{rim}<g {ink}>{''.join(figure)}</g>{collar}{sign(seat, 7.5, 5)}"


def fort() -> str:
    """Draws a fortification, which lies below a house."""
    rim = path(FORT, fill=RIM, stroke=RIM, stroke_width=RIM_WIDTH, stroke_linejoin="round")
    walls = path(FORT, fill="#b9ad98", stroke=INK, stroke_width=1.5, stroke_linejoin="round")
    return rim + walls + path(STONES, stroke="#6f6351", stroke_width=1, fill="none")


def sign(seat: int, y: float, size: float) -> str:
    """Draws a seat's sign: circle, square, triangle, diamond or star; dark on yellow, light on the other colours."""
    fill = INK if seat == MOST_SEATS - 1 else SIGN
    if seat == 0:
        return f'<circle cy="{num(y)}" r="{num(size)}" fill="{fill}"/>'
    if seat == 1:
        half = size * 0.9
        return rect(-half, y - half, 2 * half, 2 * half, fill=fill)
    return f'<polygon points="{_corners(seat, y, size)}" fill="{fill}"/>'


def _corners(seat: int, y: float, size: float) -> str:
    if seat == 2:
        corners = [(0, y - size), (size * 1.1, y + size * 0.95), (-size * 1.1, y + size * 0.95)]
    elif seat == 3:
        corners = [(0, y - size * 1.25), (size * 1.05, y), (0, y + size * 1.25), (-size * 1.05, y)]
    else:
        rays = [(size * (1.3 if i % 2 == 0 else 0.56), math.tau * i / 10) for i in range(10)]
        corners = [(reach * math.sin(angle), y - reach * math.cos(angle)) for reach, angle in rays]
    return " ".join(f"{a:.2f},{b:.2f}" for a, b in corners)


# ------------------------------------------------------------------ cards and badges


def _card(m: Map, colour: str) -> str:
    hills = (
        path("M0,94V80C8,76 12,70 17,70S26,78 31,78 40,66 47,66 58,76 66,77V94Z", fill=INK, opacity=0.13),
        path("M0,94V87C10,82 16,80 22,82S36,90 44,86 58,84 66,86V94Z", fill=INK, opacity=0.16),
    )
    frame = rect(3.5, 3.5, 59, 87, rx=3, fill="none", stroke=INK, stroke_opacity=0.45)
    ground = rect(0, 0, 66, 94, fill=LIGHT.tints[colour].wash)
    named = [p for p in m.provinces if p.colour == colour]
    return "".join([ground, *hills, frame, *_names(named)])


def _names(provinces: list[Province]) -> list[str]:
    """Writes the provinces of a card below each other: one in large letters, two in halves, more in smaller rows."""
    if len(provinces) == 1:
        return _name(provinces[0], 55, 36, 11)
    if len(provinces) == 2:
        rule = path("M22,48H44", stroke=INK, stroke_opacity=0.5)
        return [*_name(provinces[0], 33, 25, 9.5), rule, *_name(provinces[1], 70, 25, 9.5)]
    step = 84 / max(1, len(provinces))
    size = step * 0.5
    return [line for i, p in enumerate(provinces) for line in _name(p, 5 + step * i + size, size, size * 0.55)]


def _name(p: Province, y: float, size: float, small: float) -> list[str]:
    style = {"text_anchor": "middle", "fill": INK}
    return [
        text((33, y), p.names["zh"], size, font_weight=700, font_family=BRUSH, **style),
        text((33, y + small * 1.2), p.names["en"], small, font_weight=600, font_family=LETTERS, **style),
    ]


def _card_back() -> str:
    lattice = "".join(f"M{x},-2l98,98M{x + 66},-2l-98,98" for x in range(-88, 78, 11))
    content = [
        rect(0, 0, 66, 94, fill="#98261d"),
        path(lattice, stroke="#7d1d15", stroke_width=2.6, fill="none"),
        rect(4, 4, 58, 86, rx=3, fill="none", stroke="#f0cf86", stroke_opacity=0.8, stroke_width=1.3),
        '<circle cx="33" cy="47" r="20" fill="#98261d" stroke="#f0cf86" stroke-width="1.3"/>',
        text((33, 57), "龍", 27, text_anchor="middle", font_weight=600, fill="#f3d9a4", font_family=BRUSH),
    ]
    return "".join(content)


def _emperor() -> str:
    seal = rect(-11, -11, 22, 22, rx=4, fill="#a3281f", stroke="#f0cf86", stroke_width=1.6)
    return seal + text((0, 5.6), "帝", 15, text_anchor="middle", font_weight=600, fill="#fbe9c2", font_family=BRUSH)


def _points(points: int) -> str:
    card = rect(-11.2, -8, 22.4, 16, rx=2.5, fill="#f0dca2", stroke=INK, stroke_width=1.2)
    label = escape(f"+{points}")
    size = 10 if points < 100 else 8.5
    return card + text((0, size * 0.36), label, size, text_anchor="middle", font_weight=700, fill=INK)


def figures(seats: list[tuple[int, float, float, float, str]]) -> str:
    """Draws houses without symbols, for pictures on pages that have no sprite: seat, place, size and colour of each."""
    drawn = [
        layer(
            [bare_house(seat)],
            transform=f"translate({num(x)} {num(y)}) scale({size / 36:.4g})",
            color=colour,
        )
        for seat, x, y, size, colour in seats
    ]
    return "".join(drawn)
