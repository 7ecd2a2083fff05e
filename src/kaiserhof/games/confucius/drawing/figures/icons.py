"""Draws pictograms of the sixteen actions, about 30 by 30, and icons of supplies in one colour."""

from __future__ import annotations

from kaiserhof.games.confucius.drawing.colours import SEAL
from kaiserhof.games.confucius.drawing.figures.figures import (
    CAP_SHAPE,
    CLAY,
    army,
    arrow,
    barrel,
    brush,
    cap,
    card_back,
    coin,
    cup,
    dragon,
    junk,
    licence,
    present,
    scroll,
    seal,
    swords,
    waves,
)
from kaiserhof.games.confucius.drawing.figures.ink import at, circle, path

PLAIN = {
    "i-cube": (
        "-12 -12 24 24",
        "M-10,-5L-5,-10H10V5L5,10H-10ZM-8,-3.4V8H3.4V-3.4ZM-5.4,-6H4.6L7.4,-8H-3.6Z",
    ),
    "i-army": (
        "-12 -17 24 34",
        "M-10,15C-10,5 -6,-1 0,-1S10,5 10,15ZM-4.6,-4.4A5,5 0 0 0 4.6,-4.4ZM-7,-6.4C-5.4,-8 -5.4,-13 0,-13.4"
        "C5.4,-13 5.4,-8 7,-6.4ZM-.8,-14V-17H.8V-14Z",
    ),
    "i-gift": (
        "-12 -13 24 25",
        "M-9,-1H-1.4V10H-9ZM1.4,-1H9V10H1.4ZM-11,-6.6H11V-2H-11ZM0,-7C-8,-15 -11,-8 0,-7C11,-8 8,-15 0,-7Z",
    ),
    "i-reward": (
        "-12 -13 24 26",
        "M-9,-12H9V12H-9ZM-7,-10V10H7V-10ZM0,-7.5L1.9,-2.4L7,-2.2L3,1L4.4,6L0,3.2L-4.4,6L-3,1L-7,-2.2L-1.9,-2.4Z",
    ),
    "i-coins": (
        "-12 -13 24 26",
        "M-9,-12H9V12H-9ZM-7,-10V10H7V-10ZM0,-6.4A6.4,6.4 0 1 1 0,6.4A6.4,6.4 0 1 1 0,-6.4ZM-2.2,-2.2V2.2H2.2V-2.2Z",
    ),
    "i-chief": ("-17 -11 34 20", CAP_SHAPE),
    "i-junk": (
        "-19 -19 38 36",
        "M-17,8C-12,17 11,17 18,5L13,8C8,11 -8,11 -13,8ZM-1,-16C8,-13 11,-2 10,6L-3,7C-1,0 -2,-8 -1,-16Z"
        "M-11,-6C-6,-4 -4,2 -5,8L-14,7C-12,3 -12,-2 -11,-6Z",
    ),
    "i-examination": (
        "-12 -13 24 26",
        "M-10,-12H10V-8H8V8H10V12H-10V8H-8V-8H-10ZM-6,-8V8H6V-8ZM-4,-5.4H4V-3.8H-4ZM-4,-1.4H4V.2H-4ZM-4,2.6H1V4.2H-4Z",
    ),
    "i-passed": ("-12 -12 24 24", "M-8,-8H-2V8H-8ZM2,-8H8V8H2Z"),
}
"""Icons in one colour: viewBox and shape; holes follow the even-odd rule."""


def action(name: str) -> str:
    """Draws the pictogram of an action."""
    return _ACTIONS[name]


_COIN = at(6, 7, 1, coin(7))
_SMALL_COIN = at(8, 7, 1, coin(7))
_BANG = path("M9.4,-11H13.4L12.7,3H10.1Z", SEAL, 0) + circle(11.4, 7.6, 2.3, fill=SEAL, line=0)
_BOW = path("M-7,-11C-2,-15 4,-15 8,-10", "none", 1.7, SEAL) + path("M9.6,-7L3.8,-9.4L9.4,-13Z", SEAL, 0)

_ACTIONS = {
    "bribe": at(-2, -3, 0.92, cap()) + _COIN,
    "secure": at(-2, -3, 0.92, cap()) + at(6, 7, 0.82, seal()),
    "transfer": at(-7, 2, 0.56, barrel(CLAY)) + at(8, 2, 0.56, barrel("#c6a671")) + _BOW,
    "nominate": at(-4, 1, 0.62, barrel(CLAY)) + at(7, 0, 0.82, brush()),
    "force": at(-3, 0, 0.86, scroll()) + _BANG,
    "buy-gift": at(-3, -1, 0.84, present()) + _SMALL_COIN,
    "give-gift": at(-5, 0, 0.84, present()) + at(9, 2, 0.95, arrow(13)),
    "recruit": at(-4, 0, 0.78, army(CLAY)) + at(8.5, 4, 0.8, licence(0.78)),
    "invade": swords(0.86),
    "junks": at(-2, -1, 0.76, junk()) + _SMALL_COIN,
    "voyage": at(-1, -3, 0.76, junk()) + waves(-14, 10, 4),
    "commercial": at(7, -1, 1, card_back(13, 18), turn=10) + "".join(at(-6, y, 1, coin(6.6)) for y in (5, 0, -5)),
    "tax": at(-4, 0, 1, card_back(14, 20), turn=-9) + at(5, 0, 1, card_back(14, 20), turn=9),
    "no-action": cup(0.92),
    "petition": at(-4, 0, 0.82, scroll(written=False)) + at(-4, 0, 0.62, seal()) + at(9, 6, 0.55, present()),
    "favour": dragon(14.5),
}
"""Pictograms, by action."""

ACTION_NAMES = tuple(_ACTIONS)
