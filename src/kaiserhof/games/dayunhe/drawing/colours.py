"""The colours and typefaces of the board, and the colour and sign of each seat."""

from __future__ import annotations

from dataclasses import dataclass
from html import escape
from typing import NamedTuple

from kaiserhof.drawing import palette
from kaiserhof.drawing.night import colours_by_night
from kaiserhof.drawing.palette import ON_SEATS, SEAT_COLOURS, Palette, mix, read_palettes


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardPalette(Palette):
    """The colours of the board that are chosen by hand for both day and night."""

    cream: str
    gold: str
    neutral: str
    sand: str
    land: str


LIGHT, DARK = read_palettes(BoardPalette, __package__)

INK, PAPER, PAPER_EDGE, CREAM, SHADE = LIGHT.ink, LIGHT.paper, LIGHT.paper_edge, LIGHT.cream, LIGHT.shadow
SEAL, GOLD, NEUTRAL = LIGHT.seal, LIGHT.gold, LIGHT.neutral
SEA, WATER_LINE, SAND, LAND = LIGHT.sea, LIGHT.water_line, LIGHT.sand, LIGHT.land
"""Everything is drawn by day; `night` replaces the colours."""

BORDER = "#3c2a1c"
"""The lines around regions: ink by day, a fainter ink by night."""
SEAL_EDGE = "#7c2318"
NEUTRAL_EDGE = "#c9b68a"
WATER = "#2f8cab"
RIPPLE = "#7fc3d3"
QUAY = "#fdf6e3"
PALE, DEEP = "#f4eacf", "#37271a"
"""Colours laid over a seat's colour to make it lighter or darker. The page may choose the seat's colour."""

SERIF, HANZI = escape(palette.SERIF), escape(palette.HANZI)


def washes(colour: str, paper: str, faint: float = 0.74) -> tuple[str, str]:
    """Returns the colours of a region's ground and of the rim of its fields."""
    return mix(colour, paper, faint), mix(colour, paper, faint - 0.24)


def plaque(colour: str) -> str:
    """Returns the colour of the plaque of a region."""
    return mix(colour, PAPER, 0.35)


class SeatLook(NamedTuple):
    """How a seat looks: colour and sign, never the colour alone."""

    colour: str
    sign: str
    figures: str
    """Colour of figures on the sign."""


LOOKS = (
    SeatLook(SEAT_COLOURS[0], "circle", ON_SEATS[0]),
    SeatLook(SEAT_COLOURS[1], "square", ON_SEATS[1]),
    SeatLook(SEAT_COLOURS[2], "triangle", ON_SEATS[2]),
    SeatLook(SEAT_COLOURS[3], "diamond", ON_SEATS[3]),
    SeatLook(SEAT_COLOURS[4], "star", ON_SEATS[4]),
)

NIGHT_WASH = 0.68
"""Share of the dark paper's colour in the ground of a region."""

NIGHT = colours_by_night(LIGHT, DARK)
"""The night colours. Those not chosen by hand follow from the day colours."""
NIGHT[BORDER] = "#8c7a5b"
for _look in LOOKS:
    NIGHT |= dict(zip(washes(_look.colour, LIGHT.paper), washes(_look.colour, DARK.paper, NIGHT_WASH), strict=True))
