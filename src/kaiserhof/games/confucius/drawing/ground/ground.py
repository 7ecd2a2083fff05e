"""The brushes of the empty board: the layout, the colours, the texts, and what several parts draw with them."""

from __future__ import annotations

from dataclasses import dataclass

from kaiserhof.drawing.palette import HANZI
from kaiserhof.drawing.text import width
from kaiserhof.engine import Words
from kaiserhof.games.confucius.drawing.board.layout import Box, Layout
from kaiserhof.games.confucius.drawing.colours import BoardPalette
from kaiserhof.games.confucius.drawing.ink import at, path, rect, text


@dataclass(frozen=True, slots=True)
class Ground:
    """A board to draw, for a number of seats, in a language, by day or by night."""

    layout: Layout
    colours: BoardPalette
    words: Words
    chinese: Words
    """Chinese texts: the names of areas are written in Chinese too."""
    advanced: bool

    @property
    def hanzi(self) -> bool:
        """Returns whether the reader's language is Chinese."""
        return self.words.lang == "zh"

    def panel(self, box: Box, fill: str) -> str:
        return rect(
            box.x + 1.5, box.y + 2.5, box.w, box.h, fill=self.colours.shadow, line=0, rx=6, opacity=".2"
        ) + rect(*box, fill=fill, line=1.5, stroke=self.colours.ink, rx=6)

    def title(self, box: Box, message: str, room: float = 0, size: float = 17) -> str:
        """Writes the name of an area, and its Chinese name in red where there is room."""
        words = self.words(message)
        x, y, room = box.x + 11, box.y + 20, room or box.w - 22
        ink = self.colours.ink
        if self.hanzi:
            return text(x, y, words, size + 1, ink, anchor="start", family=HANZI, letter_spacing=2)
        wide = width(words, size)
        drawn = text(x, y, words, size * min(1, room / wide), ink, anchor="start")
        other = self.chinese(message)
        if wide + len(other) * 15 + 14 <= room:
            drawn += text(x + room, y, other, 15, self.colours.seal, 600, "end", HANZI)
        return drawn

    def seat_wash(self, seat: int) -> str:
        """Returns a light wash of a seat's colour."""
        return self.colours.seat_washes(seat)[0]

    def plated(self, x: float, y: float, scale: float, drawn: str, radius: float = 16) -> str:
        """Draws a pictogram. By night it lies on a light plate."""
        if self.colours.plate == "none":
            return at(x, y, scale, drawn)
        size = radius * scale
        return rect(x - size, y - size, 2 * size, 2 * size, fill=self.colours.plate, line=0, rx=5) + at(
            x, y, scale, drawn
        )

    def mountain(self, x: float, y: float, s: float, lean: float = 0) -> str:
        """Draws three peaks with brush strokes."""
        drawn = ""
        for middle, high, half in ((-0.62, 0.62, 0.5), (0.66, 0.54, 0.46), (0.02, 1.0, 0.62)):
            cx, h, w = x + middle * s, high * s, half * s
            top, px = y - h * 1.15, x + middle * s + lean * s
            drawn += path(
                f"M{cx - w:.1f},{y:.1f}C{cx - w * 0.65:.1f},{y - h * 0.3:.1f} {px - w * 0.42:.1f},{top + h * 0.12:.1f} "
                f"{px:.1f},{top:.1f}C{px + w * 0.3:.1f},{top + h * 0.1:.1f} {cx + w * 0.55:.1f},{y - h * 0.42:.1f} "
                f"{cx + w:.1f},{y:.1f}",
                self.colours.mountain,
                0.95,
                self.colours.ink,
            )
            strokes = "".join(
                f"M{px + w * t * 1.1:.1f},{top + h * (0.16 + t * 0.62):.1f}q{w * 0.12:.1f},{h * long * 0.5:.1f} "
                f"{w * 0.18:.1f},{h * long:.1f}"
                for t, long in ((0.1, 0.52), (0.26, 0.4), (0.42, 0.26))
            )
            drawn += path(strokes, "none", 0.7, self.colours.ink, stroke_opacity=".6")
        return drawn
