"""Draws the empty table as one document: land and hexes, the band above, the players' mats."""

from __future__ import annotations

from kaiserhof.drawing.palette import mix
from kaiserhof.drawing.svg import circle, group, num, path, polygon, rect
from kaiserhof.engine import Words
from kaiserhof.games.dayunhe.drawing.board.band import TRIP_RADIUS, phase_places, text_width, trip_places
from kaiserhof.games.dayunhe.drawing.board.stage import BAND, HEIGHT, WIDTH, Mat, Slots, Stage
from kaiserhof.games.dayunhe.drawing.colours import CREAM, INK, LOOKS, PAPER, SEAL, SHADE, Look
from kaiserhof.games.dayunhe.drawing.ground import scenery
from kaiserhof.games.dayunhe.drawing.ground.ground import draw_ground
from kaiserhof.games.dayunhe.drawing.ground.hexes import NORTH_LEFT, corners
from kaiserhof.games.dayunhe.drawing.ground.ink import picture, text
from kaiserhof.games.dayunhe.drawing.ground.scenery import Box
from kaiserhof.games.dayunhe.drawing.ground.signs import faint_sign
from kaiserhof.games.dayunhe.drawing.ground.tiles import Layers
from kaiserhof.games.dayunhe.drawing.printed.sheet import grain, opening
from kaiserhof.games.dayunhe.rules.components import STACKS, TRIPS, WAREHOUSE

BRICK = "#dccaa0"
LACQUER = "#e6bfae"


def draw_base(stage: Stage, limit: int, words: Words) -> str:
    """Draws everything that does not change, as a complete SVG document."""
    layers = Layers()
    draw_ground(layers, stage.board_in_use, stage.grid, stage.seats)
    compass = stage.land.x + stage.land.width - 22, stage.land.y + 24
    return "\n".join(
        [
            *opening((WIDTH, HEIGHT), words("map-title"), words.lang),
            scenery.landscape(stage.land, []),
            f'<g id="canal">{layers.svg()}</g>',
            f'<g transform="rotate(-90 {num(compass[0])} {num(compass[1])})">{picture("compass", compass, 15)}</g>',
            _band(stage, words),
            *(_mat(mat, LOOKS[seat], seat, limit) for seat, mat in enumerate(stage.mats)),
            grain((WIDTH, HEIGHT)),
            "</svg>\n",
        ]
    )


# ---------------------------------------------------------------- the band above


def _band(stage: Stage, words: Words) -> str:
    middle = BAND / 2
    parts = [
        rect(0, 0, WIDTH, BAND, fill=PAPER),
        rect(0, 0, WIDTH, BAND, fill=CREAM, fill_opacity=0.8),
        path(f"M0,{BAND}H{WIDTH}", stroke=INK, stroke_width=1.2),
    ]
    for phase, x in enumerate(phase_places(words), 1):
        parts.append(circle((x, middle), 10, fill=CREAM, stroke=INK, stroke_width=1.1))
        parts.append(text((x, middle + 4.4), phase, 12.5))
        parts.append(text((x + 16, middle + 4.6), words(f"phase-{phase}"), 13, text_anchor="start", font_weight=400))
    places = trip_places()
    parts.append(path(f"M{num(places[0])},{num(middle)}H{num(places[-1])}", stroke=INK, stroke_width=1))
    for left, x in zip(range(TRIPS, -1, -1), places, strict=True):
        parts.append(circle((x, middle), TRIP_RADIUS, fill=CREAM, stroke=INK, stroke_width=1.1))
        parts.append(text((x, middle + 4.6), left, 13, fill=SEAL if not left else INK))
    parts.append(text((places[0] - 20, middle + 4.6), words("panel-trips"), 13, text_anchor="end", font_weight=400))
    if stage.board.reconstruction:
        x = places[0] - 44 - text_width(words("panel-trips"), 13)
        note = words("fact-reconstruction")
        parts.append(text((x, middle + 4.6), note, 12.5, text_anchor="end", font_weight=400, fill=SEAL))
    return group(*parts, id="band")


# ---------------------------------------------------------------- the mats


def _mat(mat: Mat, look: Look, seat: int, limit: int) -> str:
    box = mat.box
    wall, city = mat.wall_box, mat.city_box
    store, stacks, on_wall, home = mat.icons
    size = min(13.0, mat.store.radius * 0.74)
    parts = [
        rect(box.x + 1.5, box.y + 2.5, box.width, box.height, rx=5, fill=SHADE, opacity=0.3),
        rect(*box, rx=5, fill=mix(look.colour, PAPER, 0.8)),
        _bricks(wall),
        rect(*city, fill=LACQUER),
        path(f"M{num(city.x)},{num(city.y)}h{num(city.width)}", stroke=SEAL, stroke_width=2.4),
        *_empty(mat.store, WAREHOUSE),
        *_empty(mat.stacks, STACKS),
        *_empty(mat.wall, limit, last=True),
        picture("store", store, size),
        picture("stack", stacks, size),
        picture("wall", on_wall, size * 0.82),
        picture("palace", home, size),
        rect(*box, rx=5, fill="none", stroke=INK, stroke_width=1.2),
        rect(box.x, box.y, 5, box.height, rx=2, fill=look.colour, stroke=INK, stroke_width=0.8),
        faint_sign(look, (box.x + box.width - 13, box.y + 13), 5.5),
    ]
    return group(*parts, id=f"mat-{seat}")


def _empty(slots: Slots, count: int, *, last: bool = False) -> list[str]:
    """Draws places for tiles. With `last` the last one is marked as over the limit."""
    found = []
    for number, place in enumerate(slots.places(count)):
        limit = last and number == count - 1
        line = {"stroke": SEAL if limit else INK, "stroke_width": 1.8 if limit else 0.9, "stroke_dasharray": "3 2.4"}
        found.append(polygon(corners(place, slots.radius * 0.92, NORTH_LEFT), fill=CREAM, fill_opacity=0.45, **line))
    return found


def _bricks(box: Box) -> str:
    """Draws the Wall of Contentment."""
    way = ""
    course = box.height / 4
    for row in range(1, 4):
        way += f"M{num(box.x)},{num(box.y + course * row)}h{num(box.width)}"
    for row in range(4):
        x = box.x + (14 if row % 2 else 30)
        while x < box.x + box.width - 2:
            way += f"M{num(x)},{num(box.y + course * row)}v{num(course)}"
            x += 32
    return rect(*box, fill=BRICK) + path(way, stroke=INK, stroke_width=0.5, opacity=0.25, fill="none")
