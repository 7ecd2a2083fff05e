"""Draws the empty board as one document: land and hexes, with the band above them."""

from __future__ import annotations

from dataclasses import replace

from kaiserhof.drawing.geometry import shifted
from kaiserhof.drawing.svg import circle, group, num, path, rect
from kaiserhof.engine import Words
from kaiserhof.engine.datafile import Point
from kaiserhof.games.dayunhe.board.board import Board
from kaiserhof.games.dayunhe.drawing.board.band import MIDDLE, BandPlaces
from kaiserhof.games.dayunhe.drawing.board.layout import BAND, FOLD, UPRIGHT, Layout, Stretch
from kaiserhof.games.dayunhe.drawing.colours import CREAM, INK, PAPER, SEAL, SHADE
from kaiserhof.games.dayunhe.drawing.ground import scenery
from kaiserhof.games.dayunhe.drawing.ground.ground import draw_ground
from kaiserhof.games.dayunhe.drawing.ground.hexes import toward
from kaiserhof.games.dayunhe.drawing.ground.signs import picture, text
from kaiserhof.games.dayunhe.drawing.ground.tiles import Layers
from kaiserhof.games.dayunhe.drawing.printed.sheet import document, grain

COMPASS = 15
EAST_OF_HEXES = 16
"""Distance of an upright coast from the hexes."""


def draw_base(stage: Layout, words: Words) -> str:
    """Draws everything that does not change, as a complete SVG document."""
    size = stage.width, stage.height
    content = [
        *(_stretch(stage, line, number) for number, line in enumerate(stage.lines)),
        *_fold(stage, words),
        _compass(stage),
        _note(stage, words),
        _band(stage, words) if stage.band else "",
        grain(size),
    ]
    return document(size, words("map-title"), words.lang, content)


def _stretch(stage: Layout, line: Stretch, number: int) -> str:
    """Draws the land and the fields of one line."""
    layers = Layers()
    board = _part(stage.board_in_use, [stage.fields[field].id for field in sorted((*line.own, *line.pale))])
    pale = frozenset(stage.fields[field].id for field in line.pale)
    draw_ground(layers, board, line.grid, stage.seats, pale=pale)
    if stage.layout == UPRIGHT:
        east = max(x for x, _ in line.places.values()) + stage.size
        land = scenery.upright_landscape(line.land, east + EAST_OF_HEXES)
    else:
        land = scenery.landscape(line.land, [], 3 + number)
    return land + group(layers.svg(), id=f"canal-{number + 1}")


def _part(board: Board, names: list[str]) -> Board:
    kept = frozenset(names)
    return replace(
        board,
        fields=tuple(field for field in board.fields if field.id in kept),
        symbols=tuple(name for name in board.symbols if name in kept),
        through=tuple(name for name in board.through if name in kept),
    )


def _fold(stage: Layout, words: Words) -> list[str]:
    """Draws a bar between two lines, and arrows where the canal continues in the other line."""
    if len(stage.lines) == 1:
        return []
    upper, lower = (line.land for line in stage.lines)
    bar = rect(0, upper.y + upper.height, stage.width, FOLD, fill=SHADE)
    ends = ((stage.width - 15, upper.y + upper.height / 2, 1), (15, lower.y + lower.height / 2, -1))
    middle = upper.y + upper.height + FOLD / 2
    said = (
        _pill((stage.width - 8, middle), words("fold-below"), "end"),
        _pill((8, middle), words("fold-above"), "start"),
    )
    return [bar, *(_goes_on((x, y), way) for x, y, way in ends), *said]


def _pill(at: Point, said: str, anchor: str) -> str:
    """Draws a label on the bar where the board is cut, beginning or ending at a place."""
    width = 14 + 6.3 * sum(2 if ord(letter) > 0x2E80 else 1 for letter in said)
    left = at[0] - width if anchor == "end" else at[0]
    box = rect(left, at[1] - 10, width, 20, rx=10, fill=PAPER, stroke=INK, stroke_width=1)
    return box + text((left + width / 2, at[1] + 4.2), said, 12, font_weight=500)


def _goes_on(at: Point, way: int) -> str:
    x, y = at
    arrow = f"M{num(x)},{num(y - 12 * way)}v{num(22 * way)}m-6,{num(-7 * way)}l6,{num(7 * way)}l6,{num(-7 * way)}"
    line = {"fill": "none", "stroke": CREAM, "stroke_width": 2.4, "stroke_linecap": "round", "stroke_linejoin": "round"}
    return rect(x - 12, y - 30, 24, 60, rx=12, fill=SEAL, stroke=CREAM, stroke_width=1.4) + path(arrow, **line)


def _compass(stage: Layout) -> str:
    """Draws the compass at the end of the first line, turned like the board."""
    land = stage.lines[0].land
    at = land.x + land.width - 24, land.y + (24 if stage.layout == UPRIGHT else 17)
    north = shifted(at, toward(0, COMPASS + 9, stage.angle))
    if stage.layout == UPRIGHT:
        at, north = shifted(at, (0, 18)), shifted(north, (0, 18))
    turned = f"rotate({num(stage.angle)} {num(at[0])} {num(at[1])})"
    return group(
        group(picture("compass", at, COMPASS), transform=turned),
        text((north[0], north[1] + 4.5), "N", 13),
        id="compass",
    )


def _note(stage: Layout, words: Words) -> str:
    """Writes that the board is a reconstruction, if it is."""
    if not stage.board.reconstruction:
        return ""
    land = stage.lines[-1].land
    halo = {"paint_order": "stroke", "stroke": PAPER, "stroke_width": 3, "stroke_opacity": 0.85}
    place = land.x + land.width - 8, land.y + land.height - 6
    note = words("fact-reconstruction")
    return text(place, note, 11.5, text_anchor="end", font_weight=400, fill=SEAL, **halo)


def _band(stage: Layout, words: Words) -> str:
    parts = [
        rect(0, 0, stage.width, BAND, fill=PAPER),
        rect(0, 0, stage.width, BAND, fill=CREAM, fill_opacity=0.8),
        path(f"M0,{BAND}H{num(stage.width)}", stroke=INK, stroke_width=1.2),
    ]
    places = BandPlaces(words, stage.width)
    plain = {"font_weight": 400}
    for phase, x in enumerate(places.phases, 1):
        parts.append(circle((x, MIDDLE), 10, fill=CREAM, stroke=INK, stroke_width=1.1))
        parts.append(text((x, MIDDLE + 4.4), phase, 12.5))
        name = words(f"phase-{phase}")
        parts.append(text((x + 16, MIDDLE + 4.6), name, places.size, text_anchor="start", **plain))
    parts.append(text((places.trips - 20, MIDDLE + 4.6), words("panel-trips"), 13, text_anchor="end", **plain))
    return group(*parts, id="band")
