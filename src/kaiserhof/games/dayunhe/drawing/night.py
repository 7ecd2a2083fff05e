"""Turns a drawing by day into one by night: dark paper, light ink."""

from __future__ import annotations

import colorsys
import re
from dataclasses import fields
from functools import cache

from kaiserhof.games.dayunhe.drawing.colours import BORDER, DARK, LIGHT, LOOKS, washes

FAINT = 0.68
"""How much of the dark paper is in the ground of a region."""

CHOSEN: dict[str, str] = {getattr(LIGHT, each.name): getattr(DARK, each.name) for each in fields(LIGHT)}
"""Colours chosen by hand. All others are darkened by a formula."""
CHOSEN[BORDER] = "#8c7a5b"
for _look in LOOKS:
    CHOSEN |= dict(zip(washes(_look.colour, LIGHT.paper), washes(_look.colour, DARK.paper, FAINT), strict=True))


@cache
def _night(colour: str) -> str:
    if colour in CHOSEN:
        return CHOSEN[colour]
    red, green, blue = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    hue, light, strength = colorsys.rgb_to_hls(red, green, blue)
    dark = colorsys.hls_to_rgb(hue, 0.78 - 0.62 * light, min(1.0, strength * 0.72))
    return "#" + "".join(f"{round(part * 255):02x}" for part in dark)


def by_night(drawing: str) -> str:
    """Returns a drawing with every colour replaced by its colour at night."""
    return re.sub(r"#[0-9a-f]{6}\b", lambda found: _night(found[0]), drawing)
