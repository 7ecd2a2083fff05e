"""Draws small pictures around the origin: signs, coins, caps, junks, scrolls, soldiers."""

from __future__ import annotations

import math

from kaiserhof.drawing.palette import HANZI
from kaiserhof.drawing.svg import num
from kaiserhof.games.confucius.drawing.colours import (
    CAP,
    CREAM,
    GOLD,
    INK,
    PAPER,
    SAND,
    SEAL,
    SEAL_EDGE,
    SKIN,
    WATER,
    WOOD,
)
from kaiserhof.games.confucius.drawing.figures.ink import at, circle, path, rect, shadow, text

CLAY = "#9a7b55"
"""Colour of pieces that belong to no seat."""


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


def on_seat(seat: int) -> str:
    """Returns the colour of a sign that lies on its own seat's colour."""
    return "#2b2118" if seat == 4 else "#ffffff"


def coin(r: float = 10, number: object = None) -> str:
    """Draws a coin with a square hole, and a number in the hole if there is one."""
    h = r * (0.64 if number is not None else 0.36)
    drawn = circle(0, 0, r, fill=GOLD, line=max(0.9, r * 0.11)) + circle(
        0, 0, r * 0.87, fill="none", line=r * 0.05, stroke="#7d5f28"
    )
    drawn += rect(-h, -h, 2 * h, 2 * h, fill=CREAM, line=max(0.7, r * 0.075), rx=r * 0.08)
    return drawn + (text(0, r * 0.46, number, r * 1.28) if number is not None else "")


def licence(scale: float = 1) -> str:
    """Draws a permit: a slip of paper with writing and a seal."""
    return at(
        0,
        0,
        scale,
        path("M-7,-11H5L8,-8V11H-7Z", CREAM, 1.2),
        path("M5,-11V-8H8", PAPER, 0.9),
        path("M-3.6,-6.5H3M-3.6,-3H4.6M-3.6,.5H1", "none", 1.1),
        rect(0.2, 3, 5.6, 5.6, fill=SEAL, line=0, rx=0.8),
    )


CAP_SHAPE = (
    "M-7,5C-8,1 -7,-1.5 -5,-2.4C-5,-9 5,-9 5,-2.4C7,-1.5 8,1 7,5Z"
    "M-7.6,1.4C-11,-.6 -15,-.6 -16.4,1.4C-15,3.4 -11,3.6 -7.5,3.4Z"
    "M7.6,1.4C11,-.6 15,-.6 16.4,1.4C15,3.4 11,3.6 7.5,3.4Z"
)


def cap(scale: float = 1) -> str:
    """Draws the winged cap of an official."""
    band = path("M-5,-2.2C-2,-3.6 2,-3.6 5,-2.2", "none", 0.9, "#b6a58c")
    return at(0, 0, scale, path(CAP_SHAPE, CAP, 0), band)


def official(scale: float = 1, robe: str = "#8d5a4a") -> str:
    """Draws a bust: cap, face, robe with the badge of rank."""
    return at(
        0,
        0,
        scale,
        path("M-15,15C-15,6 -8,3.4 -4,2.8H4C8,3.4 15,6 15,15Z", robe, 1.2),
        path("M-4,2.8L0,8L4,2.8", CREAM, 1),
        rect(-3.6, 9, 7.2, 6, fill=GOLD, line=0.8),
        path("M-4.6,-5C-4.8,1.6 -2.6,4.2 0,4.2S4.8,1.6 4.6,-5Z", SKIN, 1),
        at(0, -9, 0.86, cap()),
    )


def junk(scale: float = 1) -> str:
    """Draws a junk with two ribbed sails, about 36 by 34."""
    return at(
        0,
        8 * scale,
        scale,
        path("M-17,0C-12,9 11,9 18,-3L13,0C8,3 -8,3 -13,0Z", WOOD, 1.2),
        path("M-1,2V-25M-11,1V-14", "none", 1.2),
        path("M-1,-24C8,-21 11,-10 10,-2L-3,-1C-1,-8 -2,-16 -1,-24Z", SAND, 1.2),
        path("M-11,-14C-6,-12 -4,-6 -5,0L-14,-1C-12,-5 -12,-10 -11,-14Z", SAND, 1.2),
        path("M-1.5,-17.5L7,-15.5M-1.7,-11.5L9.6,-9.5M-2.4,-5.5L10,-4.6M-11.4,-8.5L-5.2,-7.6", "none", 0.8),
    )


