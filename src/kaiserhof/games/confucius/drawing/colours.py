"""Colours: of pieces and cards, the same by day and by night, and of the board by day and by night."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from kaiserhof.drawing.palette import SEAT_COLOURS, Palette, mix, read_palettes

INK = "#2f2118"
PAPER = "#f2e7cc"
CREAM = "#fbf4e0"
SIGN = "#f3e2b4"
"""Characters on plaques, which are dark by day too."""
SEAL = "#a3352a"
SEAL_EDGE = "#7c2318"
GOLD = "#b8934c"


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
    plaque: Sequence[str]
    """Background of a ministry's name, by ministry."""
    wash: Sequence[str]
    """Background of a ministry, by ministry."""
    edge: Sequence[str]
    number: Sequence[str]
    """Numbers of its officials, by ministry."""
    student: Sequence[str]
    """Background of the red and the orange student."""
    mix: float
    """Share of a seat's colour in the background of its spaces."""
    grain: float
    stain: float
    faint: float
    """Opacity of what is not used in this game."""

    def seat_washes(self, seat: int) -> tuple[str, str]:
        """Returns light washes of a seat's colour: of its spaces, and of its row among the gifts."""
        return mix(self.field, SEAT_COLOURS[seat], self.mix), mix(self.field, SEAT_COLOURS[seat], self.mix * 0.8)


LIGHT, DARK = read_palettes(BoardPalette, __package__)
