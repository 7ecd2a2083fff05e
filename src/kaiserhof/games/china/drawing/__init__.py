"""The drawing: SVG made from a map, paper and ink, and the table of a game laid over it."""

from kaiserhof.games.china.drawing.artist import Artist
from kaiserhof.games.china.drawing.sheet import draw_map
from kaiserhof.games.china.drawing.vignette import vignette

__all__ = ["Artist", "draw_map", "vignette"]
