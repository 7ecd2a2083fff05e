"""Draws the empty board: hexes in the colours of their regions, the dry bed of the old course, printed symbols."""

from __future__ import annotations

from itertools import pairwise

from kaiserhof.drawing.geometry import between, shifted
from kaiserhof.drawing.palette import mix
from kaiserhof.drawing.svg import circle, closed, group, num, path, polygon, rect, xy
from kaiserhof.engine.datafile import Point
from kaiserhof.games.dayunhe.board.board import STEPS, Board, Field
from kaiserhof.games.dayunhe.drawing.colours import (
    BORDER,
    GOLD,
    INK,
    LAND,
    LOOKS,
    NEUTRAL,
    NEUTRAL_EDGE,
    PAPER,
    SAND,
    SEAL,
    SHADE,
    plaque,
    washes,
)
from kaiserhof.games.dayunhe.drawing.ground.hexes import NORTH_ABOVE, Grid, corners, hatching, toward
from kaiserhof.games.dayunhe.drawing.ground.signs import faint_sign, hanzi, picture, seal, sign, text, unrest_symbol
from kaiserhof.games.dayunhe.drawing.ground.tiles import Layers


def draw_ground(
    layers: Layers,
    board: Board,
    grid: Grid,
    seats: int = 0,
    *,
    ids: bool = True,
    pale: frozenset[str] = frozenset(),
) -> None:
    """Draws all fields of a board without any tile.

    With a number of seats, their turning field stands out. Leave out ids if many drawings share a page. `pale` fields
    are also drawn elsewhere; they have no id here.
    """
    shadows = "".join(
        closed(corners(shifted(grid.centre(field), (2, 4)), grid.size * 1.03, grid.angle)) for field in board.fields
    )
    layers.add("field", path(shadows, fill=SHADE, opacity=0.3))
    edges: dict[str, str] = {}
    for field in board.fields:
        named = ids and field.id not in pale
        edge = _draw_hex(layers, field, grid, turning=bool(seats) and field.players == seats, ids=named)
        edges[edge] = edges.get(edge, "") + closed(corners(grid.centre(field), grid.size * 0.91, grid.angle))
    line = {"fill": "none", "stroke_width": grid.size * 0.07, "opacity": 0.6}
    layers.add("field", *(path(way, stroke=edge, **line) for edge, way in edges.items()))
    _draw_course(layers, board, grid)
    for field in board.fields:
        _draw_print(layers, field, grid, symbol=field.id in board.symbols)
    layers.add("base", _borders(board, grid))
    for field in board.fields:
        if field.id in pale:
            veil = polygon(corners(grid.centre(field), grid.size * 1.03, grid.angle), fill=LAND, fill_opacity=0.62)
            lines = path(hatching(grid.size), stroke=INK, stroke_width=1.1, stroke_opacity=0.45)
            x, y = grid.centre(field)
            layers.add("mark", veil, group(lines, transform=f"translate({num(x)} {num(y)})"))


def _draw_hex(layers: Layers, field: Field, grid: Grid, *, turning: bool, ids: bool) -> str:
    """Draws a field; returns the colour of the line along its edge."""
    wash, edge = NEUTRAL, NEUTRAL_EDGE
    named = {"id": f"field-{field.id}"} if ids else {}
    if field.region:
        colour = LOOKS[field.region - 1].colour
        wash, edge = washes(colour, PAPER)
    elif turning or field.kind in ("peking", "hangzhou"):
        wash, edge = GOLD, SEAL
    place = corners(grid.centre(field), grid.size, grid.angle)
    layers.add("field", polygon(place, **named, fill=wash, stroke=INK, stroke_width=0.9))
    return edge


def _draw_course(layers: Layers, board: Board, grid: Grid) -> None:
    """Draws the dry bed of the old canal."""
    fields = {field.id: field for field in board.fields}
    points = [grid.centre(fields[name]) for name in board.through]
    if len(points) < 2:
        return
    way = f"M{xy(points[0])}L{xy(between(points[0], points[1]))}"
    for bend, after in pairwise(points[1:]):
        way += f"Q{xy(bend)} {xy(between(bend, after))}"
    way += f"L{xy(points[-1])}"
    dust, size = mix(INK, SAND, 0.5), grid.size
    layers.add(
        "bed",
        group(
            path(way, stroke=mix(INK, SAND, 0.45), stroke_width=0.34 * size, opacity=0.75),
            path(way, stroke=SAND, stroke_width=0.28 * size),
            path(way, stroke=dust, stroke_width=1, stroke_dasharray=f"1.5 {0.16 * size:.1f}", opacity=0.8),
            fill="none",
            stroke_linejoin="round",
        ),
    )


