"""Draws the small picture of the game: a vase, a scroll and an official's cap on a table before a moon gate."""

from __future__ import annotations

from kaiserhof.drawing import paper
from kaiserhof.games.confucius.drawing.figures.ink import circle, path, rect

INK = "#2b2019"
LANTERN, GOLD, SEAL = "#b5382b", "#f0cf86", "#a3281f"


def vignette() -> str:
    """Draws the picture of 280 by 200."""
    content = [*_gate(), *_lanterns(), *_table(), *_vase(), *_scroll(), *_cap()]
    return paper.vignette(*content)


def _gate() -> list[str]:
    hills = (
        ("M68,112C92,92 104,66 120,68S148,108 168,98 196,82 212,96A75,75 0 0 1 68,112Z", "#b8c6ac", ".8"),
        ("M70,120C96,112 120,124 150,116S196,112 213,106A75,75 0 0 1 70,120Z", "#93a98d", ".75"),
    )
    branch = "M196,32c-14,4 -22,14 -34,16M178,41c-2,-6 2,-10 5,-12M168,46c-2,6 -8,8 -12,8"
    blossoms = ((184, 28, 3.6), (176, 36, 3), (158, 50, 3.6), (154, 56, 2.6), (190, 38, 2.6))
    return [
        rect(0, 0, 280, 200, fill="#dfbb9f", line=0),
        circle(140, 92, 82, fill="#f6ecd3", line=3, stroke=INK),
        circle(140, 92, 75, fill="#eef0df", line=1.5, stroke=SEAL),
        *(path(d, fill, 0, opacity=opacity) for d, fill, opacity in hills),
        path(branch, "none", 2.2, "#4b3426"),
        *(circle(x, y, r, fill="#c8503c", line=0) for x, y, r in blossoms),
    ]


def _lanterns() -> list[str]:
    drawn = [path("M28,22V0M252,22V0", "none", 1.5, INK)]
    for x in (28, 252):
        drawn += [
            f'<ellipse cx="{x}" cy="38" rx="15" ry="17" fill="{LANTERN}" stroke="{INK}" stroke-width="1.6"/>',
            path(f"M{x},21v34M{x - 8},24v28M{x + 8},24v28", "none", 1, GOLD),
            path(f"M{x},56v11", "none", 3, "#dcb560"),
        ]
    return drawn


def _table() -> list[str]:
    return [
        rect(0, 160, 280, 40, fill="#6d4630", line=0),
        rect(0, 160, 280, 10, fill="#8a5a3c", line=0),
        path("M0,160H280M0,170H280", "none", 1.6, INK),
    ]


def _vase() -> list[str]:
    body = "M62,120h22c-2,6 -1,9 3,13c7,6 8,20 1,28H58c-7,-8 -6,-22 1,-28c4,-4 5,-7 3,-13Z"
    waves = "M58,142c5,-6 9,6 15,0s10,6 15,0M57,150c6,5 10,-4 16,0s10,-4 16,0"
    return [
        path(body, "#f7f3e6", 1.6, INK),
        path("M60,120h26", "none", 3, INK),
        path(waves, "none", 2.2, "#2c5d8a"),
        path("M61,134h24", "none", 1.6, "#2c5d8a"),
    ]


def _scroll() -> list[str]:
    return [
        path("M112,136h66l6,22h-66Z", "#fbf4e2", 1.6, INK),
        path("M108,132h8l7,28h-8ZM176,132h8l7,28h-8Z", SEAL, 1.6, INK),
        path("M126,142h26M127,147h34M129,152h22", "none", 1.5, INK),
        rect(160, 145, 10, 10, fill=SEAL, line=0, rx=1.5),
    ]


def _cap() -> list[str]:
    return [
        path("M210,160v-13c0,-9 6,-10 8,-18h16c2,8 8,9 8,18v13Z", INK, 1.6, INK),
        path("M208,150c-12,-4 -18,0 -20,3c6,3 14,3 20,2ZM244,150c12,-4 18,0 20,3c-6,3 -14,3 -20,2Z", INK, 1.6, INK),
        path("M210,152h32", "none", 2, "#dcb560"),
        circle(226, 143, 3.2, fill="#3a9a7c", line=0),
    ]
