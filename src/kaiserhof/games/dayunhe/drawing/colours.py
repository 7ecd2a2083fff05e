"""The inks, papers and typefaces of the board, and the colour and sign of each seat."""

from __future__ import annotations

from typing import NamedTuple

INK = "#3d2b1d"
PAPER = "#f2e7cc"
PAPER_EDGE = "#d8c193"
CREAM = "#fbf4e0"
SHADE = "#6d5539"
SEAL = "#a3352a"
SEAL_EDGE = "#7c2318"
GOLD = "#f3dfae"
NEUTRAL = "#efe3c4"
NEUTRAL_EDGE = "#c9b68a"
PALE = "#f4eacf"
DARK = "#37271a"
"""Laid over a seat's colour to make it paler or darker, so that the colour itself may come from elsewhere."""

SEA = "#bfd2cb"
WATER_LINE = "#7d9fa0"
WATER = "#2f8cab"
RIPPLE = "#7fc3d3"
QUAY = "#fdf6e3"
SAND = "#d3b98a"
LAND = "#e6d5aa"

SERIF = "'Palatino Linotype', Palatino, 'Noto Serif CJK SC', 'Songti SC', 'Noto Serif', serif"
HANZI = "'Noto Serif CJK SC', 'Source Han Serif SC', 'Songti SC', SimSun, serif"


class Look(NamedTuple):
    """How a seat looks: never by colour alone."""

    colour: str
    sign: str
    figures: str
    """The colour of figures on the sign."""


LOOKS = (
    Look("#0072B2", "circle", "#ffffff"),
    Look("#009E73", "square", "#ffffff"),
    Look("#AA4499", "triangle", "#ffffff"),
    Look("#D55E00", "diamond", "#ffffff"),
    Look("#E6B800", "star", INK),
)

BY_SEAT = tuple(look._replace(colour="currentColor") for look in LOOKS)
"""The same where the page gives the colour (`class="seat-2"`)."""


def mix(first: str, second: str, share: float) -> str:
    """The first colour with this share of the second.

    >>> mix("#000000", "#ffffff", 0.5)
    '#808080'
    """
    pairs = [(int(first[i : i + 2], 16), int(second[i : i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)