def waves(x: float, y: float, count: int, step: float = 7, width: float = 1.7) -> str:
    """Draws a row of waves."""
    crest = f"q{num(step / 2)},{num(-step / 2)} {num(step)},0"
    return path(f"M{num(x)},{num(y)}{crest * count}", "none", width, WATER)


def brush(scale: float = 1) -> str:
    """Draws a writing brush."""
    return at(
        0,
        0,
        scale,
        path("M-1.7,-13H1.7V3H-1.7Z", "#9a6a36", 1),
        path("M-2.6,3H2.6L2,7H-2Z", "#5b4026", 0.9),
        path("M-2.2,7C-3.4,10 -1,12 0,15C1,12 3.4,10 2.2,7Z", CAP, 0.6),
        turn=32,
    )


def scroll(scale: float = 1, *, written: bool = True) -> str:
    """Draws a scroll between two rods."""
    drawn = [
        rect(-9, -9, 18, 18, fill=CREAM, line=1.1),
        rect(-11.5, -12, 23, 4, fill="#8d6238", line=1, rx=2),
        rect(-11.5, 8, 23, 4, fill="#8d6238", line=1, rx=2),
    ]
    if written:
        drawn.append(path("M-5,-5V5M0,-5V5M5,-5V2", "none", 1.3))
    return at(0, 0, scale, *drawn)


def present(scale: float = 1) -> str:
    """Draws a present in a lidded box."""
    return at(
        0,
        0,
        scale,
        rect(-9, -3, 18, 13, fill="#c9705a", line=1.2, rx=1),
        rect(-11, -7, 22, 5.4, fill="#d98a72", line=1.2, rx=1),
        path("M0,-7V10", "none", 2.6, SAND),
        path("M0,-7C-8,-15 -11,-8 0,-7C11,-8 8,-15 0,-7Z", SAND, 1),
    )


def arrow(length: float = 14, fill: str = SEAL, scale: float = 1) -> str:
    """Draws an arrow to the right."""
    h = length / 2
    d = f"M{num(-h)},-1.6H{num(h - 5)}V-5L{num(h)},0L{num(h - 5)},5V1.6H{num(-h)}Z"
    return at(0, 0, scale, path(d, fill, 0.8, CREAM))


def plus(scale: float = 1) -> str:
    """Draws a plus sign."""
    return at(0, 0, scale, path("M-1.8,-6H1.8V-1.8H6V1.8H1.8V6H-1.8V1.8H-6V-1.8H-1.8Z", SEAL, 0.8, CREAM))


def card_back(w: float = 16, h: float = 22) -> str:
    """Draws the back of a Confucius card."""
    line = "#e8cf9a"
    return (
        rect(-w / 2, -h / 2, w, h, fill="#8f3c30", line=1.1, rx=w * 0.1)
        + rect(
            -w * 0.39,
            -h / 2 + w * 0.11,
            w * 0.78,
            h - w * 0.22,
            fill="none",
            line=max(0.6, w * 0.035),
            stroke=line,
            rx=w * 0.06,
        )
        + circle(0, 0, w * 0.24, fill="none", line=max(0.7, w * 0.045), stroke=line)
        + rect(-w * 0.085, -w * 0.085, w * 0.17, w * 0.17, fill="none", line=max(0.6, w * 0.04), stroke=line)
    )


def seal(scale: float = 1, character: str = "印") -> str:
    """Draws a red seal."""
    return at(
        0,
        0,
        scale,
        rect(-8, -8, 16, 16, fill=SEAL, line=0.8, stroke=SEAL_EDGE, rx=2),
        text(0, 4.6, character, 12.5, PAPER, family=HANZI),
    )


def soldier(scale: float = 1, fill: str = SEAL, rim: str = CREAM) -> str:
    """Draws the symbol of a soldier: helmet, body and halberd."""
    return at(
        0,
        0,
        scale,
        path("M-4.6,9C-4.6,2 -3.2,-.6 -.6,-.6S3.4,2 3.4,9Z", fill, 0.7, rim),
        circle(-0.6, -3.4, 2.7, fill=fill, line=0.7, stroke=rim),
        path("M-4.6,-4.2C-4,-8 2.8,-8 3.4,-4.2Z", fill, 0.7, rim),
        path("M5.6,9V-8.6", "none", 1.5, fill),
        path("M5.6,-11L7.6,-7.4H3.6Z", fill, 0.4, rim),
    )


