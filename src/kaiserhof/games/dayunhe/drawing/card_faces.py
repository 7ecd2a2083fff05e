"""Draws the action cards without words: the special part on the left, building and replenishing on the right."""

from __future__ import annotations

from kaiserhof.drawing.svg import circle, group, num, path, polygon, rect
from kaiserhof.games.dayunhe.drawing.colours import CREAM, INK, QUAY, SEAL
from kaiserhof.games.dayunhe.drawing.ground.hexes import corners
from kaiserhof.games.dayunhe.drawing.ground.signs import picture, text
from kaiserhof.games.dayunhe.drawing.ground.tiles import Layers, draw_water
from kaiserhof.games.dayunhe.rules.components import CARDS, Card

GRASS, ROSE = "#e9e2c6", "#f0d9cc"
TILE, MEADOW = "#e8d8b0", "#cfe0c4"
WIDTH, HEIGHT = 116, 56


def symbols() -> list[str]:
    return [f'<symbol id="card-{card.id}" overflow="visible">{face(card)}</symbol>' for card in CARDS]


def face(card: Card) -> str:
    """Draws a card, 116 by 56."""
    ground = rect(1, 1, 60, 54, rx=4, fill=ROSE if card.attack else GRASS)
    scale = 0.31 if card.attack else 0.32
    special = group(_SPECIAL[card.id](), transform=f"translate(31 {20 if card.attack else 28}) scale({scale})")
    cost = group(_cost(card), transform="translate(31 46.5)") if card.attack else ""
    return ground + special + cost + _parts(card)


def _cost(card: Card) -> str:
    """Draws two unrest tiles, and where they go."""
    first = "palace" if card.id == "denounce" else "stack"
    found = ""
    for x, goal in ((-16, first), (16, "wall")):
        found += _unrest(x - 8, 0, 6) + _arrow(x, 0, 3.4) + picture(goal, (x + 9.0, 0.0), 6)
    return found


def _parts(card: Card) -> str:
    """Draws building (or one rebuilding) above, replenishing below."""
    build = [_build] * card.build
    step = 24 if not card.rebuild else 16
    left = 88 - step * (len(build) - 1 + (1.35 if card.rebuild else 0)) / 2
    found = ""
    radius = 11.5 if not card.rebuild else 8
    for number, draw in enumerate(build):
        found += draw(left + step * number, 15, radius)
    if card.rebuild:
        x = left + step * (len(build) - 1)
        found += path(f"M{num(x + 8)},22L{num(x + 12)},8", stroke=INK, stroke_width=1.4, stroke_linecap="round")
        found += _rebuild(x + step * 1.3, 15, radius)
    step = 18
    left = 88 - step * (card.replenish - 1) / 2
    for number in range(card.replenish):
        found += _replenish(left + step * number, 42, 9.4)
    return found + path("M65,29H113", stroke=INK, stroke_width=0.7, opacity=0.5)


def _hex(x: float, y: float, radius: float, fill: str = TILE, edges: tuple[int, ...] = ()) -> str:
    """Draws a small tile with north above."""
    rim = {"stroke": INK, "stroke_width": max(0.8, radius * 0.07), "stroke_linejoin": "round"}
    found = polygon(corners((x, y), radius), fill=fill, **rim)
    if edges:
        layers = Layers()
        draw_water(layers, list(edges), (x, y), radius * 0.97, 0)
        found += layers.svg()
    return found


def _unrest(x: float, y: float, radius: float) -> str:
    return (
        polygon(corners((x, y), radius), fill="#5b2a22", stroke=INK, stroke_width=max(0.7, radius * 0.07))
        + polygon(corners((x, y), radius * 0.82), fill=SEAL)
        + picture("fist", (x, y), radius * 0.62)
    )


def _arrow(x: float, y: float, radius: float, degrees: float = 0) -> str:
    return group(picture("arrow", (0.0, 0.0), radius), transform=f"translate({num(x)} {num(y)}) rotate({num(degrees)})")


def _figure(x: float, y: float, label: str, size: float) -> str:
    halo = {"paint_order": "stroke", "stroke": CREAM, "stroke_width": 5, "stroke_linejoin": "round"}
    return text((x, y), label, size, fill=SEAL, **halo)


def _build(x: float, y: float, radius: float) -> str:
    hammer = picture("hammer", (x + radius * 0.5, y - radius * 0.35), radius * 0.62)
    return _hex(x, y + radius * 0.1, radius * 0.84, edges=(0, 2)) + group(
        hammer, transform=f"rotate(38 {num(x + radius * 0.5)} {num(y - radius * 0.35)})"
    )


def _rebuild(x: float, y: float, radius: float) -> str:
    return _hex(x, y, radius * 0.62, edges=(0, 3)) + picture("turn", (x, y), radius)


