"""Draws the pieces of a seat. As symbols of the sprite they take their seat's colour from `currentColor`."""

from __future__ import annotations

from kaiserhof.drawing.palette import on_seat
from kaiserhof.games.confucius.drawing.colours import CREAM
from kaiserhof.games.confucius.drawing.figures import chain, figure, sign
from kaiserhof.games.confucius.drawing.ink import at, circle, rect, text

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
