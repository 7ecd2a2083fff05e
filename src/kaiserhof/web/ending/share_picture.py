"""The picture of a link, 1200 × 630, as messengers show it: the result of a game, or an invitation.

It is drawn from a `Card`, which holds public facts as texts. Scene and podium are those of the page. It is drawn at
twice its size and then reduced, which smooths the edges.
"""

from __future__ import annotations

import io
from collections.abc import Sequence
from dataclasses import dataclass
from functools import cache, lru_cache
from random import Random
from threading import Lock

from PIL import Image, ImageChops, ImageDraw

from kaiserhof.drawing.palette import SEAT_COLOURS, mix
from kaiserhof.web.ending.typefaces import balanced, cut, fitting, lines, write

WIDTH, HEIGHT = 1200, 630
TWICE = 2
INK, CREAM, GOLD, DARK, BRIGHT = "#2b2019", "#fff3d6", "#f3d9ae", "#571511", "#b5452f"
LEFT, TEXT_WIDTH = 56, 510
BLOCKS = {1: 250, 2: 190, 3: 130, 4: 104, 5: 84}
"""The heights of the podium's steps by place."""
KEPT = 48
"""Number of cached pictures."""
_DRAWING = Lock()

Ink = ImageDraw.ImageDraw
Point = tuple[float, float]


@dataclass(frozen=True, slots=True)
class PodiumPlace:
    """A player on the podium."""

    seat: int
    name: str
    points: int
    place: int


@dataclass(frozen=True, slots=True)
class Card:
    """The content of a picture."""

    headline: str
    game: str
    seal: str
    """The character on the game's seal."""
    detail: str
    """The text below the game's title."""
    standings: tuple[PodiumPlace, ...] = ()
    """The players on the podium; if empty, the game's seal takes their place."""
    chances: tuple[tuple[float, ...], ...] = ()
    """The win probabilities over the game, if it was analysed."""
    marks: tuple[tuple[int, int], ...] = ()
    """The turning points: index in `chances`, and seat."""
    colours: tuple[str, ...] = SEAT_COLOURS
    """The colours of the seats."""


@lru_cache(maxsize=KEPT)
def picture_of(card: Card) -> bytes:
    """Returns the picture as PNG. Pictures are drawn one at a time, so that many requests do not use all cores."""
    with _DRAWING:
        return _drawn(card)


def _drawn(card: Card) -> bytes:
    canvas = _scene().copy()
    draw = ImageDraw.Draw(canvas)
    _brand(draw)
    bottom = _headline(draw, card.headline, 124 if card.chances else 178)
    _game(draw, card, bottom + 26)
    if card.standings:
        _podium(canvas, draw, card.standings, card.colours)
    else:
        _hanging_seal(draw, card.seal)
    if card.chances:
        _chart(canvas, card)
    written = io.BytesIO()
    canvas.reduce(TWICE).save(written, "PNG", optimize=True)
    return written.getvalue()


def _x2(*numbers: float) -> list[float]:
    return [TWICE * each for each in numbers]


def _box(
    draw: Ink, x: float, y: float, width: float, height: float, fill: str, line: float = 0, round_: float = 0
) -> None:
    frame = _x2(x, y, x + width, y + height)
    draw.rounded_rectangle(frame, TWICE * round_, fill, INK if line else None, round(TWICE * line))


def _disc(draw: Ink, x: float, y: float, radius: float, fill: str, line: float = 0) -> None:
    draw.ellipse(_x2(x - radius, y - radius, x + radius, y + radius), fill, INK if line else None, round(TWICE * line))


def _words(draw: Ink, x: float, y: float, text: str, size: int, fill: str = CREAM, anchor: str = "l") -> None:
    write(draw, (TWICE * x, TWICE * y), text, TWICE * size, fill, anchor)


# ---------------------------------------------------------------------- the hall


@cache
def _scene() -> Image.Image:
    size = (TWICE * WIDTH, TWICE * HEIGHT)
    glow = (
        Image.radial_gradient("L")
        .resize((TWICE * WIDTH * 2, TWICE * HEIGHT * 2))
        .crop(
            (
                round(TWICE * WIDTH * 0.3),
                round(TWICE * HEIGHT * 0.55),
                round(TWICE * WIDTH * 1.3),
                round(TWICE * HEIGHT * 1.55),
            )
        )
    )
    canvas = Image.composite(Image.new("RGB", size, DARK), Image.new("RGB", size, BRIGHT), glow)
    draw = ImageDraw.Draw(canvas)
    _disc(draw, 880, 170, 120, mix(BRIGHT, "#e9a95a", 0.3))
    for x in (590, 830, 1070):
        _box(draw, x, 130, 26, 520, "#8f2a20", 1.6)
        _box(draw, x - 4, 130, 34, 14, "#dcb560", 1.4)
    roof = [(548, 118), *_curve((548, 118), (610, 112), (650, 82), (666, 60)), (1090, 60)]
    roof += [*_curve((1090, 60), (1106, 82), (1150, 112), (1212, 118)), (1212, 134), (548, 134)]
    draw.polygon([tuple(_x2(*point)) for point in roof], "#3d1210", INK, 3)
    for x in range(680, 1100, 22):
        draw.line([tuple(_x2(*p)) for p in _curve((x, 66), (x - 6, 92), (x - 12, 110), (x - 20, 125))], "#7a2a22", 4)
    for x, y, scale in ((562, 112, 0.9), (1166, 116, 0.9), (740, 152, 0.55), (1012, 152, 0.55)):
        _lantern(draw, x, y, scale)
    _paper_bits(canvas)
    return canvas


