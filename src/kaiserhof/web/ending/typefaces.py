"""Typefaces for pictures that the server draws. Kaiserhof ships none, so it looks for those of the host.

Without a typeface for Chinese characters, pictures are in English (see `speaks`). Pillow's built-in typeface has only
plain Latin letters.
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
"""File names in order of preference, and the index of the typeface in the file."""

_NOWHERE = "\U0010fffe"
"""A character that no typeface contains."""


@cache
def found_files() -> tuple[tuple[str, int], ...]:
    """Returns the known typefaces on this host, in order of preference."""
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
            continue  # the file is not a valid typeface
    last = ImageFont.load_default(size)
    return (*fonts, last) if isinstance(last, FreeTypeFont) else tuple(fonts)


@lru_cache(maxsize=4096)
def _place_of(char: str) -> int | None:
    """Returns the index of the first typeface that contains a character, or None."""
    for place, font in enumerate(_fonts(32)):
        if bytes(font.getmask(char)) != bytes(font.getmask(_NOWHERE)) or char.isspace():
            return place
    return None


def speaks(text: str) -> bool:
    """Returns whether every character of a text can be drawn."""
    return all(_place_of(char) is not None for char in text)


def _runs(text: str, size: int) -> Iterator[tuple[FreeTypeFont, str]]:
    """Splits a text by typeface. Characters that no typeface contains lose their accents or are left out."""
    plain = [char if _place_of(char) is not None else normalize("NFKD", char)[0] for char in text]
    known = [(char, place) for char in plain if (place := _place_of(char)) is not None]
    for place, run in groupby(known, key=lambda pair: pair[1]):
        yield _fonts(size)[place], "".join(char for char, _ in run)


def length(text: str, size: int) -> float:
    return sum(font.getlength(run) for font, run in _runs(text, size))


def write(
    draw: ImageDraw.ImageDraw, at: tuple[float, float], text: str, size: int, fill: str, anchor: str = "l"
) -> None:
    """Draws a text on its baseline: starting at a point (`l`), ending there (`r`) or centred on it (`m`)."""
    x = at[0] - {"l": 0.0, "m": 0.5, "r": 1.0}[anchor] * length(text, size)
    for font, run in _runs(text, size):
        draw.text((x, at[1]), run, font=font, fill=fill, anchor="ls")
        x += font.getlength(run)


def fitting(text: str, size: int, width: float, least: int) -> int:
    """Returns the largest size between `size` and `least` at which the text fits the width; `least` if none does."""
    return next((each for each in range(size, least, -2) if length(text, each) <= width), least)


def lines(text: str, size: int, width: float) -> list[str]:
    """Breaks a text into lines, between words or between any two Chinese characters."""
    broken: list[str] = []
    line = ""
    for piece in _pieces(text):
        if line.strip() and length((line + piece).rstrip(), size) > width:
            broken.append(line.strip())
            line = ""
        line += piece
    return [*broken, line.strip()]


def balanced(text: str, size: int, width: float) -> list[str]:
    """Breaks a text into as few lines as `lines` does, but of similar width."""
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
    """Shortens a text to fit the width."""
    if length(text, size) <= width:
        return text
    while text and length(f"{text}…", size) > width:
        text = text[:-1]
    return f"{text.rstrip()}…"
