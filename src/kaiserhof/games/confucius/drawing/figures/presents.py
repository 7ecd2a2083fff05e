"""Draws the six gifts, and what junks bring home from the Distant Lands."""

from __future__ import annotations

import math

from kaiserhof.games.confucius.drawing.colours import BLUE_GLAZE, CREAM, GOLD, GREEN_GLAZE, INK, SAND, SEAL, WATER
from kaiserhof.games.confucius.drawing.figures.figures import junk
from kaiserhof.games.confucius.drawing.figures.ink import at, circle, path, rect


def gift(value: int, scale: float = 1) -> str:
    """Draws a gift, about 44 by 48."""
    return at(0, 0, scale, (_hanging, _tile, _vase, _coat, _necklace, _treasure_junk)[value - 1]())


def _hanging() -> str:
    return "".join(
        [
            rect(-13, -20, 26, 40, fill="#efe0b4", line=1.3),
            rect(-9, -14, 18, 27, fill=CREAM, line=0.9),
            rect(-17, -23, 34, 4.4, fill="#7c5430", line=1.1, rx=2),
            rect(-16, 18.6, 32, 4.6, fill="#7c5430", line=1.1, rx=2),
            path("M-9,-23L0,-29L9,-23", "none", 1.1),
            path("M-9,10C-6,3 -4,0 -2,-2C0,1 2,3 3,5C4,3 6,2 9,8V13H-9Z", "#9fb0a0", 0.9),
            circle(4.6, -8.5, 2.9, fill=SEAL, line=0),
        ]
    )


def _tile() -> str:
    petal = path("M0,-2C-7,-6 -6,-14 0,-14.5C6,-14 7,-6 0,-2Z", GREEN_GLAZE, 1)
    corners = "M-16.5,-16.5L-8.5,-8.5M16.5,-16.5L8.5,-8.5M-16.5,16.5L-8.5,8.5M16.5,16.5L8.5,8.5"
    return "".join(
        [
            rect(-20, -20, 40, 40, fill=GREEN_GLAZE, line=1.5, rx=2),
            rect(-16.5, -16.5, 33, 33, fill="#e3d08c", line=1, rx=1),
            *(at(0, 0, 1, petal, turn=turn) for turn in (0, 90, 180, 270)),
            circle(0, 0, 3.6, fill=SEAL, line=1),
            path(corners, "none", 1.4, GREEN_GLAZE),
        ]
    )


def _vase() -> str:
    body = "M-6,-23H6L5,-19C4,-13 16,-9 16,3C16,13 8,17 7,22H-7C-8,17 -16,13 -16,3C-16,-9 -4,-13 -5,-19Z"
    bands = "M-5,-17H5M-8.4,-10.6C-3,-8.6 3,-8.6 8.4,-10.6M-15,8.4C-8,12 8,12 15,8.4M-8.6,17.6H8.6"
    flower = (
        "M0,-6C-4,-3 -4,2 0,5C4,2 4,-3 0,-6ZM-4,0C-8,-3 -12,-1 -12.6,3C-9,6 -5,4 -4,0Z"
        "M4,0C8,-3 12,-1 12.6,3C9,6 5,4 4,0Z"
    )
    return path(body, "#f4f5ef", 1.5) + path(bands, "none", 1.7, BLUE_GLAZE) + path(flower, BLUE_GLAZE, 0)


def _coat() -> str:
    body = "M-7,-20L-24,-12L-21,3L-12,0L-15,22H15L12,0L21,3L24,-12L7,-20C4,-15 -4,-15 -7,-20Z"
    return "".join(
        [
            path(body, "#a6483a", 1.5),
            path("M-7,-20C-4,-13 2,-9 4,-2", "none", 1.5, SAND),
            path("M-15,18.4H15M-22.6,-4.4L-20,4M22.6,-4.4L20,4", "none", 2.6, "#e3c878"),
            rect(-6.6, -4, 13.2, 13.2, fill=BLUE_GLAZE, line=1.1),
            path("M-4,5C-3,-1 0,3 1,-1.6C2,2 4,0 4.4,-1C4.6,3 2,6 -1,6.4Z", "#f4f0dc", 0),
        ]
    )


