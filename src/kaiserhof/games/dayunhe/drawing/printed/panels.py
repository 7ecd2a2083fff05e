"""Draws what lies below the board: the canal tiles, and the legend."""

from __future__ import annotations

from kaiserhof.drawing.geometry import shifted
from kaiserhof.drawing.palette import mix
from kaiserhof.drawing.svg import group, path, polygon, rect
from kaiserhof.engine import Words
from kaiserhof.engine.datafile import Point
from kaiserhof.games.dayunhe.board.board import Board, TileKind
from kaiserhof.games.dayunhe.drawing.colours import (
    CREAM,
    INK,
    LOOKS,
    NEUTRAL,
    PAPER,
    QUAY,
    SAND,
    SHADE,
    WATER,
    SeatLook,
)
from kaiserhof.games.dayunhe.drawing.ground.ground import neutral_dots
from kaiserhof.games.dayunhe.drawing.ground.hexes import corners
from kaiserhof.games.dayunhe.drawing.ground.scenery import Box
from kaiserhof.games.dayunhe.drawing.ground.signs import faint_sign, picture, seal, text, unrest_symbol
from kaiserhof.games.dayunhe.drawing.ground.tiles import Layers, draw_canal, draw_unrest
from kaiserhof.games.dayunhe.rules.components import UNREST_TILES

TILES_A_ROW = 10


def panel(box: Box) -> str:
    """Draws a sheet of paper with a double border."""
    return (
        rect(box.x + 2, box.y + 3, box.width, box.height, fill=SHADE, opacity=0.25)
        + rect(*box, fill=PAPER)
        + rect(*box, fill=CREAM, fill_opacity=0.8, stroke=INK, stroke_width=1.5)
        + rect(*box.inside(3.5, 3.5), fill="none", stroke=INK, stroke_width=0.6)
    )


def _heading(box: Box, title: str, note: str = "") -> str:
    at = box.x + 18, box.y + 31
    parts = text(at, title, 18, text_anchor="start")
    if note:
        parts += text((box.x + box.width - 18, at[1]), note, 13, text_anchor="end", font_weight=400)
    return parts


def _rows(board: Board) -> list[list[tuple[TileKind | None, int]]]:
    """Returns plain tiles in the first row and buildings in the second, each with its number; the unrest tile comes
    last.
    """
    plain = [(tile, tile.count) for tile in board.tiles if not tile.building]
    buildings = [(tile, tile.count) for tile in board.tiles if tile.building]
    cells: list[list[tuple[TileKind | None, int]]] = [[], []]
    cells[0] += plain
    cells[1] += [*buildings, (None, UNREST_TILES)]
    return [row[i : i + TILES_A_ROW] for row in cells for i in range(0, len(row), TILES_A_ROW)]


def tiles_height(board: Board) -> float:
    return 50 + 146 * len(_rows(board))


def tiles_panel(board: Board, box: Box, words: Words) -> str:
    """Draws every kind of tile in the colour of the first seat, with its number and its name."""
    parts = [panel(box), _heading(box, words("map-tiles"), words("map-tiles-note"))]
    step = (box.width - 24) / TILES_A_ROW
    for row, cells in enumerate(_rows(board)):
        for column, (tile, count) in enumerate(cells):
            at = box.x + 12 + step * (column + 0.5), box.y + 94 + 146 * row
            parts.append(_tile(tile, count, at, words))
    return group(*parts, id="tiles")


def _tile(tile: TileKind | None, count: int, at: Point, words: Words) -> str:
    layers = Layers()
    look: SeatLook = LOOKS[0]
    if tile is None:
        draw_unrest(layers, look, at, 44)
        name, note = words("map-unrest"), ""
    else:
        draw_canal(layers, tile, look, at, 44)
        name, note = tile.names[words.lang], words("map-mirrored") if tile.mirrored else ""
    label = f"{name} ×{count}" if count > 1 else name
    parts = [layers.svg(), text(shifted(at, (0, 59)), label, 14.5, font_weight=600)]
    if note:
        parts.append(text(shifted(at, (0, 75)), note, 12, font_weight=400))
    return group(*parts, id=f"tile-{tile.id if tile else 'unrest'}")


LEGEND = ("symbol", "pagoda", "neutral", "region", "join")


def legend_panel(box: Box, words: Words) -> str:
    """Draws the legend of the marks on the board."""
    parts = [panel(box), _heading(box, words("map-legend"))]
    step = (box.height - 54) / len(LEGEND)
    for row, mark in enumerate(LEGEND):
        at = box.x + 42, box.y + 46 + step * (row + 0.5)
        parts.append(_mark(mark, at))
        parts.append(
            text((box.x + 80, at[1] + 4.5), words(f"map-legend-{mark}"), 12.5, text_anchor="start", font_weight=400)
        )
    return group(*parts, id="legend")


def _mark(mark: str, at: Point) -> str:
    x, y = at
    if mark == "symbol":
        return path(f"M{x - 24},{y}h48", stroke=SAND, stroke_width=10) + unrest_symbol(at, 36)
    if mark == "pagoda":
        return picture("pagoda", (x - 6, y), 15) + seal((x + 14, y + 8), 7, "4", 10)
    if mark == "neutral":
        return polygon(corners(at, 17), fill=NEUTRAL, stroke=INK) + "".join(neutral_dots(at, 20))
    if mark == "region":
        tint = mix(LOOKS[1].colour, PAPER, 0.74)
        return polygon(corners(at, 17), fill=tint, stroke=INK, stroke_width=2.2) + faint_sign(LOOKS[1], at, 5)
    parts = [
        path(f"M{x - 22},{y}h44", stroke=colour, stroke_width=width)
        for colour, width in ((INK, 11), (QUAY, 9.4), (WATER, 6))
    ]
    return "".join(parts) + path(f"M{x},{y - 14}v28", stroke=INK, stroke_width=1, stroke_dasharray="2 2")