def _curve(start: Point, first: Point, second: Point, end: Point) -> list[Point]:
    """Returns points along a Bézier curve."""
    found = []
    for step in range(1, 17):
        t = step / 16
        a, b, c, d = (1 - t) ** 3, 3 * t * (1 - t) ** 2, 3 * t * t * (1 - t), t**3
        found.append(tuple(a * p + b * q + c * r + d * s for p, q, r, s in zip(start, first, second, end, strict=True)))
    return [(point[0], point[1]) for point in found]


def _lantern(draw: Ink, x: float, y: float, scale: float) -> None:
    draw.line(_x2(x, y - 60 * scale, x, y), "#f0cf86", 3)
    draw.ellipse(_x2(x - 17 * scale, y - 20 * scale, x + 17 * scale, y + 20 * scale), "#c8503c", INK, 3)
    for across in (-9, 0, 9):
        draw.line(_x2(x + across * scale, y - 17 * scale, x + across * scale, y + 17 * scale), "#f0cf86", 2)
    for down in (-20, 20):
        draw.line(_x2(x - 8 * scale, y + down * scale, x + 8 * scale, y + down * scale), "#dcb560", round(8 * scale))
    draw.line(_x2(x, y + 22 * scale, x, y + 42 * scale), "#dcb560", round(6 * scale))


def _paper_bits(canvas: Image.Image) -> None:
    """Draws confetti, always in the same pattern."""
    rng = Random(8)
    for _ in range(26):
        bit = Image.new("RGBA", (20, 10), rng.choice(("#fbe9c2", "#e6b800", "#7cc9a8", "#e59a86", "#f0cf86")))
        turned = bit.rotate(rng.randrange(180), Image.Resampling.BICUBIC, expand=True)
        canvas.paste(turned, (rng.randrange(TWICE * 580, TWICE * 1180), rng.randrange(TWICE * 30, TWICE * 300)), turned)


# ---------------------------------------------------------------------- what it says


def _brand(draw: Ink) -> None:
    _seal(draw, LEFT, 48, 42, "御", "#b5382b")
    _words(draw, LEFT + 58, 80, "Kaiserhof", 32)


def _seal(draw: Ink, x: float, y: float, size: float, sign: str, colour: str) -> None:
    _box(draw, x, y, size, size, colour, 0, size * 0.15)
    inner = _x2(x + size * 0.09, y + size * 0.09, x + size * 0.91, y + size * 0.91)
    draw.rounded_rectangle(inner, TWICE * size * 0.09, None, "#fbe9c2", max(2, round(size * 0.05)))
    _words(draw, x + size / 2, y + size * 0.72, sign, round(size * 0.58), "#fbe9c2", "m")


def _headline(draw: Ink, text: str, y: float) -> float:
    """Draws the headline in up to three lines; returns the height where it ends."""
    size = next((each for each in (74, 64, 56, 48) if len(lines(text, TWICE * each, TWICE * TEXT_WIDTH)) <= 2), 44)
    for line in balanced(text, TWICE * size, TWICE * TEXT_WIDTH)[:3]:
        y += size * 1.06
        shown = cut(line, TWICE * size, TWICE * TEXT_WIDTH)
        _words(draw, LEFT, y + 3, shown, size, "#3b0f0c")
        _words(draw, LEFT, y, shown, size)
    return y


def _game(draw: Ink, card: Card, y: float) -> None:
    _seal(draw, LEFT, y, 62, card.seal, "#b5382b")
    size = fitting(card.game, TWICE * 30, TWICE * (TEXT_WIDTH - 80), TWICE * 20) // TWICE
    _words(draw, LEFT + 80, y + 27, card.game, size)
    for number, line in enumerate(lines(card.detail, TWICE * 22, TWICE * (TEXT_WIDTH - 80))[:2]):
        _words(draw, LEFT + 80, y + 58 + 28 * number, line, 22, GOLD)


# ---------------------------------------------------------------------- the podium


