"""Turns a drawing by day into one by night: dark paper, light ink."""

from __future__ import annotations

import colorsys
import re
from collections.abc import Mapping
from functools import cache

_COLOUR = re.compile(r"#[0-9A-Fa-f]{6}\b")
_NONE: Mapping[str, str] = {}


def by_night(drawing: str, chosen: Mapping[str, str] = _NONE) -> str:
    """Returns a drawing with every colour replaced by its colour at night: one chosen by hand, or a darkened one.

    >>> by_night('<path fill="#f4e9cf" stroke="#2b2019"/>')
    '<path fill="#564620" stroke="#c1afa3"/>'
    """
    return _COLOUR.sub(lambda found: chosen.get(found[0]) or _night(found[0]), drawing)


@cache
def _night(colour: str) -> str:
    """Returns a colour with its lightness turned round and less of it."""
    red, green, blue = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    hue, light, strength = colorsys.rgb_to_hls(red, green, blue)
    dark = colorsys.hls_to_rgb(hue, 0.78 - 0.62 * light, min(1.0, strength * 0.72))
    return "#" + "".join(f"{round(part * 255):02x}" for part in dark)
