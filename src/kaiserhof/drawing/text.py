"""Breaks texts to fit a width."""

from __future__ import annotations

_WIDTHS = {
    24: "'", 26: " ", 34: "j,.:", 36: "il!", 38: "-", 40: "t()", 42: "f", 44: "IJ", 50: "rs", 52: "z", 58: "cev",
    60: "agxyäS0123456789", 64: "oqöZ", 66: "dkFL", 68: "bpuüEP", 70: "hnT", 72: "ßBCY", 74: "VX", 76: "AGRÄ", 78: "K",
    80: "DOQÖ", 82: "NUÜ", 88: "wH", 102: "mM", 110: "W",
}  # fmt: skip
"""Letters by their width in a bold serif, in hundredths of the type size. All other characters are square."""
_WIDTH_OF = {letter: width for width, letters in _WIDTHS.items() for letter in letters}


def width(content: str, size: float) -> float:
    """Returns the approximate width of a text.

    >>> width("兵部", 10)
    20.0
    """
    return sum(_WIDTH_OF.get(letter, 100) for letter in content) * size / 100


def lines(content: str, size: float, room: float) -> list[str]:
    """Returns a text as one line, or as the two lines of most similar length; soft hyphens may divide too.

    >>> lines("Force Imperial Examination", 13, 110)
    ['Force Imperial', 'Examination']
    """
    if width(content, size) <= room:
        return [content]
    places = [i for i, letter in enumerate(content) if letter in " \u00ad"]
    if not places:
        return [content]
    halves = [[content[:i] + ("-" if content[i] == "\u00ad" else ""), content[i + 1 :]] for i in places]
    return min(halves, key=lambda pair: max(width(part, size) for part in pair))
