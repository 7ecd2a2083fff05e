"""Draws the world on the empty board: Great Wall, Foreign Lands, colonies, shipyards, oceans, Distant Lands."""

from __future__ import annotations

import math
import random

from kaiserhof.drawing.geometry import smooth
from kaiserhof.drawing.palette import ON_SEATS, SEAT_COLOURS
from kaiserhof.drawing.svg import num, xy
from kaiserhof.games.confucius.drawing.board.layout import Box
from kaiserhof.games.confucius.drawing.colours import CREAM
from kaiserhof.games.confucius.drawing.figures import figure, sign
from kaiserhof.games.confucius.drawing.ground.ground import Ground
from kaiserhof.games.confucius.drawing.ink import at, circle, label, path, rect, text
from kaiserhof.games.confucius.rules.components import DEADLINES, DISTANT_LANDS


def foreign(ground: Ground) -> str:
    """Draws the Great Wall, the three spaces for Foreign Lands, and the military colonies."""
    c, places = ground.colours, ground.layout
    box = places.areas["foreign"]
    drawn = [ground.panel(box, c.steppe), ground.title(box, "area-foreign")]
    for i, (along, size) in enumerate(((176, 13), (198, 17), (226, 14), (246, 18), (268, 13))):
        drawn.append(ground.mountain(box.x + along, box.y + 33, size, (i % 3 - 1) * 0.07))
    for number, piece in enumerate(places.wall, 1):
        shape = f"M{piece.x},{piece.y + 8}h{piece.w}V{piece.bottom}h{-piece.w}Z"
        drawn.append(path(shape, c.field, 1, c.line, stroke_dasharray="4 3"))
        drawn.append(wall_number(number, piece, c.ink))
    for slot, tile in enumerate(places.foreign):
        drawn.append(_tab(slot, tile))
        drawn.append(rect(*tile, fill=c.land, line=1.2, stroke=c.ink, rx=4, stroke_dasharray="5 3"))
        drawn.append(ground.mountain(tile.cx, tile.y + 76, 26, 0.05 * slot))
    for seat, colony in enumerate(places.colonies):
        drawn.append(_seat_space(ground, seat, colony, "M1,5q0,-4 4,-4h16v20q0,3 -3,3h-17Z", (11.5, 12.5)))
        x, y = min(colony.cx + 9, colony.x + 50), colony.bottom - 9
        tent = f"M{num(x - 16)},{y}L{num(x)},{y - 30}L{num(x + 16)},{y}ZM{num(x)},{y}V{y - 15}"
        drawn.append(path(tent, "none", 1.3, SEAT_COLOURS[seat], opacity=".5"))
    return f'<g id="area-foreign">{"".join(drawn)}</g>'


def wall_number(number: int, piece: Box, ink: str) -> str:
    """Draws the number of a piece of the wall, with its soldiers if it ends an invasion."""
    if number not in DEADLINES:
        return text(piece.cx, piece.y + 31, number, 16, ink)
    soldiers = DEADLINES.index(number) + 1
    drawn = rect(piece.cx - 4.5 - 5.2 * soldiers, piece.y + 9.5, 9 + 10.4 * soldiers, 19, fill=CREAM, line=0.8, rx=3)
    for i in range(soldiers):
        drawn += at(piece.cx + (i - (soldiers - 1) / 2) * 10.6 - 0.3, piece.y + 20, 0.78, figure("soldier"))
    return drawn + text(piece.cx, piece.bottom - 2, number, 13, ink)


def _tab(slot: int, tile: Box) -> str:
    """Draws when the invasion of this space ends: soldiers as on the wall, and the round."""
    x, y, w, h = tile.x + 20, tile.y - 19, 72, 18
    soldiers = slot + 1
    shape = f"M{x - 3},{y + h + 2}L{x + 4},{y}H{x + w - 4}L{x + w + 3},{y + h + 2}Z"
    drawn = path(shape, CREAM, 1.1)
    for i in range(soldiers):
        drawn += at(x + w / 2 - 8 + (i - (soldiers - 1) / 2) * 13, y + 10, 0.8, figure("soldier"))
    return drawn + text(x + w / 2 + 5 + 6.5 * soldiers, y + 15, DEADLINES[slot], 15)


def _seat_space(ground: Ground, seat: int, box: Box, corner: str, mark: tuple[float, float]) -> str:
    """Draws a space of one seat: a light wash of its colour, and a corner with its sign."""
    drawn = rect(*box, fill=ground.seat_wash(seat), line=1.5, stroke=SEAT_COLOURS[seat], rx=5)
    drawn += at(box.x, box.y, 1, path(corner, SEAT_COLOURS[seat], 0))
    return drawn + at(box.x + mark[0], box.y + mark[1], 1, sign(seat, 6.2, ON_SEATS[seat]))


# ---------------------------------------------------------------------- the sea


