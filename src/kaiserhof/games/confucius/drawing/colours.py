"""Colours: of pieces and cards, the same by day and by night, and of the board by day and by night."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass

from kaiserhof.drawing.palette import Palette, Tint

INK = "#2f2118"
PAPER = "#f2e7cc"
CREAM = "#fbf4e0"
SIGN = "#f3e2b4"
"""Characters on plaques, which are dark by day too."""
SEAL = "#a3352a"
SEAL_EDGE = "#7c2318"
GOLD = "#b8934c"
SAND = "#f0dba8"
WOOD = "#8a5a34"
CAP = "#2e2622"
SKIN = "#eccfa8"
LINE = "#a98f5c"
WATER = "#4c7486"
BLUE_GLAZE = "#35648a"
GREEN_GLAZE = "#3f7d6c"


MINISTRY_TINTS = (
    Tint("#e6bfb3", "#b5695a", "#96432f"),
    Tint("#e2cda6", "#a98656", "#76562c"),
    Tint("#c3d5da", "#6f96a5", "#3c6476"),
)
"""Red for Bingbu, brown for Hubu, blue for Gongbu."""


@dataclass(frozen=True, slots=True, kw_only=True)
class BoardPalette(Palette):
    """All colours of the board."""

    sea_deep: str
    shallows: str
    water_name: str
    soft: str
    """Ink of less important texts."""
    panel: str
    """Background of an area."""
    field: str
    """Background of a space inside an area."""
    plate: str
    """Disc below a pictogram."""
    line: str
    gold_field: str
    slip: str
    slip_dark: str
    slip_ten: str
    rod: str
    land: str
    steppe: str
    """Background of the Foreign Lands."""
    mountain: str
    plaque: Mapping[int, str]
    """Background of a ministry's name, by ministry."""
    wash: Mapping[int, str]
    """Background of a ministry, by ministry."""
    edge: Mapping[int, str]
    number: Mapping[int, str]
    """Numbers of its officials, by ministry."""
    student: Mapping[int, str]
    """Background of the red and the orange student."""
    mix: float
    """Share of a seat's colour in the background of its spaces."""
    grain: float
    stain: float
    faint: float
    """Opacity of what is not used in this game."""


LIGHT = BoardPalette(
    ink="#3d2b1d",
    soft="#6a5238",
    paper="#f2e7cd",
    paper_edge="#d8c193",
    panel="#f7eed6",
    field="#fbf4e1",
    plate="none",
    line="#a98f5d",
    seal="#a3352b",
    shadow="#6d5539",
    gold_field="#f6e2b8",
    slip="#ece0b6",
    slip_dark="#e3d5a2",
    slip_ten="#e7d08f",
    rod="#8d6238",
    sea="#bfd2cb",
    sea_deep="#a5c0bd",
    shallows="#d3dfd5",
    water_line="#7d9fa0",
    water_name="#3c5f66",
    land="#e9dab0",
    steppe="#e3dbb2",
    mountain="#f4ead1",
    plaque={0: "#96432f", 1: "#76562c", 2: "#3c6476"},
    wash={0: "#eccabf", 1: "#e8d6b4", 2: "#cbdbdf"},
    edge={0: "#b5695a", 1: "#a98656", 2: "#6f96a5"},
    number={0: "#8a3a28", 1: "#6b4c24", 2: "#335a6b"},
    student={0: "#d89d88", 1: "#eabf86"},
    mix=0.2,
    grain=0.22,
    stain=0.34,
    faint=0.4,
)
"""By day: parchment and ink."""

DARK = BoardPalette(
    ink="#ead9b6",
    soft="#bba683",
    paper="#211b18",
    paper_edge="#15110f",
    panel="#2a231e",
    field="#352c25",
    plate="#d8c8a4",
    line="#7d6a4c",
    seal="#e08a70",
    shadow="#000000",
    gold_field="#4a3a1f",
    slip="#40362a",
    slip_dark="#372e24",
    slip_ten="#5c4823",
    rod="#6b4a2b",
    sea="#1b3138",
    sea_deep="#12242b",
    shallows="#24404a",
    water_line="#42656c",
    water_name="#a3c6ca",
    land="#3b3327",
    steppe="#302b20",
    mountain="#3f362c",
    plaque={0: "#7a3427", 1: "#5e4524", 2: "#2f5060"},
    wash={0: "#45271f", 1: "#3d3020", 2: "#22343c"},
    edge={0: "#8f5244", 1: "#86693f", 2: "#527685"},
    number={0: "#f0b6a4", 1: "#e3c794", 2: "#a9cbd8"},
    student={0: "#75392a", 1: "#875b28"},
    mix=0.3,
    grain=0.1,
    stain=0.3,
    faint=0.7,
)
"""By night: dark paper and light ink."""
