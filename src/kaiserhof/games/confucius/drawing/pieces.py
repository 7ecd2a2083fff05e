"""Draws pieces, tiles and chits. As symbols of the sprite they take their seat's colour from `currentColor`."""

from __future__ import annotations

import math

from kaiserhof.drawing.palette import HANZI
from kaiserhof.drawing.svg import num
from kaiserhof.games.confucius.drawing.colours import CREAM, INK, LINE, MINISTRY_TINTS, SEAL, SIGN
from kaiserhof.games.confucius.drawing.figures import (
    chain,
    coin,
    figure,
    on_seat,
    sign,
)
from kaiserhof.games.confucius.drawing.ink import at, circle, path, rect, text

OWN = "currentColor"
MINISTRY_SIGNS = "兵户工"


def standing(seat: int, colour: str = OWN) -> str:
    """Draws a secured marker, which stands."""
    return figure("barrel", colour) + at(0, 3.2, 1, sign(seat, 5.6, on_seat(seat)))


def lying(seat: int, colour: str = OWN) -> str:
    """Draws an unsecured marker, which lies on its side."""
    return figure("barrel-down", colour) + at(-3.2, 0, 1, sign(seat, 5.4, on_seat(seat)))


def token(seat: int, r: float = 10, colour: str = OWN) -> str:
    """Draws a marker seen from above."""
    return circle(0, 0, r, fill=colour, line=max(0.9, r * 0.12)) + sign(seat, r * 0.58, on_seat(seat))


def own_cube(seat: int, colour: str = OWN) -> str:
    """Draws an action cube with its seat's sign."""
    return figure("cube", colour) + at(-1.3, 1.3, 1, sign(seat, 4.7, on_seat(seat)))


def own_army(seat: int, colour: str = OWN) -> str:
    """Draws an army with its seat's sign."""
    return figure("army", colour) + at(0, 6.8, 1, sign(seat, 5.2, on_seat(seat)))


def chit(value: int, *, ministry: bool, r: float = 15) -> str:
    """Draws a chit: green and eight-sided for a ministry, blue and round for a Distant Land."""
    if ministry:
        corners = [(r * 1.04 * math.cos(math.pi * (2 * i + 1) / 8), math.pi * (2 * i + 1) / 8) for i in range(8)]
        points = "L".join(f"{num(x)},{num(r * 1.04 * math.sin(angle))}" for x, angle in corners)
        shape, edge, strong = path(f"M{points}Z", "#9db77f", 1.4, "#3f5424"), "#5b7138", "#3f5424"
    else:
        shape, edge, strong = circle(0, 0, r, fill="#8fb9c9", line=1.4, stroke="#274a5a"), "#3c6476", "#274a5a"
    return shape + circle(0, 0, r * 0.76, fill=CREAM, line=1, stroke=edge) + text(0, r * 0.4, value, r * 1.16, strong)


def official_tile(value: int) -> str:
    """Draws an official, 46 by 64 from the corner: the bribe in a coin, a cap, and the place of the marker."""
    return "".join(
        [
            rect(0.7, 0.7, 45, 62.6, fill=CREAM, line=1.4, rx=4),
            rect(3, 3, 40.4, 58, fill="none", line=0.7, stroke="#a98656", rx=2.4),
            at(14.6, 16, 1, coin(11.8, value)),
            at(35, 16.5, 0.56, figure("cap")),
            at(
                23.2,
                46,
                0.86,
                path("M-15,15C-15,4 -8,0 -4,-1L0,4L4,-1C8,0 15,4 15,15Z", "#a98656", 0, opacity=".34"),
                rect(-4, 6, 8, 8, fill=CREAM, line=0, opacity=".7"),
            ),
        ]
    )


def ministry_badge(ministry: int, r: float) -> str:
    """Draws the badge of a ministry: its character on its colour. Number 3 is any ministry, in three fields."""
    if ministry < 3:
        ground = rect(-r, -r, 2 * r, 2 * r, fill=MINISTRY_TINTS[ministry].strong, line=1.1, rx=2)
        return ground + text(0, r * 0.56, MINISTRY_SIGNS[ministry], r * 1.55, SIGN, family=HANZI)
    drawn = ""
    for i in range(3):
        drawn += rect(-r * 1.5 + r * i, -r, r, 2 * r, fill=MINISTRY_TINTS[i].strong, line=0)
        drawn += text(-r + r * i, r * 0.33, MINISTRY_SIGNS[i], r * 0.9, SIGN, family=HANZI)
    return drawn + rect(-r * 1.5, -r, r * 3, 2 * r, fill="none", line=1.1, rx=1)


def candidate_tile(ministry: int, w: float = 50, h: float = 84) -> str:
    """Draws a candidate that waits, from the corner: red band, bust and ministry."""
    band = f"M.2,{num(h * 0.12)}V4.2Q.2,.2 4.2,.2H{num(w - 4.2)}Q{num(w - 0.2)},.2 {num(w - 0.2)},4.2V{num(h * 0.12)}Z"
    return "".join(
        [
            rect(0.2, 0.2, w - 0.4, h - 0.4, fill="#f3dcc3", line=1.4, rx=4),
            path(band, SEAL, 1),
            at(w / 2, h * 0.44, w / 62 * 1.25, figure("official", SEAL)),
            at(w / 2, h * 0.8, 1, ministry_badge(ministry, w * 0.17)),
        ]
    )


def bond(seat: int, colour: str = OWN) -> str:
    """Draws the giver's sign on a link of a chain, 34 by 18 around the origin."""
    return (
        rect(-18, -9.5, 36, 19, fill=CREAM, line=1.1, rx=9.5)
        + at(-15, 0, 1, chain(15, 0.95))
        + at(8.6, 0, 1, token(seat, 7.6, colour))
    )


def number_badge(count: int | str, r: float = 6) -> str:
    """Draws a disc with how many pieces lie in one place."""
    return circle(0, 0, r, fill=CREAM, line=0.9) + text(0, r * 0.68, count, r * 1.9)


def cost_badge(cubes: int, *, within: bool) -> str:
    """Returns the number of cubes an action costs now on a small cube, pale when the player has fewer left."""
    ground = "#e9c98b" if within else "#d9cfb8"
    ink = INK if within else "#8f8068"
    return (
        path("M-7,-4.6L-4.4,-7H7V4.6L4.6,7H-7Z", LINE, 0.9, ink)
        + rect(-7, -4.6, 11.6, 11.6, fill=ground, line=0.9, stroke=ink, rx=0.5)
        + text(-1.2, 5, cubes, 11, ink)
    )
