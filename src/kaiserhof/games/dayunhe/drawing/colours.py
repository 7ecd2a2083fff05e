"""The colours and typefaces of the board, and the colour and sign of each seat."""

from __future__ import annotations

from html import escape
from typing import NamedTuple

from kaiserhof.drawing import palette
from kaiserhof.drawing.palette import SEAT_COLOURS

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
"""Laid over a seat's colour to make it lighter or darker. The seat's colour itself may come from the page."""

SEA = "#bfd2cb"
WATER_LINE = "#7d9fa0"
WATER = "#2f8cab"
RIPPLE = "#7fc3d3"
QUAY = "#fdf6e3"
SAND = "#d3b98a"
LAND = "#e6d5aa"

SERIF, HANZI = escape(palette.SERIF), escape(palette.HANZI)


class Look(NamedTuple):
    """How a seat looks: colour and sign, never the colour alone."""

    colour: str
    sign: str
    figures: str
    """Colour of figures on the sign."""


LOOKS = (
    Look(SEAT_COLOURS[0], "circle", "#ffffff"),
    Look(SEAT_COLOURS[1], "square", "#ffffff"),
    Look(SEAT_COLOURS[2], "triangle", "#ffffff"),
    Look(SEAT_COLOURS[3], "diamond", "#ffffff"),
    Look(SEAT_COLOURS[4], "star", INK),
)

BY_SEAT = tuple(look._replace(colour="currentColor") for look in LOOKS)
"""The looks for pages that set the colour themselves (`class="seat-2"`)."""
