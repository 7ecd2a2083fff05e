"""The drawing of the board: SVG made from a map, paper and ink, without any piece on it."""

from kaiserhof.games.china.drawing.sheet import draw_map

__all__ = ["draw_map"]
