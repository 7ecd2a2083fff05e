"""Builds the markup of tiles and other pieces from the symbols of the sprite; each string is built only once.

A tile is drawn round the origin with a radius of `UNIT` and north on the left, as on the board. It takes its colour
from the class of its seat.
"""

from __future__ import annotations

from kaiserhof.drawing.geometry import shifted
from kaiserhof.drawing.svg import circle, num, path, polygon, xy
from kaiserhof.engine.datafile import Point
from kaiserhof.games.dayunhe.board.board import Board
from kaiserhof.games.dayunhe.drawing.colours import BY_SEAT, CREAM, INK, LOOKS, PALE, SEAL
from kaiserhof.games.dayunhe.drawing.ground.hexes import NORTH_LEFT, ROOT3, corners, toward
from kaiserhof.games.dayunhe.drawing.ground.ink import hanzi, picture, text
from kaiserhof.games.dayunhe.drawing.ground.signs import outline, pictograms
from kaiserhof.games.dayunhe.drawing.ground.tiles import Layers, draw_tile_ground, draw_unrest, draw_water, sites
from kaiserhof.games.dayunhe.rules.components import MOST_SEATS, UNREST

UNIT = 40.0
SIGN = 9.6
"""Radius of the sign on a tile."""
ORIGIN = (0.0, 0.0)


def symbols(board: Board) -> list[str]:
    """Returns canal tiles by the lines they have before they are turned, unrest, backs, signs, and all pictograms."""
    found = [_symbol(f"p-{name}", content.strip()) for name, content in pictograms().items()]
    for edges in sorted({tile.edges for tile in board.tiles}):
        layers = Layers()
        draw_tile_ground(layers, "currentColor", ORIGIN, UNIT, NORTH_LEFT)
        draw_water(layers, list(edges), ORIGIN, UNIT, NORTH_LEFT)
        found.append(_symbol(_canal(edges), layers.svg()))
    for seat, look in enumerate(BY_SEAT):
        found.append(_symbol(f"sign-{seat}", _sign(seat)))
        layers = Layers()
        draw_unrest(layers, look, ORIGIN, UNIT, NORTH_LEFT)
        found.append(_symbol(f"unrest-{seat}", layers.svg()))
        values = sorted({tile.value for tile in board.tiles})
        found += [_symbol(f"worth-{seat}-{worth}", figures(seat, str(worth))) for worth in values]
    for tile in board.tiles:
        if tile.building:
            found.append(_symbol(f"house-{tile.id}", _house(tile.id)))
    found.append(_symbol("tile-back", _back()))
    return found


def _symbol(name: str, content: str) -> str:
    """Returns a symbol without a viewBox: it stays around its origin at its own size."""
    return f'<symbol id="{name}" overflow="visible">{content}</symbol>'


def _canal(edges: tuple[int, ...]) -> str:
    return "canal-" + "".join(str(edge) for edge in edges)


def _sign(seat: int) -> str:
    shape = outline(LOOKS[seat].sign, SIGN)
    line = {"fill": "currentColor", "stroke_linejoin": "round"}
    return path(shape, stroke=INK, stroke_width=SIGN * 0.34, **line) + path(
        shape, stroke=CREAM, stroke_width=SIGN * 0.16, **line
    )


def _back() -> str:
    rim = {"stroke": INK, "stroke_width": 1.4}
    return (
        polygon(corners(ORIGIN, UNIT * 0.985, NORTH_LEFT), fill="currentColor", **rim)
        + polygon(corners(ORIGIN, UNIT * 0.8, NORTH_LEFT), fill="none", stroke=PALE, stroke_width=1.6)
        + hanzi((0, 9), "漕", 26, fill=PALE)
    )


class Pieces:
    """The markup of everything that lies on the board or on a mat."""

    def __init__(self, board: Board) -> None:
        kinds = len(board.tiles) + 1
        self.tiles = [
            [[self._tile(board, seat, kind, turns) for turns in range(6)] for kind in range(kinds)]
            for seat in range(MOST_SEATS)
        ]
        """Markup of tiles, by seat, kind and turns."""
        self.back = '<use href="#tile-back"/>'
        self.ends = ["".join(_end(edge) for edge in range(6) if mask >> edge & 1) for mask in range(64)]
        """Banks that close canal lines without a neighbour, by mask of edges."""
        self.joints = ["".join(_joint(edge) for edge in range(6) if mask >> edge & 1) for mask in range(64)]
        """Marks of joined lines, by mask of edges."""
        self.turning = _outline("#ffffff", 4) + _outline(SEAL, 1.8) + picture("turn", (0.0, -UNIT * 0.66), 8)
        """Mark of a tile that is still being turned."""

    def _tile(self, board: Board, seat: int, kind: int, turns: int) -> str:
        if kind == UNREST:
            return f'<use href="#unrest-{seat}"/>'
        tile = board.tiles[kind - 1]
        edges = sorted((edge + turns) % 6 for edge in tile.edges)
        turned = f' transform="rotate({60 * turns})"' if turns else ""
        parts = [f'<use href="#{_canal(tile.edges)}"{turned}/>']
        house, badge = sites(edges, building=tile.building, angle=NORTH_LEFT)
        if tile.building:
            parts.append(_use(f"house-{tile.id}", toward(house[0], house[1] * UNIT, NORTH_LEFT)))
        parts.append(_use(f"worth-{seat}-{tile.value}", toward(badge, 0.595 * UNIT, NORTH_LEFT)))
        return "".join(parts)


def _use(name: str, at: Point) -> str:
    return f'<use href="#{name}" x="{num(at[0])}" y="{num(at[1])}"/>'


def _house(name: str) -> str:
    """Draws a building on its tile; an empty disc for a building that has no picture."""
    disc = circle(ORIGIN, 0.325 * UNIT, fill=CREAM, stroke=INK, stroke_width=1.6)
    return disc + (picture(name, ORIGIN, 0.24 * UNIT) if name in pictograms() else "")


def figures(seat: int, label: str) -> str:
    """Draws a seat's sign with a figure in it."""
    low = {"triangle": 2.3, "star": 0.6}.get(LOOKS[seat].sign, 0)
    halo = {"paint_order": "stroke", "stroke": "currentColor", "stroke_width": 2.9, "stroke_linejoin": "round"}
    return f'<use href="#sign-{seat}"/>' + text((0, 6.1 + low), label, 17.2, fill=LOOKS[seat].figures, **halo)


def _end(edge: int) -> str:
    """Draws a bank across the end of a canal line."""
    middle = toward(edge, UNIT * ROOT3 / 2 - 1.5, NORTH_LEFT)
    along = toward(edge + 1.5, UNIT * 0.2, NORTH_LEFT)
    a, b = shifted(middle, along), shifted(middle, (-along[0], -along[1]))
    way = f"M{xy(a)}L{xy(b)}"
    return path(way, stroke=INK, stroke_width=3.4, stroke_linecap="round") + path(way, stroke=PALE, stroke_width=1.2)


def _outline(colour: str, width: float) -> str:
    return polygon(corners(ORIGIN, UNIT * 0.97, NORTH_LEFT), fill="none", stroke=colour, stroke_width=width)


def _joint(edge: int) -> str:
    """Draws a white dot where a line will be joined."""
    at = toward(edge, UNIT * ROOT3 / 2, NORTH_LEFT)
    return circle(at, 4.6, fill="#ffffff", stroke=SEAL, stroke_width=2.2)