def _podium(canvas: Image.Image, draw: Ink, standings: Sequence[PodiumPlace], colours: Sequence[str]) -> None:
    first, *others = sorted(standings, key=lambda each: each.place)
    order = [*others[:1], first, *others[1:]]
    left, gap = 668, 12
    width = min(146.0, (WIDTH - 40 - left - gap * (len(order) - 1)) / len(order))
    left = round((left + WIDTH - 40 - width * len(order) - gap * (len(order) - 1)) / 2)
    for number, each in enumerate(order):
        x = left + number * (width + gap)
        height = BLOCKS.get(each.place, 70)
        _block(canvas, x, HEIGHT - height, width, height, winner=each.place == 1)
        size = fitting(str(each.points), TWICE * 66, TWICE * (width - 16), TWICE * 24) // TWICE
        _words(draw, x + width / 2, HEIGHT - height + 18 + size * 0.8, str(each.points), size, INK, "m")
        radius = min(width / 2 - 8, 66 if each.place == 1 else 52)
        middle = HEIGHT - height - 44 - radius
        _disc(draw, x + width / 2, middle, radius, "#f7ecd2", 3)
        colour = colours[each.seat % len(colours)]
        _seal(draw, x + width / 2 - radius * 0.56, middle - radius * 0.56, radius * 1.12, each.name[:1].upper(), colour)
        if each.place == 1:
            _crown(draw, x + width / 2, middle - radius + 6)
        size = fitting(each.name, TWICE * 24, TWICE * (width + gap - 4), TWICE * 18) // TWICE
        name = cut(each.name, TWICE * size, TWICE * (width + gap - 4))
        _words(draw, x + width / 2, HEIGHT - height - 16, name, size, CREAM, "m")


def _block(canvas: Image.Image, x: float, y: float, width: float, height: float, *, winner: bool) -> None:
    size = (round(TWICE * width), round(TWICE * height))
    top, bottom = ("#ffe9ad", "#dcb560") if winner else ("#f0d9a4", "#d9b876")
    shade = Image.linear_gradient("L").resize(size)
    filled = Image.composite(Image.new("RGB", size, bottom), Image.new("RGB", size, top), shade)
    shape = Image.new("L", size, 0)
    ImageDraw.Draw(shape).rounded_rectangle((0, 0, size[0] - 1, size[1] + 40), 16, 255)
    canvas.paste(filled, (round(TWICE * x), round(TWICE * y)), shape)
    frame = _x2(x, y, x + width, y + height + 20)
    ImageDraw.Draw(canvas).rounded_rectangle(frame, 16, None, INK, 3)


def _crown(draw: Ink, x: float, y: float) -> None:
    points = [(-26, 0), (-30, -33), (-13, -22), (0, -44), (13, -22), (30, -33), (26, 0)]
    draw.polygon([tuple(_x2(x + across, y + down)) for across, down in points], "#ffd76a", INK, 6)
    _disc(draw, x, y - 12, 4.5, "#a3281f")


def _hanging_seal(draw: Ink, sign: str) -> None:
    draw.line(_x2(880, 134, 880, 230), "#f0cf86", 6)
    _disc(draw, 880, 380, 176, "#f7ecd2", 4)
    _seal(draw, 770, 270, 220, sign, "#a3281f")


# ---------------------------------------------------------------------- the chances


def _chart(canvas: Image.Image, card: Card) -> None:
    """Draws the win probabilities on a dark ground."""
    x, y, width, height = LEFT, 428, 560, 160
    ground = Image.new("L", canvas.size, 0)
    ImageDraw.Draw(ground).rounded_rectangle(_x2(x, y, x + width, y + height), 28, 108)
    canvas.paste(ImageChops.multiply(canvas, Image.new("RGB", canvas.size, "#3a120f")), (0, 0), ground)
    draw = ImageDraw.Draw(canvas)
    left, right, top, bottom = x + 58, x + width - 24, y + 18, y + height - 18
    for share in (0, 50, 100):
        level = bottom - (bottom - top) * share / 100
        draw.line(_x2(left, level, right, level), "#7d4a3c", 2)
        _words(draw, left - 10, level + 5, f"{share} %", 13, GOLD, "r")
    steps = max(1, len(card.chances) - 1)

    def place(index: int, seat: int) -> Point:
        return (left + (right - left) * index / steps, bottom - (bottom - top) * card.chances[index][seat])

    for seat in range(len(card.chances[0])):
        way = [tuple(_x2(*place(index, seat))) for index in range(len(card.chances))]
        draw.line(way, mix(card.colours[seat % len(card.colours)], "#ffffff", 0.4), 7, joint="curve")
    for number, (index, seat) in enumerate(card.marks, 1):
        _disc(draw, *place(index, seat), 11, CREAM, 1.5)
        _words(draw, place(index, seat)[0], place(index, seat)[1] + 5, str(number), 14, INK, "m")
