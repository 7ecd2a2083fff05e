"""Converts a day drawing into a night drawing, or into one for both: dark paper, light ink."""

from __future__ import annotations

import colorsys
import re
from collections.abc import Iterable, Mapping
from dataclasses import fields, is_dataclass
from functools import cache

from kaiserhof.drawing.palette import ON_SEATS, SEAT_COLOURS

_COLOUR = re.compile(r"#[0-9A-Fa-f]{6}\b")
_NONE: Mapping[str, str] = {}
_AS_BY_DAY = {colour: colour for colour in (*SEAT_COLOURS, *ON_SEATS, "#ffffff", "#fffdf4")}
"""Colours that stay the same at night: those of players, and of what lies on them or shines."""


def by_night(drawing: str, chosen: Mapping[str, str] = _NONE) -> str:
    """Returns a drawing with every colour replaced by its night colour: one chosen by hand, or a darkened one.

    >>> by_night('<path fill="#f4e9cf" stroke="#2b2019"/>')
    '<path fill="#564620" stroke="#c1afa3"/>'
    """
    return _COLOUR.sub(lambda found: chosen.get(found[0]) or _night(found[0]), drawing)


def by_day_and_night(drawing: str, chosen: Mapping[str, str] = _NONE) -> str:
    """Returns a drawing that follows the theme of the page around it. The colours of players stay the same.

    >>> by_day_and_night('<path fill="#f4e9cf" stroke="#0072B2"/>')
    '<path fill="light-dark(#f4e9cf,#564620)" stroke="#0072B2"/>'
    """
    chosen = {**chosen, **_AS_BY_DAY}
    return _COLOUR.sub(lambda found: _both(found[0], chosen.get(found[0]) or _night(found[0])), drawing)


def colours_by_night(day: object, night: object) -> dict[str, str]:
    """Returns the night colour for each day colour of a palette; if a day colour occurs twice, its first night colour
    counts.

    >>> colours_by_night({"ink": "#000000", "land": ("#ffffff",)}, {"ink": "#eeeeee", "land": ("#111111",)})
    {'#000000': '#eeeeee', '#ffffff': '#111111'}
    """
    if isinstance(day, str) and isinstance(night, str):
        return {day: night} if _COLOUR.fullmatch(day) else {}
    pairs: Iterable[tuple[object, object]] = ()
    if is_dataclass(day):
        pairs = ((getattr(day, each.name), getattr(night, each.name)) for each in fields(day))
    elif isinstance(day, Mapping) and isinstance(night, Mapping):
        pairs = ((day[key], night[key]) for key in day)
    elif isinstance(day, tuple) and isinstance(night, tuple):
        pairs = zip(day, night, strict=True)
    found: dict[str, str] = {}
    for one, other in pairs:
        found |= {colour: dark for colour, dark in colours_by_night(one, other).items() if colour not in found}
    return found


def _both(day: str, night: str) -> str:
    return day if day == night else f"light-dark({day},{night})"


@cache
def _night(colour: str) -> str:
    """Returns a colour with its lightness inverted and reduced."""
    red, green, blue = (int(colour[i : i + 2], 16) / 255 for i in (1, 3, 5))
    hue, light, strength = colorsys.rgb_to_hls(red, green, blue)
    dark = colorsys.hls_to_rgb(hue, 0.78 - 0.62 * light, min(1.0, strength * 0.72))
    return "#" + "".join(f"{round(part * 255):02x}" for part in dark)
