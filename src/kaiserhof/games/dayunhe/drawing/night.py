"""Turns a drawing by day into one by night: dark paper, light ink."""

from __future__ import annotations

from kaiserhof.drawing import night
from kaiserhof.games.dayunhe.drawing.colours import BORDER, DARK, LIGHT, LOOKS, washes

FAINT = 0.68
"""How much of the dark paper is in the ground of a region."""

CHOSEN = night.colours_by_night(LIGHT, DARK)
"""Colours chosen by hand. All others follow from those by day."""
CHOSEN[BORDER] = "#8c7a5b"
for _look in LOOKS:
    CHOSEN |= dict(zip(washes(_look.colour, LIGHT.paper), washes(_look.colour, DARK.paper, FAINT), strict=True))


def by_night(drawing: str) -> str:
    """Returns a drawing with every colour replaced by its colour at night."""
    return night.by_night(drawing, CHOSEN)
