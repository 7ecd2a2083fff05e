"""Signs and colours for a terminal. Each player has a sign and a colour, never the colour alone."""

from __future__ import annotations

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
    """Returns a text in a colour (None: unchanged)."""
    return f"\x1b[{_ANSI[colour]}m{text}\x1b[0m" if colour and text.strip() else text


def sign(seat: int, *, colour: bool = False) -> str:
    """Returns a seat's sign.

    >>> sign(0), sign(3)
    ('●', '◆')
    """
    return paint(SIGNS[seat], SEAT_COLOURS[seat] if colour else None)
