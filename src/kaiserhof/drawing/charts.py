"""What charts share: the frame, paper and ink, texts, lines, bands, and the steps of an axis.

A chart on a page takes its colours from the page's style sheet; a chart that is a document of its own brings `style`.
"""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from html import escape
from itertools import pairwise

from kaiserhof.drawing.palette import SEAT_COLOURS
from kaiserhof.drawing.svg import element, path, tenths
from kaiserhof.engine.datafile import Point

PAPER, INK = "#f6f1e5", "#2b2620"
NIGHT_PAPER, NIGHT_INK = "#1d1b18", "#ece4d4"
SEAT_STYLE = "\n".join(f".seat-{seat} {{ color: {colour.lower()}; }}" for seat, colour in enumerate(SEAT_COLOURS))
"""The colours of the seats, for a chart that is a document of its own."""


def style(day: str, night: str) -> str:
    """Returns the style sheet of a document: paper, ink and typeface, and the rules for day and night."""
    return f"""
svg {{ background: {PAPER}; font-family: system-ui, "Noto Sans", "Noto Sans CJK SC", sans-serif; }}
text {{ fill: {INK}; }}
{day.strip()}
@media (prefers-color-scheme: dark) {{
svg {{ background: {NIGHT_PAPER}; }}
text {{ fill: {NIGHT_INK}; }}
{night.strip()}
}}
"""


def chart(width: int, height: int, title: str, parts: Iterable[str], sheet: str = "", /, **given: object) -> str:
    """Returns a chart as an `svg` element; a style sheet makes it a document of its own."""
    name = escape(title)
    head = [f"<title>{name}</title>", f"<style>{sheet}</style>" if sheet else ""]
    frame = {"xmlns": "http://www.w3.org/2000/svg", "class_": "plot", "viewBox": f"0 0 {width} {height}"}
    return element("svg", *head, *parts, **frame, role="img", aria_label=name, **given)


def text(x: float, y: float, content: object, css: str = "", anchor: str = "start") -> str:
    """Returns a line of text, escaped.

    >>> text(24, 36.04, "a < b", "tick", "end")
    '<text x="24" y="36" class="tick" text-anchor="end">a &lt; b</text>'
    """
    kind = {"class_": css} if css else {}
    side = {"text_anchor": anchor} if anchor != "start" else {}
    return element("text", escape(str(content)), x=tenths.num(x), y=tenths.num(y), **kind, **side)


def horizontal(css: str, y: float, left: float, right: float) -> str:
    return path(f"M{tenths.xy((left, y))}H{tenths.num(right)}", class_=css)


def vertical(css: str, x: float, top: float, bottom: float) -> str:
    return path(f"M{tenths.xy((x, top))}V{tenths.num(bottom)}", class_=css)


def line(css: str, points: Iterable[Point]) -> str:
    return path(f"M{'L'.join(map(tenths.xy, points))}", class_=css)


def band(css: str, upper: Sequence[Point], lower: Sequence[Point]) -> str:
    """Returns the area between two lines from left to right."""
    return path(f"M{'L'.join(map(tenths.xy, [*upper, *reversed(lower)]))}Z", class_=css)


def apart(places: Sequence[float], least: float) -> list[float]:
    """Moves positions apart to at least a distance, so that labels do not overlap; the first keeps its position.

    >>> apart([10, 40, 12], 5)
    [10, 40, 15]
    """
    spread = list(places)
    for before, after in pairwise(sorted(range(len(places)), key=lambda index: places[index])):
        spread[after] = max(spread[after], spread[before] + least)
    return spread


def step(span: float, steps: Iterable[int], most: int) -> int:
    """Returns the first step that divides a span into at most this many parts.

    >>> step(42, (2, 5, 10, 20), 9)
    5
    """
    return next(each for each in steps if span / each <= most)