def _draw_print(layers: Layers, field: Field, grid: Grid, *, symbol: bool) -> None:
    """Draws a field's name and printed symbols."""
    at, size = grid.centre(field), grid.size
    if field.kind in ("peking", "hangzhou"):
        _draw_city(layers, field, at, size, beside=grid.angle == NORTH_ABOVE)
        return
    if symbol:
        layers.add("bed", unrest_symbol(at, size))
    elif field.region:
        layers.add("bed", faint_sign(LOOKS[field.region - 1], at, 0.17 * size))
    elif field.kind == "neutral":
        layers.add("bed", *neutral_dots(at, size))
    else:
        layers.add("bed", picture("pagoda", shifted(at, (0, size * 0.1)), 0.42 * size))
        layers.add("bed", seal(shifted(at, (size * 0.5, size * 0.3)), size * 0.17, str(field.players), size * 0.26))
    halo = {"paint_order": "stroke", "stroke": PAPER, "stroke_width": 2.2, "stroke_opacity": 0.8}
    name = shifted(at, (0, -size * (0.47 if grid.angle == NORTH_ABOVE else 0.56)))  # inside the ring of a lit field
    layers.add("bed", text(name, field.id.upper(), 0.24 * size, font_weight=600, opacity=0.75, **halo))


def neutral_dots(at: Point, size: float) -> list[str]:
    """Draws the mark of neutral ground."""
    return [circle(shifted(at, (i * size * 0.22, 0)), 0.055 * size, fill=INK, opacity=0.35) for i in (-1, 0, 1)]


def _draw_city(layers: Layers, field: Field, at: Point, size: float, *, beside: bool) -> None:
    """Draws a city and its name where the ship does not cover it: below, or beside the ship if it sails southwards."""
    peking = field.kind == "peking"
    layers.add("bed", picture("palace" if peking else "pagoda", shifted(at, (0, -size * 0.1)), 0.48 * size))
    name = "北京" if peking else "杭州"
    if beside:
        for number, character in enumerate(name):
            layers.add(
                "bed",
                hanzi(shifted(at, (-size * 0.74, size * (0.26 * number - 0.03))), character, 0.23 * size, fill=SEAL),
            )
    else:
        layers.add("bed", hanzi(shifted(at, (0, size * 0.79)), name, 0.25 * size, fill=SEAL))
    if field.players:
        layers.add("bed", seal(shifted(at, (size * 0.5, size * 0.3)), size * 0.17, str(field.players), size * 0.26))


def _borders(board: Board, grid: Grid) -> str:
    """Draws strong lines around the regions."""
    at = {(field.x, field.y): field for field in board.fields}
    way = ""
    for field in board.fields:
        for edge, (dx, dy) in enumerate(STEPS):
            other = at.get((field.x + dx, field.y + dy))
            if field.region and (other is None or other.region != field.region):
                centre = grid.centre(field)
                a, b = (shifted(centre, toward(edge + side, grid.size, grid.angle)) for side in (-0.5, 0.5))
                way += f"M{xy(a)}L{xy(b)}"
    return path(way, fill="none", stroke=BORDER, stroke_width=0.085 * grid.size, stroke_linecap="round")


def plaque_places(board: Board, grid: Grid) -> list[Point]:
    """Returns the place of each region's plaque: beside the middle field of its westernmost column."""
    places = []
    for number in range(1, len(LOOKS) + 1):
        region = [field for field in board.fields if field.region == number]
        west = min(field.x for field in region)
        column = sorted((field for field in region if field.x == west), key=lambda field: field.y)
        places.append(shifted(grid.centre(column[len(column) // 2]), (0, grid.size * 1.27)))
    return places


def plaques(board: Board, grid: Grid) -> list[str]:
    """Draws the plaque of each region with its owner's sign."""
    found = []
    s = grid.size
    for number, (look, (x, y)) in enumerate(zip(LOOKS, plaque_places(board, grid), strict=True), 1):
        board_of_wood = {"rx": 3, "fill": plaque(look.colour), "stroke": INK, "stroke_width": 1.2}
        found.append(
            group(
                rect(x - s * 0.9, y - s * 0.22, s * 1.8, s * 0.44, **board_of_wood),
                sign(look, (x - s * 0.4, y), s * 0.13),
                text((x + s * 0.3, y + s * 0.12), number, s * 0.34),
                id=f"region-{number}",
            )
        )
    return found
