"""Colours and typefaces that all drawings share: paper and ink, by day and by night."""

from __future__ import annotations

from dataclasses import dataclass
from typing import NamedTuple

SERIF = "'Palatino Linotype', Palatino, 'Noto Serif CJK SC', 'Songti SC', 'Noto Serif', serif"
HANZI = "'Noto Serif CJK SC', 'Source Han Serif SC', 'Songti SC', SimSun, serif"

SEAT_COLOURS = ("#0072B2", "#009E73", "#AA4499", "#D55E00", "#E6B800")
"""By seat, as on the page. Each seat also has a sign."""


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


def mix(first: str, second: str, share: float) -> str:
    """Returns the first colour with this share of the second.

    >>> mix("#000000", "#ffffff", 0.5)
    '#808080'
    """
    pairs = [(int(first[i : i + 2], 16), int(second[i : i + 2], 16)) for i in (1, 3, 5)]
    return "#" + "".join(f"{round(a + (b - a) * share):02x}" for a, b in pairs)
