"""Draws the small picture of the game: a barge on the canal before a bridge and a pagoda, and hexes in front."""

from __future__ import annotations

from kaiserhof.drawing import paper
from kaiserhof.drawing.svg import circle, group, path, polygon, rect
from kaiserhof.games.dayunhe.drawing.ground.hexes import corners

INK = "#2b2019"
LINE = {"stroke": INK, "stroke_width": 1.6, "stroke_linejoin": "round", "stroke_linecap": "round"}
RIPPLES = "M70,180c10,-4 18,4 28,0s18,4 28,0 18,4 28,0M40,166c8,-3 14,3 22,0M44,190c10,-4 18,4 28,0s18,4 28,0"


def vignette() -> str:
    """Draws the picture of 280 by 200."""
    content = [
        "<defs>",
        _gradient("vignette-morning", "#f4e9cf", "#e6d3a6"),
        _gradient("vignette-canal", "#9cc3bd", "#5f9aa0"),
        "</defs>",
        rect(0, 0, 280, 200, fill="url(#vignette-morning)"),
        circle((66, 42), 17, fill="#e3a04e", opacity=0.75),
        path("M0,96C26,84 48,70 70,76S120,98 150,90 200,66 226,72 262,88 280,84V140H0Z", fill="#c4c9a6", opacity=0.8),
        path("M213,98V86h22v12ZM215,84V73h18v11ZM217,71V62h14v9Z", fill="#b5794f", **LINE),
        path(
            "M205,87c6,-1 8,-4 10,-7h18c2,3 4,6 10,7ZM208,74c5,-1 7,-4 9,-7h14c2,3 4,6 9,7Z"
            "M211,62c6,-2 9,-6 11,-12h4c2,6 5,10 11,12Z",
            fill="#7b3b2c",
            **LINE,
        ),
        path("M224,50v-7", fill="none", **LINE),
        path("M0,104C60,96 130,104 280,96V200H0Z", fill="url(#vignette-canal)"),
        path("M280,98C250,104 236,112 226,126S206,160 172,200H280Z", fill="#b3b98d"),
        path("M0,106C26,110 40,122 30,142S0,168 0,168Z", fill="#b3b98d"),
        _bridge(),
        path(
            "M10,104c-8,14 -8,30 -5,44M16,102c-2,18 0,30 6,40M4,104c-2,20 -4,30 -4,40",
            stroke="#5d7a4d",
            stroke_width=2,
            fill="none",
            stroke_linecap="round",
        ),
        _barge(),
        path(RIPPLES, stroke="#fbf4e2", stroke_width=1.6, fill="none", opacity=0.9, stroke_linecap="round"),
        _hexes(),
    ]
    return paper.vignette(*content)


def _gradient(name: str, above: str, below: str) -> str:
    return (
        f'<linearGradient id="{name}" x1="0" x2="0" y1="0" y2="1"><stop offset="0" stop-color="{above}"/>'
        f'<stop offset="1" stop-color="{below}"/></linearGradient>'
    )


def _bridge() -> str:
    rail = "M48,94v-8M76,82v-8M106,76v-8M136,75v-8M166,79v-8M194,87v-8M44,86C84,66 164,62 200,80"
    return (
        path("M20,122C60,76 176,72 232,116V130H210C196,104 160,98 128,98S72,108 54,132H20Z", fill="#ded0ac", **LINE)
        + path("M16,116C60,68 180,64 238,110", **{**LINE, "fill": "none", "stroke_width": 3})
        + path(rail, fill="none", **LINE)
        + path("M76,134C96,116 160,114 186,132", stroke="#6f9490", stroke_width=1.6, fill="none", opacity=0.8)
    )


def _barge() -> str:
    return group(
        path("M84,156h84c-4,12 -10,18 -18,18H102c-8,0 -14,-6 -18,-18Z", fill="#8a5a3c"),
        path("M132,154v-14h28v14Z", fill="#e6d6ae"),
        path("M128,141c4,-7 32,-7 36,0Z", fill="#7b3b2c"),
        path("M108,156V96"),
        path("M108,98c16,4 24,14 24,26s-4,20 -8,24H108Z", fill="#f6e6c4"),
        path("M108,108c12,1 18,4 21,7M108,120h24M108,132h22", fill="none"),
        path("M108,96h9l-3,4l3,4h-9Z", fill="#a3281f"),
        **LINE,
    )


def _hexes() -> str:
    """Draws a few tiles; water runs from one to the next."""
    places = [(196.0, 176.0), (221.5, 161.3), (247.0, 176.0), (221.5, 190.7), (272.5, 161.3), (272.5, 190.7)]
    rim = {"fill": "#fbf4e2", "fill_opacity": 0.35, "stroke": INK, "stroke_opacity": 0.5, "stroke_width": 1.2}
    water = "M196,176l25.5,-14.7l25.5,14.7l25.5,-14.7"
    return (
        "".join(polygon(corners(place, 17), **rim) for place in places)
        + path(water, fill="none", stroke=INK, stroke_opacity=0.5, stroke_width=7.4, stroke_linejoin="round")
        + path(water, fill="none", stroke="#5f9aa0", stroke_width=5, stroke_linejoin="round")
    )
