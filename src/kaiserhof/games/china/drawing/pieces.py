"""Draws pieces and cards as SVG symbols: houses and emissaries with their seat's sign, forts, cards, badges, icons.

A symbol takes the colour of its seat from `currentColor`; everything else it brings with it.
"""

from __future__ import annotations

import math
from collections.abc import Iterable

from kaiserhof.drawing.assets import Figure, figures
from kaiserhof.drawing.palette import SEAT_COLOURS, on_seat
from kaiserhof.drawing.svg import layer, path, tenths
from kaiserhof.games.china.board.board import Map, Province
from kaiserhof.games.china.drawing.colours import LIGHT
from kaiserhof.games.china.rules.components import COLOURS, MAX_SEATS

INK = "#2b2019"
SIGN = "#fbf4e2"
BRUSH = "'Kaiti SC', KaiTi, 'Noto Serif CJK SC', 'Songti SC', serif"
LETTERS = "Palatino, 'Noto Serif', 'Noto Serif CJK SC', Georgia, serif"

MAX_POINT_CARDS = 4
"""The largest number of point cards that a badge shows."""

FIGURES = figures(__package__, "figures.svg")
"""Fortification, cards, badges and icons; pieces without the sign of their seat; a province's card without names."""


def sprite(m: Map) -> str:
    """Returns all symbols of the game. Cards bear the names of the provinces on this map."""
    seats = range(MAX_SEATS)
    house_box, emissary_box, card_box = (FIGURES[name].box for name in ("house", "emissary", "card"))
    points = (f"points-{50 * cards}" for cards in range(1, MAX_POINT_CARDS + 1))
    symbols = [
        *(Figure(house_box, _house(seat)).symbol(f"house-{seat}") for seat in seats),
        *(Figure(emissary_box, _emissary(seat)).symbol(f"emissary-{seat}") for seat in seats),
        FIGURES["fort"].symbol("fort"),
        *(Figure(card_box, _card(m, colour)).symbol(f"card-{colour}") for colour in COLOURS),
        *(FIGURES[name].symbol(name) for name in ("card-back", "emperor", *points)),
        *(drawn.symbol(name) for name, drawn in FIGURES.items() if name.startswith("i-")),
    ]
    return "\n".join(symbols)


# ------------------------------------------------------------------ pieces


def _house(seat: int) -> str:
    """Draws a house around the middle of its field, with a rim that keeps it visible on land of any colour."""
    return FIGURES["house-rim"].markup + _house_without_rim(seat)


def _house_without_rim(seat: int) -> str:
    return FIGURES["house"].markup + _sign(seat, 9.4, 4.7)


def _emissary(seat: int) -> str:
    return FIGURES["emissary"].markup + _sign(seat, 7.5, 5)


def _sign(seat: int, y: float, size: float) -> str:
    """Draws a seat's sign: circle, square, triangle, diamond or star; dark on yellow, light on the other colours."""
    fill = on_seat(seat, SIGN, INK)
    if seat == 0:
        return f'<circle cy="{tenths.num(y)}" r="{tenths.num(size)}" fill="{fill}"/>'
    if seat == 1:
        half = size * 0.9
        return tenths.rect(-half, y - half, 2 * half, 2 * half, fill=fill)
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
    named = [p for p in m.provinces if p.colour == colour]
    return "".join([FIGURES["card"].coloured(LIGHT.tints[colour].wash), *_names(named)])


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
        tenths.text((33, y), p.names["zh"], size, font_weight=700, font_family=BRUSH, **style),
        tenths.text(
            (33, y + small * 1.2),
            p.names["en"],
            small,
            data_latin="",
            font_weight=600,
            font_family=LETTERS,
            **style,
        ),
    ]


def houses(places: Iterable[tuple[int, float, float, float]]) -> str:
    """Draws houses without a sprite; `places` are seat, x, y and size of each."""
    return "".join(
        layer(
            [_house_without_rim(seat)],
            transform=f"translate({tenths.num(x)} {tenths.num(y)}) scale({size / 36:.4g})",
            color=SEAT_COLOURS[seat],
        )
        for seat, x, y, size in places
    )
