"""Collects all symbols of the game: figures, and pieces of every seat."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from kaiserhof.drawing.palette import SERIF
from kaiserhof.games.confucius.drawing import pieces
from kaiserhof.games.confucius.drawing.colours import CREAM
from kaiserhof.games.confucius.drawing.figures import FIGURES, coin, figure, star
from kaiserhof.games.confucius.drawing.ink import rect
from kaiserhof.games.confucius.rules.components import DISTANT_LANDS, MAX_SEATS, REWARDS


@cache
def sprite() -> str:
    return "\n".join(_symbol(*symbol) for symbol in (*_of_seats(), *_figures()))


_SHARED = (
    ' stroke-linejoin="round" stroke-linecap="round"',
    f' text-anchor="middle" font-family="{SERIF}"',
)
"""Attributes that many parts of a symbol share. They are written once, on the symbol."""


def _symbol(name: str, box: str, content: str) -> str:
    shared = [attributes for attributes in _SHARED if content.count(attributes) > 1]
    for attributes in shared:
        content = content.replace(attributes, "")
    return f'<symbol id="{name}" viewBox="{box}"{"".join(shared)}>{content}</symbol>'


def _of_seats() -> Iterator[tuple[str, str, str]]:
    for seat in range(MAX_SEATS):
        yield f"stand-{seat}", "-12 -15 24 31", pieces.standing(seat)
        yield f"lie-{seat}", "-16 -12 32 24", pieces.lying(seat)
        yield f"token-{seat}", "-11 -11 22 22", pieces.token(seat)
        yield f"cube-{seat}", "-9 -9 18 18", pieces.own_cube(seat)
        yield f"army-{seat}", "-12 -20 24 38", pieces.own_army(seat)
        yield f"bond-{seat}", "-19 -10.5 38 21", pieces.bond(seat)


_KINDS = ("tile", "candidate", "chit", "land", "cost", "dear", "card", "coins", "licences", "gift", "i", "do")
"""The first word of the names of figures that become symbols."""
_SINGLE = ("junk", "wall", "licence", "sealed", "traded", "reward-back", "chief", "chained")


def _figures() -> Iterator[tuple[str, str, str]]:
    for name, drawn in FIGURES.items():
        if name in _SINGLE or name.partition("-")[0] in _KINDS:
            yield name, *drawn
    for land, name in enumerate(DISTANT_LANDS):
        yield f"cargo-{land}", *FIGURES[f"cargo-{name}"]
    for reward, name in enumerate(REWARDS):
        yield f"reward-{reward}", *FIGURES[f"reward-{name}"]
    yield "coin", "-11 -11 22 22", coin()
    yield "star", "-8 -8 16 16", star(6)
    yield "settled", FIGURES["settled"].box, rect(-9.4, -9.4, 18.8, 18.8, fill=CREAM, line=0, rx=3) + figure("settled")
