"""The colours of the board by day and by night."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from kaiserhof.drawing.palette import Palette, Tint


class Noise(NamedTuple):
    """The colour of a noise filter: shares of red, green and blue, and how strong it is."""

    red: float
    green: float
    blue: float
    opacity: float


@dataclass(frozen=True, slots=True, kw_only=True)
class MapPalette(Palette):
    """All colours of the board. Every module draws with the palette that it is given."""

    # Lines and paper.
    glow: str
    """Shadow on the paper all around the land."""
    cream: str
    """Background of fields and dragon spaces."""
    field_rim: str
    seal_edge: str
    seal_sign: str
    dragon: str
    """Rings and character of a dragon space."""
    grain: Noise
    stain: Noise

    # Water.
    sea_deep: str
    shallows: str
    water_name: str
    surf: str
    water_shadow: str
    river: str
    river_edge: str

    # Roads, coins and junks.
    road: str
    road_edge: str
    coin: str
    coin_rim: str
    coin_face: str
    coin_ink: str
    wood: str
    sail: str

    # The Great Wall.
    merlon: str
    walkway: str
    walkway_dark: str
    face: str
    tower: str
    tower_merlon: str
    tower_face: str
    wall_ink: str
    wall_seal: str
    """Colour of every tenth number."""

    tints: Mapping[str, Tint]


LIGHT = MapPalette(
    ink="#3d2b1d",
    paper="#f2e7cc",
    paper_edge="#d8c193",
    glow="#b99c66",
    cream="#fbf4e0",
    field_rim="#3d2b1d",
    seal="#a3352a",
    seal_edge="#7c2318",
    seal_sign="#f2e7cc",
    dragon="#a3352a",
    grain=Noise(0.28, 0.2, 0.1, 0.3),
    stain=Noise(0.45, 0.33, 0.15, 0.38),
    sea="#bfd2cb",
    sea_deep="#a5c0bd",
    shallows="#d3dfd5",
    surf="#e4ebdd",
    water_line="#7d9fa0",
    water_name="#5d8086",
    water_shadow="#5e6f6b",
    river="#b4cfcd",
    river_edge="#6f9296",
    road="#fdf6e3",
    road_edge="#5b412b",
    coin="#b8934c",
    coin_rim="#7d5f28",
    coin_face="#fbf4e0",
    coin_ink="#3d2b1d",
    wood="#8a6a48",
    sail="#e8d3a4",
    shadow="#6d5539",
    merlon="#cdb88f",
    walkway="#e4d3ab",
    walkway_dark="#d8c398",
    face="#b59d72",
    tower="#ecdcb6",
    tower_merlon="#c3a877",
    tower_face="#a98f63",
    wall_ink="#3d2b1d",
    wall_seal="#a3352a",
    tints={
        "violet": Tint("#cbbcd2", "#9480a6", "#6f5a86"),
        "red": Tint("#dca597", "#b5695a", "#96432f"),
        "yellow": Tint("#f0e2a6", "#c9aa4a", "#94771c"),
        "orange": Tint("#efc68f", "#cf8c47", "#a7611d"),
        "green": Tint("#c0cda2", "#869b5f", "#5b7138"),
    },
)
"""By day: parchment and ink."""

DARK = MapPalette(
    ink="#d9c8a6",
    paper="#211b18",
    paper_edge="#15110f",
    glow="#000000",
    cream="#191411",
    field_rim="#e3d3b0",
    seal="#b5453a",
    seal_edge="#e08a70",
    seal_sign="#f6e6c6",
    dragon="#d9694f",
    grain=Noise(0.95, 0.85, 0.7, 0.1),
    stain=Noise(0.0, 0.0, 0.0, 0.3),
    sea="#16282f",
    sea_deep="#0f1f27",
    shallows="#1d343b",
    surf="#2a474d",
    water_line="#42656c",
    water_name="#88adb1",
    water_shadow="#000000",
    river="#35606a",
    river_edge="#10191c",
    road="#cdbb94",
    road_edge="#120e0c",
    coin="#8c6d34",
    coin_rim="#d2ac5e",
    coin_face="#221b17",
    coin_ink="#f1dca8",
    wood="#5a422e",
    sail="#8d7a58",
    shadow="#000000",
    merlon="#5a4d3d",
    walkway="#463b30",
    walkway_dark="#3b3128",
    face="#2c2520",
    tower="#544738",
    tower_merlon="#695a46",
    tower_face="#332b24",
    wall_ink="#e6d6b4",
    wall_seal="#ffb08e",
    tints={
        "violet": Tint("#4a3e5c", "#7f6ba0", "#b7a2d4"),
        "red": Tint("#632f2a", "#a45447", "#e59a8a"),
        "yellow": Tint("#5f551f", "#978936", "#ecd97a"),
        "orange": Tint("#6c431f", "#ad6c2e", "#f0b06a"),
        "green": Tint("#35492c", "#66834c", "#a9c488"),
    },
)
"""By night: dark paper, light ink, and province colours that are dimmed but still differ."""
