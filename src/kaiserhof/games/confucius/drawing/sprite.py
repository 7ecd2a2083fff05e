"""Collects all symbols of the game: pieces of every seat, tiles, chits, cards, badges and icons."""

from __future__ import annotations

from collections.abc import Iterator
from functools import cache

from kaiserhof.drawing.palette import SERIF
from kaiserhof.games.confucius.drawing import card_faces, pieces
from kaiserhof.games.confucius.drawing.colours import CREAM, INK
from kaiserhof.games.confucius.drawing.figures import icons
from kaiserhof.games.confucius.drawing.figures.figures import chain, coin, junk, licence, seal, star
from kaiserhof.games.confucius.drawing.figures.ink import at, circle, path, rect
from kaiserhof.games.confucius.drawing.figures.presents import cargo
from kaiserhof.games.confucius.rules.components import DISTANT_LANDS, KINDS, MOST_SEATS, OFFICIALS, REWARDS


@cache
def sprite() -> str:
    """Returns the symbols as markup."""
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
    for seat in range(MOST_SEATS):
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
    yield "tile-candidate", "0 0 46.4 64", pieces.seated_candidate()
    for ministry in range(4):
        yield f"candidate-{ministry}", "0 0 50 84", pieces.candidate_tile(ministry)
    for value in range(4, 9):
        yield f"chit-{value}", "-17 -17 34 34", pieces.chit(value, ministry=True)
    for value in range(2, 5):
        yield f"land-chit-{value}", "-17 -17 34 34", pieces.chit(value, ministry=False)
    yield "junk", "-19 -19 38 36", junk()
    yield "wall", "-.6 -.6 39.2 43.2", pieces.wall_piece()
    yield "coin", "-11 -11 22 22", coin()
    yield "licence", "-9 -12 18 24", licence()
    yield "star", "-8 -8 16 16", star(6)
    for land in range(len(DISTANT_LANDS)):
        yield f"cargo-{land}", "-17 -18 34 34", cargo(land)
    yield "sealed", "-9 -9 18 18", seal()
    yield "settled", "-10 -10 20 20", rect(-9.4, -9.4, 18.8, 18.8, fill=CREAM, line=0, rx=3) + seal(1, "定")
    yield "traded", "-8 -8 16 16", pieces.tick()
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
    yield "reward-back", box, card_faces.reward_back()
    for value in range(1, 7):
        yield f"gift-{value}", box, card_faces.gift_card(value)
    for reward in range(len(REWARDS)):
        yield f"reward-{reward}", box, card_faces.reward_card(reward)


def _icons() -> Iterator[tuple[str, str, str]]:
    for name, (box, d) in icons.PLAIN.items():
        yield name, box, path(d, "currentColor", 0, fill_rule="evenodd")
    for name in icons.ACTION_NAMES:
        yield f"do-{name}", "-17 -17 34 34", icons.action(name)
    yield (
        "chief",
        "-13 -13 26 26",
        circle(0, 0, 12, fill=CREAM, line=1.4, stroke=INK) + at(0, 2, 0.68, path(icons.PLAIN["i-chief"][1], INK, 0)),
    )
    yield "chained", "-2 -6 24 12", chain(20, 1)
