"""Colours and typefaces that all drawings share, by day and by night, and the paper below them."""

from __future__ import annotations

import re
import tomllib
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from importlib.resources import files
from typing import Any, NamedTuple, TypeVar

SERIF = "'Palatino Linotype', Palatino, 'Noto Serif CJK SC', 'Songti SC', 'Noto Serif', serif"
HANZI = "'Noto Serif CJK SC', 'Source Han Serif SC', 'Songti SC', SimSun, serif"

SEAT_COLOURS = ("#0072B2", "#009E73", "#AA4499", "#D55E00", "#E6B800")
"""The colour of each seat if nobody has chosen another one. Each seat also has a sign."""

ON_SEATS = ("#fffffe", "#fffffd", "#fffffc", "#fffffb", "#2b2119")
"""The ink of a sign on the colour of its seat, in base pictures: dark on yellow, light on the others. They are all
different, so that they can be exchanged like the colours; see `Artist.seat_tints`."""


def on_seat(seat: int, light: str = "#ffffff", dark: str = ON_SEATS[4]) -> str:
    """Returns the paint of a sign on the colour of its seat, in a drawing that takes its colours from the page.

    >>> on_seat(0), on_seat(4)
    ('var(--on-seat, #ffffff)', 'var(--on-seat, #2b2119)')
    """
    return f"var(--on-seat, {dark if seat == 4 else light})"


def recoloured(drawn: str, tints: Sequence[Sequence[str]], order: Sequence[int]) -> str:
    """Returns a drawing with the tints of each seat replaced by those of the seat that `order` names for it.

    >>> recoloured("#aaaaaa #bbbbbb", [("#aaaaaa",), ("#bbbbbb",)], [1, 0])
    '#bbbbbb #aaaaaa'
    """
    new = {
        old.lower(): tint
        for seat, other in enumerate(order)
        if seat != other
        for old, tint in zip(tints[seat], tints[other], strict=True)
    }
    return re.sub(r"#[0-9A-Fa-f]{6}\b", lambda found: new.get(found[0].lower(), found[0]), drawn) if new else drawn


class Tint(NamedTuple):
    """A colour in three strengths."""

    wash: str
    edge: str
    strong: str


@dataclass(frozen=True, slots=True, kw_only=True)
class Palette:
    """The colours of a board. A game may add more, and makes one palette for the day and one for the night."""

    ink: str
    paper: str
    paper_edge: str
    seal: str
    shadow: str
    sea: str
    water_line: str


P = TypeVar("P", bound=Palette)


def read_palettes(kind: type[P], package: str, **convert: Callable[[Any], Any]) -> tuple[P, P]:
    """Reads the palettes for the day and for the night from the `colours.toml` of a package.

    `convert` has a function for each value that is neither a colour nor a list of colours.
    """
    found = tomllib.loads((files(package) / "colours.toml").read_text(encoding="utf-8"))
    by_day, by_night = (
        kind(**{name: convert.get(name, _as_is)(value) for name, value in found[time].items()})
        for time in ("day", "night")
    )
    return by_day, by_night


def _as_is(value: Any) -> Any:
    return tuple(value) if isinstance(value, list) else value


def mix(first: str, second: str, share: float) -> str:
    """Mixes two colours; `share` is that of the second.

    >>> mix("#000000", "#ffffff", 0.5)
    '#808080'
    """
    pairs = [(int(first[i : i + 2], 16), int(second[i : i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)


def _stops(offset: str, first: str, last: str) -> str:
    """Returns the stops of a gradient from one colour to another."""
    return f'<stop offset="{offset}" stop-color="{first}"/><stop offset="1" stop-color="{last}"/>'


def paper_gradient(offset: str, middle: str, edge: str) -> str:
    """Returns the gradient `def-paper`, which is darker towards the edge."""
    return f'<radialGradient id="def-paper" cx=".5" cy=".48" r=".75">{_stops(offset, middle, edge)}</radialGradient>'


def water_gradient(offset: str, shallow: str, far: str) -> str:
    """Returns the gradient `def-deep`, which is darker towards the east."""
    return f'<linearGradient id="def-deep" x1="0" x2="1" y1="0" y2="0">{_stops(offset, shallow, far)}</linearGradient>'


GRAIN = ("def-grain", '.9" numOctaves="2" seed="7', "0 0 0 0 .28  0 0 0 0 .2  0 0 0 0 .1  0 0 0 .55 -.18")
STAIN = ("def-stain", '.008 .011" numOctaves="4" seed="21', "0 0 0 0 .45  0 0 0 0 .33  0 0 0 0 .15  0 0 0 1.5 -.66")
"""Filters of paper by day: name, frequency of the noise, and the matrix of its colour."""


def noise_filter(name: str, frequency: str, colours: str) -> str:
    """Returns a filter that fills a shape with noise of one colour."""
    return (
        f'<filter id="{name}" x="0" y="0" width="100%" height="100%">'
        f'<feTurbulence type="fractalNoise" baseFrequency="{frequency}"/><feColorMatrix values="{colours}"/></filter>'
    )
