"""Draws tiles in layers, so that the water of neighbouring tiles merges."""

from __future__ import annotations

import math

from kaiserhof.drawing.geometry import polar, shifted
from kaiserhof.drawing.svg import circle, path, polygon, xy
from kaiserhof.engine.datafile import Point
from kaiserhof.games.dayunhe.board.board import TileKind
from kaiserhof.games.dayunhe.drawing.colours import CREAM, DEEP, INK, PALE, QUAY, RIPPLE, SEAL, WATER, SeatLook
from kaiserhof.games.dayunhe.drawing.ground.hexes import NORTH_ABOVE, ROOT3, corners, toward
from kaiserhof.games.dayunhe.drawing.ground.signs import PICTOGRAMS, picture, sign

LAYERS = ("field", "bed", "base", "ink", "quay", "water", "ripple", "top", "mark")


class Layers:
    """Pieces of SVG by layer. Later layers cover earlier ones."""

    def __init__(self) -> None:
        self._parts: dict[str, list[str]] = {name: [] for name in LAYERS}

    def add(self, layer: str, *parts: str) -> None:
        self._parts[layer] += parts

    def svg(self) -> str:
        """Returns all layers, one after the other."""
        return "\n".join("".join(parts) for parts in self._parts.values() if parts)


def draw_canal(
    layers: Layers, tile: TileKind, look: SeatLook, at: Point, size: float, turns: int = 0, angle: float = NORTH_ABOVE
) -> None:
    """Draws a canal tile: ground in the owner's colour, water with quays, its building, its value on the sign."""
    edges = sorted((edge + turns) % 6 for edge in tile.edges)
    draw_tile_ground(layers, look.colour, at, size, angle)
    draw_water(layers, edges, at, size, angle)
    house, badge = sites(edges, building=tile.building, angle=angle)
    if tile.building and tile.id in PICTOGRAMS:
        spot = shifted(at, toward(house[0], house[1] * size, angle))
        radius = 0.325 * size
        rim = {"fill": CREAM, "stroke": INK, "stroke_width": max(0.9, 0.04 * size)}
        layers.add("top", circle(spot, radius, **rim), picture(tile.id, spot, radius * 0.74))
    spot = shifted(at, toward(badge, 0.595 * size, angle))
    layers.add("mark", sign(look, spot, 0.24 * size, str(tile.value), 0.43 * size))


def draw_tile_ground(layers: Layers, colour: str, at: Point, size: float, angle: float) -> None:
    """Draws the ground of a canal tile in its owner's colour, lighter inside."""
    border = {"fill": "none", "stroke": INK, "stroke_width": max(0.9, size * 0.035)}
    layers.add(
        "base",
        polygon(corners(at, size * 0.985, angle), fill=colour),
        polygon(corners(at, size * 0.86, angle), fill=PALE, fill_opacity=0.49),
        polygon(corners(at, size * 0.985, angle), **border),
    )


def draw_water(layers: Layers, edges: list[int], at: Point, size: float, angle: float) -> None:
    """Draws canal lines to the edges: a bend for two ends, a basin in the middle for more."""
    ends = [shifted(at, toward(edge, size * ROOT3 / 2 + 0.2, angle)) for edge in edges]
    if len(ends) == 2:
        way = f"M{xy(ends[0])}Q{xy(at)} {xy(ends[1])}"
    else:
        way = "".join(f"M{xy(end)}L{xy(at)}" for end in ends)
    for layer, colour, width, basin in (
        ("ink", INK, 0.43, 0.31),
        ("quay", QUAY, 0.37, 0.28),
        ("water", WATER, 0.25, 0.215),
        ("ripple", RIPPLE, 0.085, 0.1),
    ):
        layers.add(layer, path(way, fill="none", stroke=colour, stroke_width=width * size))
        if len(ends) != 2:
            layers.add(layer, circle(at, basin * size, fill=colour))


def sites(edges: list[int], *, building: bool, angle: float) -> tuple[tuple[float, float], int]:
    """Returns direction and distance of the building, and the edge near which the value is written."""
    house = _house(edges, angle) if building and len(edges) == 2 else (0.0, 0.0)
    free = [edge for edge in range(6) if edge not in edges] or list(range(6))

    def fitness(edge: int) -> float:
        spot, taken = toward(edge, 0.6, angle), toward(house[0], house[1], angle)
        crowd = sum((edge + step) % 6 in edges for step in (1, 5))
        apart = math.dist(spot, taken)
        clash = 1.5 * (0.56 - apart) / 0.2 if building and apart < 0.56 else 0.0
        return spot[1] + spot[0] * 0.12 - crowd * 0.12 - clash

    return house, max(free, key=fitness)


def _house(edges: list[int], angle: float) -> tuple[float, float]:
    """Returns the direction of a building: outside a bend, above a straight line."""
    gap = (edges[1] - edges[0]) % 6
    first, gap = (edges[0], gap) if gap <= 3 else (edges[1], 6 - gap)
    middle = first + gap / 2
    if gap < 3:
        return middle + 3, 0.17 if gap == 1 else 0.36
    upper = toward(middle, 1, angle)[1] <= toward(middle + 3, 1, angle)[1]
    return (middle if upper else middle + 3), 0.48


def draw_unrest(layers: Layers, look: SeatLook, at: Point, size: float, angle: float = NORTH_ABOVE) -> None:
    """Draws an unrest tile: a raised fist in flames on dark ground."""
    draw_unrest_ground(layers, look.colour, at, size, angle)
    draw_fist(layers, look, at, size)


def draw_unrest_ground(layers: Layers, colour: str, at: Point, size: float, angle: float) -> None:
    """Draws flames on the dark ground of an unrest tile."""
    rim = {"fill": colour, "stroke": INK, "stroke_width": max(0.9, size * 0.035)}
    flames = [
        polygon(
            [shifted(at, polar(30 * i + angle + side, size * far)) for side, far in ((-8, 0.44), (0, 0.74), (8, 0.44))],
            fill=SEAL,
        )
        for i in range(12)
    ]
    layers.add(
        "base",
        polygon(corners(at, size * 0.985, angle), **rim),
        polygon(corners(at, size * 0.83, angle), fill=DEEP, fill_opacity=0.6),
        *flames,
        circle(at, size * 0.47, fill=SEAL),
    )


def draw_fist(layers: Layers, look: SeatLook, at: Point, size: float) -> None:
    """Draws the raised fist of an unrest tile, and its value on the owner's sign."""
    layers.add("top", picture("fist", shifted(at, (0, -size * 0.07)), size * 0.5))
    layers.add("mark", sign(look, shifted(at, (size * 0.36, size * 0.44)), 0.24 * size, "−4", 0.36 * size))
