"""The colours of the board by day and by night."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import NamedTuple

from kaiserhof.drawing.palette import Palette, Tint, read_palettes


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


LIGHT, DARK = read_palettes(
    MapPalette,
    __package__,
    grain=lambda noise: Noise(*noise),
    stain=lambda noise: Noise(*noise),
    tints=lambda tints: {colour: Tint(*tint) for colour, tint in tints.items()},
)
