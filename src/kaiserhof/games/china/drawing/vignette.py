"""Draws the small picture of the game: houses on the road below the Great Wall, before an evening sun."""

from __future__ import annotations

from kaiserhof.drawing import paper
from kaiserhof.drawing.svg import path
from kaiserhof.drawing.tenths import rect, xy
from kaiserhof.games.china.drawing.pieces import INK, figures

BLUE, ORANGE, GREEN = "#0072B2", "#D55E00", "#009E73"
LINE = {"stroke": INK, "stroke_width": 1.6, "stroke_linejoin": "round", "stroke_linecap": "round"}


def vignette() -> str:
    """Draws the picture of 280 by 200."""
    walls = [_wall(0, 124, 72, 86, 12), _wall(84, 90, 196, 116, 12), _wall(212, 112, 284, 88, 13)]
    towers = "M66,106V72h4v-5h4v5h4v-5h4v5h4v-5h4v5h2v34ZM192,130V98h4v-5h4v5h4v-5h4v5h4v-5h4v5h2v32Z"
    gates = "M74,106V90a5,5 0 0 1 10,0v16ZM201,130V113a4.5,4.5 0 0 1 9,0v17Z"
    road = "M58,166L140,178L222,164"
    content = [
        '<defs><linearGradient id="vignette-evening" x1="0" x2="0" y1="0" y2="1">'
        '<stop offset="0" stop-color="#f4e9cf"/><stop offset="1" stop-color="#e3cf9f"/></linearGradient></defs>',
        rect(0, 0, 280, 200, fill="url(#vignette-evening)"),
        '<circle cx="212" cy="48" r="20" fill="#c8503c" opacity=".82"/>',
        path(
            "M0,112C22,96 36,66 52,62S84,100 104,96 140,58 162,60 206,96 226,92 262,66 280,72V200H0Z",
            fill="#c9b890",
            opacity=0.75,
        ),
        path("M0,128C30,116 52,88 72,90S118,124 142,120 188,84 210,88 254,116 280,110V200H0Z", fill="#b3b98d"),
        *(path(d, fill="#d9c79c", **LINE) for d in walls),
        path(towers, fill="#e6d6ae", **LINE),
        path(gates, fill=INK),
        path("M0,148C50,132 92,142 140,150S236,140 280,146V200H0Z", fill="#e0b98a"),
        path("M0,172C60,156 130,180 190,170S256,168 280,172V200H0Z", fill="#d59f8d"),
        path(road, stroke=INK, stroke_width=6, fill="none"),
        path(road, stroke="#fbf4e2", stroke_width=3.6, fill="none"),
        figures([(0, 58, 160, 56, BLUE), (3, 140, 165, 58, ORANGE), (1, 223, 159, 54, GREEN)]),
    ]
    return paper.vignette(*content)


def _wall(x0: float, y0: float, x1: float, y1: float, height: float) -> str:
    """Draws a stretch of wall with battlements between two points."""
    steps = round((x1 - x0) / 4.2 / 2) * 2
    points = []
    for i in range(steps + 1):
        share = i / steps
        x, y = x0 + (x1 - x0) * share, y0 + (y1 - y0) * share
        points += [(x, y), (x, y - 6)] if i % 2 == 0 else [(x, y - 6), (x, y)]
    return f"M{'L'.join(xy(p) for p in points)}V{y1 + height:g}L{x0:g},{y0 + height + 2:g}Z"
