"""How players look in a terminal: a sign and a colour each, never the colour alone."""

from __future__ import annotations

SIGNS = "●■▲◆★"
"""Circle, square, triangle, diamond, star: the signs of the seats."""

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
    """The text in a colour (None: as it is)."""
    return f"\x1b[{_ANSI[colour]}m{text}\x1b[0m" if colour and text.strip() else text


def sign(seat: int, *, colour: bool = False) -> str:
    """A seat's sign.

    >>> sign(0), sign(3)
    ('●', '◆')
    """
    return paint(SIGNS[seat], SEAT_COLOURS[seat] if colour else None)