def dragon(r: float = 15) -> str:
    """Draws the Emperor's emblem."""
    dashes = f"{num(r * 0.14)} {num(r * 0.1)}"
    return (
        circle(0, 0, r, fill=CREAM, line=r * 0.13, stroke=SEAL)
        + circle(0, 0, r * 0.83, fill="none", line=r * 0.07, stroke=SEAL, stroke_dasharray=dashes)
        + text(0, r * 0.42, "龍", r * 1.16, SEAL, family=HANZI)
    )


def swords(scale: float = 1) -> str:
    """Draws two crossed swords."""
    one = path("M-1.5,-13L0,-16L1.5,-13V6H-1.5Z", "#dcd8cc", 1)
    one += path("M-4.4,6H4.4V8.2H-4.4Z", GOLD, 0.8) + path("M-1.4,8.2H1.4V13H-1.4Z", "#6b4526", 0.8)
    return at(0, 0, scale, at(0, 1, 1, one, turn=42), at(0, 1, 1, one, turn=-42))


def cup(scale: float = 1) -> str:
    """Draws a cup of tea, the pictogram for doing nothing."""
    return at(
        0,
        0,
        scale,
        path("M-9,-2H7C7,6 4,10 -1,10S-9,6 -9,-2Z", "#dfe7e4", 1.3),
        path("M7,0C12,-1 12,6 5.4,6", "none", 1.4),
        path("M-9.4,-2H7.4", "none", 1.6, WATER),
        path("M-7.5,2C-4,4 2,4 5.6,2", "none", 1, WATER),
        path("M-11,12.5H9", "none", 1.6),
        path("M-4,-6C-6,-9 -2,-10 -4,-13M2,-6C0,-9 4,-10 2,-13", "none", 1.2, "#8a7a66"),
    )


def cube(colour: str) -> str:
    """Draws an action cube, 16 by 16, with its front around the origin."""
    return (
        path("M-8,-5.4L-5.4,-8H8V5.4L5.4,8H-8Z", colour, 1.1)
        + path("M8,-8V5.4L5.4,8V-5.4Z", "#000", 0, opacity=".3")
        + path("M-8,-5.4L-5.4,-8H8L5.4,-5.4Z", "#fff", 0, opacity=".42")
        + path("M-8,-5.4H5.4V8M5.4,-5.4L8,-8", "none", 0.9)
    )


def barrel(colour: str) -> str:
    """Draws a marker that stands, 20 by 27."""
    return (
        shadow(1.5, 12, 11, 3.6)
        + path("M-9,-9C-10.6,-3 -10.6,5 -9,10.5C-6,14 6,14 9,10.5C10.6,5 10.6,-3 9,-9Z", colour, 1.3)
        + f'<ellipse cy="-9" rx="9" ry="4" fill="{colour}"/><ellipse cy="-9" rx="9" ry="4" fill="#fff" '
        f'fill-opacity=".5" stroke="{INK}" stroke-width="1.2"/>'
    )


def barrel_down(colour: str) -> str:
    """Draws a marker that lies, 29 by 19."""
    return (
        shadow(1, 8.6, 14, 2.6)
        + path("M9.5,-8.6C4,-10 -5,-10 -10,-8.6C-13.6,-5.4 -13.6,5.4 -10,8.6C-5,10 4,10 9.5,8.6Z", colour, 1.3)
        + f'<ellipse cx="9.5" rx="4.2" ry="8.6" fill="{colour}"/><ellipse cx="9.5" rx="4.2" ry="8.6" fill="#fff" '
        f'fill-opacity=".5" stroke="{INK}" stroke-width="1.2"/>'
    )


def army(colour: str) -> str:
    """Draws a soldier with helmet and plume, 20 by 32."""
    return (
        shadow(1.5, 14, 10.5, 3)
        + path("M-10,14C-10,4 -7,-2 0,-2S10,4 10,14C6,16 -6,16 -10,14Z", colour, 1.3)
        + circle(0, -6, 5, fill=SKIN, line=1.1)
        + path("M-7,-6.4C-5.4,-8 -5.4,-13 0,-13.4C5.4,-13 5.4,-8 7,-6.4C3,-8 -3,-8 -7,-6.4Z", colour, 1.2)
        + path("M0,-13.4V-17.5M0,-17.5C4,-18.4 4.6,-15.8 6.4,-16.2", "none", 1.4, SEAL)
    )


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