def _necklace() -> str:
    beads = []
    for i in range(22):
        angle = math.tau * i / 22
        large = i % 11 == 0 or i in (6, 16)
        place = (16.2 * math.sin(angle), -2 - 16.4 * math.cos(angle))
        beads.append(circle(*place, 3.5 if large else 2.5, fill=GREEN_GLAZE if large else "#c2583f", line=0.9))
    tassel = (
        path("M0,14V17", "none", 1.2) + circle(0, 18.5, 2.6, fill=GOLD, line=0.9) + path("M0,21L-3,27H3Z", SEAL, 0.9)
    )
    return "".join(beads) + tassel


def _treasure_junk() -> str:
    crest = "q4,-4 8.3,0"
    return at(0, 2, 1.38, junk()) + path(f"M-25,20{crest * 6}", "none", 1.6, WATER)


def cargo(land: int) -> str:
    """Draws what a Distant Land is known for, about 30 by 30."""
    return (_nutmeg, _elephant, _dome, _giraffe, _maize)[land]()


def _nutmeg() -> str:
    leaves = (
        "M-6,4C-13,2 -14,-4 -13,-7C-7,-7 -4,-2 -6,4ZM2,-4C-2,-9 0,-14 3,-15C7,-11 6,-6 2,-4Z"
        "M0,-1C6,2 11,0 13,-3C8,-7 3,-5 0,-1Z"
    )
    return "".join(
        [
            path("M-10,11C-6,2 0,-4 9,-10", "none", 1.8, "#5d4527"),
            path(leaves, "#6f8f4d", 1),
            circle(0, 8, 5, fill="#c2583f", line=1.1),
            path("M-3,6C-1,9 1,9 3,6", "none", 1),
        ]
    )


def _elephant() -> str:
    body = (
        "M-13,10V-1C-13,-8 -6,-10 0,-9C3,-12 11,-11 12,-5C13,-1 12,3 14,8C14,10 11,10 10.6,8C10,5 9,3 7,3L6,10H2V4"
        "H-5V10H-9V4L-10,10Z"
    )
    return path(body, "#9aa0a0", 1.2) + path("M3,-8C1,-4 2,0 6,0", "none", 1.1) + circle(8.6, -5.4, 1, fill=INK, line=0)


def _dome() -> str:
    return "".join(
        [
            path("M-12,11V2H12V11Z", "#ead7a4", 1.2),
            path("M-8,2C-9,-5 -3,-7 0,-10C3,-7 9,-5 8,2Z", "#5f9a92", 1.2),
            path("M-2.6,11V7C-2.6,4.6 2.6,4.6 2.6,7V11Z", "#6b4f30", 0.9),
            path("M2,-15.5A3.4,3.4 0 1 0 2,-10.4A3.9,3.9 0 0 1 2,-15.5Z", GOLD, 0.8),
        ]
    )


def _giraffe() -> str:
    body = (
        "M-9,13L-8,3C-9,-1 -5,-2 -1,-2L5,-13C5,-15 8,-15.6 9,-14L14,-11C14,-9.4 11,-9 9,-9.6L5,3L5.4,13"
        "H3L1.6,5H-4L-6.4,13Z"
    )
    spots = "M-5,1h2.4v2.4h-2.4zM0,0h2v2.6h-2zM3.4,-6l2,.7l-.8,2l-2,-.7zM5.6,-11l1.6,.6l-.6,1.6l-1.6,-.6z"
    return path(body, "#e3b767", 1.2) + path(spots, "#8d5a2b", 0) + path("M7,-15V-17.4", "none", 1.2)


def _maize() -> str:
    return "".join(
        [
            path("M-3,13C-9,9 -10,1 -9,-3C-5,1 -3,6 -2,12ZM3,13C9,9 10,1 9,-3C5,1 3,6 2,12Z", "#6f8f4d", 1),
            path("M0,-14C5,-11 5.6,2 3,12H-3C-5.6,2 -5,-11 0,-14Z", "#e6bf4d", 1.2),
            path("M-4,-6H4M-4.6,-1H4.6M-4.4,4H4.4M-1.5,-12V11M1.5,-12V11", "none", 0.7, "#9a7420"),
        ]
    )