def distant(ground: Ground) -> str:
    """Draws shipyards on the home coast, oceans, and the Distant Lands."""
    c, places = ground.colours, ground.layout
    box = places.areas["distant"]
    x, y, w, h = box
    shapes = [_island(land, i + 40) for i, land in enumerate(places.distant)]
    coast = _coast(box)
    drawn = [
        rect(x + 1.5, y + 2.5, w, h, fill=c.shadow, line=0, rx=6, opacity=".2"),
        f'<clipPath id="def-sea">{rect(*box, fill="#000", line=0, rx=6)}</clipPath><g clip-path="url(#def-sea)">',
        rect(*box, fill="url(#def-deep)", line=0),
    ]
    for off, opacity in ((9, 0.35), (6, 0.5), (3, 0.7)):
        for shape in (coast, *shapes):
            drawn.append(path(shape, "none", 2 * off + 1, c.water_line, opacity=opacity))
            drawn.append(path(shape, "none", 2 * off - 0.6, c.shallows))
    drawn += [
        path(f"{coast}L{x - 10},{y - 8}Z", c.land, 1.6, c.ink),
        "</g>",
        rect(*box, fill="none", line=1.5, stroke=c.ink, rx=6),
    ]
    drawn.append(ground.title(box, "area-distant"))
    drawn += _fleets(ground)
    for land, (place, shape) in enumerate(zip(places.distant, shapes, strict=True)):
        drawn.append(path(shape, c.land, 1.5, c.ink))
        drawn.append(_land(ground, land, place))
    return f'<g id="area-distant">{"".join(drawn)}</g>'


def _fleets(ground: Ground) -> list[str]:
    c, places = ground.colours, ground.layout
    top = places.shipyards[0].y - 6
    drawn = [
        label(places.shipyards[0].cx, top - 5, ground.words("area-shipyards"), 14, 130, fill=c.ink),
        label(places.oceans[0].cx, top - 5, ground.words("area-oceans"), 14, 130, fill=c.water_name),
    ]
    for seat, (yard, ocean) in enumerate(zip(places.shipyards, places.oceans, strict=True)):
        corner = f"M1,5q0,-4 4,-4h18v{num(yard.h - 2)}h-18q-4,0 -4,-4Z"
        drawn.append(_seat_space(ground, seat, yard, corner, (12, yard.h / 2)))
        slip, foot = yard.x + 38, yard.cy + 10
        stocks = f"M{slip},{foot}h84m-78,0l8,-15m16,15v-17m24,17v-17m24,17l-8,-15"
        drawn.append(path(stocks, "none", 1.4, SEAT_COLOURS[seat], opacity=".4"))
        drawn.append(path(f"M{yard.right + 2.5},{yard.cy - 5}l6,5l-6,5", "none", 2, SEAT_COLOURS[seat]))
        drawn.append(rect(*ocean, fill=c.shallows, line=1.5, stroke=SEAT_COLOURS[seat], rx=5, fill_opacity=".85"))
        for px, py in ocean_places(ocean):
            hull = f"M{px - 14},{py + 5}c4,7 23,7 29,-2l-4,2c-4,3 -18,3 -22,0ZM{px - 1},{py + 6}v-18"
            drawn.append(path(hull, "none", 1.2, SEAT_COLOURS[seat], opacity=".5"))
    return drawn


def ocean_places(ocean: Box) -> list[tuple[float, float]]:
    """Returns the positions of up to four junks, which wait for a fifth."""
    step = ocean.w / 4
    return [(round(ocean.x + step * (i + 0.5), 1), round(ocean.cy, 1)) for i in range(4)]


def _land(ground: Ground, land: int, box: Box) -> str:
    c = ground.colours
    size = 15 if ground.hanzi else 13.4
    drawn = [
        circle(box.x + 18, box.y + 22, 14.5, fill=c.field, line=1.2, stroke="#3c6476", stroke_dasharray="3 3"),
        ground.plated(box.x + 46, box.y + 22, 0.98, figure(f"cargo-{DISTANT_LANDS[land]}"), radius=17),
        label(box.cx, box.y + 60, ground.words(f"land-{DISTANT_LANDS[land]}"), size, box.w - 2, fill=c.ink),
    ]
    for x, y in marker_places(box, ground.layout.seats):
        drawn.append(circle(x, y, 8.4, fill=c.field, line=0.9, stroke=c.line, stroke_dasharray="2.4 2.4"))
    return "".join(drawn)


def marker_places(box: Box, seats: int) -> list[tuple[float, float]]:
    """Returns where markers lie on a Distant Land, by seat: three above, two below."""
    upper = min(3, seats)
    rows = [(i - (upper - 1) / 2, 0) for i in range(upper)]
    rows += [(i - (seats - upper - 1) / 2, 1) for i in range(seats - upper)]
    return [(round(box.cx + across * 19.4, 1), box.y + 95 + down * 24) for across, down in rows]


def _coast(box: Box) -> str:
    """Returns the path of China's coast, from north to south and around the shipyards."""
    rnd = random.Random(5)
    x, y = box.x, box.y
    east = [(x + 150 + rnd.uniform(-3, 3) + 5 * math.sin(i * 0.9), y + i * 12) for i in range(21)]
    south = [(x + 120, y + 252), (x + 84, y + 248), (x + 48, y + 252), (x + 18, y + 248), (x - 10, y + 251)]
    return smooth([(x + 154, y - 8), *east, *south], xy)


def _island(box: Box, seed: int) -> str:
    """Returns the path of a rounded outline that looks drawn by hand."""
    rnd = random.Random(seed)
    r, points = 11, []
    corners = [
        (box.x + r, box.y),
        (box.right - r, box.y),
        (box.right, box.y + r),
        (box.right, box.bottom - r),
        (box.right - r, box.bottom),
        (box.x + r, box.bottom),
        (box.x, box.bottom - r),
        (box.x, box.y + r),
    ]
    for i, a in enumerate(corners):
        b = corners[(i + 1) % 8]
        parts = max(1, round(math.dist(a, b) / 15))
        for j in range(parts):
            share = j / parts
            points.append(
                (
                    a[0] + (b[0] - a[0]) * share + rnd.uniform(-1.4, 1.4),
                    a[1] + (b[1] - a[1]) * share + rnd.uniform(-1.4, 1.4),
                )
            )
    return smooth([*points, points[0]], xy) + "Z"
