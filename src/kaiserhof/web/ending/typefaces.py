"""Typefaces for pictures that the server draws. None comes with Kaiserhof: those of the host are looked for.

Without one that has Chinese characters, pictures are in English (`speaks`); the one that comes with Pillow has plain
Latin letters.
"""

from __future__ import annotations

import os
from collections.abc import Iterator
from functools import cache, lru_cache
from itertools import groupby
from pathlib import Path
from unicodedata import normalize

from PIL import ImageDraw, ImageFont
from PIL.ImageFont import FreeTypeFont

FOLDERS = (
    "/usr/share/fonts",
    "/usr/local/share/fonts",
    "~/.local/share/fonts",
    "~/.fonts",
    "/System/Library/Fonts",
    "/Library/Fonts",
    "C:/Windows/Fonts",
)
FILES = (
    ("NotoSerif-Bold.ttf", 0),
    ("NotoSerif-SemiBold.ttf", 0),
    ("Palatino.ttc", 1),
    ("palab.ttf", 0),
    ("Georgia Bold.ttf", 0),
    ("georgiab.ttf", 0),
    ("DejaVuSerif-Bold.ttf", 0),
    ("LiberationSerif-Bold.ttf", 0),
    ("NotoSerifCJK-Bold.ttc", 2),
    ("NotoSerifCJKsc-Bold.otf", 0),
    ("NotoSerifSC-Bold.otf", 0),
    ("SourceHanSerifSC-Bold.otf", 0),
    ("NotoSansCJK-Bold.ttc", 2),
    ("NotoSansSC-Bold.otf", 0),
    ("SourceHanSansSC-Bold.otf", 0),
    ("Songti.ttc", 1),
    ("PingFang.ttc", 2),
    ("msyhbd.ttc", 0),
    ("simsun.ttc", 0),
    ("wqy-zenhei.ttc", 0),
    ("wqy-microhei.ttc", 0),
    ("DroidSansFallbackFull.ttf", 0),
    ("NotoSansCJK-Regular.ttc", 2),
)
"""Files by name, the best first, and which typeface of the file."""

_NOWHERE = "\U0010fffe"
"""A character that no typeface has."""


@cache
def found_files() -> tuple[tuple[str, int], ...]:
    """Returns the typefaces of this host that we know, the best first."""
    wanted = {name for name, _ in FILES}
    paths: dict[str, str] = {}
    for folder in FOLDERS:
        for place, _, names in os.walk(Path(folder).expanduser()):
            paths |= {name: os.path.join(place, name) for name in names if name in wanted and name not in paths}
    return tuple((paths[name], index) for name, index in FILES if name in paths)


@lru_cache(maxsize=128)
def _fonts(size: int) -> tuple[FreeTypeFont, ...]:
    fonts = []
    for path, index in found_files():
        try:
            fonts.append(ImageFont.truetype(path, size, index, layout_engine=ImageFont.Layout.BASIC))
        except OSError:
            continue  # not a typeface after all
    last = ImageFont.load_default(size)
    return (*fonts, last) if isinstance(last, FreeTypeFont) else tuple(fonts)


@lru_cache(maxsize=4096)
def _place_of(char: str) -> int | None:
    """Returns the first typeface that has a character; None if none has."""
    for place, font in enumerate(_fonts(32)):
        if bytes(font.getmask(char)) != bytes(font.getmask(_NOWHERE)) or char.isspace():
            return place
    return None


def speaks(text: str) -> bool:
    """Tells whether every character of a text can be drawn."""
    return all(_place_of(char) is not None for char in text)


def _runs(text: str, size: int) -> Iterator[tuple[FreeTypeFont, str]]:
    """Yields the parts of a text with their typefaces; what no typeface has loses its accents or is left out."""
    plain = [char if _place_of(char) is not None else normalize("NFKD", char)[0] for char in text]
    known = [(char, place) for char in plain if (place := _place_of(char)) is not None]
    for place, run in groupby(known, key=lambda pair: pair[1]):
        yield _fonts(size)[place], "".join(char for char, _ in run)


def length(text: str, size: int) -> float:
    """Returns how wide a text is."""
    return sum(font.getlength(run) for font, run in _runs(text, size))


def write(
    draw: ImageDraw.ImageDraw, at: tuple[float, float], text: str, size: int, fill: str, anchor: str = "l"
) -> None:
    """Writes a text on a base line: from a point (`l`), up to it (`r`) or around it (`m`)."""
    x = at[0] - {"l": 0.0, "m": 0.5, "r": 1.0}[anchor] * length(text, size)
    for font, run in _runs(text, size):
        draw.text((x, at[1]), run, font=font, fill=fill, anchor="ls")
        x += font.getlength(run)


def fitting(text: str, size: int, width: float, least: int) -> int:
    """Returns the largest size, from the given one down to the least, at which a text is not wider than this."""
    return next((each for each in range(size, least, -2) if length(text, each) <= width), least)


def lines(text: str, size: int, width: float) -> list[str]:
    """Returns a text broken into lines: between words, and between any two Chinese characters."""
    broken: list[str] = []
    line = ""
    for piece in _pieces(text):
        if line.strip() and length((line + piece).rstrip(), size) > width:
            broken.append(line.strip())
            line = ""
        line += piece
    return [*broken, line.strip()]


def balanced(text: str, size: int, width: float) -> list[str]:
    """Returns a text in as few lines as `lines` does, and these about as wide as each other."""
    count = len(lines(text, size, width))
    narrower = width
    while narrower > size and len(lines(text, size, narrower * 0.96)) == count:
        narrower *= 0.96
    return lines(text, size, narrower)


def _pieces(text: str) -> Iterator[str]:
    piece = ""
    for char in text:
        if piece and (piece[-1] == " " or "\u2e80" <= char <= "\u9fff" or "\u2e80" <= piece[-1] <= "\u9fff"):
            yield piece
            piece = ""
        piece += char
    if piece:
        yield piece


def cut(text: str, size: int, width: float) -> str:
    """Returns a text that is not wider than this, shortened if need be."""
    if length(text, size) <= width:
        return text
    while text and length(f"{text}…", size) > width:
        text = text[:-1]
    return f"{text.rstrip()}…"
