"""The inks, papers and typefaces of the board."""

from __future__ import annotations

from typing import NamedTuple

INK = "#3d2b1d"
PAPER = "#f2e7cc"
PAPER_EDGE = "#d8c193"
CREAM = "#fbf4e0"
SEAL = "#a3352a"
SEAL_EDGE = "#7c2318"

SEA = "#bfd2cb"
SEA_DEEP = "#a5c0bd"
SHALLOWS = "#d3dfd5"
SURF = "#e4ebdd"
WATER_LINE = "#7d9fa0"
WATER_NAME = "#5d8086"
RIVER = "#b4cfcd"
RIVER_EDGE = "#6f9296"

ROAD = "#fdf6e3"
ROAD_EDGE = "#5b412b"

SERIF = "'Palatino Linotype', Palatino, 'Noto Serif CJK SC', 'Songti SC', 'Noto Serif', serif"
HANZI = "'Noto Serif CJK SC', 'Source Han Serif SC', 'Songti SC', SimSun, serif"


class Tint(NamedTuple):
    """The three strengths in which a province colour is used."""

    wash: str
    edge: str
    strong: str


TINTS = {
    "violet": Tint("#cbbcd2", "#9480a6", "#6f5a86"),
    "red": Tint("#dca597", "#b5695a", "#96432f"),
    "yellow": Tint("#f0e2a6", "#c9aa4a", "#94771c"),
    "orange": Tint("#efc68f", "#cf8c47", "#a7611d"),
    "green": Tint("#c0cda2", "#869b5f", "#5b7138"),
}