def _replenish(x: float, y: float, radius: float) -> str:
    """Draws a tile that goes from the stack to the warehouse."""
    return (
        picture("stack-low", (x - radius * 0.38, y - radius * 0.5), radius * 0.56)
        + picture("store", (x + radius * 0.4, y + radius * 0.42), radius * 0.6)
        + _arrow(x - radius * 0.42, y + radius * 0.36, radius * 0.34, 30)
    )


# ---------------------------------------------------------------- the special parts, in a box of 180 by 120


def _raise() -> str:
    return picture("hat", (-36.0, 4.0), 34) + _arrow(52, -26, 18, -90) + _figure(50, 42, "+1", 40)


def _quell() -> str:
    left = _hex(-50, 0, 35, MEADOW) + _unrest(-50, 0, 26)
    return left + _arrow(2, 0, 13) + picture("wall", (50.0, 6.0), 32) + _unrest(50, -18, 15)


def _calm() -> str:
    left = picture("wall", (-50.0, 4.0), 32) + _unrest(-50, -20, 16)
    return left + _arrow(1, 4, 13) + _unrest(50, 34, 21) + picture("stack", (50.0, -6.0), 30)


def _destroy() -> str:
    crack, cross = "M-52,6L-30,-8L-14,8L6,-8L24,8L52,-6", "M28,26L52,50M52,26L28,50"
    line = {"fill": "none", "stroke_linejoin": "bevel"}
    return (
        _hex(0, 0, 52, edges=(0, 3))
        + path(crack, stroke=ROSE, stroke_width=12, **line)
        + "".join(path(crack, stroke=INK, stroke_width=2.4, transform=f"translate(0 {y})", **line) for y in (-6, 6))
        + path(cross, stroke=CREAM, stroke_width=14, stroke_linecap="round")
        + path(cross, stroke=SEAL, stroke_width=8, stroke_linecap="round")
    )


def _inspection() -> str:
    stones = "".join(
        circle((14 + i * 30, 14), 12.5, fill="#ffffff", stroke=INK, stroke_width=2) + text((14 + i * 30, 20), i + 1, 17)
        for i in range(3)
    )
    return picture("junk", (-46.0, -4.0), 34) + stones + _arrow(44, -24, 20)


def _tea() -> str:
    wreck = group(picture("junk", (-44.0, 8.0), 34), transform="rotate(72 -44 8)")
    return wreck + picture("tea-house", (42.0, 0.0), 44)


def _espionage() -> str:
    sight = "".join(f"M{num(x * 0.2)},-20L{x},0" for x in (-58, 0, 58))
    found = path(sight, stroke=SEAL, stroke_width=2, stroke_dasharray="4 3") + picture("eye", (0.0, -34.0), 26)
    for x, edges in ((-58.0, (1, 4)), (0.0, (0, 2)), (58.0, (0, 2, 4))):
        found += picture("stack-low", (x, 42.0), 21) + _hex(x, 15, 19, MEADOW, edges)
    return found


def _intrigue() -> str:
    dagger = group(picture("dagger", (-12.0, -12.0), 38), transform="rotate(40 -16 -14)")
    return picture("hat", (-34.0, 10.0), 34) + dagger + _figure(58, 24, "−8", 44)


def _denounce() -> str:
    return _unrest(-58, 6, 30) + _arrow(-10, 6, 15) + _figure(-10, -18, "−4", 28) + picture("palace", (50.0, 2.0), 42)


def _reform() -> str:
    return "".join(picture("stack", (x, 22.0), 26) for x in (-60.0, 0.0, 60.0)) + picture("turn", (0.0, -30.0), 28)


_SPECIAL = {
    "raise-reputation": _raise,
    "quell-unrest": _quell,
    "calm-the-people": _calm,
    "destroy-canal": _destroy,
    "special-inspection": _inspection,
    "tea-break": _tea,
    "espionage": _espionage,
    "intrigue": _intrigue,
    "denounce": _denounce,
    "reform": _reform,
}


# ---------------------------------------------------------------- icons beside the players' names


def icons() -> list[str]:
    """Returns the icons of supplies and badges."""
    canal = _hex(0, 0, 11, edges=(0, 3))
    network = _hex(-5.2, 3, 6, edges=(1, 4)) + _hex(5.2, -3, 6, edges=(1, 4))
    start = (
        rect(-11, -11, 22, 22, rx=3, fill=SEAL)
        + text((0, 5.6), "先", 15, fill=QUAY)
        + rect(-9.4, -9.4, 18.8, 18.8, rx=2, fill="none", stroke=QUAY)
    )
    cards = "".join(
        group(rect(-6, -8, 12, 16, rx=1.5, fill=CREAM, stroke=INK, stroke_width=1.3), transform=f"rotate({turn})")
        for turn in (-14, 10)
    )
    found = {
        "i-canal": canal,
        "i-network": network,
        "i-unrest": _unrest(0, 0, 11),
        "i-start": start,
        "i-cards": cards,
        "i-wall": picture("wall", (0.0, 0.0), 11),
    }
    return [f'<symbol id="{name}" viewBox="-12 -12 24 24">{content}</symbol>' for name, content in found.items()]
