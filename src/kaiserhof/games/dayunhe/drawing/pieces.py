"""Builds the markup of tiles and other pieces from the symbols of the sprite. Each string is built only once.

A tile is drawn around the origin with a radius of `UNIT`. The symbols of the sprite have north on the left and are
rotated where north is above; buildings, fists and numbers always stand upright. A tile takes its colour from the class
of its seat.
"""

from __future__ import annotations

from collections.abc import Callable

from kaiserhof.drawing import assets
from kaiserhof.drawing.geometry import shifted
from kaiserhof.drawing.palette import on_seat
from kaiserhof.drawing.svg import circle, num, path, polygon, xy
from kaiserhof.engine.datafile import Point
from kaiserhof.games.dayunhe.board.board import Board
from kaiserhof.games.dayunhe.drawing.colours import CREAM, INK, LOOKS, PALE, SEAL
from kaiserhof.games.dayunhe.drawing.ground.hexes import NORTH_LEFT, ROOT3, corners, toward
from kaiserhof.games.dayunhe.drawing.ground.signs import PICTOGRAMS, picture, text
from kaiserhof.games.dayunhe.drawing.ground.tiles import (
    Layers,
    draw_tile_ground,
    draw_water,
    sites,
)
from kaiserhof.games.dayunhe.rules.components import MAX_SEATS, UNREST

FIGURES = assets.figures(__package__, "figures.svg")
"""Faces of the action cards, icons, and what lies on tiles."""
UNIT = 40.0
ORIGIN = (0.0, 0.0)


def symbols(board: Board) -> list[str]:
    """Returns the figures of both sheets, and what depends on the board: its canal tiles, buildings and values."""
    found = [_symbol(f"p-{name}", drawn.markup) for name, drawn in PICTOGRAMS.items()]
    for name, drawn in FIGURES.items():
        found.append(drawn.symbol(name) if name.startswith("i-") else _symbol(name, drawn.markup))
    for edges in sorted({tile.edges for tile in board.tiles}):
        layers = Layers()
        draw_tile_ground(layers, "currentColor", ORIGIN, UNIT, NORTH_LEFT)
        draw_water(layers, list(edges), ORIGIN, UNIT, NORTH_LEFT)
        found.append(_symbol(_canal(edges), layers.svg()))
    for seat in range(MAX_SEATS):
        values = sorted({tile.value for tile in board.tiles})
        found += [_symbol(f"worth-{seat}-{worth}", figures(seat, str(worth))) for worth in values]
    return found + [_symbol(f"house-{tile.id}", _house(tile.id)) for tile in board.tiles if tile.building]


def _symbol(name: str, content: str) -> str:
    """Returns a symbol without a viewBox, so it keeps its size and stays around its origin."""
    return f'<symbol id="{name}" overflow="visible">{content}</symbol>'


def _canal(edges: tuple[int, ...]) -> str:
    return "canal-" + "".join(str(edge) for edge in edges)


class Pieces:
    """The markup of all pieces on the board or on a mat, with north on the left or above."""

    def __init__(self, board: Board, angle: float) -> None:
        kinds = len(board.tiles) + 1
        self.angle = angle
        self.tiles = [
            [[self._tile(board, seat, kind, turns) for turns in range(6)] for kind in range(kinds)]
            for seat in range(MAX_SEATS)
        ]
        """Markup of tiles, by seat, kind and turns."""
        self.blank = f'<use href="#tile-back"{self._turned(0)}/>'
        """A face-down tile below another."""
        self.back = f'{self.blank}<use href="#tile-mark"/>'
        self.gap = f'<use href="#tile-gap"{self._turned(0)}/>'
        """A place without a tile."""
        self.ends = _by_mask(lambda edge: _end(edge, angle))
        """Banks that close canal lines without a neighbour, by mask of edges."""
        self.joints = _by_mask(lambda edge: _use("tile-joined", toward(edge, UNIT * ROOT3 / 2, angle)))
        """Marks of joined lines, by mask of edges."""
        self.loose = _by_mask(lambda edge: _use("tile-loose", toward(edge, UNIT * ROOT3 / 2, angle)))
        """Marks of lines that meet no other, by mask of edges."""
        self.turning = _outline("#ffffff", 4, angle) + _outline(SEAL, 1.8, angle)
        """Mark of a tile that is still being turned."""

    def drawn_angle(self, turns: int) -> int:
        """Returns the clockwise rotation of a canal tile's symbol, in degrees."""
        return round(60 * turns + self.angle - NORTH_LEFT) % 360

    def _turned(self, turns: int) -> str:
        degrees = self.drawn_angle(turns)
        return f' transform="rotate({degrees})"' if degrees else ""

    def _tile(self, board: Board, seat: int, kind: int, turns: int) -> str:
        if kind == UNREST:
            return f'<use href="#unrest"{self._turned(0)}/><use href="#unrest-{seat}"/>'
        tile = board.tiles[kind - 1]
        edges = sorted((edge + turns) % 6 for edge in tile.edges)
        parts = [f'<use href="#{_canal(tile.edges)}"{self._turned(turns)}/>']
        house, badge = sites(edges, building=tile.building, angle=self.angle)
        if tile.building:
            parts.append(_use(f"house-{tile.id}", toward(house[0], house[1] * UNIT, self.angle)))
        parts.append(_use(f"worth-{seat}-{tile.value}", toward(badge, 0.595 * UNIT, self.angle)))
        return "".join(parts)


def _use(name: str, at: Point) -> str:
    return f'<use href="#{name}" x="{num(at[0])}" y="{num(at[1])}"/>'


def _house(name: str) -> str:
    """Draws a building on its tile; an empty disc for a building that has no picture."""
    disc = circle(ORIGIN, 0.325 * UNIT, fill=CREAM, stroke=INK, stroke_width=1.6)
    return disc + (picture(name, ORIGIN, 0.24 * UNIT) if name in PICTOGRAMS else "")


def figures(seat: int, label: str) -> str:
    """Draws a seat's sign with a figure in it."""
    low = {"triangle": 2.3, "star": 0.6}.get(LOOKS[seat].sign, 0)
    halo = {"paint_order": "stroke", "stroke": "currentColor", "stroke_width": 2.9, "stroke_linejoin": "round"}
    return f'<use href="#sign-{seat}"/>' + text((0, 6.1 + low), label, 17.2, fill=on_seat(seat), **halo)


def _by_mask(draw: Callable[[int], str]) -> list[str]:
    """Returns, for each mask of edges, what is drawn at its edges."""
    edges = [draw(edge) for edge in range(6)]
    return ["".join(drawn for edge, drawn in enumerate(edges) if mask >> edge & 1) for mask in range(64)]


def _end(edge: int, angle: float) -> str:
    """Draws a bank across the end of a canal line."""
    middle = toward(edge, UNIT * ROOT3 / 2 - 1.5, angle)
    along = toward(edge + 1.5, UNIT * 0.2, angle)
    a, b = shifted(middle, along), shifted(middle, (-along[0], -along[1]))
    way = f"M{xy(a)}L{xy(b)}"
    return path(way, stroke=INK, stroke_width=3.4, stroke_linecap="round") + path(way, stroke=PALE, stroke_width=1.2)


def _outline(colour: str, width: float, angle: float) -> str:
    return polygon(corners(ORIGIN, UNIT * 0.97, angle), fill="none", stroke=colour, stroke_width=width)
