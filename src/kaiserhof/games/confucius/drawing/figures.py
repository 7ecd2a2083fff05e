"""Draws what pieces, cards and the board are made of: the figures of `figures.svg`, and those that vary in size."""

from __future__ import annotations

import math

from kaiserhof.drawing import assets
from kaiserhof.drawing.svg import num
from kaiserhof.games.confucius.drawing.colours import CREAM, GOLD, INK, SEAL
from kaiserhof.games.confucius.drawing.ink import circle, path, rect, text

FIGURES = assets.figures(__package__, "figures.svg")


def figure(name: str, colour: str = "") -> str:
    """Returns a figure of `figures.svg`; a colour replaces `currentColor`."""
    found = FIGURES[name]
    return found.coloured(colour) if colour else found.markup


def sign(seat: int, r: float, fill: str, width: float = 0, stroke: str = INK) -> str:
    """Draws the sign of a seat: circle, square, triangle, diamond, star."""
    if seat == 0:
        return circle(0, 0, r * 0.86, fill=fill, line=width, stroke=stroke)
    if seat == 1:
        return rect(-r * 0.8, -r * 0.8, r * 1.6, r * 1.6, fill=fill, line=width, stroke=stroke, rx=r * 0.1)
    if seat == 2:
        return path(f"M0,{num(-r * 1.05)}L{num(r * 1.02)},{num(r * 0.78)}H{num(-r * 1.02)}Z", fill, width, stroke)
    if seat == 3:
        return path(f"M0,{num(-r * 1.18)}L{num(r * 0.92)},0L0,{num(r * 1.18)}L{num(-r * 0.92)},0Z", fill, width, stroke)
    return star(r, fill, width, stroke)


def star(r: float, fill: str = SEAL, width: float = 0.8, stroke: str = CREAM) -> str:
    """Draws a star with five rays: the sign of the fifth seat, and of the Emperor's Reward."""
    points = []
    for i in range(10):
        reach, angle = r * (1.18 if i % 2 == 0 else 0.5), math.pi * i / 5
        points.append(f"{num(reach * math.sin(angle))},{num(-reach * math.cos(angle) + r * 0.06)}")
    return path(f"M{'L'.join(points)}Z", fill, width, stroke)


def coin(r: float = 10, number: object = None) -> str:
    """Draws a coin with a square hole, and a number in the hole if there is one."""
    h = r * (0.64 if number is not None else 0.36)
    drawn = circle(0, 0, r, fill=GOLD, line=max(0.9, r * 0.11)) + circle(
        0, 0, r * 0.87, fill="none", line=r * 0.05, stroke="#7d5f28"
    )
    drawn += rect(-h, -h, 2 * h, 2 * h, fill=CREAM, line=max(0.7, r * 0.075), rx=r * 0.08)
    return drawn + (text(0, r * 0.46, number, r * 1.28) if number is not None else "")


def chain(length: float, scale: float = 1) -> str:
    """Draws links from the origin to the right, over about this length."""
    links = max(1, round(length / (7.4 * scale)))
    step = length / links
    drawn = ""
    for i in range(links):
        x = step * (i + 0.5)
        if i % 2:
            drawn += f"M{num(x - step * 0.62)},0H{num(x + step * 0.62)}"
        else:
            high = 2.7 * scale
            left, right = num(x - step * 0.62 + high), num(x + step * 0.62 - high)
            turn = f"a{num(high)},{num(high)} 0 0 1 0"
            drawn += f"M{left},{num(-high)}H{right}{turn},{num(2 * high)}H{left}{turn},{num(-2 * high)}Z"
    return path(drawn, "none", 3 * scale, CREAM) + path(drawn, "none", 1.5 * scale, "#5b4a3a")
