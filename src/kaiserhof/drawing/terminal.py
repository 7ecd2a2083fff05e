"""Draws for a terminal: signs, colours, and a grid of characters. Colour alone never identifies a player."""

from __future__ import annotations

import unicodedata

SIGNS = "●■▲◆★"
"""Signs by seat: circle, square, triangle, diamond, star."""

SEAT_COLOURS = ("blue", "green", "violet", "red", "yellow")

_ANSI = {
    "blue": "38;5;32",
    "green": "38;5;35",
    "violet": "38;5;133",
    "red": "38;5;166",
    "yellow": "38;5;178",
    "orange": "38;5;172",
    "dim": "2",
    "bold": "1",
}


def paint(text: str, colour: str | None) -> str:
    """Colours a text for a terminal (None: unchanged)."""
    return f"\x1b[{_ANSI[colour]}m{text}\x1b[0m" if colour and text.strip() else text


def sign(seat: int, *, colour: bool = False) -> str:
    """Returns a seat's sign.

    >>> sign(0), sign(3)
    ('●', '◆')
    """
    return paint(SIGNS[seat], SEAT_COLOURS[seat] if colour else None)


class Canvas:
    """Characters in rows and columns, each with a colour. Later text covers earlier text.

    >>> canvas = Canvas(7, 1)
    >>> canvas.line((0, 0), (6, 0), "·")
    >>> canvas.text(3, 0, "ab")
    >>> canvas.show()
    '···ab··'
    """

    def __init__(self, width: int, height: int) -> None:
        self.width, self.height = width, height
        self._cells = [[" "] * width for _ in range(height)]
        self._colours: list[list[str | None]] = [[None] * width for _ in range(height)]

    def text(self, x: int, y: int, text: str, colour: str | None = None) -> None:
        """Writes text to the right of a position. Wide characters take two columns."""
        if not 0 <= y < self.height:
            return
        for char in text:
            wide = unicodedata.east_asian_width(char) in "WF"
            if 0 <= x < self.width - wide:
                self._cells[y][x], self._colours[y][x] = char, colour
                if wide:
                    self._cells[y][x + 1] = ""
            x += 1 + wide

    def line(self, start: tuple[int, int], end: tuple[int, int], char: str, colour: str | None = None) -> None:
        """Draws a straight line with a character."""
        (x0, y0), (x1, y1) = start, end
        steps = max(abs(x1 - x0), abs(y1 - y0), 1)
        for step in range(steps + 1):
            self.text(round(x0 + (x1 - x0) * step / steps), round(y0 + (y1 - y0) * step / steps), char, colour)

    def show(self, *, colour: bool = False) -> str:
        """Returns the grid as text, with or without ANSI colours. Trailing blanks are removed."""
        rows = []
        for cells, colours in zip(self._cells, self._colours, strict=True):
            length = len("".join(char or "_" for char in cells).rstrip())
            row = zip(cells[:length], colours[:length], strict=True)
            rows.append("".join(paint(char, tint if colour else None) for char, tint in row))
        return "\n".join(rows)
