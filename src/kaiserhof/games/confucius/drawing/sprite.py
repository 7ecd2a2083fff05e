"""Collects all symbols of the game: pieces of every seat, tiles, chits, cards, badges and icons."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from kaiserhof.drawing.palette import SERIF
from kaiserhof.games.confucius.drawing import card_faces, pieces
from kaiserhof.games.confucius.drawing.colours import CREAM
from kaiserhof.games.confucius.drawing.figures import FIGURES, coin, figure, star
from kaiserhof.games.confucius.drawing.ink import rect
from kaiserhof.games.confucius.rules.components import DISTANT_LANDS, KINDS, MAX_SEATS, OFFICIALS, REWARDS


@cache
def sprite() -> str:
    return "\n".join(_symbol(*symbol) for symbol in (*_of_seats(), *_tiles(), *_cards(), *_icons()))


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


def _tiles() -> Iterator[tuple[str, str, str]]:
    for value, copies in enumerate(OFFICIALS):
        if copies:
            yield f"tile-{value}", "0 0 46.4 64", pieces.official_tile(value)
    yield "tile-candidate", *FIGURES["tile-candidate"]
    for ministry in range(4):
        yield f"candidate-{ministry}", "0 0 50 84", pieces.candidate_tile(ministry)
    for value in range(4, 9):
        yield f"chit-{value}", "-17 -17 34 34", pieces.chit(value, ministry=True)
    for value in range(2, 5):
        yield f"land-chit-{value}", "-17 -17 34 34", pieces.chit(value, ministry=False)
    yield "junk", *FIGURES["junk"]
    yield "wall", *FIGURES["wall"]
    yield "coin", "-11 -11 22 22", coin()
    yield "licence", *FIGURES["licence"]
    yield "star", "-8 -8 16 16", star(6)
    for land, name in enumerate(DISTANT_LANDS):
        yield f"cargo-{land}", *FIGURES[f"cargo-{name}"]
    yield "sealed", *FIGURES["sealed"]
    yield "settled", FIGURES["settled"].box, rect(-9.4, -9.4, 18.8, 18.8, fill=CREAM, line=0, rx=3) + figure("settled")
    yield "traded", *FIGURES["traded"]
    for cost in (0, 1, 2):
        yield f"cost-{cost}", "-8 -8 16 16", pieces.cost_badge(cost, within=True)
        yield f"dear-{cost}", "-8 -8 16 16", pieces.cost_badge(cost, within=False)


def _cards() -> Iterator[tuple[str, str, str]]:
    box = f"0 0 {card_faces.WIDTH} {card_faces.HEIGHT}"
    for kind in range(KINDS):
        yield f"card-{kind}", box, card_faces.confucius_card(kind)
        yield f"coins-{kind}", box, card_faces.coins_half(kind)
        yield f"licences-{kind}", box, card_faces.licences_half(kind)
    yield "card-back", box, card_faces.back()
    yield "reward-back", *FIGURES["reward-back"]
    for value in range(1, 7):
        yield f"gift-{value}", box, card_faces.gift_card(value)
    for reward, name in enumerate(REWARDS):
        yield f"reward-{reward}", *FIGURES[f"reward-{name}"]


def _icons() -> Iterator[tuple[str, str, str]]:
    for name, drawn in FIGURES.items():
        if name.startswith(("i-", "do-")):
            yield name, *drawn
    yield "chief", *FIGURES["chief"]
    yield "chained", *FIGURES["chained"]
